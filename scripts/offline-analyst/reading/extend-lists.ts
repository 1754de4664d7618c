import { leadsToRequests } from './existing'
import { leadsToPages } from './leads'
import { type Statement, cellsOf } from './statement'
import { isSupporting } from './supporting'

/**
 * Classifies items beside requirements as requirements, even short ones: "Exactly one pass per student". Among several,
 * a few words suffice: "Guest list", and below a lead that asks for them: "Please add to our shop:", or if they are added.
 */
export function extendLists(statements: Statement[], isAdded: boolean): Statement[] {
  const keyOf = (statement: Statement) => `${cellsOf(statement)}\n${statement.headings.join('\n')}`
  const asking = new Set<string>()
  const leads = statements.filter((it) => leadsToRequests(it) || leadsToPages(it)).map(({ text }) => text)
  const items = new Map<string, { all: number; functions: number }>()
  for (const statement of statements) {
    const isFunction = statement.kind === 'function'
    const key = keyOf(statement)
    if (isFunction && statement.headings.length > 0) asking.add(key)
    if (!statement.item) continue
    const { all, functions } = items.get(key) ?? { all: 0, functions: 0 }
    items.set(key, { all: all + 1, functions: functions + Number(isFunction) })
  }
  const isSeries = statements.filter(({ coded, kind }) => coded && kind === 'function').length >= minListed
  return statements.map((statement) => {
    const { countsIn, coded, headings, topic } = statement
    if (countsIn === null) return statement
    const key = keyOf(statement)
    const { all, functions } = items.get(key) ?? { all: 0, functions: 0 }
    const isLikeOthers =
      ((coded && isSeries) || (functions >= minListed && functions >= all * minItemShare)) && !isSupporting(statement)
    const isLedTo = leads.some((lead) => headings.at(-1)?.endsWith(lead)) || topic === 'functions'
    const isListed =
      countsIn !== 'like list' &&
      (isLedTo ||
        isAdded ||
        functions >= minListed ||
        isLast(all, functions) ||
        (countsIn === 'list' && asking.has(key)))
    return isLikeOthers || isListed ? { ...statement, kind: 'function' } : statement
  })
}

/** True for the only item of a short list that is no requirement by itself: "Photo album" beside two sentences. */
const isLast = (all: number, functions: number) => functions === all - 1 && functions === minListed - 1

/** Minimum share of requirements in a list whose other items are some, too. */
const minItemShare = 0.6

/** Minimum requirements in a list in which a name suffices. */
const minListed = 3
