import type { WorkType } from '#contract/breakdown'
import { pattern } from '#domain/text/pattern'
import { wordsOf } from '../text/words'
import { denials } from '../vocabulary/cues'
import { lexicon } from '../vocabulary/lexicon'
import { technologies } from '../vocabulary/technologies'
import { announcesExtension, announcesModule } from './announces-change'
import { isOfAppearance } from './appearance'
import { withoutDevices } from './devices'
import { distinct } from './existing'
import { has } from './product-nouns'
import type { Reading } from './read'
import { type Statement, cellsOf, isAsking, isSpecification, leftOut } from './statement'

/** Kind and stage of the work, and the platform: null if the text does not say. */
export interface Profile extends Omit<WorkType, 'platform'> {
  platform: Platform | null
  /** True if a person corrected the platform, which then leads the words of the text. */
  isCorrected?: boolean
}

export type Platform = WorkType['platform']

/** Maximum requirements of a change. Larger work on an existing product is an extension. */
const maxAsksOfChange = 15

/** Detects kind, stage and platform of a text. */
export function profileOf(reading: Reading): Profile {
  const stage = stageOf(reading.matter)
  const platform = reading.statements.some(choosesBoth) ? 'mixed' : platformOf(reading)
  if (reading.form !== 'text') return { kind: 'change', stage, platform }
  if (!reading.isOfExisting) return { kind: 'product', stage, platform }
  const asks = distinct(reading.statements.filter(isAsking)).length
  const isExtension = asks > maxAsksOfChange || (asks >= minAsks.extension && areSections(reading)) || isModule(reading)
  return { kind: isExtension ? 'extension' : 'change', stage, platform }
}

/** True if a person chose both platforms that a sentence leaves open, which are a website and an app. */
const choosesBoth = ({ alternative, kind }: Statement) =>
  alternative?.kind === 'platform' && alternative.read.length > 1 && !leftOut.has(kind)

/** Minimum requirements of what calls itself an extension or a module, and statements at the beginning that may do so. */
const minAsks = { extension: 5, module: 4 }
const opening = 3

type Said = Pick<Reading, 'statements' | 'headings'>

const beginningOf = ({ statements, headings }: Said) => [
  ...headings,
  ...statements.slice(0, opening).map(({ text }) => text),
]

const areSections = (said: Said): boolean =>
  isSpecification(said.statements) && beginningOf(said).some(announcesExtension)

/** True for a module with several functions, unlike one with changes of what exists or a table of its fields. */
function isModule(said: Said): boolean {
  const functions = said.statements.filter(
    (it) => isAsking(it) && cellsOf(it) === 1 && !announcesModule(it.text) && !isOfAppearance(it) && !has('change')(it),
  )
  return beginningOf(said).some(announcesModule) && distinct(functions).length >= minAsks.module
}

/** True for sections about the modules of an extension, and for a module. */
export const extendsProduct = (said: Said): boolean => areSections(said) || isModule(said)

/** Minimum statements that name laws or audits in a regulated product, or patients and data about their health. */
const minRegulated = 2

const medicalActors = new Set(['patients', 'doctors and nurses'])

/** Patients that are no people. */
const animals =
  /\b(?:vets?|veterinar\w*|pets?|animals?|tierarzt\w*|tierärzt\w*|haustiere?|vétérinaire\w*|veterinari\w*)\b/i

function stageOf(statements: readonly Statement[]): Profile['stage'] {
  const names = (kind: string) =>
    new Set(statements.flatMap(({ hits, text }) => (hits.some(({ owner }) => owner.kind === kind) ? [text] : []))).size
  if (names('regulated') >= minRegulated || isMedical(statements)) return 'regulated'
  const isPrototype = statements.some(
    ({ hits, text }) => hits.some(({ owner }) => owner.kind === 'prototype') && !givenPrototype.test(text),
  )
  return isPrototype ? 'prototype' : 'production'
}

/** Words before a prototype that exists, and after which something is built: "animations as in the prototype". */
const givenPrototype = pattern(
  `(?<!\\p{L})(?:(?:in|from|per|see|like|matching|according to|have|has|existing|finished|im|vom|laut|gemäß|siehe|haben|vorhanden\\p{L}*|fertig\\p{L}*|dans|selon|voir|avons|según|ver|como|tenemos|nel|secondo|volgens) (?:(?:an?|the|our|this|that|de[mrn]|einen|unser\\p{L}*|les?|la|une?|notre|el|un|nuestro|il|het|ons) )?)(?:[\\p{L}-]+ ){0,2}(?:prototyp|poc|proof of concept|(?:clickable |click)?(?:mock|dumm)|klickdumm|maquette)`,
)

