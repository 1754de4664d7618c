import { maxAnswerLength } from '#contract/limits'
import type { ClarificationQuestion, WorkType } from '#contract/breakdown'
import { wholePerBuildHour } from '#domain/supporting-work'
import { bounded } from './from-tool-input'
import { distinctBy, wordsOf } from './merge'
import type { QuestionOutput } from './tool-schemas'

const maxQuestions = 10

/**
 * An answer is required if it can move this share of the estimate and this many hours of it: of a change of a few hours,
 * nearly every question could move a fifth.
 */
const required = { questions: 3, share: 0.2, hours: 8 }

/** Options above this many are summed up by their smallest and largest effect. */
const optionsTold = 5

/** Characters of a question, an option, an effect. */
const longest = { question: 500, option: 200, effect: 120 }

/** Questions of one section, and the share of all build hours that it found, 0 to 1. */
interface Asked {
  questions: readonly QuestionOutput[]
  share: number
}

/** The work that the answers move. */
interface Moved {
  buildHours: number
  workType: WorkType
}

/**
 * The questions worth asking of those the sections had: each once, none that the text settles or whose answer moves
 * nothing, ranked by the build hours they could move.
 */
export function questionsOf(
  asked: readonly Asked[],
  settled: readonly string[],
  { buildHours, workType }: Moved,
): ClarificationQuestion[] {
  // One more hour of development brings testing, planning and the rest with it. Design brings less: hence "about".
  const perBuildHour = wholePerBuildHour(workType)
  const matters = (moved: number) => moved >= buildHours * required.share && moved * perBuildHour >= required.hours

  const answered = new Set(settled.map(wordsOf))
  const strongestFirst = merged(asked)
    .map((question) => ({ question, moved: hoursMoved(question, buildHours) }))
    .filter(({ question, moved }) => moved > 0 && !answered.has(wordsOf(question.question)))
    .toSorted((a, b) => b.moved - a.moved)

  return strongestFirst.slice(0, maxQuestions).map(({ question, moved }, index) => {
    return {
      id: `q${index + 1}`,
      question: question.question,
      type: question.type,
      options: question.options.map(({ option }) => option),
      required: index < required.questions && matters(moved),
      impact: impactOf(question, perBuildHour),
      neutral: neutralOf(question),
    }
  })
}

function merged(asked: readonly Asked[]): QuestionOutput[] {
  const byWords = new Map<string, QuestionOutput>()
  for (const { questions, share } of asked) {
    for (const question of questions.map(tidied).filter((question) => question !== null)) {
      const words = wordsOf(question.question)
      const same = byWords.get(words)
      const weighed = ofTheWhole(question, share)
      byWords.set(words, same ? joined(same, weighed) : weighed)
    }
  }
  return [...byWords.values()]
}

/** Percent of a section's hours as percent of all. */
function ofTheWhole(question: QuestionOutput, share: number): QuestionOutput {
  if (question.unit === 'hours') return question
  const options = question.options.map(({ option, moves }) => ({ option, moves: moves * share }))
  return { ...question, moves: question.moves * share, options }
}

/**
 * A question of two sections. An option that one of them leaves out is settled there. Hours are of the same work, and
 * fewer where a part of it was found already; percent are of each section's own.
 */
function joined(one: QuestionOutput, other: QuestionOutput): QuestionOutput {
  if (one.type !== other.type || one.unit !== other.unit) return one
  const both = one.unit === 'hours' ? smaller : (one: number, other: number) => one + other
  const open = one.options.flatMap(({ option, moves }) => {
    const [same] = chosen(other.options, [option])
    return same ? [{ option, moves: both(moves, same.moves) }] : []
  })
  const isChoice = one.type !== 'select' || open.length > 1
  return {
    ...one,
    moves: both(one.moves, other.moves),
    options: isChoice ? open : one.options,
  }
}

const smaller = (one: number, other: number) => (Math.abs(other) < Math.abs(one) ? other : one)

