import { shuffle } from '#scripts/random'
import { cutAtHeadings } from './blocks'

/** Characters of a long document, slightly below the product's limit. */
const longLength = 250_000

/**
 * Builds a document of this many characters from the sections of others, in a new order. If they are not enough,
 * they are repeated with altered words, because exact repetitions are read only once.
 */
export function longTextOf(texts: readonly string[], length = longLength): string {
  const sections = shuffle([...new Set(texts.flatMap(sectionsOf))], 3)
  let text = ''
  for (let round = 0; text.length < length; round++) {
    for (const section of sections) {
      if (text.length >= length) break
      text += `${round === 0 ? section : section.replace(/\p{Ll}{6,}/gu, (word) => alterWord(word, round))}\n\n`
    }
  }
  return text.slice(0, length)
}

function sectionsOf(text: string): string[] {
  const cut = cutAtHeadings(text)
  return (cut ? [cut.front, ...cut.sections] : [text]).filter((section) => section !== '')
}

/** Adds a suffix to a third of the words, another third in each round. */
const alterWord = (word: string, round: number) =>
  word.length % 3 === round % 3 ? word + 'x'.repeat(Math.ceil(round / 3)) : word
