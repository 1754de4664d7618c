import { pattern } from '#domain/text/pattern'
import { begin, bounded } from './numbers'
import { by, upTo } from './phrases'

/** Phrases for what is due, of the project and of the product. */

/** Alone before a day: "Lieferung bis 30.09.2026." */
export const delivered = pattern(
  `${begin}(?:(?:aus)?lieferung|abnahme|übergabe|umsetzung):? (?:spätestens )?(?:bis|zum|am) (?:zum |ende )?$`,
)
/** Things that users of the product wait for: "orders due in", "delivery within 2 days for members". */
export const dueThing = pattern(
  bounded(
    'orders?|tasks?|tickets?|issues?|items?|books?|loans?|bills?|reports?|assignments?|homework|rents?|fees?|parcels?|packages?|goods|meals?|food|documents?|messages?|alerts?|claims?|refunds?|jobs?|courses?|lessons?|results?|(?:that|which) are',
  ),
)
/** Names of a contract before its term. */
const contract = pattern(
  bounded(
    'contract|agreement|engagement|term|vertrag\\p{L}*|(?:projekt|mindest)?laufzeit|contrat|marché|contrato|vigencia|vigência|contratto|overeenkomst|contractduur|looptijd',
  ),
)
/** Words behind the term of a contract that can be longer: "with an option to renew", "mit Verlängerungsoption". */
const longer = '(?:renew|exten|verläng|renouv|reconduc|prorog|pr[oó]rrog|renov|rinnov|verleng)\\p{L}{0,'
const extending = pattern(
  bounded(
    `option\\p{L}*(?: (?:to|for|of|zur|auf|de|di|tot|op))?(?: (?:a|an|una?|een|einer))? ${longer}20}|${longer}3}(?:[aáií][bv](?:el|le|ile)|ba?ar)|verlängerungsoption\\p{L}*|base (?:period|term|year)`,
  ),
)

/** True for the term of a contract that can be longer, by when nothing need be finished. */
export const isExtendable = (before: string, after: string): boolean => contract.test(before) && extending.test(after)

const byTime = `(?:${by}|within|innerhalb von|entro|voor) ${upTo(4)}$`
const reply =
  '(?:answer|quote|offer|estimate|price|rough \\p{L}{4,6}|antwort|rückmeldung|angebot|kostenvoranschlag|schätzung|preis|réponse|devis|respuesta|presupuesto|risposta|preventivo|offerte)(?![\\p{L}-])'
const gives = '\\p{L}{0,3}(?:schicken|senden|geben|machen|nennen|kommen|haben|sturen)(?!\\p{L})'
const tells =
  '(?:let|tell) (?:me|us)(?: know)?|meld\\p{L}{1,3}(?: sie)? (?:sich|euch)|(?:get|come) back to (?:me|us)|bescheid|(?:me|nous) (?:dire|répondre)|(?:decir|avisar|responder)(?:me|nos)|(?:(?:mi|ci) \\p{L}{2,4}|far[mc]i) sapere|(?:dir|risponder)[mc]i'
/** Ends right before a time by which the reader is to say something: "Could you let me know by", "I need an answer by". */
const replyBy = pattern(
  `(?:${bounded(tells)}(?: [^\\s.;,]{1,12})?|(?:^|(?<!(?:fix|change|add|ajouter|añadir|aggiungere) )(?:${bounded('an?|your|the|(?:ein|ihr|dein)e?n?|das|die|den|une?|votre|una|su|een')} |d'une ))${upTo(2)}${reply}) ${byTime}`,
)
/** Follows such a time, unless it is the verb of another request: "Könnt ihr den Preis bis Freitag ändern?" */
const noOtherVerb = pattern(`^(?! (?!${gives})\\p{L}{5,20}n[?.!]{0,3}$)`)
/** Around such a time, if what is to be said follows it: "Kannst du mir bis Freitag sagen, was das kostet?" */
const readerBy = pattern(`(?:${begin}|${bounded('you|du|ihr|sie|wir|ich|mir|uns|bitte|je|u')} ${upTo(2)})${byTime}`)
const replyAfter = pattern(
  `^ ${upTo(5)}(?:${bounded(`${tells}|sagen|antworten|laten weten`)}|(?<!\\p{L})${reply}(?: [^.;,]{0,40}${gives}|[?.!,]|$))`,
)

/** True for a time by which a reply, a quote or an estimate is wanted, which is no deadline of the work. */
export const isOfReply = (before: string, after: string): boolean =>
  (replyBy.test(before) && noOtherVerb.test(after)) || (readerBy.test(before) && replyAfter.test(after))
