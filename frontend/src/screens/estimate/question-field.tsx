import { Badge, CheckboxField, Fieldset, SelectField, TextAreaField, TextField } from '@aws-amplify/ui-react'
import { type ReactNode, useId } from 'react'
import type { ClarificationQuestion } from '#contract/breakdown'
import { type Field, neutralField, problemOf } from './answer-draft'

interface Props {
  question: ClarificationQuestion
  number: number
  field: Field | undefined
  assumed: boolean
  disabled: boolean
  onChange: (field: Field | undefined) => void
  onAssume: () => void
}

export function QuestionField({ question, number, field, assumed, disabled, onChange, onAssume }: Props) {
  const Input = inputs[question.type]
  const label = (
    <>
      <span className="question__number">{number}.</span> {question.question}{' '}
      <Badge variation={question.required ? 'info' : undefined}>{question.required ? 'Required' : 'Optional'}</Badge>
    </>
  )
  return (
    <li className="question" data-assumed={assumed || undefined}>
      <Input
        question={question}
        label={label}
        field={field}
        disabled={disabled}
        onChange={onChange}
        problem={problemOf(question, field)}
      />
      <button type="button" className="assume" aria-pressed={assumed} disabled={disabled} onClick={onAssume}>
        Not sure? Assume: <span>{textOf(neutralField(question))}</span>
      </button>
    </li>
  )
}

const textOf = (field: Field) => (typeof field === 'string' ? field : field.join(', ')) || 'none'

interface InputProps {
  question: ClarificationQuestion
  label: ReactNode
  field: Field | undefined
  disabled: boolean
  problem: string | null
  /** Without a field, the question is unanswered. */
  onChange: (field: Field | undefined) => void
}

/** Props shared by the four kinds of field. */
const common = ({ question, label, field, disabled, problem, onChange }: InputProps) => ({
  label,
  name: question.id,
  value: typeof field === 'string' ? field : '',
  descriptiveText: question.impact || undefined,
  isRequired: question.required,
  isDisabled: disabled,
  hasError: problem !== null,
  errorMessage: problem,
  onChange: (event: { target: { value: string } }) => onChange(event.target.value),
})

const inputs: Record<ClarificationQuestion['type'], (props: InputProps) => ReactNode> = {
  text: (props) => <TextAreaField {...common(props)} rows={3} placeholder="Please provide your answer..." />,
  number: (props) => (
    // Not a number field, which hides from the page what it does not understand.
    <TextField {...common(props)} inputMode="numeric" autoComplete="off" placeholder="Enter a number..." />
  ),
  select: (props) => (
    <SelectField {...common(props)} placeholder="Please select an option...">
      {props.question.options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  ),
  multiselect: Checkboxes,
}

function Checkboxes({ question, label, field, disabled, onChange }: InputProps) {
  const impact = useId()
  const chosen = Array.isArray(field) ? field : []
  const isNone = Array.isArray(field) && chosen.length === 0
  const tick = (option: string) =>
    onChange(question.options.filter((other) => (other === option) !== chosen.includes(other)))
  return (
    <Fieldset
      legend={label}
      variation="plain"
      isDisabled={disabled}
      aria-describedby={question.impact ? impact : undefined}
    >
      {question.impact && (
        <p id={impact} className="amplify-field__description">
          {question.impact}
        </p>
      )}
      {question.options.map((option) => (
        <CheckboxField
          key={option}
          name={question.id}
          value={option}
          label={option}
          checked={chosen.includes(option)}
          onChange={() => tick(option)}
        />
      ))}
      <CheckboxField
        name={question.id}
        value=""
        label="None of these"
        checked={isNone}
        onChange={() => onChange(isNone ? undefined : [])}
      />
    </Fieldset>
  )
}
