import { lazyPart } from '../../../ui/lazy-part'

const load = () => import('./forms')

export const NameForm = lazyPart(async () => (await load()).NameForm)

export const TaskForm = lazyPart(async () => (await load()).TaskForm)
