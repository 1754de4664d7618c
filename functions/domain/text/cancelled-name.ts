import { pattern } from './pattern'

/** Reads how a client names what a text cancels: "number 3", "the basket thing". */

/** Words that name nothing, of a thing that only those beside them name: "the basket thing", "lo del carrito". */
const vague = pattern(
  String.raw`(?: (?:thing|stuff|bit|one|issue|topic|idea)s?|[ -]?(?:sachen?|dings?|kram|zeug|thema|geschichte)|-?(?:ding|gedoe|verhaal))$|^(?:(?:le|ce) (?:truc|machin|point)|l['’](?:histoire|affaire)|lo|(?:el|la|il|o|a) (?:tema|asunto|cosa|parte|storia|discorso|coisa|assunto)|(?:dat|het) (?:gedoe|ding|verhaal) (?:met|van)) (?=(?:d|met|van|con|with))`,
)
/** Words that only say of what kind a thing is, which other words for it lack. */
const mere = /(?<!\p{L})(?:live|online|little|small|whole|entire|extra|kleine?[nrs]?|ganze?[nrs]?) /giu

const counted =
  '(?:numbers?|points?|items?|requirements?|n[or]|nos|nummern?|punkte?n?|position(?:en)?|anforderung(?:en)?|abschnitte?|exigences?|requisitos?|num[ée]ros?|n[úu]meros?|puntos?|pontos?|punti|punto|punten?|#)'
/** Begins the name of a numbered line: "number 3", "Punkt 3", and after `withoutDots`, "3.3.6". */
export const numbered = `(?:(?:(?:the|de[nrm]?|die|l[ae]|l['’]|el|il|o|het) ?)?${counted} ?#?\\d{1,2}(?:·\\d{1,3})*|\\d{1,2}(?:·\\d{1,3})+)(?!\\d)`
/** The whole name of such a line, or its number alone. */
export const number = `(?:${numbered}|\\d{1,2})`
const isNumber = pattern(`^${number}$`)
const dots = pattern(
  String.raw`(?:^|(?<!\p{L})(?:${counted}|drop|omit|skip|out|off|and|und|et|y|e|en) #?)\d{1,2}(?:\.\d{1,3})+(?![\d.,%]*[\d%])`,
  'gi',
)

/** Replaces the dots of a number that names a line, which end no sentence: "3.3.6 can go", unlike "PHP 7.4 can go". */
export const withoutDots = (sentence: string): string => sentence.replace(dots, (it) => it.replaceAll('.', '·'))
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
export function numberIn(name: string): string | null {
  if (isNumber.test(name)) return /\d[\d·]*/.exec(name)![0].replaceAll('·', '.')
  const at = ordinals.findIndex((it) => it.test(name))
  return at < 0 ? null : String(at + 1)
}

/** Returns the number that a line begins with, or null. */
export const numberOf = (line: string): string | null =>
  /^(?:#{0,6} |\(?#?)(\d{1,2}(?=[.):])|\d{1,2}(?:\.\d{1,3})+)[.):]{0,2} /.exec(line)?.[1] ?? null

/** Returns what a name says of its thing, and if it only hints at it. */
export function plainName(name: string): { plain: string; isVague: boolean } {
  const plain = name.replace(vague, '')
  return { plain: plain.replaceAll(mere, ''), isVague: plain !== name }
}
