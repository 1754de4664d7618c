import { Card } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { checkTerms } from '../../settings/terms-form'
import { summarizeTerms } from '../../settings/terms-texts'
import { lazyPart } from '../../ui/lazy-part'
import type { PanelProps } from './panel-props'
import './pricing-card.css'

const TermsFields = lazyPart(() => import('../../settings/terms-fields').then((module) => module.TermsFields))

/** Terms of the price, closed at first. Each change is saved like the settings. */
export function PricingCard({ project, shown, settings }: Pick<PanelProps, 'project' | 'shown' | 'settings'>) {
  const { form, change, finishTyping } = useStore(settings)
  const [wasOpened, setWasOpened] = useState(false)
  const { errors } = checkTerms(form.terms)
  return (
    <Card variation="outlined" as="aside" aria-labelledby="pricing-heading">
      <details className="price-terms" onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
        <summary>
          <h2 id="pricing-heading">Pricing</h2>
          {errors ? (
            <span className="bad small">Not saved: check the values</span>
          ) : (
            <span className="muted small">{summarizeTerms(project.terms)}</span>
          )}
        </summary>
        {wasOpened && (
          <TermsFields
            form={form.terms}
            hourlyRate={form.hourlyRate}
            errors={errors ?? {}}
            onChange={(terms) => change({ terms })}
            onTyped={finishTyping}
            estimation={shown}
          />
        )}
      </details>
    </Card>
  )
}
