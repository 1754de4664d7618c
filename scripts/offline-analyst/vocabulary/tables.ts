import { pattern } from '#domain/text/pattern'
import { findAll } from '#domain/text/text'

/**
 * Meaning of a column, by its title. A `plain` column says what is wanted, a `system` what the product exchanges data with
 * and a `flow` how, a `verdict` how much or how far it is, a `note` details, and an `effort` or an `aside` nothing about the
 * work.
 */
export type Column = 'code' | 'system' | 'flow' | 'plain' | 'verdict' | 'note' | 'effort' | 'aside' | 'role'

const anyOf = (names: string) => pattern(`^(?:${names})$`)

/** Titles of the columns of a table of requirements or of roles. */
export const columns: Record<Column, RegExp> = {
  code: anyOf(
    '#|no\\.?|nr\\.?|n[°º]\\.?|id|(?:issue )?key|(?:issue|ticket|work item) id|vorgangsschlüssel|clé|clave|(?:req|requirement|story|feature|anf|anforderungs|us)[. -]*(?:id|no\\.?|nr\\.?|#)|ref\\.?|reference|code|number|nummer|kennung|kürzel|lfd\\. ?nr\\.?|pos\\.?|numéro|réf\\.?|référence|código|número|codice|numero',
  ),
  system: anyOf(
    '(?:external |target |source |third[- ]party |partner )?(?:systems?|interfaces?|applications?)|data sources?|datenquellen?|sources? de données|fuentes? de datos|font[ei] (?:dei )?dati|fontes? de dados|databron(?:nen)?|(?:externes |fremd|dritt|ziel|quell|partner)?systeme?|schnittstellen?|anwendung(?:en)?|syst[èe]mes?(?: externes?)?|sistemas?(?: externos?)?|interfa(?:z|ces)|sistem[ai](?: estern[oi])?|interfacc(?:ia|e)|syste(?:em|men)|koppeling(?:en)?',
  ),
  flow: anyOf(
    'directions?|richtung|sens|dirección|direção|direzione|richting|frequency|frequencies|interval|timing|häufigkeit|frequenz|turnus|intervall|rhythmus|how|access|wie|zugang|anbindung|comment|accès|cómo|acceso|como|acesso|come|accesso|hoe|toegang|fréquence|périodicité|frecuencia|periodicidad|frequência|frequenza|frequentie|protocols?|transport|protokoll|protocole|protocolo|protocollo',
  ),
  plain: anyOf(
    '(?:(?:functional|business|user|system) )?requirements?|(?:user )?stor(?:y|ies)|features?|functions?|functionality|needs?|description|summary|(?:short )?text|(?:produkt)?anforderung(?:en)?|beschreibung|funktion(?:en)?|exigences?|besoins?|fonctionnalités?|fonctions?|descriptif|requisitos?|descripción|funcionalidad(?:es)?|funcionalidades?|descrição|requisit[oi]|funzion[ei]|funzionalità|descrizione|eis(?:en)?|functies?|omschrijving|beschrijving',
  ),
  verdict: anyOf(
    'priority|prio\\.?|severity|schwere(?:grad)?|gravité|gravedad|gravità|moscow|importance|must ?/.{3,30}|priorität|wichtigkeit|priorité|prioridad|importancia|prioridade|importância|priorità|prioriteit|status|state|decision|entscheidung|statut|décision|estado|decisión|decisão|stato|decisione|besluit',
  ),
  note: anyOf(
    'notes?|comments?|remarks?|(?:be|an)merkung(?:en)?|notiz(?:en)?|kommentare?|hinweise?|remarques?|commentaires?|notas?|comentarios?|observaciones|comentários?|observações|commenti|opmerking(?:en)?|toelichting',
  ),
  effort: anyOf(
    'points?|story points?|sp|efforts?|estimates?|estimation|hours|days|(?:person|man)[ -]?days|sprint|iteration|complexity|size|costs?|aufwand|schätzung|stunden|tage|pt|komplexität|kosten|charge|complexité|coût|esfuerzo|estimación|estimativa|stima|schatting',
  ),
  aside: anyOf(
    'owner|author|responsible|assignee|(?:issue |work item )type|vorgangstyp|reporter|creator|labels|epic link|fix versions?|resolution|due date|melder|rapporteur|informador|source|stakeholder|date|created|updated|quelle|autor(?:in)?|verantwortlich(?:e|er)?|datum|responsable|demandeur|fuente|fecha|fonte|data|bron',
  ),
  role: anyOf(
    '(?:user )?roles?|user (?:types?|groups?)|actors?|personas?|(?:benutzer|nutzer)?rollen?|(?:benutzer|nutzer)gruppen?|akteure?|rôles?|profils?|rol(?:es)?|papel|papéis|perfil|ruol[oi]',
  ),
}

