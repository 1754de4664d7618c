import type { SupportingRow } from '#contract/breakdown'
import { memoize } from '#domain/hours/memoize'
import { pattern } from '#domain/text/pattern'
import { isScheduled } from './around'
import { firm } from './sight'
import { takesTests } from './other-meanings'
import { asksForService } from './services'
import type { Statement } from './statement'

const testing =
  /\b(?:tests?|tested|testing|test coverage|quality assurance|QA|accept\w+ tests?|penetration|getestet|prueba|teste)\w*|тест/i
/** Words of software tests in a text about other ones. */
const testingSoftware =
  /\b(?:unit|integration|acceptance|system|load|performance|regression|penetration|usability|automated|end-to-end|software|stress) tests?\b|\btest(?: (?:plan|cases?|coverage|strategy|environment|automation)|plan|fälle|abdeckung)\b|\b(?:software|acceptance|integration|unit|system) testing\b|quality assurance|\bQA\b|\baccept\w+ tests?/i
const handover = pattern(
  String.raw`(?<!\p{L})(?:document(?:ation|ed)|manuals?|handbooks?|(?:user|installation|admin\p{L}*|operat\p{L}+|set-?up|quick ?start|developer|maintenance) guides?|handover|hand over|deploy(?:ed|ment)|release notes|\p{L}*(?:dokumentation|handb[uü]ch|anleitung)(?:er|en)?|schulung|documenta(?:ción|ção|zione)|manua(?:les|is)|manuel (?:d['’]|util)\p{L}*|gu(?:ide|ía|ia|ida) (?:d['’]|del?(?:l['’])? ?|all['’])?(?:util|usu|inst|oper|admin|exploit|uso)\p{L}*|handleiding|formation)(?!\p{L})`,
)
/** Things handed over besides, below a heading that says so: source code, explanations, an installation. */
const handedOver = pattern(
  String.raw`(?<!\p{L})(?:source (?:code|files)|code ?base|repository|git\p{L}*|quell(?:code|text|cod)\p{L}*|code source|código(?: |-)fuente|código-fonte|codice sorgente|broncode|(?:ready-to-run |running |working )?install(?:ed|ation|ación|azione|atie|ação)\p{L}*|inbetriebnahme|mise en service|explanations?|descriptions?|erläuterung\p{L}*|beschreibung\p{L}*|erklärung\p{L}*|explications?|descripción|explicación|descrizione|licen[cs]es?|lizenz\p{L}*|scripts?|configuration)(?!\p{L})`,
)
const deliverables = pattern(
  String.raw`^(?:\p{L}+ ){0,2}?(?:deliver(?:ables?|y)|scope of (?:delivery|supply)|liefer(?:umfang|gegenst[aä]nde?|objekte|bestandteile|leistungen)|livrables|fournitures|entregables|entregáveis|consegne|consegnabili|leveringsomvang|op te leveren)(?!\p{L})`,
)
const planning = /\b(?:status reports?|project plan|weekly meeting|kick-?off|milestones?|project management|sprint)\b/i

const training = pattern(
  String.raw`(?<!\p{L})(?:training(?! (?:plan|data|session of|(?:year|season|ground|hall|partner)s?(?!\p{L})))|train (?:our|the|your|all|new|\d|two|three)|workshops?|schul(?:en|ung\p{L}*)|einweis(?:en|ung)|formation|former (?:nos|les?|notre)|capacita(?:r|ción)|formación|treina(?:r|mento)|обучени\p{L}*)(?!\p{L})`,
)
/** A label that asks for it: "Training: one day at each site". */
const labeled = pattern(
  '^(?:training|schulung(?:en)?|einweisung(?:en)?|formations?|formación|capacitación|formação|treinamento|formazione|opleiding) ?: ',
)
/** Words that ask for training or papers. Other sentences only mention them. */
const asks = pattern(
  String.raw`(?<!\p{L})(?:need|needs|want|please|include[sd]?|expect|provided?|suppl(?:y|ied)|hold|handed over|deliver(?:ed)?|brauchen|benötigen|bitte|gehör\p{L}*|inklusive|inbegriffen|zur verfügung gestellt|(?:mit)?geliefert|bereitgestellt|übergeben|fournie?s?|livrée?s?|remise?s?|besoin|prévoir|compris\p{L}*|souhait\p{L}*|necesit\p{L}*|inclu\p{L}*|entreg\p{L}+|precis\p{L}*|нуж\p{L}*)(?!\p{L})`,
)

