import { TextField } from '@aws-amplify/ui-react'

interface Props {
  label: string
  typed: string
  /** Number of rows that are shown, in words. */
  shown: string
  onType: (typed: string) => void
}

/** Field that filters a list by words. Escape clears it. */
export const FilterField = ({ label, typed, shown, onType }: Props) => (
  <div>
    <TextField
      label={label}
      type="search"
      size="small"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onType('')
        // It would submit a form around it.
        if (event.key === 'Enter') event.preventDefault()
      }}
    />
    <output className="muted small">{typed.trim() && shown}</output>
  </div>
)
