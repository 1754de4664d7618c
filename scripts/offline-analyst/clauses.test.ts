import { expect, test } from 'vitest'
import { exclusionsIn } from './exclusions'
import { questionsFor } from './questions/ask'
import { supportingLines } from './reading/supporting'
import { risksOf } from './risks'
import { technologiesOf } from './technologies'
import { hoursOf, studied } from './testing/hours'

const tasksIn = (text: string) => studied(text).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
const kindsIn = (text: string) => studied(text).reading.statements.map(({ kind }) => kind)
const exclusionsOf = (text: string) => exclusionsIn(studied(text)).join('\n')
const optionalIn = (text: string) =>
  questionsFor(studied(text), { isFirst: true, isRevision: false })
    .questions.filter(({ effect }) => effect === 'optional features')
    .map(({ question, options }) => [question, ...options.map(({ option }) => option)].join('\n'))
    .join('\n')

test.each([
  ['Add a waiting list to our booking site, and send customers an SMS when a place is free.', /waiting list/, /SMS/],
  ['Fix the typo on the contact page, and let members download their invoices.', /typo/, /invoices/],
  ['For our shop: let customers reorder with one click, add gift wrapping at checkout.', /reorder/, /gift wrap/],
  ['Add dark mode to our app; and users must be able to delete their account.', /dark mode/i, /Delete their account/],
  ['We would like two changes to our shop: seat maps for the hall and refunds by the office.', /seat map/i, /refund/i],
  [
    'Bitte den Newsletter auf unserer Website einbauen, und Kunden sollen Bestellungen stornieren können.',
    /Newsletter/,
    /storn/,
  ],
  ['Merci de corriger le formulaire, et il faudrait que les clients puissent annuler.', /formulaire/, /annuler/],
  [
    'Members of our choir portal should be able to report absences, and could we have a seat map?',
    /absences/,
    /seat map/i,
  ],
  [
    'In unserem Shop sollen Kunden Gutscheine kaufen können, und könntet ihr einen Kalender einbauen?',
    /Gutscheine/,
    /Kalender/,
  ],
  ['Por favor, añadan un buscador a nuestra tienda y envíen un SMS al cliente.', /buscador/, /SMS/],
  ['Hi Kim could you please add a map to our contact page and fix the search?', /map/, /search/],
  [
    'Könnten Sie in unserem Shop ein Feld für die Größe einbauen und den Kunden die Sendungsnummer zukommen lassen? Der Kalender soll außerdem Feiertage zeigen.',
    /Feld/,
    /Sendungsnummer/,
  ],
  [
    'Könnt ihr den Newsletter einbinden? Die Preise im Shop sollen außerdem ohne Steuer stehen.',
    /Newsletter/,
    /Steuer/,
  ],
])('each request of a sentence has a task that names it: %s', (text, one, other) => {
  const tasks = tasksIn(text)
  expect(tasks.filter((name) => one.test(name) && !other.test(name))).not.toEqual([])
  expect(tasks.filter((name) => other.test(name))).not.toEqual([])
})

test.each([
  ['And if it is not too much, could we have the newsletter sign-up in the footer?', /^Newsletter sign-up/m],
  ['The owner just asked: could people also get a reminder by e-mail the day before?', /^Get a reminder/m],
  ['The mail should show the delivery day, and customers ask for invoices, could they download them?', /^Download/m],
])('a question asks for work, whatever leads up to it: %s', (asked, named) => {
  expect(tasksIn(`Please replace the logo of our shop. ${asked}`).join('\n')).toMatch(named)
})

test.each([
  'The sales figures per branch and month should be exportable to Excel.',
  'Die Umsätze pro Filiale und Monat sollen exportierbar sein.',
])('figures by two things are one wish: %s', (wish) => {
  const all = tasksIn(`We have a shop for our bakery, built in 2021. Please extend it:\n\n- ${wish}`)
  expect(all.join('\n')).not.toMatch(/^(?:Month|Monat)/m)
})

const listOfChanges = '\n- fix the contact form\n- add a map\n- update the prices\n- remove the news\n- add a gallery'

test.each([
  ['Could you please change two things on our shop?', 'The order mail should show the delivery day.'],
  ["We'd like a couple of small changes on the shop.", 'Show the delivery day in the order mail.'],
  ['Pouvez-vous faire deux modifications sur notre site ?', 'Ajouter un blog.'],
  ['Two more things: the 12 hours above, and:', '\n- members rate a court'],
  ['Hi Kim could you please do the following changes', listOfChanges],
  ['Hello Ms Brandt, could you do the following', listOfChanges],
  ['Hi Kim we need the following changes', listOfChanges],
  ['Bonjour Marie pourriez-vous', listOfChanges],
])('what announces wishes is none: %s', (announced, wish) => {
  expect(tasksIn(`${announced} ${wish}`).join()).not.toMatch(
    /two|hours|changes|deux modifications|following|please|pourriez/i,
  )
  expect(tasksIn(`${announced} ${wish}`)).not.toEqual([])
})

