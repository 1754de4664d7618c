import type { SavedEstimate } from '#contract/saved-estimate'
import type { User } from '#contract/user'

/** Returns the name under which a user sends offers. Empty if there is none. */
export const senderName = ({ sender, firstName, lastName }: Pick<User, 'sender' | 'firstName' | 'lastName'>): string =>
  sender ?? `${firstName} ${lastName}`.trim()

/** Returns the name under which the last accepted offer of a project was sent, or else the newest one. */
export function projectSender(own: readonly Pick<SavedEstimate, 'links'>[]): string | undefined {
  const sent = own.flatMap(({ links = {} }) => Object.values(links)).filter(({ from }) => from)
  const rankOf = ({ createdAt, decision }: (typeof sent)[number]) =>
    decision?.kind === 'accept' ? `1 ${decision.at}` : `0 ${createdAt}`
  return sent.toSorted((one, other) => (rankOf(one) < rankOf(other) ? 1 : -1))[0]?.from
}
