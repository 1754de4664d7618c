import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import { findAll } from '#domain/text/text'
import { termsOf } from '../vocabulary/cues'
import { actions } from '../vocabulary/words'

/** Reads dictated text, which has no punctuation: "so I run a company and then they take photos and it makes a pdf". */

/** Minimum words of such a text, and maximum marks per word. */
const spoken = { words: 50, marks: 1 / 40 }

const filler =
  '(?:um+|uh+|oh|ok(?:ay)?|so|also|well|yeah|you know|(?:right|like)(?= (?:we|I|they|five|\\d))|ähm?|öhm?|ach ja|naja|ja|euh|ben|bon|alors|du coup|donc|pues|eh+m?|bueno|vale|cioè|allora|quindi|dunque|nou|dus|uhm)'
const joins = '(?:and|und|et|y|e|en)'
const contrast = '(?:but|because|cause|aber|weil|denn|mais|parce que|pero|porque|però|perché|maar)'
/** Subjects, and nouns before a verb, with which a clause begins. */
const begins = `(?:(?:they|he|she|it|we|I|you|what|when|if|in the|on the|there|sie|er|es|wir|ich|man|wenn|was|ils?|elles?|on|je|j['’]|nous|ça|si|quand|ce|que|se|yo|ellos|él|ella|cuando|lui|loro|io|noi|ze|zij|hij|ik|als|moi je|\\p{L}+en (?:können|sollen|müssen|wollen))(?![\\p{L}-])|(?:the|my|our|every|each|der|die|das|mein\\p{L}*|unser\\p{L}*|le|la|les|mon|ma|el|los|mi|il|i|de|het|mijn) \\p{L}+ (?:\\p{L}{2,}s|can|should|must|will|has|gets?|soll\\p{L}*|muss|müssen|kann|können|\\p{L}{3,}t|doit|peut|\\p{L}+e|debe|puede|deve|può|moet|kan) \\S|(?:${termsOf(
  actions,
)
  .filter((verb) => /^[a-z]+$/.test(verb))
  .join('|')})s? (?:\\p{L}+ )?\\p{L})`
const clauseEnds = pattern(
  `\\s+(?:or something(?: like that)?|oder so|ou quelque chose|o algo(?: así)?|o qualcosa|of zo)(?=\\s)|\\s+(?:${filler}(?: ${joins})?\\s+)+(?:${contrast}\\s+)?|\\s+${contrast}\\s+|\\s+(?:${joins} )(?:then|dann|puis|après|ensuite|luego|después|poi|dopo|dan) |\\s+${joins} (?=${begins})`,
  'gi',
)

/** Words that begin what is wanted. What comes before is about today. */
const wants = pattern(
  String.raw`(?<!\p{L})(?:(?:I|we)(?:['’]d| would)? (?:want|need|like)|looking for|(?:ich|wir) (?:hätten?|bräuchten?|brauchen?|möchten?|will|wollen|suchen?)|(?:je|on|nous) (?:veu(?:x|t)|voudr\p{L}+|voulons|cherch\p{L}+)|il (?:me|nous) (?:faut|faudrait)|quiero|queremos|necesit\p{L}+|quisi\p{L}+|vorre\p{L}+|(?:mi|ci) serv\p{L}+|(?:ik|we) (?:wil|willen|zoek|zoeken))(?!\p{L})`,
)

interface Line {
  id: number
  text: string
}

interface Clause extends Line {
  /** True for what somebody says about today before what is wanted. */
  isToday: boolean
}

/** Returns the clauses of dictated lines, each in the line in which it begins, or null for other text. */
export function clausesOfSpeech(lines: readonly Line[]): Clause[] | null {
  const text = lines.map((line) => line.text).join(' ')
  const words = text.split(' ').length
  const marks = text.match(/[.,;:!?]/g)?.length ?? 0
  if (words < spoken.words || marks > words * spoken.marks) return null
  const clauses: Clause[] = []
  let from = 0
  const add = (to: number) => {
    const said = text.slice(from, to).trim()
    if (!/\p{L}{2}/u.test(said)) return
    let end = 0
    const { id } = lines.find((line) => (end += line.text.length + 1) > from) ?? lines.at(-1)!
    clauses.push({ id, text: `${capitalize(said)}.`, isToday: false })
  }
  for (const { index, 0: mark } of findAll(clauseEnds, text)) {
    add(index)
    from = index + mark.length
  }
  add(text.length)
  const first = clauses.findIndex((clause) => wants.test(clause.text))
  return clauses.map((clause, at) => ({ ...clause, isToday: at < first }))
}
