import { sum } from '#domain/apportion'
import { namesWhole } from '../reading/ownership'
import type { Reading } from '../reading/read'
import { isAsking, isSpecification } from '../reading/statement'
import { Matcher } from '../text/matcher'
import type { Word } from '../text/words'
import { additions } from '../vocabulary/additions'
import { termsOf } from '../vocabulary/cues'
import { works as kinds } from '../vocabulary/work'
import { type MeaningKind, lexicon } from '../vocabulary/lexicon'
import { commonWords } from '../vocabulary/words'
import { speaks } from '../vocabulary/gains'
import { countRules } from '../vocabulary/rules'
import { gainsIn } from './unlisted-additions'
import { rootsIn } from './matter'
import type { Recognized } from './recognize'

/** Build hours of a change with this many different words, without what it adds. */
const base = { hours: 4, words: 20 }

/** Growth of a change with its words. Low, because how many words say the same is a matter of style. */
const growth = 0.1

/** Build hours of a system that a change names, besides those of further ones. */
const perSystem = 1.4

/** Build hours of each rule that a change says, "free from 80 euros", and the maximum number that counts. */
const rule = { hours: 2, max: 3 }

/**
 * Build hours of something that a message adds and the vocabulary does not know, such as certificates or a referral scheme,
 * and of each further one, of which `max` count. Hardly any task with a recorded outcome asks for one, so it is a judgment
 * between the 8 hours of a model that read one (`recordings/guest-passes.json`) and the 20 of our own quotes of others.
 * Additions that the message names besides are parts of the first, so that it takes longer only if they do.
 */
const unlistedHours = { first: 13.5, further: 5, max: 4 }

/** Build hours of what people get to do, such as forming teams, and of things that are told in this many different words. */
const told = { hours: 13.5, words: 10, growth: 0.6 }

const common = new Set(Object.values(commonWords).flatMap(rootsIn))

/** Build hours of another language of the whole product. */
const localisation = additions.localisation!.hours

const termsOfAdditions = new Matcher<string>()
for (const [id, { terms }] of Object.entries(additions)) {
  for (const list of Object.values(terms ?? {})) for (const term of termsOf(list)) termsOfAdditions.add(term, id)
}

/**
 * Returns the build hours that each statement of a message adds to a change, or null for a specification. A message has
 * no sections. It takes a few hours and those of the additions that it names, each of which counts once.
 */
export function hoursOfChange(
  { statements, form }: Reading,
  { works, systems, appearance, upkeep }: Recognized,
): number[] | null {
  if (isSpecification(statements) || (form !== 'text' && form !== 'request')) return null

  const all = new Set<string>()
  const best = new Map<string, { at: number; hours: number }>()
  const offer = (name: string, at: number, hours: number) => {
    if (hours > 0 && !best.has(name)) best.set(name, { at, hours })
  }
  const unlisted = new Map<string, { at: number; hours: number }>()
  const done = new Map<string, number>()
  const rules: number[] = []
  const said = statements.map((statement, at) => {
    if (!isAsking(statement) || appearance[at] || upkeep[at]) return 0
    const { words, hits, text } = statement
    const roots = new Set(words.flatMap(({ raw, root }) => (raw && !common.has(root) ? [root] : [])))
    for (const root of roots) all.add(root)
    const gains = gainsIn(text)
    // "A button on the invoices": what it names besides says where it is.
    const isPart = gains.length > 0 && gains.every(({ kind }) => kind === 'part')
    const special = isPart ? [] : termsOfAdditions.find(words)
    const isCovered = (hit: { at: number; length: number }) =>
      special.some((it) => it.at < hit.at + hit.length && hit.at < it.at + it.length)
    for (const { owner } of special) offer(owner, at, additions[owner]!.hours)
    for (const { owner, ...hit } of hits) {
      const isWork = owner.kind === 'work' && works[at]!.has(owner.name)
      if (isWork && !isPart && !isCovered(hit)) offer(owner.name, at, additions[owner.name]?.hours ?? 0)
    }
    rules.push(...Array.from({ length: countRules(text) }, () => at))
    const names = (kind: MeaningKind) => hits.some(({ owner }) => owner.kind === kind)
    if (names('language') && namesWhole.test(text) && speaks.test(text)) offer('localisation', at, localisation)
    const isListed = (some: readonly Word[]) =>
      termsOfAdditions.find(some).length > 0 ||
      lexicon.find(some).some(({ owner: { kind, name } }) => kind === 'work' && best.has(name))
    for (const { words: some, kind } of gains) {
      if (kind === 'part' || isListed(some)) continue
      for (const root of roots) done.set(root, done.get(root) ?? at)
      if (kind === 'action') continue
      const known = lexicon
        .find(some)
        .flatMap(({ owner: { kind, name } }) => (kind === 'work' ? [kinds.get(name)!] : []))
      const name = some.map(({ root }) => root).join(' ')
      const hours = Math.max(unlistedHours.first, ...known.map(({ hours }) => hours))
      if (!unlisted.has(name)) unlisted.set(name, { at, hours })
    }
    return roots.size
  })
  const named = () => sum([...best.values()].map(({ hours }) => hours))
  const parts = named()
  for (const [index, { at, hours }] of [...unlisted.values()].slice(0, unlistedHours.max).entries()) {
    offer(`unlisted ${index}`, at, index === 0 ? hours - parts : unlistedHours.further)
  }
  const whole = told.hours * (done.size / told.words) ** told.growth
  // Features include their rules.
  if (rules.length > 0) offer('rules', rules[0]!, rule.hours * Math.min(rule.max, rules.length) - named())
  if (done.size > 0) offer('told', Math.min(...done.values()), whole - named())
  for (const [at, names] of systems.entries()) for (const name of names) offer(`system ${name}`, at, perSystem)
  const length = (all.size / base.words) ** growth
  const words = sum(said)
  const hours = said.map((count) => (count > 0 ? (base.hours * length * count) / words : 0))
  for (const { at, hours: more } of best.values()) hours[at]! += length * more
  return hours
}
