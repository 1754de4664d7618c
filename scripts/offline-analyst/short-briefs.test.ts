import { expect, test } from 'vitest'
import { hoursOf, studied } from './testing/hours'

test.each([
  'Our guests should be able to order breakfast from their room.',
  'Dog walkers see their walks for the day and owners get a photo after each walk.',
  'A place where neighbours swap plants.',
  'Florist. Bouquets, delivery slots, cards with a message.',
  "We lose track of keys. Who has which key, since when, and a warning if it isn't back.",
  'Choir: sheet music, rehearsals, who is coming.',
  'Members vote on motions and the result is visible right after.',
  'I run a driving school. Learners book lessons with their instructor, cancel up to a day before, and pay by card.',
  'Time sheets for 12 carpenters',
  'Interns log their hours and the mentor signs them.',
  'Die Eltern melden ihr Kind krank, die Erzieherin sieht es sofort.',
  'Die Feuerwehr will wissen, wer zum Einsatz kommt.',
  'Spendenaktion mit Fortschrittsbalken',
  'Blumen bestellen, Liefertermin wählen, Grußkarte dazu.',
  'Les locataires signalent un problème avec une photo et le gardien le clôture.',
  'Covoiturage entre collègues',
  'Alquiler de bicicletas: recoger en una estación y devolver en otra.',
  'Los pacientes piden cita y reciben un recordatorio.',
  'Wir brauchen eine App, mit der Hundehalter einen Gassigeher finden und bezahlen.',
  'Ci serve un gestionale per prenotare i campi da tennis e incassare le quote.',
  'The manager changes the program. Visitors buy tickets online. Staff see how many seats are left.',
])('a short brief without a word for software is estimated as a product: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(35)
})

const marina = [
  'Boat owners reserve a guest berth for a night',
  'Harbour master checks boats in and out on a tablet',
  'Seasonal invoices go out in March',
  'Reminder after 21 days',
  'Hand over to e-conomic at the end of each month',
  'Waiting list for permanent berths',
  'Fuel sales on account',
  'List of boats without insurance',
  'Electricity meters',
  'Weather',
]

test.each([
  ['What we want', marina],
  ['Slide 3: Our wishes', marina],
  ['Das soll es können', marina],
  ['Lo que queremos', marina],
  [
    'The kennel',
    ['Owners book a run', 'Owners upload the vaccination card', 'Owners pay at pick-up', ...marina.slice(4)],
  ],
])('a list of wishes is a brief at any length, with items that name nothing known: %s', (heading, items) => {
  const hours = ['Crane queue', 'Photos of damages', 'Winter storage', 'Keys', 'Guest book'].map((_, at, all) =>
    hoursOf([heading, '', ...[...items, ...all.slice(0, at)].map((it) => `- ${it}`)].join('\n')),
  )
  expect(hours[0]).toBeGreaterThan(80)
  expect(hours).toEqual(hours.toSorted((one, other) => one - other))
})

