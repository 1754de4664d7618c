import { pattern } from '#domain/text/pattern'
import { deedOf } from './command'

/** Maximum characters of a name, and of one that cannot be shortened without losing its sense. */
export const maxName = 100
const maxWhole = 130

/** Minimum characters of a name that ends before a phrase, and of one whose only phrases come earlier. */
const minShortened = [42, 24]

const hasWords = (text: string) => /\S\s+\S/.test(text)

/** End of a clause, which is none in a list of numbers: "25, 50 or 100". */
const clause = pattern(
  String.raw`[;:]\s|\s[–—(]|,\s+(?=(?:but|which|who|whom|whose|where|when|while|so|because|if|then|that|as|including|indicating|specifying|stating|such as|for|der|die|das|deren|dessen|welche\p{Ll}?|wobei|wenn|falls|damit|weil|um|mais|qui|dont|où|afin|ainsi|pero|cuya?|donde|así)\s)`,
  'gi',
)

/** Start of a phrase that says more about the words before it. */
const phrase =
  /(?<![\d%])[\s,]+(?:and|or|with|without|for|by|to|in|on|at|from|of|into|as|that|which|who|when|if|so|because|via|through|und|oder|mit|für|bei|von|auf|aus|nach|zu[mr]?|et|ou|avec|pour|par|dans|sur|qui|selon|depuis|y|o|con|para|por|que|según|desde|e|com)(?=\s)/gi

/** Words in the middle of what a phrase names. A text ends before them only if no other phrase follows. */
const joint = /[\s,](?:and|or|of|und|oder|von|et|ou|de|y|o|e)$/i

/** Comma before a further item of a list. */
const item = /(?<!\d),\s(?=\S)/gu

/** A further item of a list, of a few words, unlike a clause. */
const isItem =
  /^,\s(?!(?:and|or|und|oder|sowie|et|ou|y|o|e)\s)(?:[^\s,.;]+\s){0,3}[^\s,.;]+(?:[,.;]|\s(?:and|or|und|oder|sowie|et|ou|y|o|e)\s)/i

/** A phrase or a clause before the sentence that it is about: "In the course of an investigation". */
const leading = pattern(
  String.raw`^(?:if|when|while|once|after|before|although|as|because|since|due|depending|during|in|on|at|for|with|by|from|within|wenn|falls|nach|bei|im?|auf|für|mit|si|quand|lorsqu\p{L}+|après|avant|dans|pour|en|cuando|para|con|tras)\s[^,]*$`,
)

/** Verbs that the name of a list ends before: "The members, coaches and staff are …". */
const predicate = /\s(?:is|are|shall|must|should|will|can|wird|werden|sind|est|sont|es|son)\s/i

/** Words that end no name, and others that end none that is cut off there. */
const hanging =
  'and|or|in order|so as|only|as well(?: as)?|sowie|sowohl|als auch|bzw\\.?|beziehungsweise|ainsi que|así como|nonché|alsook|both|either|entweder|to|for|with|of|from|that|which|into|through|such as|und|oder|für|mit|von|et|ou|pour|avec|y|o|e|para|con'
const alsoHanging =
  'by|in|on|at|their|its|auf|zu[mr]?|müssen|sollen|können|wird|werden|de|du|des|sur|dans|par|por|en|del?'
const leftOver = pattern(`(?:[\\s,]+(?:${hanging}))+$`)
const leftOverInCut = pattern(`(?:[\\s,]+(?:${hanging}|${alsoHanging}))+$`)

/** Ends of a text that needs the words behind it: "is integrated", "a text indicating", "shall", "such", "independent". */
const unfinished = pattern(
  String.raw`[\s,](?:\p{Ll}{2,}(?:ed|ing)|found|shown|given|made|sent|kept|held|built|taken|seen|drawn|written|so|such|all|each|every|any|the|an?|shall|must|should|can|may|will|is|are|be|been|have|has|had|was|were|not|independent|based|due|able|related|consists?|depends?|der|die|das|eine?|les?|la|une?|el|los|las|una?|est|sont|es|son)$`,
)

