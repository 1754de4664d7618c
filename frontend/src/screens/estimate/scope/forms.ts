export { NameForm } from './name-form'
export { TaskForm } from './task-form'
