import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { remember } from '../text/remember'
import { wordsOf } from '../text/words'
import { aboutBefore, aboutThing } from '../vocabulary/acceptance'
import { because, people } from '../vocabulary/gains'
import { lexicon } from '../vocabulary/lexicon'
import { faulty } from '../vocabulary/ownership'
import { isDenial, sizeOf } from './denial'
import { withoutIdioms } from './other-meanings'
import { pleads, wrong } from './pleas'
import { isCommanding } from './request-terms'

/** Detects what clients accept as it is or put off, and why they do not want something, none of which is work. */

const contrast = '(?:but|though|although|aber|doch|allerdings|mais|pero|aunque|ma|però|maar|mas)'
const adverbs =
  "(?:,? (?:at all|for (?:now|the moment|us|me)|really|(?:too |so |that )?much|with (?:us|me)|to (?:us|me)|yet|either|anyway|though|right now|aus|weiter|so|wirklich|erst ?mal|vorerst|im moment|für (?:uns|mich)|du tout|vraiment|pour (?:l['’]instant|le moment|nous|moi)|por ahora|para (?:nosotros|mí)|de momento|mucho|per (?:ora|noi|me)|voorlopig|hoor|voor ons|así|comme ça|così|zo)){0,3}"
const stop = `\\)?(?=[,;.!–—]| [–—-]|$| (?:${because}|since|as|da) )`
const between = `(?:[,;–—(]|(?:^|,? )(?<but>${contrast})(?= ))(?: (?:and|und|et|y|e|en)(?= ))? ?`
const startingWith = `^(?:${contrast} )?`

const accepting = {
  before: pattern(`${between}${aboutBefore.accepting}${adverbs}${stop}`),
  thing: pattern(`${startingWith}${aboutThing.accepting}${adverbs}${stop}`),
}
const postponing = {
  before: pattern(`${between}${aboutBefore.postponing}${adverbs}${stop}`),
  thing: pattern(`${startingWith}${aboutThing.postponing}${adverbs}${stop}`),
}
/** A sentence that only judges the one before: "But that doesn't bother us." */
const alone = pattern(`${startingWith}(?:${aboutBefore.accepting}|${aboutBefore.postponing})${adverbs}[.!]*$`)

const mild =
  '(?:a (?:bit|little)|slightly|somewhat|rather|sometimes|etwas|bisschen|wenig|leicht|manchmal|un peu|parfois|légèrement|un poco|algo|a veces|een beetje|soms|wat|un po|um pouco)'
const softens = pattern(`(?<!\\p{L})${mild}(?!\\p{L})`)

/** Regrets, which ask for nothing by themselves: "The search could be better, but nobody minds". */
const regret = pattern(
  '(?<!\\p{L})(?:could be|könnten?|pourrai(?:en)?t être|podrían? ser|zou|zouden) (?:(?:a bit|much|etwas|viel|wohl|auch|un peu|un poco|wel|iets) )*(?:better|nicer|faster|prettier|besser|schöner|schneller|hübscher|mieux|meilleure?s?|mejor(?:es)?|beter|mooier|sneller)(?: (?:sein|aussehen|zijn|kunnen))?(?!\\p{L})',
)

/** Words that ask for something, or make a rule of what is told. */
const asks = pattern(
  "(?<!\\p{L})(?:please|pls|shall|should|must|needs?|wants?|wish(?:es)?|asks? for|would|could|can(?!not|['’]t)|may|let['’]?s|instead|enough|gets?|receives?|bitte|soll\\p{L}*|muss|müss\\p{L}*|möcht\\p{L}*|hätten? (?:\\p{L}+ ){0,3}gern\\p{L}*|wünsch\\p{L}*|woll\\p{L}*|brauch\\p{L}*|bräucht\\p{L}*|könn\\p{L}*|kann|dürfen|darf|bekomm\\p{L}*|erhalten|erhält|stattdessen|reicht|genügt|doi(?:t|vent)|voul\\p{L}+|voudr\\p{L}+|souhait\\p{L}+|fau(?:t|drait)|besoin|peu(?:t|vent)|suffi\\p{L}*|merci de|deb\\p{L}+|quer\\p{L}+|quisi\\p{L}+|necesit\\p{L}+|pued\\p{L}+|basta\\p{L}*|dev(?:e|ono)|vorre\\p{L}+|vogli\\p{L}+|può|possono|moet\\p{L}*|wil\\p{L}*|kan|kunnen|mogen|graag|precis\\p{L}+|pode\\p{L}*)(?!\\p{L})",
)
const pleas =
  /(?<!\p{L})(?:please|pls|(?:can|could|would|will) you|bitte|k[aö]nn\p{L}* (?:du|ihr|sie)|merci de|(?:pouvez|pourriez)-vous|por favor|pod[eé]is|per favore|potete|graag|kun(?:t|nen)? (?:je|u|jullie))(?!\p{L})/iu
