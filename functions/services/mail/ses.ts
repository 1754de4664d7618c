import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { unsubscribe } from '#contract/calls'
import { env } from '#functions/lib/config'
import { backOff } from '#functions/lib/retry'
import { createUnsubscribeToken } from '#functions/lib/unsubscribe-token'
import type { Composed } from './compose'
import { renderLetter } from './letter'

const from = env('MAIL_FROM')
const ConfigurationSetName = env('MAIL_CONFIGURATION_SET')
const site = env('SITE_ORIGIN')

const client = new SESv2Client({
  // SES knows no idempotency keys, so a request that SES may have accepted is not sent again.
  maxAttempts: 1,
  requestHandler: {
    requestTimeout: 25_000,
    throwOnRequestTimeout: true,
    // A connection that was closed while the Lambda was frozen would look like a failure.
    httpsAgent: { keepAlive: false },
    httpAgent: { keepAlive: false },
  },
})

/** Attempts within one invocation, for a moment of throttling. Lambda repeats the invocation later. */
const maxAttempts = 4

/** Thrown if SES may have taken a mail without saying so. */
export class UncertainDelivery extends Error {
  override readonly name = 'UncertainDelivery'
}

/** Sends a mail. Throws `UncertainDelivery` if it may have been sent; any other error counts as not sent. */
export async function sendMail(mail: Composed): Promise<void> {
  const command = new SendEmailCommand(requestFor(mail))
  for (let attempt = 1; ; attempt++) {
    try {
      await client.send(command)
      return
    } catch (error) {
      if (!wasRefused(error)) throw new UncertainDelivery('SES may have taken the mail', { cause: error })
      if (attempt === maxAttempts) throw error
      await backOff(attempt, 1_000)
    }
  }
}

/** Local parts as RFC 5321 has them. With any other one, SES would refuse the whole mail. */
const withoutStrayDots = /^[^.@]+(?:\.[^.@]+)*@/

function requestFor({ to, letter, replyTo, notice }: Composed): SendEmailCommandInput {
  const { subject, text, html } = renderLetter(letter, site)
  const Charset = 'UTF-8'
  return {
    FromEmailAddress: `Scopewright <${from}>`,
    Destination: { ToAddresses: [to] },
    ReplyToAddresses: replyTo !== undefined && withoutStrayDots.test(replyTo) ? [replyTo] : [],
    ConfigurationSetName,
    Content: {
      Simple: {
        Subject: { Data: subject, Charset },
        Body: { Text: { Data: text, Charset }, Html: { Data: html, Charset } },
        Headers: [automatic, ...(notice ? unsubscribeHeaders(notice) : [])],
      },
    },
  }
}

/** Suppresses automatic responses, such as absence notes, to the recipient of replies (RFC 3834). */
const automatic = { Name: 'Auto-Submitted', Value: 'auto-generated' }

/** One-click unsubscribing from a notice (RFC 8058). */
const unsubscribeHeaders = ({ name, userId }: NonNullable<Composed['notice']>) => [
  {
    Name: 'List-Unsubscribe',
    Value: `<${site}${unsubscribe.path.replace('{token}', createUnsubscribeToken(userId, name))}>`,
  },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
]

/** Errors of connections that ended without a response. */
const connectionErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'])

/**
 * True if SES did not take the mail: it responded with an error, or the connection ended without a response. False after a
 * timeout or an unreadable response. After a reset, a mail that SES took may rarely arrive twice.
 */
function wasRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as { code?: unknown; $metadata?: { httpStatusCode?: number } }
  return ($metadata?.httpStatusCode ?? 0) >= 400 || connectionErrors.has(String(code))
}
