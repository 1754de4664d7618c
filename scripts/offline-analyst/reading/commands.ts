import { capitalize } from '#domain/text/format'
import { pattern } from '#domain/text/pattern'
import type { Passage } from '../text/passages'
import { wordsOf } from '../text/words'
import { additionsIn } from '../vocabulary/additions'
import { condition } from '../vocabulary/gains'
import { nounLikeCommand, subordinates } from '../vocabulary/requests'
import { asksFavor, withoutPlea } from '../vocabulary/to-reader'
import { contrasts, demands, ends, isOpen, minWords, split, withClauses, withStop } from './clause-ends'
import { sizeOf } from './denial'
import { listEnds, listedIn, ofOne } from './listed'
import { tellsFault } from './pleas'
import { beginsWithRepair, endsAsCommand, isCommanding } from './request-terms'
import { question } from './sight'

/** Words before a command: "For our shop: add a filter". */
const lead = /^[^:,.]{1,40}: (?=\S)/u

/** A clause before another one is a sentence, too, unless it only says where: "On the map page, users should …". */
const endedBefore = (clause: string) =>
  sizeOf(clause) > minWords && (!onlyPlace.test(clause) || endsAsCommand(clause)) ? withStop(clause) : clause
const onlyPlace = pattern(
  String.raw`^(?:in|on|at|for|from|under|within|auf|im|bei|für|unter|sur|dans|pour|en|para|nel\p{L}*|su\p{L}*|per|op|voor|no|na) [^,]*$`,
)

/** Clause that describes the thing before it: "a banner, one that I can switch off". */
const describesOne = pattern(
  String.raw`^(?:ones?|eins|eine[nrs]?|une?|un[ao]?|uma?|een),? (?:that|which|where|who|we|I|die|der|das|den|qui|que|dont|où|che|waar)(?!\p{L})`,
)

/** True if the next clause ends with its verb, too: "das Lieferdatum anzeigen", unlike "die falsch sind". */
function beginsLate(tail: string): boolean {
  const [clause = ''] = tail.split(/[,;] /)
  return [clause, ...[...clause.matchAll(ends)].map(({ index }) => clause.slice(0, index))].some(endsAsCommand)
}

/** Separates the clauses of a request that ask on their own: "Add a filter, and send customers an SMS." */
export function separateRequests(passage: Passage): Passage[] {
  const text = asCommand(passage.text)
  const requests = separateCommands({ ...passage, text })
  return requests.length === 1 && text !== passage.text ? [passage] : requests
}

/** Returns a question that asks the reader for work as a command: "Could you add a filter?" */
function asCommand(text: string): string {
  const asked = question.test(text) && !asksFavor(text) ? withoutPlea(text) : text
  return asked === text ? text : capitalize(asked.replace(/\?$/, '.'))
}

/** Things by which figures are told apart: "sales per branch and month should be …". */
const endsByEach = pattern(String.raw`(?<!\p{L})(?:per|pro|je|par|por) \p{L}+$`)
const goesOnByEach = pattern(
  String.raw`^(?:(?:per|pro|je|par|por) |\p{L}+ (?:is|are|should|must|shall|can|soll\p{L}*|muss|müssen|kann|können|wird|werden|doi\p{L}+|deb\p{L}+)(?!\p{L}))`,
)

function separateCommands(passage: Passage): Passage[] {
  const { text } = passage
  if (!isOpen(text) || passage.cancels === 'said') return [passage]
  const things = listedIn(text)
  if (things) return withClauses(passage, things).map((it) => ({ ...it, item: true }))
  const isCommand = isCommanding(wordsOf(text.replace(lead, '')))
  const isCut = (head: string, tail: string, mark: string) => {
    if (contrasts.test(mark)) return false
    if (endsAsCommand(head) && beginsLate(tail)) return true
    if (sizeOf(head) < minWords || sizeOf(tail) < minWords) return false
    if (describesOne.test(tail) || (endsByEach.test(head) && goesOnByEach.test(tail))) return false
    if (demands.test(tail)) return !condition.test(head) && !(isCommand && ofOne.test(tail))
    if (tellsFault.test(head) && tellsFault.test(tail)) return true
    const next = wordsOf(tail.slice(0, 60))
    const isWithin = !/[,;]/.test(mark) && subordinates.test(head) && !beginsWithRepair(next)
    return isCommand && !isWithin && !nounLikeCommand.test(tail) && isCommanding(next)
  }
  const clauses = split(text, isCut).flatMap(thingsIn)
  return withClauses(passage, [...clauses.slice(0, -1).map(endedBefore), clauses.at(-1)!])
}

/** Verb of a command that adds things, each of which it may name alone. */
const adding = /^(?:please )?(?:add|include|integrate|ajoute[rz]?|intégre[rz]|añad(?:ir|e)|agregar?|aggiung(?:ere|i)) /i

/** Separates additions that one verb asks for: "Add gift cards, delivery dates by postcode". */
function thingsIn(clause: string): string[] {
  const [verb] = adding.exec(clause) ?? []
  const things = verb ? clause.slice(verb.length).split(listEnds) : []
  const ids = things.map((it) => additionsIn(wordsOf(it))[0]?.owner)
  const areAll = things.length > 1 && ids.every(Boolean) && new Set(ids).size === ids.length
  return areAll ? things.map((it) => verb + it) : [clause]
}
