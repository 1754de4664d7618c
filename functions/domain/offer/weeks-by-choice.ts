import type { Offer } from '#contract/share'
import { type SavedOptions, timelineWithOptions } from '#domain/scope/options'
import { offeredTimeline } from './offer'

/** Each option more doubles the estimates: 32 take some 50 ms at most. */
const maxOptions = 5

/** Adds the timeline of each choice of options, which says little about hours, unless there are too many choices. */
export function addWeeks(offer: Offer, saved: SavedOptions): Offer {
  const { options, weeks, weeksWithOptions = weeks } = offer
  if (options.length === 0 || options.length > maxOptions) return offer
  const choices = options.reduce<number[][]>((all, _, at) => [...all, ...all.map((one) => [...one, at])], [[]])
  const timelines = choices.map((chosen) => {
    const names = chosen.map((at) => options[at]!.name)
    return [chosen.join(), offeredTimeline(timelineWithOptions(saved, names))] as const
  })
  const byChoice = <T>(of: (timeline: ReturnType<typeof offeredTimeline>) => T) =>
    Object.fromEntries(timelines.map(([chosen, timeline]) => [chosen, of(timeline)]))
  return {
    ...offer,
    ...(weeks !== weeksWithOptions && { weeksByChoice: byChoice(({ weeks }) => weeks) }),
    milestonesByChoice: byChoice(({ milestones }) => milestones),
  }
}
