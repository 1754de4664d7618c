import { Button } from '@aws-amplify/ui-react'
import { parse } from 'valibot'
import { useStore } from 'zustand'
import type { Line } from '#contract/estimation'
import { scopeLimits } from '#contract/limits'
import { tooManyTasks } from '#contract/scope'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import { putTask } from '#domain/scope/scope-edits'
import { readDraft } from '../../../session/drafts'
import { useUser } from '../../../session/session'
import { useDraft } from '../../../session/use-draft'
import { TaskForm } from './lazy-parts'
import type { ScopeStore } from './scope-store'
import { TypedTask, blankTask } from './typed-task'
import { useInlineForm } from './inline-form'

interface Props {
  label: string
  /** Component that the task joins. Without it, the person names one. */
  component?: ScopedComponent
  components: readonly ScopedComponent[]
  lines: readonly Line[]
  store: ScopeStore
  /** Beginning of the names of drafts of new tasks. */
  draft: string
}

/** Names the draft of a new task of a component, or of a new component. */
export const draftOf = (draft: string, component?: ScopedComponent) =>
  component ? `${draft}:${refOf(component).component}` : draft

export function AddTask({ label, component, draft, store, ...others }: Props) {
  const { email } = useUser()
  const name = draftOf(draft, component)
  const first = { ...blankTask, component: component ? refOf(component).component : '' }
  // What was typed when the session ended, or the page was left.
  const { before, open, close, closeAt, button } = useInlineForm(readDraft(email, name) === null ? null : first)
  const isFull = useStore(store, ({ scope }) => scope.added.length >= scopeLimits.added)
  if (!before)
    return (
      <div className="scope-editor__add">
        <Button
          ref={button}
          size="small"
          variation="link"
          isDisabled={isFull}
          aria-label={component ? `${label} to ${component.name}` : label}
          onClick={() => open(first)}
        >
          {label}
        </Button>
        {isFull && <span className="muted small">{tooManyTasks}</span>}
      </div>
    )
  return <NewTask {...{ email, name, first, store, close, closeAt }} {...others} />
}

interface NewTaskProps extends Pick<Props, 'components' | 'lines' | 'store'> {
  email: string
  /** Name of the draft. */
  name: string
  first: TypedTask
  close: () => void
  /** Closes the form and moves the focus to the new task. */
  closeAt: (component: string, task: string) => void
}

function NewTask({ email, name, first, components, lines, store, close, closeAt }: NewTaskProps) {
  const { draft, change, forget } = useDraft(email, name, (stored) => parseDraft(stored, first))
  return (
    <TaskForm
      first={first}
      draft={draft}
      isNew
      components={components}
      lines={lines}
      onType={change}
      onSubmit={({ hours, ...task }) => {
        if (hours)
          store.getState().edit((scope) => putTask(scope, { ...task, hours, state: 'in', id: crypto.randomUUID() }))
        forget()
        const joined = components.find(
          ({ name }) => scopeKey({ component: name }) === scopeKey({ component: task.component }),
        )
        closeAt(joined ? refOf(joined).component : task.component, task.name)
      }}
      onCancel={() => {
        forget()
        close()
      }}
    />
  )
}

/** Returns what was typed, which an older version may have stored. */
function parseDraft(stored: string | null, first: TypedTask): TypedTask {
  try {
    return parse(TypedTask, JSON.parse(stored ?? ''))
  } catch {
    return first
  }
}
