import { expect, test } from 'vitest'
import { exclusionsIn } from './exclusions'
import { isAsking } from './reading/statement'
import { hoursOf, studied } from './testing/hours'
import { kindOf } from './testing/statements'

const mails = {
  en: ['Please add a map to the footer of our website. And the order form should ask for a phone number.'],
  de: [
    'Bitte ergänzt auf unserer Website eine Karte in der Fußzeile. Und das Bestellformular soll nach der Telefonnummer fragen.',
  ],
  newEn: ['We need a website for our choir. Singers should be able to report sick with a form.'],
  newDe: ['Wir brauchen eine Website für unseren Chor. Sänger sollen sich über ein Formular krankmelden können.'],
}

const english = [...mails.en, ...mails.newEn]
const german = [...mails.de, ...mails.newDe]

const cells = (texts: readonly string[], sentences: readonly string[]) =>
  texts.flatMap((mail) => sentences.map((sentence) => [sentence, mail] as const))

test.each([
  ...cells(english, [
    "Please don't touch the forum because it was just moved.",
    'Please leave the forum as it is because our members like it.',
    'Hands off the chat.',
    'No need to translate the forum.',
    'Please no forum.',
    'We already have a newsletter.',
    'The forum is no longer needed.',
    'Skip the forum.',
    "Don't bother with the newsletter.",
    'No chat is needed.',
    'Another company takes care of the newsletter.',
    "We don't have a newsletter and don't want one.",
    'No chat if we can avoid it.',
    "I don't think we need a forum.",
    'Invoices will continue to be entered in Sage by hand.',
    'Singers pay in cash, that need not be in the system.',
    'And definitely no pop-ups.',
    'Only for the choir, not for the orchestra.',
    'No single sign-on, our admin looks after the passwords.',
  ]),
  ...cells(german, [
    'Bitte das Forum in Ruhe lassen.',
    'Der Chat bleibt, wie er ist.',
    'Die Galerie muss nicht übersetzt werden.',
    'Ein Chat muss nicht sein, dafür haben wir WhatsApp.',
    'Finger weg vom Forum.',
    'Wir haben kein Forum und brauchen auch keins.',
    'Die Seite muss nicht neu gestaltet werden.',
    'Um den Newsletter kümmert sich unsere Agentur.',
    'Am Forum muss nichts gemacht werden.',
    'Bitte keinen Chat.',
    'Kein Chat, wenn es sich vermeiden lässt.',
    'Ich glaube nicht, dass wir ein Forum brauchen.',
    'Spendenquittungen macht weiterhin die Buchhaltung.',
    'Onlinezahlung nicht, die zahlen bar.',
    'Einen Chat der Sänger möchte der Vorstand nicht.',
    'Auf keinen Fall ein Chat.',
    'Nur für die Konzerte, nicht für die Proben.',
  ]),
])('what a client does not want done costs nothing and is quoted as excluded: %s %s', (sentence, mail) => {
  const text = `${mail} ${sentence}`
  expect(hoursOf(text)).toBeCloseTo(hoursOf(mail), 1)
  expect(exclusionsIn(studied(text)).join('\n')).toContain(sentence.slice(0, -1))
})

test.each([
  ...cells(english, ['Nothing else.', 'Nothing more.']),
  ...cells(german, ['Sonst nichts.']),
  ...cells(english, ['We are happy with the forum.', 'The gallery could be nicer, but nobody minds.']),
  ...cells(german, ['Mit dem Forum sind wir zufrieden.', 'Die Galerie ist wirklich schön geworden.']),
  ...cells(english, [
    'Invoices are still entered in Sage by hand.',
    'Orders are still entered by hand.',
    'Invoices continue to be written in Word.',
    'We still book the rooms by phone.',
    'Orders continue to be entered by hand, that works for us.',
  ]),
  ...cells(german, [
    'Rechnungen werden weiterhin in Word geschrieben.',
    'Die Noten werden immer noch von Hand verteilt.',
    'Mahnungen schreiben wir weiter von Hand, das passt so.',
  ]),
])('praise and what is done by hand today ask for nothing and exclude nothing: %s %s', (sentence, mail) => {
  const text = `${mail} ${sentence}`
  expect(hoursOf(text)).toBeCloseTo(hoursOf(mail), 1)
  expect(exclusionsIn(studied(text)).join('\n')).not.toContain(sentence.slice(0, -1))
})

