import type { Study } from './analyse'

/** What was understood, in a few sentences. */
export function summaryOf({ reading, recognised, plan }: Study, first: boolean): string {
  if (plan.components.size === 0) return first ? 'Nothing to build was found in this text.' : ''
  const names = [...plan.components.keys()].slice(0, 6)
  const product = [...recognised.products.keys()][0]
  if (!first) return `A further section adds to ${names.slice(0, 4).join(', ')}.`
  return `The text asks for ${product ?? 'software'}, in ${reading.language.name}. Its main parts: ${names.join(', ')}.`
}
