import type { Estimation } from '#contract/estimation'
import { plural } from '../../../ui/format'
import { LineQuotes } from './line-quotes'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'notEstimated' | 'lines'>
}

/** Requirement lines without a task. */
export function NotEstimated({ estimation: { notEstimated, lines } }: Props) {
  if (notEstimated.length === 0) return null
  const count = plural(notEstimated.length, 'requirement line')
  return (
    <Section
      title="Not estimated"
      className="result--list"
      lead={`No task covers ${count}. Please check whether any of them is work for you.`}
    >
      <details className="fold">
        <summary>Show {count}</summary>
        <LineQuotes ids={notEstimated} lines={lines} />
      </details>
    </Section>
  )
}