test.each([
  'Photos are kept in the patient record.',
  'Orders stay in the list until they are sent.',
  'The reading remains in the app until it is sent.',
  'Saves are kept in the cloud so that you can go on playing on another phone.',
  'The cart is kept in their account.',
  'Reports are exported in a spreadsheet.',
  'Les adhésions sont exportées dans un tableur.',
  'The website (Drupal 10, stays as it is) takes films from the catalogue through an API.',
  'Fotos bleiben in der Patientenakte.',
  'Entwürfe bleiben in der Liste, bis sie gesendet sind.',
  'Die Website (Drupal 10, bleibt wie sie ist) holt Filme über eine API.',
])('what stays in a place of the product is built: %s', (sentence) => {
  expect(studied(`We need a new app. Nurses see their patients.\n- ${sentence}`).reading.statements.at(-1)!.kind).toBe(
    'function',
  )
})

test.each([
  'Memberships are kept in a spreadsheet at the office.',
  'Prices are kept in a binder at the desk.',
  'Die Mitgliedschaften werden in einer Excel-Liste im Büro geführt.',
  'Les adhésions sont gérées dans un tableur au secrétariat.',
])('what is kept on paper or in a spreadsheet is neither excluded nor built: %s', (sentence) => {
  expect(studied(`We need a new app. Nurses see their patients.\n\n${sentence}`).reading.statements.at(-1)!.kind).toBe(
    'background',
  )
})

test.each([
  'Invoices stay in Exact Online.',
  'Contracts are kept in our DMS.',
  'Payroll stays in the hands of our tax adviser.',
  'Personnel files are kept in the filing cabinet.',
  'The data remain in the existing database.',
  'The website (Drupal 10) stays as it is.',
  'Die Verträge bleiben in SAP.',
  'Die Buchhaltung bleibt in der Kanzlei.',
])('what stays elsewhere is excluded: %s', (sentence) => {
  expect(studied(`We need a new app. Nurses see their patients.\n- ${sentence}`).reading.statements.at(-1)!.kind).toBe(
    'excluded',
  )
})

test.each([
  ...cells(english, ['The forum is optional.', 'Nice to have but not required: a photo gallery.']),
  ...cells(german, ['Das Forum wäre optional.', 'Die Galerie muss nicht unbedingt sein.']),
])('what is optional costs nothing until it is chosen: %s %s', (sentence, mail) => {
  const text = `${mail} ${sentence}`
  expect(hoursOf(text)).toBeCloseTo(hoursOf(mail), 1)
  expect(studied(text).reading.statements.at(-1)!.kind).toBe('wish')
})

test.each([
  ...cells(english, [
    "We don't want to lose the photos of the gallery.",
    'Mark wants a forum. I said yes, so add it.',
    'Mark wants a gallery. I said no more than 20 photos in it.',
    "Please don't touch the forum, just add a link to the gallery.",
    'We are happy with the forum, but the gallery needs captions.',
    'We like the forum and want a newsletter as well.',
    'We have no newsletter yet and would like one.',
    'We already have a newsletter, please connect it.',
    'We already have a PayPal account, please connect it.',
    'The search is not working.',
    'It is not possible to search, please change that.',
    'The page no longer has to be reloaded when the price changes.',
    "Singers don't need to refresh the page.",
    'We have no newsletter and want one.',
    'Skip the header row of the CSV file.',
    'Forget the blog and build a shop.',
    'Leave out the blog and add a shop.',
    'Photos shall be removed from the server when they are no longer needed.',
    'All member data shall be deleted from the system when it is no longer necessary.',
    'Old entries are deleted automatically once they are not needed any more.',
    "The form asks for the birthday. We don't need that.",
    "The registration asks for a title. We don't need it.",
    "We don't have a countdown and need one.",
    'Singers can remove a photo if it is not needed.',
    "I don't think a list is enough, we need a map.",
    'Requests are still approved manually.',
    'Orders are still entered by hand, the app should do that.',
    'Only the conductor decides, not the singers.',
    'Not only the concerts, also the rehearsals.',
  ]),
  ...cells(german, [
    'Auf das Forum wollen wir nicht verzichten.',
    'Bitte das Forum nicht anfassen, nur einen Newsletter einbauen.',
    'Die Galerie ist schön, aber die Leute wollen auch kommentieren.',
    'Wir haben noch keinen Newsletter und hätten gern einen.',
    'Den Newsletter haben wir schon, bitte verbindet ihn mit der Galerie.',
    'Die Seite muss nicht mehr neu geladen werden, wenn sich der Termin ändert.',
    'Die Seite muss nicht neu geladen werden.',
    'Vergesst den Chat und baut ein Ticketsystem.',
    'Die Fotos macht jemand anders, wir wollen nur eine Galerie.',
    'Vergesst bitte nicht die Suche.',
    'Alte Einträge werden gelöscht, wenn sie nicht mehr benötigt werden.',
  ]),
])('a sentence that sets a thing aside and asks for another, or wants to keep it, is work: %s %s', (sentence, mail) => {
  const { statements } = studied(`${mail} ${sentence}`).reading
  expect(statements.filter(isAsking).length).toBeGreaterThan(studied(mail).reading.statements.filter(isAsking).length)
})

