import { expect, test } from 'vitest'
import { expectedHours } from '#domain/hours/range'
import { assumptionsOf } from './assumptions'
import { exclusionsIn } from './exclusions'
import { risksOf } from './risks'
import { workTypeOf } from './study'
import { technologiesOf } from './technologies'
import { apart, buildHours, hoursOf, studied } from './testing/hours'

const clinic = `Our physiotherapy clinic with four therapists needs an online booking.
Patients choose a therapist, a treatment and a free time, and get a confirmation by e-mail.
Payments: a deposit of $30 by card, refunded on arrival.
The clinic uses Open Dental; appointments must be kept in sync.
Reminders by SMS the day before. Patients can cancel up to 24 hours before.
The receptionist sees all appointments of the day, and can move them.
The front desk is not staffed on weekends. Invoices stay in Open Dental.
We want to go live before the summer.`

const florists = `We are a flower wholesaler with 120 florists as customers, and we would like to go live before summer with an ordering portal.
Florists log in and order from the shop floor or from home, on a phone or a computer.
They see the flowers of the day with photo, stem length, price and how many bunches are left. Stock is updated from the auction each morning by a file.
Orders before 16:00 are delivered the next day; later orders the day after.
When stock runs short, the florist chooses whether we send a substitute or leave the line out.
There are three price groups, and a few customers have prices of their own.
Our office sees all orders of a day, prints a picking list per route and confirms or changes quantities.
Orders are sent to Exact Online, where our customers and articles are kept. Invoices stay in Exact Online.
Payment is by invoice as today; no card payments.
Floriday would be nice later, not in the first release.`

const componentsOf = (text: string) => studied(text).plan.components.map(({ name }) => name)
const tasksOf = (text: string) => studied(text).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
const hoursFor = (text: string, component: string) =>
  studied(text)
    .plan.components.filter(({ name }) => name === component)
    .flatMap(({ tasks }) => tasks)
    .reduce((sum, task) => sum + expectedHours(task), 0)

test('card deposits are payments, and synchronized systems are integrations', () => {
  expect(hoursFor(clinic, 'Payments')).toBeGreaterThan(6)
  expect(hoursFor(clinic, 'Integration with Open Dental')).toBeGreaterThan(6)
  expect(workTypeOf(studied(clinic)).kind).toBe('product')
})

test('deadlines, opening hours and unchanged external data are not estimated', () => {
  expect(tasksOf(clinic).join('\n')).not.toMatch(/live|front desk|Invoices/i)
  expect(exclusionsIn(studied(clinic)).join('\n')).toContain('Invoices stay in Open Dental')
})

test('what exists already and when the change is due are context, not work', () => {
  const studio = `The website of our pottery studio already exists (WordPress, about 15 pages). We would like two changes:
- Add a page with our courses, on which visitors reserve a place.
- Show our opening hours in the footer of every page.
Budget is around [amount withheld] and we would like it online before the autumn courses start on [date withheld].`
  expect(workTypeOf(studied(studio)).kind).toBe('change')
  expect(tasksOf(studio).join('\n')).not.toMatch(/already exists|withheld/)

  const bakery = 'Our bakery website is online already, made with PHP.\nCustomers should be able to pre-order bread.'
  expect(workTypeOf(studied(bakery)).kind).not.toBe('product')
  expect(tasksOf(bakery).join('\n')).not.toMatch(/online already/)
})

test('the assumptions name the kind of work that the user chose', () => {
  expect(assumptionsOf(studied(clinic))[0]).toContain('The product is new')
  expect(assumptionsOf(studied(clinic), 'extension')[0]).toMatch(/^The work extends an existing product/)
  // Accounts that it asks for are included.
  for (const kind of ['change', 'extension'] as const)
    expect(assumptionsOf(studied(clinic), kind)[0]).toMatch(/accounts.*, except for what is asked for\.$/)
})

test('idioms such as "go live" and "shop floor" do not count as work', () => {
  const names = componentsOf(florists).join('\n')
  expect(names).toContain('Integration with Exact Online')
  expect(names).not.toMatch(/video|broadcast|production|auction|blog|payment|invoic|Floriday/i)
  const plain = florists
    .replace('go live', 'launch')
    .replace('from the shop floor', 'from their shop')
    .replace('from the auction', 'from the growers')
  expect(apart(hoursOf(plain), hoursOf(florists))).toBeLessThan(0.08)
})

test('postponed and negated features are neither estimated nor suggested', () => {
  expect(exclusionsIn(studied(florists)).join('\n')).toContain('Floriday would be nice later')
  expect(technologiesOf(studied(florists))).not.toContain('Stripe')
})

