import { expect, test } from 'vitest'
import { exclusionsIn } from './exclusions'
import { studied } from './testing/hours'

test.each([
  ['On our website people can only donate by bank transfer. We want a form with card payment.', 'only donate'],
  ['Wir brauchen eine Terminbuchung. Eine Homepage haben wir schon (WordPress), die bleibt.', 'Homepage'],
  ['We need an app for sellers: listings and chat. The existing REST API can be used.', 'REST API'],
  ['We need a new website. The texts will be copied by hand by our trainee.', 'trainee'],
  ['We need a new website. Hosting is already ordered.', 'ordered'],
  ['We need an export to payroll. Our tool is used by 30 clinics.', '30 clinics'],
  [
    'The booking site you made for us is still running great, all are happy with it. Could you add gift cards?',
    'great',
  ],
  ['Wir nutzen die Verleihseite, die ihr für unsere Räder gebaut habt. Bitte einen Knopf ergänzen.', 'nutzen'],
  ['Tout le monde est ravi du site que vous avez créé. Pourriez-vous y ajouter une liste d’attente ?', 'ravi'],
  ['La web que nos hicisteis sigue funcionando genial, todos están contentos. ¿Podéis añadir un blog?', 'genial'],
  ['Ci avete fatto il sito l’anno scorso. Potreste aggiungere i buoni regalo?', 'avete'],
  ['The shop you built runs nicely, and the customers like the pictures. Now we want gift cards.', 'nicely'],
  ['The booking tool you set up is a big help, our guests love it. Could it send a reminder?', 'help'],
  ['Die Website, die Sie uns gemacht haben, gefällt allen. Wir hätten gern eine Seite für den Koch.', 'gefällt'],
  ['We’d like a form for groups on our site, at the moment people write us a mail and we answer by hand.', 'by hand'],
  ['Ein Formular für Gruppen bitte, im Moment schreiben uns die Leute und wir antworten von Hand.', 'von Hand'],
  ['Il nous faut un site.\n- Un formulaire (en ce moment les gens nous écrivent)\n- Les horaires', 'en ce moment'],
])('what is there asks for nothing: %s', (text, part) => {
  const statements = studied(text).reading.statements.filter((it) => it.text.includes(part))
  expect(statements.map(({ kind }) => kind)).not.toContain('function')
})

test.each([
  ['The site you built for us shows the wrong prices since yesterday.', 'wrong prices'],
  ['We need an app for our gym. It still works well offline when members book a class.', 'still works'],
  ['Die Suche ist prima, aber der Filter in unserer App vergisst das Datum.', 'vergisst'],
  ['On our site, clients put themselves on a list for a free slot, and the first one gets an SMS.', 'themselves'],
  ['Right now the form on our site sends the mail to me only. Please send it to the office, too.', 'Right now'],
  ['We need a site for our ferry.\n- Booking form for groups (at the moment people write us)\n- Timetable', 'form'],
  ['La web va bien y falta un buscador.', 'buscador'],
  ['Der Webshop ist super mit den Gutscheinen, nur der Warenkorb leert sich.', 'Warenkorb'],
  ['Nous voulons une boutique qui marche très bien avec les bons.', 'bons'],
])('a fault or a wish in words of praise, or before what is told of today, is work: %s', (text, part) => {
  const statement = studied(text).reading.statements.find((it) => it.text.includes(part))
  expect(statement?.kind).toBe('function')
})

test('a ticket is about a product that exists, and a constraint that must be is work', () => {
  const ticket =
    'Ticket #4521\nAs a support agent I want to merge duplicate tickets.\n- the customer gets a notification'
  expect(studied(ticket).profile.kind).toBe('change')
  const app = '# Inventory app\n\n## Features\n- scan a barcode\n- see the stock\n\n## Constraints\nMust work offline.'
  expect(studied(app).reading.statements.find(({ text }) => text.includes('offline'))?.kind).toBe('function')
})

test('a note above a forwarded mail is no part of it, and a question for something better is a wish', () => {
  const mail = `Jana, can you please ask for a price? See below.

---------- Forwarded message ----------
From: Kathrin
The calendar on our holiday home site doesn't sync with Airbnb any more. And could the pictures load faster?`
  const { profile, reading } = studied(mail)
  expect(profile.kind).toBe('change')
  expect(reading.statements.map(({ kind }) => kind)).toEqual(['function', 'function'])
})

