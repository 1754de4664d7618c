import * as v from 'valibot'
import { type NoticeName, defaultNotices, linkMinutes } from '#contract/mail'
import { toOneLine } from '#contract/one-line'
import { ShareEvent, type ShareEvent as Event } from '#contract/share'
import { describeAcceptance, describeAcceptedPrice, describeAcceptedWeeks } from '#domain/offer/acceptance-text'
import { type Sold, soldOf } from '#domain/offer/sold'
import { capitalize, formatDate, plural } from '#domain/text/format'
import { quoteAll, shorten } from '#domain/text/text'
import { createMailToken } from '#functions/data/mail-tokens'
import type { Mail } from '#functions/data/mails'
import { listSavedOf } from '#functions/data/saved-estimates'
import { ShareRecord } from '#functions/data/shares'
import * as key from '#functions/data/keys'
import { get } from '#functions/data/table'
import { type UserRecord, findUser, findUserByEmail } from '#functions/data/users'
import { env } from '#functions/lib/config'
import type { Letter } from './letter'

const site = env('SITE_ORIGIN')
const accountUrl = `${site}/pricing#account`

/** A letter with its recipient. `notice` and `userId` make it one that can be turned off. */
export interface Composed {
  to: string
  letter: Letter
  /** Email to which a reply goes. */
  replyTo?: string | undefined
  notice?: { name: NoticeName; userId: string }
}

/**
 * Writes a mail. Returns null if nobody gets it: the account does not exist or is being deleted, the email is not verified
 * or mail to it came back, or the user turned such mails off.
 */
export async function compose(mail: Mail, now: Date): Promise<Composed | null> {
  const user = await (mail.kind === 'reset' ? findUserByEmail(mail.email) : findUser(mail.userId))
  if (!user || user.deletionStartedAt) return null
  switch (mail.kind) {
    case 'reset':
      return user.emailUndeliverable ? null : composeReset(user, now)
    case 'verification':
      return composeVerification(user, now)
    case 'password-changed':
      return toVerified(user, passwordChanged)
    case 'email-changed':
      return { to: mail.email, letter: emailChanged(user) }
    case 'offer':
      return toSubscribed(user, 'offers', await readOfferMail(user, mail))
    default:
      return toSubscribed(user, 'payments', { letter: paymentFailed })
  }
}

type Content = Pick<Composed, 'letter' | 'replyTo'>

const toVerified = ({ email, emailVerified, emailUndeliverable }: UserRecord, letter: Letter): Composed | null =>
  emailVerified && !emailUndeliverable ? { to: email, letter } : null

function toSubscribed(user: UserRecord, name: NoticeName, content: Content | null): Composed | null {
  const { [name]: isWanted } = user.notices ?? defaultNotices
  if (!content || !isWanted) return null
  const composed = toVerified(user, { ...content.letter, settingsUrl: accountUrl })
  return composed && { ...content, ...composed, notice: { name, userId: user.id } }
}

/** Links have their token in the fragment, which browsers send to no server. */
const linkTo = (purpose: 'reset' | 'verify', token: string) => `${site}/auth#${purpose}=${token}`

async function composeReset({ id, email }: UserRecord, now: Date): Promise<Composed | null> {
  const token = await createMailToken('reset', id, email, now)
  if (token === null) return null
  return {
    to: email,
    letter: {
      subject: 'Choose a new password',
      paragraphs: [
        'Someone, probably you, asked for a new password for your account.',
        `The link works once, for ${linkMinutes.reset} minutes. Until you use it, your password stays as it is.`,
        'If it was not you, ignore this mail. Nobody can use the link without it.',
      ],
      action: { label: 'Choose a new password', url: linkTo('reset', token) },
      reason: 'someone entered your email under "Forgot password?".',
    },
  }
}

async function composeVerification(user: UserRecord, now: Date): Promise<Composed | null> {
  const { id, email, emailVerified, emailUndeliverable, pendingEmail } = user
  const to = pendingEmail ?? email
  if (!pendingEmail && (emailVerified || emailUndeliverable)) return null
  const token = await createMailToken('verification', id, to, now)
  if (token === null) return null
  return {
    to,
    letter: {
      subject: 'Confirm your email',
      paragraphs: [
        pendingEmail
          ? 'Please confirm that this is your email. From then on you sign in with it.'
          : 'Please confirm that this is your email. Then we can mail you when a client responds to an offer or a payment fails.',
        `The link works once, for ${linkMinutes.verification / 60} hours.`,
        'If you do not know what this is about, ignore this mail. Your email is confirmed only if you open the link.',
      ],
      action: { label: 'Confirm email', url: linkTo('verify', token) },
      reason: 'someone entered this email for an account.',
    },
  }
}

const passwordChanged: Letter = {
  subject: 'Your password was changed',
  paragraphs: [
    'The password of your account was just changed, and all other devices were logged out.',
    'If it was not you, choose a new password immediately: open the sign-in page and choose "Forgot password?".',
  ],
  action: { label: 'Open the sign-in page', url: `${site}/auth` },
  reason: 'it concerns the security of your account. Such mails cannot be turned off.',
}

