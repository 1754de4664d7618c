import { pattern } from '#domain/text/pattern'
import type { Hit } from '../text/matcher'
import type { Word } from '../text/words'
import { termsOf } from '../vocabulary/cues'
import type { Meaning } from '../vocabulary/lexicon'
import { commonWords } from '../vocabulary/words'

/** Wording that changes what a part says or looks like, also without a term for changes. */
const alters =
  /^(?:\[[^\]]*\] ?)?(?:(?:please|kindly|can you|could you|so)[, ]+)*(?:adjust|change|fix|replace|update|make|use|set|increase|decrease|reduce|enlarge|shrink|align|cent(?:er|re)|capitali[sz]e|lowercase|uppercase|reword|rephrase|correct|swap|darken|lighten)\b|\b(?:should|must|needs? to|has to) (?:be|have|read|say|use)\b|\b(?:is|are|looks?) (?:\w+ )?(?:wrong|incorrect|off|too|not|misaligned|inconsistent|different|outdated|missing)\b|\btoo (?:close|far|tight|small|big|large|light|dark|thin|wide|narrow)\b/i

const quote = `["'“”‘’«»„‚「」]`
/** Not an apostrophe, which follows a letter. */
const quoted = `(?<!\\p{Script=Latin})${quote}[^"'“”‘’«»„‚「」]{1,60}${quote}`
const quotations = pattern(quoted, 'g')
/** One quoted text in place of another: "'Profesional' should be 'Professional'". */
const replaces = pattern(
  `${quoted},? (?:(?:it )?(?:should|must|has to|needs to) (?:be|read|say)|to|into|instead of|rather than|not|with|by|in place of|statt|anstatt|soll|muss|in|zu|durch|au lieu de|en|par|en lugar de|en vez de|por|em vez de|на|вместо|αντί για|με)[^.;!?"'“”‘’«»„‚]{0,30}${quoted}|${quoted}\\s?(?:改为|应为)\\s?${quoted}`,
)
/** A text in place of another one without quotes: "The title says Welcom, it should be Welcome". */
const misreads =
  /\b(?:(?:says(?! that\b)|is (?:spelled|spelt))\b[^.;!?]{1,60}\bshould be|(?:says|reads|shows|is (?:spelled|spelt))\b[^.;!?]{1,60}\bshould (?:say|read))\b/i
/** A text that is only quoted, and no report of an error: "The about page says 'Managment'". */
const quotes = pattern(
  `(?<!\\p{L})(?:says|steht|heißt es|écrit|on lit|dice|pone|escrito|diz|scritto|staat)[:,]? (?!${quote}[^"'”’»“]*(?:\\d|err|fehl|fail|fallo|falha|not |no |kein|nicht|pas |vide|empty|leer|vac))${quoted}(?:[.!]|,? (?:and |und |et |y )?(?:please|bitte|merci|svp|por favor)[^.;]*[.!]?)?$`,
)
/** A part that gets another text: "the button should say 'Send'", "rename the tab to Customers". */
const renames = pattern(
  `\\b(?:should|must|needs? to) (?:read|say)\\b[^.;!?]{0,20}${quoted}|\\brenam\\w+\\b[^.;!?]{0,40}\\b(?:button|tab|label|menu|link|heading|headline|title|page|section|entry)\\b`,
)

/** Conditions, abilities and new parts, which take logic: "turn the row red if the invoice is overdue". */
const logic = pattern(
  String.raw`(?<!\p{L})(?:add|if|when|whenever|once|after|unless|depend\w*|can|able|allow\w*|let|lets|enable\w*|choose|select|each user|per (?:user|customer|client)|wenn|falls|sobald|kann|können|quand|si|lorsque|peut|peuvent|cuando|puede|pueden|quando|se|pode|podem|если|когда|может|могут|αν|όταν|μπορ\p{L}*)(?!\p{L})|如果|可以`,
)
/** Changes of the whole appearance, and measured ones. */
const everywhere = pattern(
  String.raw`(?<!\p{L})(?:all|every|each|whole|entire|(?<!like )everywhere|redesign\w*|re-?brand\w*|theme\w*|dark mode|accessib\w*|wcag|contrast|\d:1|style ?guide|design system|alle|gesamte?n?|überall|toutes?|tous|todas?|todos?|вс[её]х?|όλ\p{L}+)(?!\p{L})|全部|所有`,
)

