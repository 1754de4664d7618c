/** Columns of a table of past projects, in the order that a table without headings has. */
export const columns = ['title', 'estimated', 'actual', 'finished'] as const
export type Column = (typeof columns)[number]

const columnNames: Record<Column, string> = {
  title: 'title',
  estimated: 'estimated hours',
  actual: 'actual hours',
  finished: 'finished on',
}

const listed = columns.map((column) => columnNames[column]).join(', ')

/** Lists words as a pattern for one whole word, so that a checklist is no "Ist" and a backend no end. */
const words = (list: string) => new RegExp(`^(${list.trim().replaceAll(/\s+/g, '|')})$`)

const hour = 'h hr hrs hour hours std stunde stunden'
const money =
  'cost costs price prices rate rates amount fee fees value revenue usd eur gbp chf kosten preis betrag honorar'
const day = 'date datum day tag on am at'
const other = 'status state by id nr no number variance difference remaining percent points'

interface Rule {
  /** Whole headings without the unit. */
  exact: readonly string[]
  /** Words that name the column, and words that may mean it. */
  strong: RegExp
  weak: RegExp
  /** Words of its unit, which make it more certain. */
  unit: RegExp
  never: RegExp
}

const notHours = words(
  `${money} ${other} days weeks start started begin began end ended finish finished date datum due deadline delivery`,
)
const rules: Record<Column, Rule> = {
  finished: {
    exact: ['finished', 'finish', 'completed', 'completion', 'done', 'end', 'ende', 'abgeschlossen', 'fertig'],
    strong: words(`finished finish completed completion complete done end ended ende closed delivered resolved
      abgeschlossen abschluss abschlussdatum fertig fertiggestellt fertigstellung enddatum projektende`),
    weak: words('date datum'),
    unit: words(day),
    never: words(`${hour} ${money} ${other} start started begin began begun beginn created opened updated modified
      geändert plan planned geplant estimate estimated target due deadline soll`),
  },
  estimated: {
    exact: ['estimate', 'estimated', 'estimates', 'estimation', 'schätzung', 'geschätzt', 'geschätzte', 'soll'],
    strong: words(`est estimate estimated estimates estimation schätzung geschätzt geschätzte soll sollstunden
      planstunden`),
    weak: words('plan planned geplant geplante'),
    unit: words(hour),
    never: notHours,
  },
  actual: {
    exact: ['actual', 'actuals', 'ist', 'spent', 'time spent', 'took', 'logged', 'tatsächlich', 'tatsächliche', 'real'],
    strong: words(`actual actuals ist iststunden spent took logged tracked worked booked real tatsächlich tatsächliche
      gebucht gebuchte`),
    weak: words(`${hour} effort aufwand`),
    unit: words(hour),
    never: notHours,
  },
  title: {
    exact: ['title', 'project', 'project title', 'titel', 'projekt', 'projektname'],
    strong: words('projektname projekttitel'),
    weak: words('title project name titel projekt'),
    unit: words('name title titel'),
    never: words(
      `${money} ${other} client customer kunde kunden manager owner lead code type typ key team company budget`,
    ),
  },
}

/** Returns how well a heading fits a column, 0 if it does not. */
function rankOf(heading: string, column: Column): number {
  const { exact, strong, weak, unit, never } = rules[column]
  const own = heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const has = (pattern: RegExp) => own.some((word) => pattern.test(word))
  if (has(never) || /[$€£¥%]/.test(heading)) return 0
  const isExact = [own, own.filter((word) => !unit.test(word))].some((part) => exact.includes(part.join(' ')))
  const rank = isExact ? 6 : has(strong) ? 4 : has(weak) || (column === 'estimated' && isPriced(own)) ? 2 : 0
  return rank > 0 && has(unit) ? rank + 1 : rank
}

/** Words that mean hours only beside a unit, and money otherwise. */
const quotedIn = words('budget budgeted quote quoted offered angebot')
const isPriced = (own: readonly string[]) =>
  own.some((word) => quotedIn.test(word)) && own.some((word) => words(hour).test(word))

/** So that planned hours are estimated, and the hours of a project no title. */
const byCertainty: readonly Column[] = ['estimated', 'actual', 'finished', 'title']

type Found = { at: Record<Column, number> } | { failure: string }

/** Finds the columns of a table by its headings. Returns why it cannot: one is missing, or two fit equally. */
export function findColumns(headings: readonly string[]): Found {
  const ranked = headings.map((heading, position) => {
    const ranks = byCertainty.map((column) => ({ column, position, rank: rankOf(heading, column) }))
    // A heading names one column: the first that it fits best.
    return ranks.reduce((best, next) => (next.rank > best.rank ? next : best))
  })
  const at: Partial<Record<Column, number>> = {}
  for (const column of columns) {
    const own = ranked.filter((each) => each.column === column && each.rank > 0)
    const best = Math.max(...own.map(({ rank }) => rank))
    const [first, second] = own.filter(({ rank }) => rank === best)
    if (!first)
      return {
        failure: `The file needs the columns ${listed}, named in its first row. None of its headings means “${columnNames[column]}”.`,
      }
    if (second)
      return {
        failure: `The columns “${headings[first.position]}” and “${headings[second.position]}” can both mean “${columnNames[column]}”. Rename or delete one of them.`,
      }
    at[column] = first.position
  }
  return { at: at as Record<Column, number> }
}