const emailChanged = ({ email }: UserRecord): Letter => ({
  subject: 'The email of your account was changed',
  paragraphs: [
    `Your account now has another email, ${mask(email)}, which was confirmed. This one no longer opens it.`,
    'If it was not you, please contact the people who run this site immediately.',
  ],
  reason: 'this was the email of the account. Such mails cannot be turned off.',
})

/** Shows enough of an email for its owner to recognize it. */
const mask = (email: string) => email.replace(/^(.).*@/, '$1…@')

const paymentFailed: Letter = {
  subject: 'Your payment failed',
  paragraphs: [
    'The last payment for your plan failed, for example because the card has expired.',
    'Please update your card to keep your plan. We will try again over the next few days.',
  ],
  action: { label: 'Update card', url: accountUrl },
  reason: 'you have a paid plan.',
}

async function readOfferMail(
  { id: userId }: UserRecord,
  { shareId, eventId }: Extract<Mail, { kind: 'offer' }>,
): Promise<Content | null> {
  const [share, item] = await Promise.all([
    get(key.share(userId, shareId)),
    get(key.shareEvent(userId, shareId, eventId)),
  ])
  if (!share || !item) return null
  const record = v.parse(ShareRecord, share)
  const saved = v.parse(v.optional(Saved), await get(key.estimate(userId, record.savedId)))
  const event = v.parse(ShareEvent, item)
  if (!saved) return null
  const sold =
    event.kind === 'decline' ? soldOf(saved.projectId, await listSavedOf(userId, saved.projectId)) : undefined
  return { letter: offerLetter(record, event, saved, sold), replyTo: event.email }
}

const Saved = v.object({ id: v.string(), projectId: v.string() })
type Saved = v.InferOutput<typeof Saved>

const did = { accept: 'accepted', decline: 'declined', question: 'asked about', reopen: 'reopened' } as const

/** Maximum characters of all names of options in a mail. */
const maxNames = 500

/** Writes the mail about a client's response. What a stranger typed is quoted, and cannot become a link. */
function offerLetter(
  share: ShareRecord,
  { kind, name = '', email, options = [], total, weeks, text }: Event,
  saved: Saved,
  sold: Sold | undefined,
): Letter {
  const { title } = share
  const what = share.isChange ? 'change request' : 'offer'
  const quoted = text ? [{ quote: quoteLines(text) }] : []
  const details = {
    accept: [
      ...(total === undefined
        ? []
        : [
            `Accepted price: ${describeAcceptedPrice(total, share, share.sold?.price)}.${share.isTaxed === false ? ' No tax is added.' : ''}`,
          ]),
      ...(weeks === undefined ? [] : [`Timeline: ${describeAcceptedWeeks(weeks, share)} from the start of the work.`]),
      ...(options.length > 0
        ? [`With ${plural(options.length, 'option')}: ${shorten(quoteAll(options.map(toOneLine)), maxNames)}.`]
        : []),
      'We send the client no mail. "Confirm by email" beside the acceptance writes one for you to send. A reply to this mail goes to the client.',
    ],
    decline: [
      ...(quoted.length > 0 ? ['The client gave this reason:', ...quoted] : ['The client gave no reason.']),
      ...(sold ? [describeAgreed(sold)] : []),
      ...(email ? ['A reply to this mail goes to the client.'] : []),
    ],
    question: [
      'The client wrote:',
      ...quoted,
      'Reply to this mail to answer: your reply goes to the email that the client gave.',
    ],
    reopen: [],
  }
  return {
    subject: `${kind === 'question' ? 'A question about' : `${capitalize(what)} ${did[kind]}:`} ${title}`,
    paragraphs: [
      `The client, who gave the name "${unlink(name)}", ${did[kind]} your ${what} "${title}".`,
      ...details[kind],
    ],
    action: { label: 'Open the estimate', url: `${site}/estimate/${saved.projectId}?saved=${saved.id}#sharing` },
    reason: `you shared ${share.isChange ? 'a change request' : 'an offer'}.`,
  }
}

const describeAgreed = ({ acceptedAt, price: total, weeks, saved: { currency } }: Sold) =>
  `What was accepted on ${formatDate(acceptedAt)} stays as it is: ${describeAcceptance({ total, weeks }, { currency })} in all.`

/** Returns the lines of what a stranger typed, with at most one blank line between two. */
const quoteLines = (text: string) =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => unlink(toOneLine(line)))
    .filter((line, at, all) => line !== '' || all[at - 1] !== '')

/**
 * Keeps mail programs from making a link of what a stranger typed: an invisible character follows the dots of any script,
 * colons and slashes.
 */
const unlink = (text: string) => text.replace(/[.．。｡:/@](?=\S)/g, '$&\u200c')
