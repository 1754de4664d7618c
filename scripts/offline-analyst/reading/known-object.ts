import type { Word } from '../text/words'
import { definite, places, possessives } from '../vocabulary/ownership'
import { endsName } from './appearance'

/** Maximum words from an article to its noun: "the brand new logo". */
const maxArticle = 3

/** Articles that are no place at the same time, such as "im" and "nel". */
const articles = new Set([...definite, ...possessives, 'o', 'os'].filter((raw) => !places.has(raw)))

/** Articles of something new. */
export const indefinite = new Set('a an ein eine einen einem une un una uma um een'.split(' '))

/** True for the object of a sentence if it is introduced as known: "the new logo", not "a slider under the logo". */
export function isKnownObject({ at, length }: { at: number; length: number }, words: readonly Word[]): boolean {
  const before = words.slice(0, at).map(({ raw }) => raw)
  const article = before.findLastIndex((raw) => raw === '' || articles.has(raw))
  if (article < 0 || before[article] === '' || at - article > maxArticle) return false
  // In English, the next noun may be what is meant: "the logo upload".
  if (english.has(before[article]!) && !endsName(words[at + length])) return false
  const isPlace = places.has(before[article - 1] ?? '')
  return !isPlace && !before.slice(0, at).some((raw) => indefinite.has(raw))
}

/** Words that a replacement follows: "replace the banner by a carousel". */
const replacing = new Set('by with into durch gegen in par por con com door met'.split(' '))

/** True for something else in place of what is there: "replace the banner by a carousel" */
export const becomesAnother = (words: readonly Word[]): boolean =>
  words.some(({ raw }, at) => at > 0 && replacing.has(raw) && indefinite.has(words[at + 1]?.raw ?? ''))

const english = new Set(['the', 'our', 'my'])
