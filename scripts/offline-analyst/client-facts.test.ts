import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { study } from './study'
import { buildHours, studied } from './testing/hours'
import { kindOf, statements } from './testing/statements'

const added = (text: string, about: 'change' | 'software') => buildHours(study('A club', numberLines(text), { about }))

test.each([
  'We would like a quote.',
  'We need a quote before the board meets.',
  'Wir hätten gern ein Angebot.',
  'Nous aimerions recevoir un devis.',
  'Graag ontvangen wij een offerte.',
  'Veuillez agréer, Madame, Monsieur, nos salutations distinguées.',
  'Our phone number is 0221 12345.',
  'Our address is 12 High Street, Leeds.',
  'The club is 150 years old.',
  'Opening hours are Monday to Friday, 9 to 17.',
  'Our salon is closed on Mondays.',
  'Wir sind 12 Mitarbeiter.',
  'Wir haben drei Filialen in Köln.',
  'Der Laden ist dienstags bis samstags geöffnet.',
  'Our managing director is Anna Schmidt.',
  'Somos una empresa de 20 empleados.',
  'Wie zijn wij: een vereniging met 75 leden in Utrecht.',
  'Leuk je gesproken te hebben!',
  'Wish you a nice week!',
  'Have a good start into the week.',
  'Einen guten Start in die Woche wünscht euch Petra.',
  'Ich wünsche Ihnen ein schönes Wochenende und bleiben Sie gesund.',
  'Je vous souhaite une excellente journée.',
  'Que tengáis una buena semana.',
  'Fijne week nog!',
  'It should be finished before the Christmas concert on [date withheld].',
  'The board has approved [amount withheld] and everything has to run before the meeting on [date withheld].',
  'Der Vorstand hat [amount withheld] bewilligt.',
  'Please tell us what you need to know.',
  "J'ai trois employées.",
  'Es gibt 6 Räume.',
  'Our club has a WordPress site.',
  'Our shop closes at six.',
  'The texts we write ourselves.',
  'Texte bleiben, die schreiben wir selbst.',
  'Les textes restent, nous les écrivons nous-mêmes.',
  'Anna can send you the logo.',
  'Das Logo schickt Ihnen Anna.',
  'Le paiement se fait sur place.',
  "C'est urgent car les inscriptions ouvrent lundi.",
  "It's urgent because the season starts on Monday.",
  'The shop runs great and our customers love it.',
  'La boutique marche très bien et nos clients sont contents.',
  'Merci de faire vite.',
  'Our dispatcher, Mrs Lind, has worked here for 20 years.',
  'Frau Brandt arbeitet seit zwölf Jahren bei uns.',
  'La secretaria lleva 15 años con nosotros.',
  'Il nostro custode lavora qui da 8 anni.',
  'The treasurer is on holiday until May.',
  "La présidente est en congé jusqu'en juin.",
  'Die Fahrzeuge sind geleast.',
  'The company has 4 depots and 60 drivers.',
  'Die Schule hat 14 Lehrer und 230 Schüler.',
  'About 20 people work for us.',
  'Environ 20 personnes travaillent chez nous.',
  'Unser Vorstand trifft sich jeden Montag.',
  'Le comité se réunit le premier lundi du mois.',
  'Het bestuur vergadert elke maandag.',
  'Der Verein besteht seit 1987.',
  "L'école est fermée en août.",
  'La oficina está cerrada en agosto.',
  'Im August ist die Schule geschlossen.',
  'Mrs Lind writes the texts.',
  'Die Fotos macht Herr Krause.',
  'Ma soeur fait les photos.',
  'Most drivers use Android phones.',
  'Die meisten Fahrer nutzen Android-Handys.',
  'Our dispatcher is Mrs Lind.',
])('a fact about the client, added to a text, is no work: %s', (fact) => {
  expect(added(fact, 'software')).toBe(0)
  expect(added(fact, 'change')).toBe(0)
})

