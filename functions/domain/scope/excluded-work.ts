import { maxAnalystLengths, maxTaskSources } from '#contract/limits'
import type { Version } from '#contract/project'
import { roundHours } from '#domain/hours/task-hours'
import { shorten } from '#domain/text/text'
import { wordsOf } from '#domain/text/words'

/** Work that an exclusion names, with the hours that its question states, and the lines that ask for it. */
interface ExcludedWork {
  name: string
  hours: number | undefined
  sources: number[]
}

/** Returns the work that an exclusion names: what it quotes, or else its words. */
export function excludedWork(text: string, { lines, asked }: Pick<Version, 'lines' | 'asked'>): ExcludedWork {
  const quotes = [...text.matchAll(/“([^“”]+)”/g)].map(([, quote]) => quote!)
  const name = quotes.length === 1 ? quotes[0]! : text.replace(/\.$/, '')
  const words = wordsOf(name)
  return {
    name: shorten(name, maxAnalystLengths.component),
    hours: asked && hoursAsked(words, asked.questions),
    sources: lines
      .filter(({ text }) => hasWords(text, words))
      .map(({ id }) => id)
      .slice(0, maxTaskSources),
  }
}

/** Returns the hours by which a question says that this work moves the estimate, as one of its options or in its words. */
function hoursAsked(words: string, questions: NonNullable<Version['asked']>['questions']): number | undefined {
  const moves = questions.flatMap(({ question, options, effects }) => {
    if (effects?.unit !== 'hours') return []
    const own = options.findIndex((option) => wordsOf(option) === words)
    if (own >= 0) return effects.moves[own] ?? []
    return hasWords(question, words) ? Math.max(0, ...effects.moves) : []
  })
  return moves[0] ? roundHours(moves[0]) : undefined
}

/** True if a text has these words: "API" is none of "rapid". */
const hasWords = (text: string, words: string): boolean => ` ${wordsOf(text)} `.includes(` ${words} `)
