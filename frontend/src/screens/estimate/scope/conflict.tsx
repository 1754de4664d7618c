import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Scope } from '#contract/scope'
import type { NumberedVersion } from '#contract/version'
import { mergeScopes, textOfEdit } from '#domain/scope/scope-edits'
import { scopedComponentsOf } from '#domain/scope/scoped-work'
import { FoldedList } from '../../../ui/fold'
import { plural } from '../../../ui/format'
import { listChanges } from './change-list'
import { OwnButton } from './own-button'
import type { ScopeStore } from './scope-store'

interface Props {
  version: NumberedVersion
  store: ScopeStore
}

/** Offers both scopes if another tab saved one in the meantime. Who chose to add the own edits to it is not asked again. */
export function Conflict({ version, store }: Props) {
  const { theirs, base, scope, isEdited, resolve, discard } = useStore(store)
  const [isAdding, setAdding] = useState(false)
  if (isAdding && !isEdited) setAdding(false)
  useEffect(() => {
    if (theirs && isAdding) resolve(mergeScopes(base, scope, theirs))
  }, [theirs, isAdding, base, scope, resolve])
  if (!theirs || isAdding) return null
  return (
    <div id="scope-conflict" className="notice--bad stack" role="alert" tabIndex={-1}>
      <p>This scope was changed in another tab or on another device. Your changes are not saved yet.</p>
      <Changes of="Your changes" {...{ version, base }} edited={scope} />
      <Changes of="Changes made there" {...{ version, base }} edited={theirs} />
      <div className="row">
        <OwnButton variation="primary" onClick={() => setAdding(true)}>
          Add my changes to it
        </OwnButton>
        <OwnButton onClick={discard}>Discard my changes</OwnButton>
      </div>
    </div>
  )
}

interface ChangesProps extends Pick<Props, 'version'> {
  /** Heading. */
  of: string
  base: Scope
  edited: Scope
}

/** Changes that an edited scope makes in the one that both tabs had. */
function Changes({ of, version, base, edited }: ChangesProps) {
  const listOf = (scope: Scope) => listChanges(scope, version.lines, scopedComponentsOf(version, scope))
  const [before, after] = [listOf(base), listOf(edited)]
  const isIn = (changes: typeof before, { key, edit }: (typeof before)[number]) =>
    changes.some((change) => change.key === key && textOfEdit(change.edit) === textOfEdit(edit))
  const changes = [
    ...after.filter((change) => !isIn(before, change)),
    ...before
      .filter(({ key }) => !after.some((change) => change.key === key))
      .map((change) => ({ ...change, text: 'undone' })),
  ]
  if (changes.length === 0) return null
  return (
    <div>
      <strong>{of}</strong>
      <FoldedList
        items={changes}
        shown={3}
        className="dashes"
        renderSummary={({ length }) => plural(length, 'more change')}
      >
        {({ key, name, text }) => (
          <li key={key} className="written">
            {name}: {text}
          </li>
        )}
      </FoldedList>
    </div>
  )
}
