import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { exclusionsIn } from './exclusions'
import { read } from './reading/read'
import { study as studyLines } from './study'
import { hoursOf, studied } from './testing/hours'
import { statements } from './testing/statements'

const kindOf = (text: string) => studied(text).profile.kind

test.each([
  'The cart forgets items. Please fix it. We would also like to move to PHP 8.3.',
  'Der Warenkorb vergisst Artikel. Bitte reparieren. Außerdem möchten wir auf PHP 8.3 wechseln.',
  'Le panier oublie des articles. Pouvez-vous réparer ? Nous aimerions aussi passer à PHP 8.3.',
  'El carrito olvida artículos. ¿Pueden arreglarlo? También queremos pasar a PHP 8.3.',
])('a wish beside a fault is work of its own: %s', (text) => {
  const names = studied(text).plan.components.map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Bug fixes', 'Upgrade to a new version'])
})

test.each([
  ['Build a prototype of a booking app for our boats.', 'prototype'],
  ['A booking app for our boats. Animations as in the clickable prototype.', 'production'],
])('a prototype that exists makes no other one: %s', (text, stage) => {
  expect(studied(text).profile.stage).toBe(stage)
})

test.each([
  'How much would it cost to add a filter to our order list?',
  'Quanto costa aggiungere un filtro alla nostra lista ordini?',
  'Combien coûterait l’ajout d’un filtre à notre liste de commandes ?',
])('a question for a price asks for the work: %s', (text) => {
  expect(kindOf(text)).toBe('change')
  expect(hoursOf(text)).toBeGreaterThan(1)
})

test.each([
  'App like Uber but for dog walkers, iOS and Android, payment in the app and live GPS tracking.',
  'App wie Airbnb, aber für Wohnmobile, mit Zahlung und Bewertungen.',
])('a product like one of another company is new, and connects to none: %s', (text) => {
  const { profile, plan } = studied(text)
  expect(profile.kind).toBe('product')
  expect(plan.components.map(({ name }) => name).join()).not.toContain('Integration')
})

test.each([
  'What does a connection between our WooCommerce shop and Xero cost?',
  'Wat kost een koppeling tussen onze WooCommerce-shop en Exact Online?',
  'Was kostet eine Schnittstelle zwischen unserem Shop und Lexware?',
])('a connection whose price is asked for takes more than a change: %s', (text) => {
  expect(hoursOf(text)).toBeGreaterThan(10)
})

test('a bug report with short headings describes a fault', () => {
  const text = `## BUG: the total is wrong with a coupon

### Steps to reproduce
1. Put two items in the cart

### Expected
The coupon comes first.

### Actual
The gift card is deducted before the coupon.`
  expect(studied(text).reading.form).toBe('bug report')
  expect(hoursOf(text)).toBeGreaterThan(0)
})

test.each([
  [
    'Bug list, release 4.2\n\nBug #1: Request cannot be sent\nSeverity: Major\nExpected result: It appears\nActual result: Error 500\nAttachment: a.png\n\nBug #2: Search is slow\nSeverity: Minor\nExpected result: a second\nActual result: 12 seconds\n\nPlease add an export of the list.',
    ['Add an export of the list', 'Request cannot be sent', 'Search is slow'],
  ],
  [
    '## Artikel verschwinden\n### Erwartet\nDer Artikel bleibt.\n### Tatsächliches Ergebnis\nDer Warenkorb ist leer.\n## Gutschein wird ignoriert\n### Erwartet\nDie Summe sinkt.\n### Tatsächliches Ergebnis\nDie Summe bleibt.',
    ['Artikel verschwinden', 'Gutschein wird ignoriert'],
  ],
])('each bug of a list is a fault of its own, named by its title', (text, titles) => {
  const { reading, plan } = studied(text)
  expect([reading.form, reading.bugs]).toEqual(['bug report', 2])
  expect(plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name)).toSorted()).toEqual(titles)
})

test('names with underscores are kept', () => {
  expect(read('', numberLines('The *new* tables are `orders` and order_items.')).statements[0]?.text).toBe(
    'The new tables are orders and order_items.',
  )
})

test.each([
  'Hello, we work with a planning tool made by a former member (Symfony 4). The list needs a column for the phone number. Backups are already in place. What would it cost?',
  'Ciao, aggiorniamo i prezzi a mano in WooCommerce. Servirebbe un filtro per marca. Le foto non vanno toccate. Quanto costa?',
  'Guten Tag, der Vertrieb möchte in Salesforce ein Feld für das Vertragsende. Profile und Rechte bleiben. Aufwand?',
])('a short letter that names no product to be built is about what is there, without a foundation: %s', (text) => {
  expect(kindOf(text)).toBe('change')
  expect(hoursOf(text)).toBeLessThan(25)
})

