import type { JsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { analysisJson, breakdownJson } from './tool-json'
import { AnalysisOutput, BreakdownOutput } from './tool-schemas'

/** Tool whose input is the model's structured output. It has no side effect. */
export interface Tool<T> {
  name: string
  description: string
  /** JSON Schema of the input. Nova requires that the top level has only `type`, `properties` and `required`. */
  json: JsonSchema
  schema: v.GenericSchema<unknown, T>
}

export const recordAnalysis: Tool<AnalysisOutput> = {
  name: 'record_analysis',
  description: 'Records the breakdown of the requirements into components and tasks, with risks and questions.',
  json: analysisJson,
  schema: AnalysisOutput,
}

export const recordBreakdown: Tool<BreakdownOutput> = {
  name: 'record_breakdown',
  description: 'Records what the answers change in the breakdown, with the assumptions and exclusions of the estimate.',
  json: breakdownJson,
  schema: BreakdownOutput,
}

/**
 * Parses a tool input. Wrong types with only one possible meaning are coerced: numbers as text, lists as JSON text,
 * roles in another spelling. All other issues are returned as text for the model.
 */
export function readInput<T>(tool: Tool<T>, input: unknown): { value: T } | { issues: string[] } {
  const result = v.safeParse(tool.schema, coerce(tool.json, unwrap(tool.json, input)))
  if (result.success) return { value: result.output }
  return { issues: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'input'}: ${truncate(issue.message)}`) }
}

/** Models that write the tool use as text wrap its input: {"name": …, "input": {…}} or {"record_analysis": {…}}. */
function unwrap({ properties = {} }: JsonSchema, input: unknown): unknown {
  const isInput = (value: unknown) => isRecord(value) && Object.keys(properties).some((name) => name in value)
  if (!isRecord(input) || isInput(input)) return input
  return Object.values(input).find(isInput) ?? input
}

function coerce(json: JsonSchema, value: unknown): unknown {
  if (json.type === 'array') return coerceList(json, value)
  if (json.type === 'object' && typeof value === 'string') return coerce(json, parseJson(value) ?? null)
  if (json.type === 'object' && isRecord(value)) {
    const entries = Object.entries(json.properties ?? {}).filter(([name]) => Object.hasOwn(value, name))
    return Object.fromEntries(entries.map(([name, property]) => [name, coerce(property as JsonSchema, value[name])]))
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

function coerceList(json: JsonSchema, value: unknown): unknown {
  const items = json.items as JsonSchema
  const list = typeof value === 'string' ? (parseJson(value) ?? value) : value
  if (Array.isArray(list)) return list.map((item) => coerce(items, item))
  if (list === null) return undefined
  const one = items.type === 'string' && (typeof value === 'string' || typeof value === 'number')
  return one ? [String(value)] : value
}

/** Parses JSON in text, with or without other words or a code fence around it. Returns undefined if there is none. */
export function parseJson(text: string): unknown {
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
      // Try the next pair of delimiters.
    }
  }
  return undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** Issues quote the input, which may be long. */
const truncate = (message: string) => (message.length > 120 ? `${message.slice(0, 120)}…` : message)
