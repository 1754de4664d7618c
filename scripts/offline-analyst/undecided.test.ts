import { expect, test } from 'vitest'
import { titleOf } from '#domain/hours/task-titles'
import { assumptionsOf } from './assumptions'
import { alternatives } from './questions/alternatives'
import { tasksOf } from './questions/ask'
import { questionsOn } from './questions/open-questions'
import { studied } from './testing/hours'

const shop = 'We need an online shop for soap.'

function askedIn(line: string): string[] {
  const study = studied(`${shop}\n${line}`)
  return questionsOn(study, tasksOf(study)).open.map(({ question }) => question)
}

test.each([
  ['Payment goes through PayPal; not decided yet.', 'Payment goes through PayPal'],
  ['Payments run through PayPal (TBD).', 'Payments run through PayPal'],
  ['Members chat with each other, to be confirmed.', 'Members chat with each other'],
  ['- Push notifications – still open', 'Push notifications'],
  ['Bezahlt wird mit PayPal, noch offen.', 'Bezahlt wird mit PayPal'],
  ['Mitglieder zahlen per Kreditkarte; das steht noch nicht fest.', 'Mitglieder zahlen per Kreditkarte'],
  ['Paiement par PayPal, à confirmer.', 'Paiement par PayPal'],
  ['Pago con PayPal, por confirmar.', 'Pago con PayPal'],
  ['Betaling met PayPal, nog niet besloten.', 'Betaling met PayPal'],
])('what a client leaves undecided is estimated and asked about, and no name says so: %s', (line, said) => {
  const study = studied(`${shop}\n${line}`)
  const asked = questionsOn(study, tasksOf(study)).open.find(({ question }) =>
    question.includes('leave this undecided'),
  )
  expect(asked).toMatchObject({ question: expect.stringContaining(`“${said}”`), neutral: ['Yes'] })
  expect(asked!.options.find(({ option }) => option === 'No')!.moves).toBeLessThan(-2)
  expect(tasksOf(study).map(titleOf)).toContain(said)
})

test.each([
  ['We are not sure yet whether we need a forum.', 'Forum'],
  ['We have not decided yet if customers should upload files.', 'Upload files'],
  ['Whether there will be a chat is still open.', 'Chat'],
  ['Wir wissen noch nicht, ob wir ein Forum brauchen.', 'Ein Forum'],
  ['Noch offen ist, ob Kunden Dateien hochladen sollen.', 'Dateien hochladen'],
  ["Nous ne savons pas encore s'il faut un chat.", 'Un chat'],
  ['Aún no sabemos si necesitamos un chat.', 'Un chat'],
  ['SMS for parcels only, or also for returns?', 'SMS also for returns'],
  ['Not sure yet about gift vouchers.', 'Gift vouchers'],
  ['Beim Newsletter sind wir uns noch unsicher.', 'Newsletter'],
  ['We need a page for returns, for parcels only at first, or also for letters?', 'For letters'],
  ['Should customers get an SMS for parcels only, or also for returns?', 'Customers get an SMS also for returns'],
  ['Export of orders as Excel, or PDF as well?', 'Export of orders as PDF'],
  ['Erinnerung nur per Mail oder auch per SMS?', 'Erinnerung auch per SMS'],
  ['Sollen Kunden nur für Pakete eine SMS bekommen, oder auch für Retouren?', 'Auch für Retouren'],
  ['SMS seulement pour les colis, ou aussi pour les retours ?', 'SMS aussi pour les retours'],
])('what a client may not want is asked as an optional wish: %s', (line, wish) => {
  const asked = askedIn(line)
  expect(asked).toContain(`Does this belong in the first release: ${wish}?`)
})

test('a question about a request for a change is not displaced by one that fits any request', () => {
  const study = studied('Please add a photo upload to our site. Upload for members only, or for guests too?')
  const asked = questionsOn(study, tasksOf(study)).open.map(({ question }) => question)
  expect(asked).toContain('Does this belong in the first release: Upload also for guests?')
})

test.each([
  ['## Courses', 1],
  ['## Open points', 0],
  ['## Points à clarifier', 0],
  ['## Open punten', 0],
  ['## Offene Punkte', 0],
])(
  'in a longer text, what a client may not want is asked and not estimated below "%s", and what nobody knows is no work below open points but an assumption',
  (heading, works) => {
    const things =
      'orders invoices receipts vouchers reviews returns addresses payments questions recipes photos labels prices discounts parcels stocks suppliers customers taxes reports'
    const items = things.split(' ').map((thing) => `- Staff see the list of ${thing}.`)
    const open =
      '- Whether visitors can buy gift vouchers is not decided yet.\n- Who brings the texts?\n- The number of seats is unknown.'
    const text = ['## Functions', ...items, heading].join('\n')
    expect(askedIn(`${text}\n${open}`)).toContain('Does this belong in the first release: Buy gift vouchers?')
    const study = studied(`${shop}\n${text}\n${open}`)
    const names = tasksOf(study).map(titleOf)
    expect(names.filter((name) => /gift|decided/.test(name))).toEqual([])
    expect(names.filter((name) => /texts|seats/.test(name))).toHaveLength(works)
    expect(assumptionsOf(study).filter((it) => it.startsWith('Not decided'))).toEqual(
      works > 0
        ? []
        : [
            'Not decided in the requirements: “Who brings the texts?”',
            'Not decided in the requirements: “The number of seats is unknown”',
          ],
    )
  },
)