test.each([
  [
    'Helpers pick their shifts on the phone. The coordinator sees the gaps and sends a text to all who are free. Families get a number and come when it is their turn. Drivers tick off the stops.',
    'At the end of the month I send figures to the council. An export to excel would save me a day. New helpers fill in a form and upload the police check.',
    'The hall is cold in winter. We have a bit of money from the lottery. Aldi gives us bread. Tuesdays are best. My son says hello. It rained all week. The roof leaks.',
  ],
  [
    'Les parents inscrivent leur enfant. Les professeurs voient qui vient au cours sur leur tablette. Les élèves reçoivent un rappel la veille.',
    'La comptable veut exporter les paiements vers Excel. Le directeur voit qui a payé. Les familles reçoivent un mail.',
    'Les salles sont attribuées. Les violons sont notés. Il y avait du monde. La machine est en panne. Je suis là jusqu’à jeudi. On a parlé deux heures. Il pleut. Le chat dort.',
  ],
  [
    'Las clientas quieren reservar cita. Reciben un aviso el día antes. Carmen quiere ver en la tablet quién viene y qué tinte lleva.',
    'La gestoría pide exportar las ventas a Excel. Marta quiere ver quién ha pagado. Los recibos se envían por correo.',
    'El local es precioso. Ayer llovió. Nadie vino. Estoy en el taller hasta las seis. Hace frío. Los bonos se descuentan solos. Las chicas apuntan las propinas.',
  ],
])('wishes of several people describe a program at any length, without a word for software: %s', (...parts) => {
  const text = parts.join('\n\n').replaceAll('. ', '.\n')
  expect(studied(text).profile.kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(60)
})

test('what a numbered slide puts off costs nothing', () => {
  const brief = 'We need a web app for a marina. Owners book berths.'
  expect(hoursOf(`${brief}\n\nSlide 5: Not this year\n- Crane booking\n- Webcam`)).toBe(hoursOf(brief))
})

test('a short table of requirements is estimated', () => {
  const text = `id,title,text,priority
1,Booking,"Readers book a room",Must
2,Calendar,"Readers see a calendar",Must`
  expect(hoursOf(text)).toBeGreaterThan(35)
})

test('two small things in a mail are changes to what exists', () => {
  const text = `Hi again! Two small things on the booking page: the calendar should start on Monday, and when a slot is full it
should say 'waiting list' and let people leave their e-mail. Also the confirmation mail needs our new phone number.`
  expect(studied(text).profile.kind).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(5)
  expect(hoursOf(text)).toBeLessThan(25)
})

test.each([
  'A small internal page where our four support people look up an order and see its status.',
  'Eine kleine Seite, auf der sich 40 Mitglieder für Proben anmelden und der Dirigent sieht, wer kommt.',
  'Je voudrais un petit outil pour ma famille : chacun note ses dépenses du voyage et on voit qui doit combien.',
  'Een eenvoudige website voor een fysiotherapeut: vijf pagina’s en een contactformulier.',
])('what its client calls small takes one to two weeks: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(12)
  expect(hoursOf(text)).toBeLessThan(50)
})

test('an application of many features is not small because its client says so', () => {
  const features = [
    'Tenants report damage.',
    'Craftsmen see their jobs.',
    'Owners approve costs.',
    'Staff write invoices.',
  ]
  const many = [...features, 'Visitors ask for flats.', 'Accountants export payments.', 'Lawyers see contracts.']
  expect(hoursOf(`We need a small application. ${many.join(' ')}`)).toBeGreaterThan(80)
})

test('a further role or requirement does not double the hours of a site', () => {
  const site = 'A booking site for our climbing hall. Guests choose a course and book a place. They pay online.'
  const more = ['Trainers see who comes.', 'The manager sees the revenue.', 'Schools book for their pupils.']
  const hours = [0, 1, 2, 3].map((count) => hoursOf([site, ...more.slice(0, count)].join(' ')))
  for (const [at, it] of hours.slice(1).entries()) {
    expect(it).toBeGreaterThan(hours[at]!)
    expect(it).toBeLessThan(1.6 * hours[at]!)
  }
})

test('a command line program of some requirements is no short script', () => {
  const script = 'A script that checks the links of our manuals. It writes a list of all broken links.'
  const further = [
    'The rules for what is checked are in a settings file.',
    'It sends a mail to the author of the manual.',
    'Old lists are deleted after a number of weeks.',
    'Links that somebody has approved are left out.',
  ]
  const program = [script, ...further].join(' ')
  expect(studied(script).plan.form).toBe('script')
  expect(studied(program).plan.form).toBe('command line')
  expect(hoursOf(script)).toBeLessThan(22)
})

test('a purpose lists what a product is good for, and no features', () => {
  const purpose =
    'The system is a web application that helps clerks find boats, avoid double records, save calls and gain time.'
  const excluded = '# Out of scope\n\n- Payments'
  expect(hoursOf(`# Purpose\n\n${purpose}\n\n${excluded}`)).toBeLessThan(60)
  expect(hoursOf(`${purpose}\n\n${excluded}`)).toBeGreaterThan(80)
})

