import type { ShareState } from '#contract/share'
import { type Saved, type Sold, isOpen, soldOf } from './sold'

/** Returns what was sold before an acceptance of that time, which stays sold if the acceptance is taken back. */
export const soldBefore = (at: string, projectId: string, all: readonly Saved[]): Sold | undefined =>
  soldOf(
    projectId,
    all.map(({ links = {}, ...saved }) => ({
      ...saved,
      links: Object.fromEntries(Object.entries(links).filter(([, { decision }]) => !decision || decision.at < at)),
    })),
  )

/** Returns the ids of links that an acceptance at that time ended, which are reopened once it is taken back. */
export const endedAt = (at: string | undefined, { links = {} }: Pick<Saved, 'links'>): string[] =>
  Object.keys(links).filter((id) => links[id]!.isOtherAccepted && links[id]!.supersededAt === at)

/** True if a link that an acceptance ended can be accepted again once that one, and those after it, are taken back. */
export const isOpenBefore = (link: ShareState, projectId: string, all: readonly Saved[], now: Date): boolean =>
  link.isOtherAccepted === true &&
  isOpen({ ...link, supersededAt: undefined }, soldBefore(link.supersededAt!, projectId, all), now)
