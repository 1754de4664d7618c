import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { Refused } from './refused'

const Content = v.object({ Data: v.string(), Charset: v.optional(v.string()) })

/** Request of SendEmail, as far as it is emulated. */
const SendEmail = v.object({
  FromEmailAddress: v.string(),
  Destination: v.object({ ToAddresses: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(50)) }),
  ReplyToAddresses: v.optional(v.array(v.string()), []),
  ConfigurationSetName: v.optional(v.string()),
  Content: v.object({
    Simple: v.object({
      Subject: Content,
      Body: v.object({ Text: v.optional(Content), Html: v.optional(Content) }),
      Headers: v.optional(v.array(v.object({ Name: v.string(), Value: v.string() })), []),
    }),
  }),
})
export type SendEmail = v.InferOutput<typeof SendEmail>

const maxHeaders = 15
const maxHeaderName = 126
const maxHeader = 996
/** Longer lines are not allowed in a mail (RFC 5322). */
const maxLine = 998

/** An email on its own: printable ASCII without spaces, at most 320 characters, with a domain, and no dots side by side. */
const isEmail = (text: string) =>
  text.length <= 320 && /^[!-;=?A-~]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text) && !/^\.|\.\.|\.@/.test(text)

/** Headers that SES sets itself. */
const reserved = /^(from|to|cc|bcc|subject|date|message-id|return-path|reply-to|sender|mime-version|content-.*)$/i

/** Headers that a mail may have once, of those that SES lists. */
const single =
  /^(auto-submitted|importance|in-reply-to|list-.*|organization|precedence|priority|references|sensitivity)$/

/** Parses a request, and rejects what SES rejects. */
export function parseSendEmail(body: Buffer): SendEmail {
  const request = v.safeParse(v.pipe(v.string(), v.parseJson(), SendEmail), body.toString())
  if (!request.success) throw new Refused('BadRequestException', 'The request is missing a field or has a wrong one.')
  const { FromEmailAddress, Destination, ReplyToAddresses, Content } = request.output
  const { Subject, Body, Headers } = Content.Simple

  const check = (holds: boolean, message: string) => {
    if (!holds) throw new Refused('BadRequestException', message)
  }
  for (const email of [...Destination.ToAddresses, ...ReplyToAddresses]) check(isEmail(email), 'Illegal address')
  check(isEmail(emailIn(FromEmailAddress)), 'Illegal address')
  check(/^[\x20-\x7e]*$/.test(FromEmailAddress), 'Header contains illegal characters')
  check(/^[\x20-\x7e]*$/.test(Subject.Data), 'The subject must be 7-bit ASCII on one line.')
  check(Boolean(Body.Text?.Data || Body.Html?.Data), 'Body is required.')
  check(Headers.length <= maxHeaders, `More than ${maxHeaders} headers`)
  const names = Headers.map(({ Name }) => Name.toLowerCase())
  const isRepeated = names.some((name, at) => single.test(name) && names.indexOf(name) !== at)
  check(!isRepeated, 'A header that may be there once is repeated.')
  for (const { Name, Value } of Headers) {
    const isValid =
      /^[!-9;-~]+$/.test(Name) &&
      /^[\x20-\x7e]+$/.test(Value) &&
      Name.length <= maxHeaderName &&
      Name.length + Value.length <= maxHeader
    check(isValid && !reserved.test(Name), 'A header has a name or value that is not allowed.')
  }
  return request.output
}

/** Returns the email in `Name <email>`. */
export const emailIn = (from: string) => /<([^<>]*)>$/.exec(from)?.[1] ?? from

/** Builds the mail as an `.eml` file. */
export function buildEml(request: SendEmail, id: string, now: Date): string {
  const { Subject, Body, Headers } = request.Content.Simple
  const boundary = `=_${randomUUID()}`
  const parts = [
    ...(Body.Text ? [buildPart('text/plain', Body.Text.Data)] : []),
    ...(Body.Html ? [buildPart('text/html', Body.Html.Data)] : []),
  ]
  return [
    `Message-ID: <${id}@us-east-1.amazonses.com>`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `From: ${request.FromEmailAddress}`,
    `To: ${request.Destination.ToAddresses.join(', ')}`,
    ...request.ReplyToAddresses.map((email) => `Reply-To: ${email}`),
    `Subject: ${Subject.Data.replaceAll('?= =?', '?=\r\n =?')}`,
    ...Headers.map(({ Name, Value }) => `${Name}: ${Value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

function buildPart(type: string, text: string): string {
  const lines = text.split(/\r?\n/)
  const isShort = lines.every((line) => Buffer.byteLength(line) <= maxLine)
  const body = isShort
    ? lines
    : (Buffer.from(text)
        .toString('base64')
        .match(/.{1,76}/g) ?? [])
  return [
    `Content-Type: ${type}; charset=UTF-8`,
    `Content-Transfer-Encoding: ${isShort ? '8bit' : 'base64'}`,
    '',
    ...body,
  ].join('\r\n')
}

/** A mail of the inbox. */
export interface StoredMail {
  id: string
  to: string
  subject: string
  headers: Record<string, string>
  text: string
  html: string
  /** Links in the text, in order. */
  links: string[]
}

/** Parses a mail that `buildEml` built. */
export function parseEml(id: string, eml: string): StoredMail {
  const { headers, body } = splitHeaders(eml)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHeaders(part.replace(/^\r\n/, '')))
  const textOf = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type))
    if (!part) return ''
    const isBase64 = part.headers['content-transfer-encoding'] === 'base64'
    return isBase64
      ? Buffer.from(part.body, 'base64').toString()
      : part.body.replace(/\r\n$/, '').replaceAll('\r\n', '\n')
  }
  const text = textOf('text/plain')
  return {
    id,
    to: headers.to ?? '',
    subject: decodeWords(headers.subject ?? ''),
    headers,
    text,
    html: textOf('text/html'),
    links: text.match(/https?:\/\/\S+/g) ?? [],
  }
}

function splitHeaders(text: string) {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const lines = head.replace(/\r\n +/g, ' ').split('\r\n')
  const headers = lines.map((line) => [line.split(': ')[0]!.toLowerCase(), line.slice(line.indexOf(': ') + 2)])
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: rest.join('\r\n\r\n') }
}

const decodeWords = (text: string) =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString())