test('what others do, what is fine and what happened before are no work of a letter', () => {
  const text = `Hola:
En la tienda (PrestaShop 1.7) hace falta un filtro por talla. Los banners los hace mi cuñado. Lo demás va bien. La última vez se rompió el carrito. ¿Cuánto sería?`
  const asked = studied(text).reading.statements.filter(({ kind }) => kind === 'function')
  expect(asked.map((it) => it.text)).toEqual([expect.stringContaining('filtro por talla')])
})

test('an upgrade that a letter asks for grows with its versions and extensions', () => {
  const upgrade = (from: number, extensions: number) =>
    hoursOf(
      `Guten Tag, unsere Website soll von TYPO3 ${from} auf TYPO3 13 aktualisiert werden. Es sind ${extensions} Extensions. Das Design bleibt unverändert. Was kostet das?`,
    )
  expect(upgrade(12, 4)).toBeGreaterThan(8)
  expect(upgrade(10, 4)).toBeGreaterThan(upgrade(12, 4) + 5)
  expect(upgrade(12, 18)).toBeGreaterThan(upgrade(12, 4))
})

test('the design of what nothing else names says what is designed', () => {
  const text =
    'We need a portal for our choir. The board hangs up the sheet music. Everyone guesses the encore. Singers bring cake.'
  const tasks = studied(text).plan.components.flatMap((component) => component.tasks.map(({ name }) => name))
  expect(tasks).toContain('Other screens: design')
  expect(tasks.join()).not.toContain('General features')
})

test.each([
  ['Can the shop of our bakery stop taking cake orders after 3 pm?', 'Stop taking cake orders after 3 pm', 'Orders'],
  ['Our shop stopped taking orders yesterday.', 'Find and fix: Our shop stopped taking orders yesterday', 'Bug fixes'],
  ['Auf unserer Website wäre eine Warteliste für volle Kurse auch schön.', 'Warteliste für volle Kurse'],
])('a wish is named by what it asks for, and is no fault: %s', (text, name, component = '') => {
  const { components } = studied(text).plan
  expect(components.flatMap(({ tasks }) => tasks.map((task) => task.name)).join('\n')).toContain(name)
  expect(components.map(({ name }) => name).join()).toContain(component)
})

test('a sentence that announces how many wishes follow is none, with brackets too', () => {
  const mail = (site: string) =>
    `Hi Tom, two things for our climbing hall site${site}. Visitors should see how full the hall is. The form must not take a date in the past. Thanks, Mira`
  for (const site of ['', ' (WordPress)'])
    expect(
      studied(mail(site))
        .plan.components.flatMap(({ tasks }) => tasks)
        .map(({ name }) => name)
        .join(),
    ).not.toMatch(/two things/i)
})

const site = 'We need a website for our pub: a start page and a page with the opening hours.'

test.each([
  'Photos we have plenty of.',
  'We have plenty of photos.',
  'Fotos haben wir genug.',
  'The logo is done already, domain and hosting we have too.',
  'There is an old site at a free hoster, you can throw that away.',
  'Payment is at the door.',
])('what a client has already or does without the product is no work: %s', (sentence) => {
  expect(hoursOf(`${site} ${sentence}`)).toBeCloseTo(hoursOf(site), 1)
})

const faults =
  'Three things broken since the update last week:\n1. The contact form sends nothing.\n2. On iPhones the menu does not close.\n3. Prices are shown with a dot.\n'

test.each([
  'The second one is the most urgent, customers are complaining.',
  'On Android phones it works.',
  'Auf Android funktioniert alles.',
])('a remark on faults in a browser is no fault and no app: %s', (remark) => {
  const { plan, profile } = studied(faults + remark)
  expect(profile.platform).not.toBe('mobile')
  expect(plan.components.flatMap(({ tasks }) => tasks).length).toBe(3)
  expect(hoursOf(faults + remark)).toBe(hoursOf(faults))
})

const named = (text: string) =>
  studied(text).plan.components.flatMap(({ name, tasks }) => [name, ...tasks.map((it) => it.name)])

test.each([
  'We need a menu page, a page with a map, and a reservation request form (just an email to us, no booking system!).',
  'About our restaurant site. Menu page that my wife can edit, a page with a map, and a reservation request form (just an email, no booking system).',
])('parentheses leave out what they deny, and the form beside it is built: %s', (text) => {
  expect(named(text)).toContain('Contact forms')
  expect(named(text)).not.toContain('Booking')
  expect(exclusionsIn(studied(text)).join()).toContain('No booking system')
})

