import { pattern } from '#domain/text/pattern'
import { type Topic, isListing } from '../vocabulary/headings'
import { lexicon } from '../vocabulary/lexicon'
import { faultsFollow } from '../vocabulary/requests'
import { topicOf } from './topics'
import { wordsOf } from './words'

const label = /^([^:：|.]{2,60})[:：]\s+(?=\S)/u

/** Topics of terms at the end of a label: "We do not want: a forum". */
const topicsOfTerms: Partial<Record<string, Topic>> = { exclusion: 'excluded', wish: 'wishes' }

/** Labels that end with a negation: "Explicitly not: chat", "Was wir nicht wollen: ein Forum". */
const negated = pattern(
  String.raw`(?<!\p{L})(?:not|nicht|no|without|ohne|pas|sans|sin|não|sem)(?: (?:dabei|wollen|möchten|brauchen|wanted|want|need|voulu|quer\p{L}+))?$|n['’]t (?:want|need|build)$|^(?:leave out|skip)$`,
)

const versions =
  '(?:mvp|scope|umfang|(?:first |1st |erste[nrs]? |première? |primer[ao]? |prima |eerste )?(?:version|release|phase|launch|iteration|stage|step|ausbaustufe|stufe|projektphase|étape|lancement|versión|fase|lanzamiento|versione|versie|lancering|scope)(?: (?:1|i|one|eins|un|uno?|één))?)'
/** Labels of what the first version does without: "Not in the MVP: chat", "Nicht in Phase 1: ein Forum". */
const notYet = pattern(
  `^(?:(?:explicitly|ausdrücklich|bewusst) )?(?:not|nicht|pas|non|no|niet|não) (?:(?:part of|in|for|to be in|teil|bestandteil|im|in|für|zum?|dans|pour|en|para|nel(?:la)?|per|voor|na) )+(?:(?:the|this|our|de[rnms]|die|das|diese[rnms]?|l[ae]|cette|el|esta|het) )?${versions} ?$`,
)

/** A label of what would be nice, although a client does without it: "Nice to have but not required: a gallery". */
const dispensable = pattern(
  String.raw`^(?:(?:(?:nice|good)[- ]to[- ]have|desirable),? (?:(?:but|and) )?not (?:\w+ )?(?:required|needed|necessary|essential)|(?:nice to have|schön|gut|wünschenswert),? aber nicht (?:\S+ )?(?:nötig|notwendig|erforderlich)|(?:bien|utile|souhaitable),? mais pas (?:nécessaire|indispensable)|(?:deseable|útil),? pero no (?:necesari[oa]|imprescindible)|utile,? ma non (?:necessari[oa]|indispensabile)|(?:leuk|handig|fijn),? maar niet (?:nodig|noodzakelijk)) ?$`,
)

/** Words behind a wish among faults: "Wunsch, kein Fehler: …". */
const noFault = pattern(
  String.raw`,? (?:(?:but )?(?:no|not an?) (?:bug|fault|error|defect)|(?:aber )?keine? (?:fehler|bug|mangel)|(?:mais )?pas une? (?:bug|erreur|anomalie)|(?:pero )?no (?:es )?un (?:error|fallo))$`,
)

/** A label of something that is offered separately, unlike "Option 2". */
const option = /^(?:option|opción|opção|opzione|optie) ?$/i

/** Begins a label of what is there, unlike a state of things in the product: "Already done: the logo", "Done: the card turns green". */
const already = /^(?:already|schon|bereits|déjà|ya|già|al) /i

/**
 * Finds a label that excludes or postpones the text after it, or makes it a wish, or done, as a line of a numbered list may
 * be: "Out of scope: chat, forum".
 */
export function labelIn(text: string, isNumbered = false): { topic: Topic; rest: string } | null {
  const [mark, name] = label.exec(text) ?? []
  const wish = name?.replace(noFault, '')
  if (mark === undefined || name === undefined || (wish === name && faultsFollow.test(mark.trim()))) return null
  const own = topicOf(wish!)
  const topic = dispensable.test(name)
    ? 'wishes'
    : own && (isListing(own) || (own === 'done' && (isNumbered || already.test(name))))
      ? own
      : negated.test(name) || notYet.test(name)
        ? 'excluded'
        : option.test(name)
          ? 'wishes'
          : topicOfEnd(name)
  return topic ? { topic, rest: text.slice(mark.length) } : null
}

function topicOfEnd(name: string): Topic | undefined {
  const words = wordsOf(name)
  const found = lexicon.find(words).findLast(({ at, length, owner }) => {
    return at + length === words.length && topicsOfTerms[owner.kind]
  })
  return found && topicsOfTerms[found.owner.kind]
}
