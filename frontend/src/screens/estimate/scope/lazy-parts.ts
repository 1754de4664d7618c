import { lazyPart } from '../../../ui/lazy-part'

/** Loads the parts of the editor that it opens without. */
const load = () => import('./parts')

// Before they are asked for. Without a connection, that asks again.
load().catch(() => {})

export const ChangeList = lazyPart(async () => (await load()).ChangeList)

export const NameForm = lazyPart(async () => (await load()).NameForm)

export const TaskForm = lazyPart(async () => (await load()).TaskForm)
