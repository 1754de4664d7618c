import type { Risk } from '#contract/breakdown'
import type { EstimatedComponent, Line } from '#contract/estimation'
import { linesBeside } from './included-lines'
import { rangesOf, reference } from './line-references'
import { wordsOf } from './merge'
import { findAll } from './text'

/** A component, or work outside the total. */
interface Work extends Pick<EstimatedComponent, 'tasks' | 'sources'> {
  name?: string
  originalName?: string | undefined
  component?: string
  componentName?: string | undefined
}

/**
 * Returns the analyst's risks and technologies without those of work that is left out. Nothing ties them to tasks, so
 * only what left-out work alone names is left out: a technology by its name in lines and names of that work, a risk by a
 * name of that work in its title, or by a reference to its lines.
 */
export function scopeTexts<R extends Risk>(
  { risks, techStack }: { risks: readonly R[]; techStack: readonly string[] },
  { leftOut, included, lines }: { leftOut: readonly Work[]; included: readonly Work[]; lines: readonly Line[] },
): { risks: R[]; techStack: string[] } {
  const built = new Set(included.flatMap(linesBeside(leftOut)))
  const outside = new Set(leftOut.flatMap(({ sources }) => sources.filter((id) => !built.has(id))))
  const [outsideNames, names] = [leftOut.flatMap(namesOf), included.flatMap(namesOf)]
  const textsOf = (isOutside: boolean) => lines.flatMap(({ id, text }) => (outside.has(id) === isOutside ? text : []))
  const outsideTexts = [...outsideNames, ...textsOf(true)]

  const isOfLeftOut = ({ risk, description }: Risk) =>
    refersOnlyTo(description, outside) ||
    (outsideNames.some((name) => isIn(name, risk)) && !names.some((name) => isIn(name, `${risk} ${description}`)))
  const isForLeftOut = (technology: string) =>
    // Written alike, because many are words too: "Members react to posts".
    outsideTexts.some((text) => text.includes(technology) && isIn(technology, text)) &&
    ![...names, ...textsOf(false)].some((text) => isIn(technology, text))
  return {
    risks: risks.filter((risk) => !isOfLeftOut(risk)),
    techStack: techStack.filter((technology) => !isForLeftOut(technology)),
  }
}

/** True if a reference of the text names no other lines than these. */
const refersOnlyTo = (text: string, ids: ReadonlySet<number>): boolean =>
  findAll(reference, text).some(([, lines]) =>
    rangesOf(lines!).every(
      ({ from, to }) => ids.has(from) && [...ids].filter((id) => from <= id && id <= to).length === to - from + 1,
    ),
  )

/** Returns the names of work and its tasks, those before a person changed them too. */
const namesOf = ({ name, originalName, component, componentName, tasks }: Work): string[] =>
  [
    name,
    originalName,
    component,
    componentName,
    ...tasks.flatMap(({ name, original }) => [name, original?.name]),
  ].flatMap((one) => one ?? [])

/** True if a text contains the words of a name, in the singular or the plural. */
const isIn = (name: string, text: string): boolean => singular(text).includes(singular(name))

const singular = (text: string) => ` ${wordsOf(text).replace(/(?<=\p{L}{3})s(?= |$)/gu, '')} `