/** Titles of the kind of an issue in the export of a tracker, and the kind of one in a product that exists. */
export const issueType = anyOf(
  '(?:issue |work item |ticket )?type|tracker|vorgangstyp|type de ticket|tipo de incidencia',
)
export const issueOfExisting = anyOf('bug|defect|incident|fehler|anomalie|error')

/** Titles of a first column of systems, beside one that says how they are connected. Elsewhere they say where a row is from. */
export const sourceColumn = anyOf('sources?|quellen?|fuentes?|fontes?|font[ei]|bron(?:nen)?')

/** Titles of a column of a table of roles that counts people. */
export const countColumn = anyOf(
  '(?:approx\\.? |estimated )?(?:how many|number|no\\.|count|quantity|(?:number of )?(?:users|people|persons))|(?:ungefähre )?(?:anzahl|zahl|menge)(?: (?:der )?(?:nutzer|personen))?|wie viele|nombre|combien|effectif|(?:número|cantidad)(?: de (?:usuarios|personas))?|cuántos|numero(?: di utenti)?|quanti|quantità|aantal|hoeveel',
)

/** Numbers of people: "approx. 900 companies", "unlimited". */
export const countCell = pattern(
  '\\d|^(?:[-–—?]+|(?:unlimited|unbegrenzt|unbeschränkt|illimitée?s?|ilimitad[oa]s?|illimitat[oi]|onbeperkt|open|offen|unknown|unbekannt|any|many|several|few|one|two|three|all|viele|mehrere|wenige|eine?r?|zwei|drei|alle|plusieurs|une?|deux|trois|tous|varios|muchos|un[oa]?|dos|tres|todos|diversi|molti|due|tre|tutti)(?: \\p{L}+)?)$',
)

const deliverables = 'deliverables?|lieferergebnis(?:se)?|livrables?|entregables?'

/** Headers of tables of deliverables, which `reading/deliverables.ts` reads. */
export const deliveredColumn = anyOf(deliverables)

/** Headers that say that each row is something to be delivered. */
export const listedColumn = anyOf(`${deliverables}|features?|functionality|functional requirements?`)

/** Columns of a table of fields, which describe a format and not what is done with it. */
export const fieldColumns = [
  anyOf('fields?(?: names?)?|feld(?:name)?|columns?|spalte|attributes?|attribut|champs?|campos?'),
  anyOf(
    '(?:data )?types?|lengths?|formats?|max\\.? length|(?:daten)?typ|länge|longueur|longitud|tipo|comprimento|taille',
  ),
]

/** Columns of a table of risks, which name what may happen to the project. */
export const riskColumns = [
  anyOf("(?:project )?risks?|(?:projekt)?risik(?:o|en)|risques?|riesgos?|riscos?|risch(?:io|i)|risico[\u2019']?s?"),
  anyOf(
    '(?:counter)?measures?|mitigations?|responses?|likelihood|probability|impact|(?:gegen)?maßnahmen?|eintritts\\p{L}+|auswirkung(?:en)?|mesures?|réponses?|parades?|probabilité|gravité|medidas?|mitigación|mitigação|probabilidad(?:e)?|impacto|contromisur[ae]|mitigazione|probabilità|impatto|maatregel(?:en)?|kans',
  ),
]

/** Columns of a table of the client's data, which is stored and not done. */
export const entityColumns = [
  anyOf(
    '(?:(?:main|data|business) )?(?:entit(?:y|ies)|objects?)|(?:daten)?(?:entität(?:en)?|objekte?)|entités?|entidad(?:es)?',
  ),
  anyOf(
    '(?:(?:main|key|important) )?(?:fields?|attributes?|data)|(?:wichtigste )?(?:felder|attribute)|champs(?: principaux)?|attributs|campos(?: principales)?|atributos',
  ),
]

