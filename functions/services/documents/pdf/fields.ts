import type { Item } from './runs'

/** A field of a form, or a note typed onto the page, as pdf.js gives it. `rect` is in the page's units, y upwards. */
interface Annotation {
  subtype?: string
  fieldType?: string
  fieldValue?: unknown
  checkBox?: boolean
  radioButton?: boolean
  /** What a button stands for, where it is one of several. */
  buttonValue?: string | null
  contentsObj?: { str?: string }
  rect?: number[]
  hidden?: boolean
}

const usualSize = 10
/** Width of a letter, in font heights, on average. */
const letterWidth = 0.5

/** The items of a page with what was filled into its fields, each value after the text on its left, or before its right. */
export function withFields(items: Item[], annotations: Annotation[]): Item[] {
  const filled = [...items]
  for (const annotation of annotations) {
    const [x = 0, bottom = 0, , top = 0] = annotation.rect ?? []
    const before = filled.findLastIndex(({ str, transform: [, , , , left = 0, base = 0] }) => {
      return str.trim() !== '' && left <= x && base > bottom - usualSize / 2 && base < top
    })
    const isBeside = ({ str, transform: [, , , , left = 0, base = 0] }: Item) =>
      str.trim() !== '' && left > x && base > bottom - usualSize / 2 && base < top
    const after = before < 0 ? filled.findIndex(isBeside) : before + 1
    filled.splice(after < 0 ? filled.length : after, 0, ...valuesOf(annotation))
  }
  return filled
}

/** "[x]" for a box that is ticked, "[ ]" for one that is not; nothing for other buttons. */
function tickOf({ fieldValue, checkBox, radioButton, buttonValue }: Annotation): string {
  if (!checkBox && !radioButton) return ''
  const isTicked = radioButton
    ? fieldValue !== null && fieldValue === buttonValue
    : typeof fieldValue === 'string' && fieldValue !== '' && fieldValue !== 'Off'
  return isTicked ? '[x]' : '[ ]'
}

function valuesOf(annotation: Annotation): Item[] {
  const { subtype, fieldType, fieldValue, contentsObj, rect, hidden } = annotation
  const isField = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch')
  const value = isField
    ? [fieldValue]
        .flat()
        .filter((each) => typeof each === 'string')
        .join(', ')
    : tickOf(annotation)
  const text = subtype === 'FreeText' ? (contentsObj?.str ?? '') : value
  if (hidden || !rect) return []

  const [x = 0, bottom = 0, right = 0, top = 0] = rect
  const lines = text.split(/\r\n?|\n/)
  const size = Math.min(usualSize, (top - bottom) / lines.length)
  return lines
    .map((str, index) => ({
      str: str.trim(),
      transform: [size, 0, 0, size, x, lines.length === 1 ? (top + bottom - size) / 2 : top - (index + 1) * size],
      width: Math.min(str.length * letterWidth * size, right - x),
    }))
    .filter(({ str }) => str !== '')
}
