import type { QuestionOutput } from '#functions/services/analyst/tool-schemas'
import { buildHoursIn } from '#domain/hours/workload'
import { referTo } from '#domain/text/line-references'
import { quote } from '#domain/text/text'
import type { ShownAnswer } from '../prompt'
import { optionOf } from '../reading/alternatives'
import type { Reading } from '../reading/read'
import { leftOut } from '../reading/statement'
import { moveToChoice } from '../sizing/other-choice'
import type { Study } from '../study'
import type { Alternative } from '../text/passages'
import { listOf, rounded } from './form'
import type { Movable } from './question'

/** Maximum questions about alternatives. */
const maxAsked = 3

const join = (texts: readonly string[], word: 'and' | 'or') =>
  `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`.replace(new RegExp(`^ ${word} `), '')

const beginning = 'The requirements leave a choice: '

const all = { two: 'Both', more: 'All of them' }

interface Choice {
  alternative: Alternative
  lines: number[]
}

/** Returns the alternatives of a text with their lines, but not those among what is left out or only wished for. */
function choicesIn({ statements }: Reading): Choice[] {
  const choices = new Map<Alternative, number[]>()
  for (const { alternative, kind, lines } of statements)
    if (alternative && !leftOut.has(kind)) choices.set(alternative, [...(choices.get(alternative) ?? []), ...lines])
  return [...choices].map(([alternative, lines]) => ({ alternative, lines: [...new Set(lines)] }))
}

/** Asks which of several things is wanted of which the text asks for one. The first is assumed. */
export const alternatives = (study: Study, tasks: readonly Movable[]): QuestionOutput[] => {
  const own = tasks.map((task) => ({ ...task, of: [] }))
  const movesTo = (chosen: readonly string[]) =>
    rounded(buildHoursIn({ tasks: moveToChoice(own, study, study.decide(chosen)) }) - buildHoursIn({ tasks }))
  return choicesIn(study.reading)
    .slice(0, maxAsked)
    .map(({ alternative: { things, kind } }) => {
      const options = things.map(optionOf)
      const named = kind === 'made' ? options : [...options, things.length > 2 ? all.more : all.two]
      return {
        question: `${beginning}${join(things, 'or')}. Which do you want?`,
        type: 'select',
        effect: 'the choice',
        unit: 'hours',
        options: named.map((option, at) => ({ option, moves: at === 0 ? 0 : movesTo(chosenBy(option, named)) })),
        moves: 0,
        neutral: [named[0]!],
        kinds: [],
      }
    })
}

/** Returns the things that an answer chooses, by their options. */
const chosenBy = (answer: string, options: readonly string[]) =>
  answer === all.two || answer === all.more ? options.slice(0, -1) : [answer]

/** Returns the options that answers, or those assumed before, choose of what the text leaves open: not the first ones. */
export const chosenIn = (answers: readonly ShownAnswer[], given: 'answer' | 'assumed'): string[] =>
  answers.flatMap(({ question, options, [given]: answer }) => {
    const [option = ''] = listOf(answer)
    return question.startsWith(beginning) && option !== options[0] ? chosenBy(option, options) : []
  })

/** States which of several things are estimated. */
export const alternativeAssumptions = ({ reading }: Study): string[] =>
  choicesIn(reading).map(({ alternative: { things, read }, lines }) => {
    const others = things.filter((thing) => !read.includes(thing))
    const estimated = join(read.map(quote), 'and')
    return others.length > 0
      ? `Of the choice in ${referTo(lines)}, ${estimated} is estimated, not ${join(others.map(quote), 'or')}.`
      : `Of the choice in ${referTo(lines)}, everything is estimated: ${estimated}.`
  })