test.each([
  ['Hi Ana,\nwe hope you are well! Three small things for our club booking app:', '- members rate a court'],
  ['Two more changes for our club booking app:', '- members rate a court'],
  ['We need two small things in our club booking app:', '- members rate a court'],
  ['Drei kleine Dinge für unsere Buchungs-App:', '- Mitglieder bewerten einen Platz'],
  ['Wir bräuchten zwei Änderungen an unserer Buchungsapp:', '- Mitglieder bewerten einen Platz'],
  ['Bonjour, trois petites choses pour notre application de réservation :', '- les membres notent un court'],
  ['Tres cositas para nuestra app de reservas:', '- los socios valoran una pista'],
  ['Tre piccole cose per la nostra app di prenotazioni:', '- i soci valutano un campo'],
  ['Drie kleine dingen voor onze boekingsapp:', '- leden beoordelen een baan'],
])('what announces wishes for our product says that it exists: %s', (announced, wish) => {
  const { reading, profile } = studied(`${announced}\n${wish}`)
  const asked = reading.statements.filter(({ kind }) => kind === 'function').map(({ text }) => text)

  expect(profile.kind).toBe('change')
  expect(asked).toEqual([wish.slice(2)])
})

test.each(['Three things for our new booking app:', 'Two apps for our club:'])(
  'other announcements do not: %s',
  (announced) => {
    expect(studied(`${announced}\n- members book a court\n- a gallery`).profile.kind).toBe('product')
  },
)

test.each([
  ['In our existing booking app, members should pay a deposit by card.', 'Members should pay a deposit by card.'],
  ['On the existing map page, users should filter by type.', 'Users should filter by type.'],
])('the place of a wish has no hours: %s', (text, wish) => {
  const asked = studied(text).reading.statements.filter(({ kind }) => kind === 'function')
  expect(asked.map(({ text }) => text)).toEqual([wish])
})

test.each([
  'Add search and filter options to the list of our shop.',
  'Add a page to our site where members log in and send messages to each other.',
  "There is a typo on the pricing page of our site, 'Profesional' should be 'Professional'",
])('one request stays one task: %s', (text) => {
  expect(kindsIn(text).filter((kind) => kind === 'function')).toHaveLength(1)
})

test.each([
  ['Simple website for my café: menu, photos, how to find us. No blog, no login, no shop.', 'No blog, no login'],
  ['Nous voulons un site pour notre atelier avec galerie. Pas de blog, pas de compte client.', 'Pas de blog'],
  ['Wir möchten eine Website mit Kontaktformular. Kein Blog, ohne Kundenkonto.', 'Kein Blog'],
  ['Queremos una página para nuestro taller con galería. Sin blog ni tienda.', 'Sin blog'],
  ['We need a booking site with card payment, but no app and no newsletter.', 'No app and no newsletter'],
  ['We need a booking site for cakes. Customers pay at the till, so no online payment.', 'No online payment'],
  ["Nous voulons un site pour notre atelier. Pas de blog ni de newsletter pour l'instant.", 'Pas de blog'],
  ['We need a booking site for our hall. There is no blog, and nothing to migrate.', 'There is no blog'],
  [
    '# Hall\nGuests book slots online.\n\nBewusst nicht: Blog, Newsletter\n\nThe owner sees all slots.',
    'Blog, Newsletter',
  ],
  [
    '# Hall\nGuests book slots online.\n\nNOT wanted: blog, newsletter\n\nThe owner sees all slots.',
    'blog, newsletter',
  ],
  ['# Hall\nGuests book slots online.\n## Not now\n- newsletter', 'newsletter'],
  ['We need a booking site for our hall. The blog of [line 9] is not needed.', 'The blog of line 9 is not needed'],
  ["A booking app for our hall. Guests book slots; we don't want online payment.", "We don't want online payment"],
])('what a client does not want is an exclusion, without hours: %s', (text, said) => {
  expect(exclusionsOf(text)).toContain(`“${said}`)
  expect(tasksIn(text).join('\n')).not.toMatch(/blog|konto|newsletter|online payment/i)
})

test.each([
  'No data leaves the EU.',
  'Es gibt keine Einschränkungen bei der Nutzung.',
  'No student may see the bookings of others.',
  'A guest cannot book two rooms.',
])('a rule with a negation is no exclusion: %s', (rule) => {
  expect(exclusionsOf(`We need a web app in which guests book rooms. ${rule}`)).toBe('')
})

