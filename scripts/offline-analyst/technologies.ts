import { pattern } from '#domain/text/pattern'
import { type Statement, isAsking } from './reading/statement'
import { keepsNoData } from './reading/storage'
import { wordsOf } from './text/words'
import { lexicon } from './vocabulary/lexicon'
import type { Study } from './study'
import { type Layer, technologies } from './vocabulary/technologies'

const layerOf = new Map(
  Object.entries(technologies).flatMap(([layer, byName]) => Object.keys(byName).map((name) => [name, layer as Layer])),
)

/** Layers included in a technology, for which nothing is suggested. */
const brings: Record<string, Layer[]> = {
  WordPress: ['front end', 'back end', 'database', 'content'],
  Shopify: ['front end', 'back end', 'database', 'content', 'payments'],
  WooCommerce: ['front end', 'back end', 'database', 'content'],
  Drupal: ['front end', 'back end', 'database', 'content'],
  Firebase: ['back end', 'database', 'hosting'],
  Supabase: ['back end', 'database'],
  'Next.js': ['back end'],
  '.NET': ['front end'],
}

/** Default technologies of a new product for layers that the text does not specify. */
const defaults: Record<string, [Layer, string][]> = {
  web: [
    ['front end', 'React'],
    ['back end', 'Node.js'],
    ['database', 'PostgreSQL'],
  ],
  mobile: [
    ['mobile', 'React Native'],
    ['back end', 'Node.js'],
    ['database', 'PostgreSQL'],
  ],
  mixed: [
    ['front end', 'React'],
    ['mobile', 'React Native'],
    ['back end', 'Node.js'],
    ['database', 'PostgreSQL'],
  ],
}

/** The same for a corrected platform that has none: an empty list would leave those of the former one. */
const correctedDefaults: Record<string, [Layer, string][]> = {
  desktop: [['front end', 'Electron']],
  'command line': [['back end', 'Node.js']],
  'library or API': [['back end', 'Node.js']],
}

/** Default technologies by kind of work for layers that the text does not specify. */
const byWork: [work: string, layer: Layer, name: string][] = [
  ['payments', 'payments', 'Stripe'],
  ['maps', 'maps', 'Mapbox'],
  ['sms', 'messages', 'Twilio'],
]

/** Layers of services, which a product uses by connecting to them. */
const ofServices = new Set(byWork.map(([, layer]) => layer))

/** Returns the services in a row of a table of interfaces, which says nothing else of what to build with. */
const servicesIn = ({ system }: Pick<Statement, 'system'>) =>
  system ? lexicon.find(wordsOf(system)).filter(({ owner }) => ofServices.has(layerOf.get(owner.name)!)) : []

const defaultsOf = ({ platform, isCorrected }: Study['profile']) =>
  defaults[platform ?? 'web'] ?? (isCorrected ? correctedDefaults[platform ?? ''] : undefined)

/** Databases of which a new product has one. */
const relational = ['PostgreSQL', 'MySQL', 'SQL Server', 'Oracle']

/** Removes databases beside the first one, or beside Supabase, which is one: "MySQL or PostgreSQL". */
function withOneDatabase(names: readonly string[]): string[] {
  const [first] = names.filter((name) => relational.includes(name))
  const only = names.includes('Supabase') ? undefined : first
  return names.filter((name) => name === only || !relational.includes(name))
}

const maxTechnologies = 12

/** Words that rule out the technologies after them in their clause, as in "instead of PHP and MySQL". */
const rulesOut = pattern(
  String.raw`(?<!\p{L})(?:no|not (?:use|with|in|on|built|be built|an?)|without|instead of|rather than|(?:get )?rid of|away from|move off|replac(?:e|es|ing)|kein\p{L}*|nicht (?:mit|auf|in)|ohne|statt|weg von|ablösen|pas (?:de|avec|sur|sous)|sans|au lieu de|remplacer|sin|no (?:usar|con)|en (?:lugar|vez) de|sem|em vez de)(?!\p{L})`,
)
/** Ends of such a clause. */
const ends = pattern(
  String.raw`[,;:.!?()]|(?<!\p{L})(?:but|with|by|use|using|in favou?r of|aber|sondern|durch|mit|mais|par|avec|pero|sino|con|mas|por)(?!\p{L})`,
)

