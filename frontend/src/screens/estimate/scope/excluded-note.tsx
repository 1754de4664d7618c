import { useStore } from 'zustand'
import { scopeLimits } from '#contract/limits'
import type { Scope, ScopeRef } from '#contract/scope'
import type { NumberedVersion } from '#contract/version'
import { memoize } from '#domain/hours/memoize'
import { exclusionId, exclusionsIn } from '#domain/scope/exclusions'
import { putOwn } from '#domain/scope/scope-edits'
import { scopedComponentsOf } from '#domain/scope/scoped-work'
import { OwnButton } from './own-button'
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

/** The sentence that a client reads about work out of scope, which the owner can leave out. */
export function ExcludedNote({ of, name, version, store }: Props) {
  const { scope, edit } = useStore(store)
  const id = exclusionId(of)
  const text = textsIn(version)(scope).get(id)
  if (text === undefined) return null
  return (
    <p className="muted small written">
      Your client reads: {text}{' '}
      <OwnButton
        variation="link"
        isDisabled={(scope.exclusions ?? []).length >= scopeLimits.exclusions}
        aria-label={`Remove what your client reads about ${name}`}
        onClick={() => edit((scope) => putOwn(scope, 'exclusions', { of: id }))}
      >
        Remove
      </OwnButton>
    </p>
  )
}
