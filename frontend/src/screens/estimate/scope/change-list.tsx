import { useStore } from 'zustand'
import type { Line } from '#contract/estimation'
import { type AddedTask, type OwnList, type Scope, type ScopeRef, ownLists, scopeStateLabels } from '#contract/scope'
import { nameConstraint } from '#domain/constraints/constraint-id'
import { hoursBefore } from '#domain/hours/range'
import { describeNoRequirement, nameExclusion } from '#domain/scope/exclusions'
import { wordsOfItem } from '#domain/scope/own-texts'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import { removeTask, renameComponent, undoChange, undoOwn } from '#domain/scope/scope-edits'
import { number } from '#domain/text/format'
import { referTo, spellReferences } from '#domain/text/line-references'
import { OwnButton } from './own-button'
import type { ScopeStore } from './scope-store'
import { spokenHours } from './spoken-hours'

const ownNouns: Record<OwnList, string> = {
  exclusions: 'excluded',
  assumptions: 'an assumption',
  risks: 'a risk',
  constraints: 'compared',
}

const same = (of: string) => of

/** Functions that name an item that was removed, by its id. */
const namesOf: Record<OwnList, (of: string) => string> = {
  exclusions: nameExclusion,
  assumptions: same,
  risks: same,
  constraints: nameConstraint,
}

interface Props {
  lines: readonly Line[]
  components: readonly ScopedComponent[]
  unapplied: readonly ScopeRef[]
  store: ScopeStore
}

/** Lists the changes of a person in words. The words do not say everything of an edit. */
export function listChanges(
  scope: Scope,
  lines: readonly Line[],
  components: readonly ScopedComponent[],
  unapplied: readonly ScopeRef[] = [],
): { key: string; edit: unknown; name: string; text: string; undo: (scope: Scope) => Scope }[] {
  const lost = new Set(unapplied.map(scopeKey))
  const findComponent = (ref: ScopeRef) =>
    components.find((component) => scopeKey(refOf(component)) === scopeKey({ component: ref.component }))
  const nameIn = (ref: ScopeRef, name: string) => `${name} (${findComponent(ref)?.name ?? ref.component})`
  return [
    ...scope.changes.map((change) => ({
      key: scopeKey(change),
      edit: change,
      name: change.task ? nameIn(change, change.task.name) : change.component,
      text: lost.has(scopeKey(change))
        ? 'no longer applies: the analyst has no such work now'
        : textOf(change, components),
      undo: (scope: Scope) => {
        const renamed = change.task ? undefined : findComponent(change)
        return undoChange(renamed ? renameComponent(scope, renamed, change.component) : scope, change)
      },
    })),
    ...scope.added.map((task) => ({
      key: task.id,
      edit: task,
      name: nameIn({ component: task.component }, task.name),
      text: describeAdded(task, components),
      undo: (scope: Scope) => removeTask(scope, task.id),
    })),
    ...ownLists.flatMap((list) =>
      (scope[list] ?? []).map((own) => ({
        key: `${list} ${own.of}`,
        edit: own,
        name: spellReferences(wordsOfItem(own) || namesOf[list](own.of)).replace(/\.$/, ''),
        text: wordsOfItem(own)
          ? `${ownNouns[list]} in your words`
          : (list === 'exclusions' && describeNoRequirement(own.of, lines)) || `no longer ${ownNouns[list]}`,
        undo: (scope: Scope) => undoOwn(scope, list, own.of),
      })),
    ),
  ]
}

/** All changes of the person, at least one, each with its undo. */
export function ChangeList({ lines, components, unapplied, store }: Props) {
  const { scope, edit } = useStore(store)
  return (
    <section aria-labelledby="scope-changes">
      <h4 id="scope-changes">Your changes</h4>
      <ul className="scope-editor__changes">
        {listChanges(scope, lines, components, unapplied).map(({ key, name, text, undo }) => (
          <li key={key}>
            <span className="written">
              {name}: <span className="muted">{text}</span>
            </span>
            <OwnButton variation="link" aria-label={`Undo: ${name}`} onClick={() => edit(undo)}>
              Undo
            </OwnButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Describes an added task by the hours that its row shows: `added, 25 h expected of 16, 24 and 40 h`. */
function describeAdded({ id, hours }: AddedTask, components: readonly ScopedComponent[]): string {
  const task = components.flatMap(({ tasks }) => tasks).find(({ addedId }) => addedId === id)
  if (!task || task.isTyped) return `added, ${number(hours.likely)} h`
  const [best, likely, worst] = [task.optimistic, task.likely, task.pessimistic].map(number)
  return `added, ${spokenHours(task)} expected of ${best}, ${likely} and ${worst} h`
}

/** Describes a change of work: `optional, renamed to “Vouchers”, moved to “Payments”, 8 h → 12 h`. */
function textOf(change: Scope['changes'][number], components: readonly ScopedComponent[]): string {
  const { state, name, role, hours, movedTo, detached = [] } = change
  const { component, task } =
    components
      .flatMap((component) => component.tasks.map((task) => ({ component, task })))
      .find(({ component, task }) => scopeKey(refOf(component, task)) === scopeKey(change)) ?? {}
  return [
    state && scopeStateLabels[state].toLowerCase(),
    name && `renamed to “${name}”`,
    movedTo && component && `moved to “${component.name}”`,
    role && `for a ${role}`,
    detached.length > 0 && `without ${spellReferences(referTo(detached))}`,
    hours && task && `${number(hoursBefore(task.original ?? task))} h → ${spokenHours(task)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
