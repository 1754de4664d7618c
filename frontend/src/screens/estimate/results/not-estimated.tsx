import { useState } from 'react'
import type { Estimation } from '#contract/estimation'
import { plural } from '../../../ui/format'
import { LineQuotes } from './line-quotes'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'notEstimated' | 'idleLines' | 'lines'>
}

/** Requirement lines without a task, and those that were read as background. */
export function NotEstimated({ estimation }: Props) {
  const { notEstimated, lines, idleLines = [] } = estimation
  if (notEstimated.length + idleLines.length === 0) return null
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
              Your client reads this as not included. Please check whether any is work for you, and remove the others
              with Edit Scope in the project.
            </span>
          </>
        ) : (
          'Greetings, descriptions and the like add no hours.'
        )
      }
    >
      {notEstimated.length > 0 && (
        <details className="fold">
          <summary>Show {count}</summary>
          <LineQuotes ids={notEstimated} lines={lines} />
        </details>
      )}
      {idleLines.length > 0 && <Background lines={idleLines} />}
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
