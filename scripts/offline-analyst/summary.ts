import { buildHoursIn } from '#domain/hours/workload'
import { unknown } from './reading/language'
import { isAsking } from './reading/statement'
import { foundation } from './sizing/plan'
import type { Study } from './study'

const maxListed = 4

const kinds = { change: 'a change to an existing product', extension: 'an extension of an existing product' } as const

/** Summarizes the reading in two to four sentences. */
export function summaryOf(study: Study, isFirst = true): string {
  const { reading, recognized, profile, plan } = study
  const { form, language } = reading
  if (plan.components.length === 0) {
    if (!isFirst) return ''
    return language.language === null && language.name !== unknown
      ? `Nothing to build was found: the text is in ${language.name}, which the offline analyst does not know, and nothing in it looks like requirements.`
      : 'Nothing to build was found: no line of the text asks for something to be built.'
  }
  const shown = plan.components.filter(({ name }) => name !== foundation.name)
  const parts = shown
    .toSorted((one, other) => buildHoursIn(other) - buildHoursIn(one))
    .slice(0, maxListed)
    .map(({ name }) => name)
  if (!isFirst) return parts.length > 0 ? `Another section adds to ${listOf(parts)}.` : ''

  const asking = reading.statements.filter(isAsking)
  const what =
    form === 'tickets'
      ? `a list of ${asking.length} changes`
      : form === 'bug report'
        ? reading.bugs > 1
          ? `${reading.bugs} bugs`
          : 'a bug'
        : form === 'request'
          ? asking.length > 1
            ? `${asking.length} pieces of work on an existing product`
            : 'a small piece of work'
          : profile.kind === 'product'
            ? (recognized.products.find((name) => name !== 'a web application') ?? 'a new product')
            : kinds[profile.kind]
  return [
    `The text describes ${what}.`,
    parts.length > 0 ? ` ${shown.length > maxListed ? 'Most of the work' : 'The work'} is in ${listOf(parts)}.` : '',
    language.language === null
      ? ` It is in ${language.name}, which the offline analyst does not know: it was sized by its structure, so take the estimate with care.`
      : '',
  ].join('')
}

const listOf = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
