import type { Component } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { wordsOf } from './merge'

/** Characters of consecutive lines that were all there before: so much is a passage pasted again, not a phrase. */
const passageCharacters = 200

/** Lines of passages that the document repeats, each by the number of the line that it repeats. */
export type Repeats = ReadonlyMap<number, number>

/**
 * Finds the passages that a document says twice. The analyst reads them once, wherever sections begin and end: so they
 * cost nothing, whoever the analyst is.
 */
export function repeatsIn(lines: readonly Line[]): Repeats {
  const first = new Map<string, number>()
  const repeats = new Map<number, number>()
  let run: Line[] = []
  const endRun = () => {
    if (run.reduce((sum, { text }) => sum + text.length, 0) >= passageCharacters) {
      for (const { id, text } of run) repeats.set(id, first.get(wordsOf(text))!)
    }
    run = []
  }
  for (const line of lines) {
    const words = wordsOf(line.text)
    if (first.has(words)) run.push(line)
    else {
      endRun()
      first.set(words, line.id)
    }
  }
  endRun()
  return repeats
}

/** What answers a line answers its repetition. */
export function withRepeats(components: readonly Component[], repeats: Repeats): Component[] {
  return components.map((component) => ({
    ...component,
    tasks: component.tasks.map((task) => ({ ...task, sources: alsoRepeated(task.sources, repeats) })),
  }))
}

/** Line numbers, and those of the lines that repeat them, in order. */
export function alsoRepeated(ids: readonly number[], repeats: Repeats): number[] {
  if (repeats.size === 0) return [...ids]
  const named = new Set(ids)
  for (const [repeat, first] of repeats) if (named.has(first)) named.add(repeat)
  return [...named].toSorted((a, b) => a - b)
}
