import { expect, test } from 'vitest'
import { reorder, textsIn, addFeature } from '#scripts/evaluate/variants'
import { documents } from './testing/documents'
import { apart, hoursOf, studied } from './testing/hours'
import { kindOf, statements } from './testing/statements'

const each = Object.entries(documents)
const boilerplate = textsIn('boilerplate')

const numbered = each.map(([name, text], at) => ({ name, text, at }))

/** Returns every third variant for a text, and for each of the next two texts the following ones. */
const third = <T>(variants: readonly T[], at: number) => variants.filter((_, index) => index % 3 === at % 3)

test.each(numbered)('contracts, notices and company descriptions around $name add at most 3 %', ({ text, at }) => {
  const plain = hoursOf(text)
  for (const [index, [name, noise]] of third([...boilerplate.entries()], at)) {
    const around = (index + at) % 2 === 0 ? [noise, text] : [text, noise]
    expect(apart(hoursOf(around.join('\n\n')), plain), name).toBeLessThanOrEqual(0.03)
  }
})

test.each(each)('reordering the sections of %s moves the total by less than 5 %', (_, text) => {
  for (const { change, text: other } of reorder(text)) {
    expect(apart(hoursOf(other), hoursOf(text)), change).toBeLessThan(0.05)
  }
})

test.each(numbered)('adding a feature to $name never lowers the hours', ({ text, at }) => {
  const plain = hoursOf(text)
  // Each feature at the start of some texts, in the middle of others, and at the end of the rest.
  for (const [index, { change, text: more }] of addFeature(text).entries()) {
    if (index % 3 !== (at + Math.floor(index / 3)) % 3) continue
    expect(hoursOf(more), change).toBeGreaterThanOrEqual(plain)
  }
})

test.each(each)('nine in ten requirements of %s have a task', (_, text) => {
  const { plan, reading } = studied(text)
  const cited = new Set(plan.components.flatMap(({ tasks }) => tasks.flatMap(({ places }) => places)))
  const asking = reading.statements.flatMap(({ kind }, place) =>
    kind === 'function' || kind === 'quality' ? [place] : [],
  )
  expect(asking.length).toBeGreaterThan(0)
  expect(asking.filter((place) => cited.has(place)).length).toBeGreaterThanOrEqual(asking.length * 0.9)
})

test.each(boilerplate)('%s alone contains no requirements', (_, noise) => {
  expect(hoursOf(noise)).toBe(0)
})

const kindsOf = (text: string) => statements(text).map(({ kind, text }) => [text, kind])

test.each([
  [
    'Expense app for a company with 200 employees',
    `Managers approve reimbursements before they are paid out.
Each order has a purchase order number and an invoice address.
Tenants see their contract and its end date.
Landlords upload the lease agreement and both parties sign it online.
Researchers submit proposals before the closing date of a call.
Technicians record time and materials and close a job with a signature.
Buyers send a request for proposal to several suppliers.
Employees report travel expenses with mileage and per diem.
Students upload their resume and a certificate.`,
  ],
  [
    'App für die Mieter einer Genossenschaft',
    `Mieter sehen ihren Vertrag und das Vertragsende.
Mieter können die Kündigung online einreichen.
Einkäufer legen eine Ausschreibung an und laden Bieter ein.
Sachbearbeiter erfassen einen Schaden mit Versicherungsnummer und Haftung.
Lieferanten geben ein Angebot ab und sehen den Zuschlag.`,
  ],
])('contracts, offers and expenses that users deal with are features: %s', (title, lines) => {
  const found = kindsOf(`${title}\n${lines}`).slice(1)
  expect(found.filter(([, kind]) => kind !== 'function')).toEqual([])
  expect(found).toHaveLength(lines.split('\n').length)
})

