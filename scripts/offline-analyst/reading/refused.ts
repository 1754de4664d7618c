import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'

/** Reads wishes of others that the client refuses: "Mark wants a chat widget. I said no, so skip it." */

const wants =
  '(?:(?:also|still|really|always|auch|noch|immer noch|aussi|toujours|ook|también|anche) )?(?:wants?|wanted|would (?:also |really )?(?:like|love)|(?:keeps? )?ask(?:s|ed|ing)? (?:for|about)|(?:is|was) asking for|suggest(?:s|ed)|mention(?:s|ed)|brought up|will|wollte|möchte|hätte gerne?|wünscht sich|veut|voudrait|voulait|souhaite|aimerait|demande|wil|wilde|zou graag|vraagt om|quiere|querría|quería|pide|pidió|vuole|vorrebbe|chiede)'
const article = '(?:the|our|my|der|die|das|unser\\p{L}*|la|le|notre|nos|el|nuestr[oa]|de|het|onze?)'
/** Parts of a product that ask their users: "The checkout asks for a phone number". */
const part = `${article} (?:[\\p{L}-]+ )?(?:forms?|registration|sign-?up|portal|tool|checkout|cart|shop|store|site|website|page|app|system|login|\\p{L}*formular|kasse|\\p{L}*seite|formulaire|boutique|formulario|tienda|formulier|winkel)(?!\\p{L})`
const somebody = `(?!${part} ${wants} )(?:(?!(?:we|i|you|it|this|that|there|wir|ich|ihr|sie|es|das|nous|je|on|vous|il|elle|ce|wij|ik|jullie|het|nosotros|yo|noi)(?!\\p{L}))\\p{L}[\\p{L}'’-]+|(?:my|our|the|one of our|mein|meine|unser|unsere|der|die|ein|eine|mon|ma|notre|nos|le|la|un|une|mijn|onze|de|mi|nuestr[oa]|el|una|mio|mia|il) [\\p{L}'’-]+(?: [\\p{L}'’-]+)?)`
const joins =
  '(?:(?:but|and|so|please|though|honestly|frankly|aber|und|also|deshalb|bitte|ehrlich gesagt|mais|et|donc|alors|franchement|honnêtement|maar|en|dus|eerlijk gezegd|pero|y|así que|por favor|sinceramente|ma|e|quindi),? ){0,3}'
const later =
  '(?:,? \\(?(?:for now|for the moment|for this round|yet|please|erst ?mal|vorerst|bitte|pour (?:le moment|l.instant)|voorlopig|por ahora|de momento|per ora)\\)?)?'
