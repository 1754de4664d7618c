import { Card } from '@aws-amplify/ui-react'
import type { Tier } from '#contract/plan'

const reasons = [
  ['Every hour has a source', 'Every figure is traceable to the requirement behind it.'],
  ['Risks before the quote', 'See what could go wrong, and what to do about it.'],
  ['A range, not a guess', 'Even odds, 80% and 90%: you choose the confidence to quote at.'],
]

/** For customers, who have chosen: what else there is. */
const more = [
  ['Offers as links', 'Share a saved estimate as an offer, and see when it is opened and accepted.'],
  ['Changes priced apart', 'Revise the requirements, and price only what changed.'],
  ['Estimates that learn', 'Close finished projects, and the next estimates learn from what they took.'],
  [
    'Answers that count',
    'Questions are ranked by the hours that they move, and every answer makes the estimate more certain.',
  ],
]

export function WhyChoose({ tier }: { tier: Tier }) {
  return (
    <Card variation="outlined">
      <h2 className="card-head">Why choose Scopewright</h2>
      <ul className="ledger">
        {(tier === 'free' ? reasons : more).map(([heading, text]) => (
          <li key={heading} className="why">
            <h3>{heading}</h3>
            <p className="muted small">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