test.each([
  "We'd like a quote form.",
  'We would like a quote of the day on the home page.',
  'Please send customers a quote.',
  'Nous voudrions envoyer un devis à nos clients.',
  'Please change the phone number to 0221 12345.',
  'Our new phone number is 0221 12345, please update it.',
  'The opening hours should be shown in the footer.',
  'The phone number is shown on every page.',
  'The shop is open on Sundays only for members who log in.',
  'Our practice has 3 rooms which patients book online.',
  'I wish you could add a gallery.',
  'We now offer kiln rental, please add a page for it.',
  'It should be finished with a summary page.',
  'Please tell customers when their parcel is sent.',
  'Have a good photo at the top of the page.',
  'Ajoutez la bonne semaine du vélo avec un calendrier.',
  'Only guests get the ticket by email.',
  'Nur Kunden bekommen einen Beleg per E-Mail.',
  'Solo los socios reciben avisos por correo.',
  'At the moment customers get a card by post when they join, please send it as a PDF.',
  'Today customers get an error when they send us a message by the form.',
  'Please tell us when a guest cancels.',
  'Sagen Sie uns bitte, wann ein Kurs voll ist.',
  'Stay safe alerts by SMS when a storm comes.',
  'No emails, these the app sends as push messages.',
  'Trainers can send you photos.',
  'There are 3 roles: admin, trainer, member.',
  'Payment is made on site by scanning a QR code.',
  'Mitarbeiter schreiben die Texte selbst.',
  'We want to write the texts ourselves.',
  'Our shop works well and the customers want a wishlist.',
  'Guests can come in winter too.',
  'Es gibt 4 Leute in einem Team.',
  'La web va bien y falta un buscador de productos.',
  'El sistema funciona bien en el móvil y en la tableta.',
  'Queremos empezar en Shopify.',
  'Parents give the videos.',
  'Kein Passwort nötig, die Kunden nutzen einen Code per SMS.',
  'The club has 4 boat categories.',
  'The company has 3 user roles.',
  'Die Schule hat 3 Benutzerrollen.',
  'The shop has 3 images per product.',
  'The boat is rented.',
  'Our drivers have a phone with the app to scan labels.',
  'The choir meets on Mondays and members confirm their seat.',
  'The workshop is open for registration until Friday.',
  'Der Kurs ist seit Mai hier buchbar.',
  'The store is in English and French.',
])('a sentence with a fact that asks for something is work: %s', (wish) => {
  expect(added(wish, 'change')).toBeGreaterThan(0)
})

test.each([
  ['We have 320 members and 12 boats.', 'We have 3 membership types.'],
  ['We have two shops, one in Kiel and one in Eutin.', 'We have two tills and the sums are synced.'],
  ['We sell bread, cakes and coffee.', 'We sell vouchers online.'],
  ['Wir verkaufen Brot und Kuchen.', 'Wir verkaufen Gutscheine online.'],
  ['Nous vendons du fromage et du miel.', 'Nous avons trois tarifs.'],
  ['We own three minibuses.', 'We repair devices and customers see the state of their repair.'],
  ['We are a small bakery in Kiel.', 'We are a small club and need a calendar.'],
  ['Our shops are in Porto and Braga.', 'The depots are in a list with their stock.'],
  ['Our current site runs on an old server of a member.', 'Our site has a form that sends an email.'],
  ['The logo exists.', 'The logo exists in two versions, users choose one.'],
])('of the items of a brief, only a fact about the client is background: %s', (fact, wish) => {
  const brief = `# Booking\n- Members reserve a boat.\n- Members report damage with a photo.\n- The board exports all trips.\n- ${fact}\n- ${wish}`
  expect([kindOf(brief, fact), kindOf(brief, wish)]).toEqual(['background', 'function'])
})

test.each([
  ['We need an API that creates parcel labels.', 'Its consumers are the web shops of our customers.'],
  ['We need an invoicing tool for agencies.', 'Our customers are online shops and booking sites.'],
  ['Wir brauchen ein Tool für Rechnungen.', 'Unsere Kunden sind Onlineshops.'],
  ['We want an app for our garden.', 'We have WhatsApp for that.'],
])('a product that others have is none of the text: %s %s', (wish, fact) => {
  expect(studied(`${wish} ${fact}`).recognized.products).toEqual(studied(wish).recognized.products)
})

