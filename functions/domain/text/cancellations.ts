import { numberIn, numberOf, plainName } from './cancelled-name'
import { type Cancellation, cancelledBy, leavesOpen, mayCancel } from './cancelled-thing'
import { pattern } from './pattern'
import { findAll } from './text'

/** Takes from texts what later ones cancel. */

/** Ends of a clause, with the words that join the next one. */
const ends =
  /[,;] (?:and |but |or |und |aber |oder |et |mais |ou |y |pero |o |e |ma |en |maar )?| (?:and|but|or|und|aber|oder|sowie|et|ou|y|o|e) |[.!?] | (?=(?:when|if|wenn|sobald|quand|si|cuando|quando|als) )/g
/** Beginnings of clauses that say something about another one. */
const subordinate = pattern(
  String.raw`^(?:so|that|which|who|where|when|if|because|as|damit|sodass|die|der|das|wo|wenn|sobald|weil|qui|que|où|quand|si|pour que|para que|cuando|donde|porque|se|quando|che|als|zodat|omdat|particularly|in particular|especially|mainly|including|such as|insbesondere|besonders|vor allem|notamment|surtout|en particulier|especialmente|en particular|sobre todo)(?!\p{L})`,
)
/** Words that add a thing to another one: "a shop with a filter". */
const including =
  /(?:,? (?:with|including|mit|inklusive|avec|con|com|met))(?: (?:an?|the|eine[mrn]?|une?|un[ao]?|uma?|een))? $/i

/** Words that name nothing. */
const empty = new Set(
  'the an any either entweder our that this those these your its their all everything about whole of for part it them one es sie dies diese dieser dieses diesen ca cela ceci eso esto dat deze dit feature features function functionality option idea thing stuff der die das den dem des ein eine einen einem einer kein keine keinen unser unsere unseren auf fur von mit im funktion le la les un une du de notre nos cet cette fonction fonctionnalite el los las una unos unas del nuestro nuestra funcion funcionalidad os as um uma do da il lo gli dei delle della het een onze van functie'.split(
    ' ',
  ),
)

/** Words before a thing that only say what another one is for: "a website for our shop". */
const governing = pattern(
  String.raw`(?<!\p{L})(?:for|of|in|at|from|on|für|von|aus|im|bei|auf|pour|dans|sur|para|voor|van|op)(?: (?:an?|the|our|de[rmn]|die|das|eine[mrn]?|unsere?[mnrs]?|une?|l[ae]s?|notre|nos|el|un[ao]?|nuestr[oa]s?|het|een|onze))? $`,
)
/** Beginnings of sentences about what exists, and words of those that wish for something: "Our shop needs a filter". */
const present = pattern(
  String.raw`^(?:our|on our \p{L}+ (?:there|we|is|are)|we (?:already |still )?have|wir haben|(?:auf|in) unsere[rm] [\p{L}-]+ (?:gibt|ist|sind|steht|stehen|läuft|haben)|currently|today|at the moment|there (?:is|are)|unsere?|derzeit|heute|es gibt|notre|nos|actuellement|il y a|nuestr[oa]s?|actualmente|hay)(?!\p{L})`,
)
const wishes = pattern(
  String.raw`(?<!\p{L})(?:needs?|wants?|should|must|please|bitte|br[aä]uch\p{L}*|soll\p{L}*|muss|müssen|möcht\p{L}*|besoin|doit|doivent|voudr\p{L}*|necesit\p{L}*|deb(?:e|en|ería\p{L}*)|quer\p{L}*)(?!\p{L})`,
)

/** True for a sentence about what exists. */
export const tellsPresent = (sentence: string): boolean => present.test(sentence) && !wishes.test(sentence)

/** Beginnings of clauses that say in which case another one holds: "If it is too much, you can drop the map". */
const conditional = pattern(
  String.raw`^(?:and |und |et |y )?(?:if|in case|unless|until|when|once|wenn|falls|sofern|solange|sobald|bis|si|sauf si|quand|cuando|a menos que|se|als|indien|tenzij)(?!\p{L})`,
)

