import type { Passage } from '../text/passages'
import { pattern } from '../text/pattern'

/** Detects what a text takes back: "The chat was cancelled", "Loyalty points: rejected", "Der Chat entfällt". */

/** Verdicts on what was discussed. */
const verdict =
  'rejected|cancell?ed|declined|dropped|scrapped|discarded|abandoned|postponed|abgelehnt|verworfen|gestrichen|abgesagt|entfällt|fällt weg|verschoben|annulée?s?|refusée?s?|rejetée?s?|abandonnée?s?|supprimée?s?|descartad[oa]s?|rechazad[oa]s?|cancelad[oa]s?|anulad[oa]s?|suprimid[oa]s?'
const until =
  '(?:[,]? (?:for now|for the moment|at the moment|again|vorerst|erst einmal|fürs erste|pour (?:le moment|l.instant)|por ahora|de momento))?[.!]?$'

/** Things that users of a product cancel and reject. */
const cancellable =
  /(?<!\p{L})(?:appointments?|bookings?|reservations?|orders?|events?|courses?|class(?:es)?|lessons?|requests?|payments?|subscriptions?|trips?|shifts?|applications?|\p{L}*(?:termin|buchung|bestellung|kurs|antrag|fahrt)e?n?|réservations?|commandes?|demandes?|reservas?|pedidos?|citas?|solicitud(?:es)?)(?!\p{L})/iu

/** A thing and a verdict: "Loyalty points: rejected", "The chat was dropped", "La newsletter est annulée". */
const judged = pattern(
  `^[^,;:.!?|]{2,60}(?:\\s?[:–—-] | (?:was|were|has been|have been|got|is|are|wurden?|ist|sind|wird|werden|est|sont|a été|ont été|queda[n]?|está[n]?|fue|fueron|ha sido|han sido) |(?= (?:entfällt|fällt weg)))\\s?(?:${verdict})${until}`,
)
const unneeded = pattern(
  '^[^,;:.!?|]{2,60} (?:(?:is|are) (?:no longer|not .{0,12}any ?more) (?:needed|required|wanted|necessary|planned|part of\\b.{0,30})|(?:wird|werden|ist|sind) nicht mehr (?:gebraucht|benötigt|nötig|gewünscht|gewollt|notwendig)|entfallen|fallen weg|(?:brauchen|benötigen|wollen) wir (?:doch )?(?:nicht|keine?n?)(?: mehr)?|n.est plus (?:nécessaire|utile|souhaitée?)|ne sont plus (?:nécessaires|utiles)|ya no (?:es|son) necesari[oa]s?|ya no hace[n]? falta|já não (?:é|são) necessári[oa]s?)[.!]?$',
)
const withoutIt = pattern(
  '^(?:(?:we|I)(?:.ll| can| will| could| would rather)? (?:easily |well )?(?:do|go|live|manage|start) without|(?:wir|ich) (?:können (?:gut )?auf .{2,50} verzichten|verzichten auf)|auf .{2,50} (?:können|wollen|werden|möchten) wir (?:gut )?verzichten|auf .{2,50} verzichten wir|(?:on|nous) (?:peut|pouvons|va|allons) (?:se|nous) passer d\\p{L}*|podemos prescindir|prescindimos|podemos passar sem)(?!\\p{L})[^,;:]{0,60}$',
)
const leaveOut = pattern(
  '^(?:please |bitte |actually |and |so |then |let.s |por favor,? |merci de )*(?:(?:drop|skip|omit|scrap|ditch|forget(?: about)?|leave out|leave off) (?:the|our|that|those|all|any|everything about) (?!.*(?<!\\p{L})(?:if|when|after|onto|from|in|on)(?!\\p{L}))|(?:(?:den|die|das|alle) )?[^,;:]{2,40} (?:weglassen|streichen|rauslassen)[.!]?$|(?:laissez|laisser|laissons) tomber |(?:olvida|olviden|dejen|descarten|descartar) (?:el|la|los|las) )[^,;:]{0,60}$',
)
/** A verdict alone, on the sentence before it. */
const alone = pattern(`^(?:(?:was|is|were|wurde|ist) )?(?:${verdict})${until}`)

/** True for a sentence that says that something is not built after all. */
export const takesBack = (text: string): boolean =>
  (judged.test(text) && !cancellable.test(text)) || unneeded.test(text) || withoutIt.test(text)

/** True for commands to leave something out, which remove it from a product that exists. */
export const leavesOut = (text: string): boolean => leaveOut.test(text)

/** Joins verdicts with the sentence that they are on: "Discussed: loyalty points. Rejected for now." */
export function withVerdicts(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const passage of passages) {
    const before = joined.at(-1)
    if (before && alone.test(passage.text)) {
      const text = `${before.text.replace(/^[^:]{2,30}: |[.!]$/gu, '')}: ${passage.text.toLowerCase()}`
      joined[joined.length - 1] = { ...before, text, lines: [...new Set([...before.lines, ...passage.lines])] }
    } else joined.push(passage)
  }
  return joined
}
