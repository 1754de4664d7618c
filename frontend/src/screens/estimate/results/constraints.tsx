import { Badge } from '@aws-amplify/ui-react'
import type { ComparedConstraint, Estimation } from '#contract/estimation'
import type { ScopeStore } from '../scope/scope-store'
import { MisreadButton } from './misread-button'
import { Section } from './section'

const badgeOf = ({ fits, isAmple, isPriceWithin, isPast }: ComparedConstraint) => {
  if (isPast) return { children: 'In the past', variation: 'warning' } as const
  if (fits === null) return { children: 'Not compared' } as const
  if (isPriceWithin !== undefined)
    return { children: isPriceWithin ? 'Only the price fits' : 'The price exceeds it', variation: 'warning' } as const
  if (!fits) return { children: 'Exceeded', variation: 'warning' } as const
  return isAmple
    ? ({ children: 'Half to spare', variation: 'info' } as const)
    : ({ children: 'Fits', variation: 'success' } as const)
}

/** Groups what cannot be compared by its verdict, after the rest. */
const groupOf = ({ fits, verdict }: ComparedConstraint) => (fits === null ? verdict : '')

interface Props {
  estimation: Pick<Estimation, 'constraints'>
  /** Scope in which one that was misread can be removed. Absent if the estimate is saved. */
  scopeStore: ScopeStore | undefined
}

/** Budgets and deadlines stated in the requirements, which the analyst did not see. */
export function Constraints({ estimation, scopeStore }: Props) {
  const constraints = estimation.constraints.toSorted((one, other) => groupOf(one).localeCompare(groupOf(other)))
  const isSameAt = (index: number) => constraints[index]?.verdict === constraints[index - 1]?.verdict
  return (
    <Section
      title="Stated budget and deadline"
      // Print is for clients too.
      className="unprinted"
      lead="Withheld from the analyst so that they could not influence the hours, then compared with the result."
    >
      <ul className="ledger">
        {constraints.map((constraint, index) => (
          <li key={JSON.stringify(constraint)} data-same={isSameAt(index) || undefined}>
            {!isSameAt(index) && (
              <>
                <span>{constraint.verdict}</span>
                <Badge size="small" {...badgeOf(constraint)} />
              </>
            )}
            {/* A sentence may state several. */}
            {constraint.quote !== constraints[index + 1]?.quote && <q className="muted small">{constraint.quote}</q>}
            {scopeStore && (
              <MisreadButton
                {...{ scopeStore }}
                misread={constraint}
                aria-label={`Remove the ${constraint.kind}: ${constraint.fits === null ? constraint.quote : constraint.verdict}`}
              >
                Remove
              </MisreadButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