test('technologies in the text replace the default ones', () => {
  const shop = 'We need an online shop. Customers pay with Mollie. The back end is in Django.'
  const named = technologiesOf(studied(shop))
  expect(named).toEqual(expect.arrayContaining(['Mollie', 'Django']))
  expect(named).not.toContain('Stripe')
  expect(named).not.toContain('Node.js')
  expect(technologiesOf(studied(`${shop} A move to Stripe is planned for later.`))).not.toContain('Stripe')
  const app = 'We need an app for iPhone and Android only. Members see their trainings and sign up for them.'
  expect(technologiesOf(studied(app))).not.toContain('React')
})

test('lines sized without a recognized term are listed as an assumption, of many the largest', () => {
  const sized = assumptionsOf(studied(florists)).find((assumption) => assumption.startsWith('Please check'))!
  expect(sized).toMatch(/^Please check first the hours .* from the length of the line: \[lines .*\b(?:3|3-\d+)\b.*\]/)

  const crafts = 'weave dye spin card comb felt knot plait braid twist stitch quilt pleat darn hem'.split(' ')
  const weavers = `Web app for weavers.\n${crafts.map((craft) => `Weavers ${craft} wool.`).join('\n')} by hand in long rolls`
  expect(assumptionsOf(studied(weavers)).join()).toMatch(/no known kind of work\. .*: \[lines .* 16\]/)
})

test('a line of a known kind of work that shares the task of another line is not listed', () => {
  const practice = studied(`Hi, we are a physiotherapy practice with two locations and we have a website from 2015.
We would like the following changes:
Patients should be able to book online with each therapist.
They get an SMS the day before the visit, so that nobody forgets.
Our phone number has changed to 555 0142.
Everything should work for both our places, north and south.
The SMS should say who comes.`)
  const sms = practice.plan.components.find(({ name }) => name === 'SMS notifications')!
  expect(sms.tasks[0]!.places).toEqual([6, 3])
  expect(assumptionsOf(practice).join()).toMatch(/no known kind of work\. .*: \[lines 5-6\]/)
})

test.each([
  "There is a typo on the pricing page, 'Profesional' should be 'Professional'",
  'The pricing page has a typo',
  'The pricing page says Profesional, it should be Professional.',
  'The footer of our shop reads 2025 but should say 2026',
  'Fix the spacing on the payment page of our shop.\nThe total is too close to the button.\nIt should have the same margin as on the cart page.',
  'On our Stripe checkout page, please change the color of the "Pay" button to green.',
  'The headline on our home page should read "Fresh flowers every day". It is in the first section.',
  'Tippfehler auf der Startseite: "Wilkommen" statt "Willkommen".',
  'Corriger la couleur du bouton de paiement.',
  '修复价格页面上的错别字',
])('a change of copy or style is one task of at most two hours in one layer: %s', (text) => {
  const study = studied(text)
  const tasks = study.plan.components.flatMap(({ tasks }) => tasks)
  expect(tasks.map(({ role }) => role)).toEqual(['Front-end developer'])
  expect(buildHours(study)).toBeLessThanOrEqual(2)
  expect(risksOf(study)).toEqual([])
  expect(componentsOf(text)).toEqual(['Text and appearance'])
})

test.each([
  'Add a color picker to the profile page of our app.',
  'Let users choose the color of their calendar in our app.',
  'Add a filter by color to the product list of our shop.',
  'The list in our shop shows all orders of a year, it should be sortable by date and by customer.',
  'Redesign all pages of our existing website with the new brand colors.',
  'Change the status from "Open" to "Closed" when the invoice is paid in our billing tool.',
  'The logo upload in our portal should also accept SVG files.',
  "Screen readers must read the fields' labels on the pages of our shop; three fields' labels are missing.",
  'Change the gray of the text on the checkout page of our shop so that its contrast reaches 4.5:1.',
])('a change that takes logic, or of the whole appearance, is more than one of style: %s', (text) => {
  expect(componentsOf(text)).not.toContain('Text and appearance')
  expect(hoursOf(text)).toBeGreaterThan(3)
})

