import type { Offer } from '#contract/share'
import { quote } from '#domain/text/text'
import { remarkOn } from './offer-text'

/**
 * Returns an accepted offer, whose texts say only of the options that were not chosen that they are options, and whose risks
 * are those of the work that was sold.
 */
export function agreedOffer(offer: Offer, chosen: ReadonlySet<number>): Offer {
  const { options } = offer
  const agreed = (text: string) =>
    text
      .replace(/Only as an option: “.+”\.$/, (remark) => {
        const named = options.filter(({ name }) => remark.includes(quote(name)))
        const left = named.filter((option) => !chosen.has(options.indexOf(option)))
        return left.length < named.length ? remarkOn('Only as an option', left) : remark
      })
      .trim()
  return {
    ...offer,
    components: offer.components.map((work) => ({ ...work, remark: work.remark && agreed(work.remark) })),
    assumptions: offer.assumptions.map(agreed),
    risks: offer.risks?.filter((risk) => !risk.options || risk.options.some((at) => chosen.has(at))),
  }
}
