import type { Line } from '#contract/estimation'
import { withoutBullet } from '#domain/text/list-marks'
import type { LineMatch } from './match-lines'

/** Wording of changed lines: of several if one was split or if they were joined. */
interface Wording {
  from: number[]
  to: number[]
  before: string
  after: string
}

export type Changed = Pick<LineMatch, 'changed'>

export function wordingsOf({ changed }: Changed, before: readonly Line[], after: readonly Line[]): Wording[] {
  const [old, current] = [before, after].map((lines) => new Map(lines.map(({ id, text }) => [id, text])))
  const groups = new Map<string, Record<'from' | 'to', Set<number>>>()
  for (const { from, to } of changed) {
    const group = groups.get(`from ${from}`) ?? groups.get(`to ${to}`) ?? { from: new Set(), to: new Set() }
    groups.set(`from ${from}`, group).set(`to ${to}`, group)
    group.from.add(from)
    group.to.add(to)
  }
  const join = (ids: readonly number[], texts = old) =>
    ids.map((id, at) => (at === 0 ? texts!.get(id)! : withoutBullet(texts!.get(id)!))).join(' ')
  return [...new Set(groups.values())]
    .map((group) => ({ from: [...group.from], to: [...group.to] }))
    .map(({ from, to }) => ({ from, to, before: join(from), after: join(to, current) }))
}
