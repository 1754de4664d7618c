import type { SupportingRow } from '#contract/breakdown'
import { pattern } from '#domain/text/pattern'
import { firm } from './sight'
import { takesTests } from './other-meanings'
import type { Statement } from './statement'

const testing =
  /\b(?:tests?|tested|testing|test coverage|quality assurance|QA|accept\w+ tests?|penetration|getestet|prueba|teste)\w*|тест/i
/** Words of software tests in a text about other ones. */
const testingSoftware =
  /\b(?:unit|integration|acceptance|system|load|performance|regression|penetration|usability|automated|end-to-end|software|stress) tests?\b|\btest(?: (?:plan|cases?|coverage|strategy|environment|automation)|plan|fälle|abdeckung)\b|\b(?:software|acceptance|integration|unit|system) testing\b|quality assurance|\bQA\b|\baccept\w+ tests?/i
const handover =
  /\b(?:document(?:ation|ed)|manuals?|handbooks?|handbuch|user guide|handover|hand over|deploy(?:ed|ment)|release notes|dokumentation|schulung|documentación|formation)\b/i
const planning = /\b(?:status reports?|project plan|weekly meeting|kick-?off|milestones?|project management|sprint)\b/i

const training = pattern(
  /(?<!\p{L})(?:training(?! (?:plan|data|session of))|train (?:our|the|your|all|new|\d|two|three)|workshops?|schul(?:en|ung\p{L}*)|einweis(?:en|ung)|formation|former (?:nos|les?|notre)|capacita(?:r|ción)|formación|treina(?:r|mento)|обучени\p{L}*)(?!\p{L})/iu,
)
/** Words that ask for training. Other sentences only mention it. */
const asks = pattern(
  /(?<!\p{L})(?:need|needs|want|please|include[sd]?|expect|provide|hold|deliver|brauchen|benötigen|bitte|gehör\p{L}*|inklusive|inbegriffen|besoin|prévoir|compris\p{L}*|souhait\p{L}*|necesit\p{L}*|inclu\p{L}*|precis\p{L}*|нуж\p{L}*)(?!\p{L})/iu,
)

/** True for words about tests, manuals, management or training, which are no functions of a product. */
export const isSupporting = ({ text }: Pick<Statement, 'text'>): boolean =>
  [testing, handover, planning, training].some((words) => words.test(text))

/** Headings of how a client changes its own documents, unlike a module for changes. */
const ownProcess = pattern(
  /(?<!\p{L})(?:(?:change (?:management|control)|document control) (?:process|procedure)|version control and documentation|revision history|änderungsmanagement|änderungsverfahren|gestion des (?:changements|modifications)|gestión de (?:los )?cambios|control de cambios|gestione delle modifiche|wijzigingsbeheer|gestão de mudanças)(?!\p{L})/iu,
)

const maxWords = 40

/** Returns the statements that ask for training, which neither tasks nor supporting work contain. */
export const trainingAmong = (statements: readonly Statement[]): Statement[] =>
  statements.filter(
    ({ kind, text, topic, item, words }) =>
      kind === 'background' &&
      topic !== 'foreign' &&
      words.length <= maxWords &&
      training.test(text) &&
      (item || topic === 'training' || firm.test(text) || asks.test(text)),
  )

/** Returns the lines that ask for tests, documentation or management, by row of supporting work. */
export function supportingLines(statements: readonly Statement[]): Map<SupportingRow, number[]> {
  const rows = new Map<SupportingRow, number[]>()
  const trained = new Set(trainingAmong(statements))
  const tests = takesTests(statements.map(({ text }) => text)) ? testingSoftware : testing
  for (const statement of statements) {
    const { kind, text, topic, item, lines, words, headings } = statement
    if (trained.has(statement) || headings.some((it) => ownProcess.test(it))) continue
    if (kind !== 'background' || words.length > maxWords || topic === 'foreign') continue
    if (!item && !firm.test(text) && topic !== 'testing' && topic !== 'training') continue
    const row: SupportingRow | null = tests.test(text)
      ? 'Testing and fixing'
      : handover.test(text)
        ? 'Deployment and handover'
        : planning.test(text)
          ? 'Discovery and planning'
          : null
    if (row) rows.set(row, [...(rows.get(row) ?? []), ...lines])
  }
  return rows
}
