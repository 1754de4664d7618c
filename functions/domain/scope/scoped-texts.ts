import type { Risk } from '#contract/breakdown'
import type { EstimatedComponent, Estimation, Line } from '#contract/estimation'
import { namedAmong, rangesOf, reference, referTo } from '#domain/text/line-references'
import { findAll } from '#domain/text/text'
import { wordsOf } from '#domain/text/words'
import { addsNothing, isAnswerSentence } from './assumed-sentence'
import { clientAssumptions } from './client-assumptions'
import { linesBeside } from './included-lines'
import { byImpact } from './risk-impact'

/** A component, or work outside the total. */
interface Work extends Pick<EstimatedComponent, 'tasks' | 'sources'> {
  name?: string
  originalName?: string | undefined
  component?: string
  componentName?: string | undefined
}

interface Texts<R, A> {
  risks: readonly R[]
  assumptions: readonly A[]
  techStack: readonly string[]
}

/**
 * Returns the analyst's texts without those of work that is left out, risks with a high impact first. Nothing ties them
 * to tasks, so only what left-out work alone names is left out: a technology by its name in lines and names of that
 * work; a risk or an assumption by a name of that work in its subject, or by a reference to its lines; and such names
 * in a list of names.
 */
export function scopeTexts<R extends Risk, A extends { text: string }>(
  { assumptions, techStack, ...texts }: Texts<R, A>,
  { leftOut, included, lines }: { leftOut: readonly Work[]; included: readonly Work[]; lines: readonly Line[] },
) {
  const risks = texts.risks.toSorted(byImpact)
  if (leftOut.length === 0) return { risks, assumptions: [...assumptions], techStack: [...techStack] }
  const built = new Set(included.flatMap(linesBeside(leftOut)))
  const outside = new Set(leftOut.flatMap(({ sources }) => sources.filter((id) => !built.has(id))))
  const [outsideNames, names] = [namesOf(leftOut), namesOf(included)]
  const linesIn = (isOutside: boolean) => lines.flatMap(({ id, text }) => (outside.has(id) === isOutside ? text : []))
  const outsideTexts = [...outsideNames, ...linesIn(true)]
  const insideTexts = [...names, ...linesIn(false)]
  const outsideTerms = [...techStack, ...[...outsideNames].flatMap(properNames)]

  const isIn = finder()
  const isInside = (name: string) => insideTexts.some((text) => isIn(name, text))
  // Written alike, because many are words too: "Members react to posts".
  const isWritten = (term: string, text: string) => text.includes(term) && isIn(term, text)
  const isForLeftOut = (term: string) => outsideTexts.some((text) => isWritten(term, text)) && !isInside(term)

  // "Google Calendar" does not name an included "Calendar".
  const phrases = [...outsideNames].flatMap(properPhrases).filter((phrase) => phrase.split(' ').some(isForLeftOut))
  const besidePhrases = (text: string) => phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)

  /** True if the subject of a text names left-out work, and the text no other. */
  const isAbout = (subject: string, text: string, isDistinct: (name: string) => boolean) =>
    ([...outsideNames].some((name) => isIn(name, subject) && isDistinct(name)) ||
      outsideTerms.some((term) => isWritten(term, subject) && isForLeftOut(term))) &&
    ![...names].some((name) => isIn(name, besidePhrases(text)))

  /** Returns a text without left-out work in its list of names. Empty if the text is about nothing else. */
  const scopeText = (text: string): string => {
    if (refersOnlyTo(text, outside)) return ''
    const [list] = listOfNames.exec(text) ?? []
    if (list === undefined) return withoutLines(text, outside, lines)
    const kept = list.split(', ').filter((name) => (outsideNames.has(name) ? names.has(name) : !isForLeftOut(name)))
    return kept.length > 0 ? text.replace(list, kept.join(', ')) : ''
  }
  return {
    risks: risks.flatMap((risk) => {
      const description = scopeText(risk.description)
      if (description === '' && risk.description !== '') return []
      return isAbout(risk.risk, `${risk.risk} ${description}`, () => true) ? [] : { ...risk, description }
    }),
    assumptions: assumptions
      .map((assumption) => ({ ...assumption, text: scopeText(assumption.text) }))
      // A word that included lines have as well says too little: "Members are invited by email".
      .filter(({ text }) => text !== '' && !isAbout(subjectOf(text), text, (name) => !isInside(name))),
    techStack: techStack.filter((technology) => !isForLeftOut(technology)),
  }
}

/**
 * Returns the same of an estimate for its client, each assumption with the one that it is a part `of`, without answers that
 * add nothing.
 */
export function clientTexts(estimation: Estimation, works: { leftOut: readonly Work[]; included: readonly Work[] }) {
  const assumptions = clientAssumptions(estimation).flatMap((text) => (addsNothing(text) ? [] : { of: text, text }))
  return scopeTexts({ ...estimation, assumptions }, { ...works, lines: estimation.lines })
}

/** Names after a colon: "Named here: Stripe, Twilio." */
const listOfNames = /(?<=: )\p{Lu}[^,:“”"]*?(?:, \p{Lu}[^,:“”"]*?)*(?=\.(?: |$))/u

/** True if a reference of the text names no other lines than these. */
const refersOnlyTo = (text: string, ids: ReadonlySet<number>): boolean =>
  findAll(reference, text).some(
    ([found, lines]) =>
      !text.includes(`${found} and others`) &&
      rangesOf(lines!).every(
        ({ from, to }) => ids.has(from) && [...ids].filter((id) => from <= id && id <= to).length === to - from + 1,
      ),
  )

/** Returns a text whose references name no lines of left-out work, unless they name no others. */
const withoutLines = (text: string, ids: ReadonlySet<number>, lines: readonly Line[]): string =>
  text.replaceAll(reference, (found, named: string) => {
    const all = namedAmong(
      lines.map(({ id }) => id),
      named,
    )
    const kept = all.filter((id) => !ids.has(id))
    return kept.length > 0 && kept.length < all.length ? referTo(kept) : found
  })

/** Returns an assumption without its details: "X has no interface" of "X has no interface: its analysis …". */
const subjectOf = (assumption: string) => (isAnswerSentence(assumption) ? assumption : assumption.split(': ', 1)[0]!)

/** Returns the names of work and its tasks, those before a person changed them too. */
const namesOf = (all: readonly Work[]): ReadonlySet<string> =>
  new Set(
    all
      .flatMap(({ name, originalName, component, componentName, tasks }) => [
        name,
        originalName,
        component,
        componentName,
        ...tasks.flatMap((task) => [task.name, task.original?.name]),
      ])
      .filter((name) => name !== undefined),
  )

/** Returns the words of a name that are names themselves: "Stripe" of "Integration with Stripe". */
const properNames = (name: string): string[] => name.match(/(?<= )\p{Lu}[\p{L}\p{N}.-]+/gu) ?? []

/** Returns names of several such words: "Google Calendar" of "Integration with Google Calendar". */
const properPhrases = (name: string): string[] =>
  name.match(/(?<= )\p{Lu}[\p{L}\p{N}.-]+(?: \p{Lu}[\p{L}\p{N}.-]+)+/gu) ?? []

/** Returns a function that finds the words of a name in a text, in the singular or the plural. It reads each text once. */
export function finder(): (name: string, text: string) => boolean {
  const known = new Map<string, string>()
  const singular = (text: string) => {
    const words = known.get(text) ?? ` ${wordsOf(text).replace(/(?<=\p{L}{3})s(?= |$)/gu, '')} `
    known.set(text, words)
    return words
  }
  return (name, text) => singular(text).includes(singular(name))
}
