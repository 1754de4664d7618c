import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { denies } from './sight'

/** Words for what the sentence before names. */
const pronoun = pattern(
  String.raw`(?<!\p{L})(?:them|they|it|these|those|sie|es|ihn|diese|le|les|la|los?|las|ils|elles?|ell[oa]s|lo|li|ze|hen|hem|het)(?!\p{L})`,
)

/** Words that say nothing beside a verb and its objects. */
const empty = new Set(
  'them they it these those sie es ihn diese le les la lo los las ils elle elles ellos ellas li ze hen hem het the a an der die das den dem de el il from of in on at to by with aus von vom in im auf zu zum bei mit du des dans sur del al van uit op will shall must should are is be can may wird werden soll sollen muss mussen kann konnen ist sind zu est sont etre doit doivent peut peuvent son ser debe deben puede pueden moet moeten kan kunnen wordt worden therefore thus then so hence and please also deshalb daher dann also und bitte donc alors et por eso entonces y daarom dus en'.split(
    ' ',
  ),
)

const stemsIn = (text: string) => wordsOf(text).flatMap(({ raw, stem }) => (raw === '' || empty.has(raw) ? [] : [stem]))

/** Conditions and clauses about a noun, which may deny something in a sentence that does not. */
const aside = pattern(
  String.raw`(?<!\p{L})(?:if|when|unless|who|that|which|wenn|falls|die|der|das|si|quand|qui|que|cuando|als|wie)\s[^,]{3,80},\s?`,
  'gi',
)

/** Clauses about the last noun, with subjects and verbs of their own: "the bookings that guests cancel". */
const relative = /(?<=^\S+ \S+ \S.*)(?: (?:that|which|who|they|qui|que|qu['’]ils)|, (?:die|den|der|das)) .*$/iu

/** Minimum words beside the pronoun: a verb, and what else the sentence before has. */
const minWords = 2

/** True for a sentence that says of a pronoun only what the one before says: "They are removed from it. Remove them from it." */
function restates({ text, section }: Passage, before: Passage): boolean {
  if (
    section !== before.section ||
    !pronoun.test(text) ||
    text.endsWith('?') ||
    denies(text) !== denies(before.text.replace(aside, ''))
  )
    return false
  const said = stemsIn(text)
  const known = stemsIn(before.text.replace(relative, ''))
  // Other people do it in another order: "Trainers send plans to members. Members send them to trainers."
  const places = said.map((it) => known.indexOf(it))
  return said.length >= minWords && places.every((it, at) => it > (places[at - 1] ?? -1))
}

/** Joins sentences that say of a pronoun what the one before says with it: their hours are those of the first. */
export const withoutRestated = (passages: readonly Passage[]): Passage[] =>
  passages.reduce<Passage[]>((joined, passage) => {
    const before = joined.at(-1)
    if (before && restates(passage, before))
      joined[joined.length - 1] = { ...before, lines: [...new Set([...before.lines, ...passage.lines])] }
    else joined.push(passage)
    return joined
  }, [])
