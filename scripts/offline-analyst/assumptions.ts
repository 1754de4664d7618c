import type { WorkType } from '#contract/breakdown'
import { referTo } from '#domain/text/line-references'
import type { ShownAnswer } from './prompt'
import { existingParts, interfaceAssumption } from './questions/about-product'
import { alternativeAssumptions } from './questions/alternatives'
import { quotedLine } from './exclusions'
import { minItemWords } from './reading/statement'
import { repairsIn, tieToWork } from './risks'
import { systemsIn } from './sizing/recognize'
import { type Study, linesOf } from './study'
import { assumptionHeading } from './vocabulary/headings'
import { isUnsettled } from './vocabulary/undecided'

/** Statements about the work that clients read as well, so they say nothing of how the text was read. */
const kinds = {
  change:
    'The work changes an existing product: its foundation, accounts and visual style stay, except for what is asked for.',
  extension:
    'The work extends an existing product: its foundation, accounts and visual style are reused, except for what is asked for.',
  product: 'The product is new, and is built with its foundation.',
} as const

const migration = 'The work moves data. The products that it is in stay as they are, except for what is asked for.'

const forms: Partial<Record<string, string>> = {
  tickets: 'The work is a list of unrelated changes to existing products, each with hours of its own.',
  'bug report': 'The work is to find and fix a fault of an existing product.',
  request: 'The existing product stays as it is except for what is asked for.',
}

/** Returns what the text leaves undecided below such a heading, and asks nothing. Beside assumptions, only some of it is. */
const undecidedIn = ({ reading }: Study): string[] =>
  reading.statements.flatMap(({ kind, topic, text, words, heading }) => {
    if (kind !== 'background' || topic !== 'open' || words.length < minItemWords) return []
    const isAssumed = assumptionHeading.test(heading) && !isUnsettled(text)
    return [`${isAssumed ? 'Assumed' : 'Not decided'} in the requirements: ${quotedLine(text)}`]
  })

/** Maximum lines that a person is asked to check: a longer list is read by nobody. */
const maxLines = 12
const maxSystems = 5
const maxUndecided = 8

const guessed =
  'Please check first the hours of lines in which the analyst recognized no known kind of work. It guessed them from the length of the line:'

const causeAssumption =
  'The fault can be reproduced, and its cause is in the product itself. A cause in another system is extra.'

/**
 * Lists the assumptions of the estimate and the lines that were sized by structure only. `kind` differs from the kind
 * that was read if the user corrected it. `answers` are those of the user, and the assumed ones.
 */
export function assumptionsOf(
  study: Study,
  kind: WorkType['kind'] = study.profile.kind,
  answers: readonly ShownAnswer[] = [],
  isWhole = true,
): string[] {
  const { reading, profile, plan, recognized } = study
  const { form } = reading
  const lines = [...new Set(linesOf(plan.byStructure, study))]
  const repairs = repairsIn(study)
  return [
    (kind === profile.kind && (recognized.isMigration ? migration : forms[form])) || kinds[kind],
    ...(repairs.length > 0 ? [tieToWork(causeAssumption, repairs, isWhole)] : []),
    ...(profile.platform === null ? ['The requirements name no platform: a web application was assumed.'] : []),
    ...(plan.byStructure.length > 0
      ? [
          // The same words for one line and for several, so that revisions join them.
          `${guessed} ${referTo(lines.slice(0, maxLines))}.`,
        ]
      : []),
    ...systemsIn(recognized)
      .slice(0, maxSystems)
      .map((name) => interfaceAssumption(name, recognized, answers)),
    ...existingParts(answers),
    ...alternativeAssumptions(study),
    ...undecidedIn(study).slice(0, maxUndecided),
    ...(reading.language.language === null
      ? [
          `The requirements are in ${reading.language.name}, a language of which the offline analyst knows few words. They were sized by their structure alone, please check.`,
        ]
      : []),
  ]
}
