import type { Estimation } from '#contract/estimation'
import { addsNothing } from './assumed-sentence'
import { clientAssumptions } from './client-assumptions'
import { type Work, scopeTexts } from './scoped-texts'

/**
 * Returns the texts of an estimate that `scopeTexts` leaves, for its client: each assumption with the one that it is a
 * part `of`, without answers that add nothing.
 */
export function clientTexts(estimation: Estimation, works: { leftOut: readonly Work[]; included: readonly Work[] }) {
  const texts = clientAssumptions(estimation).flatMap((text) => (addsNothing(text) ? [] : { of: text, text }))
  const scoped = scopeTexts({ ...estimation, assumptions: texts }, { ...works, lines: estimation.lines })
  return { ...scoped, assumptions: scoped.assumptions.filter(({ text }) => !listsOnly(text, works.included)) }
}

/** True for an answer that only names work to be built which is included, as its client reads elsewhere, with other work. */
function listsOnly(answer: string, included: readonly Work[]): boolean {
  const list = /^“[^”]*\bbuilt\b[^”]*” (?:Assum|Answer)ed: (.+)\.$/su.exec(answer)?.[1]
  const longestFirst = included.map(({ name = '' }) => name).toSorted((one, two) => two.length - one.length)
  return list !== undefined && /^[, ]*$/.test(longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), list))
}
