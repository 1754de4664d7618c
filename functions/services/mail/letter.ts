import { toOneLine } from '#contract/one-line'

/** A text on one line, or the lines of what somebody else wrote. */
type Paragraph = string | { quote: readonly string[] }

/** A mail before its layout. Texts may contain what strangers typed. */
export interface Letter {
  subject: string
  paragraphs: readonly Paragraph[]
  /** The link that the mail is about. */
  action?: { label: string; url: string }
  /** Ends "You get this because …". */
  reason: string
  /** Page on which the reader can turn such mails off. */
  settingsUrl?: string
}

export interface RenderedLetter {
  /** ASCII, so that no mail server changes it. */
  subject: string
  text: string
  html: string
}

/** Above it, mail programs cut the subject. */
const maxSubjectLength = 150

/** Lays a letter out as plain text and as HTML without images, styles to load or scripts. */
export function renderLetter(letter: Letter, siteOrigin: string): RenderedLetter {
  const { host } = new URL(siteOrigin)
  const subject = Array.from(toOneLine(letter.subject)).slice(0, maxSubjectLength).join('')
  const paragraphs = letter.paragraphs.map((paragraph) =>
    typeof paragraph === 'string' ? toOneLine(paragraph) : { quote: paragraph.quote.map(toOneLine) },
  )
  const because = `You get this because ${letter.reason}`
  return {
    subject: encodeWords(subject),
    text: renderText({ ...letter, paragraphs }, because, host),
    html: renderHtml({ ...letter, subject, paragraphs }, because, host),
  }
}

const renderText = ({ paragraphs, action, settingsUrl }: Letter, because: string, host: string) =>
  [
    ...paragraphs.map((paragraph) =>
      // No quoted line can pass for one of the mail.
      typeof paragraph === 'string' ? paragraph : paragraph.quote.map((line) => `> ${line}`).join('\n'),
    ),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ['-- ', `Scopewright, ${host}`, because, ...(settingsUrl ? [`Choose what you get: ${settingsUrl}`] : [])].join(
      '\n',
    ),
  ].join('\n\n') + '\n'

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
// Less opaque text is readable on every background that a mail program chooses, and no single gray is.
const muted = 'margin:0 0 4px;font-size:13px;line-height:1.5;opacity:.75'

const renderHtml = ({ subject, paragraphs, action, settingsUrl }: Letter, because: string, host: string) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;${font}">
<div style="max-width:520px;margin:0 auto;overflow-wrap:anywhere">
<p style="margin:0 0 24px;font-size:15px;font-weight:600">Scopewright</p>
${paragraphs.map(renderParagraph).join('\n')}
${action ? renderAction(action) : ''}
<hr style="margin:24px 0 16px;border:0;border-top:1px solid #d5dae0">
<p style="${muted}">${escapeHtml(because)}</p>
<p style="${muted}">Scopewright, ${escapeHtml(host)}${settingsUrl ? ` · <a href="${escapeHtml(settingsUrl)}" style="color:inherit">Choose what you get</a>` : ''}</p>
</div>
</body>
</html>
`

const body = 'margin:0 0 16px;font-size:15px;line-height:1.55'

const renderParagraph = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? `<p style="${body}">${escapeHtml(paragraph)}</p>`
    : `<blockquote style="${body};padding-left:12px;border-left:3px solid #8a94a3">${paragraph.quote.map(escapeHtml).join('<br>\n')}</blockquote>`

const renderAction = ({ label, url }: NonNullable<Letter['action']>) =>
  `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1f5fd6;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${muted}">Or copy this into your browser: ${escapeHtml(url)}</p>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes a text for an HTML element or attribute. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter]!)

/** Bytes of text in an encoded word, which may have 75 characters (RFC 2047). */
const maxWordBytes = 45

/** Encodes a header's text that is not ASCII. */
function encodeWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text
  const words = ['']
  for (const letter of text) {
    const word = words.at(-1)! + letter
    if (Buffer.byteLength(word) > maxWordBytes) words.push(letter)
    else words[words.length - 1] = word
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ')
}
