import type { Study } from '../analyse'
import type { ShownAnswer } from '../prompt'
import { read } from '../reading/read'
import { wordsOf } from '../reading/words'
import { classOf } from '../sizing/drivers'
import { expectedHours } from '#domain/range'
import { recognise } from '../sizing/recognise'
import { lexicon } from '../vocabulary/lexicon'
import { connectionHours } from '../vocabulary/systems'
import { featuresShare, systemsCounted } from './ask'
import { questions } from './catalogue'
import { type Effect, type Standing, changeBy, hoursOf } from './effects'
import { choiceQuestion, choicesIn, wishEffects, wishQuestion } from './own'
import type { Question } from './question'

const byText = new Map(questions.map((question) => [question.question, question]))

/** What an answer does; nothing for a question that is not ours. */
export function effectsOfAnswer(answer: ShownAnswer, tasks: readonly Standing[], { reading }: Study): Effect[] {
  if (answer.question === wishQuestion) return chosen(wishEffects(reading.statements), answer)
  if (answer.question === choiceQuestion) return chosen(choicesIn(reading.statements), answer)
  const question = byText.get(answer.question)
  if (!question) return []
  if (question.type === 'number') return countEffects(question, answer)
  if (question.type !== 'text') return chosen(question.options ?? [], answer)
  const text = typeof answer.answer === 'string' ? answer.answer : ''
  return question.reads === 'systems' ? systemEffects(text, tasks) : featureEffects(text, tasks)
}

/** Options may have been given in other words than ours where the adapter shortened them. */
function chosen(options: { option: string; effects: Effect[] }[], { answer }: ShownAnswer): Effect[] {
  const names = Array.isArray(answer) ? answer.map(String) : [String(answer)]
  return options.filter(({ option }) => names.includes(option)).flatMap(({ effects }) => effects)
}

function countEffects({ count }: Question, { answer, assumed }: ShownAnswer): Effect[] {
  if (!count) return []
  const more = Math.min(Number(answer), count.most + Number(assumed)) - Number(assumed)
  if (!Number.isFinite(more) || more === 0) return []
  const [, role = '', hours = '', name = ''] = /^(\w+) (\S+) (.+)$/.exec(count.line) ?? []
  const points = hours.split('/').map(Number)
  if (more < 0) return [{ kind: 'fewer', component: count.component, hours: -more * expectedOf(points) }]
  const line = `${role} ${points.map((point) => (point * more).toFixed(2)).join('/')} ${name.replace(/^A further/, `${more} further`)}`
  return [{ kind: 'tasks', component: count.component, lines: [line] }]
}

const expectedOf = ([optimistic = 0, likely = 0, pessimistic = 0]: number[]) =>
  expectedHours({ optimistic, likely, pessimistic })

const nothing =
  /^\W*(?:none|no|nothing|nil|n\/?a|not sure|don'?t know|unknown|only those|keine?|nichts|aucune?|rien|ningun[oa]?|nada|nenhum[a]?|нет|ничего|κανένα|τίποτα|没有|无)\b/iu

/** Each system that an answer names is a connection: known ones by their kind, others as large. */
function systemEffects(text: string, tasks: readonly Standing[]): Effect[] {
  if (nothing.test(text)) return []
  const total = tasks.reduce((sum, task) => sum + expectedHours(task), 0)
  const there = new Set(tasks.map(({ name }) => name))
  const names = text
    .split(/[,;\n/]|\s(?:and|und|et|y|e|и|και|plus|as well as|sowie)\s|、|，|；/iu)
    .map((part) => part.replace(/^\W*(?:also|to|with|our|the|a|an|maybe|probably)\s+/i, '').trim())
    .filter((part) => /\p{L}/u.test(part) && !nothing.test(part))
  const systems = new Map<string, string>()
  for (const part of names) {
    const hit = lexicon.find(wordsOf(part)).find(({ owner }) => owner.kind === 'system')
    const name = hit?.owner.name ?? part.slice(0, 60)
    if (!there.has(`Connect ${name}`)) systems.set(name.toLowerCase(), name)
  }
  const counted = [...systems.values()].slice(0, systemsCounted(total))
  const lines = counted.flatMap((name) => {
    const known = lexicon.find(wordsOf(name)).some(({ owner }) => owner.kind === 'system' && owner.name === name)
    return connectionHours[known ? classOf(name) : 'large'].map((line) => line.replace('{name}', name))
  })
  return lines.length > 0 ? [{ kind: 'tasks', component: 'Integrations', lines }] : []
}

/** Features that an answer names, read as the requirements are, up to what the question said they can add. */
function featureEffects(text: string, tasks: readonly Standing[]): Effect[] {
  if (nothing.test(text)) return []
  const lines = text.split(/[\n;]|(?<=[.!?])\s/).map((line, index) => ({ id: index + 1, text: `- ${line}` }))
  const { capabilities } = recognise(read('An app', [{ id: 0, text: 'Users can use the app' }, ...lines]))
  const limit = featuresShare * tasks.reduce((sum, task) => sum + expectedHours(task), 0)
  const ids: string[] = []
  for (const id of capabilities.keys()) {
    const hours = hoursOf(
      changeBy([{ kind: 'has', ids: [...ids, id] }], tasks, () => []),
      tasks,
    )
    if (hours <= limit) ids.push(id)
  }
  return ids.length > 0 ? [{ kind: 'has', ids }] : []
}