/** The first half of a pair without the second: "both for trips", "sowohl für Fahrten", "entweder per Mail". */
const openPair = pattern(
  `(?<!\\p{L})(?:${[
    ['sowohl', 'als auch|wie auch'],
    ['entweder', 'oder'],
    ['weder', 'noch'],
    ['nicht nur', 'sondern'],
    ['zwischen', 'und'],
    ['both', 'and'],
    ['either', 'or'],
    ['neither', 'nor'],
    ['not only', 'but'],
    ['between', 'and'],
    ['non seulement', 'mais'],
    ['aussi bien', 'que'],
    ['tanto', 'como|quanto'],
    ['zowel', 'als'],
  ]
    .map(([one, other]) => `${one}(?!\\p{L})(?!.*\\s(?:${other})\\s\\S)`)
    .join('|')})`,
)

const openQuotation = /“[^”]*$|«[^»]*$|„[^“”]*$|^[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/u

/** An article and adjectives whose noun is missing: "through a recognized reliable". */
const nounless = /[\s,](?:an?|the)(?: \p{Ll}+(?:ed|ive|al|ic|ous|ful|ble|ant|ent)){2,3}$/u

/** A verb without its object: "to ensure", "shall execute". */
const objectless =
  /\s(?:(?:shall|must|should|will|can|may)(?: \p{Ll}+ly)? \p{Ll}+|to (?:ensure|guarantee|prevent|avoid|help|assist|reduce|improve|increase|minimi[sz]e|maximi[sz]e|facilitate|provide|meet|satisfy|achieve|detect|protect|secure|describe|explain|determine|handle|encourage))$/u

/** Nouns that end like adjectives. */
const nouns =
  /(?:portal|terminal|hospital|material|approval|proposal|removal|renewal|arrival|referral|withdrawal|journal|manual|total|signal|animal|meal|deal|goal|email|table|variable|topic|traffic|music|library|summary|salary|diary|dictionary|itinerary|family|reply|supply|assembly|archive|drive|staff)$/iu

/** Ends whose sense is in the words that follow: an adjective of a further one's noun, whom somebody urges to do something, and which order. */
const pending: readonly [end: RegExp, next: RegExp][] = [
  [/\s\p{Ll}{2,}(?:al|ive|ic|ous|ful|ble|ary|ly)$/u, /^,?\s(?:and|or)\s/],
  [
    /(?:^|\s)\p{Ll}{2,}(?:lich|isch|ig|bar|iv|al|ell|iert)e[mnrs]?$/u,
    /^,?\s(?:und|oder|sowie)\s\p{Ll}+e[mnrs]?\s\p{Lu}/u,
  ],
  [/\s\p{Ll}{2,}(?:lijkse?|ische?|ige|ale|ele)$/u, /^,?\s(?:en|of)\s\p{Ll}+e\s\p{Ll}/u],
  [/\s(?:them|him|us|me|you)$/, /^\s(?:to|that)\s\p{Ll}/u],
  [/\sthe(?: \p{Ll}+){1,2}$/u, /^\s(?:at|in|on|by|for|with|of|from|to) wh(?:ich|om)\s/],
  [/\bthere (?:is|are) [^,]*$/, /^\sin front\s/],
  [
    pattern(
      String.raw`^(?:in addition to|depending on|in the course of|as a result of|regardless of|abhängig von|je nach|en fonction d|dependiendo de|afhankelijk van)(?!\p{L})(?!.*\s(?:shall|must|should|will|can|may|is|are|kann|können|soll|muss|wird|werden|ist|sind|peut|doit|est|puede|debe|es|kan|moet|is)\s)`,
    ),
    /^/,
  ],
]

export const isPending = (text: string, rest: string) =>
  pending.some(([end, next]) => next.test(rest) && end.test(text)) && !nouns.test(text)

/** True if a text ends in a quotation, or with a verb or a word whose object or phrase is missing. */
function isUnfinished(text: string, rest: string): boolean {
  const [last = '', before = ''] = text.split(/\s+/).toReversed()
  const isVerb = before === 'to' && /^\p{Ll}+$/u.test(last) && deedOf(last)
  return (
    Boolean(isVerb) ||
    objectless.test(text) ||
    isPending(text, rest) ||
    unfinished.test(text) ||
    nounless.test(text) ||
    openQuotation.test(text) ||
    openPair.test(text)
  )
}

/** Removes words that end no name, such as the last ones of a line that a document cuts. */
function withoutLeftOver(text: string): string {
  const rest = text.replace(leftOver, '')
  return hasWords(rest) ? rest : text
}

/** A German command of one verb, which ends it: "Messwerte auf der Karte darstellen". */
const german =
  /^(?!.*\s\p{Ll}{3,}(?:en|ern|eln),\s)(?=.*\s(?:der|die|das|den|dem|des|und|mit|für|auf|von|im|nach|bei|eine?[nmr]?)\s)(\p{Lu}.*?)((?:\s\p{Ll}{3,}n (?:und|oder))?\s(?!werden|sein|haben|können|müssen|sollen)\p{Ll}{3,}(?:en|ern|eln))$/u

/** Shortens a text at the end of a clause or a list, or before a phrase, or else before a word. */
export function shorten(text: string, max = maxName): string {
  if (text.length <= max) return withClosedParentheses(withoutLeftOver(text))
  const plain = text.replace(/\s\([^()]*\)/gu, '')
  if (plain !== text && hasWords(plain)) return shorten(plain, max)
  const [, words, verb] = /[;:]/.test(text) ? [] : (german.exec(text) ?? [])
  if (words && verb) return `${shorten(words, max - verb.length)}${verb}`
  const head = text.slice(0, max)
  const cutsAt = (places: RegExp) =>
    [...head.matchAll(places)].map(({ index }) => head.slice(0, index).replace(leftOverInCut, ''))
  const phrases = [...head.matchAll(phrase)]
    .filter(({ 0: words }, at, all) => at === all.length - 1 || !joint.test(words))
    .map(({ index }) => head.slice(0, index).replace(leftOverInCut, ''))
  const lists = cutsAt(item)
    .filter((cut) => cut.length <= max - etc.length && !predicate.test(text.slice(cut.length)))
    .map((cut) => (isItem.test(text.slice(cut.length)) ? `${cut}${etc}` : cut))
  const longest = (cuts: string[], min: number) =>
    cuts
      .filter(
        (cut) =>
          cut.length > min &&
          !isUnfinished(cut, text.slice(cut.length)) &&
          !(leading.test(cut) && text[cut.length] === ','),
      )
      .toSorted((one, other) => other.length - one.length)[0]
  for (const min of minShortened) {
    const cut = longest(cutsAt(clause), min) ?? longest([...phrases, ...lists], min)
    if (cut) return withClosedParentheses(isInList(cut, text) ? `${cut}${etc}` : cut)
  }
  if (max < maxWhole) return shorten(text, maxWhole)
  const space = head.lastIndexOf(' ')
  const rest = withClosedParentheses(head.slice(0, space > 0 ? space : max)).replace(/[\s,;:(–—-]+$/, '')
  return `${withoutHanging(rest)}…`
}

/** Removes articles and conjunctions from the end of a text: "durch das", "and the". */
function withoutHanging(text: string): string {
  const rest = text
    .replace(leftOverInCut, '')
    .replace(/[\s,](?:any|the|an?|de[rmns]|die|das|eine?[nrms]?|les?|la|une?|el|los|las|una?)$/iu, '')
  return rest === text || !hasWords(rest) ? text : withoutHanging(rest)
}

const etc = ', etc.'

/** True if a text is cut before the last item of a list: "by address, tenant", of "by address, tenant and date". */
const isInList = (cut: string, text: string) =>
  /,\s[^\s()]+(?:\s[^\s()]+){0,2}$/u.test(cut) &&
  !cut.endsWith(etc) &&
  /^,?\s*(?:and|or|und|oder|et|ou|y|o|e)\s/i.test(text.slice(cut.length))

/** Removes a parenthesis whose end is cut off, as in "devices (e.g.: screens", or whose other half is missing. */
function withClosedParentheses(text: string): string {
  let depth = 0
  let from = 0
  for (const [at, letter] of [...text.matchAll(/[()]/g)].map((found) => [found.index, found[0]] as const)) {
    if (letter === ')' && depth === 0) return withClosedParentheses(text.slice(0, at) + text.slice(at + 1))
    if (letter === '(' && depth++ === 0) from = at
    if (letter === ')') depth--
  }
  if (depth === 0) return text
  const before = text.slice(0, from).trimEnd()
  return hasWords(before) ? before : withClosedParentheses(text.slice(0, from) + text.slice(from + 1))
}