/** Maximum words of such a change. Longer sentences ask for more. */
const maxWords = 30

interface Said {
  text: string
  words: readonly Word[]
  hits: readonly Hit<Meaning>[]
}

/** True for a change of copy or style, which needs one layer: "There is a typo on the pricing page". */
export function isOfAppearance({ text, words, hits }: Said): boolean {
  if (words.length > maxWords || takesLogic(text)) return false
  if (
    hits.some(({ owner }) => owner.kind === 'misprint') ||
    [replaces, misreads, quotes, renames].some((pattern) => pattern.test(text))
  )
    return true
  const isChanged = alters.test(text) || hits.some(({ owner }) => owner.kind === 'change')
  return isChanged && !everywhere.test(text) && hits.some((hit) => hit.owner.kind === 'appearance' && ends(hit, words))
}

/** True for a sentence that says more about the change before it: "It is in the second column." */
export const refersBack = ({ text, hits }: Said): boolean =>
  pronounFirst.test(text) && !hits.some(({ owner }) => owner.kind === 'work')

const pronounFirst = /^(?:it|this|that|they|these|both|the same|please|thanks|see)\b/i

/** True for conditions, abilities and new parts, which take more than other words or another color. */
export const takesLogic = (text: string): boolean => logic.test(text.replace(quotations, ''))

/** True if the term is not the first part of a name, as in "color picker" or "logo upload". */
const ends = ({ at, length, owner }: Hit<Meaning>, words: readonly Word[]): boolean =>
  owner.language !== undefined || endsName(words[at + length])

/** True if an English name ends before this word. */
export const endsName = (next: Word | undefined): boolean =>
  !next?.raw || /\d/.test(next.raw) || following.has(next.raw)

const following = new Set([
  ...Object.values(commonWords).flatMap(termsOf),
  ...termsOf(
    'above, below, under, between, around, inside, behind, next, beside, issue, issues, problem, problems, error, errors, mistake, mistakes, bug, does, looks, look, differs, blue, green, red, white, black, grey, gray, yellow, orange, bigger, smaller, larger, darker, lighter, used, needs, still',
  ),
])

const our = "(?:our|the|unser\\p{L}*|dem|der|das|die|den|l['’]|notre|nos|la|le|les|nuestr[oa]s?|el|los)"
const style =
  '(?:look(?: and feel)?|(?:visual )?(?:design|style|appearance)|colou?rs?|fonts?|typography|layout|farben|schrift(?:en|art)?|aussehen|optik|gestaltung|graphisme|couleurs|polices|apparence|diseño|colores|estilo|aspecto)'
const brand =
  '(?:logo|colou?rs?|brand(?:ing| colou?rs?| guidelines?)?|flag|corporate (?:design|identity)|house style|style ?guide|farben|marke|fahne|charte(?: graphique)?|couleurs|colores|marca)'
/** The style of a product, by what the client has: "The look follows our logo and colors". */
const followsBrand = pattern(
  `^${our} ?${style}(?: (?:and|und|et|y) ${style})?(?: of (?:the|our) \\p{L}+)? (?:(?:should|shall|must|soll(?:en)?|muss|müssen|doi(?:t|vent)|deben?) )?(?:follows?|match(?:es)?|fits?|reflects?|uses?|(?:are|is|be) (?:taken from|based on|those of)|folg(?:t|en)|entspr(?:icht|echen)|passt zu|passen zu|richte[nt]* sich nach|zu|su(?:it|ivent|ivre)|reprend(?:re|nent)?|respecte(?:r|nt)?|sigue[n]?|seguir|respeta[rn]?) ${our} ?(?:[\\p{L}'’-]+ ){0,2}?${brand}(?!\\p{L})[^,;:]{0,40}$`,
)

/** True for the style of a new product, which is no screen. */
export const isOfStyle = (text: string): boolean => followsBrand.test(text)
