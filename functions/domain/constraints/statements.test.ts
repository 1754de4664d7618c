import { expect, test } from 'vitest'
import { statementsIn } from './statements'

/** Returns the constraints in a sentence that no heading announces. */
const stated = (sentence: string) =>
  statementsIn(sentence, new Set())
    .filter(({ shape }) => shape !== 'start')
    .map(({ stated }) => stated)
const weeks = (weeks: number) => ({ weeks })
const date = (date: string) => ({ date })

test.each([
  ['The budget is $20,000.', 20_000, 'USD'],
  ['Our budget: 20.000 €', 20_000, 'EUR'],
  ['Budget: $20-30k', 30_000, 'USD'],
  ['Budget is between $20,000 and $30,000.', 30_000, 'USD'],
  ['The budget is twenty thousand dollars', 20_000, 'USD'],
  ['Not to exceed $50,000.', 50_000, 'USD'],
  ['NTE $50k', 50_000, 'USD'],
  ['The total cost is capped at CHF 120’000', 120_000, 'CHF'],
  ['We have a budget of $300,000 dollars for completion of this project.', 300_000, 'USD'],
  ['USD 1.5 million is our budget', 1_500_000, 'USD'],
  ['Fixed price of EUR 40k', 40_000, 'EUR'],
  ['I need a website for $500', 500, 'USD'],
  ['Build me an app for under $5,000', 5_000, 'USD'],
  ['We can spend at most $2,000,000', 2_000_000, 'USD'],
  ['We only have $5,000', 5_000, 'USD'],
  ['We thought of about 3,000 euros.', 3_000, 'EUR'],
  ['Wir dachten an etwa 3.000 Euro.', 3_000, 'EUR'],
  ['On pensait à 2 000 € environ.', 2_000, 'EUR'],
  ['Mehr als 10.000 Euro haben wir nicht.', 10_000, 'EUR'],
  ['The app must not cost more than $20,000', 20_000, 'USD'],
  ['The owner has reserved 90,000 EUR.', 90_000, 'EUR'],
  ['Quotes over $30,000 will be rejected', 30_000, 'USD'],
  ['We only compare quotes of up to $30,000.', 30_000, 'USD'],
  ['The best quote so far was $8,500.', 8_500, 'USD'],
  ['Bitte senden Sie uns ein Angebot bis maximal 15.000 Euro.', 15_000, 'EUR'],
  ['Keep it under $10,000', 10_000, 'USD'],
  ['| Budget | $20,000 |', 20_000, 'USD'],
  ['Our budget? $5,000!', 5_000, 'USD'],
  ['Max. spend 20000 EUR', 20_000, 'EUR'],
  ['You have $3,000 to work with', 3_000, 'USD'],
  ['A competitor quoted $15,000 for this.', 15_000, 'USD'],
  ['Similar projects cost $100k', 100_000, 'USD'],
  ['Das Projekt darf maximal 30.000 EUR kosten.', 30_000, 'EUR'],
  ['Nous disposons d’un budget de 15k€', 15_000, 'EUR'],
  ['Our budget for the app, in which users can book classes and pay by card, is $20,000', 20_000, 'USD'],
  ['We want an app where users can book classes; our budget is $20,000', 20_000, 'USD'],
  ['Das Budget beträgt 20.000 Euro.', 20_000, 'EUR'],
  ['Die Kosten dürfen 50.000 € nicht überschreiten.', 50_000, 'EUR'],
  ['Für das Projekt stehen maximal zwanzigtausend Euro zur Verfügung.', 20_000, 'EUR'],
  ['Le budget est de 20 000 €.', 20_000, 'EUR'],
  ['Le coût ne doit pas dépasser 30 000 €', 30_000, 'EUR'],
  ['El presupuesto es de 20.000 euros', 20_000, 'EUR'],
  ['El costo total no debe superar los 30.000 €', 30_000, 'EUR'],
  ['O orçamento é de R$ 50.000,00', 50_000, 'BRL'],
  ['Бюджет проекта составляет 300 000 рублей.', 300_000, 'RUB'],
  ['Ο προϋπολογισμός είναι 10.000 ευρώ', 10_000, 'EUR'],
  ['项目预算为20万元。', 200_000, 'CNY'],
  ['Bob asked about the budget; Anna said around 30k EUR, to be confirmed.', 30_000, 'EUR'],
  ['Ben fragte nach dem Budget; Anna meinte etwa 30 TEUR.', 30_000, 'EUR'],
  ['max. 20 TEUR', 20_000, 'EUR'],
  ['Wir haben max. 20 T€.', 20_000, 'EUR'],
  ["The board approved CHF 25'000.", 25_000, 'CHF'],
  ['Mehr als 4.000 Euro sollte es nicht kosten.', 4_000, 'EUR'],
  ['Would 3,000 dollars be enough?', 3_000, 'USD'],
  ['Reichen 2.000 Euro?', 2_000, 'EUR'],
  ['Rahmen: bis 8.000 €, Start im April.', 8_000, 'EUR'],
])('a budget is found: %s', (text, amount, currency) => {
  expect(stated(text)).toEqual([{ amount, currency }])
})

