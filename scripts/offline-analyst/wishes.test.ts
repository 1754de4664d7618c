import { expect, test } from 'vitest'
import { expectedHours } from '#domain/hours/range'
import { assumptionsOf } from './assumptions'
import { questionsFor } from './questions/ask'
import { risksOf } from './risks'
import { summaryOf } from './summary'
import { usualFeatures } from './testing/features'
import { hoursOf, studied } from './testing/hours'
import { forms } from './testing/mail-forms'
import { heldOut, tongues, wishes } from './testing/wishes'
import { wordsOf } from './text/words'
import { additionsIn } from './vocabulary/additions'
import { featureQuestions } from './vocabulary/feature-questions'
import { lexicon } from './vocabulary/lexicon'

const tasksIn = (text: string) => studied(text, 'Shop changes').plan.components.flatMap(({ tasks }) => tasks)
const namesIn = (text: string) => tasksIn(text).map(({ name }) => name)

/** Returns the hours of each wish: those of the tasks that name it and no other. */
function hoursOfWishes([...triple]: (typeof wishes)[number], text: string): number[] {
  const tasks = tasksIn(text)
  const own = triple.map(({ named }) =>
    tasks.filter(({ name }) => named.test(name) && triple.filter((other) => other.named.test(name)).length === 1),
  )
  // A task of nothing that was asked for, such as a signature, makes all wrong.
  const isClean = own.flat().length === tasks.length
  return own.map((of) => (isClean ? of.reduce((sum, task) => sum + expectedHours(task), 0) : 0))
}

const textsOf = (triple: (typeof wishes)[number], tongue: (typeof tongues)[number]) =>
  Object.values(forms).map((form) =>
    form(
      tongue,
      triple.map((wish) => wish[tongue]),
    ),
  )

const cells = (sets: typeof wishes) => sets.flatMap((triple) => tongues.map((tongue) => ({ triple, tongue })))

test.each(cells(wishes))(
  'three wishes have the same tasks and hours in each form of a mail: $triple.0.en, $tongue',
  ({ triple, tongue }) => {
    const all = textsOf(triple, tongue).map((text) => hoursOfWishes(triple, text))
    for (const [at] of triple.entries()) {
      const hours = all.map((of) => of[at]!)
      expect(Math.min(...hours)).toBeGreaterThan(0)
      expect(Math.max(...hours) / Math.min(...hours)).toBeLessThanOrEqual(1.5)
    }
  },
)

test('of wishes that no rule was made for, 94 % of the texts have a task for each', () => {
  // Every second form in one language, and the others in the next.
  const found = cells(heldOut).flatMap(({ triple, tongue }, at) =>
    textsOf(triple, tongue)
      .filter((_, form) => (form + at) % 2 === 0)
      .map((text) => hoursOfWishes(triple, text).every((hours) => hours > 0)),
  )
  expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.94)
})

test.each(wishes)('a wish has about the same hours in each language: %o', (...triple) => {
  const all = tongues.map((tongue) => hoursOfWishes(triple, textsOf(triple, tongue)[0]!))
  for (const [at] of triple.entries()) {
    const hours = all.map((of) => of[at]!)
    expect(Math.max(...hours) / Math.min(...hours)).toBeLessThan(3)
  }
})

const asked = 'add gift cards to the shop\nfix the cart totals'

test.each([
  `Hi Frida, can you please:\n- ${asked.replace('\n', '\n- ')}\n\nThanks, Tom\ntom@shop.example / mobile +44 7700 900123`,
  `Hello,\n1. ${asked.replace('\n', '\n2. ')}\nThanks,\nTom`,
  `${asked.replace('\n', '.\n')}.\n\nCheers\nTom Baker\nHead of Sales\nBaker & Sons Ltd\nTel. 0113 496 0000`,
  `Dear Ms Lee,\nplease ${asked.replace('\n', ' and ')}.\nBest,\nTom\nSent from my iPhone`,
  `Please ${asked.replace('\n', ' and ')}.\nThanks a lot\nTom\n\nThis message is confidential and intended solely for the addressee. If you received it in error, delete the message.`,
  `Please ${asked.replace('\n', ' and ')}.\n\nTom\n\nOn Mon, 2 Nov 2026 at 09:12, Frida <frida@studio.example> wrote:\n> Hi Tom,\n> Kind regards\n> Frida Holm\n> Senior Developer`,
  `Hallo Frida,\nplease ${asked.replace('\n', ' and ')}.\nDanke und viele Grüße\nTom\nVertriebsleiter\nVon meinem iPhone gesendet`,
  `Bonjour,\nplease ${asked.replace('\n', ' and ')}.\nMerci d’avance,\nTom Boulanger\nResponsable des ventes\nEnvoyé de mon iPhone`,
  `Ciao Frida,\nplease ${asked.replace('\n', ' and ')}.\nGrazie mille,\nTom\nInviato da iPhone`,
  `Hoi Frida,\nplease ${asked.replace('\n', ' and ')}.\nMet vriendelijke groet,\nTom\nVerkoopleider`,
])('what is around the wishes of a mail is no work: %j', (mail) => {
  const names = namesIn(mail).map((name) => name.replace(/: (?:screens|back end)$/, '').toLowerCase())
  expect([...new Set(names)].toSorted()).toEqual(['add gift cards to the shop', 'fix the cart totals'])
})