test('a wish with a date or for something instead is one, an offer by a date is none, and amounts divide no wish', () => {
  const kinds = (text: string) => studied(text).reading.statements.map(({ kind }) => kind)
  expect(kinds('Before [date withheld] we would like a banner on our shop.')).toContain('function')
  expect(kinds('Wir drucken keine Prospekte mehr.\n- Lieber ein Newsletter.')).toContain('function')
  expect(kinds('Members book courts in our app. We need an offer by [date withheld].').at(-1)).toBe('background')
  const wish = 'Our shop: customers should buy a gift card for 20, 50 or 100 euros and get it as a PDF by email.'
  expect(studied(wish).plan.components).toHaveLength(1)
})

test('a bound on what something takes is a quality and excludes nothing', () => {
  const bounds = ['Backups shall not take more than ten minutes.', 'Installation shall not require more than one hour.']
  const text = `# Queue system\n\n## Functions\n- The nurse shall assign a patient to a queue.\n\n## Maintainability\n- ${bounds.join('\n- ')}`
  const kinds = studied(text)
    .reading.statements.filter((it) => bounds.includes(it.text))
    .map(({ kind }) => kind)
  expect(kinds).toEqual(['quality', 'quality'])
})

test.each([
  'Since last week the photos on our site do not load on phones. On a laptop all is fine. Could someone have a look at it?',
  'Seit gestern kommen die Bestätigungen aus unserem Shop doppelt an. Nur bei einem Anbieter. Bitte richten.',
  'Depuis lundi le panier de notre boutique se vide tout seul. Les clients nous appellent. Vous pouvez regarder ?',
  'Sinds de update blijft het menu van onze site open staan. Kun je dat deze week nog fixen?',
])('what a plea asks to mend is one fault: %s', (text) => {
  expect(studied(text).plan.components.map(({ name }) => name)).toEqual(['Bug fixes'])
})

test('a mail with a subject is read as a request like one without', () => {
  const mail = 'Hello,\n\nplease change the phone number in the footer of our site.\n\nThanks'
  const reading = studied(`Subject: Phone number\n\n${mail}`).reading
  expect(reading.form).toBe('request')
  expect(reading.form).toBe(studied(mail).reading.form)
})

test('what the writer has already is no work, and a wish after it is', () => {
  const text =
    "We are a choir and need a small website. We have a logo and photos already, and we'd like to change the dates ourselves."
  const kinds = studied(text).reading.statements.map(({ kind, text }) => [kind, text])
  expect(kinds).toContainEqual(['background', 'We have a logo and photos already.'])
  expect(kinds).toContainEqual(['function', "We'd like to change the dates ourselves."])
})

test.each([
  ['Our shop closes at six. And could customers also pick their order up at the store?', 'Pick their order up'],
  ['Could the members of our gym also hand their keys back with the app?', 'Hand their keys back'],
  [
    'Delivery is free right now, even for furniture. It should depend on the weight in our shop.',
    'Depend on the weight',
  ],
])('a wish is named after its verb: %s', (text, name) => {
  expect(studied(text).plan.components.flatMap(({ tasks }) => tasks)[0]!.name).toMatch(new RegExp(`^${name}`))
})

test('what something shall not be is part of the wish, and where gift cards are sold is part of them', () => {
  const text =
    'Two changes for our shop: the mail about the stock should come once a day as one list, not one mail for each product.'
  expect(studied(text).reading.statements.filter(({ kind }) => kind === 'function')).toHaveLength(1)
  const cards =
    'Our customers keep asking for gift cards, could the shop sell them and let people pay with them at the checkout?'
  expect(studied(cards).plan.components.map(({ name }) => name)).toEqual(['Gift cards'])
})

