import { wordsOf } from '../text/words'
import { type Statement, isAsking } from './statement'

/** Minimum share of the words of the rows that other requirements contain. */
const minSaid = 0.5
const minLength = 4

const rootsIn = (words: Statement['words']) => words.flatMap(({ raw, root }) => (raw.length >= minLength ? [root] : []))

/**
 * Classifies the rows of tables of roles as background if the requirements say what these people do. Rows that are
 * background before, such as those of a supplier's staff, name no role.
 */
export function withRoleTables(statements: readonly Statement[]): Statement[] {
  const found = statements.map((it) => ({ ...it, role: it.role && isAsking(it) }))
  const said = new Set(found.filter((it) => isAsking(it) && !it.role).flatMap(({ words }) => rootsIn(words)))
  const ofRoles = found.filter(({ role }) => role)
  const deeds = ofRoles.flatMap(({ text }) => rootsIn(wordsOf(text.split(' | ').slice(1).join(', '))))
  if (deeds.filter((root) => said.has(root)).length < minSaid * deeds.length) return found
  return found.map((it) => (it.role ? { ...it, kind: 'background' } : it))
}
