import { expect, test } from 'vitest'
import { hoursOf, studied } from './testing/hours'

const kindOf = (text: string) => studied(text).profile.kind

test.each([
  'We need an iOS version of our web app.',
  'Build an iPhone and Android app version of our existing rental site.',
  'Turn our website into a mobile app.',
  'Wir brauchen eine Android-Version unserer Web-App.',
])('another platform for an existing product is a product: %s', (text) => {
  expect(kindOf(text)).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(100)
  expect(kindOf('Fix the iOS version of our app, it crashes at login.')).toBe('change')
})

test.each([
  'Our legacy PHP application must be rewritten in .NET and React. All existing functions remain: customers, orders.',
  'Please rewrite our booking tool from scratch with React. Customers book courts, staff see a calendar.',
  'Unsere alte Access-Anwendung soll in .NET neu entwickelt werden. Kunden und Aufträge bleiben.',
  'Our planning system must be replaced by a new web application. It manages orders and stock.',
])('a whole product that is written again is a product: %s', (text) => {
  expect(kindOf(text)).toBe('product')
})

test.each([
  'The search of our app must be rewritten in Rust.',
  'Our website must be rewritten in French.',
  'Our app must be rewritten to support dark mode.',
  'Rewrite the import job of the shop in Go.',
])('a part or a text that is written again is a change: %s', (text) => {
  expect(kindOf(text)).toBe('change')
})

test('each further system that a request connects adds its hours', () => {
  const one = hoursOf('Configure our app to synchronize with Mailchimp.')
  const two = hoursOf('Configure our app to synchronize with Mailchimp and Xero.')
  const three = hoursOf('Configure our app to synchronize with Mailchimp, Xero and SAP.')
  expect(two - one).toBeGreaterThan(10)
  expect(three - two).toBeGreaterThan(two - one)
  expect(hoursOf('Install the Mailchimp plugin.')).toBeLessThan(5)
})

const faults = ['the cart forgets items', 'the invoice shows no VAT', 'images do not load on Android']

test.each([`Three bugs: ${faults.join(', ')}.`, `Hi, we found these bugs:\n- ${faults.join('\n- ')}`])(
  'each fault in a list is one to find and to fix: %s',
  (text) => {
    expect(studied(text).plan.components.map(({ name, tasks }) => [name, tasks.length])).toEqual([['Bug fixes', 3]])
    expect(hoursOf(text)).toBeCloseTo(3 * hoursOf('Bug: the cart forgets items.'))
  },
)

test.each([
  ['In unserem Shop stimmt einiges nicht: der Filter, die Suche und der Warenkorb.', 3],
  ['Bei uns im Shop geht gerade vieles nicht: Suche, Warenkorb, Anmeldung.', 3],
  ['In der App spinnen gerade mehrere Sachen: Login, Kalender und die Benachrichtigungen.', 3],
  ["Several things in our shop don't work: search, checkout and the login.", 3],
  ['Our shop has several problems: filter, search and cart. Please fix them.', 3],
  ['Er werkt van alles niet op onze site: het formulier en de kaart.', 2],
  ['Unser Filter stimmt nicht: die Preise werden falsch sortiert.', 1],
  ["Our login doesn't work: the page stays white, the spinner turns and nothing happens.", 1],
])('each name behind words for several faults is a fault, and what explains one is none: %s', (text, count) => {
  const [component, ...others] = studied(text).plan.components
  expect([component?.name, component?.tasks.length, others.length]).toEqual(['Bug fixes', count, 0])
})

test('a script takes more hours with a longer description, without a jump', () => {
  const parts =
    ' that renames the photos in a folder | by the date on which | they were taken and | copies them into one | folder for each month'
  const texts = parts.split('|').map((_, at, all) => `Write a Python script${all.slice(0, at + 1).join('')}.`)
  const hours = texts.map((text) => hoursOf(text))
  expect(hours).toEqual(hours.toSorted((one, other) => one - other))
  expect(hours.at(-1)! / hours[0]!).toBeGreaterThan(1.3)
  for (const [at, more] of hours.slice(1).entries()) expect(more / hours[at]!).toBeLessThan(1.5)
})