test('a line that names a product and its parts becomes a task for each part, named after it', () => {
  const brief = 'An online shop for handmade candles with card payment and shipping'
  const tasks = tasksOf(brief)

  expect(componentsOf(brief)).toEqual(expect.arrayContaining(['Payments', 'Cart and checkout']))
  const named = ['Payments: screens', 'Payments: back end', 'Orders, usual for an online shop: screens']
  expect(tasks).toEqual(expect.arrayContaining(named))
  expect(tasks.filter((name) => name.includes('candles'))).toEqual([])
  expect(componentsOf('An ERP for a furniture maker with inventory and accounting')).toEqual(
    expect.not.arrayContaining([expect.stringContaining('Integration')]),
  )
})

test.each([
  ["Our checkout button doesn't work on iPhone. Please fix it.", 'Bug fixes', 2, 6],
  ['The contact form sends no e-mail any more since last week. Find out why and fix it.', 'Bug fixes', 2, 6],
  ['The login page shows a 500 error after the last update.\nPlease look into it.', 'Bug fixes', 2, 6],
  ["We run a WordPress site. The menu doesn't open on mobile.", 'Bug fixes', 2, 6],
  ['Das Kontaktformular verschickt keine E-Mails mehr. Bitte beheben.', 'Bug fixes', 2, 6],
  ['Le bouton de paiement ne fonctionne pas sur mobile. Merci de le corriger.', 'Bug fixes', 2, 6],
  ['El formulario de contacto no envía correos desde ayer. Por favor, arréglenlo.', 'Bug fixes', 2, 6],
  ['De contactpagina werkt niet meer op mobiel. Graag oplossen.', 'Bug fixes', 2, 6],
  ['Корзина не работает на iPhone. Исправьте, пожалуйста.', 'Bug fixes', 2, 6],
  ['结账按钮在iPhone上无法使用，请修复。', 'Bug fixes', 2, 6],
  ['The CSV export misses the last column.', 'Bug fixes', 2, 6],
  ['Our SSL certificate expired. Please renew it.', 'Domain, certificate and mail settings', 1, 6],
  ['Redirect all old URLs to the new ones.', 'Search engine optimization', 3, 12],
  ['The dashboard takes 20 seconds to load. Make it load under 2 seconds.', 'Faster pages', 4, 16],
  ['Our site was hacked. Remove the malware and secure it.', 'Clean-up after an attack', 4, 16],
  ['The mobile menu is laggy on iPhones, can you look into it?', 'Faster pages', 4, 16],
  ['Upgrade Django from 3.2 to 5.0 and fix what breaks.', 'Upgrade to a new version', 4, 16],
  ['PHP von 7.4 auf 8.3 aktualisieren.', 'Upgrade to a new version', 4, 16],
  ['Update all WordPress plugins and the theme.', 'Updates of plugins and libraries', 2, 8],
  ['Hi, could you please write unit tests for the payment module? Thanks!', 'Automated tests', 4, 16],
  ['Set up a CI pipeline with GitHub Actions for our Node project.', 'Automated builds and deployment', 4, 12],
  ['Document the REST API with OpenAPI.', 'Technical documentation', 4, 12],
  ['Migrate our database from MySQL to PostgreSQL.', 'Move to another database', 8, 25],
  ['Verhuis onze website naar een andere hosting.', 'Move to another host', 4, 12],
  ['Add Google login to the app.', 'User accounts', 4, 14],
  ['Send a reminder e-mail one day before each appointment.', 'Email and reminders', 4, 14],
  ['Delete the old blog section from the website.', 'Removal', 1, 4],
  ['Change the VAT rate from 19 to 21 percent in invoices.', 'Values and settings', 1, 4],
  ['Update the copyright year in the footer.', 'Text and appearance', 0.5, 2],
  ['Replace the logo with the new one on all pages.', 'Text and appearance', 0.5, 2],
  ['Hola, ¿podrían cambiar el teléfono en la página de contacto? Gracias.', 'Text and appearance', 0.5, 2],
  ['Create a backup script for our database.', 'Backups', 2, 6],
  ['Write a script that renames all files in a folder by date.', 'Scripts', 2, 6],
  ['A scraper that collects the job offers of one page and writes them to a file.', 'Scripts', 6, 14],
  ['Ein Skript, das Fotos in einem Ordner nach Datum sortiert.', 'Scripts', 2, 6],
  ['Busco a alguien para un script que renombre facturas.', 'Scripts', 2, 6],
  ['Write a script that imports a CSV file of articles once.', 'Scripts', 5, 12],
  ['Create a Telegram bot that sends the weather every morning.', 'Scripts', 4, 12],
  ['Set up a cron job that calls our import URL every hour.', 'Queries and formulas', 1, 3],
  ['Excel macro that saves each invoice as a PDF', 'Spreadsheets', 2, 6],
  [
    'Create a Zapier automation that adds new Typeform entries to our Google Sheet.',
    'Automation between services',
    2,
    5,
  ],
  ['I need a Google Sheets formula that counts overdue invoices.', 'Queries and formulas', 1, 4],
  ['Set up Google Analytics on our website.', 'Tracking and consent', 2, 5],
  ['Create a contact form for our website.', 'Contact forms', 2, 5],
  ['Migrate our blog to a new host.', 'Move to another host', 4, 9],
  ['Connect our domain to our Shopify store.', 'Domain, certificate and mail settings', 1, 3],
  ['Install an SSL certificate on our server.', 'Domain, certificate and mail settings', 1, 3],
  ['Install a WordPress plugin for our events.', 'Installation and settings', 2, 5],
  ['Make the phone number in the header clickable on mobile.', 'Text and appearance', 0.5, 2],
  ['Add a "back to top" button.', 'Text and appearance', 0.5, 2],
  ['Change the font on the whole website.', 'Text and appearance', 0.5, 2],
  ['Add a WhatsApp button to our site.', 'Widgets of other services', 1, 3],
  ['Create a 404 page for our website.', 'Static pages', 1, 3],
  ['Create an HTML email template for our order confirmation.', 'Templates', 2, 6],
  ['Link our Instagram in the footer.', 'Text and appearance', 0.5, 2],
  ['The opening hours on our site are wrong, we are now open on Saturdays.', 'Text and appearance', 0.5, 2],
  ['Die Telefonnummer im Impressum stimmt nicht mehr, sie lautet jetzt 12 34.', 'Text and appearance', 0.5, 2],
  ['The price in the cart is wrong, it is zero now.', 'Bug fixes', 2, 6],
  ['Set up WooCommerce shipping zones.', 'Cart and checkout', 3, 10],
  ['Onze webshop is offline.', 'Bug fixes', 2, 6],
  ['Convert our Figma design of the home page to HTML and CSS.', 'Pages from a design', 6, 14],
  ['Add a column "VAT number" to the customer list.', 'Fields and columns', 2, 5],
  ['Add a filter by date to our order list.', 'Search and filters', 3, 8],
  ['Add PayPal to our WooCommerce checkout.', 'Payments', 3, 8],
  ['On mobile the text overlaps the images, please fix it.', 'Bug fixes', 2, 6],
  ['Emails from our contact form go to spam.', 'Bug fixes', 2, 6],
  ['Erstellen Sie ein Skript, das jede Nacht unsere Datenbank sichert.', 'Scripts', 2, 6],
  ['Wir brauchen ein Kontaktformular auf unserer Website.', 'Contact forms', 2, 5],
  ['Bitte die Telefonnummer auf der Website anklickbar machen.', 'Text and appearance', 0.5, 2],
  ['Die Bilder werden auf dem Android-Handy nicht angezeigt.', 'Bug fixes', 2, 6],
  ['Necesito una macro de Excel que una varias hojas en una.', 'Spreadsheets', 2, 6],
  ['Agregar un botón de WhatsApp a nuestra página web.', 'Widgets of other services', 1, 3],
  ['Créer un script de sauvegarde pour notre base de données.', 'Backups', 2, 6],
  ['Rendre le numéro de téléphone cliquable.', 'Text and appearance', 0.5, 2],
  ['Schrijf een script dat elke nacht een back-up van onze database maakt.', 'Backups', 2, 6],
  ['Hi Jo, just a quick one, can you also put the opening hours on the contact page?', 'Text and appearance', 1, 3],
  ['A busca parou de mostrar os preços. Você pode verificar?', 'Bug fixes', 2, 6],
  ['Koppel ons domein aan Shopify.', 'Domain, certificate and mail settings', 1, 3],
])('a short request is a change of a few hours, without what it does not ask for: %s', (text, component, min, max) => {
  const study = studied(text)

  expect(workTypeOf(study).kind).toBe('change')
  expect(componentsOf(text)).toEqual([component])
  expect(buildHours(study)).toBeGreaterThanOrEqual(min)
  expect(buildHours(study)).toBeLessThanOrEqual(max)
  expect(tasksOf(text).join('\n')).not.toMatch(/^(?:fix it|find out|make it|thanks|hi\b|please|bitte|merci|graag)/im)
})

