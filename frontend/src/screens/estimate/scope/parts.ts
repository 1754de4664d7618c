export { ChangeList } from './change-list'
export { NameForm } from './name-form'
export { TaskForm } from './task-form'
