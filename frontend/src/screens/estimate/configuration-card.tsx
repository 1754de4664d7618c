import { Button, Card } from '@aws-amplify/ui-react'
import { Link, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Project } from '#contract/project'
import { priorityLabels } from '#contract/settings'
import { SettingsFields } from '../../settings/settings-fields'
import { number, plural, usd } from '../../ui/format'
import './configuration-card.css'
import { editing, termsOf, titleOf } from './project-texts'
import type { SettingsStore } from './settings-store'

/** Settings that may change at any time. Each change is saved, and the figures follow the response. */
export function ConfigurationCard({ project, settings }: { project: Project; settings: SettingsStore }) {
  const { form, rateProblem, change, finishTyping } = useStore(settings)
  return (
    <Card variation="outlined" as="aside" aria-labelledby="configuration-heading" className="configuration">
      <div className="card-head">
        <h2 id="configuration-heading">Project Configuration</h2>
        <Saving settings={settings} />
      </div>
      <div className="stack">
        <SettingsFields form={form} rateProblem={rateProblem} onChange={change} onRateTyped={finishTyping} />
      </div>
      <Summary project={project} />
      {project.estimation && <QuickStats estimation={project.estimation} />}
    </Card>
  )
}

const savingTexts = { untouched: '', saving: 'Saving…', saved: 'Saved', failed: 'Not saved' } as const

function Saving({ settings }: { settings: SettingsStore }) {
  const { saving, retry } = useStore(settings)
  return (
    <span className="saving small" data-state={saving}>
      <output>{savingTexts[saving]}</output>
      {saving === 'failed' && (
        <Button size="small" variation="link" onClick={retry}>
          Retry
        </Button>
      )}
    </span>
  )
}

function Summary({ project }: { project: Project }) {
  const { priority, status } = project
  const navigate = useNavigate()
  return (
    <section className="configuration__part">
      <h3>Requirements Summary</h3>
      <ul className="muted">
        <li className="configuration__title written">{titleOf(project)}</li>
        <li className="num">{termsOf(project)}</li>
        <li>{priorityLabels[priority]}</li>
        {status !== 'requirements' && <li>Status: {status}</li>}
      </ul>
      {status === 'clarifications' && <Link to={editing}>Edit title and requirements</Link>}
      <Button isFullWidth onClick={() => void navigate('/')}>
        Start New Estimate
      </Button>
    </section>
  )
}

function QuickStats({ estimation }: { estimation: NonNullable<Project['estimation']> }) {
  return (
    <section className="configuration__part">
      <h3>Quick Stats</h3>
      <dl className="quick-stats">
        <dt>Total hours</dt>
        <dd className="num">{number(estimation.totalHours)}</dd>
        <dt>Total cost</dt>
        <dd className="num">{usd(estimation.totalCost)}</dd>
        <dt>Timeline</dt>
        <dd className="num">{plural(estimation.timeline.weeks, 'week')}</dd>
      </dl>
    </section>
  )
}
