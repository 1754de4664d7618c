import { pattern } from '#domain/text/pattern'
import { type Statement, isAsking } from '../reading/statement'
import { divideAroundFields } from '../text/fields'
import { Matcher } from '../text/matcher'
import { wordsOf } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import { lexicon } from '../vocabulary/lexicon'
import { shownPages, pageNames } from '../vocabulary/pages'
import { wholes } from '../vocabulary/requests'
import { and } from '../vocabulary/words'

/** Reads the pages that a text about a website lists: "A website with a home page, our teachers, prices and a contact form". */

const matcher = new Matcher<'page'>()
for (const list of Object.values(pageNames)) for (const term of termsOf(list)) matcher.add(term, 'page')

const shown = new Matcher<'page'>()
for (const list of Object.values(shownPages)) for (const term of termsOf(list)) shown.add(term, 'page')

/** Kinds of product that are pages. */
const sites = new Set(['a website', 'a landing page'])

/** Kinds of work that a site is. */
const ofSites = new Set(['pages', 'landing'])

/** Minimum names of pages in a list of them, and words at the beginning of a page among which its name is. */
const min = { names: 2, start: 3 }

/** Maximum words of a page, and of one that is an item. */
const max = { words: 9, item: 6 }

/** True if the name of a page begins a piece of a list. */
export const namesPage = (piece: string): boolean => matcher.find(wordsOf(piece)).some(({ at }) => at < min.start)

const worksOf = (page: string): string[] =>
  lexicon.find(wordsOf(page)).flatMap(({ owner }) => (owner.kind === 'work' ? [owner.name] : []))

const onlyShows = (page: string): boolean => {
  const words = wordsOf(page)
  return shown.find(words).some(({ at, length }) => at <= 1 && at + length === words.length)
}

/** Returns the kinds of work that only pages of dates and photos seem to name: a booking by "Termine". */
export function worksOfShown(pages: readonly string[]): string[] {
  const others = new Set(pages.filter((it) => !onlyShows(it)).flatMap(worksOf))
  return pages
    .filter(onlyShows)
    .flatMap(worksOf)
    .filter((id) => !ofSites.has(id) && !others.has(id))
}

/** A site that is only called a page: "eine Seite mit". */
const one = '(?:eine?|neue|kleine|an?|new|simple|une?|una|uma) (?:seite|page|página|pagina)'
const isOne = pattern(`(?<!\\p{L})${one} (?:with|mit|avec|con|com) `)

/** Words that lead to the pages of a site, unlike one page about something: "a small website with", "Pages:", "five pages (". */
const withPages = pattern(
  `^[^,;:()]*?(?<!\\p{L})(?:${one}|(?:${wholes}|\\p{L}*homepage|web|sito|internetauftritt)(?: [^\\s,;:()]+){0,6}?)(?: (?:with|including|mit|inklusive|bestehend aus|avec|con|com|met)|(?: (?:that|which))? (?:has|containing)|,) `,
)
const label = /^[^:()]{2,120}[:：]\s+/u
const inParentheses = /^([^()]{2,120})\(([^()]+)\)[.!]?\s*/u
const ending = /,?(?: (?:with|including|has|containing|mit|inklusive|avec|con|com|met))?$/
const separators = new RegExp(`[,;，、]\\s(?:${and}\\s)?(?![^()]*\\))`, 'iu')
const last = new RegExp(`^(.*\\S)\\s${and}\\s(?![^()]*\\))(\\S.*)$`, 'iu')
const signs = /\s[/|+&•·–>-]\s/gu

/** Divides a list at its commas, slashes or dashes, and its last item at a conjunction. */
function itemsIn(list: string): string[] {
  const items = list
    .replace(/[.!]+$/, '')
    .replaceAll(signs, ', ')
    .split(separators)
  const [, before, after] = last.exec(items.at(-1)!) ?? []
  return (before && after ? [...items.slice(0, -1), before, after] : items).map((it) => it.trim()).filter(Boolean)
}

/** Returns the pages that a sentence lists, and what else it asks for, or nothing if it lists none. */
function pagesIn(text: string): string[] {
  const [opened = '', lead = '', inside] = inParentheses.exec(text) ?? []
  const [whole = ''] = inside === undefined ? (label.exec(text) ?? withPages.exec(text) ?? []) : [opened]
  const listed = inside === undefined ? divideAroundFields(text.slice(whole.length), itemsIn) : itemsIn(inside)
  const isPage = (it: string) => wordsOf(it).length <= max.words
  const named = isOne.test(text) ? min.names + 1 : min.names
  if (listed.filter((it) => isPage(it) && namesPage(it)).length < named || !listed.every(isPage)) return []
  const head = (inside === undefined ? whole : lead).replace(/[\s:(]+$/, '').replace(ending, '')
  const says = lexicon
    .find(wordsOf(head))
    .some(({ owner: { kind, name } }) => (kind === 'work' && !ofSites.has(name)) || kind === 'system')
  return [...(says ? [head] : []), ...listed, ...(inside === undefined ? [] : itemsIn(text.slice(whole.length)))]
}

/** True for a sentence that lists several pages of one that is only called a page: "eine Seite mit Startseite, …". */
export const listsPages = (text: string): boolean => isOne.test(text) && pagesIn(text).length > 0

/** Returns the pages that each statement lists or is, in a text about a website. */
export function pagesAmong(statements: readonly Statement[], product: string | undefined): string[][] {
  if (!sites.has(product ?? '')) return statements.map(() => [])
  const isItem = ({ item, words }: Statement) => item && words.length <= max.item
  const items = statements.filter((it) => isAsking(it) && isItem(it))
  const areItems = items.filter(({ text }) => namesPage(text)).length >= min.names
  return statements.map((it) => {
    if (!isAsking(it)) return []
    return areItems && isItem(it) ? [it.text] : pagesIn(it.text)
  })
}

/** Words that say more about a page: "a home page with photos", "the menu as a PDF". */
const more = /[\s,]+(?:with|as|for|of|mit|als|für|von|avec|comme|pour|con|como|para|com|met)\s.*$/iu

/** Returns the words of a page without those that say more about it. */
export const headOf = (page: string): string => page.replace(more, '')
