import { pattern } from '#domain/text/pattern'
import type { Meaning } from '../vocabulary/lexicon'
import { newProduct, wholes } from '../vocabulary/requests'
import { namesSoftwareInUse, retires } from './in-use'
import { saysItExists } from './present'
import type { Statement } from './statement'

/** Sentences behind a list that say what its wishes are for: "This is for our existing shop." */

type Said = Pick<Statement, 'text' | 'words' | 'hits' | 'kind'>

/** Minimum items of a list, and maximum sentences behind it. */
const limits = { items: 3, closing: 2 }

/** Returns the last sentences of a text behind its list, or none. */
export function closingOf<T extends Pick<Statement, 'item'>>(statements: readonly T[]): T[] {
  const last = statements.findLastIndex(({ item }) => item)
  const behind = statements.slice(last + 1)
  const items = statements.filter(({ item }) => item).length
  return items >= limits.items && behind.length <= limits.closing ? behind : []
}

const present =
  '(?:existing|current|present|bestehend\\p{L}*|vorhanden\\p{L}*|aktuell\\p{L}*|jetzig\\p{L}*|bestaande|huidige)'
const presentAfter = '(?:existante?|actuel(?:le)?|existente|actual|atual|esistente|attuale)'
/** A whole product that is called existing: "the current Magento shop", "notre site actuel". */
const isCalledPresent = pattern(
  `(?<!\\p{L})${present} (?:[\\p{L}-]+ ){0,2}?${wholes}|(?<!\\p{L})${wholes} (?:\\p{L}+ )?${presentAfter}(?!\\p{L})`,
)
/** Times for which something has been there: "that we have been using since 2019", "in the stores since 2020". */
const sinceYear = pattern(
  String.raw`(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds) (?:(?:early|late|anfang|mitte|ende) )?(?:19|20)\d\d(?!\d)`,
)

/** Something that takes the place of a product, or exchanges data with it, says nothing about what is asked for. */
const beside = pattern(
  String.raw`(?<!\p{L})(?:replac|ersetz|ablös|abgelöst|remplac|reemplaz|sustitu|substitu|sostitu|vervang|connect|link|integrat|anbind|verbind|verbund|reli|conect|colleg|koppel|synchron)\p{L}*`,
)

/** A system with no other name that stays, so that the wishes are for it: "The current system (Laravel) stays." */
const systemStays = pattern(
  String.raw`(?<!\p{L})(?:system|software|app|application|platform|anwendung|plattform|système|sistema|aplicación|applicazione|applicatie|systeem) \([^()]+\) (?:stays|remains|bleibt(?: bestehen)?|reste|se queda|se mantiene|rimane|resta|blijft)[.!]?$`,
)

/** The client's own product as what all is for: "All of this is for our shop", unlike "a new app for our shop". */
const forOwn = pattern(
  `^(?!.*${wholes}.* (?:for|für|pour|para|per|voor) )(?:.* )?(?:for|für|pour|para|per|voor) (?:our|my|unser\\p{L}*|mein\\p{L}*|notre|nos|mon|nuestr\\p{L}+|mi|(?:il |la )?nostr[oa]|noss[oa]|onze?|mijn) (?:(?!new |neue|nouve|nuev|nuov|nov[oa] |nieuw|own |eigen)[\\p{L}-]+ ){0,2}?${wholes}`,
)

const namesWhole = pattern(`(?<!\\p{L})${wholes}`)
/** Shops, which are in a street unless they are online: "Our shop has been here since 1952", unlike "our online shop". */
const shops = pattern(
  String.raw`(?<![\p{L}-]|(?:online|web|internet) )(?:shop|store|boutique|tienda|negozio|winkel)(?!\p{L}| (?:en ligne|en línea)|.* (?:online|live)(?!\p{L}))`,
  'gi',
)
const asking = new Set<Meaning['kind']>(['modal', 'request'])

/** True for a sentence behind a list that says that the product exists. */
export function saysProductExists(said: Said): boolean {
  const { text, kind, hits } = said
  if (kind === 'excluded') return systemStays.test(text) && namesSoftwareInUse(said)
  return (
    namesWhole.test(text) &&
    !newProduct.test(text) &&
    !beside.test(text) &&
    !retires.test(text) &&
    !hits.some(({ owner }) => asking.has(owner.kind)) &&
    ([isCalledPresent, forOwn].some((it) => it.test(text)) ||
      (namesWhole.test(text.replace(shops, '')) && [saysItExists, sinceYear].some((it) => it.test(text))))
  )
}
