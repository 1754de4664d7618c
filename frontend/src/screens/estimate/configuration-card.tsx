import { Button, Card, Radio, RadioGroupField, SelectField, TextField } from '@aws-amplify/ui-react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Project } from '#contract/project'
import { type Settings, developerCounts, developerLabels, priorities, priorityLabels } from '#contract/settings'
import { number, plural, usd } from '../../ui/format'
import type { SettingsStore } from './settings-store'
import { termsOf } from './terms'

/** Settings that may change at any time; each change is saved, and the figures follow the answer. */
export function ConfigurationCard({ project, settings }: { project: Project; settings: SettingsStore }) {
  const { form, rateProblem, change, finishTyping } = useStore(settings)
  return (
    <Card variation="outlined" as="aside" aria-labelledby="configuration-heading" className="configuration">
      <div className="card-head">
        <h2 id="configuration-heading">Project Configuration</h2>
        <Saving settings={settings} />
      </div>
      <div className="stack">
        <TextField
          label="Hourly Rate (USD)"
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          value={form.hourlyRate}
          hasError={rateProblem !== null}
          errorMessage={rateProblem}
          onChange={(event) => change({ hourlyRate: event.target.value })}
          onBlur={finishTyping}
          onKeyDown={(event) => event.key === 'Enter' && finishTyping()}
        />
        <SelectField
          label="Number of Developers"
          value={String(form.developerCount)}
          onChange={(event) => change({ developerCount: Number(event.target.value) as Settings['developerCount'] })}
        >
          {developerCounts.map((count) => (
            <option key={count} value={count}>
              {developerLabels[count]}
            </option>
          ))}
        </SelectField>
        <RadioGroupField
          legend="Project Priority"
          name="priority"
          value={form.priority}
          onChange={(event) => change({ priority: event.target.value as Settings['priority'] })}
        >
          {priorities.map((priority) => (
            <Radio key={priority} value={priority}>
              {priorityLabels[priority]}
            </Radio>
          ))}
        </RadioGroupField>
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
  const { title, priority, status } = project
  const navigate = useNavigate()
  return (
    <section className="configuration__part">
      <h3>Requirements Summary</h3>
      <ul className="muted">
        <li className="configuration__title written">{title.trim() || 'Untitled Project'}</li>
        <li className="num">{termsOf(project)}</li>
        <li>{priorityLabels[priority]}</li>
        {status !== 'requirements' && <li>Status: {status}</li>}
      </ul>
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