test.each([
  ['Please change the logo of our shop. Oh, and could you text customers when the parcel leaves?', 'parcel leaves'],
  ['Bitte ändert das Logo im Shop. Außerdem: könntet ihr Kunden eine Erinnerung schicken?', 'Erinnerung schicken'],
  ['Changez le logo de notre site. Et pouvez-vous envoyer un rappel la veille du cours ?', 'rappel la veille'],
  ['Cambiate il logo del nostro sito. E potreste mandare un promemoria il giorno prima?', 'promemoria il giorno'],
])('a question that a word joins to the sentence before is a wish: %s', (text, wish) => {
  const { statements } = studied(text).reading
  expect(statements.find((it) => it.text.includes(wish))?.kind).toBe('function')
})

test.each([
  [
    'We need a small website with three pages: home, prices and contact, so far we only use Instagram.',
    'Logo and photos we have. No online booking. People can ask for an appointment with a form.',
  ],
  [
    'Wir brauchen eine kleine Website mit drei Seiten: Start, Preise und Kontakt, bisher haben wir nur eine Instagram-Seite.',
    'Logo und Fotos habe ich. Keine Online-Buchung. Über ein Formular fragen Kunden einen Termin an.',
  ],
])('what a client has today or wants nowhere is not built: %s', (brief, more) => {
  const { recognized } = studied(`${brief} ${more}`)
  expect([...recognized.certain]).not.toContain('booking')
  expect([...recognized.certain]).not.toContain('files')
  expect(recognized.systems.every(({ size }) => size === 0)).toBe(true)
})

test('what leads up to wishes is no work, and what is told of a thing belongs to its part', () => {
  const text =
    "Two bits for the booking site when you've got a minute. We've started selling passes at the till and it'd be great if you could buy one online by card. The passes should run out after a year. Would be good to have the first one before Easter."
  const { reading, plan } = studied(text)
  expect(reading.statements.map(({ kind }) => kind)).toEqual([
    'background',
    'background',
    'function',
    'function',
    'background',
  ])
  expect(plan.components).toHaveLength(1)
  const further = studied('Great, go ahead! The passes in our booking app should run out after a year.')
  expect(further.reading.statements.map(({ kind }) => kind)).toEqual(['background', 'function'])
})

test.each([
  ["From the client's mail of 25 November 2026:\n- Our budget for the whole project is USD 30,000."],
  ['Conditions from the phone call with Mrs Miller:\nBudget: 30,000 USD\n\n## Reports\n- The owner prints a list.'],
  ['Bedingungen aus dem Telefonat mit Frau Müller:\n- Unser Budget beträgt 30.000 EUR.'],
  ['Extrait du mail du client :\n- Notre budget est de 30 000 EUR.\nDu second mail :\n- Budget : 31 000 EUR'],
  ['Condiciones de la llamada con la señora García:\n- Nuestro presupuesto es de 30.000 EUR.'],
  ['Dalla mail del cliente del 25 novembre:\n- Budget: 30.000 EUR'],
  ['Voorwaarden uit het telefoongesprek met mevrouw Jansen:\n- Budget: 30.000 EUR'],
])('a lead below which only budgets and dates were withheld is no work: %s', (said) => {
  const { reading } = studied(`- Guests book a table online.\n- The owner can block days.\n\n${said}`)
  const leads = reading.statements.filter(({ text }) => text.endsWith(':'))
  expect(leads.length).toBeGreaterThan(0)
  for (const { kind } of leads) expect(kind).toBe('background')
})

test('a lead that demands something is work, also if only a budget follows', () => {
  const { reading } = studied('- Guests book a table.\n\nThe owner can print the list for:\n- Budget: 30,000 USD')
  expect(reading.statements.map(({ kind }) => kind)).toEqual(['function', 'function'])
})

test('the foundation cites who asks for hosting, and people stay what a clause says of them', () => {
  const site =
    'I need a small website with three pages: home, menu and contact. Can you sort the domain and hosting too?'
  const tasks = studied(site).plan.components.flatMap((it) => it.tasks)
  expect(tasks.find(({ name }) => name.startsWith('Hosting'))?.places).toEqual([1])
  const wish = 'Could guests who lost their code get a new one by text from the booking app?'
  expect(studied(wish).plan.components[0]!.tasks[0]!.name).toMatch(/^Guests who lost their code/)
})

const letter = (body: string, below: string) => studied(`Hi Tom,\n\n${body}\n\nThanks\nAnna\n\n${below}`)
const dates = 'Customers of our shop should be able to pick a delivery date.'

