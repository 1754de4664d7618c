import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmulatorOptions, type ServiceResponse, awsError, json, startEmulator } from './emulator'
import { showInbox, showMail } from './ses/inbox'
import { type StoredMail, buildEml, emailIn, parseEml, parseSendEmail } from './ses/message'
import { Refused } from './ses/refused'

interface Options extends EmulatorOptions {
  /** Verified domain from which mail may be sent. */
  domain: string
  configurationSet: string
  /** Folder in which each mail is an `.eml` file. In memory by default. */
  folder?: string
  /** Receives the events of bounces and complaints as EventBridge would send them. */
  onEvent: (event: unknown) => void
  onMail?: (mail: StoredMail) => void
}

const path = '/v2/email/outbound-emails'

/** SES's mailbox simulator: what becomes of mail to these names, with any label. */
const simulated = /^(success|bounce|complaint|suppressionlist)(?:\+.*)?@simulator\.amazonses\.com$/i

/**
 * Emulates SES's SendEmail with simple content, its mailbox simulator, bounce and complaint events, and the suppression of
 * the emails that they name. Shows the mails as web pages. Not emulated: signatures, sending limits, the sandbox, DKIM,
 * templates, attachments, raw content.
 */
export async function startSes({ domain, configurationSet, folder, onEvent, onMail, ...options }: Options) {
  const mails = new Map<string, { eml: string; mail: StoredMail }>()
  const suppressed = new Set<string>()
  if (folder) {
    await mkdir(folder, { recursive: true })
    for (const file of (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()) {
      const id = file.slice(0, -4)
      const eml = await readFile(join(folder, file), 'utf8')
      mails.set(id, { eml, mail: parseEml(id, eml) })
    }
  }

  async function send(body: Buffer): Promise<ServiceResponse> {
    const request = parseSendEmail(body)
    const from = emailIn(request.FromEmailAddress)
    if (!from.toLowerCase().endsWith(`@${domain}`)) {
      throw new Refused(
        'MessageRejected',
        `Email address is not verified. The following identities failed the check in region US-EAST-1: ${from}`,
      )
    }
    if (request.ConfigurationSetName !== undefined && request.ConfigurationSetName !== configurationSet) {
      throw new Refused('NotFoundException', `Configuration set <${request.ConfigurationSetName}> does not exist.`)
    }
    const now = new Date()
    const id = `${now.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
    const eml = buildEml(request, id, now)
    const lost = request.Destination.ToAddresses.map((to) => fateOf(to, suppressed))
    if (lost.some((fate) => fate !== 'suppressionlist' && fate !== 'bounce')) {
      const mail = parseEml(id, eml)
      mails.set(id, { eml, mail })
      if (folder) await writeFile(join(folder, `${id}.eml`), eml)
      onMail?.(mail)
    }
    for (const [at, to] of request.Destination.ToAddresses.entries()) {
      const event = eventOf(lost[at]!, to)
      if (!event) continue
      suppressed.add(to.toLowerCase())
      onEvent(event)
    }
    return json(200, { MessageId: id })
  }

  return startEmulator(
    {
      operation: ({ method, url }) => (method === 'POST' && url.pathname === path ? 'SendEmail' : 'Inbox'),
      handle: async ({ url: { pathname }, body }, operation) => {
        if (operation === 'SendEmail') {
          return send(body).catch((error: unknown) => {
            if (error instanceof Refused)
              return awsError(error.name === 'NotFoundException' ? 404 : 400, error.name, error.message)
            throw error
          })
        }
        const all = [...mails.values()].map(({ mail }) => mail)
        if (pathname === '/') return showInbox(all)
        if (pathname === '/_emulator/mails') return json(200, all)
        const [, id = '', file] = /^\/mails\/([\w-]+)(\.eml)?$/.exec(pathname) ?? []
        const found = mails.get(id)
        if (!found) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'There is no such mail.' }
        return file
          ? { status: 200, headers: { 'content-type': 'message/rfc822' }, body: found.eml }
          : showMail(found.mail)
      },
      fail: (kind) =>
        kind === 'throttle'
          ? awsError(429, 'TooManyRequestsException', 'Maximum sending rate exceeded.')
          : awsError(500, 'InternalServiceErrorException', 'An internal error occurred.'),
    },
    options,
  )
}

type Fate = 'success' | 'bounce' | 'complaint' | 'suppressionlist'

const fateOf = (to: string, suppressed: ReadonlySet<string>): Fate =>
  suppressed.has(to.toLowerCase())
    ? 'suppressionlist'
    : ((simulated.exec(to)?.[1]?.toLowerCase() as Fate | undefined) ?? 'success')

function eventOf(fate: Fate, emailAddress: string) {
  const recipients = [{ emailAddress }]
  if (fate === 'success') return null
  if (fate === 'complaint') {
    return {
      source: 'aws.ses',
      'detail-type': 'Email Complaint Received',
      detail: { eventType: 'Complaint', complaint: { complainedRecipients: recipients } },
    }
  }
  const bounceSubType = fate === 'bounce' ? 'General' : 'OnAccountSuppressionList'
  return {
    source: 'aws.ses',
    'detail-type': 'Email Bounced',
    detail: { eventType: 'Bounce', bounce: { bounceType: 'Permanent', bounceSubType, bouncedRecipients: recipients } },
  }
}