test('work that is no part of a product is excluded, whatever the reason sounds like', () => {
  const text =
    'We need an event calendar for our portal. Online payment is not part of this, we collect fees at the door.'
  expect(exclusionsOf(text)).toContain('Online payment is not part of this')
})

test('a line with a label lists what it excludes, postpones or wishes, and no line around it', () => {
  const text = `We need a members' portal.
1. Members log in
2. Members pay their fee by card
3. The board sends a newsletter

Not included: forum, photo albums
Version 2: app for phones
Parked: dark mode
Nice to have: a calendar, also offline, a photo gallery`
  expect(kindsIn(text)).toEqual(['function', 'function', 'function', 'function', 'excluded', 'later', 'later', 'wish'])
  expect(exclusionsOf(text)).toContain('As the requirements say: “forum, photo albums”')
  expect(exclusionsOf(text)).toContain('Postponed in the requirements: “app for phones”')
  expect(optionalIn(text)).toMatch(/calendar, also offline\n.*gallery/i)
})

const till = 'We need a till app for a market. Cashiers scan items and print receipts.'
test.each([
  ['The till works offline and does not need any external services.', 'The till works offline.'],
  ['It runs in any browser and needs no installation or plug-ins.', 'It runs in any browser.'],
  ["It doesn't need a server and keeps all sales itself.", 'It keeps all sales itself.'],
  ['La caisse fonctionne hors ligne et n’a pas besoin d’un serveur.', 'La caisse fonctionne hors ligne.'],
])('what a product runs without leaves nothing out: %s', (line, said) => {
  expect(exclusionsIn(studied(`${till}\n${line}`))).toEqual([])
  expect(hoursOf(`${till}\n${line}`)).toBeCloseTo(hoursOf(`${till}\n${said}`), 5)
})

test.each([
  ['The till lists goods and does not need a blog.', 'As the requirements say'],
  ['The till prints receipts and does not need external services or a blog.', 'As the requirements say'],
  ['We use cash only and do not need any external services.', 'As the requirements say'],
  ['Gift cards (planned for a later phase).', 'Postponed in the requirements'],
  ['Stock forecast (this might be decided later).', 'Postponed in the requirements'],
])('what is left out or postponed as a whole stays so: %s', (line, lead) => {
  expect(exclusionsIn(studied(`${till}\n${line}`))).toEqual([`${lead}: “${line.slice(0, -1)}”`])
})

test.each([
  [
    'English only, with large letters (other languages might be decided later).',
    'Other languages might be decided later',
  ],
  [
    'Customers pay by card (further methods will follow in a later version).',
    'Further methods will follow in a later version',
  ],
  ['Die Oberfläche ist auf Deutsch (weitere Sprachen folgen später).', 'Weitere Sprachen folgen später'],
])('only a thing in parentheses is postponed: %s', (line, postponed) => {
  const study = studied(`${till}\n${line}`)
  expect(exclusionsIn(study)).toEqual([`Postponed in the requirements: “${postponed}”`])
  expect(study.reading.statements.find(({ text }) => text === `${line.split(' (')[0]}.`)?.kind).toBe('function')
})

test('numbered items below "Out of scope" are excluded, and later phases are postponed', () => {
  const text = `Web portal for courses
## Phase 1
- Course catalogue with search
## Out of scope
1. Payments
2. Certificates
## Phase 2
- Mobile app`
  expect(exclusionsOf(text).split('\n')).toEqual([
    'As the requirements say: “Payments”',
    'As the requirements say: “Certificates”',
    'Postponed in the requirements: “Mobile app”',
  ])
})

test.each([
  'The system MAY recommend books.',
  'The portal may display a trend chart of the loans.',
  'Teachers could also upload slides.',
  'Ideally members rate the books.',
  'Bonus points for a map of the branches.',
])('what may be built is asked about, and not included: %s', (wish) => {
  const brief = 'We need a library portal. Members search books and reserve them.'
  expect(optionalIn(`${brief} ${wish}`)).not.toBe('')
  expect(tasksIn(`${brief} ${wish}`)).toEqual(tasksIn(brief))
})

test('users may do what they are permitted to', () => {
  expect(kindsIn('The system shall store contracts. Users may download a contract.')).toEqual(['function', 'function'])
})

test('a text of nothing but wishes asks for them', () => {
  expect(kindsIn('It would be great if customers of our site could pay online.')).toEqual(['function'])
})

