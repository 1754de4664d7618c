import * as v from 'valibot'
import { MailJob, claimMail, findMail, finishMail, releaseMail } from '#functions/data/mails'
import { describeError, log } from '#functions/lib/log'
import { logEvents } from '#functions/lib/log-events'
import { compose } from '#functions/services/mail/compose'
import { UncertainDelivery, sendMail } from '#functions/services/mail/ses'

/**
 * Sends a mail, once. Lambda repeats an invocation that throws, after one and two minutes, and then stores it in the
 * dead-letter queue. A mail that SES may have taken without saying so is never sent again, and ends in that queue.
 */
export async function handler(event: unknown): Promise<void> {
  const job = v.parse(MailJob, event)
  const mail = await findMail(job)
  if (mail === 'sent') return
  if (!mail) throw new Error('There is no such mail')
  if (!(await claimMail(job, new Date())))
    throw new Error('Another invocation has this mail, or ended while it sent it')

  const { kind } = mail
  try {
    const composed = await compose(mail, new Date())
    if (composed) {
      await sendMail(composed)
      log.info(logEvents.mailSent, { kind })
    }
  } catch (error) {
    log.error(logEvents.mailFailed, { kind, ...describeError(error) })
    if (!(error instanceof UncertainDelivery)) await releaseMail(job)
    throw error
  }
  await finishMail(job, new Date())
}
