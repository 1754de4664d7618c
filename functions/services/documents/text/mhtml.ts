/** A part of a message: its headers by their names in lower case, and its bytes, each as one character. */
interface Part {
  headers: Map<string, string>
  body: string
}

const header = /^[\w-]+:/
const longestHead = 8_192

/** Whether bytes are those of a message in several parts, or encoded: a web page in one file, as Word and Confluence export it. */
export const isMhtml = (start: string) =>
  header.test(start) &&
  /^mime-version:/im.test(start) &&
  /^content-type:\s*multipart\/|^content-transfer-encoding:\s*(?:quoted-printable|base64)/im.test(start)

/** The page, or the text, that a message holds, and the encoding that it names; null where there is none. */
export function pageOf(bytes: Uint8Array): { bytes: Uint8Array; charset?: string } | null {
  const parts = partsOf(partFrom(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')), 0)
  const typed = (type: string) =>
    parts.find(({ headers }) => (headers.get('content-type') ?? 'text/plain').startsWith(type))
  const part = typed('text/html') ?? typed('text/plain')
  if (!part) return null
  const charset = /charset="?([\w-]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1]
  return { bytes: contentOf(part), charset }
}

function partFrom(text: string): Part {
  const [head = ''] = text.slice(0, longestHead).split(/\r?\n\r?\n/, 1)
  const body = text.slice(head.length).replace(/^\r?\n\r?\n/, '')
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]
  })
  return { headers: new Map(headers), body }
}

const mostDepth = 4

function partsOf(part: Part, depth: number): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1]
  if (!boundary || depth > mostDepth) return [part]
  const [, ...texts] = `\n${part.body}`.split(`\n--${boundary}`)
  return texts
    .filter((text) => !text.startsWith('--'))
    .flatMap((text) => partsOf(partFrom(text.replace(/^[ \t]*\r?\n/, '')), depth + 1))
}

function contentOf({ headers, body }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1')
  const plain = body
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(plain, 'latin1')
}
