import { useMemo, useState } from 'react'
import type { Estimation, Line } from '#contract/estimation'
import { scopeLimits } from '#contract/limits'
import type { Scope } from '#contract/scope'
import { unworkedItems, unworkedSentence } from '#domain/offer/unworked-items'
import { allLines } from '#domain/scope/all-lines'
import { FoldedList } from '../../../ui/fold'
import { plural } from '../../../ui/format'
import type { ScopeStore } from '../scope/scope-store'
import { LineQuotes } from './line-quotes'
import { MisreadButton } from './misread-button'
import { Section } from './section'

interface Props {
  estimation: Estimation
  scope: Scope | undefined
  /** True if it is too late to check them. */
  isFinal: boolean
  /** Scope in which a line can be called no requirement. Absent if the estimate is saved. */
  scopeStore: ScopeStore | undefined
}

/** Requirement lines without a task, those of which an offer says nothing, and all that were read as background. */
export function NotEstimated({ estimation, scope, isFinal, scopeStore }: Props) {
  const { notEstimated, lines, idleLines = [] } = estimation
  const unworked = useMemo(() => unworkedItems(estimation, scope), [estimation, scope])
  if (notEstimated.length + unworked.length + idleLines.length === 0) return null
  const count = plural(notEstimated.length, 'requirement line')
  const silent = new Set(notEstimated)
  const whole = new Map(allLines(estimation).map((line) => [line.id, line]))
  const renderRow = (line: Line) => (
    <Row key={line.id} {...{ line, scope, scopeStore }} whole={whole.get(line.id) ?? line} />
  )
  const advice =
    !isFinal &&
    ` Please add a task ${scopeStore ? '' : 'in the project '}with Edit Scope for what is work for you, and say of the rest that it is not a requirement.`
  return (
    <Section
      title="Not estimated"
      className={notEstimated.length > 0 ? 'result--list' : 'unprinted'}
      lead={
        notEstimated.length > 0 ? (
          <>
            No task covers {count}. <span className="unprinted">Your client reads this as not included.{advice}</span>
          </>
        ) : (
          unworked.length === 0 && 'Greetings, descriptions and the like add no hours.'
        )
      }
    >
      {/* Has the focus after the last row of a list left. */}
      <div tabIndex={-1} className="stack">
        {notEstimated.length > 0 && (
          <details className="fold">
            <summary>Show {count}</summary>
            <ul className="stack">{lines.filter(({ id }) => silent.has(id)).map(renderRow)}</ul>
          </details>
        )}
        {unworked.length > 0 && (
          <div className="stack unprinted">
            <p className="small">
              {unworkedSentence(unworked.length)}
              {advice}
            </p>
            <FoldedList
              items={unworked}
              shown={2}
              className="stack"
              renderSummary={({ length }) => plural(length, 'more line')}
            >
              {renderRow}
            </FoldedList>
          </div>
        )}
        {idleLines.length > 0 && <Background lines={idleLines} />}
      </div>
    </Section>
  )
}

interface RowProps extends Pick<Props, 'scope' | 'scopeStore'> {
  line: Line
  /** The line, of which `line` perhaps has only a part. */
  whole: Line
}

/** A line that may be a wish. */
const Row = ({ line, whole, scope, scopeStore }: RowProps) => (
  <li>
    <LineQuotes ids={[line.id]} lines={[line]} />
    {scopeStore && (
      <MisreadButton
        {...{ scopeStore }}
        misread={whole}
        className="line-quote__action unprinted"
        isDisabled={(scope?.exclusions ?? []).length >= scopeLimits.exclusions}
        aria-label={`Line ${line.id} is not a requirement`}
      >
        Not a requirement
      </MisreadButton>
    )}
  </li>
)

/** Lines that were read as background. A document can have thousands, so they are rendered once opened. */
function Background({ lines }: Pick<Estimation, 'lines'>) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className="fold"
      data-titled={wasOpened || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>
        <span>
          <span className="unprinted">Show </span>
          {plural(lines.length, 'line')} read as background
        </span>
      </summary>
      {wasOpened && <LineQuotes ids={lines.map(({ id }) => id)} lines={lines} />}
    </details>
  )
}
