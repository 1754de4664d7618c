import { isMarkdownHeading } from './list-marks'

/** True for short lines without final punctuation that look like "# Search", "3.2 Search" or "SEARCH". */
export const isHeading = (text: string) =>
  text.length <= 90 &&
  !/[.;:,!?]\s*$/.test(text) &&
  (isMarkdownHeading(text) ||
    /^\d+(\.\d+)*\.?\s+\p{Lu}/u.test(text) ||
    (/\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)))

const changeDocument =
  'addend(?:um|a)|amendments?|supplement|change (?:requests?|order)|changes|nachtrag|ergänzung(?:en)?|änderung\\p{L}*|avenant|modifications?|adenda|cambios|modificaciones|aditivo|alterações|aanvulling|wijziging(?:en)?'
const numberOrDay =
  '(?:[ ,:(–—-]{1,3}(?:no\\.?|nr\\.?|n[º°]|of|from|dated|vom|von|du|del?|van|\\p{L}{3,9}\\.?(?=,? \\d)|\\d[\\d./-]{0,9})){0,6}'

/** Title of a document that changes another one: "Addendum of December 2, 2026", "Nachtrag Nr. 2", "Amendment to the brief". */
const titleOfChange = new RegExp(
  `^(?:${changeDocument})(?:${numberOrDay}(?<=\\d)\\)?| (?:to|zum|zur)(?: the| our)? (?:brief|requirements?|contract|offer|order|project|angebot|\\p{L}+heft|vertrag|auftrag|projekt|spe[cz]ifi[ck]ation))?$`,
  'iu',
)

/** Title of a document with its version: "Requirements specification, version 1.3, for a library". */
const titleWithVersion =
  /^[^.,:;!?]{0,60}(?:specification|requirements|brief|document|heft|spezifikation|konzept|cahier des charges|especificación|specifiche|requisiti|requisitos|eisen)(?: (?:for|of|für|der|des|pour|para|per|voor) [^.,:;!?]{1,60})?[ ,:(–—-]{1,3}(?:version|versión|versione|versie|revision|rev\.?|stand|v)[ .:]{0,2}\d/iu

/** True for a line that only names what is below it, and asks for nothing. */
export const isTitle = (text: string) => isMarkdownHeading(text) || titleOfChange.test(text.trim())

/** Version of a document below its title: "Version 1.4, 27 November 2026". */
const versionOnly = new RegExp(
  `^(?:version|versión|versione|versie|revision|rev\\.?|stand|v)[ .:]{0,2}\\d[\\d.]{0,9}${numberOrDay}\\)?$`,
  'iu',
)

/** True for the title of a document with its version, or the version alone, which asks for nothing. */
export const isDocumentTitle = (text: string) => titleWithVersion.test(text) || versionOnly.test(text.trim())
