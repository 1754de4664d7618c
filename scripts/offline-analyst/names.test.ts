import { expect, test } from 'vitest'
import { isAsking } from './reading/statement'
import { taskName } from './sizing/task-name'
import { withoutLayer } from './sizing/roles'
import { buildHours, hoursOf, studied } from './testing/hours'

test.each([
  [
    'The member can scan codes on devices with screens (e.g.: tablets, phones, kiosks and displays in the hall',
    'Scan codes on devices with screens',
  ],
  ['Goal: Let members cancel their bookings.', 'Let members cancel their bookings'],
  ['For example, a manager can also approve a trip.', 'Approve a trip'],
  ['The report will also be sent to the treasurer.', 'Send the report to the treasurer'],
  ['The mail should also show the court.', 'Mail should also show the court'],
  [
    'If a member has not paid the yearly contribution before the end of March, the system must send a reminder.',
    'Send a reminder',
  ],
  [
    'For a given month and year, in the past two years, ClubHouse shall be able to provide the board with a report on the use of each court.',
    'Provide the board with a report on the use of each court',
  ],
  [
    'The thermostat of the club house shall provide a reading of the current temperature in the space where all of the members of the board meet each month.',
    'Thermostat of the club house shall provide a reading of the current temperature',
  ],
  ['We want them to see what is free.', 'See what is free'],
  ['Could he tick off what he delivered?', 'Tick off what he delivered'],
  ["What we'd like is a page where parents can see the free places.", 'See the free places'],
  ['Ohne Empfang muss das auch gehen.', 'Ohne Empfang muss das auch gehen'],
  ['When a member cancels, the system notifies the coach.', 'Notify the coach when a member cancels'],
  ['The portal stores the list and updates the calendar.', 'Store the list and update the calendar'],
  ['Waiting list: The system verifies the age of a player.', 'Waiting list: verify the age of a player'],
  ['Use case #2: Reserve a court for a lesson', 'Reserve a court for a lesson'],
  [
    'Allow the staff of the club, including coaches and groundskeepers, to mark the courts that are closed after rain.',
    'Allow the staff of the club to mark the courts that are closed after rain',
  ],
  [
    'Ensure that the sign-in of the members, coaches and all of the other staff is integrated with the national accounts.',
    'Ensure that the sign-in of the members, coaches and all of the other staff is integrated with the national accounts',
  ],
  ['The club uses tools such as', 'Club uses tools'],
  ['As a coach, when I plan a week, I want to see the free courts.', 'See the free courts'],
  ['Could we also have a map of all courts?', 'Map of all courts'],
  ['7 | Desktop, phone | User: Choose a court | yes | v2', 'Choose a court'],
  ['Das Mitglied kann seine Buchungen stornieren.', 'Seine Buchungen stornieren'],
  ['Wenn ein Platz frei wird, soll das System die Warteliste benachrichtigen.', 'Die Warteliste benachrichtigen'],
  ['Nähert sich ein Beitrag der Frist, so wird der Kassenwart gewarnt.', 'Kassenwart warnen'],
  [
    'Auf der Karte werden alle Plätze mit Belag und Licht dargestellt.',
    'Auf der Karte alle Plätze mit Belag und Licht darstellen',
  ],
  ['Es soll möglich sein, einen Platz bei Regen kostenlos freizugeben.', 'Einen Platz bei Regen kostenlos freigeben'],
  ['Plätze sind nach dem Regen zu sperren.', 'Plätze nach dem Regen sperren'],
  ['Es muss eine Liste der Plätze geben, die frei sind.', 'Liste der Plätze, die frei sind'],
  [
    'Bälle werden vom Platzwart gekauft, müssen aber gezählt werden.',
    'Bälle werden vom Platzwart gekauft, müssen aber gezählt werden',
  ],
  [
    'Belege werden vom Portal erstellt und per Mail verschickt.',
    'Belege vom Portal erstellen und per Mail verschicken',
  ],
  ['Das Mitglied soll die Spiele nach Jahren filtern können.', 'Die Spiele nach Jahren filtern'],
  ['Admin A exists and is logged in.', 'Admin A exists and is logged in'],
  ['Man kann nach Belag filtern.', 'Nach Belag filtern'],
  ['Il faut que les matchs soient synchronisés avec la ligue.', 'Matchs synchronisés avec la ligue'],
  ['On doit pouvoir rechercher un court par date.', 'Rechercher un court par date'],
  ['Se gestionará la lista de espera.', 'Gestionar la lista de espera'],
  ['Es necesario imprimir los recibos.', 'Imprimir los recibos'],
  ['Draws: Players are informed by email when a draw is ready.', 'Draws: inform players by email when a draw is ready'],
  ['Players are often late.', 'Players are often late'],
  [
    'The board needs a list of the players by age, team, level, court and trainer for each of the seasons since the club began.',
    'List of the players by age, team, level, court and trainer',
  ],
  [
    'Players register with a name, a level, a phone number, an emergency contact, a preferred court, a coach and a photo of their face.',
    'Players register with a name, a level, a phone number, an emergency contact, a preferred court, etc.',
  ],
  ['Waiting list | Players wait for a court that is full. | High', 'Waiting list'],
  ['It must be possible for a coach to swap two lessons, because it often rains.', 'Swap two lessons'],
  ['/F20/ Trainer sperren Plätze für Kurse.', 'Trainer sperren Plätze für Kurse'],
  ['Als Trainer möchte ich Plätze sperren, damit niemand sie bucht.', 'Plätze sperren'],
  ["L'adhérent doit pouvoir annuler sa réservation.", 'Annuler sa réservation'],
  ['El sistema debe permitir exportar los pagos.', 'Exportar los pagos'],
  ['A tennis club wants an app where members book a court.', 'App where members book a court'],
  ["We'd like our members to be able to book online.", 'Book online'],
  ['La mairie souhaite un site pour réserver les courts.', 'Site pour réserver les courts'],
  ['Receipts should come out in two languages.', 'Receipts should come out in two languages'],
  ['Customers want a wishlist.', 'Wishlist'],
  ['On the court page, please show the next free hour.', 'Show the next free hour on the court page'],
  ["Sur la page d'accueil, merci d'afficher la météo du court.", "Afficher la météo du court sur la page d'accueil"],
  ['Can they book a court for a friend?', 'Book a court for a friend'],
  ['Könnten Mitglieder beim Buchen ihren Trainer auswählen?', 'Beim Buchen ihren Trainer auswählen'],
  ['Nous aimerions que les membres puissent annuler un cours.', 'Annuler un cours'],
  ['Die Liste soll auch an unseren Platzwart gehen.', 'Die Liste soll auch an unseren Platzwart gehen'],
  ['Members should be able to do it themselves.', 'Members should be able to do it themselves'],
  // A list of names does not say who "they" are.
  ['They should pick a day and see who teaches.', 'Pick a day and see who teaches'],
  ['They pick a day and see who teaches.', 'Pick a day and see who teaches'],
  ['She gets a mail when a court is free.', 'Get a mail when a court is free'],
  ['It shows the free courts.', 'Show the free courts'],
  ['It should not show prices.', 'Do not show prices'],
  ['They must not see each other’s data.', 'Do not let them see each other’s data'],
  ['They should be informed by email.', 'Inform them by email'],
  ["They'd like to book for a friend.", 'Book for a friend'],
  ['They have a profile with a photo.', 'Profile with a photo'],
  ['Must work on phones.', 'Work on phones'],
  ['If it is cheap, a waiting list for full courses would be nice, too.', 'Waiting list for full courses'],
  ['A photo gallery would be nice to have but only if it is cheap.', 'Photo gallery'],
  ['Sie sollen einen Tag auswählen.', 'Einen Tag auswählen'],
  ['Elle doit afficher les courts libres.', 'Afficher les courts libres'],
  ['Deben elegir un día.', 'Elegir un día'],
  ['They are often late.', 'They are often late'],
  ['This list is long.', 'This list is long'],
])('a task is named after the work, without labels, connectives and open parentheses: %s', (text, name) => {
  expect(taskName({ text })).toBe(name)
})