test.each([
  ['An app for a wedding agency.', 'Venues', 'A venue shows photos and prices.', 'The venue confirms a date.'],
  [
    'A tool for our property managers.',
    'Contracts',
    'The contract is generated as a PDF.',
    'The warranty is recorded.',
  ],
  ['A portal for a building company.', 'Subcontractors', 'Subcontractors upload their insurance certificate.'],
  ['A notary needs a web app.', 'Deeds', 'The notary creates a deed.', 'The parties sign the agreement on a tablet.'],
  [
    'A tool for IT.',
    'Devices',
    'Laptops are assigned to employees.',
    'The tool lists all laptops with their warranty.',
  ],
  ['A tool for HR.', 'Contracts', 'HR creates a contract from a template.', 'The employee signs it on a phone.'],
  ['Web app for a fleet.', 'Insurance', 'The policy of each car is stored.', 'The app warns before it expires.'],
  ['Web app for a club.', 'Fee', 'Calculation of the annual fee by age.', 'Export to the accounting software as CSV.'],
  [
    'Eine Software für Vermieter.',
    'Verträge',
    'Der Vertrag wird als PDF erzeugt.',
    'Kündigungen werden mit Frist erfasst.',
  ],
  ['Eine Software für Makler.', 'Angebot', 'Der Makler erzeugt ein Angebot aus einer Vorlage.'],
  ['Un outil pour la ville.', 'Candidature', "L'habitant dépose sa candidature en ligne.", 'Il consulte son rang.'],
  [
    'Un outil pour les loueurs.',
    'Contrats',
    'Le contrat est généré en PDF.',
    'Le locataire signe le contrat en ligne.',
  ],
  ['Un portal para seguros.', 'Pólizas', 'El cliente ve sus pólizas.', 'La póliza se renueva automáticamente.'],
  [
    'Un gestionale per agenzie.',
    'Contratti',
    'Il contratto viene generato in PDF.',
    'Il cliente firma il contratto sul tablet.',
  ],
  ['Een app voor verhuur.', 'Contracten', 'De huurder tekent het contract op een tablet.'],
])(
  'contracts, fees and applicants in a chapter about what users do are features: %s %s',
  (title, heading, ...items) => {
    const found = kindsOf(`${title}\n\n${heading}\n${items.map((it) => `- ${it}`).join('\n')}`)
    for (const it of items) expect(found.find(([said]) => said === it)?.[1], it).toMatch(/function|quality/)
  },
)

test.each([
  ['Contract', 'The contract is concluded for two years.', 'The contract may be terminated at any time.'],
  [
    'How to bid',
    'Bidders submit three references.',
    'The bidder signs the form of tender.',
    'Tenders are opened in May.',
  ],
  ['Insurance', 'Contractor maintains professional indemnity insurance.', 'Subcontractors carry workers compensation.'],
  ['Fees', 'Fees are due within thirty days of the invoice.', 'Travel expenses are reimbursed at cost.'],
  ['Warranty', 'Two years from acceptance.', 'Defects are repaired free of charge.'],
  ['Vertrag', 'Der Vertrag wird auf zwei Jahre geschlossen.', 'Der Auftragnehmer haftet für Schäden.'],
  ['Vergabe', 'Der Bieter reicht sein Angebot ein.', 'Der Zuschlag wird auf das beste Angebot erteilt.'],
  ['Angebot', 'Bitte schicken Sie uns Ihr Angebot.', 'Nennen Sie zwei Referenzen.'],
  ['Candidature', 'Le candidat remet son offre avant mai.', "Le marché est attribué à l'offre la mieux notée."],
  ['Garantie', 'La garantie est de deux ans.', 'Les défauts sont corrigés gratuitement.'],
  ['Contrato', 'El contratista suscribirá una póliza.', 'Las partes se someten a los tribunales de Madrid.'],
])('a chapter on the contract or tender itself asks for nothing: %s', (heading, ...items) => {
  const guests = 'A booking app for a sauna.\n\nGuests\n- Guests book a slot online.\n- Guests pay by card.'
  const found = kindsOf(`${guests}\n\n${heading}\n${items.map((it) => `- ${it}`).join('\n')}`)
  expect(found.slice(3).filter(([, kind]) => kind !== 'background')).toEqual([])
})

