import type { QuestionOutput } from '#functions/services/analyst/tool-schemas'
import type { Statement } from '../reading/classify'
import { wordsOf } from '../reading/words'
import { unitsOf } from '../sizing/detail'
import { taskHours } from '#domain/breakdown'
import type { Ground } from './ground'
import { type Effect, changeBy, hoursOf } from './effects'
import { said } from '../sizing/recognise'

/** Questions that a text raises by itself: wishes it leaves open, and options it asks to choose from. */
export const wishQuestion = 'Which of the optional wishes in the text belong to this estimate?'
export const choiceQuestion = 'The text names options to choose from: which shall be built?'
const allOptions = 'All of them'

const longestOption = 120
const mostWishes = 8

export function ownQuestions(ground: Ground): QuestionOutput[] {
  return [wishesOf(ground), choicesOf(ground)].filter((question) => question !== null)
}

function wishesOf({ reading, tasks, sourcesOf }: Ground): QuestionOutput | null {
  const options = wishEffects(reading.statements).map(({ option, effects }) => ({
    option,
    moves: hoursOf(changeBy(effects, tasks, sourcesOf), tasks),
  }))
  if (options.length < 2) return null
  return {
    question: wishQuestion,
    type: 'multiselect',
    effect: 'optional wishes',
    unit: 'hours',
    options,
    moves: 0,
    neutral: [],
  }
}

/** Each wish of the text with what it takes: the capabilities it names, or its words. */
export function wishEffects(statements: readonly Statement[]): { option: string; effects: Effect[] }[] {
  return statements
    .filter(({ kind, words }) => kind === 'wish' && words.length > 2)
    .slice(0, mostWishes)
    .map((statement) => {
      const option = shortened(statement.text)
      const ids = said({ ...statement, kind: 'function', topic: null })
        .filter(({ owner }) => owner.kind === 'capability')
        .map(({ owner }) => owner.name)
      const matter = [...unitsOf(wordsOf(statement.text)).values()].reduce((sum, hours) => sum + hours, 0)
      const likely = Math.min(taskHours.max, Math.max(2, matter))
      const line = `back ${(likely * 0.55).toFixed(1)}/${likely.toFixed(1)}/${(likely * 2.2).toFixed(1)} ${option}`
      return {
        option,
        effects: [
          { kind: 'tasks', component: 'Optional wishes', lines: [line] },
          ...(ids.length > 0 ? [{ kind: 'has' as const, ids: [...new Set(ids)] }] : []),
        ],
      }
    })
}

/** "Option 1: a template", "Alternative B – a database". */
const optionMark =
  /^(?:option|alternative|variant|variante|opción|opção|вариант|επιλογή|方案)\s*([0-9a-z一二三])\s*[:.)–—-]\s*(.+)/iu

function choicesOf({ reading, tasks, sourcesOf }: Ground): QuestionOutput | null {
  const choices = choicesIn(reading.statements)
  if (choices.length < 2) return null
  const options = [
    { option: allOptions, moves: 0 },
    ...choices.map(({ option, effects }) => ({ option, moves: hoursOf(changeBy(effects, tasks, sourcesOf), tasks) })),
  ]
  return {
    question: choiceQuestion,
    type: 'select',
    effect: 'the options not chosen',
    unit: 'hours',
    options,
    moves: 0,
    neutral: [allOptions],
  }
}

/** The options of the text; choosing one drops the tasks that answer the others alone. */
export function choicesIn(statements: readonly Statement[]): { option: string; effects: Effect[] }[] {
  const groups: { option: string; lines: Set<number> }[] = []
  let heading = ''
  for (const { text, lines, headings } of statements) {
    const mark = optionMark.exec(text)
    if (mark) {
      groups.push({ option: shortened(`Option ${mark[1]}: ${mark[2]}`), lines: new Set(lines) })
      heading = headings.join('|')
    } else if (groups.length > 0 && headings.join('|') === heading)
      for (const line of lines) groups.at(-1)!.lines.add(line)
  }
  return groups.slice(0, 6).map(({ option }, chosen) => ({
    option,
    effects: [
      {
        kind: 'without',
        lines: new Set(groups.filter((_, index) => index !== chosen).flatMap(({ lines }) => [...lines])),
      },
    ],
  }))
}

const shortened = (text: string) =>
  text.length <= longestOption ? text : `${text.slice(0, longestOption - 1).trimEnd()}…`
