import { pattern } from '#domain/text/pattern'
import { findDeed } from './deeds'
import { type Statement, isAsking } from './statement'

const records =
  '(?:data|records?|contents|entries|database|daten|datensätze|bestände|datenbank|données|fiches|datos|registros|dati|schede|gegevens|dados)'
const from = '(?:from|out of|aus|von|de|depuis|desde|da|dal|uit|van)'

/** Moves of data: "migrate our data from FileMaker to Wild Apricot", "get the data across", "die Daten aus Access übernehmen". */
const moves = pattern(
  `(?<!\\p{L})(?:${[
    `(?:migrat|mov|transferr?|bring|gett?|tak)(?:e|ing)? [^:.;]{0,40}?(?<!\\p{L})${records}(?!\\p{L})[^:.;]{0,20}?(?: ${from} | (?:across|over)(?!\\p{L}))`,
    `(?:someone|somebody|help) to (?:migrate|move|transfer|bring|get) [^:.;]{0,30}?${records}(?!\\p{L})`,
    `(?:übernehm|migrier|übertrag|überführ)\\p{L}+ [^:.;]{0,30}?${records} (?:aus|von) `,
    `${records} [^:.;]{0,20}?(?:aus|von) .{2,40} (?:nach|in|zu) .{2,40} (?:übernehm|übertrag|migrier|umzieh|übernommen|umgezogen)\\p{L}*`,
    `(?:migr(?:er|ez|ar|are)|transf(?:érer|érez|erir|erire)|reprendre|pasar|trasferire) [^:.;]{0,40}?${records}[^:.;]{0,20}? ${from} `,
    `${records} (?:van|uit) .{2,40} naar .{2,40} (?:overzetten|overgezet|migreren)`,
  ].join('|')})`,
)

/** True for what users of a product do or get, unlike an entity: "Members see their invoices". */
const isOfUser = (it: Statement) =>
  it.hits.some(({ owner, at }) => owner.kind === 'actor' && at <= 1) &&
  (it.hits.some(({ owner }) => owner.kind === 'modal') || findDeed(it, it.words, it.hits) !== null)

const namesProduct = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'archetype' && owner.name !== 'a data migration')

/** Maximum statements of such a text, and those at its beginning that may say so. */
const max = { statements: 40, opening: 6 }

/** Work beside such a move, and moves again and again: "Also add PayPal", "every night". */
const makesMore =
  /(?<!\p{L})(?:(?:add|build|create|design|set up|develop|implement|install|integrate|connect|redesign|sync|nightly|automatically|einbauen|bauen|baut|erstellen|gestalten|entwickeln|anbinden|regelmäßig|täglich|ajoute[rz]|cré(?:er|ez)|développe[rz]|añadir|crear|aggiungere|creare|toevoegen|bouwen)(?!\p{L})|(?:every|each|jede[nrs]?|chaque|cada|ogni|elke) (?:night|day|hour|week|month|nacht|tag|stunde|woche|monat|nuit|jour|heure|noche|día|hora|notte|giorno|ora|dag|uur))/iu

/** True for a text that asks for nothing but to move data into a product that is there. */
export const onlyMovesData = (statements: readonly Statement[]): boolean =>
  statements.length <= max.statements &&
  statements.slice(0, max.opening).some(({ text, kind }) => kind !== 'excluded' && moves.test(text)) &&
  !statements.some((it) => isAsking(it) && (namesProduct(it) || makesMore.test(it.text) || isOfUser(it)))

const states =
  / (?:is|are|was|were|have|has|had|can|ist|sind|war|waren|haben|hat|kann|können|est|sont|ont|es|son|está|están|è|sono|hanno|zijn|hebben) /u
const asks =
  /(?<!\p{L})(?:should|must|shall|needs?|wants?|would|please|soll\p{L}*|muss|müssen|brauch\p{L}*|möcht\p{L}*|bitte|doi(?:t|vent)|faut|deben?|deve|devono|moet\p{L}*)(?!\p{L})|^[^:]{2,40}: /iu

/**
 * Takes the entities of a text that only moves data as requirements, and what it tells about its systems as
 * background: "Photographs are in container fields".
 */
export const withEntities = (statements: Statement[]): Statement[] =>
  onlyMovesData(statements) ? statements.map((it) => ({ ...it, ...kindOf(it) })) : statements

function kindOf(it: Statement): Partial<Statement> {
  if (it.item) return it.kind === 'background' && it.topic === null && !it.settled ? { kind: 'function' } : {}
  const isFact = isAsking(it) && states.test(it.text) && !asks.test(it.text)
  return isFact ? { kind: 'background', definite: false } : {}
}
