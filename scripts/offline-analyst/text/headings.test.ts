import { expect, test } from 'vitest'
import { numberLines } from '#domain/text/requirement-lines'
import { read } from '../reading/read'

const kindsIn = (text: string) => read('', numberLines(text)).statements.map(({ kind, lines }) => `${lines[0]} ${kind}`)

test('a heading after a sentence about what is out of scope is no part of it', () => {
  const text = `Shift book for a waterworks

Requirements
- Sign in with a badge
- Enter readings with a photo
- Export the month as a PDF

Out of scope
Payroll and the control room.

Data migration
An Access file with 200 pumps, which we clean up.`
  expect(kindsIn(text)).toEqual(['1 background', '3 function', '4 function', '5 function', '7 excluded', '9 function'])
})

test.each(['Not to be built', 'Nicht bauen', 'À ne pas faire', 'Niet te bouwen'])(
  'what is listed below a heading that says so is out of scope: %s',
  (heading) => {
    const text = `An app for technicians\n\n# Functions\n- It works offline because there is no signal in the basements\n\n# ${heading}\n- A forum`
    expect(kindsIn(text).slice(-2)).toEqual(['3 function', '5 excluded'])
  },
)

test('what a meeting set aside, offers as an option and talks about besides is no work, in languages without a vocabulary of their own', () => {
  const text = `Verbale, app per il club
Presenti: presidente, cassiere

Cosa si è deciso
1. App per i soci
   a) accesso con codice e PIN
   b) prenotare una barca per mezza giornata
   c) segnalare un danno con foto

Cosa si è scartato
   - pagamento nell'app
   - mappa del lago. Quotare come opzione.

Varie
   - la sede è chiusa a maggio
   - il furgone è dal meccanico`
  const kinds = kindsIn(text)
  const among = (kind: string) => kinds.filter((it) => it.endsWith(kind)).map((it) => Number(it.split(' ')[0]))
  expect(among('function')).toEqual([1, 5, 6, 7])
  expect(among('excluded')).toEqual([9])
  expect(among('wish')).toEqual([10])
})

test('a sentence within a list stays below its heading, and one after the list does not', () => {
  const text = `Portal for a club

Extras
- Members rate a court
Members also see the weather at the club.
- Members invite guests
- Members pay by card
The board reads a summary each month.`
  const { statements } = read('', numberLines(text))
  const headingOf = (part: string) => statements.find((it) => it.text.includes(part))?.headings.at(-1)
  expect(headingOf('weather')).toBe('Extras')
  expect(headingOf('invite')).toBe('Extras')
  expect(headingOf('summary')).not.toBe('Extras')
})

test('a footer above page numbers heads nothing, on few pages and at its first occurrence, too', () => {
  const footer = (page: number) => `Northwind Partners Ltd. - Confidential\nPage ${page} of 2`
  const text = `# Design constraints\n\n${footer(1)}\n\nThe consultant said that it must be easy to use.\n\n# Functions\n\n- Guests book rooms.\n- Guests pay by card.\n\n${footer(2)}`
  const headings = read('', numberLines(text)).statements.map(({ heading }) => heading)
  expect(headings).toEqual(['Design constraints', 'Functions', 'Functions'])
})

test('a sentence that ends with a number is no heading, and the number of a phase is one', () => {
  for (const sentence of ['Members log in with Microsoft 365.', 'Show at most 20.'])
    expect(kindsIn(`Booking tool for boats\n${sentence}\nMembers book boats.`).slice(1)).toEqual([
      '2 function',
      '3 function',
    ])
  expect(kindsIn('Booking tool for boats\nPhase 1.\nMembers book boats and pay by card.').slice(1)).toEqual([
    '3 function',
  ])
})

test.each([
  ['Goals', 'No double bookings.', 'background'],
  ['Pain points', 'No central calendar of all boats', 'background'],
  ['Ziele', 'Keine doppelten Termine', 'background'],
  ['O problema', 'Sem controlo das entradas', 'background'],
  ['Problématique', 'Aucun suivi des bateaux', 'background'],
  ['About us', 'Today keys are kept in a spreadsheet and on paper.', 'background'],
  ['Goals', 'No login.', 'excluded'],
  ['Goals', 'We do not need a shop.', 'excluded'],
  ['Ziele', 'Keine App', 'excluded'],
  ['About us', 'Today invoices are kept in a spreadsheet, and that stays so.', 'excluded'],
  ['Vision', 'No integration with SAP.', 'excluded'],
  ['Ziele', 'Keine Anbindung an DATEV', 'excluded'],
  ['Ziele', 'Keine Listen in Excel', 'background'],
  ['Pain points', 'No integration with SAP', 'background'],
  ['Rules', 'No double bookings.', 'function'],
  ['Rules', 'No chat.', 'excluded'],
])('goals and problems exclude nothing that no product has: %s, %s', (heading, line, kind) => {
  const text = `A booking tool for boats\n\n## ${heading}\n- ${line}\n\n## Functions\n- Members book a boat by the hour.\n- The system rejects a second booking.`
  expect(kindsIn(text)).toContain(`3 ${kind}`)
})