test.each([
  [
    'We would like a few things changed on our site: the contact form should get a field for the phone number, and the map should be bigger.',
    /field for the phone/,
  ],
  [
    'Wir hätten gern auf unserer Seite ein paar Sachen geändert: Das Kontaktformular soll ein Feld für die Telefonnummer bekommen, und die Anfragen sollen ans Büro gehen.',
    /Feld für die Telefonnummer/,
  ],
  [
    'Our site needs two things:\n- add a page for vouchers, people should be able to order one by form\n- the gallery is slow, can you do something about it?',
    /page for vouchers/,
  ],
])('a task is named after a wish, not after what leads up to it: %s', (text, name) => {
  expect(named(text).filter((it) => name.test(it))).not.toEqual([])
  expect(named(text).join()).not.toMatch(/Sachen|a few things|do something/)
})

test.each([
  'für unseren Chor brauchen wir eine kleine Webseite mit einem Formular für Konzertkarten (nur Reservierung, bezahlt wird an der Abendkasse).',
  'We need a website for our choir with a form for tickets, which guests pay in cash at the door.',
])('what is paid elsewhere is no payment online: %s', (text) => {
  expect(named(text)).not.toContain('Payments')
})

test.each(['Please add PayPal.', 'Add Apple Pay.', 'Bitte Stripe einbauen.'])(
  'a command to add a service is no list of technologies: %s',
  (command) => {
    expect(statements(`The button should stay visible.\n${command}`).map(({ kind }) => kind)).toEqual([
      'function',
      'function',
    ])
    expect(statements('The app shows a map.\nUse Node.js, Express, MongoDB.')[1]?.kind).toBe('background')
  },
)

test.each([
  ['For the salon: could you raise the prices by 5 %? And can you add a map?', 'Raise the prices'],
  ['Sidebar: would you change the address? And can you add a map?', 'Sidebar: change the address'],
  ['@Tom could you change the address? And can you add a map?', 'Change the address'],
  ['The banner: can you replace it by the new one? And can you add a map?', 'The banner: replace it'],
  ['Drei Kleinigkeiten für den Verein: könntest du die Termine ändern? Und bitte eine Karte einbauen.', 'Die Termine'],
  ['Pour le cabinet : pourriez-vous changer les horaires ? Et pouvez-vous ajouter une carte ?', 'Changer les horaires'],
  ['Para la tienda: ¿puedes cambiar el logo? Y otra cosa: ¿puedes añadir un mapa?', 'Cambiar el logo'],
])('what the reader is asked for behind a label is work: %s', (text, part) => {
  expect(statements(text).map((it) => it.kind)).toEqual(['function', 'function'])
  expect(statements(text).some((it) => it.text.includes(part))).toBe(true)
})

test.each([
  ['Sidebar: please don’t touch the photos. Please add a map to our contact page.', 1],
  ['Questions: bitte an Frau Kern. Please add a map to our contact page.', 1],
  ['Quick question: could you call me on Monday? Please add a map to our contact page.', 1],
])('a label before anything else asks for no more than the words behind it: %s', (text, count) => {
  expect(statements(text).filter(({ kind }) => kind === 'function')).toHaveLength(count)
})

test.each([
  ['Please change the prices on the menu page. Oh and the new logo in the header.', 'The new logo'],
  ['Please change the prices on the menu page. Oh, and our address in the footer.', 'Our address'],
  ['Please change the prices on the menu page. And a photo of the terrace on the start page.', 'photo of the terrace'],
  ['Bitte die Preise ändern. Ach ja, und das neue Logo im Header.', 'Das neue Logo'],
  ['Pourriez-vous changer les prix ? Et l’adresse dans le pied de page.', 'adresse'],
  ['Kun je de prijzen aanpassen? Oh en het nieuwe logo in de header.', 'Het nieuwe logo'],
  ['¿Puedes cambiar los precios? Ah, y el nuevo logo en la cabecera.', 'El nuevo logo'],
])('a thing that a request adds without a verb is work of its own: %s', (text, part) => {
  const { reading } = studied(text)
  expect(reading.statements.map(({ kind }) => kind)).toEqual(['function', 'function'])
  expect(reading.statements[1]!.text).toContain(part)
  expect(hoursOf(text)).toBeLessThan(4)
})

test.each([
  'Please fix the gallery. Oh and the dog was so cute.',
  'Please fix the gallery. Oh and our summer party went well.',
  'Bitte die Galerie reparieren. Ach, und die Feier war toll.',
])('talk beside a request adds no work: %s', (text) => {
  expect(statements(text).filter(({ kind }) => kind === 'function')).toHaveLength(1)
})

test.each([
  'Could you put a notice on the home page, one that I can switch off myself?',
  'But could you put a notice on our home page?',
])('what is said of one thing, or behind “but”, is one wish for a site: %s', (text) => {
  const { plan, reading } = studied(text)
  expect(reading.statements.map(({ kind }) => kind)).toEqual(['function'])
  expect(plan.components.map(({ name }) => name).join()).not.toContain('IoT')
})

