import { pattern } from '#domain/text/pattern'
import { findDeed } from './deeds'
import type { Reading } from './read'
import { type Statement, isAsking } from './statement'

const records =
  '(?:data|records?|contents|entries|database|daten|datensätze|bestände|datenbank|données|fiches|datos|registros|dati|schede|gegevens|dados)'
const from = '(?:from|out of|aus|von|de|depuis|desde|da|dal|uit|van)'

/** Moves of data: "migrate our data from FileMaker to Wild Apricot", "get the data across", "die Daten aus Access übernehmen". */
const moves = pattern(
  `(?<!\\p{L})(?:${[
    `(?:migrat|mov|transferr?|bring)(?:e|ing)? (?!(?:its|their) )[^:.;]{0,40}?(?<!\\p{L})${records}(?!\\p{L})[^:.;]{0,20}?(?: ${from} | (?:across|over)(?!\\p{L}))`,
    `(?:someone|somebody|help) to (?:migrate|move|transfer|bring|get) [^:.;]{0,30}?${records}(?!\\p{L})`,
    `(?:übernehm|migrier|übertrag|überführ)\\p{L}+ [^:.;]{0,30}?${records} (?:aus|von) `,
    `${records} [^:.;]{0,20}?(?:aus|von) .{2,40} (?:nach|in|zu) .{2,40} (?:übernehm|übertrag|migrier|umzieh|übernommen|umgezogen)\\p{L}*`,
    `(?:migr(?:er|ez|ar|are)|transf(?:érer|érez|erir|erire)|reprendre|pasar|trasferire) [^:.;]{0,40}?${records}[^:.;]{0,20}? ${from} `,
    `${records} (?:van|uit) .{2,40} naar .{2,40} (?:overzetten|overgezet|migreren)`,
  ].join('|')})`,
)

/** Sources whose data is read again and again. */
const devices = pattern(
  String.raw`(?<!\p{L})(?:apis?|sensor\p{L}*|capteurs?|devices?|gerät\p{L}*|tills?|watch|meters?|machines?|live)(?!\p{L})`,
)

/** True for what users of a product do or get, unlike an entity: "Members see their invoices". */
const isOfUser = (it: Statement) =>
  it.hits.some(({ owner, at }) => owner.kind === 'actor' && at <= 1) &&
  (it.hits.some(({ owner }) => owner.kind === 'modal') || findDeed(it, it.words, it.hits) !== null)

const namesProduct = ({ hits }: Statement) =>
  hits.some(({ owner }) => owner.kind === 'archetype' && owner.name !== 'a data migration')

/** Maximum statements of such a text, and those at its beginning that may say so. */
const max = { statements: 40, opening: 6 }

/** Work beside such a move, and moves again and again: "Also add PayPal", "A search is needed, too", "every night". */
const makesMore = pattern(
  String.raw`(?<!\p{L})(?:(?:add|build|create|design|set up|develop|implement|install|integrate|connect|redesign|redone|sync|nightly|automatically|also|too|new(?=:)|screens?|pages?|dashboards?|search|filters?|maps?|apps?|forms?|charts?|einbauen|bauen|baut|erstellen|gestalten|entwickeln|anbinden|regelmäßig|täglich|auch|außerdem|neu(?=:)|seiten?|suche|karte|formulare?|ansicht|ajoute[rz]|cré(?:er|ez)|développe[rz]|aussi|écrans?|tableau de bord|recherche|carte|añadir|crear|también|pantallas?|búsqueda|mapa|aggiungere|creare|anche|schermat[ae]|ricerca|mappa|toevoegen|bouwen|ook|schermen?|zoeken|zoekfunctie|kaart)(?!\p{L})|(?:every|each|jede[nrs]?|chaque|cada|ogni|elke) (?:night|day|hour|week|month|nacht|tag|stunde|woche|monat|nuit|jour|heure|noche|día|hora|notte|giorno|ora|dag|uur))`,
)

/** Work with the data of another system: "Invoices are exported from Access". */
export const moving = new Set(['exports', 'imports', 'migration', 'files', 'records'])

/** Parts of a move: copies of the same record, and what became of the records. */
const ofMove = pattern(
  String.raw`(?<!\p{L})(?:duplicat\p{L}*|dubletten?|doublons?|duplicados?|doppioni|dubbele?)(?!\p{L})|(?<!\p{L})what (?:failed|could not be|(?:was|were) (?:moved|migrated|transferred|imported|merged|rejected))(?!\p{L})`,
)

/** True for a wish beside such a move: "We also want a monthly report", unlike "Members" in a list of entities. */
const isMore = (it: Statement) =>
  makesMore.test(it.text) ||
  devices.test(it.text) ||
  namesProduct(it) ||
  isOfUser(it) ||
  (!it.item && !ofMove.test(it.text) && it.hits.some(({ owner }) => owner.kind === 'work' && !moving.has(owner.name)))

/** True for the text of a new product that asks for nothing but to move data into another one. */
export const onlyMovesData = ({
  form,
  statements,
  isOfExisting,
}: Pick<Reading, 'form' | 'statements' | 'isOfExisting'>): boolean =>
  form === 'text' &&
  !isOfExisting &&
  statements.length <= max.statements &&
  statements.slice(0, max.opening).some(({ text, kind }) => kind !== 'excluded' && moves.test(text)) &&
  !statements.map(withKind).some((it) => isAsking(it) && isMore(it))

const states =
  / (?:is|are|was|were|have|has|had|can|ist|sind|war|waren|haben|hat|kann|können|est|sont|ont|es|son|está|están|è|sono|hanno|zijn|hebben) /u
const asks = pattern(
  String.raw`(?<!\p{L})(?:should|must|shall|need(?:s|ed)?|wants?|wanted|required|ha(?:s|ve) to|would|send|please|soll\p{L}*|muss|müssen|(?:ge)?brauch\p{L}*|möcht\p{L}*|nötig|bitte|doi(?:t|vent)|faut|deben?|necesit\p{L}+|deve|devono|serv(?:e|ono)|moet\p{L}*|nodig)(?!\p{L})|^[^:]{2,40}: `,
)

/** Data that is not moved: "not the photographs". */
const stays = pattern(String.raw`^(?:not?|nicht|kein\p{L}*|pas|sans|sin|non|niet|geen) `)

/** Returns the places of lists of data to move, and of their entities: "Please migrate our data to Odoo:", "- Invoices". */
export function movedEntities(statements: readonly Statement[]): number[] {
  let isOfMove = false
  return statements.flatMap((it, at) => {
    if (!it.item) isOfMove = it.leads === 'lines' && it.kind !== 'excluded' && moves.test(it.text)
    return isOfMove && isAsking(withKind(it)) && !isMore(it) && !stays.test(it.text) ? at : []
  })
}

/**
 * Takes the entities of data to move as requirements and, of a text that only moves data, what it says about its systems
 * as background: "Photographs are in container fields".
 */
export function withEntities(reading: Reading): Reading {
  const { statements } = reading
  const entities = onlyMovesData(reading) ? statements.keys() : movedEntities(statements)
  const moved = new Set<number>(entities)
  return { ...reading, statements: statements.map((it, at) => (moved.has(at) ? withKind(it) : it)) }
}

function withKind(it: Statement): Statement {
  if (it.item) return it.kind === 'background' && it.topic === null && !it.settled ? { ...it, kind: 'function' } : it
  const isFact = isAsking(it) && states.test(it.text) && !asks.test(it.text)
  return isFact ? { ...it, kind: 'background', definite: false } : it
}