test.each([
  'PS: Greetings from Ben, he still dreams of the lake :)',
  'P.S. Say hello to Mia from all of us.',
  'PS: The kids still love the kite that you gave them.',
  'PS: Liebe Grüße von Jonas, er redet noch immer vom Zeltlager!',
  'PS: Grüß mir bitte Mia!',
  'PS : Le bonjour de Paul, il parle encore de la fondue.',
  'PD: Recuerdos de Pablo, todavía habla de la paella.',
])('a postscript about people asks for nothing: %s', (postscript) => {
  const { reading, plan } = letter(dates, postscript)
  expect(reading.statements.map(({ text }) => text)).toEqual([dates])
  expect(plan.components).toEqual(letter(dates, '').plan.components)
})

test.each([
  ['PS: could you also add a filter?', 'Add a filter'],
  ['P.S. Bitte noch einen Filter in die Produktliste.', 'Noch einen Filter in die Produktliste'],
  ['PS: The logo is blurry on phones.', 'Logo is blurry on phones'],
  ['PS : Pourriez-vous aussi ajouter un filtre ?', 'Ajouter un filtre'],
])('a postscript that asks for work is a wish, named without its mark: %s', (postscript, name) => {
  const tasks = letter(dates, postscript).plan.components.flatMap((it) => it.tasks)
  expect(
    tasks.some((task) => task.name.startsWith(name)),
    tasks.map((it) => it.name).join('; '),
  ).toBe(true)
})

test('a lead that says what was agreed is no work, and a search that forgives typos corrects no copy', () => {
  const wishes =
    '- Members pay with gift cards.\n- Make the search tolerate typos.\n- Members filter the list by color.'
  const lead = 'As promised, here are the three things we would like to have for our shop (tea, about 400 products):'
  expect(componentsOf(`Hi Sam,\n\n${lead}\n\n${wishes}\n\nBest, Ann`)).toEqual(['Payments', 'Search and filters'])
  expect(componentsOf(`Hallo,\n\nWie besprochen, hier sind unsere Wünsche für den Shop:\n${wishes}`)).toEqual([
    'Payments',
    'Search and filters',
  ])
})

const componentsOf = (text: string) => studied(text).plan.components.map(({ name }) => name)

const tasksOf = (text: string) =>
  studied(text).plan.components.flatMap(({ name, tasks }) => tasks.map((task) => `${name}: ${task.name}`))

const five = ['add a blog', 'add gift cards', 'add a map', 'fix the search', 'add a newsletter box to each page']

test.each([
  ['Hi Kim, could you please:', 'Thanks, Lena'],
  ['Hi Kim\nPlease could you please', 'Thanks for your help, Lena and team'],
  ['Hi Kim, hope you are well', 'Please send me a quote'],
  ['Hello, we need five things:', ''],
  ['On our WordPress site, please:', ''],
  ['Auf unserer WordPress-Seite bitte:', 'Danke im Voraus für das Angebot'],
  ['Sur notre site WordPress, merci de :', ''],
  ['En nuestra web, por favor:', ''],
  ['Sul nostro sito, per favore:', ''],
  ['Op onze website graag:', ''],
])('what is around a list of changes, short or long, is no work: %s … %s', (lead, end) => {
  for (const mark of ['', '- ', '1) ']) {
    for (const wishes of [five, five.slice(0, 3)]) {
      const list = wishes.map((wish, at) => mark.replace('1', `${at + 1}`) + wish)
      const names = tasksOf([lead, ...list, end].join('\n')).map((it) =>
        it.replace(/^.*?: (.*?)(?:: .*)?$/, '$1').toLowerCase(),
      )
      expect([...new Set(names)].toSorted()).toEqual(wishes.toSorted())
    }
  }
})

