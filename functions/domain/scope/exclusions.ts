import type { EstimatedComponent, Line } from '#contract/estimation'
import type { Version } from '#contract/project'
import type { OwnText, Scope, ScopeRef, ScopeState } from '#contract/scope'
import type { ScopedTask } from '#domain/hours/scoped-task'
import { titleOf } from '#domain/hours/task-titles'
import { withoutBullet } from '#domain/text/list-marks'
import { renamerIn } from '#domain/text/renamed-texts'
import { quote } from '#domain/text/text'
import { indexIncluded, lineExclusionId, outOfScopeSentence } from './exclusion-sentences'
import { type OwnItem, inOwnWords } from './own-texts'
import { type ScopedComponent, itemsIn } from './scope'
import { finder } from './scoped-texts'

const texts = 'Texts, images, translations and data (the client provides them).'

/** Exclusions of every estimate, and their ids in scopes, so that they stay in these words. */
export const usualExclusions: readonly string[] = [
  'Running costs: hosting, domains, licenses and fees of services that the software uses.',
  texts,
  'Maintenance, support and requirement changes after handover, unless they are listed.',
]

/** Words for the texts if the requirements ask for manuals, which may be in several languages. */
const textsBesideHandover = texts.replace('.', ', except documents for the handover.')

/** Beginning of the ids of exclusions of work out of scope. No exclusion of the analyst has two lines. */
const ofWork = 'Out of scope:\n'

/** Returns the id of the exclusion of a component or task. */
export const exclusionId = ({ component, task }: ScopeRef): string =>
  `${ofWork}${task ? `${task.name} (${component}, ${task.role})` : component}`

export interface Exclusion extends OwnItem<OwnText> {
  /** True if the analyst found a wish, which can be offered as an option. */
  isWish?: boolean
}

/**
 * Returns the exclusions in the words of a person: the analyst's, with the names that the person gave to components,
 * those of work out of scope, the default ones, and added ones. A person's words stay as they are.
 */
export function exclusionsIn(
  { breakdown, lines }: Pick<Version, 'breakdown' | 'lines'>,
  { exclusions: own = [], added }: Scope,
  components: readonly ScopedComponent[],
): Exclusion[] {
  const rename = renamerIn(components)
  // A wish that a person added as work: `Optional in the requirements, and not included: “Map”`.
  const isAddedWork = (of: string) =>
    added.some(
      ({ state, name, wish = name }) => state !== 'out' && of.toLowerCase().includes(`: “${wish.toLowerCase()}”`),
    )
  const proposed = [...new Set(breakdown.exclusions)].filter((of) => !usualExclusions.includes(of) && !isAddedWork(of))
  const handsOver = breakdown.supporting.some(({ row }) => row === 'Deployment and handover')
  const items: Exclusion[] = [
    ...proposed.map((of) => ({ of, text: rename(of), isWish: true })),
    ...outOfScopeSentences(components, lines, own),
    ...usualExclusions.map((of) => ({ of, text: of === texts && handsOver ? textsBesideHandover : of })),
  ]
  // Words for work that is in scope again wait until it is left out.
  return inOwnWords(items, own).filter(({ of, isAdded }) => !isAdded || !isOfWork(of))
}

const isOfWork = (id: string): boolean => id.startsWith(ofWork)

/** Returns the name of what an exclusion with this id is about: work, a line, or its own words. */
export const nameExclusion = (id: string): string => withoutBullet(isOfWork(id) ? id.slice(ofWork.length) : id)

/** Describes what the owner called no requirement, by its id. Undefined for any other exclusion that was removed. */
export function describeNoRequirement(id: string, lines: readonly Line[]): string | undefined {
  if (isOfWork(id)) return 'not a requirement, while it is out of scope'
  return lines.some((line) => lineExclusionId(line) === id) ? 'not a requirement' : undefined
}

/**
 * Names all work that a person left out, with ids that stay whatever else is included, but not what the person removed,
 * which thus takes no line from others. If another part of a task is not left out, such as its back end, the role says
 * which part is.
 */
function outOfScopeSentences(components: readonly ScopedComponent[], lines: readonly Line[], own: readonly OwnText[]) {
  const items = itemsIn(components, 'out')
    .filter((item) => own.every(({ of, text }) => text || of !== exclusionId(item)))
    .map((item) => ({ ...item, sources: [...new Set(item.tasks.flatMap(({ sources }) => sources))] }))
  if (items.length === 0) return []
  const componentsIn = (wanted: ScopeState) =>
    components.map(({ name, tasks }) => ({ name, tasks: tasks.filter(({ state }) => state === wanted) }))
  const included = indexIncluded(componentsIn('in'), componentsIn('optional'))
  const places = new Map(lines.map(({ id }, at) => [id, at]))
  const citing = new Map<number, typeof items>(items.flatMap(({ sources }) => sources.map((id) => [id, []])))
  for (const item of items) for (const id of item.sources) citing.get(id)!.push(item)
  return items.map((item) => {
    const { componentName, tasks } = item
    const [{ name, role }] = tasks as [ScopedTask]
    const isPart =
      titleOf({ name }) !== componentName &&
      components
        .find((one) => one.name === componentName)!
        .tasks.some((one) => one.state !== 'out' && one.name === name)
    const cited = item.sources.flatMap((id) => places.get(id) ?? []).toSorted((one, other) => one - other)
    const others = new Set(item.sources.flatMap((id) => citing.get(id)!))
    others.delete(item)
    return {
      of: exclusionId(item),
      text: outOfScopeSentence(
        isPart ? { ...item, title: `${name} (${componentName}, ${role})` } : item,
        cited.map((at) => lines[at]!),
        included,
        [...others],
      ),
    }
  })
}

/** Asks the owner to check work that the owner added although an exclusion without a condition names it. */
export function checksOf(works: readonly Pick<EstimatedComponent, 'tasks'>[], exclusions: readonly Exclusion[]) {
  const isIn = finder()
  // A task may have several layers.
  const added = new Set(works.flatMap(({ tasks }) => tasks.flatMap(({ name, isAdded }) => (isAdded ? name : []))))
  return [...added].flatMap((name) =>
    exclusions.flatMap(({ text }) =>
      isIn(name, text) && !text.includes(' unless ')
        ? `Please check: you added ${quote(name)} and exclude it: ${quote(text)}`
        : [],
    ),
  )
}
