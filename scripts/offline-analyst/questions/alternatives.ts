import type { QuestionOutput } from '#functions/services/analyst/tool-schemas'
import { buildHoursIn } from '#domain/hours/workload'
import { referTo } from '#domain/text/line-references'
import { quote } from '#domain/text/text'
import type { ShownAnswer } from '../prompt'
import { optionOf } from '../reading/alternatives'
import { canHaveBoth } from '../reading/platform-choices'
import type { Reading } from '../reading/read'
import { leftOut } from '../reading/statement'
import { moveToChoice } from '../sizing/other-choice'
import type { Study } from '../study'
import type { Alternative, Decision } from '../text/passages'
import { listOf, rounded } from './form'
import type { Movable } from './question'

/** Maximum questions about alternatives. */
const maxAsked = 3

/** Minimum hours that one of the answers moves. */
const minMoved = 0.2

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
  const choices = new Map<string, Choice>()
  for (const { alternative, kind, lines } of statements) {
    if (!alternative || leftOut.has(kind)) continue
    const before = choices.get(alternative.sentence)?.lines ?? []
    choices.set(alternative.sentence, { alternative, lines: [...new Set([...before, ...lines])] })
  }
  return [...choices.values()]
}

function optionsOf({ things, kind }: Alternative): string[] {
  const options = things.map(optionOf)
  const isOne = kind === 'made' || (kind === 'platform' && !canHaveBoth(things))
  return isOne ? options : [...options, things.length > 2 ? all.more : all.two]
}

/** True for a choice about the product as a whole, which is asked about first. */
const isOfProduct = ({ kind }: Alternative) => kind === 'platform' || kind === 'made'

/** Returns the decision for an option, if it is not the first. */
function decisionFor(option: string, alternative: Alternative): Decision[] {
  const { sentence, things } = alternative
  const at = optionsOf(alternative).indexOf(option)
  return at > 0 ? [{ sentence, read: at < things.length ? things.slice(at, at + 1) : things }] : []
}

/**
 * Asks which of several things is wanted of which the text asks for one. The first is assumed. Does not ask if all of them
 * would take less than one, which is then read as something else.
 */
export function alternatives(study: Study, tasks: readonly Movable[]): QuestionOutput[] {
  const own = tasks.map((task) => ({ ...task, of: [] }))
  const movesTo = (decisions: readonly Decision[]) =>
    rounded(buildHoursIn({ tasks: moveToChoice(own, study, study.decide(decisions)) }) - buildHoursIn({ tasks }))
  const choices = choicesIn(study.reading)
    .map(({ alternative }) => ({
      alternative,
      named: `${beginning}${join(alternative.things, 'or')}. Which do you want`,
    }))
    .toSorted((one, other) => Number(isOfProduct(other.alternative)) - Number(isOfProduct(one.alternative)))
  return choices.slice(0, maxAsked).flatMap(({ alternative, named }): QuestionOutput[] => {
    const isAlone = choices.filter((it) => it.named === named).length === 1
    const options = optionsOf(alternative).map((option) => ({
      option,
      moves: movesTo(decisionFor(option, alternative)),
    }))
    const most = Math.max(...options.map(({ moves }) => moves))
    const { kind } = alternative
    const isLess = (kind === 'work' || kind === 'service') && options.at(-1)!.moves < most
    if (isLess || options.every(({ moves }) => Math.abs(moves) < minMoved)) return []
    return [
      {
        question: isAlone ? `${named}?` : `${named} in ${quote(alternative.sentence)}?`,
        type: 'select',
        effect: 'the choice',
        unit: 'hours',
        options,
        moves: 0,
        neutral: [options[0]!.option],
        kinds: [],
      },
    ]
  })
}

const asksOf = ({ sentence }: Alternative, question: string) => question.includes(quote(sentence))
const quotes = (question: string) => question.includes('“')

/**
 * Returns the decisions of answers, or of those assumed before, on what a text leaves open. An answer without a sentence is
 * about each that names these things. Answers about sentences that are gone are about as many reworded ones, in their order.
 */
export function decisionsOf(
  { reading }: Study,
  answers: readonly ShownAnswer[],
  given: 'answer' | 'assumed',
): Decision[] {
  const all = choicesIn(reading).map(({ alternative }) => ({ alternative, options: optionsOf(alternative).join('\n') }))
  return all.flatMap(({ alternative, options }) => {
    const about = answers.filter(
      ({ question, options: asked }) => question.startsWith(beginning) && asked.join('\n') === options,
    )
    const alike = all.flatMap((it) => (it.options === options ? it.alternative : []))
    const gone = about.filter(({ question }) => quotes(question) && !alike.some((it) => asksOf(it, question)))
    const reworded = alike.filter((it) => !about.some(({ question }) => asksOf(it, question)))
    const answer =
      about.find(({ question }) => asksOf(alternative, question)) ??
      (gone.length === reworded.length ? gone[reworded.indexOf(alternative)] : undefined) ??
      about.find(({ question }) => !quotes(question))
    return answer ? decisionFor(listOf(answer[given])[0]!, alternative) : []
  })
}

/** States which of several things are estimated. A corrected platform leads the words of the text. */
export const alternativeAssumptions = ({ reading, profile }: Study): string[] =>
  choicesIn(reading).flatMap(({ alternative: { things, read, kind }, lines }) => {
    if (kind === 'platform' && profile.isCorrected) return []
    const others = things.filter((thing) => !read.includes(thing))
    const estimated = join(read.map(quote), 'and')
    return others.length > 0
      ? `Of the choice, ${estimated} is estimated, not ${join(others.map(quote), 'or')}. See ${referTo(lines)}.`
      : `Of the choice, everything is estimated: ${estimated}. See ${referTo(lines)}.`
  })
