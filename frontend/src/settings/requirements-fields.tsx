import { TextAreaField, TextField } from '@aws-amplify/ui-react'
import { maxRequirementsLength } from '#contract/limits'
import { type NewProject, requirementsTooLong } from '#contract/project'
import type { FieldErrors } from '../ui/check'
import { isSubmitKey } from '../ui/submit-key'

type Texts = Pick<NewProject, 'title' | 'requirements'>

interface Props {
  form: Texts
  errors: FieldErrors
  rows: number
  placeholders?: Texts
  onChange: (changed: Partial<Texts>) => void
  /** Called for ⌘ or Ctrl + Enter in the requirements. */
  onSubmit: () => void
}

/** Fields for title and requirements. Requirements that are too long are reported while they are typed. */
export function RequirementsFields({ form, errors, rows, placeholders, onChange, onSubmit }: Props) {
  const tooLong = form.requirements.trim().length > maxRequirementsLength ? requirementsTooLong : undefined
  return (
    <>
      <TextField
        className="required"
        label="Project Title"
        name="title"
        placeholder={placeholders?.title}
        isRequired
        value={form.title}
        onChange={({ target }) => onChange({ title: target.value })}
        hasError={Boolean(errors.title)}
        errorMessage={errors.title}
      />
      <TextAreaField
        className="required"
        label="Requirements"
        name="requirements"
        rows={rows}
        placeholder={placeholders?.requirements}
        isRequired
        value={form.requirements}
        onChange={({ target }) => onChange({ requirements: target.value })}
        onKeyDown={(event) => isSubmitKey(event) && onSubmit()}
        hasError={Boolean(tooLong ?? errors.requirements)}
        errorMessage={tooLong ?? errors.requirements}
      />
    </>
  )
}