test('neither fields, plans, lone verbs nor people become components', () => {
  const headings = ['Primary Actor: Trainer', 'Future Plans', 'Displaying', 'Milestone 2: Tournament draws']
  const sentences = [
    'The trainer must block a court for lessons.',
    'The players must see the results of earlier seasons.',
    'The board must see the free courts on a screen in the hall.',
    'The captain must draw the pairs of each round and send them to the Club House Manager.',
  ]
  const text = headings.map((heading, at) => `## ${heading}\n\n${sentences[at]}`).join('\n\n')
  const names = studied(
    `# Web portal for a tennis club\n\nWe need a web portal for our members.\n\n${text}`,
  ).plan.components.map(({ name }) => name)
  expect(names, names.join()).toContain('Tournament draws')
  expect(names.join('\n')).not.toMatch(/Actor|Plans|Displaying|Manager|Milestone/)
})

const divided = [
  ['Plätze', 'Mitglieder können freie Plätze sehen.', 'Trainer können Plätze für Kurse sperren.'],
  ['Turniere', 'Der Vorstand kann eine Auslosung anlegen.', 'Spieler können ihre Ergebnisse eintragen.'],
  ['Beiträge', 'Mitglieder können ihren Beitrag mit Karte bezahlen.', 'Der Kassenwart kann Rechnungen exportieren.'],
]
const chapters = divided.map(([heading, ...rest]) => [`## ${heading}`, ...rest].join('\n\n')).join('\n\n')

