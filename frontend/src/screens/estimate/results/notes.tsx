import { Card } from '@aws-amplify/ui-react'
import { useId } from 'react'
import type { Estimation } from '#contract/estimation'
import { plural } from '../../../ui/format'
import { TextList } from '../text-list'
import { LineQuotes } from './line-quotes'
import { Section } from './section'

interface Props {
  estimation: Pick<Estimation, 'assumptions' | 'exclusions' | 'techStack' | 'notEstimated' | 'lines'>
}

/** Assumptions, exclusions and lines that were not estimated. */
export function Notes({ estimation }: Props) {
  const { assumptions, exclusions, techStack, notEstimated, lines } = estimation
  return (
    <>
      <Card variation="outlined" className="result--pair">
        <Dashes title="Assumptions" items={assumptions} />
        <Dashes title="Exclusions" items={exclusions} />
      </Card>
      {notEstimated.length > 0 && (
        <Section
          title="Not estimated"
          className="result--not-estimated"
          lead={`No task covers ${plural(notEstimated.length, 'requirement line')}. Please check whether any of them is work for you.`}
        >
          <details className="fold">
            <summary>Show {plural(notEstimated.length, 'line')}</summary>
            <LineQuotes ids={notEstimated} lines={lines} />
          </details>
        </Section>
      )}
      {techStack.length > 0 && (
        <Section title="Technology Stack">
          <TextList items={techStack} className="tags" />
        </Section>
      )}
    </>
  )
}

function Dashes({ title, items }: { title: string; items: string[] }) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="result__title">
        {title}
      </h3>
      <TextList items={items} className="dashes" />
    </section>
  )
}
