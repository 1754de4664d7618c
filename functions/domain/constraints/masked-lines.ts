import type { Constraint, Line } from '#contract/estimation'
import { numberLines } from '#domain/text/requirement-lines'
import { marks } from '#domain/text/text'
import { maskConstraints } from './mask'

interface MaskedLines {
  /** Lines as the analyst reads them. */
  lines: Line[]
  /** Lines in which a date is withheld from the analyst, as people read them: clients read no amounts in an offer. */
  written: Line[]
  constraints: Constraint[]
}

/** Numbers the lines of a text without the budgets and deadlines that it states. */
export function maskLines(requirements: string): MaskedLines {
  const { text, withheld, constraints } = maskConstraints(requirements)
  const lines = numberLines(text)
  let count = 0
  const written = lines.flatMap(({ id, text }) => {
    const words = text.replace(marks, (mark) => {
      const said = withheld[count++] ?? ''
      return mark.startsWith('[date') ? said : mark
    })
    return words === text ? [] : { id, text: words }
  })
  // A text may contain such marks itself.
  return { lines, written: count === withheld.length ? written : [], constraints }
}
