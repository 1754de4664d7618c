import type { ReactNode } from 'react'
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
import type { WorkToCheck } from '#domain/scope/checked-work'
import { formatWeeks, number, plural, signedHours } from '#domain/text/format'
import { marksOf } from '#domain/text/marked-changes'
import { ChangedLine, Quote } from '../../../shared/offer-parts'
import { FoldedList } from '../../../ui/fold'
import { OwnButton } from '../scope/own-button'

const noneFound =
  'If a changed line asks for something to be built, move it below the heading of its feature, or add a task with Edit Scope.'

/** Number of items of a list that do not fold, so that the price below the comparison is not far. */
const shown = 3

interface Props {
  compared: Compared
  /** Keeps the work to check as it is, or removes it. */
  onDecide: (decision: 'keepWork' | 'removeWork', work: WorkToCheck) => void
}

/** A difference of two estimates: its sums, and each row with its tasks and their requirement lines. */
export function DifferenceRows({ compared, onDecide }: Props) {
  const beside = linesBeside(compared)
  return (
    <>
      <Rows compared={compared} />
      <Texts title={lineChangesTitle(beside)} texts={beside} />
      <Texts title="Renamed" texts={compared.renamed} />
      <Texts title="Exclusions" texts={compared.exclusions} />
      <Texts title="Assumptions" texts={compared.assumptions} />
      <Texts title="Changed by you, and the line changed: please check" texts={compared.stale}>
        {(work) => (
          <span className="row">
            {work.after === undefined && (
              <OwnButton aria-label={`Remove the task ${work.name}`} onClick={() => onDecide('removeWork', work)}>
                Remove Task
              </OwnButton>
            )}
            <OwnButton aria-label={`Keep ${work.name}`} onClick={() => onDecide('keepWork', work)}>
              Keep
            </OwnButton>
          </span>
        )}
      </Texts>
    </>
  )
}

interface Compared extends Difference {
  isSame: boolean
  renamed: Text[]
  exclusions: Text[]
  assumptions: Text[]
  stale: (Text & WorkToCheck)[]
}

type Text = Pick<LineDifference, 'before' | 'after'> & { name?: string }

interface TextsProps<T> {
  title: string
  texts: readonly T[]
  /** Returns what can be done about a text. */
  children?: (text: T) => ReactNode
}

/** Texts that differ. */
const Texts = <T extends Text>({ title, texts, children }: TextsProps<T>) =>
  texts.length > 0 && (
    <>
      <h4>{title}</h4>
      <FoldedList
        items={texts}
        shown={shown}
        className="versions__tasks"
        renderSummary={({ length }) => `${number(length)} more`}
      >
        {(text, at) => (
          // A row with buttons stays the same element, so that it keeps the focus.
          <li key={children ? JSON.stringify(text) : at} className="written">
            {text.name && <strong>{text.name}. </strong>}
            <ChangedLine {...text} {...marksOf(text.before, text.after)} />
            {children?.(text)}
          </li>
        )}
      </FoldedList>
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
    <div>
      <FoldedList
        items={rows.map((row, at) => ({ ...row, tasks: quoted[at]! }))}
        shown={shown}
        className="versions__rows"
        renderSummary={(folded) => (
          <>
            {plural(folded.length, 'more row')}: {amounts(sumOf(folded))}
          </>
        )}
      >
        {(row) => (
          <li key={row.name}>
            <p className="versions__row">
              <span className="written">{row.name}</span>
              {amounts(row)}
            </p>
            {explainRest(row) && <p className="muted small">{explainRest(row)}</p>}
            <FoldedList
              items={row.tasks}
              shown={shown}
              className="versions__tasks"
              renderSummary={(folded) => (
                <>
                  {plural(folded.length, 'more task')}: {amounts({ hours: sumOf(folded).hours })}
                </>
              )}
            >
              {(task) => (
                <li key={`${task.kind} ${task.name}`}>
                  <span className="written">{nameChange(task)}</span>,{' '}
                  <span className="num">{signedHours(task.hours)}</span>
                  {task.lines.map(({ id, text, before }) => (
                    <p key={id} className="muted small written">
                      <Quote marked={marksOf(before, text).marked ?? [{ text }]} />
                    </p>
                  ))}
                </li>
              )}
            </FoldedList>
          </li>
        )}
      </FoldedList>
      <div className="versions__total">
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
      </div>
    </div>
  )
}

/** Returns the sums of rows or tasks. */
const sumOf = (rows: readonly { hours?: number | undefined; price?: number | undefined }[]) => ({
  hours: rows.reduce((sum, row) => sum + (row.hours ?? 0), 0),
  price: rows.reduce((sum, row) => sum + (row.price ?? 0), 0),
})
