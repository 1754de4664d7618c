import { expectedHours } from '#domain/hours/range'
import { quote } from '#domain/text/text'
import { usualFor } from './items'
import type { Hours } from './ranges'
import { withoutLayer } from './roles'

const maxNamed = 3

interface Named {
  name: string
  tasks: readonly (Hours & { name: string })[]
}

/** Describes a component by its largest tasks: empty if they say no more than its name. */
export function describe({ name, tasks }: Named): string {
  const hours = new Map<string, number>()
  for (const task of tasks) {
    const title = withoutPart(withoutLayer(task.name))
    hours.set(title, (hours.get(title) ?? 0) + expectedHours(task))
  }
  const product = [...hours.keys()].map(usualFor).find(Boolean)
  // A withheld figure says nothing to a client.
  const titles = [...hours.keys()].filter(
    (title) => title !== name && !usualFor(title) && !title.includes(' withheld]'),
  )
  if (titles.length === 0) return product ? `Usual for ${product}; the requirements do not name it.` : ''
  const largest = new Set(titles.toSorted((one, other) => hours.get(other)! - hours.get(one)!).slice(0, maxNamed))
  const named = titles.filter((title) => largest.has(title)).map(quote)
  const [last, ...others] = [...named, ...(titles.length > maxNamed ? ['more'] : [])].toReversed()
  return others.length > 0 ? `Includes ${others.toReversed().join(', ')} and ${last}.` : `Includes ${last}.`
}

const withoutPart = (title: string) => title.replace(/ \(\d+ of \d+\)$/, '')
