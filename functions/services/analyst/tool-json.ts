import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { AnalysisOutput, BreakdownOutput } from './tool-schemas'

/** JSON Schemas of what the tools record. The build writes them out, so that no Lambda carries the converter. */
export const analysisJson = jsonOf(AnalysisOutput)
export const breakdownJson = jsonOf(BreakdownOutput)

/** Returns a schema in which each property is required: models leave out what is optional. */
function jsonOf(schema: GenericSchema): JsonSchema {
  return allRequired(toJsonSchema(schema, { typeMode: 'input' }))
}

function allRequired(json: JsonSchema): JsonSchema {
  const { default: _default, $schema: _draft, ...schema } = json
  if (schema.items) return { ...schema, items: allRequired(schema.items as JsonSchema) }
  if (!schema.properties) return schema
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    allRequired(property as JsonSchema),
  ])
  return { ...schema, properties: Object.fromEntries(properties), required: Object.keys(schema.properties) }
}
