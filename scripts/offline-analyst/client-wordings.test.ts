import { expect, test } from 'vitest'
import { wishesIn } from './questions/further-features'
import { apart, hoursOf, studied } from './testing/hours'

const beginnings = {
  en: 'We need a web portal for our rowing club.\n\n- Members book a boat online\n- Coaches see the bookings of the week\n\n',
  de: 'Wir brauchen ein Webportal für unseren Ruderverein.\n\n- Mitglieder buchen ein Boot online\n- Trainer sehen die Buchungen der Woche\n\n',
  fr: "Il nous faut un portail web pour notre club d'aviron.\n\n- Les membres réservent un bateau en ligne\n- Les entraîneurs voient les réservations de la semaine\n\n",
  es: 'Necesitamos un portal web para nuestro club de remo.\n\n- Los socios reservan un barco en línea\n- Los entrenadores ven las reservas de la semana\n\n',
}

const mails = {
  en: 'Please add a map to the footer of our website. And the order form should ask for a phone number.',
  de: 'Bitte ergänzt auf unserer Website eine Karte in der Fußzeile. Und das Bestellformular soll nach der Telefonnummer fragen.',
  fr: 'Merci d’ajouter une carte en bas de notre site. Et le formulaire de commande doit demander un numéro de téléphone.',
}

test.each([
  ['en', 'Sam - follow up from the call this morning.'],
  ['en', 'As discussed here is our list for the website of the joinery'],
  ['en', 'So we finally got the keys to the studio :)'],
  ['en', 'Sorry, I forgot: our address is 5 Main Street.'],
  ['de', 'Wie besprochen hier unsere Liste für die Webseite der Tischlerei'],
  ['de', 'Nachtrag zu unserem Telefonat von heute Morgen.'],
  ['fr', 'Suite à notre appel de ce matin.'],
] as const)('what only leads to a mail costs nothing: %s %s', (language, sentence) => {
  expect(hoursOf(`${sentence}\n\n${mails[language]}`)).toBeCloseTo(hoursOf(mails[language]), 1)
})

test.each([
  ['en', 'We open in March.'],
  ['en', 'Please stay under 15 hours.'],
  ['de', 'Wir öffnen im März.'],
  ['de', 'Ich kann höchstens 10 Stunden bezahlen.'],
  ['fr', 'Il nous reste 4 000 € cette année.'],
  ['fr', 'On ouvre le 3 mai.'],
] as const)('a limit and the day of an opening cost nothing: %s %s', (language, sentence) => {
  expect(hoursOf(`${mails[language]} ${sentence}`)).toBeCloseTo(hoursOf(mails[language]), 1)
})

test.each([
  ['en', '- oh and please add a page with our opening hours', /page with our opening hours/],
  ['en', '- Sorry, I forgot: our opening hours on the contact page.', /opening hours/],
  ['de', '- Sorry, das hatte ich vergessen: unsere Öffnungszeiten auf die Kontaktseite.', /Öffnungszeiten/],
  ['fr', "- Pardon, j'avais oublié : nos horaires sur la page de contact.", /horaires/],
] as const)('an afterthought is a wish without the words of talk before it: %s %s', (language, item, wish) => {
  const { components } = studied(`${mails[language].replace(/^|(?<=\.) /g, '\n- ')}\n${item}`).plan
  const names = components.flatMap(({ name, tasks }) => [name, ...tasks.map((task) => task.name)])
  expect(names.join('\n')).toMatch(wish)
  expect(names.join('\n')).not.toMatch(/\b(?:oh|sorry|pardon)\b/i)
})

test('wishes behind talk and about hours stay work', () => {
  for (const sentence of [
    'So we finally got the keys to the studio :) Please add a gallery page.',
    'As discussed, members see the list of their bookings.',
    'Add a countdown until we open in March.',
    'We just got an error in the checkout.',
    'We finally found a logo and want it on every page.',
    'We open the booking in March.',
    'We just found that the search is slow.',
    'We open registration in June.',
    'Can we have a demo version for visitors?',
    'Oh, and a map.',
    'Volunteers may enter at most 10 hours per day.',
  ])
    expect(hoursOf(`${mails.en} ${sentence}`), sentence).toBeGreaterThan(hoursOf(mails.en) + 0.4)
})

/** Returns the kinds of the last line of a brief. */
function kindsAfter(language: keyof typeof beginnings, sentence: string): string[] {
  const { statements } = studied(beginnings[language] + sentence).reading
  const last = Math.max(...statements.flatMap(({ lines }) => lines))
  return statements.filter(({ lines }) => lines.includes(last)).map(({ kind }) => kind)
}

