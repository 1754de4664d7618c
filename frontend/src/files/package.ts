import { strToU8, zipSync } from 'fflate'
import { element, escapeXml } from './xml'

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
  const vendor = 'application/vnd.openxmlformats'
  const override = (path: string, type: string) =>
    element('Override', { PartName: `/${path}`, ContentType: `${vendor}-${type}+xml` })
  const files: Record<string, string> = {
    '[Content_Types].xml': element(
      'Types',
      { xmlns: `${packages}/content-types` },
      element('Default', { Extension: 'rels', ContentType: `${vendor}-package.relationships+xml` }),
      element('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      ...parts.map(({ path, type }) => override(path, `officedocument.${type}`)),
      override('docProps/core.xml', 'package.core-properties'),
    ),
    '_rels/.rels': relationsXml([
      [`${officeRelations}/officeDocument`, parts[0].path],
      [`${packages}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': element(
      'cp:coreProperties',
      { 'xmlns:cp': `${packages}/metadata/core-properties`, 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
      element('dc:title', {}, escapeXml(title)),
    ),
  }
  for (const { path, xml, relations = [] } of parts) {
    files[path] = xml
    if (relations.length > 0)
      files[path.replace(/([^/]+)$/, '_rels/$1.rels')] = relationsXml(
        relations.map(([type, target]) => [`${officeRelations}/${type}`, target]),
      )
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(declaration + xml)])))
}

/** Lists the parts that a part refers to as `rId1`, `rId2`, …. */
const relationsXml = (relations: readonly (readonly [type: string, target: string])[]) =>
  element(
    'Relationships',
    { xmlns: `${packages}/relationships` },
    ...relations.map(([Type, Target], at) => element('Relationship', { Id: `rId${at + 1}`, Type, Target })),
  )
