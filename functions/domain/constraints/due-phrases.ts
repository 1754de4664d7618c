import { pattern } from '#domain/text/pattern'
import { begin, bounded } from './numbers'

/** Phrases for what is due, of the project and of the product. */

/** Alone before a day: "Lieferung bis 30.09.2026." */
export const delivered = pattern(
  `${begin}(?:(?:aus)?lieferung|abnahme|übergabe|umsetzung):? (?:spätestens )?(?:bis|zum|am) (?:zum |ende )?$`,
)
/** Things that users of the product wait for: "orders due in", "delivery within 2 days for members". */
export const dueThing = pattern(
  bounded(
    'orders?|tasks?|tickets?|issues?|items?|books?|loans?|bills?|reports?|assignments?|homework|rents?|fees?|parcels?|packages?|goods|meals?|food|documents?|messages?|alerts?|claims?|refunds?|jobs?|courses?|lessons?|results?',
  ),
)
/** Names of a contract before its term. */
const contract = pattern(
  bounded(
    'contract|agreement|engagement|term|vertrag\\p{L}*|(?:projekt|mindest)?laufzeit|contrat|marché|contrato|vigencia|vigência|contratto|overeenkomst|contractduur|looptijd',
  ),
)
/** Words behind the term of a contract that can be longer: "with an option to renew", "mit Verlängerungsoption". */
const extending = pattern(
  bounded(
    'option\\p{L}*(?: (?:to|for|of|zur|auf|de|di|tot|op))?(?: (?:a|an|una?|een|einer))? (?:renew|exten|verläng|renouv|reconduc|prorog|pr[oó]rrog|renov|rinnov|verleng)\\p{L}*|renewable|extendable|verlängerbar|verlängerungsoption\\p{L}*|renouvelable|reconductible|prorrogable|prorrogável|renovable|renovável|rinnovabile|prorogabile|verlengbaar|base (?:period|term|year)',
  ),
)

/** True for the term of a contract that can be longer, by when nothing need be finished. */
export const isExtendable = (before: string, after: string): boolean => contract.test(before) && extending.test(after)
