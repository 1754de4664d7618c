import { pattern } from '#domain/text/pattern'
import { isAboutDocument } from './about-document'
import { isScheduled } from './around'
import { wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'
import { asksNothing } from '../vocabulary/headings'
import { isLabel, isLimit, isTableHead } from './background'
import { isBesideWork } from './circumstances'
import { deeds } from './deeds'
import { isAboutProject } from './present'
import { isOfProject } from './principles'
import { isRemark } from './remarks'
import { type Sight, isAboutWork, question } from './sight'

/** True for a passage that asks for something because of its number, its lead or its heading, whatever its words. */
export const asksByPlace = (seen: Sight): boolean =>
  isRequirement(seen) || isLedTo(seen) || isBelowFunctions(seen) || isOfRole(seen)

/** True for the text of a numbered heading, unless it is about the project, such as its documents or a party's duties. */
const isRequirement = (seen: Sight) =>
  seen.passage.requirement !== '' &&
  seen.passage.coded &&
  !asksNothing(seen.passage.topic) &&
  seen.passage.topic !== 'today' &&
  !seen.party &&
  !isAboutWork(seen) &&
  !isOfProject(seen)

/** True for an item below the beginning of its sentence: "The portal lets members:". */
const isLedTo = ({ passage: { item, headings } }: Sight) => item && unfinished.test(headings.at(-1) ?? '')

const unfinished = pattern(
  String.raw`(?:^|\s)(?:that|which|must|shall|should|can|able to|lets?(?: \p{L}+)?|allows?(?: \p{L}+)? to|kann|können|soll(?:en|te)?|muss|müssen|ermöglicht|permet(?:tre|te)?|peu(?:t|vent)|doi(?:t|vent)|debe[n]?|puede[n]?|permit[ae](?: a)?|deve|devono|può|possono|moet(?:en)?|kan|kunnen)\s?[:：]$`,
)

/** True for a whole sentence or item below a heading such as "Functional requirements", whatever else it is about. */
const isBelowFunctions = (seen: Sight) =>
  seen.passage.topic === 'functions' &&
  seen.passage.ownTopic &&
  seen.words.length > minWords &&
  (seen.passage.item || sentence.test(seen.passage.text)) &&
  !question.test(seen.passage.text) &&
  !seen.party &&
  seen.noise('contract') + seen.noise('notice') + seen.noise('telling') === 0 &&
  !isLabel(seen) &&
  !isTableHead({ text: seen.passage.text, words: seen.words }) &&
  !ofDocument.test(seen.passage.text) &&
  !isScheduled(seen.passage.text) &&
  !isAboutProject(seen) &&
  !isAboutDocument(seen.passage.text) &&
  !isRemark(seen.passage.text) &&
  !isBesideWork(seen.passage) &&
  !isLimit(seen)

/** A verb at the beginning of a cell, in the third person or the infinitive: "trägt Stunden ein", "réserver une salle". */
const doesThing = /^\p{Ll}{3,}(?:t|en|e|a|er|ir|re|ar) \S/u

/** True for a row of a table of roles that says what people do: "Caretaker | opens and closes the hall". */
function isOfRole(seen: Sight): boolean {
  if (!seen.passage.role) return false
  const [, deed = '', ...others] = seen.passage.text.split(' | ')
  return (
    others.length === 0 &&
    (doesThing.test(deed) || (deed.includes(' ') && deeds.has(wordsOf(deed)[0]!.stem))) &&
    !asksNothing(seen.passage.topic) &&
    !seen.party &&
    !isAboutWork(seen) &&
    seen.noise('contract') + seen.noise('notice') === 0
  )
}

/** Titles of operations of an interface: "POST /v1/batch". */
const operation = /^(?:GET|POST|PUT|PATCH|DELETE) \/\S/

/** Clauses of other languages that begin with a verb in the third person: "Bucht Minuten und sieht den Verbrauch". */
const thirdPerson =
  /^\p{Lu}\p{Ll}+t [^|]*(?:, | und | en )\p{Ll}+t [^|]|^\p{Lu}\p{Ll}+[etd] (?:l|d|un|s|ce)[^|]*(?:, | et )\p{Ll}+[etd] (?:l|d|un|s|ce)/u

/** A life rather than deeds: "Works part-time, checks mails at night", "Habite en ville et dispose de peu de temps". */
const ofPersona = pattern(
  String.raw`(?:^|, | and | und | et | en )(?:works|lives|likes|loves|prefers|arbeitet|lebt|wohnt|hat|kennt|mag|liebt|habite|travaille|vit|aime|dispose|werkt|woont|heeft)(?!\p{L})`,
)

/** True if a heading names users or an operation, of which a sentence without a subject tells. */
const isSubject = (heading: string) => {
  const words = wordsOf(heading)
  return (
    operation.test(heading) ||
    lexicon
      .find(words)
      .some(({ owner: { kind }, at, length }) => kind === 'actor' && at === 0 && length === words.length)
  )
}

/** True for a sentence whose subject is its heading: "Buys minutes, sees the rest" below "Parent", "Returns a list" below "GET /list". */
export const isAboutHeading = ({ passage: { text, heading } }: Sight): boolean => {
  const clauses = text.split(/[,;] (?:and )?| and /)
  const isDeed = (clause: string) => /^\p{L}+[^s]s /u.test(clause) && deeds.has(wordsOf(clause)[0]!.stem)
  return (
    /[.!]$/.test(text) &&
    !ofPersona.test(text) &&
    ((/^\p{L}+s /u.test(text) && clauses.some(isDeed)) || thirdPerson.test(text)) &&
    isSubject(heading)
  )
}

const ofDocument = pattern(
  String.raw`(?<!\p{L})(?:this|dies\p{L}+|ce|est[ea]|quest[ao]|dit|deze) (?:document|dokument|specification|spezifikation|cahier|documento|especificação)`,
)

const minWords = 4
const sentence = /[.!;:。！]["'”’»)]?$/u
