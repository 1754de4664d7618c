import { Card } from '@aws-amplify/ui-react'
import type { Tier } from '#contract/plan'

const reasons = [
  ['Every hour has a source', 'Every figure is traceable to the requirement behind it.'],
  ['Risks before the quote', 'See what could go wrong, and what to do about it.'],
  ['A range, not a guess', 'Even odds, 80% and 90%: you choose the confidence to quote at.'],
]

/** For customers, who have chosen: what is new in this version, and a tip. */
const news = [
  ['New: a range that follows your answers', 'Beside the questions you see what each answer changes.'],
  ['New: estimates on paper', 'Printed results carry the date and page numbers, with every task and its lines.'],
  ['Tip: required questions first', 'They move the hours most, and every answer narrows the range.'],
]

export function WhyChoose({ tier }: { tier: Tier }) {
  return (
    <Card variation="outlined">
      <h2 className="card-head">Why choose Scopewright</h2>
      <ul className="ledger">
        {(tier === 'free' ? reasons : news).map(([heading, text]) => (
          <li key={heading} className="why">
            <h3>{heading}</h3>
            <p className="muted small">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