/** True for a clause that says in which case another one holds. */
export const isConditional = (clause: string): boolean => conditional.test(clause)

/** Beginnings of clauses that say what another one is for: "so that the paper form is not needed". */
const purpose = /^(?:so |that |because |damit |sodass |pour que |para que |zodat )/iu

const sentenceEnd = /(?<=[.!?])(?<!(?:^|\s)n[or]\.) /i

/** Returns what a sentence or its clauses cancel, whatever the case, each with the words that do. */
function cancelledIn(text: string): (Cancellation & { by: string })[] {
  if (leavesOpen(text)) return []
  const whole = cancelledBy(text)
  if (whole) return [{ ...whole, by: text }]
  const clauses = clausesOf(text).map(({ clause }) => clause)
  const isOpen = (at: number) =>
    !purpose.test(clauses[at]!) && !clauses.slice(Math.max(0, at - 1), at + 2).some(isConditional)
  return clauses.flatMap((by, at) => {
    const one = isOpen(at) && cancelledBy(by)
    return one ? { ...one, by } : []
  })
}

/** Returns the clauses of a text that cancel something, without what else it asks for. */
export const cancellationsIn = (text: string): string[] =>
  text.split(sentenceEnd).flatMap((sentence) => cancelledIn(sentence).map(({ by }) => by))

/** True for a text that first cancels a line by its number, "3.2 can be dropped, we do it by hand". */
export const cancelsNumbered = (text: string): boolean =>
  /^\d/.test(text) && cancellationsIn(text).some((by) => text.startsWith(by) && /^\d/.test(cancelledBy(by)!.thing))

interface Word {
  key: string
  at: number
}

/** True for a thing that only the words before name: "that", "die". */
export const isPronoun = (thing: string): boolean => wordsOf(thing).length === 0

/** Returns the words of a text that name something, without accents. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ 0: word, index }) => ({ key: word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''), at: index }))
    .filter(({ key }) => key.length > 1 && !empty.has(key))

/** Maximum letters by which two forms of a word differ: of words of up to four letters, which may double the last, and of longer ones. */
const ending = { short: 2, doubled: 3, long: 5 }

/** Returns an English or German word without its ending: "rate" and "ratings", "bewerten" and "Bewertung". */
const rootOf = (word: string) =>
  word.replace(/^(?:(\p{L}{3,}?)(?:ings?|e[ds]?|s)|(\p{L}{4,}?)(?:ung(?:en)?|en))$/u, '$1$2')

/** Ending of a noun about a deed: "rating", "Bewertungen". Other words with one root may be two: "plans", "planes". */
const nounEnding = /(?:ings?|ung|ungen)$/

/** True for two forms of a word, and for a compound that ends with it: "Filter" and "filtern", "Preisfilter". */
function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 3) return one === other
  const stem = short.length < 6 ? short : short.slice(0, -1)
  // "PayPal" is no form of "pay".
  const ofShort = long[short.length] === short.at(-1) ? ending.doubled : ending.short
  const max = short.length < 5 && !/(?:ing|ern)$/.test(long) ? ofShort : ending.long
  const [root, longRoot] = [rootOf(short), rootOf(long)]
  if (root === longRoot && (nounEnding.test(short) || nounEnding.test(long))) return true
  // A compound has a word before it, and no prefix: "Produktbewertung", unlike "prevent".
  if (root.length > 4 && longRoot.length - root.length > 3 && longRoot.endsWith(root)) return true
  return (long.startsWith(stem) && long.length - short.length <= max) || (short.length > 4 && long.endsWith(short))
}

/** Words of a name. A hint stands for whatever a clause says of its thing: "the basket thing". */
interface Thing {
  words: readonly Word[]
  isHint: boolean
}