test('a heading or a wish below thanks is no signature', () => {
  expect(namesIn('Thanks for the call!\nAdd gift cards to our shop\nFix the cart totals').join()).toMatch(
    /gift.*totals/,
  )
  expect(namesIn('Hi,\nplease fix the cart totals of our shop.\nThanks!\nPS: please add gift cards.').join()).toMatch(
    /gift cards/,
  )
  expect(namesIn('Please extend our shop:\n- add gift cards\n- add a thank you page').join()).toMatch(/thank you page/i)
})

test.each([
  'Kannst du Geschenkgutscheine in den Shop einbauen und die Summen im Warenkorb korrigieren? Wenn ein Rabattcode benutzt wird, sind sie falsch.',
  'Könntest du Geschenkgutscheine in den Shop einbauen und die Summen im Warenkorb reparieren? Mit Rabattcodes stimmen sie nicht.',
  'Can you add gift cards to the shop and fix the cart totals? They are wrong with coupons.',
])('when a fault shows is no work of its own: %s', (text) => {
  expect(studied(text).plan.components.map(({ name }) => name)).toEqual(['Gift cards', 'Bug fixes'])
})

test.each([
  'Please add gift cards to our shop. Customers do not get a mail when they pay.',
  'Bitte Geschenkgutscheine in unseren Shop einbauen. Wenn Kunden bezahlen, bekommen sie keine Mail.',
])('another fault is a wish of its own: %s', (text) => {
  expect(studied(text).plan.components.length).toBeGreaterThan(1)
})

test('each name in a numbered list, and each thing that a verb adds, is a wish', () => {
  const names = namesIn('1. Gift cards\n2. Delivery dates by postcode\n3. Cart totals wrong with coupons').join()
  expect(names).toMatch(/Gift cards/)
  expect(names).toMatch(/Delivery dates/)
  expect(names).toMatch(/Cart totals/)
  const listed = namesIn('Can you add gift cards, delivery dates by postcode and fix the cart totals?')
  expect(listed.filter((name) => /gift/i.test(name) !== /delivery/i.test(name)).length).toBeGreaterThan(1)
})

test.each(Object.entries(usualFeatures))('%s are recognized in the singular and the plural', (id, byLanguage) => {
  for (const [language, names] of Object.entries(byLanguage)) {
    for (const name of names.split(', ')) {
      const words = wordsOf(name)
      const works = lexicon
        .find(words)
        .filter(({ owner }) => ['work', 'weak'].includes(owner.kind) && [undefined, language].includes(owner.language))
      const found = [...additionsIn(words).map(({ owner }) => owner), ...works.map(({ owner }) => owner.name)]
      // "report" is the addition, and "reports" the kind of work.
      expect(
        found.some((it) => it === id || `${it}s` === id || (it === 'mapView' && id === 'maps')),
        name,
      ).toBe(true)
    }
  }
})

test('gift cards in French are no maps', () => {
  const study = studied('Ajouter des cartes cadeaux à la boutique.')
  expect(study.plan.components.map(({ name }) => name)).toEqual(['Gift cards'])
  expect(risksOf(study)).toEqual([])
})

const mail =
  'Can you add gift cards to our shop, show delivery dates on the product pages and fix the cart totals, which are wrong?'

test('a client reads about wishes what holds without hours shown, and in numbers that count wishes', () => {
  const study = studied(mail)
  expect(assumptionsOf(study).join('\n')).not.toMatch(/hours shown|foundation|is small/)
  expect(summaryOf(study)).toBe(
    'The text describes 3 pieces of work on an existing product. The work is in Gift cards, Product catalog and Bug fixes.',
  )
})

