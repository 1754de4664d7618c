import { type Saved, type Sold, soldOf } from './sold'

/** Returns what stays sold if the acceptance through a link is taken back. */
export const soldWithout = (id: string, projectId: string, all: readonly Saved[]): Sold | undefined =>
  soldOf(
    projectId,
    all.map((saved) => ({
      ...saved,
      links: Object.fromEntries(Object.entries(saved.links ?? {}).filter(([other]) => other !== id)),
    })),
  )

/** Returns the ids of links that an acceptance at that time ended, which are open again once it is taken back. */
export const endedAt = (at: string | undefined, { links = {} }: Pick<Saved, 'links'>): string[] =>
  Object.keys(links).filter((id) => links[id]!.isOtherAccepted && links[id]!.supersededAt === at)