/** Returns the place of the first word of a thing in a clause that has all of its words, or -1. */
function placeIn(clause: string, { words: thing, isHint }: Thing): number {
  const words = wordsOf(clause)
  const places = thing.map(({ key }) => words.find((word) => areAlike(word.key, key))?.at ?? -1)
  const first = places.every((at) => at >= 0) ? Math.min(...places) : -1
  return !isHint && governing.test(clause.slice(0, Math.max(0, first))) ? -1 : first
}

const known = pattern(
  String.raw`(?<!\p{L})(?:the|our|de[rnm]|die|das|unser\p{L}*|l[ae]s?|notre|nos|el|los|nuestr[oa]s?) (?:[\p{L}-]+ )?$`,
)

/** True for a sentence about a thing that its reader knows: "The chat annoys visitors", unlike "We need the chat". */
const isOfKnown = (sentence: string, thing: Thing): boolean =>
  known.test(sentence.slice(0, Math.max(0, placeIn(sentence, thing)))) && !wishes.test(sentence)

/** Returns the clauses of a text, each with the words that join it to the one before. */
function clausesOf(text: string): { mark: string; clause: string }[] {
  const clauses = [{ mark: '', clause: text }]
  let from = 0
  for (const { index, 0: mark } of findAll(ends, text)) {
    clauses.at(-1)!.clause = text.slice(from, index)
    from = index + mark.length
    clauses.push({ mark, clause: text.slice(from) })
  }
  return clauses
}

/** Subject and modal verb, and verbs of what a product has, before a thing. */
const modal = pattern(String.raw`^.*?(?<!\p{L})(?:must|shall|should|can|will|may)(?: also)? `)
const having = pattern(
  String.raw`(?<!\p{L})(?:includes?|contains?|offers?|ha(?:s|ve)|provides?|supports?|shows?|displays?|sends?|needs?|wants?|enthält|enthalten|bietet|bieten|haben?|hat|zeigt|brauchen|comprend|propose|incluye|ofrece|tiene|queremos) $`,
)
/** Beginnings of what else is done, "export the list", and words of clauses with a verb of their own. */
const deed = /^(?:be|\p{Ll}+ (?:the|an?|their|its|each|all|every|it|them)) /u
const finite = pattern(
  String.raw`(?<!\p{L})(?:is|are|must|shall|should|can|will|may|has|have|ist|sind|kann|können|wird|werden|soll\p{L}*|muss|müssen|est|sont|peu(?:t|vent)|es|son|pueden?)(?!\p{L})`,
)

/** Marks between things of a list. */
const joint = /^(?:, | \p{L}+ )$/u

/** Returns the words before a thing that also lead to what stays: "The app has a filter and a map". */
function leadTo(stays: string, before: string): string {
  const lead = before.replace(/(?<!\p{L})(?:an?|the|eine?[nr]?|une?|un[ao]?) $/iu, '')
  if (finite.test(stays)) return ''
  return deed.test(stays) ? (modal.exec(lead)?.[0] ?? '') : having.test(lead) ? lead : ''
}

/** Words for a thing that an earlier clause names: "people should be able to order one by form". */
const another = pattern(String.raw`(?<!\p{L})(?:ones?|it|them|eine[nrs]?|welche|ihn|davon)(?!\p{L})`)
/** Clauses that only go on about the thing: "we send it by post". */
const goesOn = pattern(String.raw`^(?:we|they|you|I|wir|sie|ihr|ich) \p{L}+ (?:it|them|one|es|ihn|sie)(?!\p{L})`)

/** Returns the place among clauses of the one that completes the words of a thing, of which it has one for the others. */
function completing(clauses: readonly { clause: string }[], { words }: Thing): number {
  const missing = new Set(words)
  return clauses.findIndex(({ clause }) => {
    const before = missing.size
    for (const word of missing) if (placeIn(clause, { words: [word], isHint: true }) >= 0) missing.delete(word)
    return missing.size === 0 && before < words.length && another.test(clause)
  })
}

