import { useState } from 'react'
import type { Line } from '#contract/estimation'
import { number } from '#domain/text/format'
import '../../../ui/checkbox.css'
import { hasWords, minFiltered } from './filter'
import { FilterField } from './filter-field'

interface Props {
  lines: readonly Line[]
  chosen: readonly Line['id'][]
  error: string | undefined
  onChoose: (chosen: Line['id'][]) => void
}

/** Chooses requirement lines by what they say. */
export function LinePicker({ lines, chosen, error, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const shown = lines.filter(({ id, text }) => hasWords(typed, `${id} ${text}`))
  const choose = (id: Line['id'], isChosen: boolean) =>
    onChoose(lines.flatMap((line) => ((line.id === id ? isChosen : chosen.includes(line.id)) ? line.id : [])))
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Requirement lines: {chosen.length > 0 ? chosen.join(', ') : 'none (optional)'}</summary>
      {error && <p role="alert">{error}</p>}
      {isOpen && (
        <div className="stack">
          {lines.length >= minFiltered && (
            <FilterField
              label="Find a line"
              typed={typed}
              shown={`${number(shown.length)} of ${number(lines.length)} lines`}
              onType={setTyped}
            />
          )}
          <div className="line-picker">
            {shown.map(({ id, text }) => (
              <label key={id} className="checkbox">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) => choose(id, target.checked)}
                />
                <span className="num muted">Line {id}</span>
                <span className="written">{text}</span>
              </label>
            ))}
          </div>
        </div>
      )}
    </details>
  )
}
