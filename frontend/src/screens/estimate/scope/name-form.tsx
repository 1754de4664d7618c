import { TextField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { safeParse } from 'valibot'
import { AddedTask } from '#contract/scope'
import { type ScopedComponent, refOf, scopeKey } from '#domain/scope/scope'
import { renameComponent } from '#domain/scope/scope-edits'
import { EditForm } from './edit-form'
import type { ScopeStore } from './scope-store'

interface Props {
  /** Name when the form was opened, which Escape restores. */
  before: string
  component: ScopedComponent
  components: readonly ScopedComponent[]
  store: ScopeStore
  onClose: () => void
}

/** Form of the name of a component, which changes as it is typed. */
export function NameForm({ before, component, components, store, onClose }: Props) {
  const [typed, setTyped] = useState(before)
  const others = new Set(
    components
      .filter((one) => one !== component)
      .flatMap((one) => [{ component: one.name }, refOf(one)])
      .map(scopeKey),
  )
  function read(typed: string): { name: string; error?: undefined } | { error: string } {
    const { success, output, issues } = safeParse(AddedTask.entries.component, typed)
    if (!success) return { error: issues[0].message }
    if (others.has(scopeKey({ component: output })))
      return {
        error: 'Another component has, or had, this name. To merge the two, move the tasks of one into the other.',
      }
    return { name: output }
  }
  const apply = (name: string) => store.getState().edit((scope) => renameComponent(scope, component, name))
  const { error } = read(typed)
  return (
    <EditForm
      label={`Rename ${before}`}
      submit="Apply"
      onSubmit={() => error === undefined && onClose()}
      onCancel={() => {
        apply(before)
        onClose()
      }}
    >
      <TextField
        label="Component"
        size="small"
        autoComplete="off"
        value={typed}
        hasError={error !== undefined}
        errorMessage={error}
        onChange={({ target }) => {
          const next = read(target.value)
          setTyped(target.value)
          apply(next.error === undefined ? next.name : before)
        }}
      />
    </EditForm>
  )
}
