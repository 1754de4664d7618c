import { element } from './xml'

export const namespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
}

/** Creates an element of WordprocessingML, whose attributes have its prefix too. */
export const w = (name: string, attributes: Record<string, string | number> = {}, ...children: readonly string[]) =>
  element(
    `w:${name}`,
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [`w:${key}`, value])),
    ...children,
  )

/** Creates an element whose only attribute is its value. */
export const valued = (name: string, val: string | number) => w(name, { val })
