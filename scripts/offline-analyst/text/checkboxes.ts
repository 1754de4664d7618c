import { pattern } from '#domain/text/pattern'

/** Reads the boxes of checklists. */

const box = '(?:\\[[ xX✓✔]?\\]|[☐☑☒])\\s+'

/** A box at the beginning of a line, without its bullet. */
export const checkbox = new RegExp(`^${box}`, 'u')
const boxed = new RegExp(`^(?:[-*+•]\\s+)?(?<state>${box})(?!.*\\s${box})`, 'u')
const open = /^(?:\[ ?\]|☐)/u

/** Asks to tick what applies, above boxes. */
const selecting = pattern(
  String.raw`[?？]\W*$|(?<!\p{L})(?:tick|check(?! ?list)|select|choose|apply|applicable|ankreuzen|auswahl|zutreffend|coche[rz]?|marque[rz]?|marcar|seleccion|selezion|barrare|aankruisen|kies)`,
)

/** Returns the indexes of items that are finished: "[x] Choose a name" beside "[ ] Upload an episode". */
export function finishedItems(texts: readonly string[]): Set<number> {
  const finished = new Set<number>()
  let isOpen = false
  let above = ''
  for (const [at, text] of texts.entries()) {
    const state = boxed.exec(text.trim())?.groups!['state']
    if (state === undefined) above = text
    else if (selecting.test(above)) continue
    else if (open.test(state)) isOpen = true
    else finished.add(at)
  }
  return isOpen ? finished : new Set()
}
