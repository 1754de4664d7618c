import { expect, test } from 'vitest'
import { apart, hoursOf, studied } from './testing/hours'

const rounding = 'On the invoices of our shop, the total is a cent off. It must be the sum of the rounded lines.'
const loyalty = 'Please add a loyalty program to our shop. Customers collect points and pay with them.'

test('a message about a rule takes a few hours, and one about a program for customers weeks', () => {
  for (const text of [rounding, loyalty]) expect(studied(text).profile.kind).toBe('change')
  expect(hoursOf(rounding)).toBeLessThan(6)
  expect(hoursOf(loyalty)).toBeGreaterThan(35)
})

test.each([
  'Two wishes for the toy shop: parents should be able to filter by age, and teachers get a discount.',
  "For our tenants' portal (Laravel) we need a repair form: tenants describe the damage, add photos, see the state.",
  'In unserem Praxisportal sollen Patienten Termine absagen können. Wir brauchen auch eine Liste: Wenn ein Termin frei wird, rückt jemand nach und bekommt eine Mail.',
])('a message about a product that its client calls by name is about a change: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
})

test.each([
  'Our online shop lacks a loyalty program. Can you build one?',
  'Customers of our web shop should collect points with each order.',
  'The booking system needs a cancellation policy per room type.',
  'Im Buchungssystem sollen Gäste ihren Sitzplatz wählen können.',
  'Unser Mieterportal: Mieter sollen Zählerstände melden, mit Foto, und die Verwaltung soll erinnern können.',
  'In der Rechnungsansicht hätten wir gern eine Teilzahlung.',
  "Merci d'ajouter un bouton « dupliquer » aux devis dans notre outil de facturation.",
  'Jusqu’ici l’application n’affiche que les événements. Les membres devraient aussi pouvoir payer leur cotisation.',
  'En el área de clientes falta un historial de intervenciones.',
  'Nuestro marketplace debe permitir subastas: el vendedor fija el precio, los compradores pujan.',
  'Precisamos de um programa de fidelidade na nossa loja online.',
  'Onze webshop heeft een spaarprogramma nodig.',
  'In our internal time sheet app the office needs a monthly summary.',
  'Our broker portal calculates commissions by a flat rate. From May it must depend on the volume.',
  'Unsere Gemeinde hat eine Website. Vereine sollen ihre Feste eintragen.',
  'Nuestra escuela tiene una web con reservas. La gente debería poder apuntarse a una lista de espera.',
  'We run a platform for hobby brewers. Extend it with a discussion area: topics, replies, likes.',
  'The website you made for us works great and everybody likes it. We want a page for the new chef.',
  'The website and booking you built still work well, but we need a page for vouchers.',
  'De webshop draait prima en onze klanten zijn er blij mee. We willen graag cadeaubonnen verkopen.',
])('a possessive, a place or a lack says that the product exists: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
})

test.each([
  'Travelers should choose their seat when they book.',
  'Members should get a message before their appointment.',
  'Beim Bestellen sollen Käufer eine Wunschfarbe wählen.',
  'Les voyageurs choisissent leur place lors de la réservation.',
  'Los huéspedes deben elegir su habitación al reservar.',
  'Os alunos devem escolher o professor quando se inscrevem.',
  'Gli ospiti devono poter scegliere la camera quando prenotano.',
  'Leden moeten bij het boeken een baan kunnen kiezen.',
])('a wish for the moment in which people book or pay is a change of one to three days: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(4)
  expect(hoursOf(text)).toBeLessThan(24)
})

test.each([
  'Please add a members area to our website with documents and minutes.',
  'Bitte baut auf unserer Website einen internen Bereich für Vereinsmitglieder ein.',
  'Nous aimerions ajouter un espace client à notre site.',
  'Queremos añadir un área privada a nuestra web para los socios.',
])('an area for members of an existing site takes half a week or more: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(17)
  expect(hoursOf(text)).toBeLessThan(40)
})

test('what people do when they book is no change if the text asks for the booking, too', () => {
  const text = 'Travelers book a seat online and choose it when they book.'
  expect(studied(text).profile.kind).toBe('product')
})