test('training is listed as not estimated', () => {
  const text = 'We need a booking system for our boats. We also need training for our staff.'
  expect(exclusionsOf(text)).toBe('Asked for, and not estimated: “We also need training for our staff”')
  expect([...supportingLines(studied(text).reading.statements)]).toEqual([])
})

test.each([
  'Our website exists (TYPO3).',
  "L'atelier existe depuis 2009.",
  'Unsere Buchhaltung läuft über DATEV.',
  'Notre comptabilité est gérée dans Sage.',
  'Tenemos una web en Joomla y funciona bien.',
  'We have an iOS app for our gym.',
  'Today everything is on paper and in Outlook.',
  'Bisher läuft alles über Excel und Telefon.',
  'Texts and pictures are provided.',
  'Texte und Bilder liefern wir.',
  'Les textes et les photos sont prêts.',
  'Las fotos ya las tengo.',
  'The new texts and photos come from the practice.',
  'Die neuen Texte und Fotos kommen aus der Praxis.',
  'Les nouvelles photos sont prêtes.',
  'The domain is at Strato.',
])('what a company has or delivers is not estimated: %s', (said) => {
  const brief = 'We need an online shop for spare parts with card payment.'
  expect(kindsIn(`${said} ${brief}`)).toEqual(['background', 'function'])
})

test.each([
  ['Website with ten pages. No WordPress please, we had bad experiences.', 'WordPress'],
  ['We need a booking app. It should not use Firebase.', 'Firebase'],
  ['Build a quiz app with Flutter rather than React Native.', 'React Native'],
  ['Wir brauchen einen Onlineshop für Kaffee, aber kein Shopify.', 'Shopify'],
  ['Rewrite our intranet in Django. We want to get rid of PHP and MySQL.', 'MySQL'],
])('a technology that the text rules out is not suggested: %s', (text, name) => {
  expect(technologiesOf(studied(text))).not.toContain(name)
})

test('a change at the checkout has no risk of payments', () => {
  const text = 'Please add gift wrapping to the checkout of our online shop.'
  expect(risksOf(studied(text)).map(({ risk }) => risk)).not.toContain('Payment edge cases')
})

test.each([
  'User passwords shall be encrypted using secure hashing algorithms (e.g., bcrypt).',
  'The system must protect stored files with a strong encryption algorithm.',
  'Das System muss Passwörter mit einem sicheren Hash-Algorithmus speichern.',
  'Les mots de passe doivent être protégés par un algorithme de chiffrement.',
])('an algorithm that protects data is no calculation of experts: %s', (text) => {
  expect(risksOf(studied(text)).map(({ risk }) => risk)).not.toContain('Unwritten business rules')
  const scores = 'The system shall score each loan application with the algorithm of our analysts.'
  expect(risksOf(studied(scores)).map(({ risk }) => risk)).toContain('Unwritten business rules')
})

test('a title says that the product exists', () => {
  const text = 'Members should see their past bookings and should be able to rate the teacher.'
  expect(studied(text, 'Change to our yoga booking site').profile.kind).toBe('change')
})

test.each([
  ['The logo in the footer is old, the imprint has the wrong phone number and the blog loads slowly.', 3],
  ['Die Suche ist kaputt, und der Warenkorb zeigt die falsche Steuer.', 2],
  ['The app crashes when the list is empty and the user is offline.', 1],
])('each fault of a sentence is work of its own: %s', (text, faults) => {
  expect(studied(text).reading.statements.filter(({ kind }) => kind === 'function')).toHaveLength(faults)
})

test.each([
  ["Please add a price filter to our shop. We don't need sorting, customers just scroll.", 'search'],
  ['Bitte baut auf unserer Seite eine Galerie ein. Eine Suche brauchen wir nicht, die Leute blättern.', 'blättern'],
  ["Please add a waiting list to our site. We don't need payment, they pay on site.", 'pay'],
  ['Ajoutez une galerie à notre site. Pas besoin de vidéos, les clients préfèrent les photos.', 'photos'],
])('what people do instead of what is not wanted is no work: %s', (text, word) => {
  expect(tasksIn(text).join()).not.toMatch(word)
  expect(exclusionsOf(text)).not.toBe('')
})

test.each([
  ["Please add a price filter. We don't need sorting, we would rather have a search field.", /search field/i],
  ["We need a shop for our candles. We don't need accounts, customers pay by card as guests.", /pay by card/i],
  [
    'Bitte baut eine Warteliste ein. Einen Login brauchen wir nicht, die Gäste sollen ihre Mail angeben.',
    /Mail angeben/,
  ],
])('what is wanted instead is work: %s', (text, named) => {
  expect(tasksIn(text).join('\n')).toMatch(named)
})
