import { setTimeout as wait } from 'node:timers/promises'
import type { RunningStack } from '#emulators/stack'
import type { StoredMail } from '#emulators/ses/message'
import type { Client } from '#scripts/estimate/client'

const pollMs = 50

/** Returns the newest mail to an email in which `find` finds something, as soon as there is one, with what it found. */
export async function awaitMail<T>(
  { addresses }: Pick<RunningStack, 'addresses'>,
  to: string,
  find: (mail: StoredMail) => T | null | undefined,
): Promise<T> {
  for (;;) {
    const response = await fetch(`${addresses.ses}/_emulator/mails`)
    const mails = (await response.json()) as StoredMail[]
    const found = mails
      .filter((mail) => mail.to === to)
      .map(find)
      .findLast((each) => each !== null && each !== undefined)
    if (found !== null && found !== undefined) return found
    await wait(pollMs)
  }
}

/** Returns the token in a mail's link for a purpose. */
export const tokenIn = (purpose: 'reset' | 'verify') => (mail: StoredMail) =>
  new RegExp(`#${purpose}=(\\S+)`).exec(mail.links[0] ?? '')?.[1]

/** Returns the token of the one-click link of a notice. */
const unsubscribeTokenIn = ({ headers }: StoredMail) =>
  /unsubscribe\/([^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1]

/** Requests the mail that resets a password, and returns its token. */
export async function resetToken(stack: RunningStack, client: Client, email: string): Promise<string> {
  await client.ask('requestPasswordReset', { body: { email } })
  return awaitMail(stack, email, tokenIn('reset'))
}

/** Returns the token of the mail that confirms the email of a new account. Another request would replace it. */
export const verificationToken = (stack: RunningStack, email: string): Promise<string> =>
  awaitMail(stack, email, tokenIn('verify'))

/** Has a client decline an offer, and returns the token of the mail about it. */
export async function unsubscribeToken(
  stack: RunningStack,
  client: Client,
  email: string,
  token: string,
): Promise<string> {
  await client.ask('verifyEmail', { body: { token: await verificationToken(stack, email) } })
  await client.ask('respondToOffer', { params: { token }, body: { kind: 'decline', name: 'Charles' } })
  return awaitMail(stack, email, unsubscribeTokenIn)
}
