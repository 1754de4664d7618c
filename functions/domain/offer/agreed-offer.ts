import type { Offer } from '#contract/share'
import { quote } from '#domain/text/text'
import { isOption, partIsOption, remarkOn } from './offer-text'

const onOptions = new RegExp(`(${partIsOption}|${isOption}): “.+”\\.$`)

/**
 * Returns an accepted offer, whose texts say only of the options that were not chosen that they are options, and whose risks
 * are those of the work that was sold.
 */
export function agreedOffer(offer: Offer, chosen: ReadonlySet<number>): Offer {
  const { options } = offer
  const agreed = (text: string) =>
    text
      .replace(onOptions, (remark, lead: string) => {
        const named = options.filter(({ name }) => remark.includes(quote(name)))
        const left = named.filter((option) => !chosen.has(options.indexOf(option)))
        return left.length < named.length ? remarkOn(lead, left) : remark
      })
      .trim()
  return {
    ...offer,
    components: offer.components.map((work) => ({ ...work, remark: work.remark && agreed(work.remark) })),
    assumptions: offer.assumptions.map(agreed),
    risks: offer.risks?.filter((risk) => !risk.options || risk.options.some((at) => chosen.has(at))),
  }
}
