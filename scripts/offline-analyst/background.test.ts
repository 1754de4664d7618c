import { expect, test } from 'vitest'
import { exclusionsIn } from './exclusions'
import { supportingLines } from './reading/supporting'
import { technologiesOf } from './technologies'
import { hoursOf, studied } from './testing/hours'
import { kindOf, statements } from './testing/statements'
import { practice } from './testing/texts'

test.each([
  ['what users get with a due date', 'Staff get assigned courses by department, with a due date and reminders.'],
  ['what is resumed', 'Learners resume where they stopped, and pass a test at the end.'],
  ['work with the name of a technology', 'SSO with Entra ID.'],
])('%s is no condition of a contract and no list', (_, text) => {
  expect(kindOf(`We want a product for training courses. Authors create courses.\n\n${text}`, text)).toBe('function')
})

test('the API of another system does not make a product a library', () => {
  const text =
    'We are looking for a planner for our technicians.\n- Reports are checked, data goes to the ERP (REST API)'
  expect(studied(text).profile.platform).not.toBe('library or API')
})

test('a letter about a new product asks for what its users do, not for what it ends or costs', () => {
  const text = `We want to stop juggling emails. We need a portal:

1. Project managers enter a job and offer it to translators.
2. Translators accept or decline by a link.

What would this cost, and could it be ready before summer?`
  expect(statements(text).map(({ kind }) => kind)).toEqual([
    'background',
    'function',
    'function',
    'function',
    'background',
    'background',
  ])
})

test.each([
  'We keep our current website and our patient records stay in MediFile, no connection needed.',
  'Our existing website stays as it is.',
  'Wir behalten unsere Website.',
  'Nous gardons notre site actuel.',
])('what stays beside a new product is excluded, and no change: %s', (kept) => {
  const { profile, reading } = studied(`${practice}\n\n${kept}`)

  expect(profile.kind).toBe('product')
  expect(reading.statements.at(-1)!.kind).toBe('excluded')
})

test('an introduction of the client and what is done today are no work, in a product or a change', () => {
  const told = ['We run a practice with nine therapists', 'Wir sind ein Ruderverein', 'Today patients call us']
  const names = [practice, 'In our portal, members should get an SMS one day before.'].flatMap((asked) =>
    studied(`${told.join('.\n')}.\n\n${asked}`).plan.components.flatMap(({ tasks }) => tasks.map(({ name }) => name)),
  )

  expect(names.join('\n')).not.toMatch(/practice|Ruderverein|call us/)
})

test.each([
  'Background: Meridian looks after 240 office buildings for 85 corporate customers.',
  'Hintergrund: Die Meridian GmbH betreut 240 Bürogebäude für 85 Firmenkunden.',
  'Contexte : Meridian gère 240 immeubles de bureaux pour 85 clients.',
  'About us: Meridian cleans and repairs offices.',
])('a sentence that its label calls background is none of the work: %s', (told) => {
  expect(kindOf(`Customer portal\n${told}\nTenants report a fault with photos.`, told.slice(-20))).toBe('background')
})

test('a wish under the label of a background is one', () => {
  const wish = 'Context: we want a portal with which tenants order repairs.'
  expect(kindOf(`Customer portal\n${wish}\nTenants report a fault.`, wish)).toBe('function')
})

test('what the writers do themselves is work if it is done with the product', () => {
  const told = 'I add, change and cancel dates myself, and everyone booked is told.'
  const about = 'We are a workshop and want a booking site. We bake all our bread ourselves.'

  expect(kindOf(`${about} ${told}`, told)).toBe('function')
  expect(kindOf(`${about} ${told}`, 'bread')).toBe('background')
})

test('a goal excludes nothing, whatever a clause says is kept in another product', () => {
  const goal = 'The foundation wishes to replace the member file, which is kept in Excel.'
  expect(kindOf(`${practice}\n\n${goal}`, 'member file')).not.toBe('excluded')
})

