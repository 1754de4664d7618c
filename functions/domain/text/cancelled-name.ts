import { pattern } from './pattern'

/** Reads how a client names what a text cancels: "number 3", "the basket thing". */

/** Words that name nothing, of a thing that only those beside them name: "the basket thing", "lo del carrito". */
const vague = pattern(
  String.raw`(?: (?:thing|stuff|bit|one|issue|topic|idea)s?|[ -]?(?:sachen?|dings?|kram|zeug|thema|geschichte)|-?(?:ding|gedoe|verhaal))$|^(?:(?:le|ce) (?:truc|machin|point)|l['’](?:histoire|affaire)|lo|(?:el|la|il|o|a) (?:tema|asunto|cosa|parte|storia|discorso|coisa|assunto)|(?:dat|het) (?:gedoe|ding|verhaal) (?:met|van)) (?=(?:d|met|van|con|with))`,
)
/** Words that only say of what kind a thing is, which other words for it lack. */
const mere = /(?<!\p{L})(?:live|online|little|small|whole|entire|extra|kleine?[nrs]?|ganze?[nrs]?) /giu

const counted =
  '(?:numbers?|points?|items?|n[or]|nos|nummern?|punkte?n?|position(?:en)?|num[ée]ros?|n[úu]meros?|puntos?|pontos?|punti|punto|punten?|#)'
/** Begins the name of a numbered line: "number 3", "Punkt 3". */
export const numbered = `(?:(?:the|de[nrm]?|die|le|l['’]|el|il|o|het) ?)?${counted} ?#?\\d{1,2}(?!\\d)`
const number = pattern(`^${numbered}$|^\\d{1,2}$`)
const ordinals = [
  'first|erste\\p{L}?|premi[eè]re?|prim(?:er|eir)?[oa]|eerste',
  'second|zweite\\p{L}?|deuxième|segund[oa]|second[oa]|tweede',
  'third|dritte\\p{L}?|troisième|tercer[oa]?|terz[oa]|terceir[oa]|derde',
].map((words) =>
  pattern(
    `^(?:the|de[nrm]?|die|das|l[ae]|el|il|o|a|het) (?:${words})(?: (?:one|point|thing|item|wish|punkt|sache|wunsch|point|chose|punto|cosa|ponto|coisa|punt))?$`,
  ),
)

/** Returns the number of the line that a name stands for, or null. */
export function numberIn(name: string): number | null {
  if (number.test(name)) return Number(/\d+/.exec(name)![0])
  const at = ordinals.findIndex((it) => it.test(name))
  return at < 0 ? null : at + 1
}

/** Returns the number that a line begins with, or null. */
export function numberOf(line: string): number | null {
  const [, digits] = /^\(?#?(\d{1,2})[.):]\)? /.exec(line) ?? []
  return digits ? Number(digits) : null
}

/** Returns what a name says of its thing, and if it only hints at it. */
export function plainName(name: string): { plain: string; isVague: boolean } {
  const plain = name.replace(vague, '')
  return { plain: plain.replaceAll(mere, ''), isVague: plain !== name }
}
