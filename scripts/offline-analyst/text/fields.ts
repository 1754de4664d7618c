import { pattern } from '#domain/text/pattern'
import { and } from '../vocabulary/words'
import { remember } from './remember'

/** Reads the fields that a form is said to have: "a contact form with name, email and message". They are no work of their own. */

const form =
  '(?<!\\p{L})(?:forms?|\\p{L}*formular|formulaires?|formularios?|modul[oi]|\\p{L}*formulier)(?: (?:de|di|d[oa]|pour|per|para|for|für|voor) \\p{L}+)?'
const field =
  "(?:(?:the|an?|their|your|first|last|full|e-?mail|preferred|der|die|das|den|ihr|les?|la|el) |l['’]){0,2}(?:e-?mail|names?|(?:tele)?phone(?: number)?|address|postcode|message|comments?|subject|dates?|times?|arrival|departure|date of birth|number of (?:people|persons|guests|participants)|when (?:they|people|guests) (?:would like|want) to (?:come|visit|start)|(?:vor|nach)?name|e-?mail-?adresse|telefon(?:nummer)?|handynummer|adresse|anschrift|nachricht|bemerkung(?:en)?|betreff|datum|wunschtermin|(?:personen|teilnehmer)zahl|nom|prénom|téléphone|sujet|nombre|apellidos?|correo(?: electrónico)?|teléfono|mensaje|fechas?|asunto|nome|cognome|telefono|messaggio|data|naam|e-?mailadres|telefoon(?:nummer)?|bericht|onderwerp)"
const fields = pattern(
  `(?<=${form} (?:with|asking for|mit|avec|con|com|met) )${field}(?:, (?:${and} )?${field}| ${and} ${field})+(?=[.,;:!?)]|$| ${and} )`,
)

/** Returns the range of a form's fields in a text, or null. */
export const fieldsIn = remember((text): { at: number; end: number } | null => {
  const found = fields.exec(text)
  return found && { at: found.index, end: found.index + found[0].length }
}, 'sentences')

/** Stands for the fields while a text is divided. No text has it, since such characters are read as bullets. */
const mark = '\uE001'

/** Divides a text by `divide`, but not between the fields of a form. */
export function divideAroundFields(text: string, divide: (text: string) => string[]): string[] {
  const found = fieldsIn(text)
  if (!found) return divide(text)
  const listed = text.slice(found.at, found.end)
  return divide(text.slice(0, found.at) + mark + text.slice(found.end)).map((it) => it.replace(mark, () => listed))
}