test('the situation in a chapter is background', () => {
  const text = `# Portal\n## 1 Tickets\n### 1.1 Situation\nLong queues form on Sundays.\n### 1.2 Requirements\n- Visitors buy tickets for a day.`
  expect(kindOf(text, 'queues')).toBe('background')
  expect(kindOf(text, 'Visitors')).toBe('function')
})

test('what does not belong to a product is excluded in German, too', () => {
  expect(exclusionsIn(studied(`${practice}\n\nEin Onlineshop gehört nicht dazu.`)).join()).toContain('Ein Onlineshop')
})

test('no technology for apps is proposed if native apps are out of scope', () => {
  const text = 'We need a booking tool. Members book courses on their iPhone or Android phone.'
  expect(technologiesOf(studied(text))).toContain('React Native')
  const web = studied(`${text} No native apps.`)
  expect(technologiesOf(web)).not.toContain('React Native')
  expect(technologiesOf(web)).toContain('React')
})

test.each([
  'We want to sell a quarter of all tickets online by 2028.',
  'By 2028, half of our members should book online.',
  'Bis 2028 wollen wir ein Drittel der Karten online verkaufen.',
])('a goal of the business is no work: %s', (goal) => {
  const shop = 'Build an online ticket shop for our theater. Visitors choose seats and pay by card.'
  expect(hoursOf(`${shop} ${goal}`)).toBe(hoursOf(shop))
})

test.each([
  'We expect about 400 people.',
  'Around 80 % of our patients use their phone.',
  'Most of our patients come back every year.',
  'Last year 1,200 appointments were booked in three days.',
  'Im Schnitt kommen 15 Anfragen pro Woche.',
  'Die Kurse finden in drei Räumen statt.',
  'Nos clients viennent surtout de la région.',
  'Esperamos unos 500 asistentes.',
  'Patients no longer need to call us.',
  'Patients pay by bank transfer as before.',
  'Hans, who wrote our list, retires in September and nobody else dares to touch it. Half of them lose it.',
  'Patients call us all the time to ask when they are due. I have a prototype on paper that already books.',
  'This is about the thing for the practice.',
  'Te cuento lo del taller. Los clientes llaman todo el rato. Unas 120, en verano 200. Así son las hojas que uso.',
])('a number of people and how it usually is are no work: %s', (told) => {
  expect(hoursOf(`${practice}\n\n${told}`)).toBe(hoursOf(practice))
})

test.each([
  'Patients should see the due date before they pay.',
  'Les clients doivent voir la date de livraison avant de payer.',
  'Kunden sollen das Lieferdatum vor der Zahlung sehen.',
])('what people should see is work below any heading: %s', (wish) => {
  expect(kindOf(`${practice}\n\n## Rules\n${wish}`, wish)).toBe('function')
})

test.each([
  ['Fees', 'Members pay the yearly fee by card.', 'function'],
  ['Fees:', '- The treasurer sets the yearly fee.', 'function'],
  ['Fees', 'The Client shall pay the Supplier a fee of EUR 900.\nPayment is due in three instalments.', 'background'],
])(
  'fees below "%s" are work if members pay them, and background if a contract states them: %s',
  (heading, told, kind) => {
    expect(kindOf(`${practice}\n\n${heading}\n${told}`, told.split(/\n|- /).at(-1)!)).toBe(kind)
  },
)

test.each(['Comments', 'Orders', 'Numbers'])('%s are no people who do something in a contract', (things) => {
  const told = `${things} can be entered in the agreement.`
  expect(kindOf(`${practice}\n\n${told}`, told)).toBe('background')
})

const court = '# Portal\n## Functions\nMembers book a court.\nTrainers plan lessons.'

