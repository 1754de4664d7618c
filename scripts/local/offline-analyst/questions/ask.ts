import type { QuestionOutput } from '#functions/services/analyst/tool-schemas'
import { taskOf, termsOf } from '../catalogue/catalogue'
import { Matcher } from '../matcher'
import type { Reading } from '../reading/read'
import { kindsOfPeople } from '../sizing/drivers'
import { expectedHours } from '#domain/range'
import type { Recognised } from '../sizing/recognise'
import { connectionHours } from '../vocabulary/systems'
import { questions } from './catalogue'
import { type Effect, changeBy, hoursOf, weighed, wholePerHour } from './effects'
import type { Ground } from './ground'
import type { Question } from './question'
import { ownQuestions } from './own'

const asked = new Matcher<string>()
for (const { id, said = '' } of questions) for (const term of termsOf(said)) asked.add(term, id)

const maxQuestions = 10

/** Systems that an answer can add at most, by the size of the product (build hours). */
export const systemsCounted = (hours: number) => (hours >= 250 ? 3 : 1)

/** Hours that features named in an answer can add at most, as a share of the product. */
export const featuresShare = 0.2

/**
 * The questions worth asking: those that the text leaves open, ranked by the hours they could move, with every type of
 * question among them.
 */
export function questionsFor(ground: Ground): { questions: QuestionOutput[]; settled: string[] } {
  const open: { question: QuestionOutput; moved: number }[] = []
  const settled: string[] = []
  const told = saidIn(ground.reading)
  const total = ground.tasks.reduce((sum, task) => sum + weighed(task), 0)
  for (const question of questions) {
    if (!concerns(question, ground.recognised)) continue
    if (told.has(question.id) || isKnown(question, ground)) {
      settled.push(question.question)
      continue
    }
    const recorded = recordedOf(question, ground, total)
    if (recorded) open.push({ question: recorded, moved: movedBy(recorded, total) })
  }
  for (const question of ownQuestions(ground)) open.push({ question, moved: movedBy(question, total) })

  const ranked = open.filter(({ moved }) => moved > 0).toSorted((a, b) => b.moved - a.moved)
  const chosen = withEveryType(ranked)
  return { questions: chosen.map(({ question }) => question), settled }
}

const concerns = ({ about, never = [], only }: Question, { capabilities, products }: Recognised) =>
  (about.length === 0 || about.some((id) => capabilities.has(id))) &&
  !never.some((name) => mainProduct(products, name)) &&
  (!only || only.some((name) => mainProduct(products, name)))

/** A kind of product that is the main one named. */
const mainProduct = (products: ReadonlyMap<string, unknown>, name: string) => [...products.keys()][0] === name

function saidIn({ statements }: Reading): Set<string> {
  const told = new Set<string>()
  for (const { words } of statements) for (const { owner } of asked.find(words)) told.add(owner)
  return told
}

const isKnown = ({ known = [], count }: Question, { recognised, reading }: Ground) =>
  known.some((id) => recognised.capabilities.has(id)) ||
  (count?.known === 'kinds' && kindsOfPeople(reading.statements).length >= 3)

/** The question as the analysis records it, or null where nothing is left to ask. */
function recordedOf(question: Question, ground: Ground, total: number): QuestionOutput | null {
  const { tasks, sourcesOf } = ground
  const base = { question: question.question, effect: question.effect }
  const hours = (effects: Effect[]) => hoursOf(changeBy(effects, tasks, sourcesOf), tasks)
  if (question.type === 'text') {
    const build = tasks.reduce((sum, task) => sum + expectedHours(task), 0)
    const neutral = [question.reads === 'systems' ? 'None beyond the text' : 'Nothing beyond the text']
    const moves = question.reads === 'systems' ? systemsCounted(build) * largestConnection : build * featuresShare
    const effect =
      question.reads === 'systems' ? `${base.effect}, about ${largestTold} hours for a large one` : base.effect
    return { ...base, effect, type: 'text', unit: 'hours', options: [], moves, neutral }
  }
  if (question.type === 'number') {
    const neutral = neutralCount(question, ground)
    const moves = expectedHours(taskOf(question.count!.line))
    return { ...base, type: 'number', unit: 'hours', options: [], moves, neutral: [String(neutral)] }
  }
  const options = (question.options ?? [])
    .map(({ option, effects }) => ({ option, moves: hours(effects), scales: effects.some(isScale) }))
    .filter(({ moves }, index) => (index === 0 && question.type === 'select') || Math.abs(moves) >= 0.5)
  if (options.length < 2) return null
  const percent = options.some(({ scales }) => scales)
  return {
    ...base,
    type: question.type,
    unit: percent ? 'percent' : 'hours',
    options: options.map(({ option, moves }) => ({ option, moves: percent ? (100 * moves) / total : moves })),
    moves: 0,
    neutral: question.type === 'select' ? [options[0]!.option] : [],
  }
}

const isScale = ({ kind }: Effect) => kind === 'more' || kind === 'less'

const largestConnection = connectionHours.closed.reduce((sum, line) => sum + expectedHours(taskOf(line)), 0)

const largestTold = Math.round(largestConnection * wholePerHour.development)

/** What the analysis assumes: what it found, else the catalogue's figure. */
function neutralCount({ count }: Question, { reading }: Ground): number {
  if (count?.known === 'kinds') return Math.max(count.neutral, kindsOfPeople(reading.statements).length)
  return count?.neutral ?? 0
}

function movedBy({ type, unit, options, moves, neutral }: QuestionOutput, total: number): number {
  const effects = options.map((option) => Math.abs(option.moves))
  const size = {
    select: Math.max(0, ...effects),
    multiselect: effects.reduce((sum, effect) => sum + effect, 0) / 2,
    number: moves * Math.max(1, Number(neutral[0] ?? 1)),
    text: moves / 2,
  }[type]
  return unit === 'percent' ? (size / 100) * total : size
}

const isOpen = ({ question }: QuestionOutput) => questions.find((it) => it.question === question)?.reads === 'features'

/** The strongest, among them the strongest of each type. */
function withEveryType<T extends { question: QuestionOutput }>(ranked: T[]): T[] {
  const types = ['select', 'multiselect', 'number', 'text']
  const ofType = (type: string) => ranked.filter(({ question }) => question.type === type)
  // Systems of others say more than "what else": of texts one is enough.
  const [text] = ofType('text').toSorted((a, b) => Number(isOpen(a.question)) - Number(isOpen(b.question)))
  const firsts = types.flatMap((type) => (type === 'text' ? text : ofType(type)[0]) ?? [])
  const others = ranked.filter((it) => !firsts.includes(it) && it.question.type !== 'text')
  const chosen = new Set([...firsts, ...others].slice(0, maxQuestions))
  return ranked.filter((it) => chosen.has(it))
}