/** True for a product with data about the health of patients, or about health and a law. */
function isMedical(statements: readonly Statement[]): boolean {
  const isOf = (kind: string) => (it: Statement) => it.hits.some(({ owner }) => owner.kind === kind)
  const isPerson = ({ hits }: Statement) =>
    hits.some(({ owner }) => owner.kind === 'actor' && medicalActors.has(owner.name))
  const data = statements.filter(isOf('healthData'))
  if (data.length === 0 || statements.some(({ text }) => animals.test(text))) return false
  const medical = statements.filter((it) => data.includes(it) || isPerson(it))
  const isLaw = statements.some(isOf('regulated'))
  return isLaw || (medical.some(isPerson) && new Set(medical.map(({ text }) => text)).size >= minRegulated)
}

const layers = new Map(
  Object.entries(technologies).flatMap(([layer, byName]) => Object.keys(byName).map((name) => [name, layer])),
)

const platformOfLayer: Record<string, Platform> = { 'front end': 'web', content: 'web', mobile: 'mobile' }

/** Weights of a mention: "online" is ambiguous, "command line" is not. */
const weights: Record<Platform, number> = {
  web: 1,
  mobile: 1,
  desktop: 5,
  'command line': 5,
  'library or API': 1,
  mixed: 0,
}

const namesMobile = ({ owner }: Statement['hits'][number]) => owner.kind === 'platform' && owner.name === 'mobile'

/** True for "a mobile app for members", unlike "members book on their iPhone". */
const asksForApp = (statement: Statement) =>
  isAsking(statement) && withoutDevices(statement.hits, statement.words).some(namesMobile)

const onlyApp = /^(?:an? |eine? |une |una? |un['’] ?|een )?(?:apps?|applis?)[.!]?$/i

/** True for "No native apps" and, below what is excluded, "App", unlike "No iOS app". */
const excludesApps = ({ kind, hits, text }: Statement) =>
  (kind === 'excluded' || kind === 'later') &&
  (hits.some(namesMobile) || onlyApp.test(text)) &&
  !/\b(?:ios|iphone|ipad|android)\b/i.test(text)

/** Maximum mentions of an API of an application, for each of the application. */
const maxOwnApi = 2

/** Returns the platform that most statements name. */
function platformOf({ matter, title }: Reading): Platform | null {
  const votes = new Map<Platform, number>()
  const vote = (platform: Platform, weight: number) => votes.set(platform, (votes.get(platform) ?? 0) + weight)
  const headings = [...new Set(matter.filter(isAsking).flatMap(({ headings }) => headings))]
    .filter((it) => !it.endsWith(':'))
    .map((heading) => {
      const words = wordsOf(heading)
      return { hits: lexicon.find(words), kind: 'heading', words }
    })
  for (const { hits, kind, words } of [{ hits: title, kind: 'title', words: [] }, ...headings, ...matter]) {
    if (kind === 'excluded' || kind === 'later') continue
    const named = new Set<Platform>()
    for (const { owner, at } of hits) {
      if (denials.has(words[at - 1]?.raw ?? '')) continue
      // The API of another system: "data goes to the ERP (REST API)".
      const isOfSystem = owner.name === 'library or API' && hits.some((hit) => hit.owner.kind === 'system')
      if (owner.kind === 'platform' && !isOfSystem) named.add(owner.name as Platform)
      const layer = owner.kind === 'technology' ? platformOfLayer[layers.get(owner.name) ?? ''] : undefined
      // A progressive web app is a website that can be installed.
      if (layer && owner.name !== 'TypeScript') named.add(owner.name === 'Progressive web app' ? 'web' : layer)
    }
    for (const platform of named) vote(platform, weights[platform] * (kind === 'title' ? 2 : 1))
  }
  if (matter.some(excludesApps) && !matter.some(asksForApp)) votes.delete('mobile')
  const web = votes.get('web') ?? 0
  const mobile = votes.get('mobile') ?? 0
  if (mobile > 0 && web > 0 && Math.min(mobile, web) * 3 >= Math.max(mobile, web)) return 'mixed'
  // An application has an API, too.
  if ((votes.get('library or API') ?? 0) <= maxOwnApi * Math.max(web, mobile)) votes.delete('library or API')
  const [first] = [...votes].toSorted(([, one], [, other]) => other - one)
  return first?.[0] ?? null
}
