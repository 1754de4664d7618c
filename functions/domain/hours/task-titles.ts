import type { EstimatedTask } from '#contract/estimation'
import { listOf } from '#domain/text/text'
import { builds } from './task-sources'

/** Layer of some work, and number of a part of it: "Refunds: back end", "Import (1 of 2)". */
const partOfWork = /(?:: \p{Ll}[\p{Ll} -]{2,11})?(?: \(\d+ of \d+\))?$/u

/** Returns the name of a task without its part of the work: "Refunds" for "Refunds: screens". */
export const titleOf = ({ name }: { name: string }): string => name.replace(partOfWork, '')

/** True for a task whose name is a person's. */
export const isNamedByPerson = ({ name, original, isAdded }: Pick<EstimatedTask, 'name' | 'original' | 'isAdded'>) =>
  isAdded === true || (original !== undefined && original.name !== name)

const partNumber = / \(\d+ of \d+\)$/

/** Returns the name of the task that was split: "Import" for "Import (1 of 2)". */
export const wholeOf = ({ name }: { name: string }): string => name.replace(partNumber, '')

/** Returns the same for layers and parts of the same work, which are decided on together, and another task itself. */
export const jointKeyOf = <T extends { name: string; sources: readonly number[] }>(task: T): T | string =>
  titleOf(task) === task.name ? task : JSON.stringify([titleOf(task), task.sources])

/**
 * Names layers or parts of the same work: "Import: screens" for parts of its screens, "Import" for its layers, and "Import,
 * in part" for one of its parts.
 */
function nameTogether(tasks: readonly { name: string }[]): string {
  const first = tasks[0]!
  const shared = [({ name }: typeof first) => name, wholeOf].find((of) => tasks.every((task) => of(task) === of(first)))
  return (shared ?? titleOf)(first).replace(partNumber, ', in part')
}

/** Names such work with its component, which its name may say already: "Import (Orders)", "Orders: screens and back end". */
export function nameInComponent(tasks: readonly { name: string; role: string }[], component: string): string {
  if (isGeneric(component)) return nameTogether(tasks)
  if (titleOf(tasks[0]!) !== component) return `${nameTogether(tasks)} (${component})`
  const layers = [...new Set(tasks.map((task) => wholeOf(task).slice(component.length + 2)))]
  return layers[0] ? `${component}: ${listOf(layers)}` : `${component} (${tasks[0]!.role})`
}

/**
 * Joins tasks that are layers or parts of the same work, which would repeat its name. `keyOf` returns the same for tasks
 * that can be joined.
 */
export function joinParts<T extends { name: string; hours: number }>(
  tasks: readonly T[],
  keyOf: (task: T) => unknown,
): T[] {
  const joined = new Map<string, T>()
  for (const task of tasks) {
    const title = titleOf(task)
    const key = JSON.stringify([title, keyOf(task)])
    const known = joined.get(key)
    joined.set(key, known ? { ...known, name: title, hours: known.hours + task.hours } : task)
  }
  return [...joined.values()]
}

/** Names of components that do not say what their work is, as analysts and documents give them to what has no other home. */
const genericName =
  /^(?:general|other|misc|miscellaneous|additional|further|various|sonstige[sn]?|weitere[sn]?|allgemeine[sn]?|divers|autres?|otros|varios|altro|overige?)(?: (?:features|functions|functionality|requirements|items|tasks|work|changes|funktionen|anforderungen|punkte|fonctions|demandes|funciones|requisitos|wensen))?$/i

const isGeneric = (component: string): boolean => genericName.test(component)

/** Names the work of a component by the titles of tasks if its own name does not say what it is: `Ratings; Export; 2 more`. */
export function nameWork(component: string, tasks: readonly { name: string; role: string }[]): string {
  if (!isGeneric(component)) return component
  // The design of a component has its name.
  const built = tasks.filter(builds)
  const titles = [...new Set((built.length > 0 ? built : tasks).map(titleOf))]
  const more = titles.splice(2).length
  return [...titles, ...(more > 0 ? [`${more} more`] : [])].join('; ')
}
