import { mkdtemp, readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SESv2Client, SendEmailCommand, type SendEmailCommandInput } from '@aws-sdk/client-sesv2'
import { onTestFinished, expect, test } from 'vitest'
import { startSes } from './ses'

const domain = 'scopewright.example'
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }

async function anInbox() {
  const folder = await mkdtemp(join(tmpdir(), 'ses-'))
  const events: unknown[] = []
  const ses = await startSes({ domain, configurationSet: 'ours', folder, onEvent: (event) => events.push(event) })
  onTestFinished(ses.stop)
  const client = new SESv2Client({ endpoint: ses.url, region: 'us-east-1', credentials, maxAttempts: 1 })
  const page = async (path: string) => (await fetch(ses.url + path)).text()
  return { folder, events, page, send: (input: SendEmailCommandInput) => client.send(new SendEmailCommand(input)) }
}

const aMail = (to: string, simple: object = {}, more: object = {}): SendEmailCommandInput => ({
  FromEmailAddress: `Scopewright <no-reply@${domain}>`,
  Destination: { ToAddresses: [to] },
  ConfigurationSetName: 'ours',
  Content: {
    Simple: {
      Subject: { Data: '=?UTF-8?B?w4RuZGVydW5nIDxiPg==?=' },
      Body: { Text: { Data: 'Hello\n\nhttps://scopewright.example/auth#reset=1\n' }, Html: { Data: '<p>Hello</p>' } },
      Headers: [{ Name: 'List-Unsubscribe', Value: '<https://scopewright.example/>' }],
      ...simple,
    },
  },
  ...more,
})

test('a mail is kept as an .eml file, and shown in the inbox as text', async () => {
  const { folder, page, send } = await anInbox()
  const { MessageId } = await send(aMail('ada+tag@example.com'))

  expect(await readdir(folder)).toEqual([`${MessageId}.eml`])
  const eml = await readFile(join(folder, `${MessageId}.eml`), 'utf8')
  expect(eml).toContain('\r\nTo: ada+tag@example.com\r\n')
  expect(eml).toContain('\r\nhttps://scopewright.example/auth#reset=1\r\n')
  expect(await page(`/mails/${MessageId}.eml`)).toBe(eml)
  expect(await page('/')).toContain('Änderung &lt;b&gt;')
  expect(await page(`/mails/${MessageId}`)).toContain('srcdoc="&lt;p&gt;Hello&lt;/p&gt;"')
  expect(JSON.parse(await page('/_emulator/mails'))).toMatchObject([
    { to: 'ada+tag@example.com', subject: 'Änderung <b>', links: ['https://scopewright.example/auth#reset=1'] },
  ])
})

test.each<[string, string, SendEmailCommandInput]>([
  ['a line break in a recipient', 'BadRequestException', aMail('ada@example.com\r\nBcc: eve@example.com')],
  ['two dots in a recipient', 'BadRequestException', aMail('ada..byron@example.com')],
  [
    'a line break where replies go',
    'BadRequestException',
    aMail('ada@example.com', {}, { ReplyToAddresses: ['eve@example.com\r\nBcc: eve@example.com'] }),
  ],
  ['a recipient in other letters', 'BadRequestException', aMail('ada@müller.example')],
  ['a line break in the subject', 'BadRequestException', aMail('ada@example.com', { Subject: { Data: 'a\r\nb' } })],
  ['a subject that is not ASCII', 'BadRequestException', aMail('ada@example.com', { Subject: { Data: 'Ä' } })],
  [
    'a line break in a header',
    'BadRequestException',
    aMail('ada@example.com', { Headers: [{ Name: 'X-A', Value: 'a\r\nBcc: eve@example.com' }] }),
  ],
  [
    'a header that may be there once and is repeated',
    'BadRequestException',
    aMail('ada@example.com', {
      Headers: ['auto-generated', 'no'].map((Value) => ({ Name: 'Auto-Submitted', Value })),
    }),
  ],
  ['a mail without a body', 'BadRequestException', aMail('ada@example.com', { Body: {} })],
  ['a sender of another domain', 'MessageRejected', aMail('ada@example.com', {}, { FromEmailAddress: 'a@b.example' })],
  ['another configuration set', 'NotFoundException', aMail('ada@example.com', {}, { ConfigurationSetName: 'x' })],
])('%s is rejected as SES rejects it', async (_, name, input) => {
  const { folder, send } = await anInbox()

  await expect(send(input)).rejects.toMatchObject({ name })
  expect(await readdir(folder)).toEqual([])
})

test('mail to an email that bounced or complained is accepted and not delivered', async () => {
  const { folder, events, send } = await anInbox()
  const [bounce, complaint] = ['bounce+1@simulator.amazonses.com', 'complaint@simulator.amazonses.com']

  for (const to of [bounce, complaint, complaint]) await send(aMail(to))

  expect(await readdir(folder)).toHaveLength(1)
  expect(events).toMatchObject([
    { 'detail-type': 'Email Bounced', detail: { bounce: { bouncedRecipients: [{ emailAddress: bounce }] } } },
    { 'detail-type': 'Email Complaint Received' },
    { 'detail-type': 'Email Bounced', detail: { bounce: { bounceSubType: 'OnAccountSuppressionList' } } },
  ])
})
