import { Button, Card } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { formatWorkType } from '#contract/breakdown'
import type { Scope } from '#contract/scope'
import { type Settings, priorityLabels } from '#contract/settings'
import type { Terms } from '#contract/terms'
import type { ExplainedEstimate } from '#domain/offer/sold-estimate'
import { asksToCheck } from '#domain/scope/client-assumptions'
import { lazyPart } from '../../../ui/lazy-part'
import { Tooltip } from '../../../ui/tooltip'
import { PanelHeading } from '../panel-heading'
import { termsOf } from '../project-texts'
import type { ScopeStore } from '../scope/scope-store'
import type { Editable } from '../scope/use-scope-editor'
import { Components } from './components'
import { Constraints } from './constraints'
import { KeyFigures } from './key-figures'
import { Options } from './options'
import { Plan } from './plan'
import { Price } from './price'
import { Ranges } from './ranges'
import { ReferringText } from './referring-text'
import { Resources } from './resources'
import './results.css'
import { Risks } from './risks'
import { Tasks } from './tasks'
import { usePrinting } from './use-printing'
// The last one: it overrides the others.
import './print.css'

const NotEstimated = lazyPart(() => import('./not-estimated').then((module) => module.NotEstimated))
const Notes = lazyPart(() => import('./notes').then((module) => module.Notes))
const RecordSection = lazyPart(() => import('./record').then((module) => module.RecordSection))

interface Props {
  title: string
  /** ISO 8601, for a saved estimate. */
  savedAt?: string
  estimation: ExplainedEstimate
  /** Settings of the estimate, if known. */
  settings: Settings | undefined
  /** Absent for estimates saved before terms existed. */
  terms: Terms | undefined
  scope?: Scope | undefined
  /** True if the project has questions. */
  asked: boolean
  /** True if it was sold or the project is finished, so that there is nothing left to answer or check. */
  isFinal?: boolean
  /** True if the results have just replaced another panel. */
  arrived?: boolean
  scopeEditor?: Editable
  /** Switches the record on and off. Absent if the estimate is saved. */
  onUseRecord?: (isUsed: boolean) => void
  /** Scope in which misread lines, budgets and deadlines can be removed. Absent if the estimate is saved. */
  scopeStore?: ScopeStore
  /** Shown with the record. */
  recordChange?: ReactNode
  /** Shown below the totals. */
  actions?: ReactNode
  /** Shown after the terms. */
  children?: ReactNode
}

/** Results of an estimate. All tables add up to the totals at the top. */
export function Results({
  title,
  savedAt,
  estimation,
  settings,
  terms,
  scope,
  asked,
  isFinal = false,
  arrived = false,
  scopeEditor,
  onUseRecord,
  scopeStore,
  recordChange,
  actions,
  children,
}: Props) {
  const printedOn = usePrinting(title, savedAt)
  return (
    <>
      <Card variation="outlined" as="section" aria-labelledby="results-heading">
        <div className="card-head results__head">
          <PanelHeading id="results-heading" arrived={arrived}>
            Final Project Estimation
          </PanelHeading>
          {printedOn && <span className="muted small num">{printedOn}</span>}
          <span className="muted small results__made">
            Estimated by {estimation.analyst}
            <Tooltip text="Print, or save as PDF">
              <Button size="small" variation="link" onClick={() => print()}>
                Print
              </Button>
            </Tooltip>
          </span>
        </div>
        <KeyFigures estimation={estimation} priority={settings?.priority ?? 'standard'} />
        {estimation.totalHours === 0 && (
          <p className="figures__none">
            {estimation.options.length + estimation.outOfScope.length > 0
              ? 'Nothing is in scope, so there is nothing to price.'
              : 'Nothing in these requirements could be sized. A new estimate needs more detail.'}
          </p>
        )}
        {settings && (
          <p className="figures__terms muted">
            {termsOf(settings, terms)}, {priorityLabels[settings.priority]} {children}
          </p>
        )}
        {estimation.workType && <p className="figures__type muted">{formatWorkType(estimation.workType)}</p>}
        {!isFinal &&
          estimation.assumptions.filter(asksToCheck).map((text) => (
            <p key={text} className="figures__type unprinted">
              <ReferringText text={text} lines={estimation.lines} work={{ estimation, onEdit: scopeEditor?.onEdit }} />
            </p>
          ))}
      </Card>
      {actions}
      <Price estimation={estimation} />
      <Ranges {...{ estimation, asked, isFinal }} />
      {(estimation.record || recordChange) && (
        <RecordSection estimation={estimation} onUse={onUseRecord} change={recordChange} />
      )}
      {estimation.constraints.length > 0 && <Constraints estimation={estimation} scopeStore={scopeStore} />}
      <Components estimation={estimation} isPrinted={printedOn !== null} {...scopeEditor} />
      <Options estimation={estimation} />
      <NotEstimated {...{ estimation, scope, isFinal, scopeStore }} />
      <Plan estimation={estimation} />
      <Resources estimation={estimation} priority={settings?.priority ?? 'standard'} />
      <Risks estimation={estimation} />
      <Notes estimation={estimation} listsExclusions={!scopeEditor?.isEditing || printedOn !== null} />
      {printedOn && <Tasks estimation={estimation} />}
    </>
  )
}
