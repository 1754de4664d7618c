import { expect, test } from 'vitest'
import { stated } from './statements.fixture'

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
  ['Our boss has promised 5,000 EUR for it.', 5_000, 'EUR'],
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
  ['Abbiamo circa 20.000 €.', 20_000, 'EUR'],
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
  'The 5k we can do with the app, guests write.',
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
  'Each owner has reserved $200 as a deposit',
  'The owner has reserved $200 for the deposit of the boat',
  'The council has approved 200 EUR for members in need.',
  'The chef has set aside 40 EUR for herbs',
  'Founders enter seed capital of $50,000',
  'Abbiamo biglietti a 20 €',
])('a price within the product is not masked: %s', (text) => {
  expect(stated(text)).toEqual([])
})
