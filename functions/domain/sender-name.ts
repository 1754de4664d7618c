import type { User } from '#contract/user'

/** Returns the name under which a user sends offers. Empty if there is none. */
export const senderName = ({ sender, firstName, lastName }: Pick<User, 'sender' | 'firstName' | 'lastName'>): string =>
  sender ?? `${firstName} ${lastName}`.trim()