test('the parts into which a client divides a product are its components, and the title of a document is none', () => {
  const { components } = studied(
    `# Lastenheft: Portal\n\nWir brauchen ein Portal für einen Tennisclub.\n\n${chapters}`,
  ).plan
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Plätze', 'Turniere', 'Beiträge']))
  expect(names.join()).not.toContain('Lastenheft')
  const letter =
    'Hola, buenas tardes:\n\nQuiero una aplicación para un club de tenis. Los socios pueden reservar una pista.'
  expect(studied(letter).plan.components.map(({ name }) => name)).not.toContain('Buenas tardes')
})

test.each([
  'One of the coaches had kept a list of the courts in a notebook.',
  'As one coach stated, “the courts are our home”.',
  'The club house was built by its members.',
])('what happened or was said is no work, unlike what the product must do: %s', (told) => {
  const text = 'We need a web portal for a tennis club. Members book courts. Coaches must enter results.'
  expect(hoursOf(`${text} ${told}`)).toBe(hoursOf(text))
})

test('the head of a table is no work', () => {
  const rows = 'Coach | Block a court for a lesson\nMember | Book a court for an hour'
  const text = `# Web portal for a tennis club\n\nWe need a web portal.\n\n`
  expect(hoursOf(`${text}Role | Key actions\n${rows}`)).toBe(hoursOf(`${text}${rows}`))
})

test('a task name ends with no open parenthesis', () => {
  const long =
    'The system shall record all of the devices that a household uses in its rooms each day (e.g., lamps, fans).'

  const { components } = studied(`# Home\n${long}\nWe need an app.`).plan
  const names = components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  expect(names.join('\n')).not.toMatch(/\([^)]*$/m)
})

const partsOf = (text: string) =>
  studied(text).plan.components.map(({ name, tasks }) => [name, withoutLayer(tasks[0]!.name)])

test('a sentence that names several kinds of work becomes a component for each, named after its clause', () => {
  const text =
    'Portal for a tennis club: members make bookings by phone, guests pay by card or voucher, the board gets a report each month, and invoices go to DATEV.'
  expect(partsOf(text)).toEqual(
    expect.arrayContaining([
      ['Booking', 'Members make bookings by phone'],
      ['Payments', 'Guests pay by card or voucher'],
      ['Reports', 'Board gets a report each month'],
      ['Integration with DATEV', expect.stringMatching(/^Invoices go to DATEV/)],
    ]),
  )
  const small = 'Add a filter by court, an export as CSV and a reminder by mail to the booking list of our club portal.'
  expect(partsOf(small).length).toBeLessThan(3)
})

