import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { AnalysisOutput, BreakdownOutput } from './tool-schemas'

/** A tool that the model answers by. It has no effect: its input is the answer. */
export interface Tool<T> {
  name: string
  description: string
  /** JSON Schema of the input, with plain `type`, `properties` and `required` alone at the top, as Nova wants it. */
  json: JsonSchema
  schema: v.GenericSchema<unknown, T>
}

const aTool = <T>(name: string, description: string, schema: v.GenericSchema<unknown, T>): Tool<T> => ({
  name,
  description,
  json: allRequired(toJsonSchema(schema, { typeMode: 'input' })),
  schema,
})

export const recordAnalysis = aTool<AnalysisOutput>(
  'record_analysis',
  'Records the breakdown of the requirements into components and tasks, with risks and questions.',
  AnalysisOutput,
)

export const recordBreakdown = aTool<BreakdownOutput>(
  'record_breakdown',
  'Records what the answers change in the breakdown, with the assumptions and exclusions of the estimate.',
  BreakdownOutput,
)

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

/**
 * What a model gave a tool, checked. Wrong types that can mean one thing only are read as that: numbers as text, lists
 * as JSON text, roles in another spelling. Anything else is a list of what is wrong, in words for the model.
 */
export function readInput<T>(tool: Tool<T>, input: unknown): { value: T } | { wrong: string[] } {
  const result = v.safeParse(tool.schema, fitted(tool.json, unwrapped(tool.json, input)))
  if (result.success) return { value: result.output }
  return { wrong: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'input'}: ${shortened(issue.message)}`) }
}

/** A model that writes the call as text wraps its input: {"name": …, "input": {…}}, {"record_analysis": {…}}. */
function unwrapped({ properties = {} }: JsonSchema, input: unknown): unknown {
  const isInput = (value: unknown) => isRecord(value) && Object.keys(properties).some((name) => name in value)
  if (!isRecord(input) || isInput(input)) return input
  return Object.values(input).find(isInput) ?? input
}

function fitted(json: JsonSchema, value: unknown): unknown {
  if (json.type === 'array') return fittedList(json, value)
  if (json.type === 'object' && typeof value === 'string') return fitted(json, parsedJson(value) ?? null)
  if (json.type === 'object' && isRecord(value)) {
    const entries = Object.entries(json.properties ?? {}).filter(([name]) => Object.hasOwn(value, name))
    return Object.fromEntries(entries.map(([name, property]) => [name, fitted(property as JsonSchema, value[name])]))
  }
  if (json.enum && typeof value === 'string') {
    return json.enum.find((choice) => typeof choice === 'string' && lettersOf(choice) === lettersOf(value)) ?? value
  }
  if ((json.type === 'number' || json.type === 'integer') && typeof value === 'string') {
    return /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value
  }
  if (json.type === 'boolean' && typeof value === 'string') return { true: true, false: false }[value] ?? value
  if (json.type === 'string' && typeof value === 'number') return String(value)
  return value
}

function fittedList(json: JsonSchema, value: unknown): unknown {
  const items = json.items as JsonSchema
  const list = typeof value === 'string' ? (parsedJson(value) ?? value) : value
  if (Array.isArray(list)) return list.map((item) => fitted(items, item))
  if (list === null) return undefined
  const one = items.type === 'string' && (typeof value === 'string' || typeof value === 'number')
  return one ? [String(value)] : value
}

/** JSON in text, with or without words or a code fence around it; undefined when there is none. */
export function parsedJson(text: string): unknown {
  for (const [opens, closes] of [
    ['', ''],
    ['{', '}'],
    ['[', ']'],
  ] as const) {
    const starts = text.indexOf(opens)
    const ends = text.lastIndexOf(closes)
    if (starts < 0 || ends < starts) continue
    try {
      return JSON.parse(text.slice(starts, ends + 1))
    } catch {
      // Not this part of the text.
    }
  }
  return undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** An issue quotes what it got, which may be long. */
const shortened = (message: string) => (message.length > 120 ? `${message.slice(0, 120)}…` : message)