test('a limit alone is a budget only if it is one of a project', () => {
  expect(stated('max. 20.000 €')).toHaveLength(1)
  expect(stated('max. 200 €')).toEqual([])
  expect(stated('max. 20.000 € per order')).toEqual([])
})

test('a number without a currency is a budget only if the word "budget" is there', () => {
  expect(stated('Budget: 20k')).toEqual([{ amount: 20_000 }])
  expect(stated('The budget is twenty thousand')).toEqual([{ amount: 20_000 }])
  expect(stated('Budget 2027')).toEqual([])
  expect(stated('Budget for 20000 users')).toEqual([])
  expect(stated('The site has 20,000 users')).toEqual([])
})

test.each([
  ['The app shall cost 5k at most.', 5_000],
  ['The app shall cost no more than 5000.', 5_000],
  ['It must not cost more than 20,000', 20_000],
  ['The whole thing should cost about 15k, all in.', 15_000],
  ['We can spend 20k.', 20_000],
  ['We want to spend twenty thousand at most.', 20_000],
  ['I cannot pay more than 3000 in total', 3_000],
  ['Die App darf höchstens 5000 kosten.', 5_000],
  ['We have around 12k.', 12_000],
  ['Around 35k we could do without asking the board.', 35_000],
  ['Wir haben etwa 12k', 12_000],
  ['max 5k', 5_000],
  ['Budget so 4k', 4_000],
  ['We have something like 5-6k for it', 6_000],
  ['not more than 3k please', 3_000],
])('a cost of the work is a budget in any currency: %s', (text, amount) => {
  expect(stated(text)).toEqual([{ amount }])
})

test.each([
  'Users can spend 500 points at most.',
  'The app shall support 5k users at most.',
  'The app shall cost 5 at most.',
  'The platform must not exceed 5000.',
  'It shall cost 500 points to enter.',
  'Members can pay 500 at most.',
  'A ticket shall cost 120.',
  'We have around 12k customers.',
  'We have 12k, mostly members from the region, on our list.',
  'The list has 12k',
  'The list names our customers: there are around 12k.',
  'The shop should cost the customer 200 for shipping.',
])('a number of something else is not a budget: %s', (text) => {
  expect(stated(text)).toEqual([])
})

test.each([
  'Plans cost $19 per month',
  'Orders over $50 ship free',
  'Orders of $50 are enough for free shipping.',
  'The manager approved $500.',
  'Users can set a monthly budget of $500',
  'As a user, I want to set my budget to $500',
  'The system shall alert when the budget exceeds $500',
  'Departments with a budget above $10,000 need approval by the CFO',
  'If the project budget is $10,000 or more, the director approves it',
  'Filter by budget (e.g. $500–$1000)',
  'Transactions must not exceed $10,000 per day',
  'A single order must not exceed $500',
  'Campaigns need a minimum budget of $5',
  'A fixed fee of $3 is added to each order',
  'Budget planner: orders over $50 ship free',
  'The travel budget is $3,000',
  'We charge a 5% fee and a fixed price of $2 per booking',
  'Show total cost of $120 at checkout',
  'Withdrawals are capped at $500',
  'Customers pay $5 for delivery',
  'Customer managers approve quotes for repairs above 500 euro.',
  'Quotes above 5,000 € need a second approval.',
  'Bidders place bids of at least 10 euro.',
  'Coaches offer courses from 20 euro.',
  'Reviewers score grant proposals for up to 5,000 euro.',
  'Kundenbetreuer geben Angebote ab 500 Euro frei.',
  'Angebote über 500 Euro muss der Kundenbetreuer freigeben.',
  'Les responsables approuvent les offres de plus de 500 euros.',
  'El jefe de obra aprueba presupuestos de más de 3.000 euros.',
  'Os gestores aprovam propostas acima de 500 euros.',
])('a price within the product is not masked: %s', (text) => {
  expect(stated(text)).toEqual([])
})

