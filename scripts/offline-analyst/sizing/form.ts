import { sum } from '#domain/hours/apportion'
import type { Profile } from '../reading/profile'
import { type Statement, isAsking } from '../reading/statement'
import type { MeaningKind } from '../vocabulary/lexicon'
import { products } from '../vocabulary/products'
import { abilitiesIn } from './parts'
import type { Recognized } from './recognize'
import { type Form, type Size, sizeBetween, sizeOf } from './scale'

/** Forms of kinds of product that are not full applications. */
const forms: Record<string, Form> = {
  'a landing page': 'site',
  'a website': 'site',
  'a blog': 'site',
  'an online form': 'site',
  'a calculator': 'site',
  'an online shop': 'site',
  'a booking site': 'site',
  'a script': 'script',
  'a bot': 'bot',
  'a list for the office': 'small',
  'an integration': 'small',
  'a data migration': 'small',
  'a data pipeline': 'small',
  'a plugin': 'small',
  'a small game': 'small',
  'a browser extension': 'small',
  'the firmware of a device': 'small',
  'an API': 'library or API',
  'a desktop application': 'desktop',
}

/** Platforms of these forms. The others fit none that a person corrects a text to. */
const platforms: Partial<Record<Form, Form>> = {
  site: 'web',
  script: 'command line',
  desktop: 'desktop',
  'library or API': 'library or API',
}

/**
 * Maximum requirements of a small website, and kinds of people and of interactive work together, beyond those of its kind of
 * product. This many more of all of them make it an application, and fewer a part of the way there.
 */
const maxSite = { asks: 5, parts: 3 }
const more = 3

/** Maximum requirements of a script, rather than a program with settings and error handling. */
const maxScript = 3

/** Maximum words of a requirement that only names a page: "Photo gallery". */
const maxPageWords = 5

/** Kinds of work that need a back end of their own. */
const interactive = ['booking', 'checkout', 'orders', 'accounts', 'records', 'roles', 'subscriptions']

/** Adjectives of a small product, which may follow its noun. */
const small =
  /^(?:small|little|tiny|simple|mini|klein|kleine[nrms]?|einfache[nrms]?|petite?|simples?|pequeñ[oa]|pequen[oa]|sencill[oa]|semplice|piccol[oa]|kleine?|simpele?|eenvoudige?)$/u

const ofProduct = new Set<MeaningKind>(['product', 'archetype', 'platform'])

/** Share of the usual work of a simple site that is set up with ready-made software. */
const readyMade = 0.3

/** Number of opening statements that may name the product. */
const openingLength = 2

/** True if a statement calls the product small, "a small internal page", rather than the company. */
const isCalledSmall = ({ words, hits }: Statement) =>
  hits.some(
    ({ owner, at, length }) =>
      ofProduct.has(owner.kind) &&
      (words.slice(Math.max(0, at - 2), at + 2).some(({ raw }) => small.test(raw)) ||
        beginsSmall(words.slice(at + length, at + length + 2))),
  )

/** Adverbs between a noun and its adjective: "une boutique toute simple". */
const adverb = /^(?:tout|toute|tres|assez|bien|muy|bastante|molto|abbastanza|bem|muito|heel|vrij)$/u
const beginsSmall = ([first, next]: Statement['words']) =>
  small.test((first && adverb.test(first.raw) ? next : first)?.raw ?? '')

interface Sized {
  form: Form
  size: Size
}

/** Returns the form of a product and its size, which is between two forms if the text names a little more than the smaller. */
export function formOf(
  { platform, isCorrected }: Profile,
  { products: [main], certain, roles }: Recognized,
  statements: readonly Statement[],
): Sized {
  const asking = statements.filter(isAsking)
  const asks = new Set(asking.filter(({ words }) => words.length > maxPageWords).map(({ text }) => text)).size
  // Only a page of its own makes a script more than a program without a user interface.
  const isOnPage = asking.some(({ hits }) =>
    hits.some(({ owner }) => owner.kind === 'platform' && owner.name === 'web'),
  )
  const named = main === 'a script' && isOnPage && !certain.has('scraping') ? 'small' : forms[main ?? '']
  // A website corrected to a desktop application is none any more.
  const byProduct = isCorrected && named && platforms[named] !== platform ? undefined : named
  if (platform === 'mobile' || platform === 'mixed') return sized(platform)
  if (byProduct === 'script' || (!byProduct && platform === 'command line')) {
    return between('script', sized('command line'), asks - maxScript)
  }
  if (byProduct === 'bot') {
    return between('script', sized('bot'), sum(asking.map((it) => abilitiesIn(it).length)) - 1)
  }
  if (byProduct && byProduct !== 'site') return sized(byProduct)
  const isSmall =
    (platform ?? 'web') === 'web' &&
    asking.length <= maxSite.asks &&
    statements.slice(0, openingLength).some(isCalledSmall)
  const larger = sized(isSmall ? 'small application' : (platform ?? (byProduct ? 'web' : 'unknown')))
  if (!byProduct || statements.some(isOwnSoftware)) return larger
  const usual = products[main ?? '']
  const further = interactive.filter((id) => certain.has(id) && !usual?.has.includes(id)).length
  const parts = further + Math.max(1, roles.length) - maxSite.parts
  const furtherAsks = Math.max(0, asks - maxSite.asks)
  const site = isSmall ? { ...sizeOf('site'), usual: readyMade } : sizeOf('site')
  return between('site', larger, furtherAsks + Math.max(0, roles.length - (usual?.roles ?? 0), parts), site)
}

/** True if a client decides for software of their own instead of ready-made software. */
const isOwnSoftware = ({ alternative }: Statement) =>
  alternative?.kind === 'made' && !alternative.read.includes(alternative.things[0]!)

const sized = (form: Form): Sized => ({ form, size: sizeOf(form) })

/** Returns the size of a text that names this much beyond what fits the smaller form, and the form that is nearer. */
function between(small: Form, large: Sized, beyond: number, smaller = sizeOf(small)): Sized {
  const share = Math.min(1, Math.max(0, beyond / more))
  return { form: share < 0.5 ? small : large.form, size: sizeBetween(smaller, large.size, share) }
}
