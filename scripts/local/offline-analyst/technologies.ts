import { pieceOf } from './catalogue/catalogue'
import type { Study } from './analyse'
import { isOnlyMobile } from './sizing/breakdown'
import { type Layer, technologies } from './vocabulary/technologies'

const layerOf = new Map(
  Object.entries(technologies).flatMap(([layer, byName]) => Object.keys(byName).map((name) => [name, layer as Layer])),
)

/** The layer that a suggestion of the catalogue fills, where its name is none of a text's technologies. */
const suggested: Record<string, Layer> = { 'Headless CMS': 'content', 'Amazon S3': 'other' }

const layer = (name: string): Layer => layerOf.get(name) ?? suggested[name] ?? 'other'

/** What comes with a technology, so that nothing is suggested beside it. */
const brings: Record<string, Layer[]> = {
  WordPress: ['front end', 'back end', 'database', 'content'],
  Shopify: ['front end', 'back end', 'database', 'content', 'payments'],
  WooCommerce: ['front end', 'back end', 'database', 'content'],
  Drupal: ['front end', 'back end', 'database', 'content'],
  Firebase: ['back end', 'database', 'hosting'],
  Supabase: ['back end', 'database'],
  'Next.js': ['back end'],
  Flutter: ['front end'],
  SQLite: ['back end'],
}

const mostTold = 12

/** Technologies that the text names, then what the work recognised would have us use for the layers left. */
export function technologiesOf({ recognised, reading }: Study): string[] {
  const excluded = new Set(
    reading.statements
      .filter(({ kind }) => kind === 'excluded')
      .flatMap(({ hits }) => hits.filter(({ owner }) => owner.kind === 'technology').map(({ owner }) => owner.name)),
  )
  const named = [...recognised.technologies.keys()].filter((name) => !excluded.has(name))
  if (recognised.capabilities.size === 0) return []
  const filled = new Set(named.flatMap((name) => [layer(name), ...(brings[name] ?? [])]))
  if (isOnlyMobile(recognised)) filled.add('front end')

  const proposals: string[] = []
  for (const id of recognised.capabilities.keys()) {
    for (const name of pieceOf(id).capability.technologies ?? []) {
      if (proposals.includes(name) || (layer(name) !== 'other' && filled.has(layer(name)))) continue
      proposals.push(name)
    }
  }
  return [...named, ...proposals].slice(0, mostTold)
}
