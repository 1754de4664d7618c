import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { mergeScopes } from '#domain/scope/scope-edits'
import { OwnButton } from './own-button'
import type { ScopeStore } from './scope-store'

/** Offers both scopes if another tab saved one in the meantime. Who chose to add the own edits to it is not asked again. */
export function Conflict({ store }: { store: ScopeStore }) {
  const { theirs, base, scope, isEdited, resolve, discard } = useStore(store)
  const [isAdding, setAdding] = useState(false)
  if (isAdding && !isEdited) setAdding(false)
  useEffect(() => {
    if (theirs && isAdding) resolve(mergeScopes(base, scope, theirs))
  }, [theirs, isAdding, base, scope, resolve])
  if (!theirs || isAdding) return null
  return (
    <div className="notice--bad" role="alert">
      <p>This scope was changed in another tab or on another device. Your changes are not saved yet.</p>
      <div className="row">
        <OwnButton variation="primary" onClick={() => setAdding(true)}>
          Add my changes to it
        </OwnButton>
        <OwnButton onClick={discard}>Discard my changes</OwnButton>
      </div>
    </div>
  )
}
