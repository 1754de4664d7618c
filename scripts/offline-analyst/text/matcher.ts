import { memoize } from '#domain/hours/memoize'
import { type Word, isHan, removeAccents, stem, withoutElision } from './words'

/** A vocabulary term found in a text: its owner and the words that it covers. */
export interface Hit<Owner> {
  owner: Owner
  at: number
  length: number
}

type Part = { kind: 'stem' | 'exact' | 'prefix' | 'infix'; text: string } | { kind: 'gap' }

interface Entry<Owner> {
  owner: Owner
  parts: Part[]
}

/** Maximum words that a gap (`_`) in a term matches. */
const maxGap = 3
const minInfix = 4
const maxHan = 8

/**
 * Finds thousands of terms in one pass over the words of a text, in time independent of the size of the vocabulary.
 *
 * A term is a list of words. `book*` matches words with this prefix, `*buchung*` words that contain it (compounds),
 * `_` up to three other words, `(a|b)` either word, `=contents` this form only. Other words match in all their forms.
 * Words with an apostrophe are written as in texts, and match in this form: `doesn't work`, `page d'accueil`.
 * Chinese terms match anywhere in a run of characters.
 */
export class Matcher<Owner> {
  private readonly byStem = new Map<string, Entry<Owner>[]>()
  private readonly byWord = new Map<string, Entry<Owner>[]>()
  private readonly byPrefix = new Map<string, Entry<Owner>[]>()
  private readonly byInfix = new Map<string, Entry<Owner>[]>()
  private readonly byHan = new Map<string, Owner[]>()
  private readonly starts = new Map<string, Entry<Owner>[]>()

  add(term: string, owner: Owner): void {
    for (const words of alternatives(
      removeAccents(term)
        .split(/\s+(?![^(]*\))/)
        .filter(Boolean),
    )) {
      const first = words[0]!
      if (isHan(first)) {
        push(this.byHan, words.join(''), owner)
        continue
      }
      const parts = words.map(partOf)
      const start = parts[0]!
      if (start.kind === 'gap') throw new Error(`A term cannot begin with a gap: ${term}`)
      const index = { stem: this.byStem, exact: this.byWord, prefix: this.byPrefix, infix: this.byInfix }[start.kind]
      push(index, start.text, { owner, parts })
    }
  }

  /** Returns the terms in the words of a text, found once for each text. */
  readonly find = memoize((words: readonly Word[]): readonly Hit<Owner>[] => this.findAmong(words))

  /** Finds the terms in a few words of a text. */
  findAmong(words: readonly Word[]): Hit<Owner>[] {
    const hits: Hit<Owner>[] = []
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!
      if (isHan(word.raw)) {
        this.findHan(word.raw, at, hits)
        continue
      }
      for (const entry of this.startingWith(word)) {
        const end = matchFrom(entry.parts, 1, words, at + 1)
        if (end > 0) hits.push({ owner: entry.owner, at, length: end - at })
      }
    }
    return hits
  }

  private findHan(run: string, at: number, hits: Hit<Owner>[]): void {
    for (let from = 0; from < run.length; from++) {
      for (let size = 1; size <= maxHan && from + size <= run.length; size++) {
        for (const owner of this.byHan.get(run.slice(from, from + size)) ?? []) hits.push({ owner, at, length: 1 })
      }
    }
  }

  private startingWith(word: Word): Entry<Owner>[] {
    const cached = this.starts.get(word.raw)
    if (cached) return cached
    const { raw } = word
    const entries = [...(this.byStem.get(word.stem) ?? []), ...(this.byWord.get(raw) ?? [])]
    for (let size = 2; size <= raw.length; size++) entries.push(...(this.byPrefix.get(raw.slice(0, size)) ?? []))
    if (this.byInfix.size > 0) {
      for (let from = 0; from + minInfix <= raw.length; from++) {
        for (let size = minInfix; from + size <= raw.length; size++) {
          entries.push(...(this.byInfix.get(raw.slice(from, from + size)) ?? []))
        }
      }
    }
    if (this.starts.size > 50_000) this.starts.clear()
    this.starts.set(raw, entries)
    return entries
  }
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function partOf(word: string): Part {
  if (word === '_') return { kind: 'gap' }
  if (word.startsWith('=')) return { kind: 'exact', text: word.slice(1) }
  if (word.startsWith('*')) return { kind: 'infix', text: word.replaceAll('*', '') }
  if (word.endsWith('*')) return { kind: 'prefix', text: word.slice(0, -1) }
  const plain = withoutElision(word)
  return plain.includes("'") ? { kind: 'exact', text: plain } : { kind: 'stem', text: stem(plain) }
}

function matches(part: Part, word: Word): boolean {
  if (part.kind === 'stem') return word.stem === part.text
  if (part.kind === 'exact') return word.raw === part.text
  if (part.kind === 'prefix') return word.raw.startsWith(part.text)
  return part.kind === 'infix' && word.raw.includes(part.text)
}

/** Returns the end of the match of `parts` starting at `part`, or 0 without a match. */
function matchFrom(parts: Part[], part: number, words: readonly Word[], at: number): number {
  if (part === parts.length) return at
  const expected = parts[part]!
  if (expected.kind === 'gap') {
    for (let skip = 0; skip <= maxGap; skip++) {
      const end = matchFrom(parts, part + 1, words, at + skip)
      if (end > 0) return end
    }
    return 0
  }
  const word = words[at]
  return word && matches(expected, word) ? matchFrom(parts, part + 1, words, at + 1) : 0
}

/** Expands `(a|b) c` to `a c` and `b c`. Hyphens separate words, as in texts. */
function alternatives(words: string[]): string[][] {
  let all: string[][] = [[]]
  for (const word of words) {
    const choices = word.startsWith('(') ? word.slice(1, -1).split('|') : [word]
    all = all.flatMap((head) => choices.map((choice) => [...head, ...choice.split(/[\s\-/.&]+/).filter(Boolean)]))
  }
  return all
}
