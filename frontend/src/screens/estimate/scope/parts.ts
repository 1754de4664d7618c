export { ChangeList } from './change-list'
export { ExclusionList } from './exclusion-list'
export { NameForm } from './name-form'
export { TaskForm } from './task-form'
