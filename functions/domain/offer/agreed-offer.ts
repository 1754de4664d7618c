import type { Offer } from '#contract/share'
import { quote } from '#domain/text/text'
import { remarkOn, remarks } from './offer-text'

const onOptions = (['partIsOption', 'isOption'] as const).map(
  (about) => [about, new RegExp(`${remarks[about]}: “.+”\\.$`)] as const,
)

/**
 * Returns an accepted offer, whose texts say only of the options that were not chosen that they are options, and whose risks
 * are those of the work that was sold.
 */
export function agreedOffer(offer: Offer, chosen: ReadonlySet<number>): Offer {
  const { options } = offer
  const agreed = (text: string) =>
    onOptions
      .reduce(
        (rest, [about, pattern]) =>
          rest.replace(pattern, (remark) => {
            const named = options.filter(({ name }) => remark.includes(quote(name)))
            const left = named.filter((option) => !chosen.has(options.indexOf(option)))
            return left.length < named.length ? remarkOn(about, left) : remark
          }),
        text,
      )
      .trim()
  return {
    ...offer,
    components: offer.components.map((work) => ({ ...work, remark: work.remark && agreed(work.remark) })),
    assumptions: offer.assumptions.map(agreed),
    risks: offer.risks?.filter((risk) => !risk.options || risk.options.some((at) => chosen.has(at))),
  }
}