test('two clauses of a sentence are parts, and a speed on a dashboard is no tuning', () => {
  const parts = partsOf(`Customer portal for tenants
Users sign in with e-mail and password; customer managers can invite colleagues and give them a role.
Recurring maintenance is planned in a calendar; jobs are created automatically two weeks ahead.
Customer managers see a dashboard with the number of open faults, the response times and the costs per building.
Tenants report a fault with a category, a description and up to five photos.`)
  expect(parts).toEqual(
    expect.arrayContaining([
      ['User accounts', 'Users sign in with e-mail and password'],
      ['Roles and permissions', 'Invite colleagues and give them a role'],
      ['Calendar', 'Plan recurring maintenance in a calendar'],
      ['Automation', 'Create jobs automatically two weeks ahead'],
    ]),
  )
  const names = parts.map(([component]) => component)
  expect(names).not.toContain('Reports')
  expect(names).not.toContain('Performance tuning')
  const worksIn = (text: string) =>
    studied(`Web portal for tenants. ${text}`).recognized.works.flatMap((ids) => [...ids])
  expect(worksIn('The dashboard has response times below two seconds.')).toContain('performance')
})

test.each([
  ['Data migration', 'Migration of 2,000 members from the existing SharePoint list.'],
  ['Integration with SharePoint', 'The results are synchronized with SharePoint.'],
  ['Integration with shipping carriers', 'Create labels for parcels with the DHL API.'],
  ['Data exchange (SFTP)', 'Members are imported over SFTP every night.'],
  ['Integration with DATEV', 'Invoices are exported to DATEV over SFTP every night.'],
])('a connection is named after the system, and not after the way of the data: %s', (name, text) => {
  expect(partsOf(`We need a web portal for a tennis club.\n\n${text}`).map(([component]) => component)).toContain(name)
})

test('decisions about a rule or a tender are no workflows of the product', () => {
  const text = 'We need a web portal for a tennis club. Members book courts.'
  const decision = 'Exceptions to this rule must be approved by the CIO. The club reserves the right to cancel.'
  expect(hoursOf(`${text} ${decision}`)).toBe(hoursOf(text))
})

test('a heading counts as a mention of a rare kind of work', () => {
  const portal = 'Web portal of a club\n\nWe need a web portal where members book courts and coaches plan lessons.\n\n'
  const request = 'Coaches shall be able to hold a video consultation with a player at home.'
  expect(hoursOf(`${portal}## Video consultation\n\n${request}`)).toBeGreaterThan(
    hoursOf(`${portal}## Consultation\n\n${request}`) + 5,
  )
})

test.each([
  ['Mitglieder melden sich mit E-Mail und Passwort an.', 'User accounts'],
  ['The front desk sends an invoice as a PDF by email.', 'Invoices and quotes'],
  ['The front desk manages therapists, rooms and opening hours.', 'Data management'],
  ['Patients book, move and cancel appointments online.', 'Booking'],
])('a component is named after the verb and the object, not after the means: %s', (text, name) => {
  expect(
    studied(`Wir brauchen ein Portal / We need a portal.\n\n- ${text}`).plan.components.map((it) => it.name),
  ).toContain(name)
})

test('the inputs of a calculator are named in plain words', () => {
  const { components } = studied('We need a solar savings calculator as a web page for our customers.').plan

  expect(components.map(({ name }) => name)).toContain('Input fields')
})

