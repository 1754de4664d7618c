import { pattern } from '#domain/text/pattern'

/** Reads what a site says wrongly, which is no fault of a program: "The phone number is wrong, it is now 555 1234". */

const mine =
  "(?:the|our|my|die|der|das|unsere?|mein|les?|la|l['’]|nos|notre|el|los?|nuestr[oa]s?|gli|i|il|de|het|onze?) ?"
/** Contents that only somebody who writes them gets wrong. */
const written =
  '(?:opening|business) (?:hours|times)|(?:tele)?phone number|(?:öffnungs|sprech)zeiten|telefonnummer|horaires|numéro de téléphone|horario|(?:número de )?teléfono|orari|numero di telefono|openingstijden|telefoonnummer'
/** Contents that a program may get wrong, too. */
const shown =
  '(?:e-?mail |postal )?address|prices?|names?|dates?|photos?|pictures?|texts?|year|adresse|anschrift|preise?|name|datum|foto|text|prix|tarifs?|nom|dirección|precios?|nombre|indirizzo|prezz[oi]|nome|adres|prijs|prijzen|naam'
/** Places where a program works them out. */
const computed =
  '(?![^,;:.]*(?<!\\p{L})(?:carts?|checkout|baskets?|orders?|invoices?|calendar|app|warenkorb|kasse|rechnung(?:en)?|kalender|panier|factures?|carrito|facturas?|carrello|fattur[ae]|winkelwagen|factuur)(?!\\p{L}))'
const isWrong = `(?:${[
  '(?:is|are) (?:still )?(?:wrong|incorrect|old|outdated|out of date|(?:no longer|not) (?:right|correct)(?: any ?more)?)',
  '(?:ist|sind) (?:leider )?(?:falsch|veraltet)',
  'stimm(?:t|en) (?:so )?nicht(?: mehr)?',
  '(?:est|sont) (?:faux|fausses?|erronée?s?|périmée?s?)',
  "(?:ne sont|n['’]est) plus (?:bons?|bonnes?|à jour)",
  '(?:está|están|es) (?:mal|equivocad[oa]s?|anticuad[oa]s?)',
  '(?:è|sono) sbagliat[oaie]',
  '(?:is|zijn|klopt|kloppen) (?:fout|verouderd|niet(?: meer)?)',
].join('|')})`
/** A clause that says how it is now: ", we are now open on Saturdays". */
const instead =
  '(?: ?[,;:–—-] ?(?:and |und |et |y |e |en )?[^.;]*?(?<!\\p{L})(?:now|new|jetzt|neue?r?|maintenant|désormais|nouve(?:au|lle)|ahora|nuev[oa]|adesso|ora|nuov[oa]|nu|nieuwe?)(?!\\p{L}))'
const end = '(?=[.!]?$)'

const wrongContent = pattern(
  `^(?:also,? |[^:;,.]{2,40}: )?${mine}(?:(?:${written})(?!\\p{L})[^,;:.]{0,60}? ${isWrong}(?:${end}|${instead})|${computed}(?:${shown})(?!\\p{L})[^,;:.]{0,60}? ${isWrong}${instead})`,
)

/** True for a sentence that says that what a site tells is wrong, and how it is now unless nobody else can know. */
export const isWrongContent = (text: string): boolean => wrongContent.test(text)
