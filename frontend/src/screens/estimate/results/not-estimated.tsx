import { useMemo, useState } from 'react'
import type { Estimation } from '#contract/estimation'
import type { Scope } from '#contract/scope'
import { unworkedItems, unworkedSentence } from '#domain/offer/unworked-items'
import { FoldedList } from '../../../ui/fold'
import { plural } from '../../../ui/format'
import { LineQuotes } from './line-quotes'
import { Section } from './section'

interface Props {
  estimation: Estimation
  scope: Scope | undefined
  /** True if it is too late to check them. */
  isFinal: boolean
}

/** Requirement lines without a task, those of which an offer says nothing, and all that were read as background. */
export function NotEstimated({ estimation, scope, isFinal }: Props) {
  const { notEstimated, lines, idleLines = [], outOfScope } = estimation
  const unworked = useMemo(() => unworkedItems(estimation, scope), [estimation, scope])
  // Others are those of work whose exclusion the owner removed.
  const leftOut = new Set(outOfScope.flatMap(({ sources }) => sources))
  const background = idleLines.filter(({ id }) => !leftOut.has(id))
  if (notEstimated.length + unworked.length + background.length === 0) return null
  const count = plural(notEstimated.length, 'requirement line')
  return (
    <Section
      title="Not estimated"
      className={notEstimated.length > 0 ? 'result--list' : 'unprinted'}
      lead={
        notEstimated.length > 0 ? (
          <>
            No task covers {count}.{' '}
            <span className="unprinted">
              Your client reads this as not included.
              {!isFinal &&
                ' Please check whether any is work for you, and remove the others with Edit Scope in the project.'}
            </span>
          </>
        ) : (
          unworked.length === 0 && 'Greetings, descriptions and the like add no hours.'
        )
      }
    >
      {notEstimated.length > 0 && (
        <details className="fold">
          <summary>Show {count}</summary>
          <LineQuotes ids={notEstimated} lines={lines} />
        </details>
      )}
      {unworked.length > 0 && (
        <div className="stack unprinted">
          <p className="small">
            {unworkedSentence(unworked.length)}
            {!isFinal && ' Please check, and add a task with Edit Scope for what is work for you.'}
          </p>
          <FoldedList
            items={unworked}
            shown={2}
            className="stack"
            renderSummary={({ length }) => plural(length, 'more line')}
          >
            {({ id }) => (
              <li key={id}>
                <LineQuotes ids={[id]} lines={unworked} />
              </li>
            )}
          </FoldedList>
        </div>
      )}
      {background.length > 0 && <Background lines={background} />}
    </Section>
  )
}

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