test('a product for the customers of a client is that of the text', () => {
  const { recognized } = studied('We need an online shop. Our customers are asked to rate what they bought.')
  expect(recognized.products).toEqual(['an online shop'])
  expect(studied('Beam, the rental platform of a lamp maker').recognized.products).toEqual(['a booking site'])
  expect(studied('A rental platform where owners lend lamps').recognized.products).toContain('a marketplace')
  expect(studied('A WhatsApp for vets who want to talk about their cases').recognized.products).toEqual(['a chat app'])
})

const withGlossary = `# Booking site

We need a booking site for a hair salon.

- Customers book an appointment.

## Glossary

- Stylist: an employee who cuts hair.
- Need: what we need from a stylist.

`

test.each([
  ['Also, we need a newsletter.', 'newsletter'],
  ['PS: We would also like gift cards.', 'gift cards'],
  ['Außerdem brauchen wir einen Newsletter.', 'Newsletter'],
])('a wish in the first person below a glossary is asked for: %s', (wish, part) => {
  expect(kindOf(withGlossary + wish, part)).toBe('function')
  expect(kindOf(withGlossary + wish, 'what we need')).toBe('background')
})

test.each(['The stylist is needed for all we want to do.', 'Slot: an hour in which we need a stylist.'])(
  'a sentence below a glossary that asks for nothing is background: %s',
  (sentence) => {
    expect(kindOf(withGlossary + sentence, sentence)).toBe('background')
  },
)

test.each([
  'Nordlicht services 4,000 heating systems in northern Germany with 35 technicians.',
  'Nordlicht wartet 4.000 Heizungen mit 35 Technikern.',
])('a client is presented also behind the version of a document: %s', (client) => {
  const text = `Service portal\nVersion 1.0, prepared by Nordlicht Heating.\n${client}\nTechnicians record work with a photo.`
  expect(kindOf(text, client)).toBe('background')
})

test('how much work a task is today is a problem, and no wish', () => {
  const problem =
    'Listing the guides that will be part of each trip during the permit period, requires dozens of documents for each guide.'
  const text = (sentence: string) => `Permits\n# Problem\n${sentence}\n# Solution\nGuides keep a profile.`
  expect(kindOf(text(problem), problem)).toBe('background')
  const wish = 'Listing the guides must require no documents, and guides can upload a certificate.'
  expect(kindOf(text(wish), wish)).toBe('function')
})

test.each([
  'Archived jobs stay in a separate list that the manager can open.',
  'Keys are kept in a safe; the app shows which safe.',
  'Invoices show paid, still open.',
  'Members see their fees (still open).',
  'Members can continue to be added manually.',
  'The vet examines the animal.',
  "We don't know yet whether a customer will come, therefore customers should confirm by SMS.",
  '#2 Waiting list – 10 days',
  'Response time for critical incidents: 4 hours, shown as a countdown.',
])('a wish that resembles what is set aside, done by people or promised by suppliers is work: %s', (line) => {
  const { statements } = studied(`A tool for our practice.\n- Staff see all cases.\n- ${line}`).reading
  expect(['function', 'quality']).toContain(statements.at(-1)!.kind)
})

