import type { ClarificationQuestion, WorkType } from '#contract/breakdown'
import { maxAnswerLength, questionLimits } from '#contract/limits'
import { distinctBy } from '#domain/hours/merge'
import { wholePerBuildHour } from '#domain/hours/supporting-work'
import { roundHours } from '#domain/hours/task-hours'
import { wordsOf } from '#domain/text/words'
import { shortenLine } from './model-output'
import type { QuestionOutput } from './tool-schemas'

const maxQuestions = 10

/**
 * An answer is required if it can change this share of the estimate and at least this many of its hours. For a change
 * of a few hours, nearly every question could change a fifth.
 */
const required = { questions: 3, share: 0.2, hours: 8 }

/** Longer lists of options are summarized by their smallest and largest effect. */
const maxListedOptions = 5

/** Maximum characters. */
const maxLengths = { question: 500, option: 200, effect: 120 }

/** Questions of one chunk, and the chunk's share of all build hours (0 to 1). */
interface ChunkQuestions {
  questions: readonly QuestionOutput[]
  share: number
}

/** The whole work that the answers change. */
interface BuildWork {
  buildHours: number
  workType: WorkType
}

/**
 * Selects the questions worth asking: no duplicates, none that the text settles, that was asked before or whose answers
 * change nothing, ranked by the build hours that they could change. Those about another kind of work come last, in case
 * the user corrects the kind. Their ids follow those of the earlier ones.
 */
export function selectQuestions(
  asked: readonly ChunkQuestions[],
  settled: readonly string[],
  { buildHours, workType }: BuildWork,
  earlier: readonly Pick<ClarificationQuestion, 'id' | 'question'>[] = [],
): ClarificationQuestion[] {
  // An additional hour of development adds testing, planning and other supporting work. Design adds less, hence
  // "about".
  const perBuildHour = wholePerBuildHour(workType)
  const matters = (moved: number) => moved >= buildHours * required.share && moved * perBuildHour >= required.hours

  const answered = new Set([...settled, ...earlier.map(({ question }) => question)].map(wordsOf))
  const lastNumber = Math.max(0, ...earlier.map(({ id }) => Number(/^q(\d+)$/.exec(id)?.[1] ?? 0)))
  const room = Math.min(maxQuestions, questionLimits.count - earlier.length)
  const strongestFirst = mergeQuestions(asked)
    .map((question) => ({ question, moved: hoursMoved(question, buildHours) }))
    .filter(({ question, moved }) => moved > 0 && hasChoice(question) && !answered.has(wordsOf(question.question)))
    .toSorted((a, b) => b.moved - a.moved)
  const [own, others] = [true, false].map((isOwn) =>
    strongestFirst.filter(({ question: { kinds } }) => (kinds.length === 0 || kinds.includes(workType.kind)) === isOwn),
  ) as [typeof strongestFirst, typeof strongestFirst]

  return [...own, ...others].slice(0, Math.max(0, room)).map(({ question, moved }, index) => {
    return {
      id: `q${lastNumber + index + 1}`,
      question: question.question,
      type: question.type,
      options: question.options.map(({ option }) => option),
      required: index < Math.min(own.length, required.questions) && matters(moved),
      impact: describeImpact(question, perBuildHour),
      effects: effectsOf(question),
      neutral: normalizeNeutral(question),
      ...(question.kinds.length > 0 && { kinds: question.kinds }),
    }
  })
}

/** False if one option of a list is left. "Which of these?" needs two. */
const hasChoice = ({ type, options }: QuestionOutput) => type !== 'multiselect' || options.length > 1

function mergeQuestions(asked: readonly ChunkQuestions[]): QuestionOutput[] {
  const byWords = new Map<string, QuestionOutput>()
  for (const { questions, share } of asked) {
    for (const question of questions.map(normalizeQuestion).filter((question) => question !== null)) {
      const words = wordsOf(question.question)
      const same = byWords.get(words)
      const weighted = weightByShare(question, share)
      byWords.set(words, same ? joinQuestions(same, weighted) : weighted)
    }
  }
  return [...byWords.values()]
}

/** Converts a percentage of a chunk's hours to a percentage of all hours. */
function weightByShare(question: QuestionOutput, share: number): QuestionOutput {
  if (question.unit === 'hours') return question
  const options = question.options.map(({ option, moves }) => ({ option, moves: moves * share }))
  return { ...question, moves: question.moves * share, options }
}

/**
 * Joins a question that two chunks asked. An option that one of them leaves out is settled there. Hours refer to the
 * same work, so the smaller value counts, because a part may have been found in both. Percentages refer to each chunk's
 * own work, so they add up.
 */
function joinQuestions(one: QuestionOutput, other: QuestionOutput): QuestionOutput {
  if (one.type !== other.type || one.unit !== other.unit) return one
  const combine = one.unit === 'hours' ? pickSmaller : (one: number, other: number) => one + other
  const open = one.options.flatMap(({ option, moves }) => {
    const [same] = chosen(other.options, [option])
    return same ? [{ option, moves: combine(moves, same.moves) }] : []
  })
  const options = one.type === 'select' && open.length < 2 ? one.options : open
  return { ...one, moves: combine(one.moves, other.moves), options }
}