test.each([
  'The customer provides test data.',
  "The client's IT operates the servers.",
  'Der Auftraggeber benennt eine Projektleitung.',
  'Unsere IT stellt die Server bereit.',
  'Le client fournit les photos.',
  'El cliente proporciona los datos de prueba.',
  'Il committente fornisce i dati di prova.',
  'The system should make the laboratory faster.',
  'The platform is intended to shorten the time between order and report.',
  'Das Ziel ist, den Aufwand der Verwaltung zu senken.',
  'Die neue Plattform soll die Zusammenarbeit der Vereine erleichtern.',
  'Le logiciel doit simplifier le travail des éducatrices.',
  'Il sistema deve migliorare la collaborazione tra accettazione e officina.',
  'Art and sound are delivered by us.',
  'We can give you access to the test system.',
  'Die Texte schicken wir euch.',
  'Nous vous enverrons les photos.',
  'All data must stay in the EU.',
  'Die Daten müssen in der Schweiz gespeichert werden.',
  'About 40,000 bookings',
])('a duty of the client, where data is, how much there is and what a product is for are no work: %s', (told) => {
  expect(kindOf(`${court}\n- Members see their bookings.\n- ${told}`, told)).toBe('background')
})

test.each([
  'The customer provides the delivery address.',
  'The client provides a signature on the tablet.',
  'Der Kunde stellt eine Anfrage und erhält ein Angebot.',
  'The system should reduce the stock when an order is packed.',
  'The system must avoid double bookings of a room.',
  'The system is intended to print labels for each bottle.',
  'Das System soll Fehler in der Eingabe markieren.',
  'Le système doit calculer les coûts de chaque projet.',
  '500 bookings can be imported at once.',
  'The 404 page shows the phone number.',
])('what users give and what a product does are work: %s', (told) => {
  expect(kindOf(`${court}\n${told}`, told)).toBe('function')
})

const portal = (line: string) =>
  kindOf(
    `We need a web portal for our members.\n\nMembers book courses online.\n\n${line}\n\nTrainers see their courses.`,
    line,
  )

test.each([
  'Bitte jede Position einzeln schätzen.',
  'We need a quotation by Friday.',
  'Livraison prévue avant la rentrée.',
  'The council meets on 3 May.',
  'Die Tablets werden von der IT bestellt.',
  'Installation by our caretaker.',
  'Nous avons déjà testé deux logiciels.',
  'Der Empfang ist zufrieden mit dem Heft.',
  'Version 1.2, 16 November 2026.',
  'Revision 4, dated 3 May 2026.',
  'Fassung 2, Stand 16. November 2026.',
  'Version 2 du 3 mai 2026, par Anne Petit.',
])('a remark about the project is no work: %s', (line) => {
  expect(portal(line)).toBe('background')
})

test.each([
  'Die Buchhaltung macht unser Steuerberater.',
  'We do not touch the checkout.',
  'Alte Rechnungen müssen nicht übernommen werden.',
  'Il logo rimane lo stesso.',
])('work that others do, or that stays, is excluded: %s', (line) => {
  expect(portal(line)).toBe('excluded')
})

test.each([
  'The board approves applications with one click.',
  'Please estimate the arrival time for each order.',
  'Before checkout customers confirm their age.',
  'Tablets at the counter show the next number.',
])('a function with words of such remarks is one: %s', (line) => {
  expect(portal(line)).toBe('function')
})

test('a flow of data between two systems is a program without screens', () => {
  const { plan } = studied(
    'When a deal is won in Pipedrive, the customer should be created in Lexware and an invoice drafted. The number of the invoice is written back to the deal. If something fails, mail to finance. About 40 deals a month.',
  )
  expect(plan.components.at(-1)!.tasks.map(({ name }) => name)).toContain('Installation and publishing of new versions')
})

test('a move to another shop system is a migration', () => {
  const text = `Move of our store to Shopify

We want to go to Shopify. Scope:
- 900 products with variants
- customer accounts
- redirects for all old addresses`
  expect(studied(text).plan.components.map(({ name }) => name)).toContain('Data migration')
})

test('dictated text is read clause by clause, and what is done today is no work', () => {
  const text =
    'so um hi I run this bakery and every shop sends its orders by phone and half of it is lost so what I want is an app where the shops enter their orders until noon and then it makes a list for the night shift and the driver sees his stops and it has to work without signal so it syncs later and the invoices we do that in quickbooks leave that alone ok call me back'
  expect(statements(text).flatMap(({ text, kind }) => (kind === 'function' ? [text] : []))).toEqual([
    'What I want is an app where the shops enter their orders until noon.',
    'It makes a list for the night shift.',
    'The driver sees his stops.',
    'It has to work without signal.',
    'It syncs later.',
  ])
})

