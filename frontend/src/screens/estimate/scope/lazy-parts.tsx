import { type ComponentType, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part'

type Parts = typeof import('./parts')

let parts: Parts | undefined
const load = async () => (parts = await import('./parts'))

// As soon as the editor is open. Without a connection, the part that is opened tries again.
load().catch(() => {})

/** Part that the editor does not need to open. Once loaded, it renders immediately, so no key typed after a click is lost. */
function laterPart<Props extends object>(pick: (parts: Parts) => ComponentType<Props>) {
  const Lazy = lazyPart(async () => pick(await load()))
  return function Part(props: Props) {
    const [Loaded] = useState(() => parts && pick(parts))
    return Loaded ? <Loaded {...props} /> : <Lazy {...props} />
  }
}

export const AssumptionList = laterPart(({ AssumptionList }) => AssumptionList)
export const ChangeList = laterPart(({ ChangeList }) => ChangeList)
export const Conflict = laterPart(({ Conflict }) => Conflict)
export const ExcludedNote = laterPart(({ ExcludedNote }) => ExcludedNote)
export const ExclusionList = laterPart(({ ExclusionList }) => ExclusionList)
export const NameForm = laterPart(({ NameForm }) => NameForm)
export const RiskList = laterPart(({ RiskList }) => RiskList)
export const TaskForm = laterPart(({ TaskForm }) => TaskForm)