const begins = /^(?:if|when|whenever|wenn|falls|sobald|si|quand|cuando|se|quando|als|wanneer)(?!\p{L})/iu

const commands = (text: string) => isCommanding(wordsOf(text))

/** Beginnings of clauses that give a reason. */
const explains = pattern(`^(?:${because}|since|ya que|want|just so you know|fyi|nur zur info)(?!\\p{L})`)
/** A denied thing, at the beginning of a clause of which it is the object: "these we sell in the shop", "die gibt es auf Papier". */
const ownObject = pattern(
  '^(?!.*(?<!\\p{L})(?:online|e-?mails?|push|pdf|app|site|website|system|portal)(?!\\p{L}))(?:(?:these|those|them|that(?: one)?|this(?: one)?) (?:(?:we|I|my|our|the|they) (?!(?:are|can|have to)(?!\\p{L}))|(?:comes?|stays?|(?:are|is) (?:sold|made|done|handled|kept)) )|(?:die|den|das|diese[ns]?|dies) (?!(?:de[rnms]|die|das|ein\\p{L}*|\\p{L}*[nm]icht|mit|von|auf|in|an|für|nur|bei)(?!\\p{L}))\\p{L}+(?:t|en|e) (?:wir|ich|man|es|d(?:er|ie|as)|unser\\p{L}*|mein\\p{L}*) |(?:celles?|ceux|celui)(?:-(?:là|ci))?,? (?:nous|on|je) |(?:est|es)[ao]s (?:l[oa]s? )?\\p{L}+mos |(?:quell|quest)[ieao] l[ie] \\p{L}+iamo |(?:die|dat) \\p{L}+(?:en|t) (?:we|wij|ik|mijn|onze) )',
)
/** Clauses about somebody who keeps doing what is denied, and about what people are used to. */
const isAsBefore = new RegExp(
  `^(?:(?:[Dd]as|[Dd]ies) (?:macht|machen|übernimmt|erledigt|liefert) (?:(?:weiterhin|weiter|schon|bereits|nach wie vor|auch künftig) )?(?:\\p{Lu}|unser|mein)|\\p{Lu}[^,;:]{2,40} (?:keeps|continues|goes on) (?:doing|handling|to do) |(?:[Cc]['’]est|[Ll]e) (?:toujours )?\\p{Lu}[^,;:]{2,40} qui )|(?<!\\p{L})(?:used to (?:it|that|this)|gewöhnt|y [^,;:]{0,12}habitu\\p{L}+|acostumbrad[oa]s?|gewend|abituat[ie])(?!\\p{L})`,
  'u',
)
const subject =
  /^(?:we|they|wir|man|sie|on|nous|ils|elles|todos|nadie|noi|wij|ze|(?:that|it)(?:['’]s| is) (?:too|only|not)|(?:das|es) ist (?:zu|nur|nicht)|c['’]est trop|es demasiado|è troppo|dat is te)(?!\p{L})/iu
/** Words by which a reason tells of what is there or goes on without the product. */
const anyway = pattern(
  String.raw`(?<!\p{L})(?:anyway|already|prefers?|by (?:phone|post|hand)|on the phone|in (?:person|cash)|bevorzug\p{L}+|sowieso|ohnehin|eh|schon|bereits|telefonisch|am telefon|persönlich|préfèr\p{L}+|de toute façon|déjà|par téléphone|en espèces|de todas formas|ya|por teléfono|en efectivo|già|comunque|per telefono|in contanti|toch|contant)(?!\p{L})`,
)
/** Verbs for what users do with a product. */
const operates = pattern(
  String.raw`(?<!\p{L})(?:enter|type|choose|pick|select|tick|click|tap|scan|upload|download|register|log|sign|send|fill|write|open|add|geben|wähl|tipp|klick|scann|meld|trag|registrier|schick|send|öffn|füll|saisi|chois|cliqu|envoi|télécharg|inscri|introduc|elig|escog|escrib|descarg|env[ií]|inserisc|scelg|scriv|invi|kiez|kies|vul|typ|stur|klik)\p{L}*`,
)
/** Means by which users of a product do something: "members sign in with a code". */
const means = pattern(
  String.raw`(?<!\p{L})(?:with|by|via|through|as|from|mit|per|über|als|durch|avec|par|via|comme|con|por|vía|como|tramite|met|als|com)(?= \p{L})`,
)
const ofSoftware = new Set(['work', 'archetype', 'software', 'product', 'technology', 'system', 'platform'])
const maxWords = 7

/** True for a clause that says why, after what is denied or accepted: "people just come", unlike "a form is enough". */
export function givesReason(clause: string): boolean {
  const text = clause.trim()
  if (asks.test(text) || commands(text)) return false
  if ([explains, isAsBefore, ownObject].some((it) => it.test(text))) return true
  const hits = withoutIdioms(lexicon.find(wordsOf(text)))
  const first = text.split(' ', 2).join(' ')
  const isTold =
    subject.test(text) || people.test(first) || hits.some(({ owner, at }) => owner.kind === 'actor' && at < 3)
  const isUse = means.test(text) || operates.test(text)
  const isBrief = sizeOf(text) <= maxWords && !isUse && !hits.some(({ owner }) => ofSoftware.has(owner.kind))
  return isTold && (isBrief || anyway.test(text))
}

/** The client who does something, and somebody else who has it. */
const byOthers = pattern(
  '^(?:(?:we|our|wir|unser\\p{L}*|nous|notre|nos|nosotros|nuestr[oa]s?|noi|nostr[oaie]|wij|onze?)(?!\\p{L})|[^,;:]{2,40} (?:ha(?:s|ve) (?:now )?(?:its|their) own|ha(?:t|ben) (?:\\p{L}+ )?eigene\\p{L}?|(?:a|ont) (?:\\p{L}+ )?(?:sa|son|ses|leurs?) propres?|tienen? (?:\\p{L}+ )?sus? propi[oa]s?)(?!\\p{L}))',
)

/** True for a clause about who does or has without the product what is cancelled: "we buy the labels from a print shop". */
export const isDoneByOthers = (clause: string): boolean =>
  byOthers.test(clause) && !asks.test(clause) && !operates.test(clause)

/** Maximum characters of a sentence that is judged. */
const maxLength = 220

/** Returns the kind of what a sentence accepts or puts off, or null for one that asks for something. */
export const acceptanceIn = remember((sentence): 'background' | 'later' | null => {
  if (sentence.length > maxLength || sentence.endsWith('?') || begins.test(sentence)) return null
  const says = (clause: RegExp, asking: RegExp) => {
    const found = clause.exec(sentence)
    if (!found) return false
    const head = sentence.slice(0, found.index).replace(regret, '')
    const rest = sentence.slice(found.index + found[0].length).replace(/^[\s,;.!–—-]+/, '')
    const { but, well } = found.groups ?? {}
    const isBad = but !== undefined || [softens, faulty, wrong].some((it) => it.test(head))
    return (!well || isBad) && !asking.test(head) && !commands(head) && (rest === '' || givesReason(rest))
  }
  if (Object.values(postponing).some((clause) => says(clause, pleas))) return 'later'
  return Object.values(accepting).some((clause) => says(clause, asks)) ? 'background' : null
}, 'sentences')

/** Settles what passages accept or put off, each in its own sentence or the next, unless a plea about nothing else follows. */
export function withAcceptance(passages: readonly Passage[]): Passage[] {
  const judgedBy = (at: number) => {
    const [it, next] = [passages[at]!, passages[at + 1]]
    const isNext = next !== undefined && it.lines.at(-1) === next.lines[0] && alone.test(next.text)
    return isNext ? acceptanceIn(`${it.text.replace(/[.!]+$/, '')}, ${next.text}`) : null
  }
  // "No app, the browser is fine" names what is wanted instead.
  const isInstead = (at: number) => {
    const before = passages[at - 1]
    return before !== undefined && (before.cancels === 'said' || isDenial(before.text))
  }
  return passages.map((it, at) => {
    const own = isInstead(at) ? null : acceptanceIn(it.text)
    const [before, next] = [at > 0 ? judgedBy(at - 1) : null, judgedBy(at)]
    const settled = it.settled ?? own ?? before ?? next ?? undefined
    const follower = passages[at + (own === null && before === null ? 2 : 1)]
    return settled && !(follower && pleads(follower.text)) ? { ...it, settled } : it
  })
}
