import { applyCancellations, cancellationsIn, isPronoun, tellsPresent } from '#domain/text/cancellations'
import { cancelledBy, leavesOpen, verdict } from '#domain/text/cancelled-thing'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { separateRequests } from './commands'
import { knownThing, optional } from '../vocabulary/set-aside'
import { withEarlierNames } from './other-names'
import { leavesAlone } from './untouched'

/** A verdict alone, on the sentence before it. */
const alone = pattern(
  `^(?:(?:was|is|were|wurde|ist) )?${verdict}(?:[,]? (?:for now|for the moment|at the moment|again|vorerst|erst einmal|fürs erste|pour (?:le moment|l.instant)|por ahora|de momento))?[.!]?$`,
)

/** A sentence about how the one before is offered: "Please quote as an option", "Das wäre Stufe 2, bitte noch nicht anbieten". */
const offered = pattern(
  String.raw`^(?:(?:that|this|it|das|dies|c['’]est|ce serait|eso|esto|isso|questo|dat) [^.]{2,40}[,;] )?(?:please |bitte |merci de |por favor,? )?(?:(?:don['’]t|do not|not) (?:quote|price|estimate|cost)|(?:quote|price|offer|cost) (?:it |this |that |them )?(?:as an option|separately)|(?:jetzt |noch |erst mal )*(?:nicht|nur|als option|optional|separat) (?:optional |als option )?(?:anbieten|kalkulieren|einrechnen|ausweisen)|ne pas chiffrer|à ne pas chiffrer|(?:à )?chiffrer (?:en option|à part|séparément)|no (?:presupuestar|cotizar)|(?:presupuestar|cotizar) (?:como opción|aparte)|(?:orçar|cotar) (?:como opção|à parte)|não (?:orçar|cotar)|(?:quotare|preventivare) (?:come opzione|a parte)|non (?:quotare|preventivare)|(?:graag )?(?:als optie|apart) (?:offreren|aanbieden)|niet (?:offreren|begroten)|(?:(?:but )?(?:that|this|it)(?:['’]?s| is)|(?:aber )?(?:das|dies|es) ist|(?:mais )?ce n['’]est|(?:pero )?(?:eso )?no es|(?:ma )?(?:questo )?non è|(?:maar )?dat is) (?:aber |jedoch |but |only )*(?:not (?:a must|essential|necessary)|optional|kein muss|nicht (?:zwingend|unbedingt nötig)|pas (?:obligatoire|indispensable)|imprescindible|obligatorio|indispensabile|obbligatorio|geen must|niet noodzakelijk))[^.,;]{0,20}[.!]?$`,
)

const option =
  /op[tzcç]|must|muss|essent|nece|nötig|zwing|oblig|obblig|indisp|impresc|noodz|per se|have to be|apart|separa|sépar|à part/iu

/** Words that make a wish of what is said before them: "ist aber kein Muss", "but it is not essential". */
const pardon = [
  "(?:but )?(?:(?:that|this|it)(?:['’]?s| is) )?(?:really |just |only )?(?:not (?:really )?(?:an? (?:absolute )?must(?:[ -]have)?|essential)|no must)(?: though)?",
  "(?:but )?(?:that |this |it )?does(?:n['’]t| not) have to be",
  '(?:aber )?(?:(?:das|dies|es) )?(?:(?:ist|wäre) )?(?:(?:das|dies|es|aber|jedoch|allerdings|natürlich|auch|wirklich) )*(?:kein muss|nicht (?:zwingend|unbedingt)(?: (?:nötig|notwendig|erforderlich)))',
  '(?:aber )?(?:das |es )?muss (?:(?:das|es|aber|jedoch|allerdings|natürlich|auch|wirklich) )*nicht (?:unbedingt |zwingend )?sein',
  "(?:mais )?(?:(?:ce n['’]|c['’])est )?pas (?:obligatoire|indispensable|essentiel)",
  '(?:pero )?(?:eso |esto )?no es (?:imprescindible|indispensable)|(?:mas )?não é (?:imprescindível|indispensável)',
  '(?:ma )?non è (?:indispensabile|un obbligo)',
  '(?:maar )?(?:(?:dat|het) )?(?:is |hoeft )(?:maar |echt )*(?:geen must|niet noodzakelijk|niet per se)',
].join('|')
/** Fields of forms and steps of users, which may be optional for users. */
const field =
  '(?:\\p{L}*(?:number|name|address|field|date|e-?mail|phone|code|comment|note|message|reason|title|description|login|registration|account|sign-?up|tip|nummer|adresse|feld|datum|telefon|kommentar|notiz|nachricht|grund|titel|beschreibung|anmeldung|registrierung|konto|angabe|numéro|champ|nom|adresse|téléphone|número|campo|nombre|correo|teléfono|nummer|naam|veld))s?'
/** A sentence that makes a wish of the one before: "This would be nice to have." */
const niceToHave =
  "(?:(?:that|this|it|these|they|das|dies|es)(?:['’]s|['’]d be| would be| is| are| wäre| ist) (?:(?:only|just|really|more|of|a|also|nur|auch|eher|ein) )*|would be )?nice[- ]to[- ]haves?(?: though| only)?"
const pardoned = pattern(`^(?:${pardon}|${niceToHave})[.!]?$`)
const pardonedAtEnd = pattern(`^(.{8,}?)(?:[,;] | [–—-] | \\()(?:${pardon})\\)?([.!]?)$`)