test.each([
  'Our theater still sells tickets by phone. We want a booking site where guests choose their seats and pay.',
  'Our sales team writes offers in Word. We want a web tool: choose products and quantities, get a PDF, send it by mail.',
  "We'd like an app that replaces our paper forms for inspections; inspectors fill in checklists and take photos.",
  'Wir brauchen einen Onlineshop mit Treueprogramm für unsere Bäckerei.',
  'Développez pour notre association une application où les membres voient les événements et paient leur cotisation.',
  'Nuestra clínica lleva las citas en papel. Buscamos un sistema en el que los pacientes pidan cita.',
  'Nous voudrions un petit site où les jardiniers réservent une parcelle. On a déjà un nom de domaine.',
  'Right now the trainers note who came in a notebook. Parents report absences, trainers tick names, the club sees totals.',
  'vorremmo un gestionale in cui:\n- la segreteria inserisce le prenotazioni\n- il cliente paga sul sito (WordPress)',
  'Queremos un programa:\n- la secretaria introduce las reservas\n- el cliente paga en la web (WordPress)',
  'We have a PostgreSQL database behind our operation. Nobody can get at it except our developer. We would like a dashboard.',
  'Members would like to book a rink by themselves. There are six rinks. My grandson says that there should be an app.',
  'Wir haben einen Onlineshop und brauchen eine App. Kunden bestellen Brot.',
  'A notary needs a web app. The notary creates a deed. Clients sign on a tablet.',
])('what a client has besides the product makes it no change: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
})

test.each([
  'An app for couriers.\nDrivers scan parcels.\nThe ERP delivers orders as CSV.',
  'Eine App für Kuriere.\nFahrer scannen Pakete.\nDas ERP liefert Aufträge als CSV.',
  "Une application pour les coursiers.\nLes chauffeurs scannent les colis.\nL'ERP fournit les commandes en CSV.",
  'Una app para repartidores.\nLos conductores escanean paquetes.\nEl ERP entrega pedidos en CSV.',
  "Un'app per i corrieri.\nGli autisti scansionano i pacchi.\nL'ERP fornisce gli ordini in CSV.",
  'Een app voor koeriers.\nChauffeurs scannen pakketten.\nHet ERP levert orders als CSV.',
])('a system that gives a product its data is neither the product nor a sign of one that exists: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(35)
  expect(hoursOf(text)).toBeLessThan(80)
})

test.each([
  'Could you create something like eBay but only for used climbing gear? Members offer things with photos, others bid.',
  'Build me a Discord bot for our reading circle: members propose books and vote, and the teacher gets the result.',
  'Bitte programmiert uns ein Ratespiel für unser Museum. Kinder scannen Codes und sammeln Punkte.',
  "J'aimerais faire développer un calculateur de prix pour mon entreprise de peinture. Le client indique la surface.",
  'Kunnen jullie voor onze kapsalon iets bouwen waarmee klanten zelf een afspraak maken?',
  'I want one list of shifts where volunteers put themselves down. Two days before, everyone gets a reminder.',
])('a request to make a thing is for a product, whatever it is called: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
})

test.each([
  'When a lesson moves, the parents should get an email, too.',
  'The phone number in the footer still is the old one.',
  'Die Preise in der Fußzeile sind noch die vom letzten Jahr.',
  'Le PDF du bon de commande doit afficher le numéro de client.',
  'Falta un acento en el menú de la página de contacto.',
  'Nel nostro gestionale serve un filtro per cliente nella lista delle fatture.',
  'Two-factor authentication for the admins of our back office.',
  'Members of the rowing app want to be able to form crews.',
  "We'd like a map on the contact page where people see our branches.",
  'Please create a new page for our Christmas offers on the website.',
  'We run a booking portal and would like to add:\n- a waiting list\n- reminders by mail\n- vouchers',
  'Wir brauchen Änderungen an einer bestehenden Website:\n- neue Fotos\n- eine Karte\n- Telefonnummer',
  'There should be a search in our app. Customers do not find the opening hours.',
  'We would like a dashboard in our app. It shows the sales of the week.',
  'My colleague says the headline should be "Welcome". Please change that.',
])('an addition, a remainder or a part of something known makes a change: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
})

