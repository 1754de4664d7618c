import { wordsOf } from '../text/words'
import { type Statement, isAsking } from './statement'

/** Minimum share of the words of the rows that other requirements contain. */
const minSaid = 0.5
const minLength = 4

const rootsIn = (words: Statement['words']) => words.flatMap(({ raw, root }) => (raw.length >= minLength ? [root] : []))

/** Classifies the rows of tables of roles as background if the requirements say what these people do. */
export function withRoleTables(statements: Statement[]): Statement[] {
  const ofRoles = statements.filter((it) => it.role && isAsking(it))
  if (ofRoles.length === 0) return statements
  const said = new Set(statements.filter((it) => isAsking(it) && !it.role).flatMap(({ words }) => rootsIn(words)))
  const deeds = ofRoles.flatMap(({ text }) => rootsIn(wordsOf(text.split(' | ').slice(1).join(', '))))
  if (deeds.filter((root) => said.has(root)).length < minSaid * deeds.length) return statements
  return statements.map((it) => (it.role && isAsking(it) ? { ...it, kind: 'background' } : it))
}
