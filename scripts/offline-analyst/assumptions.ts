import { type Study, linesOf } from './study'
import type { WorkType } from '#contract/breakdown'
import { rangesAmong } from './line-ranges'
import type { ShownAnswer } from './prompt'
import { existingParts, interfaceAssumption } from './questions/about-product'
import { systemsIn } from './sizing/recognize'
import { repair } from './vocabulary/upkeep/common'

const kinds = {
  change: 'a change to an existing product: no foundation, accounts or visual style are included',
  extension: 'an extension of an existing product: its foundation, accounts and visual style are reused',
  product: 'a new product, with its foundation',
} as const

const maxRanges = 20
const maxSystems = 5

const causeAssumption =
  'The fault can be reproduced, and its cause is found and fixed within the hours shown. A cause in another system is extra.'

/**
 * Lists the assumptions of the estimate and the lines that were sized by structure only. `kind` differs from the kind
 * that was read if the user corrected it. `answers` are those of the user, and the assumed ones.
 */
export function assumptionsOf(
  study: Study,
  kind: WorkType['kind'] = study.profile.kind,
  answers: readonly ShownAnswer[] = [],
): string[] {
  const { reading, profile, plan, recognized, ids } = study
  const { form } = reading
  const lines = rangesAmong(ids)(linesOf(plan.byStructure, study))
  const shown = lines.slice(0, maxRanges).join(', ')
  return [
    kind !== profile.kind
      ? `The work was estimated as ${kinds[kind]}.`
      : form === 'tickets'
        ? 'The text was read as a list of unrelated changes to existing products: each was sized separately.'
        : form === 'bug report'
          ? 'The text was read as a bug report for an existing product.'
          : form === 'request'
            ? 'The text was read as a small piece of work: no foundation, accounts or visual style are included.'
            : `The text was read as ${kinds[kind]}.`,
    ...(recognized.upkeep.includes(repair) ? [causeAssumption] : []),
    ...(profile.platform === null ? ['The text names no platform: a web application was assumed.'] : []),
    ...(plan.byStructure.length > 0
      ? [
          `Sized by structure, please check: ${lines.length === 1 && !shown.includes('-') ? 'line' : 'lines'} ${shown}${lines.length > maxRanges ? ' and others' : ''}.`,
        ]
      : []),
    ...systemsIn(recognized)
      .slice(0, maxSystems)
      .map((name) => interfaceAssumption(name, recognized.undocumented.has(name), answers)),
    ...existingParts(answers),
    ...(reading.language.language === null
      ? [
          `The text is in ${reading.language.name}, a language of which the offline analyst knows few words: it was sized by its structure alone.`,
        ]
      : []),
  ]
}
