export interface Resource {
  Type: string
  DependsOn?: string | string[]
  Condition?: string
  DeletionPolicy?: string
  Properties?: Record<string, unknown>
}

/** Parts of a synthesized CloudFormation template that our checks read. */
export interface Template {
  Resources: Record<string, Resource>
  Outputs?: Record<string, unknown>
  Parameters?: Record<string, unknown>
  Conditions?: Record<string, unknown>
}

/** Condition with the error message if it is false. */
export type Check = [holds: boolean, message: string]

export const failuresOf = (checks: Check[]) => checks.filter(([holds]) => !holds).map(([, message]) => message)

export const resourcesOf = (template: Template, type: string): [id: string, properties: Record<string, unknown>][] =>
  Object.entries(template.Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, { Properties = {} }]) => [id, Properties])

/** Returns the only resource of a type, or one without properties if there is none. */
export const resourceOf = (template: Template, type: string) => resourcesOf(template, type)[0] ?? ['', {}]

/**
 * Resolves CloudFormation's functions to text: references become `${Id}` or `${Id.Attribute}`, and joins are joined.
 */
export function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve)
  if (typeof value !== 'object' || !value) return value
  const { name, argument } = intrinsicOf(value)
  switch (name) {
    case undefined:
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]))
    case 'Ref':
      return `\${${String(argument)}}`
    case 'Fn::GetAtt':
      return `\${${(argument as string[]).join('.')}}`
    case 'Fn::Sub':
      return [argument].flat()[0]
    case 'Fn::Join': {
      const [delimiter, parts] = argument as [string, unknown[]]
      return parts.map(resolve).join(delimiter)
    }
    default:
      return JSON.stringify(resolve(argument))
  }
}

/** Returns the logical ids and pseudo parameters that a value refers to. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || !value) return []
  const { name, argument } = intrinsicOf(value)
  if (name === 'Ref') return [String(argument)]
  if (name === 'Fn::GetAtt') return [(argument as string[])[0]!]
  const placeholders = name === 'Fn::Sub' ? String([argument].flat()[0]).matchAll(/\$\{([^!.}]+)/g) : []
  return [...[...placeholders].map(([, id]) => id!), ...Object.values(value).flatMap(referencesIn)]
}

/** Parses `{ "Fn::Join": […] }` and the like: an object whose only key is the name of a CloudFormation function. */
function intrinsicOf(value: object): { name?: string; argument?: unknown } {
  const [[name, argument] = [''], ...more] = Object.entries(value)
  return more.length === 0 && /^(Ref$|Fn::)/.test(name) ? { name, argument } : {}
}
