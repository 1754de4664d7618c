import { useStore } from 'zustand'
import { mergeScopes } from '#domain/scope-edits'
import { OwnButton } from './own-button'
import type { ScopeStore } from './scope-store'

/** Offers both scopes if another tab saved one in the meantime. */
export function Conflict({ store }: { store: ScopeStore }) {
  const { theirs, base, scope, resolve, discard } = useStore(store)
  if (!theirs) return null
  return (
    <div className="notice--bad" role="alert">
      <p>This scope was changed in another tab or on another device. Your changes are not saved yet.</p>
      <div className="row">
        <OwnButton variation="primary" onClick={() => resolve(mergeScopes(base, scope, theirs))}>
          Add my changes to it
        </OwnButton>
        <OwnButton onClick={discard}>Discard my changes</OwnButton>
      </div>
    </div>
  )
}
