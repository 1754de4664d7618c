import { pattern } from '../text/pattern'

/** Meaning of a column, by its header. A `plain` column says what is wanted; an `aside` says nothing about the work. */
export type Column = 'code' | 'plain' | 'priority' | 'status' | 'aside'

const anyOf = (names: string) => pattern(`^(?:${names})$`)

/** Headers of the columns of a table of requirements. */
export const columns: Record<Column, RegExp> = {
  code: anyOf(
    '#|no\\.?|nr\\.?|n[°º]\\.?|id|key|(?:req|requirement|story|feature|anf|anforderungs|us)[. -]*(?:id|no\\.?|nr\\.?|#)|ref\\.?|reference|code|number|nummer|kennung|lfd\\. ?nr\\.?|pos\\.?|numéro|référence|código|número|codice|numero',
  ),
  plain: anyOf(
    '(?:(?:functional|business|user|system) )?requirements?|(?:user )?stor(?:y|ies)|features?|functions?|functionality|needs?|description|summary|(?:short )?text|(?:produkt)?anforderung(?:en)?|beschreibung|funktion(?:en)?|exigences?|besoins?|fonctionnalités?|fonctions?|descriptif|requisitos?|descripción|funcionalidad(?:es)?|funcionalidades?|descrição|requisit[oi]|funzion[ei]|funzionalità|descrizione|eis(?:en)?|functies?|omschrijving|beschrijving',
  ),
  priority: anyOf(
    'priority|prio\\.?|moscow|importance|must ?/.{3,30}|priorität|wichtigkeit|priorité|prioridad|importancia|prioridade|importância|priorità|prioriteit',
  ),
  status: anyOf('status|state|decision|entscheidung|statut|décision|estado|decisión|decisão|stato|decisione|besluit'),
  aside: anyOf(
    'owner|author|responsible|assignee|source|stakeholder|date|created|updated|points?|story points?|effort|hours|sprint|quelle|autor(?:in)?|verantwortlich|datum|aufwand|responsable|demandeur|charge|fuente|fecha|esfuerzo|fonte|data|bron',
  ),
}

const deliverables = 'deliverables?|lieferergebnis(?:se)?|livrables?|entregables?'

/** Headers of tables of deliverables, which `reading/deliverables.ts` reads. */
export const deliveredColumn = anyOf(deliverables)

/** Headers that say that each row is something to be delivered. */
export const listedColumn = anyOf(`${deliverables}|features?|functionality|functional requirements?`)

/** Cells that say how much a row is wanted, by the label that says so before a sentence. */
export const verdicts: Record<string, RegExp> = {
  'Out of scope': anyOf(
    "won['’]?t(?: have| do| fix)?|will not have|excluded|out of scope|rejected|declined|cancell?ed|dropped|entfällt|abgelehnt|verworfen|refusée?|rejetée?|exclue?|rechazad[oa]|descartad[oa]|rejeitad[oa]|rifiutat[oa]|esclus[oa]|afgewezen",
  ),
  'Nice to have': anyOf(
    'could(?: have)?|nice[ -]to[ -]have|optional|desirable|kann|wunsch|optionnel(?:le)?|souhaitable|opcional|deseable|desejável|opzionale|desiderabile|optioneel|wens',
  ),
  Later: anyOf(
    'later|deferred|postponed|später|zurückgestellt|plus tard|reportée?|aplazad[oa]|adiad[oa]|rimandat[oa]|uitgesteld',
  ),
}

/** Cells that say that a row is wanted. */
export const demand = anyOf(
  '(?:must|should|shall)(?:[ -]have)?|mandatory|required|muss|soll|pflicht|indispensable|obligatoire|obligatori[oa]|obrigatóri[oa]|obbligatori[oa]|verplicht',
)

/** Cells that say that a row exists. */
export const exists = anyOf(
  'done|implemented|live|released|exists|existing|erledigt|umgesetzt|vorhanden|fait|existant|hecho|existente|feito|fatto|esistente|gedaan|bestaand',
)
