import * as v from 'valibot'
import { stopMailTo } from '#functions/data/stopped-mail'

const Recipients = v.array(v.object({ emailAddress: v.string() }))

/** Event of SES on EventBridge. A transient bounce is not a reason to stop. */
const MailEvent = v.variant('detail-type', [
  v.object({
    'detail-type': v.literal('Email Bounced'),
    detail: v.object({ bounce: v.object({ bounceType: v.string(), bouncedRecipients: Recipients }) }),
  }),
  v.object({
    'detail-type': v.literal('Email Complaint Received'),
    detail: v.object({ complaint: v.object({ complainedRecipients: Recipients }) }),
  }),
])

/** Stops mail to emails that do not exist, or whose owners complained. Safe to repeat. */
export async function handler(event: unknown): Promise<void> {
  const { detail } = v.parse(MailEvent, event)
  const recipients =
    'complaint' in detail
      ? detail.complaint.complainedRecipients
      : detail.bounce.bounceType === 'Permanent'
        ? detail.bounce.bouncedRecipients
        : []
  for (const { emailAddress } of recipients) await stopMailTo(emailAddress)
}