test('what a contract says about its parties stays background', () => {
  const text = `A web app for tenants. Tenants report damages.

Contract
Tenants shall indemnify the Landlord against all claims.
Bidders submit their proposals by post.
The contractor pays liquidated damages.`
  for (const part of ['indemnify', 'by post', 'liquidated']) expect(kindOf(text, part), part).toBe('background')
})

test('prose below a noise heading counts if it is about the product', () => {
  const text = `Acknowledgements
We are grateful to all who took part in the interviews.
We would like an app in which every singer sees the dates of rehearsals.
Singers can tell whether they come.`
  expect(kindOf(text, 'every singer')).toBe('function')
  expect(kindOf(text, 'whether they come')).toBe('function')
  expect(kindOf(text, 'grateful')).toBe('background')
})

test('a client’s words for exclusions exclude', () => {
  const text = `- members book courts
- eine Anbindung an die Buchhaltung ist nicht nötig

NOT wanted: app in the stores, ranking list

## Not part of this project
- Forum or chat`
  for (const part of ['app in', 'Anbindung', 'Forum']) expect(kindOf(text, part), part).toBe('excluded')
  expect(kindOf(text, 'members')).toBe('function')
})

test('a glossary is detected by the form of its lines, even with other lines between', () => {
  const text = `The system shall print labels.
QMS | Queue Management System — software that manages queues and bookings.
Harbour Systems Ltd. - Confidential
Page 3 of 40
HIS | Hospital Information System — an integrated system for contacts and bills.
Gateway - a device that connects the sensors.`
  expect(kindsOf(text).filter(([, kind]) => kind === 'function')).toHaveLength(1)
})

test('fenced code is ignored, and the text after it is read', () => {
  const text = `## Locations
The system shall store locations.
\`\`\`json
location = {
  locationId,
  shared: true
}
\`\`\`
Staff can override a location for a period.
## Reports
Staff can export all passes.`
  expect(kindOf(text, 'override')).toBe('function')
  expect(kindOf(text, 'export')).toBe('function')
  expect(kindsOf(text).some(([said]) => said!.includes('locationId'))).toBe(false)
})

test('a repeated sentence is classified like its first occurrence', () => {
  const line = 'The system shall print a label for each of the boxes in the store.'
  const found = kindsOf(`${line}\n\n# Glossary\n\n${line}`).map(([, kind]) => kind)
  expect(found).toEqual(['function', 'function'])
})

test('a list is about what its first line is about, and duties without a product around are no requirements', () => {
  const text = `We need a web app for a library. Members search books and reserve them.

Section 8
The Contractor shall name a lead developer.
Each member of the Contractor's team shall have three years of experience in at least one of the following:
a. Writing the front ends of web applications
b. User authentication tools
c. Reports and dashboards for members

Section 9
The Contractor shall hire independent surveyors at its own expense.
Surveyors should not:
- Create a report about their own work
- Manage users or members of the Contractor

Section 10
There are precautions that shall be taken for transport.
The outside of each container shall name the person who receives it.
The Contractor shall keep receipts for three years following termination of this agreement.`
  const asking = kindsOf(text).flatMap(([said, kind]) => (kind === 'background' ? [] : [said]))
  expect(asking).toEqual(['We need a web app for a library.', 'Members search books and reserve them.'])
})

test('the duties, thanks and change process of a document are no work', () => {
  const text = `# Visitor register
This document describes the Visitor register for the museum.
## Acknowledgements
We would like to express our sincere thanks to Ms Abel for her advice on software and reports.
## Requirements
- The system shall record the visitors of each day.
- Guides can book a room.
- IT staff: responsible for the integration and maintenance of the register.
- Changes to this document must be approved by the director.
## Change management process
All submitted changes are reviewed by the manager.
- Major changes (such as new system features or integrations) require formal approval.
- Minor updates of reports may be approved by the team.
Each approved change will get a new version number and a summary in the history of the document.`
  const asked = kindsOf(text).flatMap(([said, kind]) => (kind === 'function' || kind === 'quality' ? [said] : []))
  expect(asked).toEqual(['The system shall record the visitors of each day.', 'Guides can book a room.'])
})

