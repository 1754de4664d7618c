import { expect, test } from 'vitest'
import { exclusionsIn } from './exclusions'
import { isAsking } from './reading/statement'
import { hoursOf, studied } from './testing/hours'

const english = 'We need a booking site for a hair salon. Customers book an appointment in a calendar.'
const german = 'Wir brauchen eine Buchungsseite für einen Salon. Kunden buchen einen Termin im Kalender.'
const french = 'Nous voulons un site de réservation pour un salon. Les clients réservent dans un calendrier.'
const spanish = 'Queremos un sitio de reservas para un salón. Los clientes reservan en un calendario.'

const kindOf = (text: string, part: string) =>
  studied(text).reading.statements.find(({ text }) => text.toLowerCase().includes(part))?.kind

test.each([
  [english, 'Please drop the loyalty points.'],
  [english, 'Loyalty points: rejected.'],
  [english, 'The chat was cancelled.'],
  [english, 'The newsletter is no longer needed.'],
  [english, 'We can do without a chat.'],
  [english, 'Discussed: loyalty points. Rejected for now.'],
  [english, "Won't: Customers chat with staff."],
  [english, `\n5,Ratings,"Customers rate the stylist",Won't`],
  [english, 'Der Chat entfällt.'],
  [german, 'Auf den Chat können wir verzichten.'],
  [german, 'Der Newsletter wird nicht mehr gebraucht.'],
  [german, 'Treuepunkte: gestrichen.'],
  [french, "La newsletter n'est plus nécessaire."],
  [french, 'On peut se passer du chat.'],
  [spanish, 'El chat queda descartado.'],
  [spanish, 'Podemos prescindir del chat.'],
  [english, 'Mark wants a chat. I said no, so skip it.'],
  [english, "Dave wants loyalty points. I told him we'd think about it, so leave it for now."],
  [english, 'Our stylist asked for a newsletter, but I said no.'],
  [english, 'Our site manager wants a chat. I said no.'],
  [english, 'Karl wants a chat but no, please not.'],
  [english, "Jens wants loyalty points, but honestly I don't think we need it."],
  [english, 'A chat was discussed and dropped because of cost.'],
  [german, 'Ein Chat wurde diskutiert und verworfen.'],
  [german, 'Jens will einen Chat, aber ehrlich gesagt brauchen wir das nicht.'],
  [french, 'Karl voudrait un chat, mais non merci.'],
  [french, 'Et surtout pas de chat !'],
  [french, 'Le comité ne veut pas de chat.'],
  [german, 'Markus möchte einen Chat. Das lassen wir erstmal.'],
  [french, "Marc veut un chat. J'ai dit non, donc laissez tomber."],
  [spanish, 'Marcos quiere un chat. Le dije que no, así que déjalo.'],
])('what a text takes back costs nothing: %s %s', (brief, takenBack) => {
  expect(hoursOf(`${brief} ${takenBack}`)).toBeCloseTo(hoursOf(brief), 0)
  const [part] = /points|chat|newsletter|rate|punkte/i.exec(takenBack)!
  expect(kindOf(`${brief} ${takenBack}`, part.toLowerCase())).toBe('excluded')
})

test.each([
  ['Customers see that their appointment was cancelled.', 'cancelled'],
  ['A manager approves requests; rejected ones go back to the stylist.', 'rejected'],
  ['Stylists drop the photos onto a gallery.', 'drop'],
  ['Customers delete appointments that are not needed.', 'delete'],
  ['Customers want to fill a cart and save it for later.', 'cart'],
  ['Les clients ne veulent pas de frais cachés.', 'frais'],
])('what users cancel, reject and drop is a function: %s', (sentence, part) => {
  expect(kindOf(`${english} ${sentence}`, part)).toBe('function')
})

