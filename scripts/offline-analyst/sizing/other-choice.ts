import { titleOf } from '#domain/hours/task-titles'
import { buildHoursIn } from '#domain/hours/workload'
import { expectedHours } from '#domain/hours/range'
import type { Movable } from '../questions/question'
import type { Statement } from '../reading/statement'
import { type Study, workTypeOf } from '../study'
import { keepsNoData } from '../reading/storage'
import { type MovedTask, moveToPlatform, withHours } from './other-platform'
import { rangeOf } from './ranges'

/** A piece of work with its tasks, the texts of the statements that ask for it, and their lines. */
interface Work {
  tasks: Movable[]
  texts: string[]
  lines: number[]
}

type Planned = Pick<Study, 'plan' | 'reading'>

/** Hours of a further service of the same kind, which is documented. */
const connectionHours = 10

export const connectionName = (service: string) => `Integration with ${service}`

/** Returns the connections of the further services that a person chose beside the first. */
const connectionsIn = ({ reading }: Planned): Work[] =>
  reading.statements.flatMap(({ alternative, text, lines }) =>
    alternative?.kind === 'service'
      ? alternative.read.slice(1).map((service) => ({
          tasks: [
            {
              component: 'Integrations',
              name: connectionName(service),
              role: 'Back-end developer' as const,
              ...rangeOf(connectionHours, 'known'),
            },
          ],
          texts: [text],
          lines,
        }))
      : [],
  )

const keyOf = (task: Movable) => `${task.component}\n${titleOf(task)}`

/** Returns the work of a plan by its component and its title, whatever the roles. */
function worksOf(planned: Planned): Map<string, Work> {
  const { plan, reading } = planned
  const works = new Map<string, Work>()
  const add = ({ tasks: [task], texts, lines }: Work) => {
    const key = keyOf(task!)
    const known = works.get(key)
    works.set(key, {
      tasks: [...(known?.tasks ?? []), task!],
      texts: [...(known?.texts ?? []), ...texts],
      lines: [...new Set([...(known?.lines ?? []), ...lines])],
    })
  }
  for (const { name: component, tasks } of plan.components)
    for (const { places, ...task } of tasks) {
      const asking = places.flatMap((place) => reading.statements[place] ?? [])
      add({
        tasks: [{ ...task, component }],
        texts: asking.map(({ text }) => text),
        lines: asking.flatMap(({ lines }) => lines),
      })
    }
  // Two sentences may leave the same choice.
  for (const work of connectionsIn(planned)) if (!works.has(keyOf(work.tasks[0]!))) add(work)
  return works
}

/** Returns the statements that other choices read in other words: all, if these are about the software of the product. */
function decidedBy(reading: Planned['reading'], other: Planned['reading']): readonly Statement[] {
  const read = new Set(other.statements.map(({ alternative }) => JSON.stringify(alternative)))
  const decided = reading.statements.filter(({ alternative }) => alternative && !read.has(JSON.stringify(alternative)))
  return decided.some(({ alternative }) => alternative!.kind === 'made') ? reading.statements : decided
}

/** Returns the studies for either of two platforms of which a person chose both. */
function eitherPlatform(to: Study): Study[] {
  const open = to.reading.statements.flatMap(({ alternative }) => alternative ?? [])
  const both = open.find(({ kind, read }) => kind === 'platform' && read.length > 1)
  const decisionsFor = (thing: string) =>
    open.map(({ sentence, read }) => ({ sentence, read: sentence === both!.sentence ? [thing] : read }))
  return both ? both.things.map((thing) => to.decide(decisionsFor(thing))) : []
}

/**
 * Returns the tasks for other choices among what the text leaves open. `from` and `to` are the studies of the text with
 * either. Work that asks for something else stays to the hour. Both of two platforms take no less than one of them.
 */
export function moveToChoice(tasks: readonly MovedTask[], from: Study, to: Study): MovedTask[] {
  const moved = moveTo(tasks, from, to)
  const least = Math.max(0, ...eitherPlatform(to).map((it) => buildHoursIn({ tasks: moveTo(tasks, from, it) })))
  const factor = least / buildHoursIn({ tasks: moved })
  return factor > 1 ? moved.map((task) => withHours(task, expectedHours(task) * factor)) : moved
}

function moveTo(tasks: readonly MovedTask[], from: Study, to: Study): MovedTask[] {
  const { platform } = workTypeOf(to)
  if (platform === workTypeOf(from).platform) return replaceDecided(tasks, from, to)
  const onPlatform = from.correct(platform)
  const isStoring = !keepsNoData(from.reading, from.recognized)
  return replaceDecided(moveToPlatform(tasks, { from: from.plan, to: onPlatform.plan, isStoring }), onPlatform, to)
}

/** Returns the tasks with those in which the studies of two choices on one platform differ replaced. */
function replaceDecided(tasks: readonly MovedTask[], from: Planned, to: Planned): MovedTask[] {
  const touched = new Set(
    [...decidedBy(from.reading, to.reading), ...decidedBy(to.reading, from.reading)].map(({ text }) => text),
  )
  if (touched.size === 0) return [...tasks]
  const [before, after] = [worksOf(from), worksOf(to)]
  const isTouched = ({ texts }: Work) => texts.some((text) => touched.has(text))
  const renamed = [
    ...[...before].filter(([key]) => !after.has(key)),
    ...[...after].filter(([key]) => !before.has(key)),
  ].map(([, work]) => work)
  // What shares a task with a choice is planned again, too.
  for (let size = 0; size < touched.size; ) {
    size = touched.size
    for (const { texts } of renamed.filter(isTouched)) for (const text of texts) touched.add(text)
  }
  const lost = new Set([...before].flatMap(([key, work]) => (isTouched(work) && !after.has(key) ? key : [])))
  const gone = tasks.filter((task) => lost.has(keyOf(task)))
  const planned = [...lost].flatMap((key) => before.get(key)!.tasks)
  // A corrected platform has other hours than its plan.
  const share = gone.length > 0 ? buildHoursIn({ tasks: gone }) / buildHoursIn({ tasks: planned }) : 1
  const added = [...after].filter(([key, work]) => !before.has(key) && isTouched(work))
  return [
    ...tasks.flatMap((task) => {
      const [work, now] = [before.get(keyOf(task)), after.get(keyOf(task))]
      if (lost.has(keyOf(task))) return []
      if (!work || !now || !isTouched(work)) return task
      return withHours(task, (expectedHours(task) * buildHoursIn(now)) / buildHoursIn(work))
    }),
    ...added.flatMap(([, { tasks, lines }]) =>
      tasks.map((task) => ({ ...withHours(task, expectedHours(task) * share), of: [], lines })),
    ),
  ]
}