/** Returns the technologies that a sentence rules out. */
export function ruledOutBy(text: string): string[] {
  return [...text.matchAll(new RegExp(rulesOut, 'giu'))].flatMap(({ index, 0: words }) => {
    const [clause = ''] = text.slice(index + words.length).split(ends, 1)
    return lexicon.find(wordsOf(clause)).flatMap(({ owner }) => (owner.kind === 'technology' ? [owner.name] : []))
  })
}

const kept = pattern(
  String.raw`(?<!\p{L})(?:stays?|remains?|keeps?|kept|bleib\p{L}+|behalten|conserv\p{L}+|maint(?:ien|en)\p{L}*|rest(?:e|ent|a)|permane\p{L}+|mant(?:iene|ém)\p{L}*|rimane|blij(?:ft|ven))(?!\p{L})`,
)
const present = pattern(
  String.raw`(?<!\p{L})(?:present|current(?:ly)?|existing|today|bestehend\p{L}+|vorhanden\p{L}+|derzeit\p{L}*|aktuell\p{L}*|heutig\p{L}+|actuel\p{L}*|existant\p{L}*|actual\p{L}*|existent\p{L}+|attual\p{L}+|huidig\p{L}+|bestaand\p{L}*)(?!\p{L})`,
)

/** True for what exists beside a new product: "The existing website runs on WordPress and stays". */
const isBeside = ({ text, kind }: Pick<Statement, 'text' | 'kind'>) =>
  present.test(text) && (kind === 'background' || kept.test(text))

const available = pattern(
  String.raw`(?<!\p{L})(?:available|already|in place|provided by|verfügbar|bereits|disponibles?|déjà|ya|disponível|disponíveis)(?!\p{L})`,
)

/** Returns the kinds of work for which the client has a service: "An SMS gateway is available". */
const servedBy = (statements: readonly Statement[]) =>
  new Set(
    statements
      .filter(({ kind, text }) => kind === 'background' && (available.test(text) || present.test(text)))
      .flatMap(({ hits }) => hits.map(({ owner }) => owner.name)),
  )

/**
 * Returns the technologies that the text names, then defaults for the layers of a new product that neither it nor `before`
 * covers: components and tasks of earlier chunks, or of the text that a revision changes.
 */
export function technologiesOf(study: Study, before: readonly string[] = []): string[] {
  const { reading, recognized, profile } = study
  if (!reading.statements.some(isAsking) && study.plan.components.length === 0) return []
  const named = new Set<string>()
  const denied = new Set<string>()
  for (const statement of reading.statements) {
    const { hits, kind, text, alternative } = statement
    const chosen = alternative ? lexicon.find(wordsOf(alternative.read.join(', '))) : []
    const found = [...hits, ...chosen, ...servicesIn(statement)].flatMap(({ owner }) =>
      owner.kind === 'technology' ? [owner.name] : [],
    )
    if (found.length === 0 || (profile.kind === 'product' && isBeside(statement))) continue
    if (kind === 'excluded' || kind === 'later') for (const name of found) denied.add(name)
    else if (kind !== 'wish') for (const name of found) named.add(name)
    for (const name of ruledOutBy(text)) denied.add(name)
  }
  const all = [...named].filter((name) => !denied.has(name))
  if (profile.kind !== 'product') return all.slice(0, maxTechnologies)
  const own = withOneDatabase(all)

  const filled = new Set(own.flatMap((name) => [layerOf.get(name)!, ...(brings[name] ?? [])]))
  if (keepsNoData(reading, recognized)) filled.add('database')
  const works = new Set(recognized.works.flatMap((ids) => [...ids]))
  const hitsBefore = before.flatMap((name) => lexicon.find(wordsOf(name)))
  const decided = new Set([...servedBy(reading.statements), ...hitsBefore.map(({ owner }) => owner.name)])
  const proposals = [
    ...((before.length === 0 && defaultsOf(profile)) || []),
    ...byWork
      .filter(([work]) => works.has(work) && !decided.has(work))
      .map(([, layer, name]) => [layer, name] as [Layer, string]),
  ]
  const missing = proposals.filter(([layer, name]) => !filled.has(layer) && !denied.has(name)).map(([, name]) => name)
  return [...new Set([...own, ...missing])].slice(0, maxTechnologies)
}