test.each([
  ['Please add a waiting list to the class booking of our site', 'so that people move up automatically'],
  ['Bitte eine Warteliste in die Kursbuchung unserer Website einbauen', 'auf der der Erste nachrückt'],
  ['Merci d’ajouter une liste d’attente à notre site', 'où le premier est inscrit automatiquement'],
  ['Por favor, añadid una lista de espera a nuestra web', 'en la que entra el primero'],
  ['Per favore aggiungete una lista d’attesa al nostro sito', 'dove entra il primo'],
  ['Please add gift cards to our shop', 'which can be redeemed in parts'],
  ['Bitte Geschenkgutscheine in unseren Shop einbauen', 'deren Restwert auf der Karte bleibt'],
  ['Please show delivery dates on the product pages of our shop', 'taken from the ERP'],
  ['Please add product reviews to our shop', 'that our staff approve'],
  ['Please add two-factor authentication to our site', 'with an authenticator app'],
])('what a wish says of a feature is not asked: %s, %s', (wish, answer) => {
  const asked = (text: string) =>
    questionsFor(studied(text), { isFirst: true, isRevision: false }).questions.map(({ question }) => question)
  const ofFeatures = Object.values(featureQuestions).map(({ question }) => question)
  expect(asked(`${wish}.`).some((question) => ofFeatures.includes(question))).toBe(true)
  expect(asked(`${wish} ${answer}.`).filter((question) => ofFeatures.includes(question))).toEqual([])
})

test('a few wishes bring the questions that decide their hours, and no more than other texts', () => {
  const questions = questionsFor(studied(mail), { isFirst: true, isRevision: false }).questions.filter(
    ({ kinds }) => kinds.length === 0,
  )
  expect(questions.map(({ question }) => question)).toEqual([
    'Where do the delivery times come from?',
    'Which shop system does the shop run on?',
  ])
  for (const { options } of questions) expect(options.some(({ moves }) => moves !== 0)).toBe(true)
})

const siteAndClub = {
  en: [
    'Our website runs on WordPress.\nThe opening hours should be larger.',
    'We need a website for our club.\nIt shows our boats.',
  ],
  de: [
    'Unsere Website läuft mit WordPress.\nDie Öffnungszeiten sollten größer sein.',
    'Wir brauchen eine Website für unseren Verein.\nSie zeigt unsere Boote.',
  ],
  fr: [
    'Notre site tourne sous WordPress.\nLes horaires devraient être plus grands.',
    'Il nous faut un site web pour notre club.\nIl montre nos bateaux.',
  ],
} as const

test.each([
  ['en', 'We need a booking calendar.', 'What about a booking calendar?', 'We were thinking of a booking calendar.'],
  ['en', 'We need a map.', 'A map is missing.', 'Last but not least, a map.', 'Can we also get a map?'],
  [
    'de',
    'Wir brauchen eine Suche.',
    'Wie wäre es mit einer Suche?',
    'Ohne eine Suche geht es nicht.',
    'Eine Suche muss auch rein.',
  ],
  [
    'de',
    'Wir brauchen ein Kontaktformular.',
    'Könnte man nicht ein Kontaktformular einbauen?',
    'Bitte auch ein Kontaktformular.',
  ],
  [
    'fr',
    'Il nous faut une newsletter.',
    'Nous avons aussi besoin d’une newsletter.',
    'Est-il possible d’avoir une newsletter ?',
  ],
] as const)('a part of a product takes as long in whatever words it is asked for: %s, %s', (tongue, plain, ...ways) => {
  for (const base of siteAndClub[tongue]) {
    const hours = hoursOf(`${base}\n${plain}`)
    expect(hours).toBeGreaterThan(hoursOf(base))
    for (const way of ways) expect(hoursOf(`${base}\n${way}`), way).toBeCloseTo(hours, 0)
  }
})

test.each([
  ['en', 'What about a call on Friday?', 'Any chance of a discount?', 'What about the newsletter?', 'Please no map.'],
  ['de', 'Wie wäre es mit einem Telefonat?', 'Ist ein Termin möglich?', 'Ohne Newsletter geht es auch.'],
] as const)('a question about a meeting, a price or what exists adds nothing: %s', (tongue, ...lines) => {
  for (const base of siteAndClub[tongue])
    for (const line of lines) expect(hoursOf(`${base}\n${line}`), line).toBeCloseTo(hoursOf(base), 0)
})

