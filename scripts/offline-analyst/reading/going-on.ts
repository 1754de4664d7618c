import { pattern } from '#domain/text/pattern'

export const byHand =
  '(?:by hand|manually|von hand|händisch|manuell|à la main|manuellement|a mano|manualmente|handmatig|met de hand|on paper|auf papier)'
const without = `(?:${byHand}|(?:by|via|per|par|por) (?:post|fax|phone|telefon|courrier|téléphone|correo|teléfono|telefoon)|telefonisch|sur papier|en papel|su carta|op papier|(?:in|dans|en) (?:(?:an?|einer) )?(?:Excel|Word|Lexware|DATEV|Sage|spreadsheets?)\\p{L}*)`

/** Words of what a product may add to such work, and verbs of users who decide: "Requests are still approved manually". */
const asking =
  '(?!.*(?<!\\p{L})(?:can|may|should|must|shall|needs?|wants?|would|could|automati\\p{L}*|approv\\p{L}+|releas\\p{L}+|confirm\\p{L}*|check\\p{L}*|correct\\p{L}*|soll\\p{L}*|muss|müssen|können|dürfen|freig\\p{L}+|bestätig\\p{L}+|geprüft|korrigier\\p{L}*|doi(?:t|vent)|valid\\p{L}+|debe[n]?|aprob\\p{L}+|approva\\p{L}+|deve|devono|moet\\p{L}*|but|aber|mais|pero|ma|maar|because|weil|if|when|wenn|falls)(?!\\p{L}))'
const thing = '[^,;:.]{2,60}?'
/** Words by which a client is content with it: "…, das passt so", "…, that works for us". */
const fine =
  "(?:[,;]| [–—-])? (?:das (?:passt|reicht|genügt|geht|klappt|funktioniert)|(?:that|it|this)(?: (?:works?|will do|does the job|suits)|['’]s| is)|(?:ça|cela) (?:(?:nous )?(?:va|suffit|convient)|marche)|(?:así|eso) (?:está|nos vale|funciona|basta)|(?:così )?(?:va|funziona|basta)|(?:dat|zo) (?:is|werkt|gaat|volstaat))(?: [\\p{L}'’-]+){0,3}"

/** Words of what a client decides for later: "Orders will continue to be entered by hand". */
const later = pattern(
  String.raw`(?<!\p{L})(?:will|(?:zu)?künftig|continuer(?:ons|a|ai)|seront|sera|seguiremos|continueremo|blijven (?:we|wij)|blijft)(?!\p{L})|['’]ll `,
)

/** True for work by hand that goes on now: "Orders are still entered by hand". */
export const goesOnNow = (text: string): boolean => goesOn.test(text) && !later.test(text)

/** Work that goes on without the product: "Orders continue to be entered in Sage by hand". */
export const goesOn = pattern(
  `^${asking}(?:${[
    `${thing} (?:(?:will )?(?:continues?|goes? on|keeps?) (?:to be|being)|(?:is|are) still) (?=\\p{L}+(?:ed|ept|ade|one|en|ent|ut) )`,
    `(?:we|I)(?:['’]ll| will)? (?:still|continue|keep|go on) `,
    `${thing} (?:werden|wird) (?:weiterhin|weiter|nach wie vor|immer noch|noch immer) `,
    `(?:${thing} )?\\p{L}+e?n? (?:wir|ich) (?:[^,;:.]{2,40} )?(?:weiterhin|weiter|nach wie vor|auch künftig) `,
    '(?:nous|on|je) continu(?:e|ons|erons|era|erai) (?:à|de) ',
    `${thing} (?:est|sont|seront|sera) (?:toujours|encore) `,
    `${thing} (?:sigue|siguen|seguimos|sigo|seguiremos) `,
    `${thing} continu(?:a|ano|iamo|eremo|o) `,
    `${thing} (?:worden nog steeds|blijven (?:we|wij)|blijft) `,
  ].join('|')})(?:[^;:.]{1,60} )?${without}(?:${fine}|(?: [\\p{L}'’-]+){0,3})[.!]?$`,
)
