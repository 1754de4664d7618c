import { expect, test } from 'vitest'
import { studied } from './testing/hours'

test.each([
  ['an abbreviation', 'The admin adds courts. Administrators lock courts. The system administrator sets prices.', 1],
  ['a qualifier', 'Team members book courts. A member cancels a booking. Members pay online.', 1],
  [
    'an inflection',
    'A child joins a course. Children see their course. The managers approve it. A manager cancels it.',
    2,
  ],
  ['two names of a list', 'Admins and super admins lock courts. The admin adds courts.', 2],
  ['other people of one stem', 'Trainers enter the results. Trainees see the results.', 2],
  ['users in general', 'Visitors book courts. Users cancel bookings. Guests pay online.', 1],
  [
    'what is done, not who does it',
    'Members are guided to their court. Document management is part of it. A user guide exists.',
    1,
  ],
  [
    'a list with unknown names',
    'The admin adds courts.\n- Members book courts.\n- Roles: greenkeeper, stringer, junior captain, administrator',
    5,
  ],
  ['Russian cases', 'Администратор добавляет корты. Отчет доступен администраторам. Список видит администраторов.', 1],
])('people are counted once by their noun: %s', (_, text, count) => {
  const { roles } = studied(`We need a web app for a tennis club. ${text}`).recognized
  expect(roles, roles.join()).toHaveLength(count)
})

test('a line that breaks before the dash of an aside reads on', () => {
  const text = 'The app sends the results of each match to all members of the club'
  const aside = '— including the treasurer and the club manager — on the same evening.'
  const tellsOf = (...lines: string[]) => studied(lines.join('\n')).reading.statements.map((it) => it.text)
  expect(tellsOf('# Web app', text, aside)).toContain(`${text} ${aside.slice(2)}`)
  expect(tellsOf('# Web app', `${text}:`, aside, '— by mail')).toContain(aside.slice(2))
})

test.each([
  [
    'parts of a product',
    '## App for harpooners\n- see the tours of the day\n\n## Portal for planters\n- place orders\n\n## Back office\n- set prices',
    3,
  ],
  ['what they do', 'The harpooner shall scan a crate. The harpooner shall report a short crate.', 1],
  ['things that do something', 'The crate shall include a label. The crate shall show its weight.', 0],
])('people whom no list knows are read from %s', (_, text, count) => {
  const { roles } = studied(`We need a new web app.\n\n${text}`).recognized
  expect(roles, roles.join()).toHaveLength(count)
})
