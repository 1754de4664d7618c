import { expect, test } from 'vitest'
import { risksOf } from './risks'
import { studied } from './testing/hours'
import { kindOf } from './testing/statements'
import { practice } from './testing/texts'

const needs = practice.slice(0, practice.indexOf('\n- Patients get'))
const own = studied(needs).reading.statements.length

/** Returns the kinds of the statements that a text adds below the first needs of the practice. */
const kindsBelow = (text: string) => {
  const { statements } = studied(`${needs}\n${text}`).reading
  return statements.slice(own).map(({ kind }) => kind)
}

test.each([
  'The scope of the project will be limited to the appointments of adults.',
  'The prototype will be operated in a simulated environment with test patients.',
  'There will be no actual card reader, and all readers will be simulated.',
  'Most features are described in detail in the use case documents.',
  'Please look up to that document for information about the search.',
  'Der Umfang des Projekts beschränkt sich auf Termine für Erwachsene.',
  'Our budget for the site with booking and reminders is around 15,000 dollars.',
  'The budget is limited, about 5k, please keep the booking simple.',
  '\nAlerts:\n\nLevel | Default | Notify',
  '`visited_at` (LocalDate): day of the last appointment of the patient',
  'email (String, max 80): where a patient gets reminders',
])(
  'what a project covers, where it is tried out, what it may cost, titles of columns and fields are no work: %s',
  (line) => {
    expect(kindsBelow(`- ${line}`)).not.toContain('function')
    expect(kindsBelow(line)).not.toContain('quality')
  },
)

test.each([
  'Because of the short time and being our first app, this will affect our progress.',
  'Weil es unser erstes Projekt ist, wird sich das auf unseren Zeitplan auswirken.',
  'We also need to have our own tablet to test the app, which we already bought.',
  'Wir brauchen ein eigenes Testgerät zum Testen.',
  'We want to make sure that our patients feel safe using it.',
  'Wir möchten, dass sich unsere Patienten gut aufgehoben fühlen.',
  'Nous voulons que les patients se sentent à l’aise.',
  'Use PostgreSQL.',
  'Use a Postgres database of a provider called Supabase.',
  'The data shall be stored in a MySQL database.',
  'Bitte React verwenden.',
  '- Appendix 2 - Sample flow diagram of a booking',
  '- National Office for Therapies',
  '- Ministerium für Gesundheit',
  '- Allows for faster and better decisions, which protects patients',
  '- Ermöglicht schnellere Entscheidungen',
])('the makers of a product, their tools and hopes, authorities and gains are no work: %s', (line) => {
  expect(kindsBelow(line)).toEqual(['background'])
})

test.each([
  'We want patients to feel welcome with a page of greetings.',
  'We want users to feel safe: add a second factor.',
  'We need a tablet app to test the hearing of patients.',
  'Use Stripe for payments.',
  'Use the camera to scan a ticket.',
  'Use Supabase to keep the answers of patients.',
  'Data must be stored for ten years.',
  '- Allows for faster search of appointments',
  '- National offices get a copy by email',
  'The waiting time of patients is shown on a dashboard.',
])('a wish or a demand for the product is work: %s', (line) => {
  expect(kindsBelow(line)).not.toContain('background')
})

test('a hope behind what a product is does not name its work', () => {
  const { statements } = studied(
    `${practice}\nThe app works offline, and we want our patients to feel safe using it.`,
  ).reading
  expect(statements.at(-1)).toMatchObject({ kind: 'function', text: 'The app works offline.' })
})

/** Returns the kind of a sentence behind a feature, below its heading. */
const kindBehind = (sentence: string) =>
  studied(`${needs}\n\n# Diary\nThe app has a diary. ${sentence}`).reading.statements.at(-1)!.kind

test.each([
  'Also good for doing accounting with invoices and payments.',
  'It is also useful for exporting invoices.',
  'Das ist auch praktisch für den Export von Rechnungen als PDF.',
  "C'est aussi pratique pour exporter les factures en PDF.",
  'Es también útil para exportar las facturas.',
])('what a feature is good for is no further one: %s', (praise) => {
  expect(kindBehind(praise)).toBe('background')
})

test.each([
  'It would be good for nurses to see the calendar.',
  'It is useful for nurses to export invoices.',
  'Das ist praktisch für Patienten, wenn sie Rechnungen exportieren.',
  'The calendar is also available offline.',
])('what would be good to have is: %s', (wish) => {
  expect(kindBehind(wish)).not.toBe('background')
})

test.each([
  ['We need a site. Patients book a therapist, and if patients could leave a rating.', 'leave a rating'],
  [
    'We need a site. Patients book a therapist, and it would be nice if patients could leave a rating.',
    'leave a rating',
  ],
  [
    'Wir brauchen eine Seite. Patienten buchen einen Termin, und schön wäre, wenn Patienten eine Bewertung abgeben könnten.',
    'Bewertung',
  ],
  [
    'Nous voulons un site. Les patients réservent en ligne, et si les patients pouvaient laisser un avis.',
    'laisser un avis',
  ],
])('a wish that joins a requirement is a wish of its own: %s', (text, wished) => {
  const [asked, wish] = studied(text).reading.statements.slice(1)
  expect(asked!.kind).toBe('function')
  expect(asked!.text).not.toContain(wished)
  expect(wish).toMatchObject({ kind: 'wish', text: expect.stringContaining(wished) })
})