test.each([
  ['en', "The newsletter form is fine, don't touch it."],
  ['en', 'Spare part catalogue also no.'],
  ['en', 'Firmware: we do that ourselves.'],
  ['en', 'Irrigation control is another project.'],
  ['en', 'No app, a website is enough.'],
  ['es', 'Sin app, no la necesitamos.'],
  ['en', 'The login problem is solved.'],
  ['de', 'Die Statistik lassen wir vorerst weg.'],
  ['de', 'Die Lohnabrechnung bleibt bei DATEV.'],
  ['fr', 'La comptabilité reste chez notre expert-comptable.'],
  ['es', 'Los SMS no hacen falta, llamamos nosotros por teléfono.'],
  ['en', 'Please no videos on the home page.'],
  ['en', 'Please no gift cards for the pottery courses.'],
  ['de', 'Bitte keine Werbung auf der Startseite.'],
] as const)('what a client sets aside is excluded: %s %s', (language, sentence) => {
  expect(kindsAfter(language, sentence)).toEqual(['excluded'])
})

test.each([
  ['en', 'Courses are still paid in cash, so please no online payment.'],
  ['en', 'We phone our members anyway, so please no newsletter.'],
  ['de', 'Die Kurse zahlt man bei uns bar, also bitte keine Onlinezahlung.'],
] as const)('a reason for what a client sets aside asks for nothing: %s %s', (language, sentence) => {
  expect(kindsAfter(language, sentence)).toEqual(['background', 'excluded'])
})

test.each([
  ['en', 'Karen retires in December!'],
  ['en', 'Every week somebody calls because a boat was missing.'],
  ['fr', "Tout passe aujourd'hui par un tableur partagé."],
  ['en', 'Critical errors shall be resolved within two business days.'],
  ['en', 'Support is available on working days from 9 to 17.'],
  ['en', 'We have accounts in both stores.'],
] as const)('news and the present of a client ask for nothing: %s %s', (language, sentence) => {
  expect(kindsAfter(language, sentence)).toEqual(['background'])
})

test.each([
  ['en', 'The booking stays with the member who made it.'],
  ['en', 'Every week the system sends a report to the board.'],
  ['de', 'Jede Woche bekommt der Vorstand einen Bericht.'],
  ['en', 'Since members pay by card, we need refunds.'],
  ['en', 'Single sign-on with Entra ID is needed, with a fallback.'],
  ['en', 'Singers reserve a room, the coach confirms it.'],
  ['en', 'Seminar bookings are possible, a PDF is enough.'],
  ['en', 'Notify members by email, SMS is fine too.'],
  ['en', 'No member may book two boats, a warning is enough.'],
  ['en', 'Each customer order is a separate project.'],
  ['en', 'Maintenance is booked by members.'],
  ['en', 'Support is available to members by chat.'],
  ['en', 'Errors are corrected in the list by the admin.'],
  ['en', 'Members retire boats that are broken.'],
  ['en', 'Members can complain by mail.'],
  ['en', 'Up to 10k rows can be imported.'],
  ['en', 'One-off donations without an account.'],
  ['en', 'Please make a price filter for the shop.'],
  ['en', 'Customers see what they bought.'],
  ['en', 'Each coach gets a page with a photo, languages and qualifications.'],
  ['en', 'Show the languages of each coach in the list.'],
  ['en', "Default dates are today's date."],
  ['en', 'A member account per family.'],
  ['en', 'Items finished last are shown first.'],
  ['en', 'It must be possible to book online.'],
  ['en', 'Members get a mail once the order is finished.'],
  ['en', 'When a ticket is resolved, the member gets a mail.'],
  ['en', 'Bookings are made by the coach.'],
  ['en', 'The host closes the calendar for a week.'],
  ['en', 'Members manage their boats in a portal.'],
  ['de', 'Fehler werden in der Liste vom Admin korrigiert.'],
  ['de', 'Wartung wird von Mitgliedern gebucht.'],
  ['de', 'Wir brauchen vor dem Versand eine Bestätigung.'],
  ['de', 'Das Boot soll man online buchen können.'],
  ['de', 'Ein Mitglied übernimmt die Schicht.'],
  ['fr', 'Il faut pour chaque membre une fiche.'],
  ['es', 'Lo necesitamos para los socios.'],
  ['es', 'Sin contraseña, los socios entran con un enlace.'],
  ['en', 'We just bought a domain and need a shop for it.'],
  ['en', 'We recently got a CRM that must be connected to the site.'],
  ['en', 'We have just signed with PayPal so customers can pay with it.'],
  ['fr', 'On a juste eu une erreur au paiement.'],
  ['en', 'In the screenshot below the total is wrong.'],
  ['en', 'The chart below shows the number of orders.'],
  ['en', 'In the diagram below each bar links to a page.'],
  ['en', 'The diagram below shows visits per day.'],
  ['en', 'The number of visitors is growing fast, show it on the start page.'],
  ['fr', 'Il existe plusieurs projets que le visiteur peut filtrer.'],
  ['en', 'Each member must have a written training plan.'],
  ['en', 'The portal must have a formal approval process.'],
  ['en', 'Max 3 hours, then the booking ends.'],
  ['en', 'No longer than 3 hours.'],
  ['de', 'Höchstens 2 Stunden.'],
  ['en', 'There are $25, $50 and $100 gift cards.'],
  ['en', 'We start a newsletter in May.'],
  ['en', 'We have no guest book yet and want one.'],
  ['en', 'Please no mails for members who unsubscribed.'],
  ['en', 'Please no double bookings in one hour.'],
] as const)('a rule in such words is work: %s %s', (language, sentence) => {
  expect(kindsAfter(language, sentence)).toEqual(['function'])
})