test.each([
  ['Web only, no chat, no forum.', ['background', 'excluded']],
  ['A gallery, no login, boat photos.', ['function', 'excluded', 'function']],
  ['Two languages, no chat, forum or shop.', ['quality', 'excluded']],
  ['Zwei Sprachen, kein Chat, kein Forum.', ['quality', 'excluded']],
  ['Due lingue, niente chat, niente forum.', ['quality', 'excluded']],
])('a list of a few words each is what it asks for, and what it denies is excluded: %s', (list, kinds) => {
  const { statements } = studied(`We need a website for our choir. Singers report sick with a form.\n\n${list}`).reading
  expect(statements.slice(2).map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  ...cells(english, ['Jo wants a chat, but not now.', 'Max wants a forum. It can wait.', 'A chat can wait till fall.']),
  ...cells(german, ['Markus möchte einen Chat. Jetzt nicht.']),
])('what somebody wants and the client puts off costs nothing and is quoted as later: %s %s', (sentence, mail) => {
  expect(hoursOf(`${mail} ${sentence}`)).toBeCloseTo(hoursOf(mail), 1)
  expect(studied(`${mail} ${sentence}`).reading.statements.at(-1)!.kind).toBe('later')
})

test.each([
  ...cells(english, ['We have no developer yet and need one.', 'We have no contract yet but want one.']),
  ...cells(german, ['Wir haben noch keine Agentur und brauchen eine.']),
])('what a client wants from others costs nothing: %s %s', (sentence, mail) => {
  expect(hoursOf(`${mail} ${sentence}`)).toBeCloseTo(hoursOf(mail), 1)
})

test.each([
  ...cells(english, ['Can we have a test account for the shop?', 'Any chance of a discount?']),
  ...cells(german, ['Wäre ein Testzugang möglich?']),
])('a question about the dealings with a supplier costs nothing: %s %s', (sentence, mail) => {
  expect(hoursOf(`${mail} ${sentence}`)).toBeCloseTo(hoursOf(mail), 1)
})

const portal = 'Member portal\nMembers book courts online.\n\n'
const leftOut = '## Out of scope\n- Online payment\n- Chat\n\n'

test.each([
  'We also need a calendar of the boats.',
  'Please add a page with the prices.',
  'The portal must be usable for older people.',
  'Invoices must be kept for ten years.',
  'We also need:\n- a calendar of the boats\n- a list of the trainers',
])('what a client demands below the list of what is left out is built: %s', (sentence) => {
  expect(hoursOf(portal + leftOut + sentence)).toBeGreaterThan(hoursOf(portal + leftOut) + 0.5)
  expect(exclusionsIn(studied(portal + leftOut + sentence))).toEqual(exclusionsIn(studied(portal + leftOut)))
})

test.each(['All data must stay in Switzerland.', 'Please answer until Friday.', 'Bitte antworten Sie bis Freitag.'])(
  'where data is kept and a request for an answer are neither work nor left out: %s',
  (sentence) => {
    expect(hoursOf(portal + leftOut + sentence)).toBeCloseTo(hoursOf(portal + leftOut), 1)
    expect(exclusionsIn(studied(portal + leftOut + sentence))).toEqual(exclusionsIn(studied(portal + leftOut)))
  },
)

test.each([
  'Payroll must stay with our accountant.',
  'The import must be done by the client.',
  'Anything else must be agreed separately.',
  'These features should follow in phase 2.',
])('what others do or what comes later is left out below such a list, too: %s', (sentence) => {
  expect(hoursOf(portal + leftOut + sentence)).toBeCloseTo(hoursOf(portal + leftOut), 1)
  expect(exclusionsIn(studied(portal + leftOut + sentence)).join()).toContain(sentence.slice(0, -1))
})

test.each([
  ['Een chatfunctie hoeft niet, daar hebben we WhatsApp voor.', 'excluded'],
  ['Pas de chat, on a WhatsApp pour ça.', 'excluded'],
  ['Later willen we ook zaden ruilen.', 'later'],
  ['Later moet er ook een webshop komen.', 'later'],
  ['Later we may also want to trade seeds.', 'later'],
  ['Later members can also trade tools.', 'later'],
  ['Leden krijgen later een e-mail.', 'function'],
  ['Members get an email three days later.', 'function'],
  ['The reported time cannot be more than ten minutes in the future.', 'function'],
  ['A date in the future is shown in gray.', 'function'],
  ['La fecha no puede estar en el futuro.', 'function'],
  ['Seeds can be traded in the future.', 'later'],
  ['Gift cards will be in the future.', 'later'],
  ['Currently the layout is kept as it is.', 'excluded'],
  ['Loyalty points should be in the future.', 'later'],
  ['The day of a trade must be in the future.', 'function'],
  ['In the future, seeds are sent by mail.', 'function'],
  ['In Zukunft werden Rechnungen als PDF verschickt.', 'function'],
  ['À l’avenir, les factures sont envoyées en PDF.', 'function'],
  ['In the future, invoices will be sent as PDF.', 'later'],
  ['In the future, a chat is planned.', 'later'],
  ['In future releases, customers write reviews.', 'later'],
  ['In future versions, the shop sends a newsletter.', 'later'],
  ['In the future, phase 2, members rate courses.', 'later'],
  ['In Zukunft wollen wir auch einen Shop.', 'later'],
  ['Zukünftig wird es evtl. eine App geben.', 'later'],
  ['À l’avenir, on ouvrira peut-être une boutique.', 'later'],
  ['Sooner or later members also change their address.', 'function'],
])('a sentence is left out or put off in every language: %s', (sentence, kind) => {
  const text = `We need a website for our allotment. Members reserve a plot.\n${sentence}`
  expect(studied(text).reading.statements.at(-1)!.kind).toBe(kind)
})

test('what a client has instead of what is left out is no work, and what they use for the rest is', () => {
  const kind = (sentence: string) =>
    studied(`${mails.newDe[0]}\n${sentence} Dafür nutzen wir Mailchimp.`).reading.statements.at(-1)!.kind
  expect(kind('Einen Newsletter brauchen wir nicht.')).toBe('background')
  expect(kind('Sänger bekommen einen Newsletter.')).toBe('function')
})

test.each([
  ['The app will not replace the ERP; instead, it will complement it by showing stock levels.', 'function', 0],
  ['The app will not replace the ERP. Instead, it will complement it by focusing solely on orders.', 'background', 1],
  ['The app does not replace the ERP, it complements it.', 'background', 1],
  ['Die App soll das ERP nicht ersetzen, sondern ergänzen, indem sie Bestände anzeigt.', 'function', 0],
  ['Die App ersetzt das ERP nicht, sondern ergänzt es.', 'background', 1],
  ['L’application ne remplacera pas l’ERP ; elle le complétera en affichant les stocks.', 'function', 0],
  ['De app vervangt het ERP niet, maar vult het aan.', 'background', 1],
])(
  'what a product is beside something is work if it says how, and nothing is excluded besides: %s',
  (text, kind, left) => {
    const study = studied(`We need a web app for our sales team.\nReps can see customers.\n${text}`)
    expect(study.reading.statements.at(-1)!.kind).toBe(kind)
    expect(exclusionsIn(study)).toHaveLength(left)
  },
)

test.each([
  ['Out of Scope', 'Functional Requirements', 'excluded'],
  ['Out of scope', 'Payments', 'excluded'],
  ['Could have', 'Non-functional requirements', 'wish'],
  ['Later', 'Data model', 'later'],
  ['Hors périmètre', 'Exigences fonctionnelles', 'excluded'],
  ['Nicht im Umfang', 'Funktionale Anforderungen', 'excluded'],
  ['Buiten scope', 'Functionele eisen', 'excluded'],
  ['Out of scope', 'In scope', 'function'],
  ['Later', 'Must have', 'function'],
  ['Backlog', 'User stories', 'function'],
])('below "%s", items of "%s" are of kind %s', (around, heading, kind) => {
  const text = `# App\n## ${around}\n### ${heading}\n- Guests pay by card\n## Rooms\n- Users can book rooms`
  expect(kindOf(text, 'pay by card')).toBe(kind)
  expect(kindOf(text, 'book rooms')).toBe('function')
})

test.each([
  ['Out of scope', 'Functional requirements'],
  ['Optional', 'Functional requirements'],
  ['Phase 2', 'Funktionale Anforderungen'],
  ['Nice to have', 'Non-functional requirements'],
])('items of "%s" are all that it sets aside, also if "%s" is on a lower level by mistake', (around, heading) => {
  const text = `# App\n## Scope\n- Book a sauna\n## ${around}\n- Accounting\n### ${heading}\n- Guests pay by card`
  expect(['function', 'quality']).toContain(kindOf(text, 'pay by card'))
  expect(kindOf(text, 'Accounting')).not.toBe('function')
})

test('a title divided into kinds of requirements postpones none of them', () => {
  expect(kindOf('# Wish list\n## Functional requirements\n- Guests reserve a gift', 'gift')).toBe('function')
})
