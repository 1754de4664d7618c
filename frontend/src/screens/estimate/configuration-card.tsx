import { Button, Card } from '@aws-amplify/ui-react'
import { type ComponentType, lazy } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Estimation } from '#contract/estimation'
import type { Project } from '#contract/project'
import { priorityLabels } from '#contract/settings'
import { SettingsFields } from '../../settings/settings-fields'
import { type ListedProject, stateOf } from '../../ui/project-state'
import { SaveStatus } from '../../ui/save-status'
import './configuration-card.css'
import { editing, termsOf, titleOf } from './project-texts'
import type { SettingsStore } from './settings-store'

// Loaded with the results, which are there by then.
const QuickStats = lazy<ComponentType<{ estimation: Estimation }>>(() =>
  import('./quick-stats').then(
    (module) => ({ default: module.QuickStats }),
    () => ({ default: () => null }),
  ),
)

interface Props {
  project: Project
  /** Its estimate, with the options that were sold. */
  shown: Estimation | undefined
  settings: SettingsStore
  listed: ListedProject
}

/** Settings that may change at any time. Each change is saved, and the figures follow the response. */
export function ConfigurationCard({ project, shown, settings, listed }: Props) {
  const { priority, status } = project
  const navigate = useNavigate()
  const { form, problem, queue, change, finishTyping } = useStore(settings)
  return (
    <Card variation="outlined" as="aside" aria-labelledby="configuration-heading" className="configuration">
      <div className="card-head">
        <h2 id="configuration-heading">Project Configuration</h2>
        <output className="amplify-visually-hidden">{problem}</output>
        <SaveStatus queue={queue} />
      </div>
      <div className="stack">
        <SettingsFields form={form} currency={form.terms.currency} onChange={change} onRateTyped={finishTyping} />
        {listed.sale && listed.sale !== 'offered' && (
          <p className="muted small">
            These settings change this estimate. The price that was agreed stays until your client accepts a change.
          </p>
        )}
      </div>
      <section className="configuration__part">
        <h3>Requirements Summary</h3>
        <ul className="muted">
          <li className="configuration__title written">{titleOf(project)}</li>
          <li className="num">{termsOf(project, project.terms)}</li>
          <li>{priorityLabels[priority]}</li>
          {status !== 'requirements' && <li>Status: {stateOf(listed)}</li>}
        </ul>
        {status === 'clarifications' && <Link to={editing}>Edit title and requirements</Link>}
        <Button isFullWidth onClick={() => void navigate('/')}>
          Start New Estimate
        </Button>
      </section>
      {shown && <QuickStats estimation={shown} />}
    </Card>
  )
}