const filter = 'Bitte baut in unserem Shop einen Filter nach Farbe ein.'
test.each([
  [
    'Man könnte noch Abholzeiten zur Auswahl anbieten. Das ist aber kein Muss.',
    'Noch Abholzeiten zur Auswahl anbieten',
  ],
  ['Eine Merkliste wäre nett – ist aber wirklich kein Muss.', 'Eine Merkliste'],
  [
    'Toll wäre, wenn man den Liefertag anklicken könnte, muss aber nicht sein.',
    'Wenn man den Liefertag anklicken könnte',
  ],
  ['Bitte auch eine Merkliste (kein Muss).', 'Auch eine Merkliste'],
  ['A gallery on the start page. This would be nice to have.', 'Gallery on the start page'],
  ['It would be nice if customers could compare products, not essential though.', 'Compare products'],
  ["Une liste d'envies serait bien, mais ce n'est pas indispensable.", "Liste d'envies"],
])('a wish is optional if what follows calls it no must, which is no wish itself: %s', (wish, option) => {
  const { reading } = studied(`${filter} ${wish}`)
  expect(reading.statements.map(({ kind }) => kind)).toEqual(['function', 'wish'])
  expect(wishesIn(reading).asked.map((it) => it.option)).toEqual([option])
})

test.each([
  ['Optionally, members see the footprint.', ['Members see the footprint']],
  ['If possible, the app sends a reminder.', ['Send a reminder']],
  ['Ideally, members pay online.', ['Members pay online']],
  ['Later, members rate courts.', ['Members rate courts']],
  ['Wenn möglich, zahlen Mitglieder online.', ['Zahlen Mitglieder online']],
  ['For members, a chat', ['For members, a chat']],
  ['A gallery, a chat', ['Gallery', 'Chat']],
])('words before an optional feature are none: %s', (item, options) => {
  const text = `# Portal\n## Functions\n- Members shall book courts.\n## Nice to have\n- ${item}`
  const { asked, others } = wishesIn(studied(text).reading)
  expect([...asked.map(({ option }) => option), ...others]).toEqual(options)
})

test('of two requests in a sentence only the one before "kein Muss" is optional', () => {
  const asked = `${filter} Bitte auch das Impressum anpassen und eine Merkliste einbauen, ist aber kein Muss.`
  expect(studied(asked).reading.statements.map(({ kind }) => kind)).toEqual(['function', 'function', 'wish'])
})

test('parts that lines of a specification enumerate take longer than the same words in a sentence', () => {
  const parts = [
    'Orders: recurring plans, packages of parameters, calendar of visits per customer',
    'Reception: damage report with photos, time limits per parameter, distribution to stations',
    'Measurement: worklists per station, import of instrument results, control charts',
    'Release: validation by two people, legal limits per parameter, immediate alarm by mail',
  ]
  const of = (lines: readonly string[]) =>
    hoursOf(`# Sample tracking\n\nWe need a web application for a laboratory.\n\n- ${lines.join('\n- ')}`)
  expect(of(parts)).toBeGreaterThan(1.5 * of(parts.map((line) => line.replaceAll(',', ' and'))))
})

test('a product that a client has is not the one that it asks for', () => {
  const { profile, plan } = studied(
    'We need a web portal for our fitters.\n- They see their jobs. The jobs are in our ERP, there must be an interface\n- They take photos',
  )
  expect(profile.kind).toBe('product')
  expect(plan.components.flatMap(({ tasks }) => tasks.filter(({ name }) => name.includes('usual for an ERP')))).toEqual(
    [],
  )
})

test('an update that skips versions and takes extensions along takes longer', () => {
  const one = hoursOf('Please upgrade our Drupal from 10 to 11.')
  const two = hoursOf('Please upgrade our Drupal from 9 to 11.')
  const many = hoursOf('Please upgrade our Drupal from 9 to 11, with 15 modules.')
  expect(two).toBeGreaterThan(one + 4)
  expect(many).toBeGreaterThan(two + 8)
})

