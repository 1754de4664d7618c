import { Badge, Button } from '@aws-amplify/ui-react'
import { useNavigate } from 'react-router-dom'
import { type Tier, paidTiers, plans } from '#contract/plan'
import { money } from '#domain/text/format'
import { useSession } from '../../session/session'
import { shortDate } from '../../ui/format'
import { CheckIcon } from '../../ui/icons'

interface Props {
  tier: keyof typeof plans
  /** Undefined for the free plan and until prices have loaded. */
  priceId: string | undefined
  onFree: () => void
}

export function PlanCard(props: Props) {
  const { name, description, price, period, features } = plans[props.tier]
  const popular = props.tier === 'tier1'
  return (
    <li className="plan" data-popular={popular || undefined}>
      <div className="plan__head">
        <h2>{name}</h2>
        {popular && <Badge variation="info">Most Popular</Badge>}
      </div>
      <p className="muted">{description}</p>
      <p className="plan__price num">
        {money(price)} <span className="muted">/ {period}</span>
      </p>
      <Choose {...props} />
      <ul className="plan__features">
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon /> {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Choose({ tier, priceId, onFree }: Props) {
  const { user } = useSession()
  const navigate = useNavigate()
  const { name } = plans[tier]
  const current: Tier | null = user?.subscriptionTier ?? null
  const { nextTier, renewsAt, endsAt } = user?.subscription ?? {}
  const subscribe = `/subscribe?${new URLSearchParams({ plan: name, priceId: priceId ?? '' })}`

  if (current === tier && nextTier) {
    return (
      <Button isDisabled={!priceId} onClick={() => void navigate(subscribe)}>
        Keep {name}
      </Button>
    )
  }
  if (current === tier) return <Button isDisabled>Current Plan</Button>
  if (nextTier === tier) return <Button isDisabled>Starts {shortDate(renewsAt ?? '')}</Button>
  if (current === 'custom') return <Button isDisabled>Covered by your custom plan</Button>
  if (tier === 'free' && endsAt) return <Button isDisabled>Starts {shortDate(endsAt)}</Button>
  if (tier === 'free' && current) return <Button onClick={onFree}>Switch to Free</Button>
  if (tier === 'free') return <Button onClick={() => void navigate('/auth#register')}>Start for free</Button>

  const to = current ? subscribe : `/auth?${new URLSearchParams({ next: subscribe })}`
  const isUpgrade = current && plans[current].price < plans[tier].price
  const recommended = paidTiers.find((paid) => !current || plans[current].price < plans[paid].price)
  return (
    <Button
      {...(tier === recommended && { variation: 'primary' })}
      isDisabled={!priceId}
      onClick={() => void navigate(to)}
    >
      {isUpgrade ? `Upgrade to ${name}` : `Choose ${name}`}
    </Button>
  )
}
