import { capitalize } from '#domain/text/format'
import { spellReferences } from '#domain/text/line-references'
import { pattern } from '#domain/text/pattern'
import { maxSentence } from '#domain/text/sentences'
import { quote, shorten } from '#domain/text/text'
import type { ShownAnswer } from './prompt'
import { listOf } from './questions/form'
import { wishesIn } from './questions/further-features'
import { namesPart } from './reading/denial'
import { denies } from './reading/sight'
import { notEstimatedAmong, unestimatedPart } from './reading/supporting'
import type { Study } from './study'

const maxExclusions = 15
/** Longest reply that is quoted with its question: “No, that is not needed”. */
const maxReplyWords = 5

/** Lists what the text excludes or postpones, the training and work of experts it asks for, and the wishes that no answer includes. */
export function exclusionsIn({ reading }: Study, answers: readonly ShownAnswer[] = []): string[] {
  const excluded = reading.statements.flatMap(({ kind, text, words }, at) => {
    if (words.length < 1 || /[:：]$/.test(text) || (pointing.test(text) && !names.test(text)) || closes(text)) return []
    const { text: before = '', kind: kindBefore } = reading.statements[at - 1] ?? {}
    if (kindBefore === 'excluded' && repeats.test(text)) return []
    // A reply names nothing without its question.
    const isReply = words.length <= maxReplyWords && before.endsWith('?') && !namesPart(text)
    const question = isReply ? `${quotedLine(before)} ` : ''
    if (kind === 'excluded') return [`As the requirements say: ${question}${quotedLine(text)}`]
    return kind === 'later' ? [`Postponed in the requirements: ${quotedLine(text)}`] : []
  })
  const { asked, others } = wishesIn(reading)
  const wished = [...asked.map(({ option }) => option).filter((option) => !isChosen(option, answers)), ...others].map(
    (text) => `Optional in the requirements, and not included: ${quotedLine(text)}`,
  )
  const unestimated = notEstimatedAmong(reading.statements).map(
    (statement) => `Asked for, and not estimated: ${quotedLine(capitalize(unestimatedPart(statement)))}`,
  )
  return [...new Set([...unestimated, ...wished, ...excluded])].slice(0, maxExclusions)
}

/** Beginnings of sentences that name nothing by themselves: "This is a vision for later years". */
const pointing = pattern(
  String.raw`^(?:this|that|it|these|those|they|both|das|dies\p{L}*|es|sie|c['’]est|cela|ceci|il|elles?|ils|est[oae]s?|ello|isto|isso)(?= (?:is|are|was|were|will|would|ist|sind|wird|werden|kommt|est|sont|viendr\p{L}*|es|son|queda\p{L}*|é|são|fica\p{L}*)(?!\p{L}))`,
)

/** Such a sentence that names what is left out: "Es wird keine App gebaut", "It is not planned to import old data". */
const names = pattern(
  String.raw`^(?:es|er|it|il|het) \p{L}+ (?:(?:\p{L}+ ){0,2}?(?:kein\p{L}*|geen) \p{L}|(?:is |ist |wird |not |nicht |niet )*(?:planned|intended|foreseen|necessary|geplant|vorgesehen|beabsichtigt|notwendig|erforderlich|voorzien),? (?:to |that |dass |\p{L}.* zu |te ))`,
)

/** True for words that end a list and leave nothing out by name: "That's it, please keep it simple", unlike "That's it, no app". */
const closes = (text: string) => (closing.test(text) && !denies(text)) || nothingElse.test(text)
const nothingElse =
  /^(?:nothing (?:else|more)|that is all|sonst nichts(?: (?:mehr|weiter))?|nichts weiter|weiter nichts|rien (?:d['’]autre|de plus)|nada más|nient['’]altro|verder niets)[.!]*$/i
const closing = pattern(
  String.raw`^(?:that(?:['’]s| is| would be) (?:it|all)|das (?:ist|wär['’]?s?|wäre|war['’]?s)(?: (?:schon|auch|dann))*(?: (?:alles|es))?|c['’]est tout|voilà tout|eso es todo|(?:è|questo è) tutto|dat is (?:alles|het))(?=[,.!;]|$)`,
)

/** A command that says of a pronoun what the sentence before says of its thing: "Leave that alone." */
const repeats = pattern(
  String.raw`^(?:(?:and|so|just|please|really|und|also|bitte|et|y|e|en),? )*(?:(?:leave|keep|skip|drop|forget|ignore|(?:don['’]t|do not) (?:touch|change)) (?:it|that|this|them|these|those|that one)(?: (?:alone|out|off|please|for now|as (?:it|they) (?:is|are)))*|(?:lass|lasst|lassen sie) (?:das|es|die|den|ihn|sie)(?: (?:bitte|so|weg|in ruhe|wie (?:es|sie|er) (?:ist|sind)))*|(?:das|die|den) (?:bitte )?(?:nicht (?:anfassen|ändern)|so lassen|weglassen)|laisse[zr]?[- ](?:le|la|les|ça)(?: (?:tranquilles?|comme ça))?|n['’]y touche[zr]? pas|(?:deja|dejad|dejen)l[oa]s?(?: (?:como está|en paz))?|no l[oa]s? toqu\p{L}+|laat (?:dat|het|die)(?: (?:zo|met rust|zitten))?|(?:lascia|lasciate)l[oaie](?: (?:così|stare))?)[ .!]*$`,
)

/** True if an answer includes a wish, by its name among several or with "Yes". */
const isChosen = (option: string, answers: readonly ShownAnswer[]) =>
  answers.some(({ question, answer }) => {
    const chosen = listOf(answer)
    return chosen.includes(option) || (question.includes(option) && chosen.includes('Yes'))
  })

/** Quotes a line of the text as a client reads it. */
export const quotedLine = (text: string) => {
  // What the client wrote refers to no line of ours.
  const plain = spellReferences(text)
    .replace(/\s+\|\s+/g, ', ')
    .replace(/[.;]$/, '')
  return quote(shorten(plain, maxSentence))
}