test.each([
  ['- Chat (optional):\n   - Members send a message.', ['4 wish', '6 function']],
  ['- Chat (facultatif) :\n   - Les membres envoient un message.', ['4 wish', '6 function']],
  ['- Mappa (facoltativa): i soci vedono le barche.', ['3 wish', '5 function']],
  ['- Carte (optionnelle) : les membres voient les bateaux.', ['3 wish', '5 function']],
  ['- Members enter a phone number (optional).', ['3 function', '5 function']],
])('what its label calls optional is a wish, also below the label: %s', (text, kinds) => {
  const rest = '\n\n## Boats\n- Members book a boat by the hour.'
  expect(kindsIn(`A booking tool for boats\n\n## Functions\n${text}${rest}`)).toEqual(expect.arrayContaining(kinds))
})

test.each([
  ['Noch offen', ['Filter nach Größe einbauen', 'Gutscheine einlösen'], 'function'],
  ['Puntos pendientes', ['Añadir un filtro por talla', 'Canjear cupones de regalo'], 'function'],
  ['Openstaande punten', ['Filter op maat toevoegen', 'Cadeaubonnen inwisselen'], 'function'],
  ['Points en suspens', ['Ajouter un filtre par taille', 'Bons cadeaux'], 'function'],
  ['Punti aperti', ['Aggiungere un filtro per taglia', 'Riscattare i buoni regalo'], 'function'],
  ['Open points', ['Add a filter by size', 'Redeem vouchers'], 'function'],
  ['Open issues', ['The map does not load in Safari', 'Wrong total with two coupons'], 'function'],
  ['Offene Punkte', ['PDF-Rechnung hat das alte Logo', 'Filter nach Jahr einbauen'], 'function'],
  ['Points ouverts', ["La carte ne s'affiche pas", 'Ajouter un filtre par taille'], 'function'],
  ['Open issues', ['Wrong total with two coupons'], 'function'],
  ['Offene Punkte', ['PDF-Rechnung hat das alte Logo'], 'function'],
  ['Noch offen', ['Gutscheine einlösen'], 'function'],
  ['Openstaande punten', ['Cadeaubonnen inwisselen'], 'function'],
  ['Points en suspens', ['Raccourcir les textes', 'Bons cadeaux'], 'function'],
  ['Offene Punkte', ['Umgang mit Stornierungen', 'Anzahl der Lizenzen'], 'background'],
  ['Noch offen', ['Preise der Wohnungen', 'Kosten der Schulungen'], 'background'],
  ['Open points', ['Number of seats for children', 'Fees of the women'], 'background'],
  ['Open issues', ['Which vendor do we take?', 'VAT of the commission'], 'background'],
  ['Open points', ['The calendar must be on our site, technology still to be agreed'], 'function'],
  ['Open points', ['Deposits: amount to be defined', 'Number of users of the office: 3 or 4'], 'background'],
  ['Offene Punkte', ['Welcher Anbieter?', 'Umsatzsteuer der Provision'], 'background'],
  ['Open points', ['Do we need a native app?', 'Payment provider to be decided'], 'background'],
  ['Noch offen', ['Ob wir Gutscheine einlösen', 'Zahlungsanbieter noch zu klären'], 'background'],
  ['Puntos pendientes', ['Proveedor de pago por definir', '¿Hace falta una app?'], 'background'],
])('what is open is work unless it is to be clarified: %s, %s', (heading, items, kind) => {
  for (const mark of kind === 'function' ? ['- ', '1. '] : ['- '])
    expect(kindsIn([heading, ...items].join(`\n${mark}`))).toEqual(items.map((_, at) => `${at + 2} ${kind}`))
})

test.each([
  ['Budget and schedule', 'The other depots follow by the end of November 2027.', 'background'],
  ['Schedule & budget', 'The other harbors follow in autumn.', 'background'],
  ['Zeitplan und Budget', 'Die anderen Standorte folgen bis Ende November 2027.', 'background'],
  ['Budget et calendrier', 'Les autres dépôts suivent fin novembre 2027.', 'background'],
  ['Presupuesto y plazos', 'Los otros puertos siguen en noviembre de 2027.', 'background'],
  ['Budget and schedule', 'The system must send members a reminder the day before.', 'function'],
  ['Budget planner', 'Members plan their budget by month.', 'function'],
  ['Plan of the harbor', 'Members enter courses and boats.', 'function'],
])('below a heading of budget and dates, only demands are work: %s, %s', (heading, line, kind) => {
  const text = `A booking tool for boats\n\n## Functions\n- Members book a boat by the hour.\n\n## ${heading}\nHosting is not included.\n${line}`
  expect(kindsIn(text).slice(2)).toEqual(['5 excluded', `6 ${kind}`])
})

test.each([
  ['Please price these separately; we decide after the offer.', '5 wish'],
  ['Bitte diese Punkte separat anbieten, wir entscheiden später.', '5 wish'],
  ['Merci de chiffrer ces points séparément ; nous déciderons ensuite.', '5 wish'],
  ['Por favor, presupuestar estos puntos aparte.', '5 wish'],
  ['The price list shows each item separately.', '5 function'],
  ['Members pay for these separately.', '5 function'],
])('items that a sentence above them wants priced separately are wishes: %s', (lead, kind) => {
  const text = `A booking tool for boats\n- Members book a boat by the hour.\n\n## Extras\n${lead}\n- Members chat with the harbor.\n- Members see a map.`
  expect(kindsIn(text)).toContain(kind)
})
