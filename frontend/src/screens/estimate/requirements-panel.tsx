import { Button, Card } from '@aws-amplify/ui-react'
import { use, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import type { SiteConfig } from '#contract/site-config'
import { number } from '#domain/text/format'
import { siteConfig } from '../../api/site-config'
import { plural } from '../../ui/format'
import { lazyPart } from '../../ui/lazy-part'
import type { PanelProps } from './panel-props'
import { PanelHeading } from './panel-heading'
import { editing } from './project-texts'
import './requirements-panel.css'
import { WorkFailure } from './work-failure'
import { WorkProgress } from './work-progress'

const RequirementsForm = lazyPart<PanelProps>(() =>
  import('./requirements-form').then((module) => module.RequirementsForm),
)

const gives = [
  ['Component breakdown', 'Every part of the system with its hours, traced to the requirement line.'],
  ['Technology recommendations', 'What it could be built with.'],
  ['Risks and assumptions', 'What could go wrong, and what is assumed.'],
  ['Clarifying questions', 'The few answers that move the estimate most.'],
] as const

export function RequirementsPanel(props: PanelProps) {
  const { hash } = useLocation()
  const isWorking = useStore(props.store, ({ work }) => work !== null)
  const isEditing = hash === editing && !isWorking
  const [wasEdited, setWasEdited] = useState(isEditing)
  if (isEditing && !wasEdited) setWasEdited(true)
  return isEditing ? <RequirementsForm {...props} /> : <Overview {...props} arrived={props.arrived || wasEdited} />
}

function Overview({ project, store, arrived }: PanelProps) {
  const { work, workFailure, analyze } = useStore(store)
  return (
    <>
      <Card variation="outlined" as="section" aria-labelledby="requirements-heading" className="requirements">
        <div className="card-head">
          <PanelHeading id="requirements-heading" arrived={arrived}>
            Requirements
          </PanelHeading>
          {!work && (
            <Link to={editing} aria-label="Edit title and requirements">
              Edit
            </Link>
          )}
        </div>
        <RequirementsText text={project.requirements} />
        <div className="gives">
          <h3>What you get</h3>
          <ul>
            {gives.map(([name, what]) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{what}</span>
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <div className="action-bar">
        {workFailure && <WorkFailure failure={workFailure} onRetry={analyze} />}
        {work && <WorkProgress work={work}>Reading your requirements</WorkProgress>}
        <div className="action-bar__buttons">
          <span id="what-starts" className="action-bar__note muted small">
            {!work && <WhatStarts length={project.requirements.length} />}
          </span>
          <Button
            variation="primary"
            isDisabled={work !== null}
            aria-describedby="what-starts"
            onClick={() => void analyze()}
          >
            {work ? 'Analyzing...' : 'Start AI Analysis'}
          </Button>
        </div>
      </div>
    </>
  )
}

let reading: Promise<Partial<SiteConfig>> | undefined

/** The same promise each time, so that the page waits for it instead of shifting when it arrives. */
const readAnalyst = () => (reading ??= siteConfig().catch((): Partial<SiteConfig> => ({})))

/** Describes what will read how much, and how long it takes or what happens with the text. */
function WhatStarts({ length }: { length: number }) {
  const { analyst = 'The AI', analystNote = 'This can take a minute or two for a long document.' } = use(readAnalyst())
  return `Not started yet. ${analyst} will read your text (${plural(length, 'character')}). ${analystNote}`
}

const foldAt = 700

/** Shortens a text without splitting a surrogate pair. */
const beginningOf = (text: string) =>
  text
    .slice(0, foldAt)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()

/** Shows the beginning of long requirements. The rest expands in place, in a scrollable frame. */
function RequirementsText({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  if (text.length <= foldAt) return <div className="requirements__text written">{text}</div>
  return (
    <>
      <section
        className="requirements__text written"
        data-open={open || undefined}
        aria-label="Requirements as entered"
        // A scrollable frame must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={open ? 0 : undefined}
      >
        {open ? text : `${beginningOf(text)}…`}
      </section>
      <Button
        size="small"
        variation="link"
        className="requirements__fold"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Show less' : `Show all ${number(text.length)} characters`}
      </Button>
    </>
  )
}