test.each([
  ['Deadline: 1 March 2027', date('2027-03-01')],
  ['go-live date: 2027-03-01', date('2027-03-01')],
  ['Launch in Q2 2027', date('2027-06-30')],
  ['The deadline is March 1st, 2027.', date('2027-03-01')],
  ['Due: 3/15/2027', date('2027-03-15')],
  ['Due: 12/15/2026', date('2026-12-15')],
  ['Due: 3/4/2027', date('2027-03-04')],
  ['Deadline: 31 January 2027', date('2027-01-31')],
  ['Must be finished by the end of June.', date('--06-30')],
  ['The app must be ready by March 15th', date('--03-15')],
  ['The website must be online by summer 2027', date('2027-08-31')],
  ['Timeline: 12 weeks', weeks(12)],
  ['The project should take no more than four months', weeks(17.4)],
  ['Project duration: six (6) months', weeks(26.1)],
  ['I need a website in two weeks', weeks(2)],
  ['The system shall be delivered within 90 days after contract award', weeks(12.9)],
  ['We have four months to build it', weeks(17.4)],
  ['We have ninety days to build it', weeks(12.9)],
  ['It must be finished in 10 working days', weeks(2)],
  ['a 12-week project', weeks(12)],
  ['Development time: 3 months', weeks(13)],
  ['Another agency quoted us 6 months', weeks(26.1)],
  ['Work must be complete no later than 120 calendar days after notice to proceed.', weeks(17.1)],
  ['Tenemos 3 meses para desarrollarlo', weeks(13)],
  ['Запуск планируется в мае 2027 года', date('2027-05-31')],
  ['开发周期：12周', weeks(12)],
  ['The project starts on 1 March 2027 and ends on 1 June 2027', date('2027-06-01')],
  ['We would like it online before the courses start on 1 February 2027.', date('2027-02-01')],
  ['Das System muss bis 1. März 2027 fertig sein.', date('2027-03-01')],
  ['Projektlaufzeit: 6 Monate', weeks(26.1)],
  ['Le site doit être prêt avant le 1er mars 2027', date('2027-03-01')],
  ['Délai : trois mois', weeks(13)],
  ['El sistema debe estar listo antes del 1 de marzo de 2027', date('2027-03-01')],
  ['Plazo de entrega: 3 meses', weeks(13)],
  ['O sistema deve estar pronto até 1 de março de 2027', date('2027-03-01')],
  ['Prazo: 4 meses', weeks(17.4)],
  ['Система должна быть готова до 1 марта 2027 г.', date('2027-03-01')],
  ['Срок: 3 месяца', weeks(13)],
  ['Προθεσμία: 1 Μαρτίου 2027', date('2027-03-01')],
  ['工期：3个月', weeks(13)],
  ['系统必须在2027年3月1日前上线', date('2027-03-01')],
  ['need it by friday', date('-W-5')],
  ['It must be online until next Monday.', date('-W-1')],
  ['The shop must be live by the end of the month.', date('---31')],
  ['The shop must be live by the end of next month.', {}],
  ['Wir brauchen es bis nächsten Freitag.', date('-W-5')],
  ['Nous en avons besoin avant vendredi.', date('-W-5')],
  ['Lo necesitamos para el lunes.', date('-W-1')],
  ['By 1 May, the shop must be online.', date('--05-01')],
  ['By 1 May we need the portal.', date('--05-01')],
  ['Bis Ende Januar brauchen wir das Portal.', date('--01-31')],
  ['Avant le 15 juin, il nous faut le site.', date('--06-15')],
  ['Sales start on 20 March, so it has to be ready by then.', date('--03-20')],
  ['Please fix our checkout by Friday, it fails.', date('-W-5')],
  ['Der Shop muss vor Ostern online sein.', date('--easter')],
  ["We'd need it before Easter.", date('--easter')],
  ['Everything should be ready before Easter 2027.', date('2027-03-28')],
  ['Debe estar listo antes de Semana Santa.', date('--easter')],
  ['Das müsste bis Ende des Monats stehen.', date('---31')],
  ['Il nous le faut avant la fin du mois.', date('---31')],
  ['Fertig bis Ende des Monats wäre super.', date('---31')],
  ['Ready by the end of the week, please.', date('-W-5')],
  ["Ideally it's up by the end of May.", date('--05-31')],
  ['Bis Weihnachten sollte alles laufen.', date('--12-24')],
  ['Il faudrait que ce soit en ligne pour le 1er mars.', date('--03-01')],
  ['Nous le voudrions pour le 1er mai.', date('--05-01')],
  ['The shop must be live before next spring.', {}],
  ['End of February would be great.', date('--02-28')],
  ['Ende Februar wäre super', date('--02-28')],
  ['Ideally before Christmas.', date('--12-24')],
  ['We need this by tomorrow.', {}],
  ['Wir brauchen es bis morgen.', {}],
  ['Ideally done before our concert on 12 March.', date('--03-12')],
  ['Idéalement avant notre salon du 3 mai 2027', date('2027-05-03')],
  ['Needed by end of Feb', date('--02-28')],
  ['Listo antes de la feria del 3 de mayo.', date('--05-03')],
  ['Il faudrait que ce soit prêt avant le salon du 3 mai.', date('--05-03')],
  ['Three small changes, done by June, please', date('--06-30')],
  ['Spätestens Mitte März', date('--03-20')],
  ['Könnt ihr das bis zum 20.12. schaffen?', date('--12-20')],
  ['bis 15.2. online', date('--02-15')],
  ['It would be great to have it before Giving Tuesday (1 December).', date('--12-01')],
  ['Es wäre schön, wenn es bis Ende Mai läuft.', date('--05-31')],
  ["Entro fine gennaio sarebbe l'ideale.", date('--01-31')],
  ['Il sito deve essere online entro il 3 marzo.', date('--03-03')],
  ['Kan het voor vrijdag klaar zijn?', date('-W-5')],
  ['Het moet eind maart live zijn.', date('--03-31')],
  ['Wir bräuchten das bis zum Jahreswechsel.', date('--12-31')],
  ['Two months ok?', weeks(8.7)],
  ['Ist das in sechs Wochen machbar?', weeks(6)],
])('a deadline is found: %s', (text, time) => {
  expect(stated(text)).toEqual([time])
})

