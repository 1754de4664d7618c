import { readFileSync } from 'node:fs'
import { maskConstraints } from '#domain/constraints/mask'
import { study } from '../study'
import { featuresOf } from './features'
import { type Example, fit } from './fit'
import { isUndecided, messageFeatures } from './kind-of-message'
import weights from './weights.json' with { type: 'json' }

/** A message of `messages/` with its kind, and the hours in all that its writer judged. */
export interface Message {
  text: string
  isProduct: boolean
  hours: number
  /** True for every fourth one, from which nothing is learned. */
  isHeldOut: boolean
}

const every = 4

const linesOf = (name: string) =>
  readFileSync(new URL(`messages/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

function parse(line: string, isHeldOut: boolean): Message {
  const [, kind, hours, text] = /^([cp]) ([\d.]+) \| (.*)$/.exec(line)!
  // A line break within a message.
  return { text: text!.replaceAll(' // ', '\n'), isProduct: kind === 'p', hours: Number(hours), isHeldOut }
}

export const readMessages = (): Message[] => linesOf('clients').map((line, at) => parse(line, at % every === every - 1))

/** Reads a message as the product does: without its budget and deadline, and numbered. */
export function studyMessage({ text }: Message) {
  const lines = maskConstraints(text).text.split('\n')
  return study(
    '',
    lines.map((line, at) => ({ id: at + 1, text: line })),
  )
}

/** Times that a brief counts: what the analyst's tests say of it has to stay true. */
const weightOfBrief = 4

function readBriefs(): Message[] {
  const briefs = linesOf('briefs').map((line) => parse(line, false))
  return Array.from({ length: weightOfBrief }, () => briefs).flat()
}

/** Times that a text counts that asks for nothing, because there are fewer of them. */
const weightOfOther = 8

/** Learns the log-odds that a text asks for work on software. */
function learnWork(): Record<string, number> {
  const others = linesOf('others').filter((_, at) => at % every !== every - 1)
  return fit([
    ...[...readMessages(), ...readBriefs()]
      .filter(({ isHeldOut }) => !isHeldOut)
      .map(({ text }) => ({ features: featuresOf(text), target: 1 })),
    ...Array.from({ length: weightOfOther }, () => others)
      .flat()
      .map((text) => ({ features: featuresOf(text.replaceAll(' // ', '\n')), target: 0 })),
  ])
}

/** Learns the log-odds of a new product from the messages about which the rules find little. */
function learnKind(): Record<string, number> {
  const examples = [...readMessages(), ...readBriefs()].flatMap((message): Example[] => {
    if (message.isHeldOut) return []
    const { matter: statements, evidence, form } = studyMessage(message).reading
    const found = { statements, evidence }
    if (form !== 'text' || !isUndecided(found)) return []
    return [{ features: messageFeatures(found), target: Number(message.isProduct) }]
  })
  return fit(examples)
}

/** Learns the weights of words again, and reads by them from now on. */
export function learnWeights(): Record<keyof typeof weights, Record<string, number>> {
  // What was learned before decides how a message is read, and so whether it is an example.
  Object.assign(weights, { kind: {} })
  const learned = { work: learnWork(), kind: learnKind() }
  Object.assign(weights, learned)
  return learned
}
