import type { WorkType } from '#contract/breakdown'

const texts = (words: string) => `Texts, images, translations and data ${words}`
/** Usual exclusion of texts, whole, that reads both ways, and its words today. */
const [former, current] = [texts('provided by the client'), texts('(the client provides them)')]

const exchange = (text: string, one: string, other: string) =>
  [`${one}.`, `${one}, except documents for the handover.`].includes(text) ? text.replace(one, other) : text

/** Returns an exclusion of an estimate that was saved earlier in its current words. A person's own stay. */
export const inCurrentWords = (exclusion: string): string => exchange(exclusion, former, current)

/** Type of work in the assumption on it, which named the platform as well. */
const typeOfWork = /^Type of work: [\w ]{1,40}, \w{1,20}(?=\. Beside building, )/

/** Returns a text of an estimate in its first words, so that one that was saved with them is the same. */
export const inFormerWords = (text: string, { platform }: WorkType): string =>
  exchange(text, current, former).replace(typeOfWork, `$&, ${platform}`)