/** The title of a column of prices, "Price a year", and its cells. */
export const priceColumn = pattern(
  '^(?:(?:normal|full|regular|ticket|entry|unit) )?(?:prices?|fees?|rates?|tariffs?|preise?|gebühr(?:en)?|(?:jahres|monats)?beitrag|tarife?|prix|tarifs?|precios?|tarifas?|prezz[oi]|tariff[ae]|prij(?:s|zen)|preços?)(?: ?[(/].{1,20}| (?:a|an|per|pro|im|je|par|por|al|in) .{1,20})?$',
)
export const priceCell = pattern(
  "^(?:(?:from|ab|à partir de|desde) )?(?:(?:£|\\$|€|chf|eur|usd|gbp) ?\\d[\\d.,’']*|\\d[\\d.,’']*(?:[.,]-|[.,]–)? ?(?:£|\\$|€|chf|eur|euros?|usd|gbp)?|free|frei|kostenlos|gratuite?|gratis|\\[amount withheld\\])(?: .{1,20})?$",
)

/** Titles of a column with the names of people, and of all those in their tables. */
export const nameColumn = anyOf(
  '(?:full )?names?|persons?|participants?|attendees?|contact(?: person)?s?|approvers?|signator(?:y|ies)|(?:vor- und )?name|teilnehmer(?:in)?(?:nen)?|ansprechpartner(?:in)?(?:nen)?|nom(?: et prénom)?|nombre|nome|naam|deelnemers?',
)
export const columnsOfPeople = pattern(
  `${nameColumn.source}|^(?:(?:job )?titles?|roles?|functions?|positions?|departments?|units?|teams?|compan(?:y|ies)|organi[sz]ations?|dates?|signatures?|signed|initials|e-?mails?(?: address(?:es)?)?|(?:tele)?phones?|mobile|locations?|rolle|funktion|abteilung|bereich|firma|datum|unterschrift|kürzel|e-?mail-?adresse|telefon|standort|rôle|fonction|service|société|signature|téléphone|courriel|rol|puesto|cargo|departamento|empresa|fecha|firma|correo|teléfono|data|função|assinatura|telefone|ruolo|reparto|azienda|functie|afdeling|bedrijf|handtekening|telefoon)$`,
)

/** Lines above a table of fields that say that it is about a format, or in an appendix. */
export const formatTitle = pattern(
  '^.{0,80}(?<!\\p{L})(?:\\p{L}*format\\p{L}*|appendix|annex|anhang|annexe|anexo|interfaces?|\\p{L}*schnittstellen?|files?|datei\\p{L}*|fichiers?|ficheros?|archivos?)(?!\\p{L}).{0,80}$',
)

/** Cells that say how much a row is wanted, by the label that says so before a sentence. The first one counts. */
export const verdicts: Record<string, RegExp> = {
  'Out of scope': anyOf(
    "won['’]?t(?: have| do| fix)?|will not have|excluded|out of scope|rejected|declined|cancell?ed|dropped|entfällt|abgelehnt|verworfen|refusée?|rejetée?|exclue?|rechazad[oa]|descartad[oa]|rejeitad[oa]|rifiutat[oa]|esclus[oa]|afgewezen",
  ),
  Later: anyOf(
    'later|deferred|postponed|backlog|future|später|zurückgestellt|plus tard|reportée?|aplazad[oa]|adiad[oa]|rimandat[oa]|uitgesteld',
  ),
  'Nice to have': anyOf(
    'could(?: have)?|nice[ -]to[ -]have|optional|desirable|kann|wunsch|wünschenswert|optionnel(?:le)?|souhaitable|opcional|deseable|desejável|opzionale|desiderabile|optioneel|wens(?:elijk)?',
  ),
}

/** Cells that say that a row is wanted. */
export const demand = anyOf(
  '(?:must|should|shall)(?:[ -]have)?|mandatory|required|essential|muss|soll|pflicht|unverzichtbar|indispensable|obligatoire|indispensabile|imprescindible|obligatori[oa]|obrigatóri[oa]|obbligatori[oa]|verplicht',
)

const meanings = [
  ...Object.entries({ Must: demand, ...verdicts }).map(
    ([verdict, { source }]) => [verdict, pattern(`(?<!\\p{L})${source.slice(1, -1)}(?!\\p{L})`)] as const,
  ),
  ['Must', /without it|ohne (?:sie|es|dies)/i] as const,
  ['Nice to have', /if the budget|wenn das budget|si le budget/i] as const,
]