test.each([
  [english, 'No booking after Friday, an alert is enough.'],
  [english, 'An appointment stays in Draft until the manager approves it.'],
  [english, 'Claims remain open until accounting has checked them.'],
  [english, 'An appointment stays in Review unless the manager signs it.'],
  [german, 'Kein Kunde darf doppelt buchen, das prüft das System.'],
  [german, 'Keine Stornierung nach Freitag, ein Hinweis genügt.'],
  [french, "Pas d'annulation après vendredi, un message suffit."],
  [spanish, 'Ninguna reserva después del viernes.'],
  [english, 'No login is needed to see free appointments.'],
  [english, 'If no approval is required, the appointment is booked.'],
  [english, 'The site should not have more than three steps per booking.'],
  [german, 'Für Gäste ist keine Anmeldung nötig.'],
  [english, 'The site should not have a gap between two appointments.'],
  [english, 'Customers do not have to log in to book.'],
  [english, 'The phone number need not be filled in.'],
  [german, 'Kunden müssen sich zum Buchen nicht anmelden.'],
  [german, 'Die Seite darf keine doppelten Termine haben.'],
])('a rule of the product is no exclusion: %s %s', (brief, rule) => {
  expect(kindOf(`${brief} ${rule}`, rule.toLowerCase().slice(0, 20))).toBe('function')
})

test.each([
  [english, "We don't want customers to see prices."],
  [english, 'We do not want customers to write to each other.'],
  [german, 'Wir möchten nicht, dass Kunden die Preise sehen.'],
  [french, 'On ne souhaite pas que les clients voient les prix.'],
])('what a client wants nobody to do builds no screen: %s %s', (brief, rule) => {
  expect(kindOf(`${brief} ${rule}`, rule.toLowerCase().slice(0, 20))).toBe('quality')
})

test('leaving something out of what exists is work', () => {
  expect(hoursOf('Please drop the old banner from our homepage.')).toBeGreaterThan(1)
})

test.each([
  ['Das alte Faxfeld im Formular können Sie streichen.', 'Das alte Faxfeld im Formular streichen'],
  ['Unsere Website hat einen Slider. Den Slider könnt ihr weglassen.', 'Den Slider weglassen'],
  ['You can drop the old gallery.', 'Drop the old gallery'],
])('what exists and may go is a small removal: %s', (sentence, name) => {
  const { plan } = studied(`Bitte baut in unserem Shop einen Filter ein. ${sentence}`)
  const removal = plan.components.find((component) => component.name === 'Removal')
  expect(removal?.tasks.map((task) => task.name)).toEqual([name])
})

test('what readers may leave out and nothing says exists is excluded, and so is the sentence that a pronoun points to', () => {
  const brief = 'Please add a filter to our shop.'
  const excluded = (text: string) => exclusionsIn(studied(`${brief} ${text}`))
  const sentence = 'You can leave out the size filter we talked about'
  expect(excluded(`${sentence}.`)).toEqual([`As the requirements say: “${sentence}”`])
  const before = 'We also talked about an export'
  expect(excluded(`${before}. You can leave that out.`)).toEqual([`As the requirements say: “${before}”`])
  expect(hoursOf(`${brief} Add an export and a map. You can leave that out.`)).toBeCloseTo(
    hoursOf(`${brief} Add an export and a map.`),
    5,
  )
})

const salon = ['We need a booking site for a hair salon.', '- Customers book an appointment in a calendar']
const mail = ['Hi Anna,', 'for our online shop please:', '- add gift cards']

test.each([
  [salon, '- Customers filter stylists by language', 'The filter is not needed any more.'],
  [salon, '- Staff export the bookings as CSV', 'On second thought, we can drop the export.'],
  [mail, '- add an export of the orders', 'No need for the export after all.'],
  [mail, '- einen Filter nach Farbe einbauen', 'Den Filter brauchen wir doch nicht.'],
  [mail, '- Export der Bestellungen als CSV', 'Bitte den Export weglassen.'],
  [mail, '- Export der Bestellungen als CSV', 'Den Export können Sie streichen.'],
  [mail, '- Export der Bestellungen als CSV', 'Den Export brauchen wir doch nicht, den können Sie streichen.'],
  [mail, '- an export of the orders', 'You can skip the export.'],
  [mail, '- Export der Bestellungen als CSV', 'Der Export soll raus.'],
  [mail, '- add price filters', "We'll skip price filters."],
  [salon, "- Les clients s'abonnent à une newsletter", 'Finalement, pas besoin de la newsletter.'],
  [salon, '- Un filtro de estilistas por idioma', 'Al final no hace falta el filtro.'],
  [salon, '- Un filtro degli stilisti per lingua', 'Il filtro non serve più.'],
  [mail, '- Export van de bestellingen als CSV', 'De export is niet meer nodig.'],
])(
  'what a later line cancels costs nothing, and the exclusion quotes that line: %j %s %s',
  (brief, wish, cancelling) => {
    const text = [...brief, wish, '', cancelling].join('\n')

    expect(hoursOf(text)).toBeCloseTo(hoursOf(brief.join('\n')), 0)
    expect(exclusionsIn(studied(text)).join('\n')).toContain(cancelling.slice(-12, -1))
  },
)

