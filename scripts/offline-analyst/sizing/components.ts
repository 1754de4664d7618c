import type { Statement } from '../reading/statement'
import { topicOf } from '../text/topics'
import { works } from '../vocabulary/work'

const rest = 'Other features'

/** Returns the component of a statement: the system it connects to, its kind of work, or its heading. */
export function componentOf(statement: Statement, work: string | null, systems: ReadonlySet<string>): string {
  const [system] = systems
  if (system !== undefined) return `Integration with ${system}`
  if (work !== null) return works.get(work)!.name
  const heading = statement.headings.toReversed().find(isOwnHeading)
  return heading ? formatTitle(heading) : rest
}

const generic =
  /^(?:background|additional|specific|other|further|miscellaneous|notes?|annex.*|appendix.*|.*[:.]|introduction|inputs?|outputs?|processing|description|details?|general|overview|functional requirements?|non-?functional requirements?|requirements?|features?|use cases?|main (?:success scenario|flow)|alternative flows?|user stories|acceptance criteria|scope|purpose|minutes.*|scenario.*|.{0,2}|.{45,})$/i

const isOwnHeading = (heading: string) => {
  const name = formatTitle(heading)
  return !generic.test(heading.trim()) && !generic.test(name) && topicOf(heading) === null
}

const formatTitle = (heading: string) =>
  heading
    .replace(/^\W*(?:[A-Z]{1,4}-?)?\d+(?:\.\d+)*[.:)]?\s+/u, '')
    .replace(/\s*(?:requirements?|specifications?|anforderungen|features?)\s*$/i, '')
    .replace(/[:：]\s*$/, '')
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) || heading
