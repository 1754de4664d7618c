import type { BuildRole } from '#contract/breakdown'
import type { Capability } from './capability'
import { commerce } from './commerce'
import { communication } from './communication'
import { content } from './content'
import { foundation } from './foundation'
import { offers } from './offers'
import { operations } from './operations'
import { people } from './people'
import { quality } from './quality'
import { records } from './records'
import { sectors } from './sectors'
import { technical } from './technical'

/** Everything the analyst knows how to build. A capability's order says who wins where two name the same sentence. */
export const capabilities: Capability[] = [
  ...foundation,
  ...people,
  ...commerce,
  ...offers,
  ...sectors,
  ...operations,
  ...communication,
  ...records,
  ...technical,
  ...content,
  ...quality,
]

/** Work of a known kind, before it is tied to requirement lines. Hours. */
export interface KnownTask {
  name: string
  role: BuildRole
  optimistic: number
  likely: number
  pessimistic: number
}

const roles: Record<string, BuildRole> = {
  design: 'UX/UI designer',
  front: 'Front-end developer',
  back: 'Back-end developer',
  mobile: 'Mobile developer',
  data: 'Data engineer',
  devops: 'DevOps engineer',
}

/** Reads "back 4/8/14 Roles and checks of rights"; `{name}` is filled in. */
export function taskOf(line: string, name = ''): KnownTask {
  const [, role = '', optimistic, likely, pessimistic, text = ''] =
    /^(\w+) ([\d.]+)\/([\d.]+)\/([\d.]+) (.+)$/.exec(line) ?? []
  const known = roles[role]
  if (!known) throw new Error(`This is not a task: ${line}`)
  return {
    name: text.replace('{name}', name),
    role: known,
    optimistic: Number(optimistic),
    likely: Number(likely),
    pessimistic: Number(pessimistic),
  }
}

export const capabilityOf: ReadonlyMap<string, Capability> = new Map(capabilities.map((it) => [it.id, it]))

/** The pieces of an id: `booking.waitlist` is the part `waitlist` of `booking`. */
export function pieceOf(id: string): { capability: Capability; tasks: string[]; loose: boolean } {
  const [main = '', part] = id.split('.')
  const capability = capabilityOf.get(main)
  const ofPart = part === undefined ? undefined : capability?.parts?.[part]
  const piece = part === undefined ? capability : ofPart
  if (!capability || !piece) throw new Error(`The catalogue has no ${id}`)
  return { capability, tasks: piece.tasks, loose: ofPart?.loose === true }
}

/** The id and all that comes with it: the whole of a part, and what these imply, nearest first. */
export function withImplied(id: string): string[] {
  const found = new Set<string>()
  const open = [id]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (found.has(next)) continue
    found.add(next)
    const { capability } = pieceOf(next)
    if (next !== capability.id) open.push(capability.id)
    open.push(...(capability.implies ?? []))
  }
  return [...found]
}

/** The terms of a list in a string: parted by commas. */
export const termsOf = (list: string): string[] =>
  list
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean)