test.each([
  ['We need a stock list for our shop.', 15, 40],
  ['I would like a simple duty roster for my cafe.', 15, 40],
  ['Create a Google form with approvals for our holiday requests.', 5, 10],
  ['Add Spanish as a third voice language to our phone bot.', 4, 10],
  ["We'd like a chatbot on our website which answers questions from our help pages.", 40, 100],
  ['The order button should be blue like everywhere else.', 0.5, 2],
])('a request of one sentence takes as long as such work does: %s', (text, min, max) => {
  expect(hoursOf(text)).toBeGreaterThanOrEqual(min)
  expect(hoursOf(text)).toBeLessThanOrEqual(max)
})

test.each([
  'Nur eine kleine Sache für den Shop: Kunden sollen ihre Bestellung stornieren können.',
  'Encore une petite demande pour notre site : les clients veulent annuler leur commande.',
  'Solo una pequeña cosa para la tienda: los clientes quieren cancelar su pedido.',
])('a lead-in says that the product exists: %s', (text) => {
  expect(kindOf(text)).toBe('change')
})

test.each([
  [
    'We need a web portal. Doctors enter diagnoses and write prescriptions. Patients see their lab results online.',
    'regulated',
  ],
  [
    'Wir brauchen ein Webportal für unsere Praxis. Ärzte erfassen Diagnosen und Befunde. Patienten buchen Termine.',
    'regulated',
  ],
  ['We need a web portal. It stores treatment plans and must be HIPAA compliant.', 'regulated'],
  ['We need a web portal. The vet enters diagnoses. Owners see the prescriptions of their pets.', 'production'],
  ['We need a web portal. Customers of our hair salon book appointments. Staff see the calendar.', 'production'],
])('a product with data about the health of people is regulated: %s', (text, stage) => {
  expect(studied(text).profile.stage).toBe(stage)
})

test.each([
  'We need a contract management tool. Users upload contracts, and it reminds the responsible person 90 days before a contract renews.',
  'Portal for construction tenders: companies register, publish tenders with documents, and suppliers submit bids until the deadline.',
  'Test management for our QA team: test cases in folders, test runs with results, defects sent to Jira, and a report as PDF.',
  'Project management for agencies: boards with tasks, sprints, milestones, time tracking, and invoices from the tracked time.',
  'Warranty registration for our power tools: buyers register the serial number, extend the warranty, and our service sees it.',
  'The city council would like citizens to report broken street lights with a photo. Staff assign reports, and citizens see what was fixed.',
])('words that a product is about do not hide it: %s', (text) => {
  expect(kindOf(text)).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(40)
})

test('minutes ask for what was decided, by the product that they are about and not by what it connects to', () => {
  const minutes = `Minutes, kick-off inventory app
1. Goals: replace the Excel list in the warehouse.
2. Scan: workers scan the barcode at goods-in and goods-out.
3. Orders: automatic order proposals are postponed to phase 2.
4. ERP: article master comes from SAP every night.
5. Next meeting 18 Nov.`
  const { profile, recognized, reading } = studied(minutes)
  expect(profile.kind).toBe('product')
  expect(recognized.products).toEqual(['an inventory system'])
  expect(reading.statements.slice(3).map(({ kind }) => kind)).toEqual(['later', 'function', 'background'])
})

test('a job posting asks for the work, and not for the experience, the application and the cooperation', () => {
  const posting = `Hourly: $25.00 - $45.00 | Intermediate | Posted 3 hours ago
We are a two person company looking for an experienced React Native developer.
Skills: React Native, Push Notifications, Figma
The app is designed in Figma. What's missing: push notifications and login with Google.
Must have 5+ years experience. Please start your proposal with the word "banana". Long term cooperation possible.`
  const asked = studied(posting).reading.statements.filter(({ kind }) => kind === 'function')
  expect(new Set(asked.flatMap(({ lines }) => lines))).toEqual(new Set([4]))
})

test('a text with many kinds of work is a product, although it mentions what exists', () => {
  const brief = `Our website is just a static page from 2016. We'd like people to be able to book bikes online.
- choose dates and bikes, see what is free, pay by card or PayPal
- confirmation by email with a QR code, which the staff scans
- a weekly discount and a deposit
- calendar of all bookings, export for our accountant
- hotels book for their guests and get a monthly invoice
We have an iPhone app for maps already, that stays as it is.`
  expect(kindOf(brief)).toBe('product')
  expect(hoursOf(brief)).toBeGreaterThan(100)
})