test.each([
  'Explain your choice in two sentences.',
  'Ein anderer Anbieter verlangt 48.000, das ist zu viel.',
  'La semaine du 3 je suis en déplacement.',
  'The first page in May, the rest in July.',
  'La gerente enseña la web de otro ayuntamiento.',
  'Our advisor recommends AWS.',
  'Die Aufkleber drucken wir selbst.',
  'The reports on stock must not be quoted.',
])('what is said around a product is no work: %s', (sentence) => {
  expect(['background', 'excluded']).toContain(kindOf(`${practice}\n\n${sentence}`, sentence.replace(/\.$/, '')))
})

const below = (heading: string, line: string) =>
  studied(`# Portal
## Functions
- Guests book rooms and pay by card.
- Staff print a list of all guests.
## ${heading}
- ${line}`)

test.each([
  ['Design constraints', 'Development must use open-source technologies such as Node.js and MySQL.'],
  ['Design constraints', 'The backend shall be implemented in Java with Spring Boot to reduce cost.'],
  ['Maintainability', 'The architecture must be modular and loosely coupled.'],
  ['Maintainability', 'Future extensions, such as a booking of parking lots, shall not require a redesign.'],
  ['Maintainability', 'The product shall support version control (e.g., Git) to manage code updates.'],
  ['Technische Anforderungen', 'Das System soll mit React und PostgreSQL umgesetzt werden.'],
  ['Assumptions and dependencies', 'Updates of the payment provider may require changes of the checkout.'],
  ['Annahmen', 'Die Zahlungen der Gäste können von der Freigabe durch die Bank abhängen.'],
])('below "%s" a choice of technology, a principle or what is taken for granted is no work: %s', (heading, line) => {
  expect(below(heading, line).reading.statements.at(-1)!.kind).toBe('background')
})

test.each([
  ['Security and privacy', 'Sensitive medical data may not be transmitted via SMS.'],
  ['Datenschutz', 'Passwörter dürfen nicht im Klartext gespeichert werden.'],
  ['Database', 'The system shall enforce foreign key constraints between guests, stays, payments and vouchers.'],
])('below "%s" a rule about data builds no screens: %s', (heading, line) => {
  const { plan, reading } = below(heading, line)
  const tasks = plan.components.flatMap(({ tasks }) =>
    tasks.filter(({ places }) => places.includes(reading.statements.length - 1)),
  )
  expect(tasks.map(({ role }) => role)).toEqual(['Back-end developer'])
})

test('how a client approves changes of its documents is none of the supporting work', () => {
  const process = `## Change management process
The process ensures that changes of this document are reviewed.
- Minor updates (e.g., documentation corrections) may be approved informally by the team.`
  const text = `# Portal\n## Functions\n- Guests book rooms.\n- Guests pay by card.\n${process}`
  expect(supportingLines(statements(text))).toEqual(new Map())
})

test('sentences of one security chapter that name different kinds of work are tasks of their own', () => {
  const text = `# Portal
## Functions
- Guests log in, book rooms and pay by card.
- Staff print a list of all guests.
## Security requirements
- User passwords shall be encrypted before storage.
- Automatic logout shall occur after 10 minutes of inactivity.
- The system shall maintain comprehensive audit logs capturing login attempts and deletions.
- Each change of a price shall be in the audit log.`
  const { plan, reading } = studied(text)
  const componentOf = (part: string) =>
    plan.components.find(({ tasks }) =>
      tasks.some(
        ({ places, role }) =>
          role !== 'UX/UI designer' && places.some((at) => reading.statements[at]!.text.includes(part)),
      ),
    )?.name
  expect(['passwords', 'logout', 'login attempts'].map(componentOf)).toEqual([
    'Security',
    'Automatic logout',
    'Audit trail',
  ])
})
