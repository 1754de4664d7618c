/** Requirements in various styles, written for the tests. */
export const texts = {
  brief: 'A booking site for my yoga studio. Customers pay online and get a reminder by e-mail the day before.',

  stories: `# Tool library

Neighbours lend tools to each other. We need a web app for it.

## User stories

- As a member, I want to list a tool with photos so that neighbours can find it.
- As a member, I want to search tools by name and distance so that I find one near me.
- As a member, I want to reserve a tool for some days so that I can plan my work.
- As a lender, I want to approve or reject a request so that I know who has my tool.
- As a lender, I want to be reminded when a tool is due back.
- As a member, I want to rate a loan after it ended.
- As an administrator, I want to remove tools that are dangerous.

## Out of scope

- Online payments
- A mobile app
- Insurance of tools

## Glossary

- Lender: a member whose tool is lent.
- Loan: the time between handing over and return.
`,

  specification: `Software Requirements Specification
Cold Store Monitor
Version 1.2

Revision History
1.0 2026-02-01 First draft
1.2 2026-03-15 Comments of the plant manager

Table of Contents
1. Introduction ........................ 2
2. Functional Requirements ............. 3
3. Non-Functional Requirements ......... 5

1. Introduction
1.1 Purpose
This document describes the requirements for the Cold Store Monitor. It is intended for developers and
for the quality department.
1.2 Background
Today, staff walk through the cold store twice a day and write temperatures on paper. Faults are found
too late.

2. Functional Requirements
2.1 Measurements
2.1.1 The system shall receive a temperature and a humidity reading from each sensor every minute.
2.1.2 The system shall keep all readings for two years.
2.1.3 The system shall detect a sensor that has been silent for more than ten minutes.
2.2 Alarms
2.2.1 The system shall raise an alarm when a reading leaves the limits of its room for five minutes.
2.2.2 The shift leader shall be able to acknowledge an alarm and to write down its cause.
2.2.3 An alarm that is not acknowledged within fifteen minutes shall be escalated to the plant manager by
SMS.
2.3 Rooms
2.3.1 The administrator shall be able to define rooms, their limits and the sensors in them.
2.3.2 The system shall show all rooms on a floor plan, coloured by their state.
2.4 Reports
2.4.1 The quality manager shall be able to export a monthly report per room as PDF.
2.4.2 The system shall show the readings of a room as a chart for any period.

3. Non-Functional Requirements
3.1 Availability
The system shall be available 99.5 % of the time. Data shall be backed up daily.
3.2 Security
All users shall sign in. Access shall be restricted by role. All connections shall be encrypted.

4. References
[1] EN 12830, Temperature recorders for transport and storage, 2018.
[2] Plant handbook, chapter 7.
`,

  tender: `REQUEST FOR PROPOSALS
Volunteer Scheduling System

Section 1. Background
The City relies on 600 volunteers in its libraries. Their hours are planned by telephone.

Section 2. Scope of Work
The Contractor shall develop a web application that allows coordinators to publish shifts for each library.
The system shall allow volunteers to sign up for shifts and to cancel them up to one day before.
The system shall send an e-mail to the coordinator when a shift is not filled two days before it begins.
Coordinators shall be able to record the hours worked and to export them as a spreadsheet.
The system shall be accessible according to WCAG 2.1 AA.

Section 3. Terms and Conditions
The Contractor shall indemnify and hold harmless the City against all claims arising out of this Agreement.
The Contractor shall maintain general liability insurance for the term of this Agreement.
Invoices shall be submitted monthly and are payable within thirty days of receipt.
Either party may terminate this Agreement with sixty days written notice.

Section 4. Proposal Format
Proposals must be submitted electronically and shall not exceed twenty pages. Proposals will be evaluated on
price, experience of key personnel, and references. Late proposals will not be considered.
`,

  german: `# Vereinsverwaltung

Wir brauchen eine Webanwendung für unseren Sportverein.

## Anforderungen

- Mitglieder sollen sich selbst anmelden und ihre Daten ändern können.
- Der Kassenwart muss Beiträge per Lastschrift einziehen und Rechnungen erstellen können.
- Trainer sollen ihre Trainingszeiten in einem Kalender eintragen können.
- Die Anwendung soll Mitglieder per E-Mail benachrichtigen, wenn ein Training ausfällt.
- Der Vorstand soll Auswertungen über die Mitgliederzahlen sehen und als Excel exportieren können.

## Nicht im Umfang

- Eine App für Smartphones

## Glossar

- Vorstand: die drei gewählten Vertreter
`,

  notes: `Online shop for spare parts of coffee machines

We sell about 4,000 parts. Customers find a part by the type of their machine, put it into the cart and pay by
card or on account. Orders go to our warehouse, where the staff print a label and mark them as sent. Customers
see the state of their order and can send parts back within 30 days.

Resellers get other prices. They log in, see their prices and order by uploading a CSV file.

Our accounts are kept in DATEV: invoices must be handed over every night.
`,
} as const

/** Text of contracts and tenders without requirements. */
export const boilerplate = `GENERAL CONDITIONS

The Supplier shall indemnify, defend and hold harmless the Customer from and against all claims, damages, losses and expenses, including attorneys' fees, arising out of the performance of this Agreement.

Payment is due within forty-five (45) days of receipt of an undisputed invoice. The Customer may withhold payment for services that do not conform to this Agreement. All prices are exclusive of taxes.

The Supplier shall maintain professional liability insurance and shall provide certificates of insurance on request. The Supplier's personnel shall pass a background check before access to the Customer's premises is granted.

Either party may terminate this Agreement for cause with thirty days' prior written notice. On termination the Supplier shall return all records, reports, data and documents of the Customer.

All intellectual property in the work product vests in the Customer upon payment. The Supplier shall keep all information confidential and shall notify the Customer in writing of any breach of confidentiality.

Proposals shall be submitted by e-mail to the purchasing office before the closing date. Bidders shall state three references for comparable projects, such as a web portal with payment processing or a mobile app with push notifications. The evaluation committee may invite bidders to an oral presentation.

This Agreement is governed by the laws of the seat of the Customer. Disputes shall be settled by arbitration. If a provision is held invalid, the other provisions remain in force.`

/** Features that no text above contains in full. */
export const features = [
  'The system shall let users sign documents electronically.',
  'Users can pay with gift cards.',
  'As a manager, I want to compare two periods side by side so that I see what changed.',
  'The app must show nearby places on a map.',
]

/** A practice with its needs, to which tests add lines. */
export const practice = `Today patients call us for every appointment.

What we need:
- Patients book and cancel appointments online. They choose the therapist and a free time.
- Therapists see their day on a phone and can block times for holidays.
- Patients get a reminder by SMS one day before.
- Patients pay the fee by card.`
