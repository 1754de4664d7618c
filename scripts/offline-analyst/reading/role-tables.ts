import { wordsOf } from '../text/words'
import { lexicon } from '../vocabulary/lexicon'
import { works } from '../vocabulary/work'
import { deeds } from './deeds'
import { type Statement, isAsking } from './statement'

/** Minimum share of the words of a row that other requirements contain. */
const minSaid = 0.85
const minLength = 4

const rootsIn = (words: Statement['words']) => words.flatMap(({ raw, root }) => (raw.length >= minLength ? [root] : []))

const worksIn = (hits: Statement['hits']) =>
  hits.flatMap(({ owner: { kind, name } }) => (kind === 'work' && !works.get(name)!.quality ? [name] : []))

/** Returns the words of a row behind the name of the role. */
const deedsIn = ({ text }: Statement) =>
  wordsOf(
    text
      .split(/: | \| /)
      .slice(1)
      .join(', '),
  )

/** Classifies rows of tables of roles as background if the requirements say what these people do. */
export function withRoleTables(statements: Statement[]): Statement[] {
  if (!statements.some(({ role }) => role)) return statements
  const others = statements.filter((it) => isAsking(it) && !it.role)
  const said = new Set(others.flatMap(({ words }) => rootsIn(words)))
  const named = new Set(others.flatMap(({ hits }) => worksIn(hits)))
  // Numbered requirements say all of it, except for kinds of work, and things, that none of them names.
  const isSpecified = others.filter(({ coded }) => coded).length >= statements.filter(({ role }) => role).length
  return statements.map((it) => {
    if (!it.role || !isAsking(it)) return it
    const done = deedsIn(it)
    const roots = rootsIn(done)
    const of = worksIn(lexicon.find(done))
    const isUnsaid = of.length === 0 && done.some(({ stem }) => deeds.has(stem)) && !roots.some((it) => said.has(it))
    const isSaid = isSpecified
      ? !isUnsaid && of.every((work) => named.has(work))
      : roots.filter((root) => said.has(root)).length >= minSaid * roots.length
    return isSaid ? { ...it, kind: 'background' } : it
  })
}