test.each([
  'Response within 2 weeks of a request',
  'Payout to the shop after delivery plus 3 days',
  'Update everything and go live on 8.3.',
  'A week at the sea would be great, guests write.',
  'Passwords expire every 3 months',
  'We had 20 years to build our name',
  'The launch 2027 campaign needs banners',
  'Data is kept for 7 years',
  'The session timeout is 30 minutes',
  'Orders must be delivered within 3 days',
  'Delivery within 2 days for premium members',
  'The system shall be available 24 hours a day, 7 days a week',
  'Show sales of the last 30 days',
  'Reminders are sent 3 days before the deadline',
  'Tasks due in 3 days are shown in red',
  'Registration deadline is 1 March 2027',
  'Users set a due date for each task, e.g. 1 March 2027',
  'Offers are due by November 27, 2017, at 4:00 pm',
  'Backups are kept for 90 days',
  'Free trial of 14 days',
  'Orders placed by Friday ship on Monday',
  'We are open from Monday to Friday',
  'Members book courts until Friday noon',
  'Payment shall be made every four weeks',
  'Members can book up to 2 weeks in advance',
  'The course takes 6 weeks',
  'If a task is not completed within 3 days the manager is notified',
  'When the deadline is less than 2 days away, show a warning',
  'As a manager, I want to see projects whose deadline is 1 March 2027',
  'Users may 2 times retry',
  'The dashboard shows the bookings of today and tomorrow',
  'By Friday, members choose what they need for the trip',
  'Termine von heute und morgen werden angezeigt',
  'Users see the offers for Easter',
  'It shows up in March',
  'See chapter 3.2. for the bookings in 4.1.',
  'Customers pay before the course on 3 May',
  'Invoices are sent, due by the end of the month',
  'Guests ask: can you do it until Friday?',
  'A guest writes that it would be great if dinner was served until midnight on 31 December.',
  'Kunden sollen bis Ende des Monats zahlen',
  'Les clients doivent payer pour le 1er du mois',
  'We want to sell a quarter of all tickets online by 2028',
  'By the end of 2028, we want 30 % more members online',
  'Wir wollen bis Ende 2028 die Hälfte der Karten online verkaufen',
])('a time within the product is not masked: %s', (text) => {
  expect(stated(text)).toEqual([])
})