test.each([
  'The filter is not needed for guests.',
  'Users no longer need to filter by hand.',
  'Customers can drop the filter with one click.',
  'The filter shows not only stylists but also rooms.',
])('a negation that cancels nothing leaves the wish: %s', (line) => {
  const text = [...salon, '- Customers filter stylists by language', '', line].join('\n')
  expect(kindOf(text, 'customers filter')).toBe('function')
})

const basket = '- prices in the basket are shown with a comma'
test.each([
  ['please leave out the basket thing, our shop people fixed it themselves yesterday.', 'basket thing'],
  ['The basket thing we do not need after all, the trainers use WhatsApp.', 'basket thing'],
  ['Die Warenkorb-Sache können Sie weglassen, das haben wir schon selbst gemacht.', 'Warenkorb-Sache'],
  ['Please leave out the comma thing.', 'comma thing'],
  ['Please leave out the footer thing.', 'footer thing'],
])('a withdrawal is no work, whatever it names: %s', (withdrawal, quoted) => {
  const text = [...mail, '- add gift cards', '- a filter by color', basket, '', withdrawal].join('\n')
  const { plan } = studied(text)
  expect(JSON.stringify(plan.components)).not.toMatch(/thing|leave out|weglassen|WhatsApp|yesterday|selbst/i)
  expect(exclusionsIn(studied(text)).join('\n')).toContain(quoted)
})

test.each(['PS: ', 'P.S. ', 'PS – '])('an exclusion quotes no mark of a postscript: %s', (mark) => {
  expect(
    exclusionsIn(studied(`${english}\nCustomers rate stylists.\n${mark}the rating is not needed any more.`)),
  ).toEqual(['As the requirements say: “the rating is not needed any more”'])
})

const adding = {
  en: 'Please add a filter to our shop.',
  de: 'Bitte fügt in unserem Shop einen Filter hinzu.',
  fr: 'Ajoutez un filtre à notre boutique.',
  es: 'Añadid un filtro a nuestra tienda.',
  it: 'Aggiungete un filtro al nostro negozio.',
  pt: 'Adicione um filtro à nossa loja.',
  nl: 'Voeg een filter toe aan onze winkel.',
}
test.each([
  [adding.en, 'No need to touch the invoices, they are fine.'],
  [adding.en, "Please don't change anything about the cart."],
  [adding.en, 'And change nothing in the cart.'],
  [adding.en, 'Leave the cart as it is.'],
  [adding.de, 'Am Warenkorb bitte nichts ändern.'],
  [adding.de, 'Die Rechnungen bleiben so, wie sie sind.'],
  [adding.de, 'Die Suche bitte nicht anfassen.'],
  [adding.fr, 'Merci de ne rien changer au panier.'],
  [adding.fr, 'Les factures restent telles quelles.'],
  [adding.es, 'Dejad las facturas como están.'],
  [english, 'No app is needed.'],
  [english, 'The site should not have a blog.'],
  [german, 'Dafür ist keine App nötig.'],
  [french, "Aucune application n'est nécessaire."],
  [spanish, 'No se necesita ninguna app.'],
  [adding.en, 'No app is needed.'],
  [adding.en, 'We need no app for now.'],
  [adding.en, 'The shop should not get a new design.'],
  [english, 'The site does not have to manage the keys.'],
  [english, 'It need not print receipts.'],
  [english, 'Payments by cash need not be recorded.'],
  [english, "Tips don't have to be recorded."],
  [german, 'Die Seite muss die Schlüssel nicht verwalten.'],
  [german, 'Die Seite muss keine Belege drucken.'],
  [german, 'Barzahlungen brauchen nicht erfasst zu werden.'],
  [german, 'Barzahlungen müssen nicht erfasst werden.'],
  [adding.de, 'Es wird keine App gebraucht.'],
  [adding.de, 'Der Shop soll kein neues Design bekommen.'],
  [adding.de, 'Ein neues Design soll der Shop nicht bekommen.'],
  [adding.fr, "Aucune application n'est requise."],
  [adding.fr, 'La boutique ne doit pas avoir un nouveau design.'],
  [adding.es, 'Ninguna app es necesaria.'],
  [adding.es, 'La tienda no debe tener un nuevo diseño.'],
  [adding.it, "Non occorre un'app."],
  [adding.it, 'Il negozio non deve avere un nuovo design.'],
  [adding.pt, 'Nenhuma app é necessária.'],
  [adding.pt, 'A loja não deve ter um novo design.'],
  [adding.nl, 'Er is geen app nodig.'],
  [adding.nl, 'De winkel moet geen nieuw ontwerp krijgen.'],
])('what is not needed or stays as it is costs nothing and is quoted as excluded: %s %s', (asked, unneeded) => {
  const text = `${asked} ${unneeded}`
  expect(hoursOf(text)).toBeCloseTo(hoursOf(asked), 5)
  expect(exclusionsIn(studied(text))).toEqual([`As the requirements say: “${unneeded.slice(0, -1)}”`])
})

