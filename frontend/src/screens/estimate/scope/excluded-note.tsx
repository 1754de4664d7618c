import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { scopeLimits } from '#contract/limits'
import type { OwnText, Scope, ScopeRef } from '#contract/scope'
import type { NumberedVersion } from '#contract/version'
import { memoize } from '#domain/hours/memoize'
import { exclusionId, exclusionsIn } from '#domain/scope/exclusions'
import { putOwn, undoOwn } from '#domain/scope/scope-edits'
import { scopedComponentsOf } from '#domain/scope/scoped-work'
import type { ScopeStore } from './scope-store'

interface Props {
  /** The work, by its reference and its current name. */
  of: ScopeRef
  name: string
  version: NumberedVersion
  store: ScopeStore
}

/** Returns the texts of exclusions by their ids, which many rows show. */
const textsIn = memoize((version: NumberedVersion) =>
  memoize(
    (scope: Scope) =>
      new Map(exclusionsIn(version, scope, scopedComponentsOf(version, scope)).map(({ of, text }) => [of, text])),
  ),
)

/** The sentence that a client reads about work out of scope, unless the owner says that nobody asks for the work. */
export function ExcludedNote({ of, name, version, store }: Props) {
  const { scope, edit } = useStore(store)
  const id = exclusionId(of)
  const text = textsIn(version)(scope).get(id)
  const all = scope.exclusions ?? []
  const own = all.find(({ of }) => of === id)
  const isRemoved = own !== undefined && !own.text
  /** The owner's words before the removal, which its undo brings back. */
  const [before, setBefore] = useState<OwnText>()
  if (text === undefined && !isRemoved) return null
  return (
    <p className="muted small written">
      {isRemoved ? 'Not a requirement: your client reads nothing of it.' : `Your client reads: “${text}”`}{' '}
      <Button
        size="small"
        variation="link"
        isDisabled={!isRemoved && all.length >= scopeLimits.exclusions}
        aria-label={isRemoved ? `${name} is a requirement` : `${name} is not a requirement`}
        onClick={() => {
          setBefore(isRemoved ? undefined : own)
          edit((scope) => {
            if (!isRemoved) return putOwn(scope, 'exclusions', { of: id })
            return before ? putOwn(scope, 'exclusions', before) : undoOwn(scope, 'exclusions', id)
          })
        }}
      >
        {isRemoved ? 'Undo' : 'Not a requirement'}
      </Button>
    </p>
  )
}