const onlyOne = /“[^”]*” is estimated, not “[^”]*”/

test.each([
  ['We need an online shop for soap.', 'It should have either a blog or a forum.', 'It should have a blog.'],
  ['We need an online shop for soap.', 'Option 1: a blog. Option 2: a forum.', 'Option 1: a blog.'],
  ['Our website runs on WordPress.', 'We need a chat or at least a contact form.', 'We need a chat.'],
  ['Wir brauchen einen Onlineshop.', 'Er soll entweder einen Blog oder ein Forum haben.', 'Er soll einen Blog haben.'],
  [
    'Unsere Website läuft mit WordPress.',
    'Wir brauchen entweder einen Chat oder ein Kontaktformular.',
    'Wir brauchen einen Chat.',
  ],
])('of two things between which a client decides, the first is estimated and named: %s %s', (base, both, first) => {
  expect(hoursOf(`${base} ${both}`)).toBeCloseTo(hoursOf(`${base} ${first}`), 1)
  expect(assumptionsOf(studied(`${base} ${both}`)).join('\n')).toMatch(onlyOne)
})

test.each([
  'Customers pay either by card or by invoice.',
  'Guests need either an account or a booking code.',
  'Visitors see either a map or a calendar.',
  'Besucher sehen entweder eine Karte oder einen Kalender.',
])('what users choose between is estimated in full: %s', (text) => {
  expect(assumptionsOf(studied(`We need an online shop for soap. ${text}`)).join('\n')).not.toMatch(onlyOne)
})

const lessons = {
  en: 'We need a website for our riding school.\nRiders book a lesson.',
  de: 'Wir brauchen eine Website für unsere Reitschule.\nReiter buchen eine Stunde.',
  fr: 'Il nous faut un site pour notre centre équestre.\nLes cavaliers réservent une leçon.',
  es: 'Necesitamos una web para nuestra escuela de hípica.\nLos alumnos reservan una clase.',
}
const lastKind = (tongue: keyof typeof lessons, sentence: string) =>
  studied(`${lessons[tongue]}\n${sentence}`).reading.statements.at(-1)!.kind

test.each([
  ['en', 'Could we close single days, for example bank holidays?'],
  ['en', 'Can the driver see the addresses of the day on a map?'],
  ['en', 'Could he tick off what he delivered?'],
  ['en', 'Can our trainers swap their lessons among each other?'],
  ['de', 'Könnten wir einzelne Tage sperren, zum Beispiel Feiertage?'],
  ['fr', 'Pourrait-on bloquer certains jours, par exemple les jours fériés ?'],
  ['es', '¿Podríamos bloquear días sueltos, por ejemplo los festivos?'],
  ['fr', 'Nous voudrions vendre les leçons en ligne, avec un créneau horaire.'],
] as const)('what a client asks to be able to do is a wish: %s %s', (tongue, wish) => {
  expect(lastKind(tongue, wish)).toBe('function')
})

test.each([
  ['en', 'Could we talk on Monday about the details?'],
  ['en', 'Could we start with the work in May?'],
  ['en', 'Could the site go live in May?'],
  ['de', 'Können wir uns am Montag kurz treffen?'],
  ['fr', 'Pourrait-on se parler lundi matin au téléphone ?'],
  ['es', '¿Podríamos hablar el lunes por la mañana?'],
] as const)('a question about a talk or the work itself is none: %s %s', (tongue, question) => {
  expect(lastKind(tongue, question)).toBe('background')
})

test.each([
  ['en', 'Something with birthdays would be lovely.'],
  ['en', 'Maybe something for the kids.'],
  ['de', 'Irgendwas mit Geburtstagen wäre auch nett.'],
  ['fr', 'Quelque chose avec les anniversaires serait sympa.'],
] as const)(
  'a wish that names no thing is optional and not estimated, in a brief or in a change: %s %s',
  (tongue, wish) => {
    expect(lastKind(tongue, wish)).toBe('wish')
    const change = {
      en: 'Please add a waiting list to our site.',
      de: 'Bitte auf unserer Seite eine Warteliste ergänzen.',
      fr: "Merci d'ajouter une liste d'attente sur notre site.",
    }[tongue]
    expect(studied(`${change}\n${wish}`).reading.statements.at(-1)!.kind).toBe('wish')
  },
)
