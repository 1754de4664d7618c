import type { BugReports } from '../text/bug-reports'
import { asksReaderFor } from './request-terms'
import type { Statement } from './statement'

/** Classifies a statement in bug reports: their lines ask for work, and beside several of them what asks for it. */
export function classifyInBug(statement: Statement, { lines, count }: BugReports): Statement {
  const isOfBug = statement.lines.some((line) => lines.has(line))
  const isBeside = count > 1 && asksReaderFor(statement.text, statement.words)
  return { ...statement, kind: isOfBug || isBeside ? 'function' : 'background' }
}