test('the wishes of a numbered list within a sentence are read one by one', () => {
  const { statements } = studied(
    'Dear all, on Monday we decided for our portal: 1. customers can download old invoices 2. passwords must have 12 characters 3. managers can see all orders. Please send offer until Friday.',
  ).reading
  expect(statements.filter(({ kind }) => kind === 'function' || kind === 'quality')).toHaveLength(3)
})

test('a flow between two systems that nobody knows is an integration', () => {
  const { plan } = studied(
    'We use Samsara for the trucks. When a driver closes a trip in Samsara, a draft invoice should be created in Fakturownia.',
  )
  expect(plan.form).toBe('small')
})

test('a ticket about a portal is no new portal', () => {
  const { profile } = studied(
    'Ticket 8812\nSystem: customer portal (Symfony)\nPriority: high\nSince release 4.2 the invoice PDF shows the wrong VAT for Swiss customers. Reported on Tuesday.',
  )
  expect(profile.kind).toBe('change')
})

test.each([
  [
    '(optional) A portal where members see their bookings, invoices and results.',
    ['Portal where members see their bookings, invoices and results'],
  ],
  [
    '(optional) Ein Bereich, in dem Mitglieder Buchungen, Rechnungen und Ergebnisse sehen.',
    ['Bereich, in dem Mitglieder Buchungen, Rechnungen und Ergebnisse sehen'],
  ],
  ['A gallery, a chat and a map', ['Gallery', 'Chat and a map']],
  ['A gallery that shows photos, a chat', ['Gallery that shows photos', 'Chat']],
])('an optional wish is one with all that its clause lists: %s', (line, options) => {
  const { reading } = studied(`We need a portal for a club.\nMembers book courts.\n## Optional\n- ${line}`)
  expect(wishesIn(reading).asked.map((it) => it.option)).toEqual(options)
})

test('what is wanted if possible is offered as an option, unlike a polite request', () => {
  for (const [wish, asked] of [
    ['Si possible, une version anglaise.', 1],
    ['If possible an English version.', 1],
    ['Wenn möglich, eine englische Version.', 1],
    ['Si possible, ajoutez une carte.', 0],
    ['If possible, please add a map.', 0],
  ] as const)
    expect([
      wish,
      wishesIn(studied(`We need a portal for a club.\nMembers book courts.\n${wish}`).reading).asked.length,
    ]).toEqual([wish, asked])
})

test.each([
  ['Please update the prices before Easter.', 'function'],
  ['Please import the old addresses before 1 August.', 'function'],
  ['Bitte bis Ostern die Preise ändern.', 'function'],
  ['Please send your offer by 3 May.', 'background'],
  ['Please finish everything before Easter.', 'background'],
  ['Bitte bis 3. Mai ein Angebot schicken.', 'background'],
  ['Go-live before summer.', 'background'],
  ['Livegang vor dem Sommer.', 'background'],
  ['Start page with a calendar in summer colours.', 'function'],
])('a plea for work by a time is work, and a time alone is none: %s', (sentence, kind) => {
  const text = `We need a website for our bakery. Customers can order cakes.\n${sentence}`
  expect(studied(text).reading.statements.at(-1)!.kind).toBe(kind)
})

test('the time by which a terse list is wanted takes no line off it', () => {
  const brief =
    'Bakery wholesale\nCustomers order bread until 6 pm\nStanding orders per weekday\nDelivery notes and monthly invoices'
  const hours = hoursOf(brief)
  expect(hours).toBeGreaterThan(0)
  expect(apart(hoursOf(`${brief}\nGo-live before summer.`), hours)).toBeLessThan(0.1)
})

test.each([
  ['In short: please add gift cards to our shop.', 'Add gift cards to our shop'],
  ['Kurz gesagt: Bitte ergänzt Gutscheine in unserem Shop.', 'Ergänzt Gutscheine in unserem Shop'],
  ['Re: Please add a map to the footer', 'Add a map to the footer'],
  ['AW: Re: gift cards for our shop', 'Gift cards for our shop'],
  ['Re: booking calendar\nHi, we would like a booking calendar on our website.', 'Booking calendar on our website'],
  ['Klanten kunnen hun afspraak verzetten.', 'Hun afspraak verzetten'],
])('words before a wish, and marks of a reply, name no task: %s', (text, name) => {
  const tasks = studied(text)
    .plan.components.filter((it) => it.name !== 'Project foundation')
    .flatMap((it) => it.tasks)
  expect(new Set(tasks.map((task) => task.name.replace(/: (?:screens|back end|design)$/, '')))).toContain(name)
  expect(new Set(tasks.flatMap(({ places }) => places)).size).toBe(1)
})

test('redirects of old pages are work, with and without a bullet', () => {
  const site = 'We need a new website for our law firm.\n'
  for (const line of ['301 redirects', '- 301 redirects from the old pages'])
    expect(studied(site + line).plan.components.map(({ name }) => name)).toContain('Search engine optimization')
})
