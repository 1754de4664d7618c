import { escapeHtml } from '#functions/services/mail/letter'
import type { ServiceResponse } from '../emulator'
import type { StoredMail } from './message'

const page = (title: string, body: string): ServiceResponse => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    // Mails are shown as they are: nothing in them may run or load.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  },
  body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 760px; margin: 0 auto; padding: 24px 16px; font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
li { padding: 8px 0; border-bottom: 1px solid #8884 }
ul { padding: 0; list-style: none }
pre { white-space: pre-wrap; padding: 12px; border: 1px solid #8884 }
iframe { width: 100%; height: 560px; border: 1px solid #8884; background: #fff; color-scheme: light }
dt { font-weight: 600 } dd { margin: 0 0 8px }
</style>
</head>
<body>
${body}
</body>
</html>`,
})

/** Shows all mails, newest first. */
export const showInbox = (mails: readonly StoredMail[]) =>
  page(
    'Inbox',
    `<h1>Inbox</h1>
<p>Mail of this stack, newest first. Nothing leaves this machine.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : ''}
<ul>${mails
      .toReversed()
      .map(
        ({ id, to, subject, headers }) =>
          `<li><a href="/mails/${id}">${escapeHtml(subject)}</a><br><small>To ${escapeHtml(to)}, ${escapeHtml(headers.date ?? '')}</small></li>`,
      )
      .join('')}</ul>`,
  )

/** Shows a mail as a mail program would, with its headers and its plain text. */
export const showMail = ({ id, subject, headers, text, html, links }: StoredMail) =>
  page(
    subject,
    `<p><a href="/">Inbox</a> · <a href="/mails/${id}.eml">As a file</a></p>
<h1>${escapeHtml(subject)}</h1>
${links[0] ? `<p>Its link: <a href="${escapeHtml(links[0])}">${escapeHtml(links[0])}</a></p>` : ''}
<iframe title="HTML" sandbox="" srcdoc="${escapeHtml(html)}"></iframe>
<h2>Plain text</h2>
<pre>${escapeHtml(text)}</pre>
<h2>Headers</h2>
<dl>${Object.entries(headers)
      .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
      .join('')}</dl>`,
  )
