import { expect, test } from 'vitest'
import { textsIn } from '#scripts/evaluate/variants'
import { languages } from './questions/about-work'
import { apart, hoursOf, studied } from './testing/hours'
import { specifications } from './testing/specifications'
import { wordsOf } from './text/words'
import { lexicon } from './vocabulary/lexicon'
import { works } from './vocabulary/work'

/** Components of each specification, its number of requirements, and a word of its contract text. */
const wanted = {
  French: {
    parts: ['Product catalog', 'Cart and checkout', 'Payments', 'Email and reminders', 'Export'],
    asking: 7,
    contract: 'titulaire',
  },
  Spanish: {
    parts: ['Booking', 'Email and reminders', 'Reports'],
    asking: 5,
    contract: 'contratista',
  },
  Russian: {
    parts: ['User accounts', 'Files and documents', 'Search and filters', 'Reports', 'Export'],
    asking: 6,
    contract: 'договору',
  },
  Chinese: {
    parts: ['User accounts', 'Search and filters', 'Booking', 'SMS notifications', 'Export'],
    asking: 6,
    contract: '甲方',
  },
  Portuguese: { parts: ['Payments', 'Email and reminders', 'Reports'], asking: 5, contract: null },
  Greek: { parts: ['Forms and surveys', 'Email and reminders', 'Reports'], asking: 4, contract: 'ανάδοχος' },
} as const

test.each(Object.entries(wanted))(
  'a specification in %s is read like one in English',
  (name, { parts, asking, contract }) => {
    const { reading, recognized } = studied(specifications[name as keyof typeof specifications])
    const of = (kind: string) => reading.statements.filter((statement) => statement.kind === kind)

    expect(reading.language.name).toBe(name)
    // A line that names two kinds of work is listed under one of them.
    const named = new Set(recognized.works.flatMap((ids) => [...ids]).map((id) => works.get(id)!.name))
    expect([...named]).toEqual(expect.arrayContaining([...parts]))
    expect(of('function').length + of('quality').length).toBe(asking)
    if (contract) expect(of('background').some(({ text }) => text.includes(contract))).toBe(true)
  },
)

const briefs = new Map(textsIn('languages'))

test.each(['de', 'fr', 'es', 'pt', 'ru', 'el', 'zh'])(
  'a brief gets nearly the same estimate in English and in %s',
  (language) => {
    expect(apart(hoursOf(briefs.get(language)!), hoursOf(briefs.get('en')!))).toBeLessThan(0.2)
  },
)

test.each(['French', 'Spanish', 'Portuguese', 'Greek'] as const)(
  'work out of scope is excluded and gets no task in %s',
  (name) => {
    const { reading, plan } = studied(specifications[name])
    const excluded = reading.statements.flatMap(({ kind }, place) => (kind === 'excluded' ? [place] : []))
    const built = plan.components.flatMap(({ tasks }) => tasks.flatMap(({ places }) => places))

    expect(excluded).not.toEqual([])
    expect(built.filter((place) => excluded.includes(place))).toEqual([])
  },
)

test.each([
  ["The export doesn't work.", 'change'],
  ['We don’t need reports.', 'exclusion'],
  ["I'd like a website.", 'request'],
  ["Modifier la page d'accueil", 'work'],
  ['Le prestataire s’engage', 'noise'],
])('a term with an apostrophe is recognized: %s', (text, kind) => {
  expect(lexicon.find(wordsOf(text)).map(({ owner }) => owner.kind)).toContain(kind)
})

test('a word counts in the language of its text only: lager is a beer in English, and a store in German', () => {
  const worksIn = (text: string) => studied(text).recognized.works.flatMap((ids) => [...ids])

  expect(worksIn('We need an app for our pub. The guests shall rate every lager that they drink.')).not.toContain(
    'inventory',
  )
  expect(worksIn('Wir brauchen eine App. Die Mitarbeiter sollen sehen, was im Lager ist.')).toContain('inventory')
})

test.each([
  ['We need a tool to share drills.', 'It does not have to be in the App Store, a web app is fine for us.'],
  ['Wir brauchen ein Portal für Werkzeug.', 'Es muss nicht in den App Store, eine Web-App reicht.'],
  ['We willen een webapp om gereedschap te reserveren.', 'Het hoeft niet in de App Store, een webapp is prima.'],
])('an app store that is not needed makes nothing mobile: %s %s', (wish, denied) => {
  const { reading, profile } = studied(`${wish}\n${denied}`)
  expect(profile.platform).toBe('web')
  expect(reading.statements.slice(0, 2).map(({ kind }) => kind)).toEqual(['function', 'excluded'])
})

const sailing = {
  en: 'We need a website for our sailing school.\nParents book a course.',
  de: 'Wir brauchen eine Website für unsere Segelschule.\nEltern buchen einen Kurs.',
  fr: 'Il nous faut un site pour notre école de voile.\nLes parents réservent un cours.',
  es: 'Necesitamos una web para nuestra escuela de vela.\nLos padres reservan un curso.',
}
const isLocalized = (tongue: keyof typeof sailing, text: string) =>
  studied(`${sailing[tongue]}\n${text}`).recognized.works.some((ids) => ids.has('localisation'))

test.each([
  ['en', 'Is German and English possible?'],
  ['en', 'Could it speak to us in Welsh?'],
  ['en', 'Can we have it in Polish as well?'],
  ['en', 'The site must be in German and English.'],
  ['de', 'Wäre auch Dänisch möglich?'],
  ['de', 'Könnte die Seite auch auf Türkisch sein?'],
  ['fr', "Est-ce que l'allemand et l'anglais sont possibles ?"],
  ['es', '¿Podría estar también en inglés?'],
] as const)('a product in other languages is a localization, however it is asked for: %s %s', (tongue, text) => {
  expect(isLocalized(tongue, text)).toBe(true)
})

test.each([
  ['en', 'Do you speak German?'],
  ['en', 'Is Tuesday or Wednesday possible?'],
  ['en', 'Is a call in German possible?'],
  ['en', 'Some drivers do not speak German well.'],
  ['de', 'Ist Dienstag möglich?'],
] as const)('the language of a talk or of people is none: %s %s', (tongue, text) => {
  expect(isLocalized(tongue, text)).toBe(false)
})

test.each([
  ['Some drivers do not speak German well.', true],
  ['Do we need the pages in English?', true],
  ['The texts are in German.', false],
])('the number of languages is asked for unless the text says it: %s', (text, isAsked) => {
  expect(languages.isSettled!(studied(`${sailing.en}\n${text}`))).toBe(!isAsked)
})