test('a title that names the product makes no new one of a change', () => {
  const text = "For our tenants' portal we need a repair form: tenants describe the damage, add photos, see the state."
  expect(studied(text, "Tenants' portal").profile.kind).toBe('change')
})

test('a product for a shop is new', () => {
  expect(studied('For our shop we need a website where customers order and pay by card.').profile.kind).toBe('product')
})

test('each feature that a message adds to a product counts once', () => {
  const features = ['a wishlist', 'product reviews', 'gift cards', 'a waiting list', 'two-factor authentication']
  const hours = features.map((_, at) => hoursOf(`Please extend our shop by ${features.slice(0, at + 1).join(', ')}.`))
  for (const [at, more] of hours.slice(1).entries()) expect(more - hours[at]!).toBeGreaterThan(3)

  const reviews = 'We run an online shop. Please add product reviews.'
  const again = 'Please add the product reviews to all products of our shop.'
  expect(apart(hoursOf(`${reviews} ${again}`), hoursOf(reviews))).toBeLessThan(0.1)
})

test.each([
  ['English', 'Please add gift cards to our shop.'],
  ['German', 'Bitte ergänzen Sie in unserem Shop Geschenkgutscheine.'],
  ['French', 'Merci d’ajouter des cartes cadeaux à notre boutique.'],
  ['Spanish', 'Por favor, añadan tarjetas regalo a nuestra tienda.'],
])('a feature takes the same hours in %s', (_, text) => {
  expect(studied(text).profile.kind).toBe('change')
  expect(apart(hoursOf(text), hoursOf('Please add gift cards to our shop.'))).toBeLessThan(0.15)
})

test.each([
  [
    'On the court page of our site, please show a free court. It depends on the level.',
    'On the court page of our site, please show a free court. It is in the hall.',
  ],
  [
    'Auf unserer Seite soll der Kurs bis 24 Stunden vorher absagbar sein.',
    'Auf unserer Seite soll der Kurs absagbar sein.',
  ],
  [
    'Members of our club app should be able to reset a password themselves.',
    'Members of our club app should be able to see a password.',
  ],
  ['Can members see and download invoices in their account in our portal?', 'Can members see invoices in our portal?'],
])('a rule, self-service and an account take longer than a change without: %s', (more, less) => {
  expect(studied(more).profile.kind).toBe('change')
  expect(hoursOf(more)).toBeGreaterThan(hoursOf(less) + 1.5)
})

test('a feature includes its rules', () => {
  const feature = 'Please add gift cards to our shop.'
  expect(apart(hoursOf('Please add gift cards from 20 euros to our shop.'), hoursOf(feature))).toBeLessThan(0.1)
})

test.each([
  "I'm tired of lists, could you make me a page where pupils see the lessons and book one?",
  "J'en ai assez des listes. Il me faudrait une page où les élèves réservent un cours.",
])('a page where people do something is a product: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(40)
})

test('a calculator for visitors is a small product', () => {
  const text =
    'We want an online calculator: visitors enter the size of a garden, the kind of grass and a slope, and get the cost of a lawn.'
  expect(studied(text).profile.kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(15)
  expect(hoursOf(text)).toBeLessThan(50)
})

test('the same change in twice as many words takes nearly the same hours', () => {
  const wordy =
    'Whenever we look at the invoices that are written by our shop, we notice that the total at the bottom is a cent off. What we would like to see is that it is always the sum of the lines, each of them rounded before.'
  expect(apart(hoursOf(wordy), hoursOf(rounding))).toBeLessThan(0.25)
})

test('an update of documentation takes less than writing it', () => {
  const write = hoursOf('Document the REST API of our shop with OpenAPI.')
  expect(hoursOf('Update the OpenAPI document of our shop.')).toBeLessThan(write / 2)
})

test.each([
  'Please add event registration to our website.',
  'Our website needs event registration.',
  'Event registration should be added to our website.',
  'Bitte erweitern Sie unsere Website um eine Veranstaltungsanmeldung.',
  'Unser Hofladen-Shop soll Abokisten anbieten.',
  'Merci d’ajouter à notre site un carnet d’adresses de livraison.',
  'Por favor, añadan subastas a nuestra tienda.',
])('something that no list knows takes days, like other additions: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(12)
  expect(hoursOf(text)).toBeLessThan(30)
})