test.each([
  [
    'The system components consist of sensors and a server, which will store the values.',
    'All system documents shall be up-to-date and use the templates of the company.',
    'UML 2.0 must be used for the documentation.',
    'Exceptions to this rule must be approved by the CIO.',
    'Guests are familiar with the use of a web interface.',
    'When a security breach occurs, the alarm shall be activated.',
  ],
  [
    'Die Komponenten des Systems bestehen aus Sensoren und einem Server, der Werte speichern soll.',
    'Alle Projektdokumente müssen aktuell sein und die Vorlagen der Firma verwenden.',
    'Das System wird in einer Testumgebung getestet.',
    'Ausnahmen von dieser Regel müssen vom CIO genehmigt werden.',
    'Die Gäste sind mit dem Umgang mit Webseiten vertraut.',
    'Ausnahmen von den Öffnungszeiten muss der Leiter genehmigen können.',
  ],
  [
    'Les composants du système se composent de capteurs et d’un serveur, qui doit stocker les valeurs.',
    'Tous les documents du projet doivent être à jour et utiliser les modèles de l’entreprise.',
    'Le système sera testé dans un environnement simulé.',
    'Les exceptions à cette règle doivent être approuvées par la direction.',
    'Les clients sont familiarisés avec l’usage du web.',
    'Le gérant doit pouvoir approuver les exceptions aux horaires.',
  ],
  [
    'Los componentes del sistema constan de sensores y un servidor, que debe guardar los valores.',
    'Todos los documentos del proyecto deben estar actualizados y usar las plantillas de la empresa.',
    'El sistema será probado en un entorno simulado.',
    'Las excepciones a esta regla deben ser aprobadas por la dirección.',
    'Los huéspedes están familiarizados con el uso de la web.',
    'El sistema debe activar una alarma cuando una puerta está abierta.',
  ],
])('what a product consists of, who knows what and rules for the project are no work: %s', (...said) => {
  const rules = said.slice(1).map((text, at) => `R${at + 1} ${text}`)
  const asked = kindsOf(`# Energy\n## 1 Introduction\n${said[0]}\n## 2 Requirements\n${rules.join('\n')}`)
  expect(asked.flatMap(([text, kind]) => (kind === 'background' ? [] : [text]))).toEqual(said.slice(-1))
})

test.each([
  'The controller of the thermostat shall provide a “set point” temperature.',
  'The system shall sound an alarm after a security breach.',
])('a device that is called like a party to a contract has functions: %s', (text) => {
  const around = 'R2 The thermostat shall show the temperature.\nR3 Guests shall be able to set the temperature.'
  expect(kindsOf(`# Energy\nR1 ${text}\n${around}`).find(([said]) => said === text)?.[1]).toBe('function')
})

test('an appendix counts by what it holds, whether or not its heading is marked', () => {
  const chapters = `1 Bookings
Guides book a room for a tour.
2 Visitors
The system shall count the visitors of each day.
3 Glossary
Tour | A walk through the house with a guide`
  const appendices = `Appendix A: Zusammenfassung auf Deutsch
Museumsführer buchen einen Raum und zählen Besucher.
ANNEX B – Example of a daily record
Visitors | 214 people
Annexe 3 : Résumé
Les guides réservent une salle.
Appendix D: Ticket machines
The system shall print tickets at a machine.`
  const text = `${chapters}\n${appendices}`
  const marked = text.replaceAll(/^(?=\d |A\p{L}+ [AB3D])/gmu, '# ')
  const asking = (of: string) => kindsOf(of).flatMap(([said, kind]) => (kind === 'function' ? [said] : []))
  expect(asking(text)).toEqual([
    'Guides book a room for a tour.',
    'The system shall count the visitors of each day.',
    'The system shall print tickets at a machine.',
  ])
  expect(marked.match(/^# /gm)).toHaveLength(7)
  expect(asking(marked)).toEqual(asking(text))
})