test('what is not needed is excluded wherever it is in a line, and the rest of the line is work', () => {
  const brief = 'We need a booking site for a rowing club.'
  const kindsOf = (line: string) => studied(`${brief}\n${line}`).reading.statements.map(({ kind }) => kind)
  const kinds = ['function', 'function', 'excluded']
  expect(kindsOf('Board blocks boats for repair; members see it. No app is needed.')).toEqual(kinds)
  expect(kindsOf('Members book boats; no app is needed.')).toEqual(kinds)
  expect(kindsOf('Members book boats, but no app is needed.')).toEqual(kinds)
  expect(kindsOf('No app is needed. Members book boats.')).toEqual(['function', 'excluded', 'function'])
})

const invoicing = '# Invoicing\n## Functions\nThe system shall store invoices.'
test.each([
  [invoicing, 'Do not modify stored invoices.'],
  [invoicing, 'Do not change the original file.'],
  [invoicing, "Don't alter the audit log."],
  [english, "We don't need to adjust prices by hand any more."],
  [english, "You don't have to change the password every month."],
  [english, 'Leave the old booking unchanged for the report.'],
])('what a new product leaves as it is, is no exclusion: %s %s', (brief, rule) => {
  expect(kindOf(`${brief}\n${rule}`, rule.toLowerCase())).not.toBe('excluded')
  expect(exclusionsIn(studied(`${brief}\n${rule}`))).toEqual([])
})

test.each([
  ["Please don't touch the menu of our site, just add a link to the blog.", ['excluded', 'function']],
  ['Leave the cart of our shop as it is and add a filter to the list.', ['excluded', 'function']],
  ['Bitte ändert nichts am Menü unserer Seite, fügt nur einen Link zum Blog hinzu.', ['excluded', 'function']],
  ["In our shop, please don't change the date of an order when somebody edits it.", ['function']],
  ["Please don't change the colors when you add the link to the menu of our site.", ['function']],
  ["Our site has a menu. Don't touch the menu unless the link needs room there.", ['function', 'function']],
  ['In unserem Shop können Kunden nichts ändern. Bitte beheben.', ['function']],
  ["Customers of our shop can't change their phone number, please fix it.", ['function']],
])('a sentence that leaves one thing and asks for another, a rule and a fault are work: %s', (text, kinds) => {
  const { statements } = studied(text).reading
  expect(statements.map(({ kind }) => kind).toSorted()).toEqual(kinds)
})

test.each([
  ['We need a shop for our candles.', 'There should be no blog.'],
  ['We need an app for our club.', 'There must be no chat.'],
  ['Wir brauchen eine Webseite mit Preisen.', 'Es soll keinen Blog geben.'],
  ['Wir brauchen eine Webseite mit Preisen.', 'Einen Newsletter soll es nicht geben.'],
  ['Nous voulons un site pour notre gîte.', 'Il ne doit pas y avoir de blog.'],
  ['Queremos una web para la tienda.', 'No debe haber blog.'],
  ['Vorremmo un sito per la cantina.', 'Non deve esserci un blog.'],
  ['We zoeken een website voor onze bakkerij.', 'Er moet geen blog zijn.'],
  ['Graag een offerte voor een nieuwe webshop. Klanten bestellen brood.', 'De winkel hoeft geen blog te hebben.'],
  ['Ci serve un negozio online.', 'Il negozio non deve avere un blog.'],
])('a part that a new product does not get is excluded: %s %s', (brief, excluded) => {
  const { profile, reading } = studied(`${brief} ${excluded}`)
  expect(profile.kind).toBe('product')
  expect(reading.statements.at(-1)!.kind).toBe('excluded')
})

