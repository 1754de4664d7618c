import { expect, test } from 'vitest'
import { capabilities, capabilityOf, pieceOf, taskOf, termsOf, withImplied } from './catalogue/catalogue'
import { products } from './catalogue/products'
import { translations } from './catalogue/translations/translations'
import { questions } from './questions/catalogue'
import { wordsOf } from './reading/words'
import { studied } from './testing/hours'
import { lexicon } from './vocabulary/lexicon'
import { workRisks } from './vocabulary/risks'
import { genericWords } from './vocabulary/words'
import { connectionHours } from './vocabulary/systems'

/** A term as a text would have it: without the marks of the matcher. */
const spoken = (term: string) =>
  term
    .replace(/\((\S+?)\|[^)]*\)/g, '$1')
    .replace(/[=*]/g, '')
    .replace(/\s_\s/g, ' ')
    .replace(/\s_$/, '')

const names = (text: string, kind: string) =>
  lexicon
    .find(wordsOf(text))
    .filter(({ owner }) => owner.kind === kind)
    .map(({ owner }) => owner.name)

const parts = capabilities.flatMap(({ id, parts = {} }) =>
  Object.entries(parts).map(([part, { terms, loose }]) => ({ id: `${id}.${part}`, terms, loose: loose === true })),
)
const named = [...capabilities.map(({ id, terms }) => ({ id, terms, loose: false })), ...parts].filter(
  ({ terms }) => terms,
)

const generic = new Set(termsOf(genericWords))

test.each(named)('$id is found by each of its terms', ({ id, terms }) => {
  for (const term of termsOf(terms)) {
    expect(names(spoken(term), generic.has(term) ? 'weak' : 'capability'), term).toContain(id)
  }
})

test('a generic word is a term of the catalogue, and takes two sentences to name work', () => {
  const all = new Set(named.flatMap(({ terms }) => termsOf(terms)))
  for (const word of generic) expect(all, word).toContain(word)
  const once = 'We need a web app.\nThe system shall assign each of the tracks of a song to one of sixteen channels.'
  const twice = `${once}\nThe system shall show all of the messages of the channels that a member has joined so far.`
  expect(studied(once).recognised.capabilities.has('chat')).toBe(false)
  expect(studied(twice).recognised.capabilities.has('chat')).toBe(true)
})

test.each(named)('$id becomes work when a text asks for it', ({ id, terms, loose }) => {
  const whole = loose ? termsOf(capabilityOf.get(id.split('.')[0]!)!.terms)[0]! : ''
  const text = `We need a web app.\nThe system shall support ${spoken(termsOf(terms)[0]!)}.\nThe system shall support ${spoken(whole)}.`
  const { recognised, plan } = studied(text)
  expect([...recognised.capabilities.keys()]).toContain(id)
  const tasks = [...plan.components.values()].flatMap((component) => component.tasks.map(({ name }) => name))
  for (const line of pieceOf(id).tasks) expect(tasks).toContain(taskOf(line).name)
})

test.each(products)('a text that asks for $name gets what such a product has', ({ name, terms, has }) => {
  const { recognised } = studied(`We need ${spoken(termsOf(terms)[0]!)}.`)
  expect([...recognised.products.keys()]).toContain(name)
  for (const id of has) expect([...recognised.capabilities.keys()]).toContain(id)
})

test.each(Object.entries(translations))(
  '%s: each term finds what it translates',
  (_, { capabilities: byId, products: byName }) => {
    for (const [id, terms] of Object.entries(byId)) {
      expect(() => pieceOf(id)).not.toThrow()
      for (const term of termsOf(terms)) expect(names(spoken(term), 'capability'), term).toContain(id)
    }
    for (const [name, terms] of Object.entries(byName)) {
      for (const term of termsOf(terms)) expect(names(spoken(term), 'archetype'), term).toContain(name)
    }
  },
)

test('every task of the catalogue has hours that the domain accepts', () => {
  const lines = [
    ...capabilities.flatMap(({ tasks, parts = {} }) => [
      ...tasks,
      ...Object.values(parts).flatMap((part) => part.tasks),
    ]),
    ...Object.values(connectionHours).flat(),
  ]
  for (const line of lines) {
    const { optimistic, likely, pessimistic } = taskOf(line)
    expect(optimistic, line).toBeGreaterThanOrEqual(0.5)
    expect(likely, line).toBeGreaterThanOrEqual(optimistic)
    expect(likely, line).toBeLessThanOrEqual(14)
    expect(pessimistic, line).toBeGreaterThan(likely)
    expect(pessimistic, line).toBeLessThanOrEqual(optimistic * 8)
  }
})

test('what an entry names, there is', () => {
  for (const { id, implies = [], risks = [] } of capabilities) {
    for (const other of [...implies, ...withImplied(id)]) expect(() => pieceOf(other)).not.toThrow()
    for (const risk of risks) expect(workRisks, risk).toHaveProperty(risk)
  }
  for (const { about, known = [] } of questions)
    for (const id of [...about, ...known]) expect(() => pieceOf(id)).not.toThrow()
  const kinds = new Set(products.map(({ name }) => name))
  for (const { never = [], only = [] } of questions)
    for (const name of [...never, ...only]) expect(kinds).toContain(name)
})

test('no two entries and no two tasks of a component share a name', () => {
  const ids = capabilities.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const tasks = capabilities.flatMap(({ component, tasks, parts = {} }) =>
    [...tasks, ...Object.values(parts).flatMap((part) => part.tasks)].map((line) => {
      const { role, name } = taskOf(line)
      return `${component}: ${role}: ${name}`
    }),
  )
  expect(tasks.filter((task, place) => tasks.indexOf(task) !== place)).toEqual([])
})

test('a task that cannot be read is refused', () => {
  expect(() => taskOf('cook 1/2/3 Dinner')).toThrow('This is not a task')
})
