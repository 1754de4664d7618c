import type { Line } from '#contract/estimation'

/** Verbs of demands in the languages that the offline analyst has to know. */
const demands = [
  /\b(?:shall|must|should|can|could|will|need(?:s|ed)? to|able to)\b/i,
  /\b(?:system|app|application|platform|site|website|software|portal)\b.{0,20}\b(?:allows?|lets?|enables?|supports?|provides?)\b/i,
  /\bas an? [^,.]{2,60},? (?:i|we) (?:want|need|can|would|should|must)\b/i,
  /(?<!\p{L})(?:muss|müssen|soll|sollen|sollte|sollten|kann|können)(?!\p{L})/iu,
  /(?<!\p{L})(?:doit|doivent|devra|devront|peut|peuvent)(?!\p{L})/iu,
  /(?<!\p{L})(?:debe|deben|debería|deberá|puede|pueden|podrá|podrán)(?!\p{L})/iu,
  /(?<!\p{L})(?:deve|devem|deverá|pode|podem|poderá)(?!\p{L})/iu,
  /(?<!\p{L})(?:долж(?:ен|на|но|ны)|может|могут|необходимо)(?!\p{L})/iu,
  /(?<!\p{L})(?:πρέπει|μπορεί|μπορούν)(?!\p{L})/iu,
  /必须|应该|应当|可以|能够|需要/u,
]

/** Matches a numbered requirement with a sentence: "REQ-12", "FR 3.1:", "3.2.1.4". */
const numbered =
  /^[^\p{L}\d]*(?:(?:REQ|FR|NFR|US|R|F)[-_ .]?\d+(?:[.-]\d+)*|\d+(?:\.\d+){2,})[.:)]?\s+\S+(?:\s+\S+){5,}/u

/** Words of contracts and tenders, of the document itself, of tests, and of exclusions. */
const otherMatters = [
  /\b(?:contractors?|vendors?|offerors?|bidders?|proposers?|suppliers?|agreements?|contracts?|sow|rfp|rfq|proposals?|personnel|invoices? shall|liab(?:le|ility)|licen[cs]e)\b/i,
  /\b(?:this|the|all) (?:\w+ )?(?:documents?|section|chapter|srs|specification|prototype|requirements|project|team|state)\b/i,
  /^[^\p{L}]*(?:it|there|this|these|they|we|you|such|others?|many|some|the following|due to|because of)\b/iu,
  /\b(?:shall|must|should|can|will) not\b|\bcannot\b|\bdegree\b|\bexperience\b|\btrained\b/i,
  /\btest(?:s|ed|ing)?\b|getestet|Testfall/i,
  /\?\s*$|:\s*$/,
]

/**
 * True if a line asks for something to be built, judging only by its form and independently of the analyst: otherwise
 * an analyst that calls everything background would pass. It also matches some lines that are not demands, so the limit
 * for the share is lower.
 */
export const isDemand = ({ text }: Line): boolean =>
  !text.startsWith('#') &&
  (numbered.test(text) || demands.some((pattern) => pattern.test(text))) &&
  !otherMatters.some((pattern) => pattern.test(text))
