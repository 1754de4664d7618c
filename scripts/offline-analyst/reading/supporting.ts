import type { SupportingRow } from '#contract/breakdown'
import type { Statement } from './statement'
import { firm } from './sight'

const testing =
  /\b(?:tests?|tested|testing|test coverage|quality assurance|QA|accept\w+ tests?|penetration|getestet|prueba|teste|тест)\w*/iu
const handover =
  /\b(?:document(?:ation|ed)|manuals?|training|trained|user guide|handover|hand over|deploy(?:ed|ment)|release notes|dokumentation|schulung|documentación|formation)\b/iu
const planning = /\b(?:status reports?|project plan|weekly meeting|kick-?off|milestones?|project management|sprint)\b/iu

const maxWords = 40

/** Returns the lines that ask for tests, documentation, training or management, by row of supporting work. */
export function supportingLines(statements: readonly Statement[]): Map<SupportingRow, number[]> {
  const rows = new Map<SupportingRow, number[]>()
  for (const { kind, text, topic, item, lines, words } of statements) {
    if (kind !== 'background' || words.length > maxWords || topic === 'foreign') continue
    if (!item && !firm.test(text) && topic !== 'testing' && topic !== 'training') continue
    const row: SupportingRow | null = testing.test(text)
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
