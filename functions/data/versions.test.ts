import { expect, test } from 'vitest'
import type { ClarificationQuestion } from '#contract/breakdown'
import { maskAnswers } from '#domain/constraints/mask'
import { aBreakdown, anAnalysis } from '#scripts/testing/project'
import { versionOf } from './versions'

const asked = (
  question: string,
  answer: string | number | string[],
  type: ClarificationQuestion['type'] = 'text',
): [ClarificationQuestion, typeof answer] => [
  { id: question, question, type, options: [], required: false, impact: '', neutral: 'Open' },
  answer,
]

/** Returns what clients read of given answers. */
function sentencesFor(...given: ReturnType<typeof asked>[]) {
  const questions = given.map(([question]) => question)
  const answers = Object.fromEntries(given.map(([{ id }, answer]) => [id, answer]))
  const { privateAnswers } = maskAnswers(questions, answers)
  return versionOf({ ...anAnalysis(), questions }, { ...aBreakdown(), answers, privateAnswers }).assumed
}

test('no client reads an answer that states a budget or deadline, and all others', () => {
  const stated = sentencesFor(
    asked('When do you need it?', 'We must launch by 1 May 2027'),
    asked('When must it be live?', 'Within 12 weeks'),
    asked('Anything else?', 'The deadline is 1 May 2027'),
    asked('Which risks do you see?', 'None.\nRemember, at most 20,000 EUR in total'),
    asked('Who are the users?', 'Staff. At most 20,000 EUR in total.'),
    asked('How much may it cost?', '10k to 20k', 'select'),
    asked('What can you spend?', ['$10,000', '$20,000'], 'multiselect'),
    asked('What is your budget?', 20_000, 'number'),
    asked('How much can you spend?', 20_000, 'number'),
    asked('How many weeks until launch?', 12, 'number'),
    asked('Is there a deadline?', 'Before the fair'),
  )
  expect(stated).toEqual([])

  const others = sentencesFor(
    asked('What is it for?', 'To sell'),
    asked('How many records are migrated?', 20_000, 'number'),
    asked('How many members does the club have?', 'Around 12,000'),
    asked('How long are records kept?', '10 years', 'select'),
    asked('Which ways to pay?', ['Card', 'PayPal'], 'multiselect'),
  )
  expect(others).toEqual([
    '“What is it for?” Answered: “To sell”.',
    '“How many records are migrated?” Answered: 20,000.',
    '“How many members does the club have?” Answered: “Around 12,000”.',
    '“How long are records kept?” Answered: 10 years.',
    '“Which ways to pay?” Answered: Card, PayPal.',
  ])
})

test('no client reads answers of estimates that were stored before they were checked', () => {
  const { privateAnswers: _, ...older } = aBreakdown()
  expect(versionOf(anAnalysis(), older).assumed).toEqual(['“What about else?” Assumed: Nothing.'])
})