/** Cuts off the end of a sentence that says that its last request is only a wish. */
function withoutPardon(passage: Passage): Passage[] {
  const [, wish, stop] = pardonedAtEnd.exec(passage.text) ?? []
  if (wish === undefined) return [passage]
  const requests = separateRequests({ ...passage, text: wish + stop })
  return requests.map((it, at) => (at === requests.length - 1 ? { ...it, isOptional: true } : it))
}

/** A sentence that makes a thing optional: "The blog is optional", unlike a field of a form. */
const isOptionalThing = pattern(
  `^(?!.*(?:${field}) ${optional})${knownThing} (?:${optional}|(?:muss|müssen|brauchen|braucht) nicht (?:unbedingt|zwingend) (?:zu )?sein|(?:is|are)(?: not|n['’]t) (?:essential|a must)|(?:ist|sind) kein muss)[.!]?$`,
)

/** Words that join the wishes of a sentence. */
const joins = pattern(String.raw`(?<!\p{L})(?:and|or|und|oder|sowie|et|ou|y|o|e|en)(?!\p{L})|[:;?]`)

/** Joins verdicts with the sentence that they are on: "Discussed: loyalty points. Rejected for now." */
export function withVerdicts(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const passage of passages.flatMap(withoutPardon)) {
    const { text } = passage
    const before = joined.at(-1)
    const isBeside = before?.lines.at(-1) === passage.lines[0]
    const replace = (change: Partial<Passage>) => {
      joined[joined.length - 1] = { ...before!, lines: [...new Set([...before!.lines, ...passage.lines])], ...change }
    }
    if (isOptionalThing.test(text) && !passage.coded) joined.push({ ...passage, isOptional: true })
    else if (before && isBeside && (pardoned.test(text) || (offered.test(text) && option.test(text)))) {
      replace({ isOptional: true, topic: before.topic === 'excluded' ? 'wishes' : before.topic })
    } else if (before && isBeside && offered.test(text)) {
      replace({ topic: 'excluded', ownTopic: true, item: true })
      joined.push({ ...passage, topic: 'excluded', ownTopic: true })
    } else if (before && alone.test(text)) {
      replace({ text: `${before.text.replace(/^[^:]{2,30}: |[.!]$/gu, '')}: ${text.toLowerCase()}` })
    } else if (before && pointsBack(text) && cancelledBy(before.text)) {
      replace({})
    } else if (before && isBeside && pointsBack(text) && !tellsPresent(before.text) && !joins.test(before.text)) {
      replace({ topic: 'excluded', ownTopic: true, item: true })
    } else joined.push(passage)
  }
  return joined
}

/** True for a sentence that lets the reader leave out what the one before names: "Die können Sie streichen". */
function pointsBack(text: string): boolean {
  const { thing, manner } = cancelledBy(text) ?? {}
  return thing !== undefined && isPronoun(thing) && manner === 'allowed'
}

/** Verbs of a thing that has or shows several others, and the last of these: "TV screens show the number" and "the room". */
const shows = pattern(
  String.raw`^(?: \p{L}+){0,5}? (?:includes?|contains?|ha(?:s|ve)|shows?|displays?|lists?|zeig(?:t|en)|enthält|enthalten|ha(?:t|ben)|affiche(?:nt)?|montre(?:nt)?|contien(?:t|nent)|muestran?|tienen?|mostrano?|to(?:ont|nen)) `,
)
const object = pattern(
  String.raw`^(?:(?:the|an?|their|its|his|her|de[rn]|die|das|eine?[nr]?|l[ae]s?|une?|el|los|un[ao]?|il|lo|het|een) )?[\p{L}’'-]+(?: (?:of|de[sr]?|del|du|van) .{2,40})?[.!]?$`,
)

/** True for what is left of a sentence about a cancelled thing only because it comes last: "the room". */
function isRemnant(left: string, text: string, things: readonly string[]): boolean {
  if (left === text || !text.endsWith(left) || !object.test(left)) return false
  const words = wordsOf(text)
  return things.some((thing) => {
    const said = wordsOf(thing).filter(({ raw }) => !articles.has(raw))
    const rest = words.filter(({ raw }, at) => at > 0 || !articles.has(raw))
    const begins = said.length > 0 && said.every(({ stem }, at) => rest[at]?.stem === stem)
    return (
      begins &&
      shows.test(
        ` ${rest
          .slice(said.length)
          .map(({ raw }) => raw)
          .join(' ')} `,
      )
    )
  })
}

const articles = new Set('the a an our der die das den dem unsere le la les l el los las il lo gli de het'.split(' '))

/** Takes from each passage what a later one cancels, and marks what cancels something or leaves it as it is. */
export function withoutCancelled(passages: readonly Passage[], numberOf: (line: number) => string): Passage[] {
  const said = withEarlierNames(passages.map(({ text }) => text))
  const { texts, cancelling, removing, telling } = applyCancellations(
    said,
    passages.map(({ item, lines }) => (item && numberOf(lines[0]!)) || null),
  )
  const things = [...cancelling].flatMap((at) =>
    cancellationsIn(said[at]!).flatMap((by) => cancelledBy(by)?.thing ?? []),
  )
  return passages.flatMap((passage, at): Passage[] => {
    const manner = cancelledBy(passage.text)?.manner
    if (leavesOpen(passage.text) || (telling.has(at) && !manner)) return [{ ...passage, settled: 'background' }]
    const asked = manner === 'allowed' ? (removing.has(at) ? 'asked' : 'said') : manner
    const cancels = cancelling.has(at) ? 'said' : leavesAlone(passage.text) ? 'left' : asked
    const text = texts[at] === said[at] ? passage.text : texts[at]!
    return text === '' || isRemnant(text, passage.text, things) ? [] : [{ ...passage, text, cancels }]
  })
}
