import { isDeepStrictEqual } from 'node:util'
import type { Task } from '#contract/breakdown'
import { type Case, type Cases, type RevisionProperty, type Subject, changeOf } from './properties'
import { tasksOf } from './analyst'
import { addFeature, reorder } from './variants'

/** Maximum variants of each kind: every third feature, in another place each. */
const maxVariants = 6

/** Minimum characters of a document of 30 pages. */
const longLength = 50_000

/**
 * Revises a document instead of estimating it from scratch. `untouched` is the share of the tasks without a new line that
 * stay to the hour when a feature is added, `moved` the change of the hours in another order, and `undone` is 1 if
 * removing the feature restores the breakdown. `sent` is what one changed line of a long document sends to the analyst,
 * as a share of what its first estimate sent.
 */
export async function reviseSubject(subject: Subject): Promise<Pick<Cases, RevisionProperty>> {
  const { title, text, estimated, analyst } = subject
  const cases: Pick<Cases, RevisionProperty> = { untouched: [], moved: [], undone: [], sent: [] }
  if (estimated.layers.length === 0) return cases
  const added = addFeature(text).filter((_, at) => at % 4 === 0)
  for (const { change, text: longer } of added.slice(0, analyst.isModel ? 1 : maxVariants)) {
    const revised = await analyst.revise(title, estimated, longer)
    const own = new Set(revised.match.added)
    const others = revised.tasks.filter(({ sources }) => !sources.some((id) => own.has(id)))
    // The numbers of the lines below the feature change.
    const unnumbered = ({ sources: _sources, ...task }: (typeof others)[number]) => JSON.stringify(task)
    const before = new Set(tasksOf(estimated.layers).map(unnumbered))
    const same = others.filter((task) => before.has(unnumbered(task))).length
    const extended = new Set(revised.tasks.filter((task) => !others.includes(task)).map(nameOf))
    const staying = tasksOf(estimated.layers).filter((task) => !extended.has(nameOf(task)))
    const all = Math.max(others.length, staying.length)
    cases.untouched.push({
      change: `other tasks to the hour ${change}`,
      measured: all > 0 ? same / all : 1,
    })
    const back = await analyst.revise(title, revised, text)
    const isRestored = isDeepStrictEqual(tasksOf(back.layers), tasksOf(estimated.layers))
    cases.undone.push({
      change: `does not return to its first estimate ${change} and without it`,
      measured: Number(isRestored),
    })
  }
  for (const { change, text: other } of reorder(text)) {
    const { build, match } = await analyst.revise(title, estimated, other)
    // In another order, some documents wrap their lines differently.
    if (match.added.length + match.removed.length + match.changed.length > 0) continue
    cases.moved.push({ change: `revised ${change}`, measured: changeOf(build, estimated.build) })
  }
  if (text.length >= longLength) cases.sent = await measureSent(subject)
  return cases
}

const nameOf = ({ name, role }: Pick<Task, 'name' | 'role'>) => `${role} ${name}`

async function measureSent({ title, text, estimated, analyst }: Subject): Promise<Case[]> {
  const cited = new Set(estimated.tasks.flatMap(({ sources }) => sources))
  const lines = estimated.lines.filter((line) => cited.has(line.id) && text.split(line.text).length === 2)
  const line = lines[Math.floor(lines.length / 2)]
  const { sent } = analyst
  if (!sent || !line) return []
  const start = sent()
  await analyst.estimate(title, text)
  const first = sent()
  const changed = `${line.text.replace(/[.;]$/, '')} on weekdays`
  await analyst.revise(
    title,
    estimated,
    text.replace(line.text, () => changed),
  )
  return [{ change: `with line ${line.id} changed`, measured: (sent() - first) / (first - start) }]
}
