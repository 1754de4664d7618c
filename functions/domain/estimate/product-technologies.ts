import { escapePattern } from '#domain/text/renamed-texts'

/** Words for a product as a whole, also at the end of longer ones: "Website", "Onlineshop", "sitio web". */
const product =
  '(?:sites?|seiten?|shops?|stores?|portale?s?|plat+form(?:e|s|a)?|intranet|boutique|sitio|tienda|sito|negozio|winkel)(?: web)?'

/** Words that say what it is built with: "runs", "is built". */
const verbs =
  '(?: (?:is|are|runs?|ist|läuft|tourne|est|es|está|funciona|è|gira|draait|built|based|made|gebaut|erstellt|basiert|fait|basé|hech[oa]|basad[oa]|fatt[oa]|basat[oa]|gebouwd|gemaakt)){1,2}'
const prepositions = '(?:on|in|auf|sous|sur|en|su|op|de)'

/**
 * True if a line names what a whole product is built with: "our WordPress site", "the shop runs on Shopify", unlike "a shop
 * with Stripe".
 */
export function namesForProduct(technology: string, line: string): boolean {
  const name = escapePattern(technology)
  return new RegExp(
    `(?<!\\p{L})${name}[ -]\\p{L}{0,8}${product}(?!\\p{L})|${product}(?:${verbs} (?:with|using|mit|avec|con|met|${prepositions})| ${prepositions})?[ -]${name}(?!\\p{L})`,
    'iu',
  ).test(line)
}