const pickSmaller = (one: number, other: number) => (Math.abs(other) < Math.abs(one) ? other : one)

/**
 * Removes duplicate options and sets the neutral option's effect to 0. Returns null if there is no text or no choice.
 */
function normalizeQuestion(question: QuestionOutput): QuestionOutput | null {
  const words = shortenLine(question.question, maxLengths.question)
  if (!words) return null
  const normalized = { ...question, question: words, effect: shortenLine(question.effect, maxLengths.effect) }
  if (question.type === 'text' || question.type === 'number') return { ...normalized, options: [] }

  const options = distinctBy(
    question.options.map(({ option, moves }) => ({ option: shortenLine(option, maxLengths.option), moves })),
    ({ option }) => option,
  )
  if (options.length < 2) return null
  if (question.type === 'multiselect') return multiselect({ ...normalized, options })

  const neutral = chosen(options, question.neutral)[0] ?? options.find(({ moves }) => moves === 0) ?? options[0]
  const zero = neutral?.moves ?? 0
  return {
    ...normalized,
    options: options.map(({ option, moves }) => ({ option, moves: moves - zero })),
    neutral: neutral ? [neutral.option] : [],
  }
}

/**
 * Each option's effect is the change when it is ticked, or unticked if it is neutral: the work of a neutral option is
 * in the tasks already, so unticking it saves hours. Options for "none" are dropped.
 */
function multiselect(question: QuestionOutput): QuestionOutput | null {
  const included = new Set(chosen(question.options, question.neutral))
  const options = question.options
    .filter(({ option }) => !noneOfThem.has(wordsOf(option)))
    .map((option) => (included.has(option) ? { ...option, moves: -Math.abs(option.moves) } : option))
  return options.length > 0 ? { ...question, options } : null
}

const noneOfThem = new Set(['none', 'nothing', 'none of them', 'none of these', 'none of the above', 'neither'])

/** Maximum build hours that an answer can change. */
function hoursMoved({ type, unit, options, moves, neutral }: QuestionOutput, buildHours: number): number {
  const effects = options.map((option) => Math.abs(option.moves))
  const max = {
    select: Math.max(0, ...effects),
    multiselect: effects.reduce((sum, effect) => sum + effect, 0),
    // The range is from zero to twice the assumed number.
    number: Math.abs(moves) * Math.max(1, parseNumber(neutral)),
    text: Math.abs(moves),
  }[type]
  return unit === 'percent' ? (max / 100) * buildHours : max
}

function effectsOf({ type, unit, options, moves }: QuestionOutput): ClarificationQuestion['effects'] {
  if (type === 'text') return { unit, moves: [] }
  return { unit, moves: type === 'number' ? [moves] : options.map(({ moves }) => moves) }
}

function normalizeNeutral({ type, options, neutral }: QuestionOutput): ClarificationQuestion['neutral'] {
  if (type === 'number') return parseNumber(neutral)
  if (type === 'multiselect') return chosen(options, neutral).map(({ option }) => option)
  if (type === 'select') return neutral[0] ?? ''
  return shortenLine(neutral.join(' '), maxAnswerLength) || 'Nothing beyond the requirements'
}

const parseNumber = (neutral: readonly string[]) =>
  Math.min(Number(/\d{1,9}/.exec(neutral.join(' '))?.[0] ?? 0), 1_000_000)

const chosen = (options: QuestionOutput['options'], names: readonly string[]) =>
  options.filter(({ option }) => names.some((name) => wordsOf(name) === wordsOf(option)))

/** Example: "Sign-in: about +40 hours for “Single sign-on”, no change for “E-mail and password”." */
function describeImpact(question: QuestionOutput, perBuildHour: number): string {
  const { type, unit, options, moves, neutral } = question
  const size = (moves: number) =>
    unit === 'percent' ? `${roundHours(Math.abs(moves))}%` : formatHours(roundHours(Math.abs(moves) * perBuildHour))
  const describeEffect = (moves: number) =>
    Number.parseFloat(size(moves)) === 0 ? 'no change' : `about ${signOf(moves)}${size(moves)}`
  const about = question.effect ? `${question.effect}: ` : ''

  if (type === 'text') return toSentence(`${about}up to about ${size(moves)} ${moves < 0 ? 'less' : 'more'}`)
  if (type === 'number') return toSentence(`${about}about ${signOf(moves)}${size(moves)} for each one more`)
  if (options.length <= maxListedOptions) {
    const included = type === 'multiselect' ? chosen(options, neutral) : []
    const effects = options.map((option) => {
      const change = included.includes(option) ? 'without' : 'for'
      return `${describeEffect(option.moves)} ${change} “${option.option}”`
    })
    return toSentence(about + effects.join(', '))
  }
  const effects = options.map(({ moves }) => moves)
  const range = `from ${describeEffect(Math.min(...effects))} to ${describeEffect(Math.max(...effects))}`
  return toSentence(`${about}${range}${type === 'multiselect' ? ' for each one' : ', by what you choose'}`)
}

const signOf = (moves: number) => (moves < 0 ? '−' : '+')
const formatHours = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`
const toSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