/** Words before the place in which something is shown, and those that show it: "trainers see their lessons in a calendar". */
const shownIn = pattern(
  '(?<!\\p{L})(?:sees?|views?|shows?|shown|displays?|displayed|seh(?:en|t)|sieht|zeig\\p{L}*|angezeigt|voi(?:t|ent)|affich\\p{L}*|ven?|muestr\\p{L}*|vedono|veem|zien|tonen|getoond) .*(?:in|on|im|auf|dans|en|num|em|op) (?:an?|eine[mrn]?|une?|un[ao]?|uma?|een) $',
)

/** True if a thing is where a wish has something shown, so that nothing is left of it without the thing. */
const isShownIn = (wish: string, words: readonly Word[]) =>
  shownIn.test(wish.slice(0, Math.max(0, placeIn(wish, { words, isHint: true }))))

/** Returns a wish without the clauses that name a thing, and without what goes on about these. */
function withoutThing(wish: string, thing: Thing): string {
  let isGone = false
  const clauses = clausesOf(wish)
  const last = thing.words.length > 1 ? completing(clauses, thing) : -1
  const left = clauses.flatMap(({ mark, clause }, index) => {
    const at = index === last ? 0 : placeIn(clause, thing)
    const added = thing.isHint ? null : including.exec(clause.slice(0, Math.max(0, at)))
    isGone = at < 0 ? isGone && (subordinate.test(clause) || goesOn.test(clause)) : !added?.index
    return isGone ? [] : [{ mark, clause: added ? clause.slice(0, added.index) : clause, isWhole: at < 0 }]
  })
  if (left.length === clauses.length && left.every(({ isWhole }) => isWhole)) return wish
  if (left.every(({ clause }) => subordinate.test(clause) || wordsOf(clause).length === 0)) return ''
  const [first, next] = clauses
  const isNext = left[0]!.clause === next?.clause && joint.test(next.mark)
  const lead = isNext ? leadTo(next.clause, first!.clause.slice(0, Math.max(0, placeIn(first!.clause, thing)))) : ''
  return lead + left.map(({ mark, clause }, at) => (at === 0 ? clause : mark + clause)).join('')
}

/** Returns a function that finds the texts that have a word in any form, by their indexes. */
function indexWords(texts: readonly string[]): (word: Word) => ReadonlySet<number> {
  const places = new Map<string, Set<number>>()
  for (const [at, text] of texts.entries())
    for (const { key } of wordsOf(text)) places.set(key, (places.get(key) ?? new Set()).add(at))
  // Forms of a word begin with the same three letters, and a compound ends with those of its word.
  const near = new Map<string, string[]>()
  const partsOf = (key: string) => [`${key.slice(0, 3)}-`, `-${key.slice(-3)}`, `-${rootOf(key).slice(-3)}`]
  for (const key of places.keys())
    for (const part of partsOf(key)) {
      const words = near.get(part)
      if (words) words.push(key)
      else near.set(part, [key])
    }
  return ({ key }) => {
    const alike = partsOf(key).flatMap((part) => near.get(part) ?? [])
    return new Set(alike.filter((word) => areAlike(word, key)).flatMap((word) => [...places.get(word)!]))
  }
}

const place =
  ' (?:in|on|at|near|of|for|from|by|im|am|an|auf|bei|für|dans|sur|en|del?|na|no|nel\\p{L}*|op|van)(?!\\p{L})'
/** A thing and its place: "the TV screens in the lobbies". */
const placed = pattern(`^(.{4,60}?)${place}`)
const hasPlace = pattern(`^[\\p{L}\\p{N}]{1,40}(?: \\p{L}{2,20}ed)?${place}`)

/**
 * Returns the indexes of the texts that begin with a thing of several words, which is only in one place: none if a text
 * names another place of it. Those that lost something name it with its place.
 */
