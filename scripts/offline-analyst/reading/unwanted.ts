import { denials } from '../vocabulary/cues'
import { isDenial } from './denial'
import { type Statement, isAsking } from './statement'

/** Words beside a kind of work that do not narrow it down: "no online booking system, please". */
const unspecific = new Set(
  'online real any system systems function please for now the a bitte funktion en linea ligne systeme sistema de di'.split(
    ' ',
  ),
)

/** Returns the kinds of work that a statement wants nowhere: "No online booking", unlike "No booking of cars". */
function unwantedIn({ kind, text, hits, words, topic }: Statement): string[] {
  if (kind !== 'excluded' || topic === 'excluded' || !isDenial(text)) return []
  const works = hits.filter(({ owner }) => owner.kind === 'work')
  const isNamed = (at: number) => works.some((it) => it.at <= at && at < it.at + it.length)
  const isWhole = words.every(({ raw }, at) => isNamed(at) || raw === '' || denials.has(raw) || unspecific.has(raw))
  return isWhole ? works.map(({ owner }) => owner.name) : []
}

/** Reads words for work that the text wants nowhere as others: "ask for an appointment, no online booking" is a form. */
export function withoutUnwanted(statements: Statement[]): Statement[] {
  const unwanted = new Set(statements.flatMap(unwantedIn))
  if (unwanted.size === 0) return statements
  return statements.map((it) =>
    isAsking(it) ? { ...it, hits: it.hits.filter(({ owner }) => !unwanted.has(owner.name)) } : it,
  )
}
