import type { Breakdown } from '#contract/breakdown'
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

type Asked = NonNullable<Version['asked']>
type Given = Pick<Version, 'lines'> & {
  asked?: Omit<Asked, 'components'> | undefined
  breakdown: Pick<Breakdown, 'workType'>
}

/** Returns the work that an exclusion names: what it quotes, or else its words. */
export function excludedWork(text: string, { lines, asked, breakdown: { workType } }: Given): ExcludedWork {
  const quotes = [...text.matchAll(/“([^“”]+)”/g)].map(([, quote]) => quote!)
  const name = quotes.length === 1 ? quotes[0]! : text.replace(/\.$/, '')
  const words = wordsOf(name)
  return {
    name: shorten(name, maxAnalystLengths.component),
    // The hours of a question are those of the kind of work that the analyst read.
    hours:
      asked && (asked.workType ?? workType).kind === workType.kind ? hoursAsked(words, asked.questions) : undefined,
    sources: lines
      .filter(({ text }) => hasWords(text, words))
      .map(({ id }) => id)
      .slice(0, maxTaskSources),
  }
}

/** Returns the hours by which a question says that this work moves the estimate, as one of its options or in its words. */
function hoursAsked(words: string, questions: Asked['questions']): number | undefined {
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
