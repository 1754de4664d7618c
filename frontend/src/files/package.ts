import { strToU8, zipSync } from 'fflate'

/** Characters that XML 1.0 forbids, and half characters. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for an XML element or attribute, without characters that XML cannot contain. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character]!)

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** Part of an Office document. */
interface Part {
  /** Path in the package, such as `xl/workbook.xml`. */
  path: string
  /** Media type, after `application/vnd.openxmlformats-officedocument.`. */
  type: string
  xml: string
  /** Parts that it refers to as `rId1`, `rId2`, …: type, and path relative to its own folder. */
  relations?: [type: string, target: string][]
}

/** Packs an Office document (Open Packaging Conventions, ECMA-376 part 2). The first part is the main one. */
export function packDocument(parts: readonly [Part, ...Part[]], title: string): Uint8Array<ArrayBuffer> {
  const types = parts.map(
    ({ path, type }) =>
      `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  )
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${officeRelations}/officeDocument" Target="${parts[0].path}"/><Relationship Id="rId2" Type="${packages}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`,
  }
  for (const { path, xml, relations = [] } of parts) {
    files[path] = xml
    if (relations.length === 0) continue
    const listed = relations.map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${officeRelations}/${type}" Target="${target}"/>`,
    )
    files[path.replace(/([^/]+)$/, '_rels/$1.rels')] =
      `<Relationships xmlns="${packages}/relationships">${listed.join('')}</Relationships>`
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(declaration + xml)])))
}
