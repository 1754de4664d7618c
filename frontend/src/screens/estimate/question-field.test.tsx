import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { ClarificationQuestion } from '#contract/breakdown'
import type { Field } from './answer-draft'
import { QuestionField } from './question-field'

const question: ClarificationQuestion = {
  id: 'q1',
  question: 'Which of these parts belong to the first version?',
  type: 'multiselect',
  required: true,
  options: ['Gift vouchers', 'Chat'],
  neutral: ['Chat'],
  impact: '',
}

function Answered() {
  const [field, setField] = useState<Field>()
  return (
    <QuestionField
      {...{ question, field }}
      number={1}
      assumed={false}
      disabled={false}
      onChange={setField}
      onAssume={() => {}}
    />
  )
}

test('choosing none of several options is an answer and can be undone', async () => {
  const user = userEvent.setup()
  render(<Answered />)
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

  await user.click(box('Chat'))
  expect(box('None of these').checked).toBe(false)
  await user.click(box('Chat'))
  expect(box('None of these').checked).toBe(true)
  await user.click(box('None of these'))
  expect(box('None of these').checked).toBe(false)
})