test.each([
  ['The site does not work on iPhone.', 'web', 'Front-end developer'],
  ['The menu is cut off on my Android phone.', 'web', 'Front-end developer'],
  ['Le site ne fonctionne pas sur iPhone.', 'web', 'Front-end developer'],
  ['Our app crashes on Android when I open the camera.', 'mobile', 'Mobile developer'],
])('a device in a report of a fault says where it shows, unless an app has it: %s', (text, platform, role) => {
  const study = studied(text)

  expect(workTypeOf(study).platform).toBe(platform)
  expect(study.plan.components.flatMap(({ tasks }) => tasks.map((task) => task.role))).toEqual([role])
})

test.each([
  ['a website', 'It must work well on iPhone and Android.'],
  [
    'a web application',
    'It works on phones and on tablets (iPad).\n\n## Non-goals\n\n- A native app for iOS or Android',
  ],
  ['a web app', 'It must run on iPads and Android tablets.'],
  ['eine Webanwendung', 'Sie läuft auf iPhone und iPad.\n\n## Nicht Teil des Projekts\n\n- Eine native App für iOS'],
  ['une application web', 'Elle doit marcher sur iPhone et iPad.'],
])('%s that is seen on phones and tablets gets no mobile app: %s', (product, devices) => {
  const text = `We need ${product} for our bakery. ${devices}`
  expect(workTypeOf(studied(text)).platform).toBe('web')
  expect(componentsOf(text)).not.toContain('Mobile app')
})

