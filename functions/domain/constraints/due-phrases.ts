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