const site = 'We need a website for our choir. Singers should be able to report sick with a form.'
test.each([
  ['Payment in three instalments: 30 % after the design, 40 % after delivery, 30 % after acceptance.', 'background'],
  ['Ideally a fixed price, payable in two instalments.', 'background'],
  ['Am besten als Festpreis, zahlbar in drei Raten.', 'background'],
  ['Idéalement au forfait, payable en trois fois.', 'background'],
  ['The supplier grants an exclusive licence.', 'background'],
  ['On a prévu 3 000 € HT.', 'background'],
  ['Eingeplant haben wir 3.000 € netto.', 'background'],
  ['Customers can pay in three instalments.', 'function'],
  ['Kunden können in drei Raten zahlen.', 'function'],
  ['Les clients paient en trois fois.', 'function'],
  ['Customers are annoyed.', 'background'],
  ['Die Kunden sind schon genervt.', 'background'],
  ['We now offer kiln rental.', 'background'],
  ['Wir bieten jetzt Keramikkurse an.', 'background'],
  ['Es soll bis Ostern fertig sein.', 'background'],
  ['Entro Pasqua se possibile.', 'background'],
  ['I testi li scriviamo noi.', 'background'],
  ['Wir möchten im März starten.', 'background'],
  ['Vorremmo partire a marzo.', 'background'],
  ['Eine Tauschbörse kann nächstes Jahr kommen.', 'later'],
  ["Une bourse aux plantes peut venir l'année prochaine.", 'later'],
  ['Ein Newsletter kommt dann im nächsten Jahr dazu.', 'later'],
  ['Eine Liste der Gäste, die nächstes Jahr kommen.', 'function'],
  ['An app is not needed, people use the browser.', 'background'],
  ["Pas besoin d'appli, les gens utilisent le navigateur.", 'background'],
  ['Eine App brauchen wir nicht, das läuft alles im Browser.', 'background'],
  ['No app is needed, people scan the code at the door.', 'function'],
  ['Gäste können nächstes Jahr kommen und jetzt schon buchen.', 'function'],
  ["Les parents peuvent venir au printemps visiter l'école.", 'function'],
  ['Prenotazioni: i clienti possono arrivare venerdì prossimo o aspettare il prossimo turno.', 'function'],
  ['Los clientes pueden venir en primavera y reservan habitación.', 'function'],
])(
  'how the work is paid, who gets its rights, when it is due and news of the client are no work: %s',
  (sentence, kind) => {
    expect(statements(`${site}\n${sentence}`).at(-1)!.kind).toBe(kind)
  },
)

test('a flat rate that users pay is no price of the work', () => {
  expect(statements('Shop for tea\nShipping:\n- Free above 50 euros\n- Flat rate').at(-1)!.kind).toBe('function')
})

test.each([
  'Viele Eltern können kein Deutsch.',
  'Certains chauffeurs ne parlent pas bien français.',
  'Algunos conductores no hablan bien español.',
  'About a third of our families are from the base.',
  'Etwa ein Drittel der Familien kommt aus Polen.',
  'Half of the drivers have no smartphone.',
  'La mitad de los socios no tiene móvil.',
  'Ein Drittel unserer Patienten ist über 70, es muss also wirklich einfach sein.',
  'GPS devices are installed in all trucks already.',
  'Die Rechnungen schreiben wir wie immer in Lexware.',
  'Las facturas las hacemos en Holded como siempre.',
  'Beiträge zieht unser Kassier wie immer über die Bank ein.',
  'As you know we are a small bakery in Devon with two vans and a shop.',
])('what people speak, where they come from, what is there and what goes on as before is no work: %s', (fact) => {
  expect(kindOf(`${site}\n${fact}`, fact.slice(-9))).toBe('background')
})

test.each([
  'Some drivers cannot log in.',
  'Users can read English and German texts.',
  'Teachers read English texts aloud and record them.',
  'Viele Kunden können nicht online zahlen.',
  'Half of the price is paid online.',
  'Some of the data comes from SAP.',
  'Many of our members are over 70, so they need large fonts.',
  'The app lists devices that are already installed.',
  'The confirmation should look as before.',
])('what people do and what a product shows is work, also with such words: %s', (wish) => {
  expect(kindOf(`${site}\n${wish}`, wish.slice(-9))).toBe('function')
})

test('what goes on as before is no part of the wish before it', () => {
  const said = statements(`${site}\nGuests pay a deposit by card, the rest we collect at the desk as before.`).slice(-2)
  expect(said.map(({ kind }) => kind)).toEqual(['function', 'background'])
})
