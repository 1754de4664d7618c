import type { Estimation } from '#contract/estimation'
import { number, signedHours } from '#domain/text/format'

/** Describes what the total hours consist of since the analysis. */
export function describeOrigin(origin: NonNullable<Estimation['origin']>): string {
  const {
    analysis,
    answers,
    workType,
    rounding,
    revision,
    revisedFor = ['answers', 'type of work'],
    scope,
    record,
  } = origin
  const isUnchanged = answers === 0 && workType === 0 && rounding === 0 && revision === 0
  const parts: [name: string, hours: number][] = [
    ['Your answers, as the questions say', answers],
    ['Supporting work of the corrected type of work', workType],
    ['Rounding the total', rounding],
    [`Adjusting the tasks${revisedFor.length > 0 ? ` to the ${revisedFor.join(' and the ')}` : ''}`, revision],
    ['Your changes to the scope', scope],
    ['Past projects', record],
  ]
  return [
    isUnchanged
      ? `With supporting work, the analysis came to ${number(analysis)} h, and your answers changed nothing.`
      : `With supporting work, the analysis came to ${number(analysis)} h.`,
    ...parts.filter(([, hours]) => hours !== 0).map(([name, hours]) => `${name}: ${signedHours(hours)}.`),
  ].join(' ')
}
