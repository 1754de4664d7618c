import type { Statement } from './statement'

/** Minimum characters of a repetition. Shorter texts, such as table cells, may repeat with another meaning. */
const minTwinLength = 40

/** Gives repeated statements the kind and topic of their first occurrence. */
export function unifyRepetitions(statements: Statement[]): Statement[] {
  const firsts = new Map<string, Pick<Statement, 'kind' | 'topic'>>()
  return statements.map((statement) => {
    const { text, kind, topic } = statement
    if (text.length < minTwinLength) return statement
    const first = firsts.get(text)
    if (!first) firsts.set(text, { kind, topic })
    return first ? { ...statement, ...first } : statement
  })
}
