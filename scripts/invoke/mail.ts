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

/** Asks for the mail with a link, and returns the link's token. */
export async function mailedToken(
  stack: RunningStack,
  client: Client,
  email: string,
  purpose: 'reset' | 'verification',
): Promise<string> {
  if (purpose === 'reset') await client.ask('requestPasswordReset', { body: { email } })
  else await client.ask('resendVerification')
  return awaitMail(stack, email, tokenIn(purpose === 'reset' ? 'reset' : 'verify'))
}

/** Has a client decline an offer, and returns the token of the mail about it. */
export async function unsubscribeToken(
  stack: RunningStack,
  client: Client,
  email: string,
  token: string,
): Promise<string> {
  await client.ask('verifyEmail', { body: { token: await mailedToken(stack, client, email, 'verification') } })
  await client.ask('respondToOffer', { params: { token }, body: { kind: 'decline', name: 'Charles' } })
  return awaitMail(stack, email, unsubscribeTokenIn)
}
