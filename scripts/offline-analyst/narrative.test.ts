import { expect, test } from 'vitest'
import { isAsking } from './reading/statement'
import { studied } from './testing/hours'

const functions = [
  ...'search earlier referrals|assign an investigator|print a report|sign a statement|export findings|close a case|merge persons|flag duplicates|schedule visits|record an address'
    .split('|')
    .map((it) => `The system shall allow workers to ${it}.`),
  ...'conduct an investigation|generate a cross report|print a map'
    .split('|')
    .map((it) => `The Contractor shall develop Investigation functionality that allows authorized users to ${it}.`),
].join('\n')

const asks = (line: string) => {
  const { statements } = studied(
    `Intake module\n\n1. Functions\n${functions}\n\n2. Investigation\nThe Contractor shall develop Investigation functionality that allows authorized users to plan a visit.\n${line}`,
  ).reading
  return statements.some((it) => isAsking(it) && line.includes(it.text.replace(/[.]$/, '')))
}

test.each([
  '- Reduces duplication of referrals by other workers',
  '- Allows for quicker and more accurate decisions',
  '- Allows more referrals to be thoroughly screened in a day',
  '- Verbessert die Qualität der Berichte',
  'The ACF also leaves room for states to identify their own functionality.',
  'Federal requirements mandate functionality, but allow states some flexibility in how to implement it.',
  'The goal of Phase 2 is to develop the investigation functionality.',
  'The first phase is to support the search processes.',
  'A child welfare worker assesses safety and risk with the child and family.',
  'This model allows for short visits and ensures that all is tracked.',
  'The results of the visit are used to clarify and support decisions.',
  'Response time to investigate a referral can range from immediate to up to 10 days.',
])('what a document of duties tells beside them is no work: %s', (line) => {
  expect(asks(line)).toBe(false)
})

test.each([
  '- Allows more than one user to edit a referral',
  '- Reduces the size of photos before the upload',
  '- Allows users to print a map',
  'The system shall allow states to configure the form.',
  'The worker will submit the report to an approver.',
  'Users record the outcome of a visit.',
  '3. Visits\nInvestigators record findings on a tablet.',
  'The module sends a reminder to the worker.',
  'All contacts and assessments are documented.',
  'Information about other adults in the home is collected.',
  'The worker determines whether an allegation is substantiated, inconclusive or unfounded.',
  'Substantiated allegations require the worker to submit a cross report to the Department of Justice.',
])('what is asked for among duties stays work: %s', (line) => {
  expect(asks(line)).toBe(true)
})

test('a title before a sentence of its line is no work of its own', () => {
  const { statements } = studied(
    `Intake module\n\n1. Functions\n${functions}\n\n2. Security\na. Log Reviews. The system shall show who read a referral.\nb. Password Controls. All users shall have a unique name.`,
  ).reading
  const titles = statements.filter(({ text }) => /^(?:Log|Password)/.test(text))
  expect(titles.map(({ kind }) => kind)).toEqual(['background', 'background'])
})