test.each([
  ['# Assumptions and open points', 'Texts and pictures are supplied by the shop.', 'The number of seats is unknown.'],
  ['# Annahmen und offene Punkte', 'Texte und Bilder liefert der Laden.', 'Die Zahl der Plätze ist noch offen.'],
])('beside assumptions, only what is open is not decided: %s', (heading, given, open) => {
  const lines = assumptionsOf(studied(`${shop}\n${heading}\n- ${given}\n- ${open}`))
  expect(lines).toContain(`Assumed in the requirements: “${given.slice(0, -1)}”`)
  expect(lines).toContain(`Not decided in the requirements: “${open.slice(0, -1)}”`)
})

test.each([
  'Orders that are not decided yet are shown in red.',
  'Members see which bookings are to be confirmed.',
  'Invoices can be new, paid, to be confirmed.',
  'Dates can be marked as TBD.',
  'Customers who have not decided yet whether they want delivery can save the cart.',
  'Whether an order is open is shown in the list.',
  'Anträge, die noch nicht entschieden sind, stehen oben.',
  'Les demandes à confirmer sont en rouge.',
  'Do you work in Berlin only, or also in Hamburg?',
  'Is the price for the shop only, or also for hosting?',
  'Kommen Sie nur am Montag, oder auch am Dienstag?',
])('a state of a product or a question to the reader is nothing that its client leaves undecided: %s', (line) => {
  const asked = askedIn(line)
  expect(asked.filter((it) => /undecided|first release/.test(it))).toEqual([])
})

test.each([
  ['Either we get a text message for each order, or a form, we have not decided.', 'A text message for each order'],
  ['Entweder bekommen wir einen Blog oder ein Forum, das wissen wir noch nicht.', 'Einen Blog'],
  ['Could you add either a map or just a link to our map site, whatever is easier?', 'A map'],
  ['Bitte entweder eine Galerie oder nur einen Link zu unseren Bildern einbauen.', 'Eine Galerie'],
  ['Please add either a blog or a forum, whichever is cheaper.', 'A blog'],
])('a client who leaves a choice to the reader or open is asked for it: %s', (line, first) => {
  const study = studied(`${shop}\n${line}`)
  const [asked] = alternatives(study, tasksOf(study))
  expect(asked?.neutral).toEqual([first])
  expect(asked?.options).toHaveLength(3)
})

test.each([
  ['We want a shop. We get either an e-mail or a text message for each order, we have not decided.', 'for each order'],
  ["We'd like either a calendar or just a list of dates on our website for the choir.", 'on our website for the choir'],
  ['Wir brauchen entweder einen Kalender oder eine Liste der Termine auf unserer Website.', 'auf unserer Website'],
  ["Ajoutez soit un calendrier soit une galerie sur la page d'accueil.", "sur la page d'accueil"],
  ['Queremos un calendario o al menos una lista de fechas en nuestra web.', 'en nuestra web'],
])('a choice keeps what is said of both things behind them: %s', (line, place) => {
  const { statements } = studied(line).reading
  expect(statements.at(-1)).toMatchObject({
    text: expect.stringMatching(new RegExp(`${place}[.]$`)),
    alternative: { things: expect.arrayContaining([expect.not.stringContaining(place)]) },
  })
})

test.each([
  "We'd like either a calendar or just a list of dates on our new website for the choir.",
  'We need either a calendar or a list of dates on our new website.',
  'We need either a map or a list of shops in our new app for hikers, whatever is easier.',
  'Wir brauchen entweder einen Kalender oder eine Liste der Termine auf unserer neuen Website.',
])('a choice on a new product leaves it one: %s', (text) => {
  expect(studied(text).profile.kind).toBe('product')
})

test.each([
  'Users see a list or just a map of the boats.',
  'Customers get either a voucher or a refund.',
  'Either the search or the filter is broken.',
  'We get either a letter or a phone call today.',
])('what users choose from, or what is so, is no choice of a client: %s', (line) => {
  const study = studied(`${shop}\n${line}`)
  expect(alternatives(study, tasksOf(study))).toEqual([])
})
