import { writeFileSync } from 'node:fs'
import { wholePerBuildHour } from '#domain/hours/supporting-work'
import { buildHours } from '#scripts/offline-analyst/testing/hours'
import { workTypeOf } from '#scripts/offline-analyst/study'
import { type Message, learnWeights, studyMessage } from '#scripts/offline-analyst/wording/learn'
import { type TableFormat, formatTable } from './format-table'

/** A message as the offline analyst reads it, beside what its writer judged. */
export interface MeasuredMessage {
  isProduct: boolean
  isHeldOut: boolean
  /** Kind as judged. */
  isKind: boolean
  /** Hours in all, relative to those judged: null without work. */
  factor: number | null
}

export const measureMessages = (messages: readonly Message[]): MeasuredMessage[] =>
  messages.map((message) => {
    const study = studyMessage(message)
    const workType = workTypeOf(study)
    const hours = buildHours(study) * wholePerBuildHour(workType)
    return {
      isProduct: message.isProduct,
      isHeldOut: message.isHeldOut,
      isKind: (workType.kind === 'product') === message.isProduct,
      factor: hours > 0 ? hours / message.hours : null,
    }
  })

/** Learns the weights of words from the messages again. */
export function learn(): void {
  const path = new URL('../offline-analyst/wording/weights.json', import.meta.url)
  writeFileSync(path, `${JSON.stringify(learnWeights(), null, 2)}\n`)
}

const share = (some: number, all: number) => `${Math.round((some / all) * 100)} %`

/** Shows how many messages are read as meant, for work on what exists and for new products. */
export function messageTable(messages: readonly MeasuredMessage[], format: TableFormat): string {
  const row = (name: string, of: readonly MeasuredMessage[]) => {
    const isNear = ({ factor }: MeasuredMessage) => factor !== null && factor >= 0.5 && factor <= 2
    return [
      name,
      String(of.length),
      share(of.filter(({ isKind }) => isKind).length, of.length),
      share(of.filter(isNear).length, of.length),
      share(of.filter(({ factor }) => factor === null).length, of.length),
    ]
  }
  const rows = [false, true].flatMap((isHeldOut) =>
    [false, true].map((isProduct) =>
      row(
        `${isProduct ? 'New products' : 'Work on what exists'}, ${isHeldOut ? 'held out' : 'learned from'}`,
        messages.filter((it) => it.isHeldOut === isHeldOut && it.isProduct === isProduct),
      ),
    ),
  )
  const head = ['Messages', 'Number', 'Kind as meant', 'Hours within ×2', 'No work found']
  return formatTable({ head, rows }, format)
}
