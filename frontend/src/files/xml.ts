/** Characters that XML 1.0 forbids, and lone surrogates. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for an XML element or attribute, without characters that XML cannot contain. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character]!)

type Attributes = Record<string, string | number | undefined>

/** Creates an XML element. Attributes are texts, without those that are undefined; children are XML. */
export function element(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const list = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeXml(String(value))}"`,
  )
  const start = `<${name}${list.join('')}`
  const content = children.join('')
  return content === '' ? `${start}/>` : `${start}>${content}</${name}>`
}