test.each([
  'We need a site for our choir without payment of membership fees, and it must work on phones.',
  'Our choir needs a site. No payment of membership fees, the treasurer does that by hand. It must work on phones.',
])('a payment that a text leaves out is no risk: %s', (text) => {
  expect(risksOf(studied(text)).map(({ risk }) => risk)).not.toContain('Payment edge cases')
})

const greenhouse = `Greenhouse requirements

1 Equipment
The system shall include digital programmable thermostats, which regulate the temperature of a bed.
The thermostat shall provide a reading of the current temperature.
The system shall include switches for the lamps above a bed.
A lamp shall report that it is broken.

2 Thermostat
A gardener shall be able to set the temperature of a bed.
Each thermostat shall be scheduled for every hour of the day.
A thermostat shall return to its schedule after a manual change.

3 Harvest planner
A gardener shall be able to override planned values of a bed by hand.
A gardener shall be able to create a month plan of a bed.
A report shall list the harvest of each bed by month.

4 Watering
A gardener shall be able to start the pump of a bed.
A gardener shall be able to stop the pump of a bed.
The system shall warn a gardener when the tank is empty.
The system shall keep the litres of each day.`

test('what another chapter says about a thing belongs to the part that is named after it', () => {
  const { plan } = studied(greenhouse)
  const part = plan.components.find(({ name }) => name === 'Thermostat')!
  const places = new Set(part.tasks.flatMap(({ places }) => places))
  const { statements } = studied(greenhouse).reading
  const about = statements.flatMap(({ text }, place) => (/thermostat/i.test(text) && text.length > 20 ? [place] : []))
  expect(about.filter((place) => !places.has(place))).toEqual([])
})

test('a task that holds two requirements of a long text names both', () => {
  const names = studied(greenhouse).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  expect(names).toContain('Override planned values of a bed by hand; Create a month plan of a bed')
})

test.each([
  [
    'We need a web app for our clinic. We want to replace our paper rota and the shared spreadsheet.',
    'Nurses swap shifts.',
  ],
  ['We need a web app for our clinic. It should replace our Excel lists.', 'Nurses swap shifts.'],
  [
    'Wir brauchen eine Web-App für unseren Verein. Wir möchten unsere Papierlisten ersetzen.',
    'Mitglieder buchen Plätze.',
  ],
  [
    'Nous voulons une application pour notre club. Nous voulons remplacer notre cahier.',
    'Les membres réservent un court.',
  ],
  ['Queremos una aplicación para nuestro club. Queremos sustituir nuestro cuaderno.', 'Los socios reservan pistas.'],
])('what a product as a whole replaces is its purpose: %s', (text, wish) => {
  const { statements } = studied(`${text} ${wish}`).reading
  expect(statements.map(({ kind }) => kind)).toEqual(['function', 'background', 'function'])
})

test.each([
  'We want to replace our paper rota and let nurses swap shifts online. Nurses see the rota in the app.',
  '# Tool\n\n## Requirements\n\nThe system shall replace the expired token. The system shall store the token.',
  'We want to replace our logo. The header of our shop should be green.',
])('what a product or a change replaces in part is work: %s', (text) => {
  expect(studied(text).reading.statements.find((it) => /replace/i.test(it.text))?.kind).toBe('function')
})

/** Returns the kind of a line of a report about interviews. */
const kindIn = (section: string, line: string) =>
  studied(
    `# Ideas\nLet guests book rooms online and pay by card.\n# ${section}\nGuests book by phone.\n${line}`,
  ).reading.statements.at(-1)!.kind

test.each([
  'Most guests mentioned that they call twice before they book.',
  'One hotel had created a list with a column for each room.',
  'All guests were very positive about this idea.',
  'This may also reduce the number of phone calls at the desk.',
  'It would be much easier for the staff, avoiding double work.',
  'That calendar could streamline the process each year.',
  'Regularly informing guests will help them feel welcome.',
  'Knowing when rooms are free, staff could save time on the phone.',
  'Viele Gäste sagten, dass sie zweimal anrufen.',
  'Das würde die Arbeit am Empfang deutlich vereinfachen.',
])('what people said and what a feature brings is background: %s', (line) => {
  expect(kindIn('Ideas', line)).toBe('background')
})

test.each([
  'Most guests said they want to cancel online.',
  'All guests asked for a list of free rooms.',
  'This calendar could show all free rooms of the next year.',
  'Sending reminders must reduce the number of guests who forget to come.',
])('a wish that people are reported to have is work: %s', (line) => {
  expect(kindIn('Ideas', line)).not.toBe('background')
})

test.each([
  'Many guests also wondered if it would be possible to book for a friend.',
  'Zwei Gäste fragten, ob man für Freunde buchen kann.',
])('a wish that a report passes on is one, even among problems: %s', (line) => {
  expect(kindIn('Problem', line)).toBe('wish')
})

