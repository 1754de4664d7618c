import { lazyPart } from '../../../ui/lazy-part'

/** Loads the parts of the editor that it can open without. */
const load = () => import('./parts')

export const ChangeList = lazyPart(async () => (await load()).ChangeList)

export const NameForm = lazyPart(async () => (await load()).NameForm)

export const TaskForm = lazyPart(async () => (await load()).TaskForm)