test.each([
  ['Can you swap the logo on our website for the new one? Site is WordPress.', 2],
  ['Could you add a button to our order list that exports the orders as CSV? Columns as in the table. Thanks!', 12],
])('a few words beside a request say more about it: %s', (text, max) => {
  expect(kindOf(text)).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(0)
  expect(hoursOf(text)).toBeLessThan(max)
})

const library = `Readers can register themselves with email and password
Readers can search the catalogue by title and by author
Librarians can record loans and returns with a scanner
Overdue loans cost a fee which the reader pays by card
Administrators can export the monthly statistics as CSV
Readers can rate books and can write a short review too`

test.each([
  'Features of the new website',
  'Our new website',
  'Scope of the new system',
  'The new website replaces a paper card index.',
  'Our library has 3,000 readers and uses paper cards today.',
])('a first line about the new product makes it no change: %s', (first) => {
  expect(kindOf(`${first}\n${library}`)).toBe('product')
  expect(hoursOf(`${first}\n${library}`)).toBeGreaterThan(100)
})

test.each(['Introduction', 'About us', 'Goals', 'Hintergrund'])('requirements below "%s" alone count', (heading) => {
  const listed = library.replaceAll(/^/gm, '- ')
  const below = studied(`${heading}\nThis document describes our plans.\n${listed}`)
  expect(below.reading.statements.filter(({ kind }) => kind === 'function')).toHaveLength(6)
})

test.each([
  'Can you swirl the banner at the top?',
  'Please swirl the banner at the top.',
  'Könnt ihr das neue Logo auf die Seite setzen?',
  'Dreht bitte das Logo um.',
  'Pourriez-vous estomper le fond du menu ?',
  'Estompez le fond du menu.',
  '¿Podríais difuminar el fondo del menú?',
  'Podem desfocar o fundo do menu?',
  'Potete sfumare lo sfondo del menu?',
  'Spostate il menu a destra.',
  'Kunnen jullie het menu naar rechts schuiven?',
])('a sentence that asks the reader for something is a small change, whatever its verb: %s', (text) => {
  expect(kindOf(text)).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(0.5)
  expect(hoursOf(text)).toBeLessThan(8)
})

test.each([
  'Can you call me tomorrow?',
  'Could you send me the invoice again?',
  'Könnt ihr uns helfen?',
  'Pouvez-vous me rappeler demain ?',
  '¿Me puedes llamar mañana?',
  'Potete farmi un preventivo?',
  'Could you have a look?',
  'Potreste finirlo entro martedì?',
  'Anbei wie besprochen unsere Adresse und die Öffnungszeiten. Viele Grüße',
  'Grazie mille, ci sentiamo la prossima settimana.',
])('a favor is no work: %s', (text) => {
  expect(hoursOf(text)).toBe(0)
})

test.each([
  'Pouvez-vous nous faire un site pour notre salon ?',
  'Potete fare una piccola app per il nostro club?',
  'Please make a small web tool where volunteers sign up for shifts.',
  'Please make a small web tool where our volunteers can sign up.',
])('a new product that the reader is asked for is no change: %s', (text) => {
  expect(kindOf(text)).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(8)
})

test.each([
  'The receipts arrive twice since Sunday.',
  'The basket sometimes loses an item',
  'Der Terminplaner zeigt manchmal die falsche Woche.',
  "L'accueil s'affiche parfois deux fois",
  'Nel menu manca una voce.',
  'Sobra una letra y falta una coma en el título.',
  'Os nossos preços mudaram, troquem por favor a tabela.',
  'De zoekpagina blijft soms leeg.',
  'Nuestra app se cierra al abrir la cámara. ¿Lo podéis arreglar?',
])('a message about a part that its writer knows is a change, whatever the part and the fault: %s', (text) => {
  expect(kindOf(text)).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(0.5)
  expect(hoursOf(text)).toBeLessThan(20)
})

test.each([
  'Prüft bitte den Kalender, er ist leer.',
  'Il nostro numero è nuovo: aggiornate la pagina contatti.',
  'Corrigeons le total de la facture.',
  'Arregladlo: el total sale mal.',
  'Corrijam o total da fatura.',
  'Vervang het logo op de homepage.',
  'Ons adres klopt niet: pas de pagina aan.',
])('a verb asks for work in any person: %s', (text) => {
  expect(kindOf(text)).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(0.5)
  expect(hoursOf(text)).toBeLessThan(8)
})