/** Clean options, the neutral one moving nothing; null for a question without words or without a choice. */
function tidied(question: QuestionOutput): QuestionOutput | null {
  const words = bounded(question.question, longest.question)
  if (!words) return null
  const tidy = { ...question, question: words, effect: bounded(question.effect, longest.effect) }
  if (question.type === 'text' || question.type === 'number') return { ...tidy, options: [] }

  const options = distinctBy(
    question.options.map(({ option, moves }) => ({ option: bounded(option, longest.option), moves })),
    ({ option }) => option,
  )
  if (options.length < 2) return null
  if (question.type === 'multiselect') return multiselect({ ...tidy, options })

  const neutral = chosen(options, question.neutral)[0] ?? options.find(({ moves }) => moves === 0) ?? options[0]
  const zero = neutral?.moves ?? 0
  return {
    ...tidy,
    options: options.map(({ option, moves }) => ({ option, moves: moves - zero })),
    neutral: neutral ? [neutral.option] : [],
  }
}

/**
 * The change that each option makes when it is ticked, or unticked if it is neutral: the work of a neutral option is in
 * the tasks already, so that leaving it out saves it. An option for "none" is the program's own.
 */
function multiselect(question: QuestionOutput): QuestionOutput | null {
  const included = new Set(chosen(question.options, question.neutral))
  const options = question.options
    .filter(({ option }) => !noneOfThem.has(wordsOf(option)))
    .map((option) => (included.has(option) ? { ...option, moves: -Math.abs(option.moves) } : option))
  return options.length > 0 ? { ...question, options } : null
}

const noneOfThem = new Set(['none', 'nothing', 'none of them', 'none of these', 'none of the above', 'neither'])

/** The most that an answer can move, in build hours. */
function hoursMoved({ type, unit, options, moves, neutral }: QuestionOutput, buildHours: number): number {
  const effects = options.map((option) => Math.abs(option.moves))
  const most = {
    select: Math.max(0, ...effects),
    multiselect: effects.reduce((sum, effect) => sum + effect, 0),
    // As far as from nothing to twice what is assumed.
    number: Math.abs(moves) * Math.max(1, numberIn(neutral)),
    text: Math.abs(moves),
  }[type]
  return unit === 'percent' ? (most / 100) * buildHours : most
}

function neutralOf({ type, options, neutral }: QuestionOutput): ClarificationQuestion['neutral'] {
  if (type === 'number') return numberIn(neutral)
  if (type === 'multiselect') return chosen(options, neutral).map(({ option }) => option)
  if (type === 'select') return neutral[0] ?? ''
  return bounded(neutral.join(' '), maxAnswerLength) || 'Nothing beyond the requirements'
}

const numberIn = (neutral: readonly string[]) =>
  Math.min(Number(/\d{1,9}/.exec(neutral.join(' '))?.[0] ?? 0), 1_000_000)

const chosen = (options: QuestionOutput['options'], names: readonly string[]) =>
  options.filter(({ option }) => names.some((name) => wordsOf(name) === wordsOf(option)))

/** Such as "Sign-in: about +40 hours for “Single sign-on”, no change for “E-mail and password”." */
function impactOf(question: QuestionOutput, perBuildHour: number): string {
  const { type, unit, options, moves, neutral } = question
  const size = (moves: number) =>
    unit === 'percent' ? `${rounded(Math.abs(moves))}%` : hoursInWords(rounded(Math.abs(moves) * perBuildHour))
  const told = (moves: number) =>
    Number.parseFloat(size(moves)) === 0 ? 'no change' : `about ${signOf(moves)}${size(moves)}`
  const about = question.effect ? `${question.effect}: ` : ''

  if (type === 'text') return sentence(`${about}up to about ${size(moves)} ${moves < 0 ? 'less' : 'more'}`)
  if (type === 'number') return sentence(`${about}about ${signOf(moves)}${size(moves)} for each one more`)
  if (options.length <= optionsTold) {
    const included = type === 'multiselect' ? chosen(options, neutral) : []
    const effects = options.map((option) => {
      const change = included.includes(option) ? 'without' : 'for'
      return `${told(option.moves)} ${change} “${option.option}”`
    })
    return sentence(about + effects.join(', '))
  }
  const effects = options.map(({ moves }) => moves)
  return sentence(`${about}from ${told(Math.min(...effects))} to ${told(Math.max(...effects))}, by what you choose`)
}

const signOf = (moves: number) => (moves < 0 ? '−' : '+')
const rounded = (size: number) => (size < 10 ? Math.round(size * 2) / 2 : Math.round(size))
const hoursInWords = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
