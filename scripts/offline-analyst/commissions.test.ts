import { expect, test } from 'vitest'
import { isAsking } from './reading/statement'
import { workTypeOf } from './study'
import { studied } from './testing/hours'

const english = [
  'The Contractor shall develop functionality that allows users to record a referral.',
  'The Vendor shall build a screen on which workers flag a sibling.',
  'The Supplier must provide a module for screening decisions.',
  'The selected vendor will build and deliver a dashboard showing open referrals by county.',
  'The Contractor shall provide users with the ability to reopen a referral.',
  'The Contractor shall enable supervisors to overrule a decision.',
  'The Contractor shall develop a report that lists all open referrals.',
  'The Vendor shall provide a mobile app for investigators.',
  "The Contractor shall integrate the module with the court's register.",
  'The Contractor shall ensure that users can print a referral.',
]
const german = [
  'Der Auftragnehmer entwickelt eine Funktion, mit der Nutzer eine Meldung erfassen.',
  'Der Auftragnehmer stellt ein Online-Formular für Anträge zur Verfügung.',
  'Der Auftragnehmer liefert eine Suchfunktion über alle Akten.',
  'Der Auftragnehmer muss ein Modul für die Zuordnung von Fällen liefern.',
]

const duties = [
  'The Contractor shall provide a list of subcontractors.',
  'The Contractor shall provide a dashboard of sprint progress to the State.',
  'The Vendor shall develop a training plan for workers.',
  'The Contractor shall deliver the functions of each sprint to production.',
  'The Contractor shall implement security controls in its own offices.',
  'The Vendor shall provide user support for all modules.',
  'The Contractor shall allow the State to inspect its records.',
  'The Contractor shall provide a calendar of meetings.',
  'The Contractor shall develop a list of stakeholders to be interviewed.',
  'The Contractor shall provide features and modules according to the approved schedule.',
]
const pflichten = [
  'Der Auftragnehmer stellt qualifiziertes Personal bereit.',
  'Der Auftragnehmer entwickelt einen Projektplan.',
  'Der Auftragnehmer stellt monatlich eine Rechnung.',
  'Der Auftragnehmer liefert eine Dokumentation aller Schnittstellen.',
]

const asked = (lines: readonly string[]) =>
  studied(`Intake module\n\n1. Scope of work\n${lines.join('\n')}`).reading.statements.flatMap((it) =>
    isAsking(it) && lines.includes(it.text) ? [it.text] : [],
  )

test('a chapter of parts that a supplier shall build is work', () => {
  expect(asked(english)).toEqual(english)
  expect(asked(german)).toEqual(german)
})

test.each([...english, ...german])('a part of the product that a supplier shall build is work: %s', (line) => {
  expect(asked([line])).toEqual([line])
})

test.each([
  [...english.slice(0, 2), ...duties],
  [...german.slice(0, 2), ...pflichten],
])('what a supplier provides besides the product is no work: %s, …', (...lines) => {
  for (const duty of lines.slice(2)) expect(asked([...lines.slice(0, 2), duty])).not.toContain(duty)
})

test.each([
  [
    'Contractor shall design, develop and deliver a secure document exchange (the "Vault") enabling officers to share files.',
    'The Vault shall keep a log of every access.',
    'Contractor shall display wire instructions after a second officer has approved them.',
    'Contractor shall furnish a user manual and two (2) training sessions.',
    'Client shall furnish access to a test environment.',
  ],
  [
    'The Supplier shall develop and maintain a booking portal (hereinafter "Portal") for the guests of the Client.',
    'The Portal shall show free rooms.',
    'The Supplier shall connect the Portal to Opera.',
    'The Supplier shall provide monthly reports.',
    "Client shall respond to Supplier's questions within two days.",
  ],
  [
    'Der Auftragnehmer entwickelt einen sicheren Dokumentenaustausch (nachfolgend „Tresor“) für Notare.',
    'Der Tresor protokolliert jeden Zugriff.',
    'Der Tresor löscht Akten nach sieben Jahren.',
    'Der Auftragnehmer stellt ein Handbuch bereit.',
    'Der Auftraggeber benennt einen Ansprechpartner.',
  ],
  [
    'Le prestataire développe une plateforme de dépôt (ci-après « le Coffre ») pour les notaires.',
    'Le Coffre enregistre chaque accès.',
    'Le Coffre envoie un rappel aux notaires.',
    'Le prestataire fournit un manuel.',
    'Le client désigne un interlocuteur.',
  ],
])('a contract for a product that it names is read as one, without what the parties do besides: %s', (...lines) => {
  const [clause, ...others] = lines
  const chapter = `3. SERVICES\n3.1 ${clause}\n${others
    .slice(0, 3)
    .map((it, at) => `3.${at + 2} ${it}`)
    .join('\n')}`
  const study = studied(`STATEMENT OF WORK NO. 7\n\n${chapter}\n\n4. CLIENT RESPONSIBILITIES\n4.1 ${others[3]}`)
  expect(workTypeOf(study).kind).toBe('product')
  expect(study.reading.statements.flatMap((it) => (isAsking(it) ? [it.text] : []))).toEqual(lines.slice(0, 3))
})

test.each([
  'The Contractor shall develop a training plan (the "Plan").',
  'Contractor shall build and operate a call center (the "Center").',
  'The Contractor shall create a schedule that allows the Client to plan.',
  'The Provider shall create a team that allows quick responses.',
])('a plan, team or place to which a contract gives a name is no product: %s', (line) => {
  expect(asked([line])).toEqual([])
})
