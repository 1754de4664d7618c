import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'

/** Reads wishes of others that the client refuses: "Mark wants a chat widget. I said no, so skip it." */

const somebody =
  "(?:(?!(?:we|i|you|it|this|that|there|wir|ich|ihr|sie|es|das|nous|je|on|vous|il|elle|ce|wij|ik|jullie|het|nosotros|yo|noi)(?!\\p{L}))\\p{L}[\\p{L}'’-]+|(?:my|our|the|one of our|mein|meine|unser|unsere|der|die|ein|eine|mon|ma|notre|nos|le|la|un|une|mijn|onze|de|mi|nuestr[oa]|el|una|mio|mia|il) [\\p{L}'’-]+(?: [\\p{L}'’-]+)?)"
const wants =
  '(?:(?:also|still|really|always|auch|noch|immer noch|aussi|toujours|ook|también|anche) )?(?:wants?|wanted|would (?:also |really )?(?:like|love)|(?:keeps? )?ask(?:s|ed|ing)? for|(?:is|was) asking for|suggest(?:s|ed)|will|wollte|möchte|hätte gerne?|wünscht sich|veut|voudrait|voulait|souhaite|aimerait|demande|wil|wilde|zou graag|vraagt om|quiere|querría|quería|pide|pidió|vuole|vorrebbe|chiede)'
const joins =
  '(?:(?:but|and|so|please|though|aber|und|also|deshalb|bitte|mais|et|donc|alors|maar|en|dus|pero|y|así que|por favor|ma|e|quindi),? ){0,2}'
const later =
  '(?:,? \\(?(?:for now|for the moment|for this round|yet|please|erst ?mal|vorerst|bitte|pour (?:le moment|l.instant)|voorlopig|por ahora|de momento|per ora)\\)?)?'
const it = '(?:it|that|this|him|them|das|es|ihn|sie|dat|het)'
const refusals = [
  `(?:I|we)(?:['’]ve| have)? (?:told (?:him|her|them)(?: that)?|said)(?: to (?:him|her|them))? (?:no(?! (?:more|less|later|\\p{L}+ing)(?!\\p{L}))|not now|not yet|maybe later|(?:we|I)(?:['’]d| would| will|['’]ll) think about it)`,
  `(?:leave|skip|ignore|forget|drop|park) ${it}(?: out| aside)?`,
  `not (?:now|yet|this time)|(?:we|I) decided against ${it}|(?:we|I) (?:do not|don['’]t) (?:want|need) ${it}|(?:that|it) can wait|no thanks`,
  '(?:ich|wir) haben?(?: (?:ihm|ihr|ihnen))? nein gesagt|(?:das )?(?:lassen|lasst|lass) (?:wir |sie )?(?:das |es )?(?:(?:bitte|lieber|erst ?mal|vorerst|besser) )?(?:weg|sein|aus|raus|bleiben|erst ?mal|vorerst)|(?:jetzt|noch) nicht|(?:ich|wir) haben? (?:uns|mich) dagegen entschieden',
  "(?:j['’]ai|on a|nous avons)(?: (?:lui|leur))? (?:dit|répondu)(?: que)? non|(?:on )?laisse[zr]?(?: tomber|-le de côté| ça de côté)|oubliez(?: ça| cela)?|pas maintenant|on verra plus tard",
  '(?:ik heb|we hebben)(?: (?:hem|haar|hen))? nee gezegd|laat (?:dat|het|maar)(?: maar)? (?:zitten|weg)|(?:nog niet|niet nu)',
  '(?:le|les) (?:dije|dijimos|he dicho|hemos dicho) que no|(?:déj|olvíd)(?:a|en|ad)l[oa]|(?:ahora|todavía) no',
  '(?:gli|le) (?:ho|abbiamo) detto (?:di )?no|lascia(?:te)? perdere|non ora|non ancora',
]
const refusal = `${joins}(?:${refusals.join('|')})${later}`
const refused = `${refusal}(?:(?:,|;| [–—-])? ${refusal}){0,2}[.!]*`

const reports = pattern(`^${somebody} ${wants} [^?]{2,80}$`)
const refuses = pattern(`^${refused}$`)
const both = pattern(`^(${somebody} ${wants} [^?;:]{2,80}?)(?:[,;]| [–—-])? ${refused}$`)

/** Excludes what somebody wants and the client refuses, in the same sentence or the next one. */
export function withRefused(passages: readonly Passage[]): Passage[] {
  const found: Passage[] = []
  for (const passage of passages) {
    const before = found.at(-1)
    const [, wish] = both.exec(passage.text) ?? []
    if (before && before.lines.at(-1) === passage.lines[0] && refuses.test(passage.text) && reports.test(before.text)) {
      found[found.length - 1] = { ...asExcluded(before), lines: [...new Set([...before.lines, ...passage.lines])] }
    } else found.push(wish === undefined ? passage : asExcluded({ ...passage, text: `${wish}.` }))
  }
  return found
}

const asExcluded = (passage: Passage): Passage => ({ ...passage, topic: 'excluded', ownTopic: true, item: true })