/** True for words about tests, manuals, management or training, which are no functions of a product. */
export const isSupporting = ({ text }: Pick<Statement, 'text'>): boolean =>
  [testing, handover, planning, training].some((words) => words.test(text))

/** Headings of how a client changes its own documents, unlike a module for changes. */
const ownProcess = pattern(
  String.raw`(?<!\p{L})(?:(?:change (?:management|control)|document control) (?:process|procedure)|version control and documentation|revision history|änderungsmanagement|änderungsverfahren|gestion des (?:changements|modifications)|gestión de (?:los )?cambios|control de cambios|gestione delle modifiche|wijzigingsbeheer|gestão de mudanças)(?!\p{L})`,
)

const maxWords = 40

/** Returns the statements that ask for training or work of experts, which neither tasks nor supporting work contain. */
export const notEstimatedAmong = memoize((statements: readonly Statement[]): Statement[] =>
  statements.filter(
    (statement) => statement.kind === 'background' && (asksForTraining(statement) || asksForService(statement)),
  ),
)

const asksForTraining = ({ text, topic, item, words }: Statement) =>
  topic !== 'foreign' &&
  words.length <= maxWords &&
  training.test(text) &&
  (item || topic === 'training' || firm.test(text) || asks.test(text) || labeled.test(text))

const enumerated = /,? (?:and|und|et|y|e|en) (?=\p{L})|, /u

/** Splits an enumeration of training and of things that supporting work contains: "Source code, a manual and training". */
function partsOf({ text }: Statement): Record<'unestimated' | 'estimated', string[]> {
  const parts = text.replace(/[.;]$/, '').split(enumerated)
  const unestimated = parts.filter((part) => training.test(part))
  const estimated = parts.filter((part) => !unestimated.includes(part))
  const isList =
    unestimated.length > 0 && estimated.every((part) => isSupporting({ text: part }) || handedOver.test(part))
  return isList ? { unestimated, estimated } : { unestimated: [text], estimated: [] }
}

/** Returns the part of such a statement that neither tasks nor supporting work contain. */
export const unestimatedPart = (statement: Statement): string => partsOf(statement).unestimated.join(', ')

/** Returns the lines that ask for tests, documentation or management, by row of supporting work. */
export function supportingLines(statements: readonly Statement[]): Map<SupportingRow, number[]> {
  const rows = new Map<SupportingRow, number[]>()
  const besides = new Set(notEstimatedAmong(statements))
  const tests = takesTests(statements.map(({ text }) => text)) ? testingSoftware : testing
  for (const statement of statements) {
    const { kind, text, topic, item, lines, words, headings } = statement
    if (headings.some((it) => ownProcess.test(it))) continue
    if (kind !== 'background' || words.length > maxWords || topic === 'foreign' || isScheduled(text)) continue
    if (!item && !firm.test(text) && !asks.test(text) && topic !== 'testing' && topic !== 'training') continue
    const isDelivered = item && headings.some((it) => deliverables.test(it))
    for (const part of besides.has(statement) ? partsOf(statement).estimated : [text]) {
      const isHandedOver = handover.test(part) || (isDelivered && handedOver.test(part))
      const row: SupportingRow | null = tests.test(part)
        ? 'Testing and fixing'
        : isHandedOver
          ? 'Deployment and handover'
          : planning.test(part)
            ? 'Discovery and planning'
            : null
      if (row) rows.set(row, [...new Set([...(rows.get(row) ?? []), ...lines])])
    }
  }
  return rows
}
