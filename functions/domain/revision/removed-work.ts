import type { Breakdown, Component, Task } from '#contract/breakdown'
import type { Line } from '#contract/estimation'
import { scopeTexts } from '#domain/scoped-texts'
import { type Layer, changeTasks, mergeBreakdowns } from './layers'
import type { LineMatch } from './match-lines'

/** Returns the components without the tasks whose lines were all removed. */
export const remainingComponents = (components: readonly Component[], match: LineMatch): Component[] =>
  changeTasks(components, (task) => (isGone(task, match) ? null : task))

const isGone = ({ sources }: Task, { removed }: LineMatch) =>
  sources.length > 0 && sources.every((id) => removed.includes(id))

/** Removes the texts of layers that name only work whose lines were all removed. */
export function withoutRemoved(layers: readonly Layer[], lines: readonly Line[], match: LineMatch): Layer[] {
  const { components } = mergeBreakdowns(layers.map(({ breakdown }) => breakdown))
  const asWork = ({ tasks, ...component }: Component) => ({
    ...component,
    tasks: tasks.map((task) => ({ ...task, hours: 0 })),
    sources: [...new Set(tasks.flatMap(({ sources }) => sources))],
  })
  const leftOut = changeTasks(components, (task) => (isGone(task, match) ? task : null)).map(asWork)
  const included = remainingComponents(components, match).map(asWork)
  const scoped = <T extends Pick<Breakdown, 'risks' | 'assumptions' | 'techStack'>>(texts: T) => ({
    ...texts,
    ...scopeTexts(texts, { leftOut, included, lines }),
  })
  return layers.map((layer) => ({ ...layer, breakdown: scoped(layer.breakdown) }))
}
