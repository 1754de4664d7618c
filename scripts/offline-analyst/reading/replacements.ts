import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wholes } from '../vocabulary/requests'
import { haveInstead } from '../vocabulary/set-aside'
import { type Statement, isAsking } from './statement'

const not = "(?:(?:will|shall|should|must|does|do|is|are|would)(?: not|n['’]t)|won['’]t)"
/** Sentences that something else stays: "The app will not replace the ERP". */
const stays = `(?:[^.;]{2,60}? (?:${not} (?:(?:meant|intended|supposed|designed) to )?(?:replace|supersede|substitute)|is (?:not a|no) replacement) [^.;]{2,90}?|[^.;,]{4,90}? nicht (?:ersetzen|ablösen)|[^.;,]{2,40}? (?:ersetzt|vervangt) [^.;,]{2,60}? (?:nicht|niet)|[^.;,]{4,90}? niet vervangen|[^.;,]{2,60}? ne (?:remplace\\p{L}*|(?:doit|va|vise) pas (?:à )?remplacer)(?: pas)? [^.;,]{2,60}?|[^.;,]{2,60}? no (?:(?:debe|va a) )?(?:reemplaz|sustitu)\\p{L}+ [^.;,]{2,60}?)`
const subject =
  "(?:(?:it|they|this|that|sie|es|er|elles?|ils?|ella|hij|ze|(?:the|our|die|das|unsere?|l[ae]|el|de|het) \\p{L}+|l['’]\\p{L}+) )"
/** Clauses of what a product is beside it: "it will complement the ERP". */
const beside = `(?:(?:but|and|instead|rather|sondern|mais|sino(?: que)?|maar),? )*${subject}?(?:(?:will|shall|should|must|does|is|to|only|soll|wird|le|la|lo|les?|es|das|die|het|merely|nur|zal|moet) ){0,4}(?:complement|supplement|ergänz|complét|complète|complement|vult|aanvull)\\p{L}*(?!\\p{L})`

const contrast =
  '(?:instead|rather|stattdessen|au lieu de cela|plutôt|en su lugar|in plaats daarvan)(?: (?!of|than|de)|, )'

const ofProduct = pattern(
  `^(?:(?:the|our|this|das|die|der|unsere?|l[ae]|el|de|het) (?:[\\p{L}-]+ )?)?(?:${wholes}|it)(?!\\p{L})`,
)
const replacesNothing = pattern(`^${stays}[.!]?$`)
const complements = pattern(`^${beside}`)
const contrasts = pattern(`^${contrast}`)
/** True if a sentence goes on with what a product is beside, or does instead of, the thing that stays. */
const isBeside = (denial: string, next: string) =>
  complements.test(next) || (ofProduct.test(denial) && contrasts.test(next))
const both = pattern(
  `^(${stays})(?: ?[;:,.–—-]+ ?| (?=but |rather |instead ))(?=${beside}|(?:but |and |mais |maar )?${contrast})`,
)
/** Part of every such verb. Few sentences have one. */
const mayReplace = /rem?plac|supersed|substitut|erset|ablös|vervang|reemplaz|sustitu/iu
/** Words behind which such a clause says how, and how it asks for nothing more than what the rest of the text says. */
const how = pattern(
  '(?<!\\p{L})(?:by|with|through|indem|durch|mit|um|en|avec|con|mediante|door|met|\\p{L}+ndo)(?!\\p{L})',
)
const focuses = pattern(
  '(?<!\\p{L})(?:by (?:\\p{L}+ly )?(?:focus|concentrat)\\p{L}+|indem (?:sie|es) sich (?:\\p{L}+ )?auf|en se concentrant|centrándose)(?!\\p{L})',
)
const onlyComplements = (text: string) => complements.test(text) && !(how.test(text) && !focuses.test(text))

/** Separates what a product is beside something from the clause that it does not replace it. */
export function separateComplement(passage: Passage): Passage[] {
  if (!mayReplace.test(passage.text)) return [passage]
  const [head = '', denial] = both.exec(passage.text) ?? []
  const rest = capitalize(
    passage.text.slice(head.length).replace(/^(?:(?:but|and|sondern|mais|sino(?: que)?|maar),? )+/iu, ''),
  )
  if (!denial || !isBeside(denial, rest)) return [passage]
  return [
    { ...passage, text: `${denial}.` },
    {
      ...passage,
      text: rest,
      item: false,
      ...(onlyComplements(rest) && { settled: 'background' }),
    },
  ]
}

const instead = pattern(`^(?:(?:and|und|et|y|en) )?(?:${haveInstead})[.!]*$`)

/**
 * Classifies what a client has instead of what the sentence before excludes as background: "Dafür nutzen wir Mailchimp."
 * So is what a product is beside something that it does not replace, unless it says how, which is work itself.
 */
export const withoutReplacements = (statements: Statement[]): Statement[] =>
  statements.map((it, at) => {
    const [before, next] = [statements[at - 1], statements[at + 1]]
    if (before?.kind === 'excluded' && instead.test(it.text)) return { ...it, kind: 'background' }
    if (before && onlyComplements(it.text) && isKept(before)) return { ...it, kind: 'background' }
    if (it.topic === 'excluded' || !next || !replacesNothing.test(it.text) || !isBeside(it.text, next.text)) return it
    return { ...it, kind: isAsking(next) && !onlyComplements(next.text) ? 'background' : 'excluded' }
  })

const isKept = ({ topic, text }: Statement) => topic === 'excluded' || replacesNothing.test(text)