const it = '(?:it|that|this|him|them|das|es|ihn|sie|dat|het)'
/** Begins an order, unlike what somebody wants to do: "so leave it", not "want to fill a cart and leave it". */
const order = '(?<=^|[,;–—-] |(?:but|so|please|though),? )'
/** Refusals that only put off. */
const waits = [
  `(?:I|we)(?:['’]ve| have)? (?:told (?:him|her|them)(?: that)?|said)(?: to (?:him|her|them))? (?:not now|not yet|maybe later)`,
  `(?:(?:let['’]?s|we(?:['’]ll| will| can)?) (?:leave|keep|save|do)|${order}(?:leave|do)) ${it} (?:for|until|in) (?:later|(?:the )?next \\p{L}+|(?:a|an)other \\p{L}+)`,
  'not (?:now|yet|this time)|(?:that|it) can wait|(?:jetzt|noch) nicht|pas maintenant|on verra plus tard|nog niet|niet nu|(?:ahora|todavía) no|non ora|non ancora',
]
const refusals = [
  ...waits,
  `(?:I|we)(?:['’]ve| have)? (?:told (?:him|her|them)(?: that)?|said)(?: to (?:him|her|them))? (?:no(?! (?:more|less|later|\\p{L}+ing)(?!\\p{L}))|(?:we|I)(?:['’]d| would| will|['’]ll) think about it)`,
  `${order}(?:leave|skip|ignore|forget|drop|park) ${it}(?: out| aside)?`,
  // "…, but no", unlike "free or no".
  '(?:but|aber|mais|pero|ma|maar) (?:(?:rather|lieber|eher|plutôt|mejor|meglio|liever) )?(?:no|not|nein|nicht|non|nee|niet)(?: (?:please|thanks|danke|bitte|merci|gracias|grazie|bedankt))?|(?<!\\p{L})(?:please|bitte|por favor|per favore) (?:do )?(?:no|not|nicht|non)',
  `(?:I|we) (?:do not|don['’]t) (?:think|believe|feel) (?:that )?(?:(?:we|I|anyone|anybody) (?:really )?needs? ${it}|${it}(?:['’]s| is) (?:necessary|needed|worth it))`,
  '(?:das )?brauchen wir (?:das |es )?(?:wirklich |eigentlich )?nicht|das wollen wir (?:wirklich |eigentlich )?nicht|(?:ich|wir) (?:glaube|denke)n? nicht, dass wir (?:das|es|ihn|sie) brauchen',
  "(?:on|nous) n['’]en (?:a|avons) pas (?:vraiment )?besoin|je ne (?:crois|pense) pas (?:qu['’]on|que nous) en (?:ait|ayons) besoin|no (?:lo|la) necesitamos|no creo que (?:lo|la) necesitemos|non (?:ci )?serve|dat hebben we niet nodig",
  `(?:we|I) decided against ${it}|(?:we|I) (?:do not|don['’]t) (?:want|need) ${it}|no thanks`,
  '(?:ich|wir) haben?(?: (?:ihm|ihr|ihnen))? nein gesagt|(?:das )?(?:lassen|lasst|lass) (?:wir |sie )?(?:das |es )?(?:(?:bitte|lieber|erst ?mal|vorerst|besser) )?(?:weg|sein|aus|raus|bleiben|erst ?mal|vorerst)|(?:ich|wir) haben? (?:uns|mich) dagegen entschieden',
  "(?:j['’]ai|on a|nous avons)(?: (?:lui|leur))? (?:dit|répondu)(?: que)? non|(?:on )?laisse[zr]?(?: tomber|-le de côté| ça de côté)|oubliez(?: ça| cela)?",
  '(?:ik heb|we hebben)(?: (?:hem|haar|hen))? nee gezegd|laat (?:dat|het|maar)(?: maar)? (?:zitten|weg)',
  '(?:le|les) (?:dije|dijimos|he dicho|hemos dicho) que no|(?:déj|olvíd)(?:a|en|ad)l[oa]',
  '(?:gli|le) (?:ho|abbiamo) detto (?:di )?no|lascia(?:te)? perdere',
]
const oneOf = (said: readonly string[]) => `${joins}(?:${said.join('|')})${later}`
const upToThree = (said: readonly string[]) => `${oneOf(said)}(?:(?:,|;| [–—-])? ${oneOf(said)}){0,2}[.!]*`

const reports = pattern(`^${somebody} ${wants} [^?]{2,80}$`)
const refuses = pattern(`^${upToThree(refusals)}$`)
const both = pattern(`^(${somebody} ${wants} [^?;:]{2,80}?)(?:[,;]| [–—-])? (${upToThree(refusals)})$`)
const onlyWaits = pattern(`^${upToThree(waits)}$`)

/** Excludes or puts off what somebody wants and the client refuses, in the same sentence or the next one. */
export function withRefused(passages: readonly Passage[]): Passage[] {
  const found: Passage[] = []
  for (const passage of passages) {
    const before = found.at(-1)
    const [, wish, refusal] = both.exec(passage.text) ?? []
    if (before && before.lines.at(-1) === passage.lines[0] && refuses.test(passage.text) && reports.test(before.text)) {
      const lines = [...new Set([...before.lines, ...passage.lines])]
      found[found.length - 1] = { ...withoutWish(before, passage.text), lines }
    } else found.push(wish && refusal ? withoutWish({ ...passage, text: `${wish}.` }, refusal) : passage)
  }
  return found
}

const withoutWish = (passage: Passage, refusal: string): Passage =>
  onlyWaits.test(refusal)
    ? { ...passage, settled: 'later' }
    : { ...passage, topic: 'excluded', ownTopic: true, item: true }
