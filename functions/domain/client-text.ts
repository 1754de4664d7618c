import { reference } from './line-references'

const seeAlso = new RegExp(`(?:^| )See ${reference.source}\\.`, 'g')
const aside = new RegExp(` ?\\(?(?:see )?${reference.source}\\)?`, 'g')

/** Returns a text of the analyst without its references to lines, whose numbers clients do not see. */
export const clientText = (text: string): string => text.replaceAll(seeAlso, '').replaceAll(aside, '')