test.each([
  ['Our budget is $20,000 including VAT.', 20_000, 'included'],
  ['Budget: €20,000 (max.), incl. 19% VAT', 20_000, 'included'],
  ['Budget incl. VAT: 20,000 €', 20_000, 'included'],
  ['The budget is $20,000, taxes included.', 20_000, 'included'],
  ['We have a gross budget of €20,000.', 20_000, 'included'],
  ['Unser Budget liegt bei 20.000 € brutto.', 20_000, 'included'],
  ['Budget: 20.000 € inkl. MwSt.', 20_000, 'included'],
  ['Bruttobudget: 20.000 €', 20_000, 'included'],
  ['Notre budget est de 20 000 € TTC.', 20_000, 'included'],
  ['El presupuesto es de 20.000 € IVA incluido.', 20_000, 'included'],
  ['O orçamento é de 20.000 € com IVA.', 20_000, 'included'],
  ['Наш бюджет 20 000 € с НДС', 20_000, 'included'],
  ['预算：20000元（含税）', 20_000, 'included'],
  ['Our budget is $20,000 plus VAT.', 20_000, 'excluded'],
  ['Our budget is $20,000 + VAT.', 20_000, 'excluded'],
  ['Our budget is 20,000 excl. tax', 20_000, 'excluded'],
  ['Budget: $20,000 net', 20_000, 'excluded'],
  ['Budget: 20.000 € zzgl. MwSt.', 20_000, 'excluded'],
  ['Unser Budget liegt bei netto 20.000 €.', 20_000, 'excluded'],
  ['Notre budget est de 20 000 € HT.', 20_000, 'excluded'],
  ['El presupuesto es de 20.000 € más IVA.', 20_000, 'excluded'],
  ['预算：20000元（不含税）', 20_000, 'excluded'],
  ['Our ASP.NET budget: $20,000', 20_000, undefined],
  ['Our budget is $20,000, net 30 days.', 20_000, undefined],
  ['Our budget is $20,000. Prices include VAT.', 20_000, undefined],
  ['Our budget is $20,000 including hosting.', 20_000, undefined],
])('%s states a budget of %i, tax %s', (sentence, amount, tax) => {
  const [first] = sentence.split(/(?<=\.) (?=Prices)/)
  expect(stated(first!)).toEqual([expect.objectContaining({ amount })])
  expect(stated(sentence)[0]).toHaveProperty('amount', amount)
  expect(stated(sentence)[0]!.tax).toBe(tax)
})

test('a time in a clause beside a budget is a deadline, and orders before a holiday are none', () => {
  for (const text of ['Budget about €1,200, by the end of January.', 'We have about €1,200, by 31 January.'])
    expect(stated(text)).toEqual([expect.objectContaining({ amount: 1200 }), date('--01-31')])
  expect(stated('It should be live by 18 December, before the Christmas orders.')).toEqual([date('--12-18')])
})

test('of two amounts, each has its own tax', () => {
  const taxes = (sentence: string) => stated(sentence).map(({ amount, tax }) => [amount, tax])
  expect(taxes('Budget: 20.000 € netto (23.800 € brutto)')).toEqual([
    [20_000, 'excluded'],
    [23_800, 'included'],
  ])
})