function aboutAlone(head: readonly Word[], left: readonly string[], texts: readonly string[]): number[] {
  if (head.length < 2) return []
  const found = left.flatMap((text, index) => {
    if (text === '' || text !== texts[index]) return []
    const words = wordsOf(text)
    const at = words.findIndex((_, from) => head.every(({ key }, to) => areAlike(words[from + to]?.key ?? '', key)))
    return at < 0 ? [] : { index, at, isPlaced: hasPlace.test(text.slice(words[at + head.length - 1]!.at)) }
  })
  return found.some(({ isPlaced }) => isPlaced) ? [] : found.flatMap(({ index, at }) => (at === 0 ? index : []))
}

/** Texts, such as lines, after all that they cancel. */
interface Remaining {
  /** Rest of each text. Empty if it only asks for what a later one cancels. */
  texts: string[]
  /** Indexes of the texts that cancel something that an earlier one asks for. */
  cancelling: Set<number>
  /** Indexes of the texts that take back what no earlier one asks for. */
  declining: Set<number>
  /** Indexes of the texts that want something removed that exists, as an earlier one says. */
  removing: Set<number>
  /** Indexes of the texts that say that it exists. */
  telling: Set<number>
}

/** Maximum number of things that a text cancels, which bounds the work: people cancel a few. */
const maxThings = 200

type Sets = [Set<number>, Set<number>, Set<number>, Set<number>]

/** Takes from each text what a later one cancels. Texts that cancel nothing of an earlier one change nothing. */
export function applyCancellations(
  texts: readonly string[],
  /** Numbers of the texts in their lists. */
  numbers: readonly (string | null)[] = texts.map(numberOf),
): Remaining {
  const left = [...texts]
  const [cancelling, declining, removing, telling] = Array.from({ length: 4 }, () => new Set<number>()) as Sets
  let things = 0
  let textsWith: ReturnType<typeof indexWords> | undefined
  for (const [at, text] of texts.entries()) {
    if (!mayCancel(text)) continue
    const said = text
      .split(sentenceEnd)
      .flatMap((it) => cancelledIn(it).map((one) => ({ ...one, isAsked: it.endsWith('?') })))
    for (const one of said) {
      const changed: number[] = []
      const replace = (before: number, text: string) => {
        if (text !== left[before]) changed.push(before)
        left[before] = text
      }
      for (const name of one.thing.split(/ (?:and|or|und|oder|et|ou|y|o|e|en) /)) {
        const number = numberIn(name)
        const counted = number === null ? [] : [...numbers.keys()].filter((it) => it < at && numbers[it] === number)
        const isOne = counted.length === 1 || (number?.includes('.') && counted.at(-1)! - counted[0]! < counted.length)
        if (isOne) for (const before of counted) replace(before, '')
        if (number !== null) continue
        const { plain, isVague } = plainName(name)
        const words = wordsOf(plain)
        if (words.length === 0 || ++things > maxThings) continue
        textsWith ??= indexWords(texts)
        const [first, ...others] = words.map(textsWith)
        const having = [...first!].filter(
          (it) => it < at && others.every((found) => found.has(it)) && !cancelling.has(it) && !declining.has(it),
        )
        const thing = { words, isHint: isVague && having.length === 1 }
        for (const before of having) {
          const wish = left[before]!
          const isThere = tellsPresent(wish) || (one.isAsked && !isVague && isOfKnown(wish, thing))
          if (one.manner !== 'said' && isThere) {
            removing.add(at)
            telling.add(before)
          } else {
            const isHint = thing.isHint || (having.length === 1 && isShownIn(wish, words))
            replace(before, withoutThing(wish, { words, isHint }))
          }
        }
        const [, head = ''] = (changed.length > 0 && placed.exec(name)) || []
        for (const before of aboutAlone(wordsOf(head), left.slice(0, at), texts)) left[before] = ''
      }
      if (changed.length > 0) cancelling.add(at)
      else if (one.manner !== 'asked' && !removing.has(at) && !isPronoun(one.thing)) declining.add(at)
    }
  }
  return { texts: left, cancelling, declining, removing, telling }
}
