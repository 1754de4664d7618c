import { Button } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { maxAnalystLengths, scopeLimits } from '#contract/limits'
import type { Line } from '#contract/estimation'
import type { NumberedVersion } from '#contract/version'
import { excludedWork } from '#domain/scope/excluded-work'
import { lineExclusionId } from '#domain/scope/exclusion-sentences'
import { type Exclusion, exclusionsIn } from '#domain/scope/exclusions'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import { change, putOwn, putTask, removeOwn } from '#domain/scope/scope-edits'
import { shorten } from '#domain/text/text'
import { OwnButton } from './own-button'
import { OwnList } from './own-list'
import type { ScopeStore } from './scope-store'
import { TaskForm } from './task-form'
import { TextForm } from './text-form'
import { type TypedTask, blankTask } from './typed-task'
import { useInlineForm } from './inline-form'

interface Props {
  version: NumberedVersion
  /** Requirement lines without work, which the client reads too. */
  missing: readonly Line[]
  components: readonly ScopedComponent[]
  store: ScopeStore
}

/** Lists the exclusions, which the owner can change, and lines without work, which may be no requirements. */
export function ExclusionList({ missing, ...given }: Props) {
  const { version, components, store } = given
  const { scope, edit } = useStore(store)
  return (
    <OwnList
      list="exclusions"
      title="Not included"
      add="Add an exclusion"
      items={exclusionsIn(version, scope, components)}
      store={store}
      renderForm={(props) => (
        <TextForm
          {...props}
          what="exclusion"
          label="Not included"
          placeholder="Such as hosting"
          missing="Enter what is not included."
        />
      )}
      renderItem={(exclusion, isLocked, row) => <Row {...given} {...{ exclusion, isLocked, row }} />}
    >
      {missing.map((line) => (
        <li key={`line ${line.id}`}>
          <span className="written">
            Line {line.id}: {line.text}
          </span>
          <OwnButton
            variation="link"
            isDisabled={(scope.exclusions ?? []).length >= scopeLimits.exclusions}
            aria-label={`Line ${line.id} is not a requirement`}
            onClick={() => edit((scope) => putOwn(scope, 'exclusions', { of: lineExclusionId(line) }))}
          >
            Not a requirement
          </OwnButton>
        </li>
      ))}
    </OwnList>
  )
}

interface RowProps extends Omit<Props, 'missing'> {
  exclusion: Exclusion
  isLocked: boolean
  /** Renders the row with more actions. */
  row: (actions: ReactNode) => ReactNode
}

function Row({ exclusion, isLocked, row, version, components, store }: RowProps) {
  const { text, isWish, isAdded } = exclusion
  const { before, open, close, button } = useInlineForm<TypedTask>()
  const { scope, edit } = useStore(store)
  if (before)
    return (
      <TaskForm
        first={before}
        isNew
        components={components}
        lines={version.lines}
        onSubmit={({ hours, ...task }) => {
          if (!hours) return
          // A component of its own, unless there is one of this name.
          const component = shorten(task.name, maxAnalystLengths.component)
          const isNew = !components.some((one) =>
            [{ component: one.name }, refOf(one)].map(scopeKey).includes(scopeKey({ component })),
          )
          const added = { ...task, component, hours, wish: before.name, id: crypto.randomUUID() }
          edit((scope) => {
            const rest = removeOwn(scope, 'exclusions', exclusion)
            return isNew
              ? change(putTask(rest, { ...added, state: 'in' }), { component }, { state: 'optional' })
              : putTask(rest, { ...added, state: 'optional' })
          })
          close(component, task.name)
        }}
        onCancel={close}
      />
    )
  return row(
    (isWish || isAdded) && (
      <Button
        ref={button}
        size="small"
        variation="link"
        isDisabled={isLocked || scope.added.length >= scopeLimits.added}
        aria-label={`Offer as an option: ${text}`}
        onClick={() => {
          const { name, hours, sources } = excludedWork(text, version)
          open({ ...blankTask, component: name, name, likely: String(hours ?? ''), sources })
        }}
      >
        Offer as an option
      </Button>
    ),
  )
}
