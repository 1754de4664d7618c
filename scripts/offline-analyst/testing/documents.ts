/** Documents in the various styles of clients, by type. */
export const documents: Record<string, string> = {
  'three short sentences': `Members book courses online.
They pay by card.
Trainers see who comes.
`,

  'message of a client': `Hi Tom,

great talking to you yesterday! As promised here is what I have in mind, sorry for the mess.

So basically we rent out party tents, tables, chairs and so on. At the moment everything lives in an Excel sheet and on my phone, and last summer we double booked a big tent twice, which was a nightmare. What I want is a page where people see what is free on a given weekend and can put together their own package. They should get a price straight away, delivery depends on the distance. If they like it they pay a deposit of 30 % and get a confirmation by mail.

My guys in the warehouse need to see on a tablet what has to go out on which day and tick it off when it comes back. If something is broken they take a picture. I'd also love to see at the end of the month what each item has earned.

Oh and Lena (she does the books) wants all invoices as PDF, and an export for her tax adviser. No need for an app in the store, the browser is fine.

Let me know what you think. We would like to be ready before the season starts.

Cheers
Paul
`,

  'user stories': `# Allotment club

## Member

- As a member, I want to see my plot on a map of the garden so that I know its borders.
- As a member, I want to report a broken tap with a photo so that somebody repairs it.
- As a member, I want to swap my working hours with another member.
- As a member, I want to receive the club's news by e-mail.

## Treasurer

- As a treasurer, I want to send the yearly invoices to all members at once.
- As a treasurer, I want to see who has not paid, and remind them.
- As a treasurer, I want to export all payments to a spreadsheet.

## Chair

- As the chair, I want to keep a waiting list of people who want a plot.
- As the chair, I want to assign a free plot to the first person of the waiting list.
- As the chair, I want to record the working hours of each member.
`,

  'use cases': `Veterinary practice manager

UC-1 Book a visit
Primary Actor: Pet owner
Preconditions: The owner is registered and has at least one animal.
Main success scenario:
1. The owner chooses an animal and the reason of the visit.
2. The system shows free times of all vets for the next four weeks.
3. The owner selects a time and confirms.
4. The system sends a confirmation by e-mail and a reminder by SMS a day before.
Extensions:
3a. The time was taken meanwhile: the system offers the nearest free times.

UC-2 Record a treatment
Primary Actor: Vet
Preconditions: The vet is logged in and the animal has a visit today.
Main success scenario:
1. The vet opens the visit from the list of the day.
2. The vet enters findings, treatment and medication.
3. The system subtracts the medication from the stock.
4. The system creates an invoice from the fee schedule.
Extensions:
3a. The stock falls below its minimum: the system proposes an order.

UC-3 Recall for vaccination
Primary Actor: System
1. Each night the system finds animals whose vaccination is due within a month.
2. The system writes to their owners.
3. The owner books from a link in the message.
Postconditions: The recall is noted in the animal's record.
`,

  'table of priorities': `# Volunteer fire brigade: duty and equipment

| ID | Requirement | Priority |
| --- | --- | --- |
| R1 | Members confirm or decline a duty on their phone | Must |
| R2 | The commander sees at once whether enough drivers are available | Must |
| R3 | Breathing apparatus is inspected every six months, with a warning before it is due | Must |
| R4 | Each inspection is recorded with date, inspector and result | Must |
| R5 | Reports of operations are written on a form and signed by the commander | Should |
| R6 | Statistics of operations by kind and month | Should |
| R7 | Import of members from the district's CSV file | Should |
| R8 | Alarm by SMS in addition to the pager | Could |
| R9 | Connection to the control centre | Won't |
`,

  Lastenheft: `Lastenheft Bäckereibestellung

1. Zielbestimmung
Die Bäckerei Lindner beliefert 60 Cafés und Hotels. Bestellungen kommen heute per Telefon und Fax.

2. Produktfunktionen
/F10/ Der Kunde kann seine Bestellung bis 18 Uhr für den nächsten Tag eingeben und ändern.
/F20/ Der Kunde kann Daueraufträge für bestimmte Wochentage anlegen.
/F30/ Das System soll aus allen Bestellungen eine Backliste je Produkt erzeugen.
/F40/ Das System soll für jeden Fahrer eine Tour mit Lieferscheinen drucken.
/F50/ Der Fahrer soll die Übergabe auf dem Telefon mit einer Unterschrift bestätigen lassen.
/F60/ Die Buchhaltung soll monatliche Sammelrechnungen als PDF erzeugen und per E-Mail versenden.
/F70/ Der Administrator kann Produkte, Preise und Kunden pflegen.

3. Produktdaten
/D10/ Zu jedem Kunden sind Name, Adresse, Lieferzeit und Preisliste zu speichern.
/D20/ Bestellungen sind zehn Jahre aufzubewahren.

4. Produktleistungen
/L10/ Die Bestellmaske muss auf Telefonen bedienbar sein.
/L20/ Das System muss zwischen 4 und 22 Uhr verfügbar sein.

5. Abgrenzung
Eine Anbindung an die Kassen der Filialen ist nicht vorgesehen.
`,

  'request for proposals': `REQUEST FOR PROPOSAL
Museum Membership Portal

1. Introduction
The City Museum invites proposals for the design and development of a membership portal.

2. Background
The museum has about 4,000 members. Renewals are handled on paper by two members of staff.

3. Scope of Work
3.1 The portal shall allow visitors to become a member online and to choose between single, family and patron membership.
3.2 Members shall be able to renew their membership and pay by card or direct debit.
3.3 The portal shall issue a digital membership card with a QR code that is scanned at the entrance.
3.4 Members shall be able to reserve places for guided tours and lectures.
3.5 Staff shall be able to search members, correct their data and merge duplicates.
3.6 The portal shall send a renewal notice four weeks before a membership ends.
3.7 The portal shall provide a report of new, renewed and cancelled memberships by month.
3.8 The portal shall exchange members with the museum's Salesforce every night.

4. Technical Requirements
4.1 The portal shall conform to WCAG 2.1 AA.
4.2 The portal shall be available in English and Spanish.
4.3 Personal data shall be encrypted in transit and at rest.

5. Proposal Requirements
Proposals shall include a description of the firm, three references and a fixed price. They must be received by noon on 12 May.

6. Evaluation
Proposals will be evaluated on approach (40 %), experience (35 %) and price (25 %).
`,

  prose: `Our workshop repairs musical instruments for schools in three counties. A teacher brings an instrument or has it collected, and from then on nobody knows where it is.

The new system keeps a record of every instrument with its serial number, owner and history of repairs. Teachers can announce a repair from the browser, describe the fault and print a label. When the instrument arrives, the workshop scans the label, and the teacher gets a message. The repairer writes down what was done and which parts were used, and the price is calculated from parts and time. Repairs above a limit need to be approved by the school before work begins. Schools pay once a quarter and receive a statement of all repairs.

The owner of the workshop would like to see how long repairs take and which instruments break most often.
`,

  'product brief': `# Product brief: PaddlePal

PaddlePal is a mobile app for iOS and Android with which canoe clubs plan trips.

## Problem

Trips are planned in chat groups. Nobody knows who brings which boat, and beginners end up on rivers that are too hard.

## Goals

- Every trip has a leader, a level and a list of participants.
- Less than one minute to sign up for a trip.

## Features

### Trips
- Create a trip with river, date, level and meeting point
- Sign up with or without an own boat
- Waiting list when a trip is full
- Weather forecast and water level for the river on the day

### Boats
- List of the club's boats with photo and state
- Reserve a boat for a trip
- Report damage

### Safety
- Emergency contact and medical notes, visible to the trip leader only
- Check-in at start and end of a trip; the emergency contact is called if nobody checks out

## Out of scope

- Payments
- Trips across several clubs

## Later

- Logbook with kilometres per year
`,

  'one line': `We need an app where parents can order school lunches and pay online.
`,

  'three lines': `Members must log in with their e-mail.
Members can borrow a boat for a day.
The harbour master shall see all boats.
`,

  'French list': `Application de gestion d'une crèche

- Les parents doivent pouvoir inscrire leur enfant sur la liste d'attente.
- La directrice peut attribuer les places selon des critères.
- Les éducatrices notent les arrivées et les départs sur une tablette.
- L'application doit calculer les heures de chaque enfant et produire la facture du mois.
- Les parents reçoivent un message lorsque l'enfant est malade.
- Le site doit être disponible en français et en néerlandais.
`,
}