const kindInClinic = (sentence: string) =>
  studied(`We need a queue system for our clinic.\n${sentence}`).reading.statements.at(-1)!.kind

test.each([
  'The patient proceeds to the consultation room.',
  'The nurse measures blood pressure.',
  'The driver unloads the pallets.',
  'Der Patient geht in den Behandlungsraum.',
  'Le patient se rend en salle de consultation.',
  'De patiënt gaat naar de spreekkamer.',
])('what a person does without the product is no work: %s', (sentence) => {
  expect(kindInClinic(sentence)).toBe('background')
})

test.each([
  'The nurse measures blood pressure and records it in the app.',
  'The patient enters the video consultation room.',
  'The order goes to the pharmacy.',
  'The sensor measures temperature.',
  'The customer proceeds to checkout.',
  'The doctor examines the patient’s history.',
  'Der Fahrer scannt die Paletten.',
])('what a person does with the product, or what it does, is work: %s', (sentence) => {
  expect(kindInClinic(sentence)).toBe('function')
})

test.each([
  ['Right now:', 'Two clerks type the bookings into a list.', 'Instead:'],
  ['Ist', 'Am Monatsende tippt die Leiterin die Stunden in eine Liste. Das Buch führt die Aufnahme.', 'Soll'],
  ['Actuellement :', 'La secrétaire note les réservations dans un cahier.', 'Nous voulons :'],
])('what people do today is no work below %s', (heading, told, next) => {
  const wish = 'Patients order a prescription on a page.'
  const text = `${practice}\n\n${heading}\n${told}\n\n${next}\n${wish}`
  expect(kindOf(text, told.slice(0, 20))).toBe('background')
  expect(kindOf(text, wish)).toBe('function')
  expect(studied(text).plan.components.map(({ name }) => name)).not.toContain(next.replace(':', ''))
})

test.each([
  'Clear, measurable results of the booking for patients.',
  'A clear and concise description of what you want to happen.',
  'List anything the solution must do or be (speed, design).',
  'If none, remove this line.',
  "Describe alternatives you've considered.",
  'I think this needs a heads-up to the doctors.',
  'This needs input from the team.',
  'It needs discussion.',
  'We will put this on the backlog so that patients can book visits.',
  'Add any other context about the booking of visits by patients here.',
])('instructions of a template for issues and talk below them are no work: %s', (line) => {
  expect(kindsBelow(line)).not.toContain('function')
  expect(kindsBelow(line)).not.toContain('quality')
})

test.each([
  'This page needs a feedback form.',
  'It needs a search for doctors.',
  'Clear instructions must be shown.',
  'If no doctor is free, remove the line.',
  'Patients put a doctor on their list.',
  'List anything that a patient has booked.',
  'It needs discussion boards for every course.',
  'It needs input validation for all values.',
  'It requires input of the readings each month.',
  'It needs input from the team: a form for ratings.',
  'This requires feedback from the customer by email after each visit.',
  'It needs talk rooms and discussion groups.',
  'This needs a heads-up display for drivers.',
  '- Search (String): finds members',
  '- search (String): finds members',
  '- Calendar (Date)',
  '- Watering (Boolean): can be switched by the app',
])('what only sounds like them is work: %s', (line) => {
  expect(kindsBelow(line)).toContain('function')
})

test.each([
  'Our DBA will set up the database and the backups.',
  'The printers themselves are set up by IT.',
  'Our IT department will provide the servers.',
  'Notre informaticien installera le serveur.',
  'El logotipo ya lo tenemos.',
  'In urgent cases please contact Carsten.',
  'In dringenden Fällen wendet euch bitte an Carsten.',
  'Die Rechnung für Juli haben wir überwiesen.',
  '¿Cuánto costaría y en cuánto tiempo estaría?',
  'Was kostet das ungefähr und bis wann geht das?',
  'Der Chatbot wird in einem eigenen Projekt behandelt.',
  'The chatbot will be dealt with in a separate project.',
  'Documents on paper will be handled by us next year.',
])('what others do, and talk about dates and invoices, is no work: %s', (line) => {
  expect(kindsBelow(line)).not.toContain('function')
  expect(kindsBelow(line)).not.toContain('quality')
})

test.each([
  'Our admin can set up new doctors.',
  'Devices are set up by the technician in the app.',
  'Der Admin richtet neue Ärzte ein.',
  'In dringenden Fällen erhält der Arzt eine SMS.',
  'It creates certificates for all who pass.',
  'It sets up a database for each clinic.',
  'Our IT department creates environments for new courses in the platform.',
  'Refunds are handled by us in the admin area.',
  'Bookings by phone are handled by us in the calendar.',
  'Il affiche un message si le visiteur existe.',
  'Il crée un compte si le patient existe.',
  'Sunday is half price.',
  'Saturday is only for members.',
  'Freitag ist für Kinder kostenlos.',
])('what users of the product do likewise is work: %s', (line) => {
  expect(kindsBelow(line)).toContain('function')
})
