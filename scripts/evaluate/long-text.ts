import { cutAtHeadings } from './blocks'
import { shuffled } from './random'

/** A long document has so many characters: little less than the product takes. */
const longLength = 250_000

/**
 * A document of `longLength` characters from the sections of others, in an order of its own. Where they are not enough
 * they come again with other words, for what is said twice is read once.
 */
export function longTextOf(texts: readonly string[]): string {
  const sections = shuffled([...new Set(texts.flatMap(sectionsOf))], 3)
  let text = ''
  for (let round = 0; text.length < longLength; round++) {
    for (const section of sections) {
      if (text.length >= longLength) break
      text += `${round === 0 ? section : section.replace(/\p{Ll}{6,}/gu, (word) => altered(word, round))}\n\n`
    }
  }
  return text.slice(0, longLength)
}

function sectionsOf(text: string): string[] {
  const cut = cutAtHeadings(text)
  return (cut ? [cut.front, ...cut.sections] : [text]).filter((section) => section !== '')
}

/** A third of the words gets an ending, another third in each round. */
const altered = (word: string, round: number) =>
  word.length % 3 === round % 3 ? word + 'x'.repeat(Math.ceil(round / 3)) : word
