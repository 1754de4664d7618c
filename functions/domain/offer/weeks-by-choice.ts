import type { Offer } from '#contract/share'
import { type SavedOptions, timelineWithOptions } from '#domain/scope/options'

/** Each option more doubles the estimates: 32 take some 50 ms at most. */
const maxOptions = 5

/** Adds the whole weeks of each choice of options, which say little about hours, unless there are too many choices. */
export function addWeeks(offer: Offer, saved: SavedOptions): Offer {
  const { options, weeks, weeksWithOptions = weeks } = offer
  if (options.length > maxOptions || weeks === weeksWithOptions) return offer
  const choices = options.reduce<number[][]>((all, _, at) => [...all, ...all.map((one) => [...one, at])], [[]])
  const weeksOf = (chosen: readonly number[]) =>
    timelineWithOptions(
      saved,
      chosen.map((at) => options[at]!.name),
    ).weeks
  return { ...offer, weeksByChoice: Object.fromEntries(choices.map((chosen) => [chosen.join(), weeksOf(chosen)])) }
}