test.each([
  'Please add a button to the order page of our shop that copies the order.',
  'Our purchase order form needs one more field, the cost center.',
  'The flag should be added to our command line tool.',
  'In our web shop the order number should be in the subject of the message.',
])('a part of a screen or a rule takes hours: %s', (text) => {
  expect(hoursOf(text)).toBeLessThan(8)
})

test('a second thing that no list knows adds hours, and a known one or a repetition never lowers them', () => {
  const one = 'Please add a discussion area to our club site.'
  const hours = hoursOf(one)
  expect(hoursOf('Please add a discussion area and an equipment library to our club site.')).toBeGreaterThan(hours + 3)
  expect(hoursOf(`${one} Please add a wishlist.`)).toBeGreaterThanOrEqual(hours)
  expect(apart(hoursOf(`${one} ${one}`), hours)).toBeLessThan(0.01)
})

const teams = 'Let people form teams in our app.'

test.each([
  teams,
  'In unserer App sollen Leute Teams bilden können.',
  'Kursteilnehmer sollen in unserer App Teams bilden können.',
  'In unserer App sollen Imker Teams bilden und auflösen können.',
  'In our app, customers should see the teams and be able to join one.',
  'Dans notre appli, les gens devraient pouvoir former des équipes.',
  'En nuestra app la gente debería poder formar equipos.',
  'Nella nostra app le persone dovrebbero poter formare squadre.',
  'Na nossa app as pessoas devem poder formar equipas.',
  'In onze app moeten mensen teams kunnen vormen.',
])('what people get to do is a feature, in each language: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(6.5)
  expect(apart(hoursOf(text), hoursOf(teams))).toBeLessThan(1 / 3)
})

test.each([
  'In our property app, tenants should report a defect, and the caretaker marks it as done.',
  'In our team app, everybody should be able to post a short notice.',
  'In onze planningsapp moeten medewerkers hun beschikbaarheid per week kunnen doorgeven.',
])('what people want to do is a feature, whether or not its words are known: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(7)
  expect(hoursOf(text)).toBeLessThan(20)
})

test('the more a message tells of what people get to do, the longer it takes', () => {
  const text =
    'Let people form teams in our app: a captain invites others, sets a weekly challenge and keeps the ranking.'
  expect(hoursOf(text)).toBeGreaterThan(1.15 * hoursOf(teams))
})

test.each([
  'Users should be able to sort the list of our app by date.',
  'Please add a button for gift cards to the checkout of our shop.',
])('what people do with what is there, and a part of a screen, takes a few hours: %s', (text) => {
  expect(hoursOf(text)).toBeLessThan(5)
})

test.each([
  'Our portal should be available in French, too.',
  'Unser Kundenportal soll zusätzlich auf Französisch verfügbar sein.',
  'Notre boutique doit aussi être disponible en allemand.',
])('another language of a whole product takes days, and of one message hours: %s', (text) => {
  expect(hoursOf(text)).toBeGreaterThan(12)
  expect(hoursOf('In our shop, the order confirmation should be in French.')).toBeLessThan(8)
})

test('an offline mode takes a week or two, also without a word for it', () => {
  for (const text of ['Our app should work offline.', 'Unsere App soll auch ohne Empfang funktionieren.']) {
    expect(hoursOf(text)).toBeGreaterThan(20)
  }
})

