import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import type { Word } from '../text/words'
import { type RequestTerm, requestTerms } from './request-terms'

/** Faults of what was named before, and when they show: "Wenn ein Rabattcode benutzt wird, sind sie falsch." */
export const pointsBack = pattern(
  String.raw`^(?:(?:wenn|sobald|bei|mit|when|if|with|quand|lorsqu\p{L}+|si|avec|cuando|con|quando|se|als|wanneer|met)\s[^,]{3,80}?,?\s)?(?:(?:they|it|sie|es|ils|elles|il|ell[oa]s|ze) (?:are|is|come out|sind|ist|stimmt|stimmen|sont|est|salen|sale|son|sono|zijn|kloppen|klopt)|(?:sind|ist|stimmen|stimmt|zijn|kloppen|klopt) (?:sie|es|ze)|salen|sale|sono|sont) (?:\p{L}+ ){0,3}?(?:nicht|falsch|wrong|incorrect|off|faux|fausse?s?|mal|errad[oa]s?|sbagliat[aeio]|niet|fout)(?!\p{L})`,
)

/** Pronouns that are articles before a noun: "das ändern", unlike "das Datum ändern". */
const pronouns = new Set('das le la les lo het this that these'.split(' '))

/** A pronoun for what follows it: "It is not possible to search". */
const expletive = pattern(
  String.raw`^(?:it(?:['’]s| is)|es ist|il (?:n['’])?est|het is) (?:\p{L}+ )?(?:(?:im)?possible|(?:un)?möglich|(?:on)?mogelijk)(?!\p{L})`,
)

/** True for an article that could be a pronoun, too, and for a pronoun that stands for nothing before it. */
export function isArticle({ at }: Hit<RequestTerm>, words: readonly Word[], text: string): boolean {
  const next = words[at + 1]
  if (at === 0 && expletive.test(text)) return true
  if (words[at]!.raw === 'das' && /(?<!\p{L})[Dd]as \p{Lu}/u.test(text)) return true
  if (!pronouns.has(words[at]!.raw) || next === undefined || next.raw === '') return false
  return !requestTerms
    .find(words.slice(at + 1, at + 4))
    .some(({ owner, at: place }) => place === 0 && owner.kind !== 'thing')
}
