import type { Item } from './runs'

/** Form field or typed note, as pdf.js returns it. `rect` is in page units, with y growing upwards. */
interface Annotation {
  subtype?: string
  fieldType?: string
  fieldValue?: unknown
  checkBox?: boolean
  radioButton?: boolean
  /** Value of a button that is one of several. */
  buttonValue?: string | null
  contentsObj?: { str?: string }
  rect?: number[]
  hidden?: boolean
}

const usualSize = 10
/** Average width of a letter, in font heights. */
const letterWidth = 0.5

/**
 * Inserts the values of form fields into a page's items, each after the text on its left or before the text on its
 * right.
 */
export function insertFieldValues(items: Item[], annotations: Annotation[]): Item[] {
  const filled = [...items]
  for (const annotation of annotations) {
    const [x = 0, bottom = 0, , top = 0] = annotation.rect ?? []
    const isOnLine = ({ str, transform: [, , , , , base = 0] }: Item) =>
      str.trim() !== '' && base > bottom - usualSize / 2 && base < top
    const before = filled.findLastIndex((item) => isOnLine(item) && (item.transform[4] ?? 0) <= x)
    const place = before < 0 ? filled.findIndex(isOnLine) : before + 1
    filled.splice(place < 0 ? filled.length : place, 0, ...fieldValues(annotation))
  }
  return filled
}

/** Returns the value line by line, at its position. */
function fieldValues(annotation: Annotation): Item[] {
  const { rect, hidden } = annotation
  if (hidden || !rect) return []

  const [x = 0, bottom = 0, right = 0, top = 0] = rect
  const lines = textOf(annotation).split(/\r\n?|\n/)
  const size = Math.min(usualSize, (top - bottom) / lines.length)
  return lines
    .map((str, index) => ({
      str: str.trim(),
      transform: [size, 0, 0, size, x, lines.length === 1 ? (top + bottom - size) / 2 : top - (index + 1) * size],
      width: Math.min(str.length * letterWidth * size, right - x),
    }))
    .filter(({ str }) => str !== '')
}

function textOf(annotation: Annotation): string {
  const { subtype, fieldType, fieldValue, contentsObj } = annotation
  if (subtype === 'FreeText') return contentsObj?.str ?? ''
  if (subtype !== 'Widget' || (fieldType !== 'Tx' && fieldType !== 'Ch')) return formatTick(annotation)
  return [fieldValue]
    .flat()
    .filter((each) => typeof each === 'string')
    .join(', ')
}

/** Returns "[x]" for a ticked box, "[ ]" for an unticked one and "" for other buttons. */
function formatTick({ fieldValue, checkBox, radioButton, buttonValue }: Annotation): string {
  if (!checkBox && !radioButton) return ''
  const isTicked = radioButton
    ? fieldValue !== null && fieldValue === buttonValue
    : typeof fieldValue === 'string' && fieldValue !== '' && fieldValue !== 'Off'
  return isTicked ? '[x]' : '[ ]'
}
