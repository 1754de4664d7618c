import { Button } from '@aws-amplify/ui-react'
import { useStore } from 'zustand'
import { maxAnalystLengths, scopeLimits } from '#contract/limits'
import type { Line } from '#contract/estimation'
import { tooManyExclusions } from '#contract/scope'
import type { NumberedVersion } from '#contract/version'
import { excludedWork } from '#domain/scope/excluded-work'
import { lineExclusionId } from '#domain/scope/exclusion-sentences'
import { type Exclusion, exclusionsIn } from '#domain/scope/exclusions'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import { change, putTask, wordExclusion } from '#domain/scope/scope-edits'
import { shorten } from '#domain/text/text'
import { ExclusionText } from './exclusion-text'
import { OwnButton } from './own-button'
import { OwnList } from './own-list'
import type { ScopeStore } from './scope-store'
import { TaskForm } from './task-form'
import { type TypedTask, blankTask } from './typed-task'
import { useForm } from './use-form'

interface Props {
  version: NumberedVersion
  /** Requirement lines without work, which the client reads too. */
  missing: readonly Line[]
  components: readonly ScopedComponent[]
  store: ScopeStore
}

/** Lists the exclusions, which the owner can change, and lines without work, which the owner can remove. */
export function ExclusionList({ missing, ...given }: Props) {
  const { version, components, store } = given
  const { scope, edit } = useStore(store)
  const { exclusions: own = [] } = scope
  const isFull = own.length >= scopeLimits.exclusions
  return (
    <OwnList id="scope-exclusions" title="Not included" full={isFull && tooManyExclusions}>
      {exclusionsIn(version, scope, components).map((exclusion) => (
        <li key={exclusion.of}>
          {/* One that is added or changed already needs no more room. */}
          <Row {...given} exclusion={exclusion} isLocked={isFull && !own.some((one) => one.of === exclusion.of)} />
        </li>
      ))}
      {missing.map((line) => (
        <li key={`line ${line.id}`}>
          <span className="written">
            Line {line.id}: {line.text}
          </span>
          <OwnButton
            variation="link"
            isDisabled={isFull}
            aria-label={`Remove line ${line.id}`}
            onClick={() => edit((scope) => wordExclusion(scope, lineExclusionId(line), ''))}
          >
            Remove
          </OwnButton>
        </li>
      ))}
      <li>
        <ExclusionText text="" action="Add an exclusion" isLocked={isFull} store={store} />
      </li>
    </OwnList>
  )
}

interface RowProps extends Omit<Props, 'missing'> {
  exclusion: Exclusion
  isLocked: boolean
}

function Row({ exclusion: { of, text, isWish, isAdded }, isLocked, version, components, store }: RowProps) {
  const { before, open, close, button } = useForm<TypedTask>()
  const { scope, edit } = useStore(store)
  const kept = isAdded ? of : ''
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
          const added = { ...task, component, hours, id: crypto.randomUUID() }
          edit((scope) => {
            const rest = wordExclusion(scope, of, kept)
            return isNew
              ? change(putTask(rest, { ...added, state: 'in' }), { component }, { state: 'optional' })
              : putTask(rest, { ...added, state: 'optional' })
          })
          close(component, task.name)
        }}
        onCancel={close}
      />
    )
  return (
    <ExclusionText of={of} text={text} action="Edit" isLocked={isLocked} store={store}>
      {isWish && (
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
      )}
      <OwnButton
        variation="link"
        isDisabled={isLocked}
        aria-label={`Remove ${text}`}
        onClick={() => edit((scope) => wordExclusion(scope, of, kept))}
      >
        Remove
      </OwnButton>
    </ExclusionText>
  )
}
