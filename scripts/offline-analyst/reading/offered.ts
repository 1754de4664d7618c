import { pattern } from '#domain/text/pattern'
import type { Noise } from '../vocabulary/noise'
import type { Sight } from './sight'
import type { Manner } from './statement'

/** States of things that users find in a product. */
const state = pattern(
  String.raw`(?<!\p{L})(?:(?:is|are|can be) (?:\p{L}+ )?(?:available|accessible|visible|found|viewed|viewable|shown|displayed|listed|downloaded)|(?:ist|sind|steht|stehen|liegt|liegen|lässt sich|lassen sich) .{0,50}?(?:bereit|verfügung|verfügbar|einsehbar|abrufbar|sichtbar|einsehen|abrufen|herunterladen)|(?:est|sont|peu(?:t|vent) être) (?:\p{L}+ )?(?:disponible|consultable|consultée?|accessible|visible|télécharg(?:eable|ée?))s?|(?:está|están|se pueden?) (?:\p{L}+ )?(?:(?:disponible|visible|accesible)s?|consultar|ver|descargar)|(?:è|sono|si possono) (?:\p{L}+ )?(?:(?:disponibil|consultabil|visibil|accessibil|scaricabil)[ei]|consultare|scaricare)|(?:is|zijn|staat|staan) .{0,40}?(?:beschikbaar|klaar|zichtbaar|in te zien|te downloaden))(?!\p{L})`,
)

/** Places and forms in which a product shows things, and times at which it does. */
const place = pattern(
  String.raw`(?<!\p{L})(?:online|pdfs?|downloads?|downloaden|herunterladen|télécharge\p{L}+|descarg\p{L}+|scaric\p{L}+|app|portal|portail|account|konto|compte|cuenta|inbox|profile?|page|seite|chart|calendar|kalender|en ligne|en línea|at any time|jederzeit|à tout moment|en cualquier momento|in qualsiasi momento|op elk moment)(?!\p{L})`,
)

/** States that last until somebody decides: "Claims remain open until accounting has checked them". */
const awaits = pattern(
  String.raw`(?<!\p{L})(?:stays?|remains?|(?:is|are) (?:not|only) \p{L}+|bleib(?:t|en)|(?:ist|sind) (?:nicht|erst) \p{L}+|reste(?:nt)?|n['’](?:est|sont) \p{L}+|se queda|queda(?:n)?|permanecen?|no (?:es|son|está|están) \p{L}+|resta(?:no)?|rimane|rimangono|blij(?:ft|ven)|fica(?:m)?) .*(?:until|till|bis|jusqu['’]|hasta|fin(?:o a|ché)|totdat|tot|até)(?!\p{L}).*(?<!\p{L})(?:approv|confirm|releas|publish|check|validat|accept|sign|review|verif|freig|freige|bestätig|prüf|geprüft|genehmig|valid|approu|vérifi|publi|apru|aprob|revis|goedkeur|bevestig|controle)`,
)

/** Words that name what users work with as well as papers of the project. */
const ambiguous = new Set<string>(['contract', 'contractHint', 'notice', 'telling'] satisfies Noise[])

/** States that a product gives to things, by their names, and values that users may set: "The status is changed to “Paid”". */
const setState = pattern(
  String.raw`(?<!\p{L})(?:status|state|zustand|statut|état|estado|stato)(?!\p{L}).{0,30}(?<!\p{L})(?:(?:set|changed|updated|switched|moved|marked) (?:to|as)|(?:gesetzt|geändert) auf|passe à|auf|mis à|cambia a|pasa a) ["“„«'‘]|(?<!\p{L})(?:there (?:is|are|will be) an?|es gibt eine?n?|il y a une?|hay una?) (?:adjustable|configurable|customi[sz]able|editable|einstellbar|konfigurierbar|anpassbar|(?:\p{L}+ ){1,3}(?:réglable|paramétrable|configurable|ajustable))\p{L}*`,
)

/** A product that is there without a network: "It is also available offline". */
const offline = pattern(
  String.raw`(?<!\p{L})(?:(?:is|are|be) (?:\p{L}+ )?(?:available|usable|accessible) offline|(?:works?|runs?) offline|offline (?:verfügbar|nutzbar|bedienbar)|(?:utilisable|disponible)s? hors ligne|disponibles? sin conexión|(?:utilizzabil|disponibil)[ei] offline|offline (?:beschikbaar|te gebruiken))(?!\p{L})`,
)

/** Headings of what is true before, and not what is done. */
const before = /^(?:pre|vorbed|voraus|prérequis|condiciones previas)/iu

/** True for a named state or an adjustable value, which is work in an introduction or among the results of a use case, too. */
const setsState = (seen: Sight) =>
  ofProduct(seen) && setState.test(seen.passage.text) && !before.test(seen.passage.headings.at(-1) ?? '')

/** True for a state that describes a function: "Contracts are available online at any time". */
export const saysWhatIsOffered = (seen: Sight, manner: Manner): boolean =>
  (!seen.tellsOfUs && ofProduct(seen) && offline.test(seen.passage.text)) ||
  (manner !== 'strict' && (setsState(seen) || statesOffer(seen)))

const ofProduct = ({ passage: { topic } }: Sight) => topic === null || topic === 'functions' || topic === 'about'

const statesOffer = (seen: Sight): boolean => {
  const { text, topic } = seen.passage
  return (
    (topic === null || topic === 'functions') &&
    ((state.test(text) && place.test(text)) || awaits.test(text)) &&
    !seen.tellsOfUs &&
    seen.hits.every(({ owner }) => owner.kind !== 'technology' && (owner.kind !== 'noise' || ambiguous.has(owner.name)))
  )
}