test.each([
  'The order form on our website stopped sending mails on Monday. Can you have a look and what would it cost? We are a small bakery, so nothing crazy please.',
  'Wir sind eine kleine Praxis. Seit Montag verschickt das Formular auf unserer Webseite keine Mails mehr. Könnt ihr mal draufschauen und uns sagen, was das kostet?',
  'Somos una pequeña librería. El buscador de nuestra web no devuelve nada desde ayer. ¿Podéis echar un vistazo y decirnos cuánto costaría? Presupuesto: 200 euros.',
  'Ticket #812 - Appointments made in Porto show one hour late since the DST change. Please quote for the fix.',
  'Vorgang 12: Seit dem Update zeigt der Kalender alle Termine doppelt. Bitte um ein Angebot für die Korrektur.',
])('a question for a price, a look at it and the writer are no work beside a fault: %s', (text) => {
  expect(studied(text).plan.components.map(({ name, tasks }) => [name, tasks.length])).toEqual([['Bug fixes', 1]])
  expect(hoursOf(text)).toBeLessThan(4)
})

test.each([
  'How much for a snake style game with our logo, browser only, with a list of the best scores for our stand?',
  'Quanto costa un giochino tipo Snake per il browser con il nostro logo e una classifica?',
  'Was würde ein kleines Snake-Spiel im Browser mit unserem Logo kosten?',
])('a small game is a product of a few days: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
  expect(hoursOf(text)).toBeGreaterThan(15)
  expect(hoursOf(text)).toBeLessThan(40)
})

test.each([
  ['a simple online store', 'an online store', ' for my soaps, about 25 products, card payment. How much roughly?'],
  ['una tienda online sencilla', 'una tienda online', ' para mis jabones, unas 25 piezas, pago con tarjeta.'],
  [
    'une boutique en ligne toute simple',
    'une boutique en ligne',
    ' pour mes savons, une vingtaine, paiement par carte.',
  ],
])('%s takes half of the hours of another shop', (simple, usual, rest) => {
  expect(hoursOf(`I need ${simple}${rest}`)).toBeLessThan(0.6 * hoursOf(`I need ${usual}${rest}`))
})

test.each([
  ['I need a script that logs in to ', ' supplier portals and downloads the invoices. What would you charge?'],
  ['Necesito un script que entre en ', ' portales de proveedores y descargue las facturas. ¿Cuánto me cobrarías?'],
  [
    'Il me faut un script qui se connecte à ',
    ' portails fournisseurs et télécharge les factures. Combien ça coûterait ?',
  ],
])('each further site makes a script longer: %s', (start, end) => {
  expect(hoursOf(`${start}12${end}`) - hoursOf(`${start}4${end}`)).toBeGreaterThan(12)
})

test.each([
  'Quanto costa aggiungere al nostro sito (Joomla) un modulo per candidarsi con upload del CV, che arrivi via mail?',
  'Wat kost het om op onze site (Drupal) een aanvraagformulier met upload te zetten, dat naar ons gemaild wordt?',
  'Was kostet es, auf unserer Webseite (TYPO3) ein Formular für Anfragen einzubauen? Die Anfragen sollen per E-Mail ankommen.',
])('a form whose entries are mailed is a piece of work: %s', (text) => {
  expect(studied(text).plan.components.map(({ name }) => name)).toEqual(['Contact forms'])
  expect(hoursOf(text)).toBeLessThan(8)
})