test.each([
  [
    'Two changes for our app (the one for the gym, built in 2021): members should be able to cancel a class, but not on the same day, and get their credit back.',
    ['Cancel a class, but not on the same day', 'Get their credit back'],
  ],
  [
    'Zwei Änderungen für unsere App (die fürs Studio): Mitglieder sollen Kurse absagen können (nicht am selben Tag) und ihr Guthaben zurückbekommen.',
    ['nicht am selben Tag', 'Guthaben zurückbekommen'],
  ],
])('wishes behind a lead with an aside keep what they exclude, and are named each: %s', (text, names) => {
  const tasks = tasksOf(text).join('; ')
  expect(tasks).not.toMatch(/changes|Änderungen/)
  for (const name of names) expect(tasks).toContain(name)
})

test.each([
  ['Members of our app should be able to swap classes.', 'The class list forgets its filter, please fix that.'],
  [
    'Members of our app should get an SMS a day before.',
    'Our app shows the wrong prices since Monday, please fix that.',
  ],
  ['In unserem Shop sollen Kunden ein Lieferdatum wählen.', 'Der Warenkorb vergisst Artikel, bitte beheben.'],
  ['Les clients de notre boutique doivent choisir une date.', 'Le panier se vide tout seul, merci de corriger.'],
  ['Los clientes de nuestra tienda deben elegir la fecha.', 'El carrito pierde artículos, por favor arregladlo.'],
])('a fault is mended as one beside a wish, in any order: %s %s', (wish, fault) => {
  for (const text of [`${wish} ${fault}`, `${fault} ${wish}`]) {
    const fixes = studied(text).plan.components.find(({ name }) => name === 'Bug fixes')!
    expect(fixes.tasks.map(({ places }) => places)).toEqual([[text.startsWith(fault) ? 0 : 1]])
    expect(fixes.tasks[0]!.likely).toBe(studied(fault).plan.components[0]!.tasks[0]!.likely)
  }
})

test('a failure that a wish only mentions is no fault to mend', () => {
  const text =
    'Members of our app should get an e-mail before each class. If the transfer fails, the bookkeeper can send it again with a button.'
  expect(studied(text).plan.components.map(({ name }) => name)).not.toContain('Bug fixes')
})

test.each([
  'Three things for the practice website (still the WordPress one you made for us):',
  'Drei Punkte zur Praxis-Website (läuft noch auf WordPress):',
  'Trois choses pour le site (celui sous WordPress) :',
  'For the next release of the web shop please',
  'Für das nächste Release des Shops bitte',
])('what leads to wishes is no work and puts nothing off: %s', (lead) => {
  const { reading } = studied(`${lead}\n- add a map\n- show the opening hours`)
  expect(reading.statements.map(({ kind }) => kind).filter((kind) => kind !== 'background')).toEqual([
    'function',
    'function',
  ])
})

test.each([
  ["That's it, please keep it simple.", 0],
  ["That's it, no app.", 1],
  ['Friday would be great.', 0],
  ['Freitag wäre super.', 0],
  ['A gallery would be great.', 1],
  ['I want to change the dates myself, without calling you.', 0],
  ['Guests can reserve a seat, without having to phone us.', 0],
  ['Ich möchte die Termine selbst ändern, ohne euch anrufen zu müssen.', 0],
  ['Je veux changer les dates moi-même, sans vous appeler.', 0],
  ['Quiero cambiar las fechas yo misma, sin tener que llamaros.', 0],
  ['Guests can reserve a seat, without online payment.', 1],
  ['Gäste reservieren einen Platz, ohne Onlinezahlung.', 1],
  ['Please write new texts, without changing the pictures.', 1],
])('the end of a mail, a date and what a wish spares people are no exclusion: %s', (sentence, count) => {
  expect(
    exclusionsIn(studied(`We need a website for our choir. Singers report sick with a form. ${sentence}`)),
  ).toHaveLength(count)
})

test('the date of a deliverable is no task', () => {
  const table =
    '| Deliverable | Due | Acceptance |\n|---|---|---|\n| D1 Applicant portal: registration, application form with budget table, upload | T+14 weeks | UAT |\n| D2 Decision letters by mail merge | T+20 weeks | UAT |'
  const names = studied(`Statement of Work: Grant portal\n${table}`).plan.components.flatMap(({ tasks }) =>
    tasks.map(({ name }) => name),
  )
  expect(names.join('\n')).toMatch(/Decision letters/)
  expect(names.join('\n')).not.toMatch(/T\+|weeks/)
})
