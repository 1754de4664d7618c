import type { Difference, DifferenceRow, LineDifference } from '#contract/difference'
import {
  explainRest,
  lineChangesTitle,
  linesBeside,
  nameChange,
  signedAmounts,
  quoteTasks,
  summarizeChange,
} from '#domain/change/change-text'
import { formatWeeks, signedHours } from '#domain/text/format'
import { marksOf } from '#domain/text/marked-changes'
import { ChangedLine, Quote } from '../../../shared/offer-parts'

const noneFound =
  'If a changed line asks for something to be built, move it below the heading of its feature, or add a task with Edit Scope.'

/** A difference of two estimates: its sums, and each row with its tasks and their requirement lines. */
export function DifferenceRows({ compared }: { compared: Compared }) {
  const beside = linesBeside(compared)
  return (
    <>
      <Rows compared={compared} />
      <Texts title={lineChangesTitle(beside)} texts={beside} />
      <Texts title="Renamed" texts={compared.renamed} />
      <Texts title="Exclusions" texts={compared.exclusions} />
      <Texts title="Assumptions" texts={compared.assumptions} />
      <Texts title="Changed by you, and the line changed: please check" texts={compared.stale} />
    </>
  )
}

interface Compared extends Difference {
  isSame: boolean
  renamed: Texts
  exclusions: Texts
  assumptions: Texts
  stale: Texts
}

type Texts = (Pick<LineDifference, 'before' | 'after'> & { name?: string })[]

/** Texts that differ. */
const Texts = ({ title, texts }: { title: string; texts: Texts }) =>
  texts.length > 0 && (
    <>
      <h4>{title}</h4>
      <ul className="versions__tasks">
        {texts.map((text, at) => (
          <li key={at} className="written">
            {text.name && <strong>{text.name}. </strong>}
            <ChangedLine {...text} {...marksOf(text.before, text.after)} />
          </li>
        ))}
      </ul>
    </>
  )

function Rows({ compared }: { compared: Compared }) {
  const { rows, lines, hours, weeks, price, leftOut } = compared
  const amounts = (row: Pick<DifferenceRow, 'hours' | 'price'>) => (
    <span className="num">{signedAmounts(row, price?.currency)}</span>
  )
  const quoted = quoteTasks(rows)
  if (rows.length === 0) {
    return (
      <>
        <p className="muted">
          {compared.isSame && compared.renamed.length === 0 ? 'There is no difference' : 'The work stays the same'}:{' '}
          {summarizeChange(compared)}.
        </p>
        {leftOut.length === 0 && lines.length > 0 && <p className="muted">{noneFound}</p>}
      </>
    )
  }
  return (
    <ul className="versions__rows">
      {rows.map((row, at) => (
        <li key={row.name}>
          <p className="versions__row">
            <span className="written">{row.name}</span>
            {amounts(row)}
          </p>
          {explainRest(row) && <p className="muted small">{explainRest(row)}</p>}
          {row.tasks.length > 0 && (
            <ul className="versions__tasks">
              {quoted[at]!.map((task) => (
                <li key={`${task.kind} ${task.name}`}>
                  <span className="written">{nameChange(task)}</span>,{' '}
                  <span className="num">{signedHours(task.hours)}</span>
                  {task.lines.map(({ id, text, before }) => (
                    <p key={id} className="muted small written">
                      <Quote marked={marksOf(before, text).marked ?? [{ text }]} />
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      <li>
        <p className="versions__row">
          <span>Difference of the totals</span>
          {amounts({ hours: hours.after - hours.before, ...(price && { price: price.after - price.before }) })}
        </p>
        <p className="muted small">
          {weeks.before === weeks.after
            ? `The timeline stays at ${formatWeeks(weeks.after)}.`
            : `The timeline changes from ${weeks.before} to ${formatWeeks(weeks.after)}.`}
          {rows.some(({ cause }) => cause === 'risk') &&
            ' Work is without contingency here. A change request and the export have it in the price of each row.'}
        </p>
      </li>
    </ul>
  )
}