test.each([
  'On the product page we need a field for a gift message.',
  'Auf der Artikelseite bräuchten wir ein Feld für Notizen.',
  'The basket sometimes loses an item.',
])('a title that is only the name of the product makes no new one of a message about a part: %s', (text) => {
  expect(studied(text, 'Shop').profile.kind).toBe('change')
})

test('a part of a product that no longer works is a fault, without a word for software', () => {
  expect(kindOf('Die Suche geht nicht mehr.')).toBe('change')
  expect(hoursOf('Die Suche geht nicht mehr.')).toBeLessThan(8)
  expect(kindOf('Il menu non funziona più.')).toBe('change')
  expect(kindOf('When I open the cart it shows error 500.')).toBe('change')
  expect(kindOf('The picture is stretched on my tablet, could you look at that?')).toBe('change')
})

test.each([
  'The basket sometimes forgets items. Please fix that.',
  'Der Warenkorb vergisst manchmal Artikel, bitte behebe das.',
  'Kannst du im Shop einen Filter nach Marke einbauen? Außerdem bräuchten wir auf der Artikelseite ein Feld für Notizen. Der Warenkorb vergisst manchmal Artikel, bitte behebe das.',
  'The voucher does not work on tablets, can you fix that? And could customers get the invoice in French too?',
  'Der Gutschein geht auf dem Tablet nicht, könnt ihr das beheben? Und könnten Kunden die Rechnung auch auf Englisch bekommen?',
])(
  'what is to be fixed is a fault whatever its words, and a wish beside it is a change, also below the title of the product: %s',
  (text) => {
    const { profile } = studied(text, 'Shop')
    expect(profile.kind).toBe('change')
    expect(hoursOf(text)).toBeGreaterThan(2)
    expect(hoursOf(text)).toBeLessThan(30)
  },
)

test.each([
  'Can you hide the prices on the catering page?',
  'Could you put the new logo on the site?',
  'Bitte nehmt das Video von der Startseite.',
  'Pouvez-vous passer le fond du menu en bleu ?',
  'Zet de prijzen op 45 euro, alsjeblieft.',
])('another text, image or color takes about an hour, whatever verb asks for it: %s', (text) => {
  expect(hoursOf(text)).toBeGreaterThan(0.5)
  expect(hoursOf(text)).toBeLessThanOrEqual(2)
})

test.each([
  'Can you put a slider under the logo?',
  'Can you build the logo upload?',
  'Can you put the logo upload on the profile page?',
])('a text or image that is a place, or a part of a name, is not what takes an hour: %s', (text) => {
  expect(hoursOf(text)).toBeGreaterThan(2)
})

test('a request for something done is a change', () => {
  expect(kindOf('We need the shop plugin updated, it shows a warning.')).toBe('change')
})

test.each([
  ['Some things are broken on our site:\n- the footer still says 2023\n- mails go out twice\n- the map is grey', 3],
  ['These need fixing:\n1. photos are sideways\n2. the map shows the old address\n3. the total is off', 3],
  ['Our app does not work any more:\n- login fails\n- the map is white', 2],
  ['Folgendes stimmt nicht:\n- Das Menü überlappt den Login\n- Im Warenkorb steht der alte Preis', 2],
  ['Mängelliste Webseite:\n- Kontaktformular: keine Mail kommt an\n- Auf der Preisseite fehlt die Steuer', 2],
  ['Zwei Fehler sind uns aufgefallen: Auf dem iPhone fehlt das Menü und die Suche findet keine Umlaute.', 2],
  ['Deux choses ne marchent pas sur notre site :\n- la recherche\n- le formulaire de contact', 2],
  ['The form of our shop shows an error. The calendar is an hour late. The login says 500. Please fix all three.', 3],
  ['Das Menü ist kaputt. Auch das Formular zeigt einen Fehler. Bitte beides beheben.', 2],
  ['The form of our shop throws an error, and the map on the home page is gone. Can you fix both?', 2],
  ['Das Formular unserer Seite wirft einen Fehler. Kannst du das beheben? Außerdem steht im Footer noch 2023.', 2],
  ['Der Warenkorb vergisst Artikel. Das passiert seit gestern. Und es passiert auch auf dem Handy. Bitte beheben.', 1],
])('each fault of a message is a repair of its own: %s', (text, count) => {
  const { plan } = studied(text)
  expect(plan.components.map(({ name }) => name)).toEqual(['Bug fixes'])
  expect(plan.components[0]!.tasks.length).toBe(count)
})