/** The meaning of a sign for a priority: "C = nice to have", "B bedeutet wichtig", "M should be included". */
const explained =
  /(?<![\p{L}\p{N}-])([A-HJ-Z]|[1-5])(?: ?(?:[=:→]|\|(?=[^|]{2,40}$)| [–-] |means|stands for|bedeutet|steht für|signifie|significa|betekent) ?| (?=(?:must|should|could|may|muss|soll|kann) ))(\p{L}[^,;.|]{2,60})/gu

const ofSign =
  '(?:severit(?:y|ies)|priorit(?:y|ies)|prio|categor(?:y|ies)|class(?:es)?|schweregrad|schwere|priorität|kategorie|klasse|gravité|priorité|catégorie|gravedad|prioridad|categoría)'
/** The meaning of such a sign in a sentence: "Severity C will be handled by us next year", "Priorität C machen wir später". */
const judgedSign = pattern(`(?<!\\p{L})${ofSign} ([A-HJ-Z]|[1-5]) ([^,;:.|]{4,80})`, 'gi')
const setAside = [
  [
    'Later',
    pattern(
      '(?<!\\p{L})(?:later|next year|(?:can wait|kann warten)$|später|nächstes jahr|plus tard|más adelante)(?!\\p{L})',
    ),
  ],
  [
    'Out of scope',
    pattern(
      "(?<!\\p{L})(?:out of scope|not (?:be |to be )?(?:fixed|done|included|part|needed|in)|won['’]t|ignored?|by us|ourselves|nicht (?:behoben|gemacht|teil|nötig|dabei)|selbst|selber|ne (?:sera|seront) pas|nous-mêmes|no se)(?!\\p{L})",
    ),
  ],
] as const

/** Words by which a priority sets nothing aside: "Priority A must not be ignored". */
const needed = pattern(
  '(?<!\\p{L})(?:must|needs?|should|brauch\\p{L}*|muss|müssen|soll\\p{L}*|doi(?:t|vent)|deben?|dev(?:e|ono)|moet\\p{L}*)(?!\\p{L})',
)

/** Returns the verdicts that a text gives signs for priorities, or "" for other meanings of them. */
export const signsIn = (text: string): Map<string, string> =>
  new Map([
    ...findAll(explained, text).map(([, sign, meaning]): [string, string] => [
      sign!,
      // A cell "May" is a month.
      meanings.find(([, words]) => words.test(meaning!.replace(/\bmay\b/, 'could')))?.[0] ?? '',
    ]),
    ...findAll(judgedSign, text).flatMap(([, sign, meaning]): [string, string][] => {
      const verdict = needed.test(meaning!) ? undefined : setAside.find(([, words]) => words.test(meaning!))?.[0]
      return verdict ? [[sign!, verdict]] : []
    }),
  ])

/** Cells that say that a row exists. */
export const exists = anyOf(
  'done|implemented|live|released|exists|existing|erledigt|umgesetzt|vorhanden|fait|existant|hecho|existente|feito|fatto|esistente|gedaan|bestaand',
)

/** Titles of a column of what is wanted, beside one of what is not: "Want | Don't want". */
export const wantedColumn = anyOf(
  "(?:(?:what )?(?:we|I) )?(?:want|need|build)|wanted|needed|in[- ]scope|included|(?:(?:das|was) )?(?:wollen|brauchen|möchten) wir|(?:was )?wir (?:wollen|brauchen|möchten)|gewünscht|gewollt|im umfang|enthalten|(?:ce (?:que|qu['’]) ?)?(?:nous voulons|on veut)|voulu|souhaité|inclus|(?:lo que )?queremos|deseado|incluido|(?:quello che )?vogliamo|incluso|(?:wat )?(?:we|wij) willen|gewenst|inbegrepen",
)

/** Marks of a column whose title is such a cell, as in "Feature | Must | Could". */
export const mark = anyOf('x|[✓✔☑✅●•]\\uFE0F?|\\[x\\]|yes|ja|oui|sí|sim')

/** Cells of such a column that say no. */
export const refused = anyOf('[-–—✗✘❌○]\\uFE0F?|no|nein|non|não|nee|n/?a')

/** Returns the label that says how much a row is wanted, if its cell says that it is not. */
export const labelOf = (cell: string) =>
  Object.keys(verdicts).find((label) => verdicts[label]!.test(cell.replace(/ ?\([^()]{1,40}\)$/, '')))

/** True for a cell that says how much, or how far, something is wanted. */
export const isVerdict = (cell: string) => demand.test(cell) || exists.test(cell) || labelOf(cell) !== undefined