test('a further wish behind what a new line of a revision takes back is read', () => {
  const [line] = numberLines('PS: forget the blog. But could you put a notice on the home page?')
  const { statements: read } = studyLines('A site', [line!], { about: 'change', of: 2 }).reading
  expect(read.map(({ kind }) => kind).toSorted()).toEqual(['excluded', 'function'])
})

test.each([
  'Our club (60 players) wants to get rid of the paper lists in the hall.',
  'Our practice would like to move away from phone bookings.',
  'Unser Verein (80 Mitglieder) will weg von den Zetteln.',
  'Nuestro club quiere dejar de usar el cuaderno.',
])('why a client wants a product is no work: %s', (reason) => {
  expect(statements(`${reason} We need an app in which members book a court.`)[0]!.kind).toBe('background')
})

test.each([
  'We want to get rid of the slider on our home page.',
  'Our club wants to get rid of the newsletter pop-up.',
  'Wir wollen den alten Slider auf der Startseite loswerden.',
])('a part of a site that a client wants to get rid of is work: %s', (text) => {
  expect(statements(`${text} Please add a map.`)[0]!.kind).toBe('function')
})

test.each([
  ['Could you change the address? Please do NOT touch the checkout. Leave that alone.', 'checkout'],
  ['Könnt ihr die Adresse ändern? Bitte den Shop nicht anfassen. Lasst den bitte so.', 'Shop'],
])('what only repeats what is left as it is, is no exclusion of its own: %s', (text, thing) => {
  const found = exclusionsIn(studied(text))
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(thing)
})

test.each([
  [
    'function',
    'Die Karte ist alt. Könntest du die neue hochladen? Und wäre es möglich, dass Gäste einen Tisch reservieren?',
    'Tisch',
  ],
  [
    'function',
    'Our school page needs a price table. And can parents pay the fee online? We don’t want PayPal.',
    'parents pay',
  ],
  [
    'function',
    'Hi Jo,\n1) change the hero picture\n2) new colleague on the about page (text attached)',
    'new colleague',
  ],
  ['function', 'Could you change the address on our site?\nPS: please remove the fax number.', 'fax number'],
  ['excluded', 'Could you change the phone number? Leave the rest as is.', 'Leave the rest'],
  ['excluded', 'Can the booking page show which courts are free? Not the guest courts though.', 'Not the guest'],
  ['excluded', '¿Puedes cambiar el teléfono? Por favor, nada de chat.', 'nada de chat'],
  ['excluded', 'Kun je de openingstijden aanpassen? De webshop graag zo laten.', 'graag zo laten'],
  ['excluded', 'Please forget the blog. We also need a notice on the home page.', 'forget the blog'],
  ['excluded', 'Bitte vergesst den Blog. Wir brauchen auch eine Karte.', 'vergesst den Blog'],
])('each wish of a mail is read, and what it does not want or takes back is excluded: %s, %s', (kind, text, part) => {
  expect(statements(text).find((it) => it.text.includes(part))?.kind).toBe(kind)
})

test.each([
  ['Love the new site! One wish: a calendar with our gigs. Oh and our Instagram in the header.', 'Love'],
  ['The choir has a new leader, please replace the photo. The farewell concert was lovely by the way!', 'lovely'],
  ['Please remove the pop-up, it covers the menu. It annoys everybody.', 'annoys'],
  ['Our gallery shows no prices on purpose, please keep it that way. But could visitors ask for one?', 'on purpose'],
  ['Der Shop läuft prima mit den Gutscheinen! Bitte noch einen Newsletter.', 'prima'],
  ['Der Shop läuft seit zwei Jahren super, danke nochmal dafür. Wir brauchen noch eine Suche.', 'super'],
  ['Seit dem Start läuft der Shop bestens. Wir brauchen noch eine Suche.', 'bestens'],
  ['The booking site has been running great since spring, thanks again. Please add a search.', 'great'],
  ['La boutique marche très bien avec les bons cadeaux, merci ! Il nous faudrait encore une newsletter.', 'bons'],
  ['La web va muy bien desde hace dos años, gracias. ¿Podéis añadir un buscador?', 'gracias'],
  ['Il negozio va benissimo con i buoni regalo, grazie! Potreste aggiungere una newsletter?', 'buoni'],
])('praise and complaints of a mail about a site are no work: %s', (text, part) => {
  const { reading, profile } = studied(text)
  expect(reading.statements.find((it) => it.text.includes(part))?.kind ?? 'background').not.toBe('function')
  expect(profile.kind).toBe('change')
})