test.each([
  'We need an application for iOS and Android for our members and a web application for the staff.',
  'The platform is available on iOS and Android and as a web application. Members book courses.',
  'We need a web application for the staff of our bakery and a native app for iPhone.',
  'Wir brauchen eine Webanwendung und eine App für iPhone. Mitglieder buchen Kurse.',
])('an app beside a web application is one: %s', (text) => {
  expect(workTypeOf(studied(text)).platform).toBe('mixed')
})

test('an app for phones is a mobile app', () => {
  const text = 'We need an app for our bakery. It must work well on iPhone and Android.'
  expect(workTypeOf(studied(text)).platform).toBe('mobile')
})

test.each([
  'Hi, could you please build an online shop for my bakery? Thanks!',
  'We want to replace our spreadsheet by an app for shift planning.',
  'Set up a Shopify store for my candles.',
  'Set up a Shopify store with Google Analytics for my candles.',
  'Create a website for my bakery with a contact form.',
  'Install a WordPress shop with 500 products, card payments, shipping rates and customer accounts.',
  'Write a script that scrapes prices from 20 shops every night, stores them in a database and shows them on a web page with charts.',
  'Members book courts and pay by card. The office sends an error report.',
  'An app for tenants. Users can report that the heating does not work.',
])('a brief for a new product is no short request, whatever its verbs: %s', (text) => {
  expect(workTypeOf(studied(text)).kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(20)
})

test.each([
  ['English', '## Budget', '## How to respond', '## Evaluation criteria'],
  ['German', '## Eignungskriterien', '## Zuschlagskriterien', '## Angebotsabgabe'],
])('a text with the headings of a tender is no small change, in %s', (_, ...headings) => {
  const body = `The new search must not slow down the eligibility system.

Provide a single view of a client in the eligibility system.

Staff see all open applications of a household.`
  const terms = headings.map((heading) => `${heading}\n\nLate offers are refused.`).join('\n\n')

  expect(studied(body).profile.kind).toBe('change')
  expect(studied(`${body}\n\n${terms}`).profile.kind).toBe('product')
})

test.each([
  'Auf dem Handy verdeckt der Hinweis den Bezahlen-Button unserer Seite. Bitte beheben.',
  'Three bugs in our shop: the banner covers the pay button, the search finds nothing and prices are wrong.',
  'Drei Fehler in unserem Shop: Auf dem iPhone verdeckt der Chat den Bezahlen-Button, Rechnungen gehen doppelt raus.',
  'Folgendes ist kaputt:\n- die Zahlung mit Karte\n- die Suche auf der Landkarte\n- der Import der Artikel',
  'Please sort the orders in our shop by payment date.',
  'Please show the invoice number on the order page of our portal.',
])('a change has no risk of building what it only names: %s', (text) => {
  const impacts = risksOf(studied(text)).map(({ risk }) => risk)
  expect(impacts.filter((risk) => risk !== 'Unknown cause')).toEqual([])
})

test.each([
  ['Please add card payment to our booking form.', 'Payment edge cases'],
  ['Bitte baut in unserem Shop die Zahlung mit Karte ein.', 'Payment edge cases'],
  ['Please import the members from our old Access database into the portal.', 'Data quality'],
])('a change has the risks of what it builds: %s', (text, risk) => {
  expect(risksOf(studied(text)).map((it) => it.risk)).toContain(risk)
})
