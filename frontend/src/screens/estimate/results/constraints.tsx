import { Badge } from '@aws-amplify/ui-react'
import type { Estimation } from '#contract/estimation'
import { Section } from './section'

const verdictOf = (fits: boolean | null) =>
  fits === null
    ? ({ text: 'Not compared' } as const)
    : fits
      ? ({ text: 'Fits', variation: 'success' } as const)
      : ({ text: 'Exceeded', variation: 'warning' } as const)

interface Props {
  estimation: Pick<Estimation, 'constraints'>
}

/** Budgets and deadlines stated in the requirements, which the analyst did not see. */
export function Constraints({ estimation: { constraints } }: Props) {
  if (constraints.length === 0) return null
  return (
    <Section
      title="Stated budget and deadline"
      lead="Withheld from the analyst so that they could not influence the hours, then compared with the result."
    >
      <ul className="ledger">
        {constraints.map(({ kind, quote, verdict, fits }, index) => {
          const { text, ...badge } = verdictOf(fits)
          return (
            <li key={`${index} ${kind}`}>
              <span>{verdict}</span>
              <Badge {...badge}>{text}</Badge>
              <q className="muted small">{quote}</q>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