test('what neither a heading nor a kind of work names is in a component of its chapter, unless it is tiny', () => {
  const text = `# Functional requirements

## Colonies

The beekeeper records each colony with its place.
The beekeeper sees all colonies on a list.

# Non-functional requirements

## Reliability

Entries shall stay complete for ten years.
Wrong entries shall be revised by the beekeeper later.
The wording shall be understood by laymen.`
  const names = studied(text).plan.components.map(({ name }) => name)
  expect(names).toContain('Reliability')
  expect(names).not.toContain('General features')
})

const componentsOf = (text: string) => studied(text).plan.components.map(({ name }) => name)

test.each([
  'Events and ticketing for the Riverside Hall\n\nVisitors buy tickets online.\nStaff see how many seats are left.\nThe director writes a text.',
  'Order management and invoicing for a bakery chain\n\nBranches order bread until noon.\nThe bakery sees how much to bake.',
])('the title of a document is neither a component nor work: %s', (text) => {
  const [title = ''] = text.split('\n')
  const { plan } = studied(text)
  const names = plan.components.flatMap(({ name, tasks }) => [name, ...tasks.map((task) => task.name)])
  expect(names.filter((name) => name.includes(title))).toEqual([])
})

test.each(['Appendix: Test devices', 'Annex B: Test devices', 'Anhang: Testgeräte', '## Annexe : appareils de test'])(
  'the devices of an appendix are no work, and make no app: %s',
  (heading) => {
    const text = 'Members of our club pay the yearly fee.\nCoaches see who paid.'
    const { reading, profile } = studied(`${text}\n\n${heading}\n- iPhone 15\n- iPad with iOS 18`)
    expect(reading.statements.filter(isAsking)).toHaveLength(2)
    expect(profile.platform).toBe(studied(text).profile.platform)
  },
)

test('what people see on a tablet is named by its work, and a layout for tablets is one', () => {
  const garage = 'Build a web app for our garage.\n- Customers book an appointment\n'
  expect(componentsOf(`${garage}- Mechanics see their jobs on a tablet`)).not.toContain('Responsive layout')
  expect(componentsOf(`${garage}- The site must work on phones and tablets`)).toContain('Responsive layout')
})

test('a ticket system sells tickets for a festival, and is a help desk for an office', () => {
  const festival = componentsOf('We want a ticket system for our festival. Organizers see the sales per event.')
  expect(festival).toContain('Events and ticketing')
  expect(festival).not.toContain('Support tickets')
  const office = componentsOf('We want a ticket system for our office. Employees describe what is broken.')
  expect(office).toContain('Support tickets')
})

test('a sentence about what the one before names is no task of its own', () => {
  const shop =
    'Build a web shop. The shop writes an invoice, and customers download it from their account. Customers get a voucher. They can print it as PDF.'
  const names = studied(shop).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name))
  expect(names.join('\n')).not.toMatch(/^(?:Download|Print) it/m)
})

test('a sentence that only names the product is in no component but the foundation, and its hours stay', () => {
  const features = '- Coordinators create shifts.\n- Volunteers swap shifts.\n- Volunteers get a reminder by SMS.'
  const { plan } = studied(`We need a web app for a food bank.\n${features}`)
  const citing = plan.components.filter(({ tasks }) => tasks.some(({ places }) => places.includes(0)))
  expect(citing.map(({ name }) => name)).toEqual(['Project foundation'])
  expect(buildHours({ plan })).toBeGreaterThan(buildHours(studied(features)))
})

test('the title of a document is no task and names no component', () => {
  const requirements = [
    'Members see a calendar of all boats and book one.',
    'The harbor master blocks boats.',
    'Works on phones.',
  ]
  const { plan } = studied(['# Boat club booking portal', '', '## Requirements', ...requirements].join('\n'))
  expect(plan.components.map(({ name }) => name)).not.toContain('Boat club booking portal')
  const tasks = plan.components.flatMap(({ tasks: all }) => all)
  expect(tasks.filter(({ name }) => name.startsWith('Boat club booking portal'))).toEqual([])
  expect(tasks.find(({ name }) => name.startsWith('Works on phones'))).toMatchObject({ role: 'Front-end developer' })
})
