import { expect, test } from 'vitest'
import { statementsIn } from './statements'

const stated = (sentence: string) =>
  statementsIn(sentence, new Set())
    .filter(({ shape }) => shape === 'date')
    .map(({ stated: { date } }) => date)

const [day, anyYear] = ['2027-06-12', '--06-12']

test.each([
  ["We would like to open before Father's Day (12 June 2027), and we have about 30,000 euros.", day],
  ['The shop must be open by 12 June 2027.', day],
  ['We would like to open on June 12, 2027.', day],
  ["We would like to be live before Father's Day (12 June 2027).", day],
  ['We will launch before the trade fair, 12 June 2027.', day],
  ['We plan to open in June 2027.', '2027-06-30'],
  ["We'd love to open our online shop by 12 June.", anyYear],
  ['Our budget is £9,500 and we would like to open bookings on 12 June 2027.', day],
  ['We hope to open for pre-sales by 12 June 2027.', day],
  ['Wir möchten am 12. Juni 2027 die Buchungen freischalten.', day],
  ['We open on 12 June 2027.', day],
  ['Our grand opening is on 12 June 2027.', day],
  ['The opening of our second shop is planned for 12 June 2027.', day],
  ['Opening: 12 June 2027', day],
  ['Wir möchten am 12. Juni eröffnen.', anyYear],
  ['Wir möchten vor dem Vatertag (12. Juni 2027) live gehen.', day],
  ['Eröffnung ist am 12. Juni.', anyYear],
  ['Wir eröffnen am 12. Juni.', anyYear],
  ['Der Shop soll zur Messe im Juni stehen.', '--06-30'],
  ['Nous voulons ouvrir le 12 juin 2027.', day],
  ['L’ouverture est prévue le 12 juin 2027.', day],
  ['Queremos abrir el 12 de junio de 2027.', day],
  ['A abertura será em 12 de junho de 2027.', day],
  ['L’apertura è prevista per il 12 giugno 2027.', day],
  ['We willen op 12 juni 2027 openen.', day],
  ['De opening is op 12 juni 2027.', day],
])('the day on which a client opens is a deadline: %s', (sentence, date) => {
  expect(stated(sentence)).toEqual([date])
})

test.each([
  'Opening hours on 12 June: 9 to 12.',
  'We are open from 9 to 5.',
  'The museum opened in 1998.',
  'The order is open until 12 June 2027.',
  'The shop should be open on 12 June.',
  'We open on 1 May each year and close in October.',
  'We would like to open on 1 May each year.',
  'We would like to open bookings on 1 May each year.',
  'The system must open bookings on 12 June 2027.',
  'Members open bookings on 12 June 2027 to change them.',
  'The shop opens on 12 June.',
  'The exhibition opens on 12 June 2027.',
  'An email announces the opening of the exhibition on 12 June 2027.',
  'Members can open the archive of May 2019.',
  'We opened our second shop in May 2024.',
  'Auf der Webseite soll im Mai stehen, dass wir umziehen.',
  'Wir möchten im Mai länger öffnen.',
  'Abrimos en mayo de 2019.',
])('opening hours and what opened long ago are no deadlines: %s', (sentence) => {
  expect(stated(sentence)).toEqual([])
})
