import { pattern } from '#domain/text/pattern'
import { wordsOf } from '../text/words'
import { definite, indefinite } from '../vocabulary/articles'
import { lexicon } from '../vocabulary/lexicon'

const as = '(?:as|als|comme|como) '
const by = `(?:${as}|(?:for|on|in|für|im|auf|pour|sur|para|en|voor|op) )?`
const thing = '[^.,;:?!()]{2,40}?'
const or = '(?:or|oder|soit|ofwel|ou|of|o)'
const wants =
  "(?:need|want|build|develop|be|is|ser|être|sein|ist|brauchen?|wollen|möchten|suchen|ob (?:wir|es)|voulons|souhaitons|besoin d['’]|queremos|necesitamos|willen|zoeken)"
/** Words behind the second platform. */
const further =
  'for(?! (?:android|ios|iphone))|to|where|that|which|with|and|für|wo|mit|und|zum|brauchen|wollen|sein|werden|haben|bekommen|laufen|pour|où|qui|avec|et|para|donde|que|con|y|voor|waar|waarin|met|en|zijn|worden'

const two = `(?<by>${by})(?<one>${thing}),? (?<or>${or}) (?<byOther>${by})(?<other>${thing})(?=[.,;:?!()]|$| (?:${further})(?!\\p{L}))`
const either = '(?:either|entweder|soit|ofwel|ya sea|bien|o) '
/** Two platforms that a sentence offers: "either as a web app or as an iPhone app", "We need a web app or a mobile app". */
const platforms = [
  `(?<either>(?<!\\p{L})${either})${two}`,
  `(?<!\\p{L})(?=${as}(?!${either}))${two}`,
  `(?<=(?<!\\p{L})${wants} ?)(?=${indefinite} )${two}`,
].map((it) => pattern(it))

/** Parts of what exists already: "either in a mobile app or on our website", unlike "on the web". */
const existing = new RegExp(`^${definite} (?!web$|browser|internet)`, 'iu')
const theWeb = /^(?:(?:the|das|le|la|el|het) )?(?:web|internet)$/i

/** Words of users who have both: "Members can book either on the web or in an app". */
const may = pattern(
  String.raw`(?<!\p{L})(?:can|may|could|able to|k[aoö]nn\p{L}*|peu(?:t|vent)|pouvoir|pued[ae]n?|poder|kan|kunnen)(?!\p{L})`,
)
const denies = pattern(
  String.raw`(?<!\p{L})(?:no|neither|nor|than|instead|(?:not|nicht|pas|niet)(?! (?:yet |so )?(?:know|sure|clear|decided|certain|sûrs?|zeker)|, ob)|kein\p{L}*|statt|ni|sin|geen)(?!\p{L})`,
)

/** A third platform. */
const more = new RegExp(`^,? ${or} `, 'i')

const named = (text: string, kind: 'actor' | 'platform') =>
  lexicon.find(wordsOf(text)).flatMap(({ owner }) => (owner.kind === kind ? [owner.name] : []))

/** An app beside another platform, which is one for a phone: "an app or a website". */
const anApp = new RegExp(`^(?:${indefinite} )?(?:apps?|appli)$`, 'i')

function platformsIn(thing: string): string[] {
  if (theWeb.test(thing)) return ['web']
  return anApp.test(thing) ? ['mobile'] : [...new Set(named(thing, 'platform'))]
}

/** Names the platform of an app, which nothing says any more without the other one. */
const inFull = (thing: string) =>
  anApp.test(thing)
    ? thing
        .replace(/^an /i, 'a ')
        .replace(/appli$/i, 'appli mobile')
        .replace(/apps?$/i, 'mobile app')
    : thing

const conjunctions: Partial<Record<string, string>> = { or: 'and', soit: 'et', ou: 'et', of: 'en', ofwel: 'en', o: 'y' }

interface PlatformChoice {
  things: [string, string]
  /** Texts that ask for the first, the second and both of them. */
  texts: [string, string, string]
}

/** True if a product can have both of these platforms: it is never for the desktop and for the web. */
export const canHaveBoth = (things: readonly string[]): boolean =>
  things.every((thing) => ['web', 'mobile'].includes(platformsIn(thing)[0]!))

/** Finds the two platforms of which a product is to have one, unlike those among which users choose. */
export function platformChoiceIn(text: string): PlatformChoice | null {
  for (const of of platforms) {
    const found = of.exec(text)
    const choice = found && choiceOf(text, found)
    if (choice) return choice
  }
  return null
}

function choiceOf(text: string, { 0: whole, index, groups }: RegExpExecArray): PlatformChoice | null {
  const { either, by: own = '', one = '', or: joint = '', byOther, other = '' } = groups!
  const [before, after] = [text.slice(0, index), text.slice(index + whole.length)]
  const [first, second] = [one, other].map((it) => (existing.test(it) ? [] : platformsIn(it)))
  if (first!.length !== 1 || second!.length !== 1 || first![0] === second![0] || denies.test(before)) return null
  if (more.test(after) || (!either && named(before, 'platform').length > 0)) return null
  if (named(before, 'actor').length > 0) {
    const isOfProduct = /^(?:as|als|comme|como) $/i.test(own) || (own === '' && before.endsWith(', '))
    if (may.test(before) || !isOfProduct) return null
  }
  const [ofOne, ofOther] = [own + inFull(one), (byOther || own) + inFull(other)]
  const and = conjunctions[joint.toLowerCase()] ?? 'und'
  const both = first![0] === 'mobile' ? `${ofOne} ${and} ${ofOther}` : `${ofOther} ${and} ${ofOne}`
  const ask = (chosen: string) => before + chosen + after
  return { things: [one, other], texts: [ask(ofOne), ask(ofOther), ask(both)] }
}
