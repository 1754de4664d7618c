import { Button } from '@aws-amplify/ui-react'

interface NumberField {
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

/** Props of a field for a number. Not a number field: some browsers drop the comma of "92,5", others the whole value. */
export const numberField = ({ value, error, onChange }: NumberField) => ({
  inputMode: 'decimal' as const,
  autoComplete: 'off',
  value,
  hasError: Boolean(error),
  errorMessage: error,
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
})

interface SaveButtonsProps {
  label?: string
  savingLabel?: string
  isSaving: boolean
  onCancel: () => void
  size?: 'small'
}

/** Buttons that submit a form, or leave it without saving. */
export const SaveButtons = ({
  label = 'Save',
  savingLabel = 'Saving...',
  isSaving,
  onCancel,
  size,
}: SaveButtonsProps) => (
  <div className="row">
    <Button size={size} type="submit" variation="primary" isDisabled={isSaving}>
      {isSaving ? savingLabel : label}
    </Button>
    <Button size={size} isDisabled={isSaving} onClick={onCancel}>
      Cancel
    </Button>
  </div>
)