test.each([
  ['We need a shop for our candles.', 'There must be no double bookings.'],
  ['We need an app for our club.', 'There should be no reminders after 10 pm.'],
  ['Wir brauchen ein Buchungsportal.', 'Es darf keine doppelten Buchungen geben.'],
  ['Wir brauchen ein Buchungsportal.', 'Es soll keine Buchung ohne Anzahlung geben.'],
  ['Nous voulons un site pour notre gîte.', 'Il ne doit pas y avoir de doublons.'],
])('a rule about what must not happen is work: %s %s', (brief, rule) => {
  expect(isAsking(studied(`${brief} ${rule}`).reading.statements.at(-1)!)).toBe(true)
})

test.each([
  ['Könnten Sie den Chat bitte rausnehmen?', 2],
  ['Can you take the team photos off the page?', 2],
  ['Könntet ihr bitte den Newsletter aus dem Footer löschen?', 2],
  ['Hallo, könnten Sie die Preisliste runternehmen? Danke!', 1],
  ['Please take the blog off our site.', 2],
  ['The chat on our site annoys visitors. Can you remove the chat?', 2],
  ["Can you drop the chat? Instead we'd like a simple contact form.", 5],
  ['Könnten Sie den Chat rausnehmen? Stattdessen hätten wir gern ein einfaches Kontaktformular.', 5],
  ['Pouvez-vous retirer le chat ? À la place, nous voudrions un formulaire de contact.', 5],
  ["Can you take the phone number off the page? We'd rather have a contact form.", 5],
  ["Our website runs on WordPress. Instead of the chat we'd like a contact form.", 5],
  ['Our website runs on WordPress. We would like a form instead of the photo gallery.', 5],
  ['Unsere Website läuft mit WordPress. Statt des Chats hätten wir gern ein Formular.', 5],
  ['Unsere Website läuft mit WordPress. Statt des Logos hätten wir gern ein Foto.', 1],
])('taking something off a site is a small piece of work, and so is what takes its place: %s', (text, hours) => {
  expect(studied(text).profile.kind).toBe('change')
  expect(hoursOf(text)).toBeCloseTo(hours, 0)
})

const tasksOf = (text: string) => studied(text).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))

test.each([
  'We need a database instead of the Excel list.',
  'Our website runs on WordPress. We would like a booking calendar instead of the e-mails.',
  'Unsere Website läuft mit WordPress. Statt der Excel-Liste hätten wir gern eine Suche.',
])('nothing is taken off a site for what a client used outside of it: %s', (text) => {
  expect(tasksOf(text).join('\n')).not.toMatch(/remove|entfernen/i)
})

test('a button of a site is taken off it, whatever it leads to', () => {
  const text = "Our website runs on WordPress. Instead of the WhatsApp button we'd like a calendar."
  expect(tasksOf(text).join('\n')).toMatch(/remove/i)
})

test('a wish with its subject behind the verb is named after its object', () => {
  expect(tasksOf('Anstatt des Kontaktformulars möchten wir einen Chat.')[0]).toMatch(/^Einen Chat/)
})

test('a command behind "instead of" is named with what it takes the place of', () => {
  expect(tasksOf('Instead of the phone number, show a callback form.')).toEqual([
    'Instead of the phone number, show a callback form',
  ])
})

test.each([
  ['We need a booking site for a salon.', ' with a newsletter', 'Can you take the newsletter out?'],
  ['Wir brauchen eine Webseite mit Galerie.', ' und Blog', 'Den Blog können Sie rausnehmen.'],
  ['Wir brauchen eine Buchungsseite für einen Salon.', ' mit Chat', 'Könnten Sie den Chat bitte rausnehmen?'],
  ['Nous voulons un site avec un blog.', ' et une newsletter', 'Pouvez-vous retirer la newsletter ?'],
])('a question that takes back a wish of the same text is no work: %s%s %s', (brief, wish, takenBack) => {
  expect(hoursOf(`${brief.replace('.', `${wish}.`)} ${takenBack}`)).toBeCloseTo(hoursOf(brief), 0)
})