test.each([
  'Website feedback, round 2\n\n- Product page: show the stock\n- Category page: filter by size\n- Make the cookie banner darker\n- 404 page in our style',
  'Betreff: Kleinigkeiten Intranet\n\nHallo Eva,\nnoch offen sind aus unserer Liste:\n- Telefonbuch: Suche auch nach Abteilung\n- Kantinenplan: Wochenansicht\nViele Grüße\nTom',
  'Bonjour Léa,\n\nvoici nos demandes pour le site :\n- Plan\n- Formulaire de devis\n- Avis\n\nMerci\nMarc',
  'Store: kettle-shop (Shopify, Dawn theme)\n\nWe would like to:\n1. Offer coffee as a subscription every two weeks.\n2. Show the roast date on each product page.\n3. Sell to wholesale customers at their own prices.',
  'So the order backend (Java 11, Spring Boot) has to move to PostgreSQL 16.\n\nWhat we need:\n- convert the schema and the procedures\n- adapt the native queries\n- a migration of the data with a report',
  'Huhu, hast du kurz Zeit?\nAuf der Seite steht noch Samstag bis 16 Uhr, wir haben aber nur noch bis 13 Uhr auf.\nEin Formular wo Leute Torten anfragen können, mit Datum und Personenzahl.\nOnlinezahlung nicht, die zahlen bei Abholung.',
  'On the contact page the phone number is still the old one. We would like a form where guests can ask for a table. And photos of the terrace.',
  'Notes – call on Monday\nPresent: Ines, Leo\n\nCoordinators plan on a whiteboard today.\nThey want to add shifts to the existing volunteer portal (Laravel).\n\nDecided:\n- coordinators create shifts with place, time and number of people\n- volunteers see only shifts that match their skills\n- reminder 24 h before by e-mail\n- hours are confirmed by the coordinator, sum per year as PDF\n\nTo do:\n- Ines: send list of skills by Friday\n- Leo: access to the staging server',
  'Regarding the members portal. A birthday list for the board. Dues by card, with a receipt as PDF. Members upload photos of outings, and others comment on them.',
])('labels of parts, small things and software in use name no new product: %s', (text) => {
  expect(studied(text).profile.kind).toBe('change')
})

test.each([
  'Page builder: editors arrange blocks, publish pages, and visitors read them on their phones.',
  'Feedback app for restaurants\n\n- guests rate dishes\n- owners see a chart\n- waiters get a message',
  'Shop: new online store for tea (Shopify)\n\n- products\n- payment\n- newsletter',
  'Website: 5 pages (home, about, menu, gallery, contact)\n- online table booking\n- newsletter\n- German and English\n- map',
  "Site : cinq pages (accueil, carte, galerie, équipe, contact)\n- réservation en ligne\n- newsletter\n- plan d'accès\n- avis des clients",
  'Online store: tea (Shopify)\n- products\n- payment\n- newsletter',
  'Parcelo is not another Trello. A family plans its week in it.\n\n- shared week with events\n- shopping list for several people\n- reminders by push',
  'Food truck locator\n\nScope\nDrivers share their position during opening hours; guests see trucks on a map and filter by cuisine. Trucks have a page with menu and photos.\n\nOut of scope\n- Accounts for guests\n- Online ordering',
  'Every member has a page with photos. Members find each other by interest and write messages.',
  'Functions\nGardeners should be able to report broken taps with a photo. The board sees them on a list and says who repairs them. Everyone owes six hours a year, the board enters them.\n\nPeople\nThe board has five members, the gardeners are 210.',
  'Members of our cooperative order vegetables online and pay monthly. Growers enter what they have, and the office prints a list per stop. Drivers tick what they deliver. The current Python scripts will be switched off.',
  'Mandanten stellen online Anfragen mit Dokumenten, Anwälte antworten und schicken Rechnungen.\n- neue Website auf WordPress\n- Kalender mit Terminen\n- Zahlung mit Karte\n- Newsletter',
  'About our new website. Members see events and sign up. The board writes news.',
  'About the app. Members book courts and pay online. Trainers see their courses. The board sends a newsletter. Guests read news.',
  'App for address changes\n- members report a new address\n- staff confirm it\n- letter as PDF',
  'A web app for shift changes in hospitals\n- nurses offer a shift\n- others take it\n- the head confirms',
])('what users have, compare or report, and the end of old software say nothing of what exists: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
})
