import type { WorkType } from '#contract/breakdown'

/** Usual exclusion of texts, whole, that read both ways, and its words today. */
const [former, current] = ['provided by the client', '(the client provides them)'].map(
  (words) => `Texts, images, translations and data ${words}`,
) as [string, string]

const exchange = (text: string, one: string, other: string) =>
  [`${one}.`, `${one}, except documents for the handover.`].includes(text) ? text.replace(one, other) : text

/** Returns an exclusion of an estimate that was saved earlier in its current words. A person's own stay. */
export const inCurrentWords = (exclusion: string): string => exchange(exclusion, former, current)

/** Type of work in the assumption on it, which named the platform as well. */
const typeOfWork = /^Type of work: [\w ]{1,40}, \w{1,20}(?=\. Beside building, )/

/** Returns a text of an estimate in its first words, so that one that was saved with them is the same. */
export const inFormerWords = (text: string, { platform }: WorkType): string =>
  exchange(text, current, former).replace(typeOfWork, `$&, ${platform}`)