test.each([
  [
    'We run a dance school and need a small website: a home page, our four teachers with photo and bio, prices and rates.',
    ['Home page', 'Our four teachers with photo and bio', 'Prices', 'Rates'],
  ],
  [
    'Wir brauchen eine kleine Webseite: Kursplan, Preise, Lehrer und Anfahrt.',
    ['Kursplan', 'Preise', 'Lehrer', 'Anfahrt'],
  ],
  ['Wir hätten gern eine Homepage mit drei Seiten (Start, Hunde, Kontakt).', ['Start', 'Hunde', 'Kontakt']],
  [
    'Ich möchte eine Website für mein Café: Startseite mit Fotos, Speisekarte als PDF und Anfahrt.',
    ['Startseite mit Fotos', 'Speisekarte als PDF', 'Anfahrt'],
  ],
  ["We'd like a website for our brewery. Home / Beers / Opening hours / Contact.", ['Home', 'Beers', 'Opening hours']],
  ['We need a website for our choir:\n- Who we are\n- Tours\n- Press\n- Contact', ['Who we are', 'Tours', 'Press']],
  [
    'Unser Chor braucht eine neue Webseite. Folgende Seiten sind geplant:\n* Startseite\n* Konzerte\n* Mitsingen\n* Presse',
    ['Startseite', 'Konzerte', 'Mitsingen', 'Presse'],
  ],
  ['Nous voulons un site avec accueil, tarifs, équipe et contact.', ['Accueil', 'Tarifs', 'Équipe', 'Contact']],
  [
    'Wir hätten gern eine Seite mit Startseite, Termine, Fotos und Kontakt.',
    ['Startseite', 'Termine', 'Fotos', 'Kontakt'],
  ],
  ['We want a website with home, our dates, photos and contact.', ['Home', 'Our dates', 'Photos', 'Contact']],
  ['Queremos una web con inicio, precios, equipo y contacto.', ['Inicio', 'Precios', 'Equipo', 'Contacto']],
])('each page that a website lists is named among its pages: %s', (text, pages) => {
  const tasks = studied(text).plan.components.find(({ name }) => name === 'Website pages')!.tasks
  const names = tasks.flatMap(({ name }) => name.replace(/: (?:screens|back end|design)$/, '').split('; '))
  expect(names).toEqual(expect.arrayContaining(pages))
})

test.each([
  ['We need a website with a home page, prices and a contact form.', 'Contact form', 'Contact forms'],
  [
    'Wir brauchen eine Homepage mit Start, Team und einem Login für Mitglieder.',
    'Login für Mitglieder',
    'User accounts',
  ],
  ['Wir brauchen eine Webseite mit Startseite, Terminbuchung und Kontakt.', 'Terminbuchung', 'Booking'],
  [
    'We need a website where members pay online, with a home page, prices and directions.',
    'Website where members pay online',
    'Payments',
  ],
])('what a website lists beside pages is work of its kind: %s', (text, named, component) => {
  const { tasks } = studied(text).plan.components.find(({ name }) => name === component)!
  expect(tasks.map(({ name }) => name).join('\n')).toContain(named)
})

test.each([
  [
    'On our site we need a booking form with name, email and the dates.',
    /^Booking form with name, email and the dates/,
  ],
  ['A form with name, phone and when they would like to come, and it goes to my mail.', /like to come.*my mail/],
  [
    'We need a new website for our practice: start page, team, contact form with name, email and message.',
    /form with name, email and message/,
  ],
])('the fields of a form are named with it, and are no work beside it: %s', (text, form) => {
  const names = studied(text).plan.components.flatMap(({ name, tasks }) => [name, ...tasks.map((it) => it.name)])
  expect(names).toContainEqual(expect.stringMatching(form))
  expect(names).not.toContain('Email and reminders')
})

test.each([
  'A small website: modern, fast, easy to update.',
  'We need a portal for our schools: timetable, teachers and news, with login.',
  'Our website needs a home page for dogs, cats and birds.',
  'We need a website for our library. We also need a page about our reading club with dates and prices.',
  'We need a website for our library. It has a page with our opening hours and prices.',
])('a list that names no pages adds no page: %s', (text) => {
  expect(studied(text).recognized.pages.flat()).toEqual([])
})

const queue = 'We need a web app for the queue of a clinic. Patients join it by phone. Doctors call the next patient.'

test.each([
  [
    'The waiting time before a patient is removed automatically is 3 minutes.',
    'Waiting time before a patient is removed',
  ],
  [
    'The time until an entry is cancelled is set to 10 minutes.',
    'Time until an entry is cancelled is set to 10 minutes',
  ],
  ['The number of days a ticket is kept is 14 days instead of 7 days.', 'Number of days a ticket is kept is 14 days'],
])('a value of a rule is small, and named as it stands: %s', (value, name) => {
  const { plan } = studied(`${queue}\n${value}`)
  expect(plan.components.flatMap(({ tasks }) => tasks.map((task) => task.name)).join()).toContain(name)
  const hours = hoursOf(`${queue}\n${value}`) - hoursOf(queue)
  expect(hours).toBeGreaterThan(0)
  expect(hours).toBeLessThan(
    (hoursOf(`${queue}\nPatients are removed after a call that they missed.`) - hoursOf(queue)) / 2,
  )
})
