import { wordsOf } from '../text/words'
import { type Statement, isAsking } from './statement'

/** Minimum share of the words of a row that other requirements contain. */
const minSaid = 0.85
const minLength = 4

const rootsIn = (words: Statement['words']) => words.flatMap(({ raw, root }) => (raw.length >= minLength ? [root] : []))

/** Classifies rows of tables of roles as background if the requirements say what these people do. */
export function withRoleTables(statements: Statement[]): Statement[] {
  if (!statements.some(({ role }) => role)) return statements
  const said = new Set(statements.filter((it) => isAsking(it) && !it.role).flatMap(({ words }) => rootsIn(words)))
  // Numbered requirements say all of it.
  const isSpecified =
    statements.filter((it) => it.coded && isAsking(it)).length >= statements.filter(({ role }) => role).length
  return statements.map((it) => {
    if (!it.role || !isAsking(it)) return it
    if (isSpecified) return { ...it, kind: 'background' }
    const deeds = rootsIn(
      wordsOf(
        it.text
          .split(/: | \| /)
          .slice(1)
          .join(', '),
      ),
    )
    return deeds.filter((root) => said.has(root)).length < minSaid * deeds.length ? it : { ...it, kind: 'background' }
  })
}
