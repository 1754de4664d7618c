import { Button, Card, TextAreaField } from '@aws-amplify/ui-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { maxRequirementsLength } from '#contract/limits'
import { type Project, requirementsMissing, requirementsTooLong } from '#contract/project'
import { isNewProject, nothingChanged, revisedElsewhere } from '#contract/version'
import { isNewerEdition, isRevision } from '#domain/revision/match-lines'
import { matchTexts } from '#domain/revision/match-texts'
import { numberLines } from '#domain/text/requirement-lines'
import { readDraft } from '../../../session/drafts'
import { useUser } from '../../../session/session'
import { useDraft } from '../../../session/use-draft'
import { UploadDialog } from '../../dashboard/lazy-upload-dialog'
import { PanelHeading } from '../panel-heading'
import type { PanelProps } from '../panel-props'
import { revisionDraft } from '../project-store'
import { WorkFailure } from '../work-failure'
import { WorkProgress } from '../work-progress'
import { describeMatch } from './describe-lines'
import { LineDiff } from './line-diff'
import './revision.css'

/** Changes the requirements of an estimated project, and shows what changed before anything is spent. */
export function RevisePanel({ project, store, arrived }: PanelProps) {
  const { email } = useUser()
  const navigate = useNavigate()
  const { work, workFailure } = useStore(store)
  const current = project.requirements
  const name = revisionDraft(project.id)
  const [wasRevised] = useState(() => !arrived && isDone(readDraft(email, name), project))
  const { draft, change } = useDraft(email, name, (stored) => parseDraft(stored, project))
  const field = useRef<HTMLTextAreaElement>(null)
  const [isUploading, setUploading] = useState(false)
  const text = useDeferredValue(draft.text)
  const lines = useMemo(() => numberLines(current), [current])
  const diff = useMemo(() => matchTexts(lines, text), [lines, text])
  const isOfOther = draft.base !== project.version
  const isOutdated = isOfOther && text.trim() !== current.trim()
  const problem = isOutdated ? revisedElsewhere : problemWith(text.trim(), current, isRevision(diff.match))

  const replaces = (document: string) => {
    const { match } = matchTexts(lines, document)
    // Known lines from several places are what is left of the text; those of one place may be an addendum that it has.
    const isRest = match.added.length + match.changed.length === 0 && !draft.text.includes(document)
    return isNewerEdition(match) || isRest
  }
  const close = async () => {
    store.getState().cancelRevision()
    await navigate({ hash: '' }, { replace: true })
  }
  useEffect(() => {
    if (wasRevised) void close()
  })
  const revise = () => store.getState().revise({ requirements: draft.text, version: draft.base })

  return (
    <>
      <Card variation="outlined" as="section" aria-labelledby="revise-heading" className="stack revise">
        <div className="card-head">
          <PanelHeading id="revise-heading" arrived>
            Revise requirements
          </PanelHeading>
          <Button size="small" variation="link" isDisabled={work !== null} onClick={() => setUploading(true)}>
            Upload Document
          </Button>
        </div>
        <p className="muted">
          Change the text. Unchanged lines keep their tasks, wherever you move them; only what changed is read and
          estimated again. Components without a change keep their hours; supporting work, phases and roles follow the
          new total.
        </p>
        <TextAreaField
          ref={field}
          label="Requirements"
          rows={10}
          isDisabled={work !== null}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <LineDiff {...diff} />
      </Card>
      <div className="action-bar">
        {problem !== null && problem !== nothingChanged && (
          <p className="notice--bad">
            {problem} {problem === isNewProject && <Link to="/">Start a new estimate</Link>}
            {isOutdated && (
              <Button
                size="small"
                onClick={() => {
                  // The lines above show what it changes of the current version.
                  change({ base: project.version })
                  field.current?.focus()
                }}
              >
                Keep my text
              </Button>
            )}
          </p>
        )}
        {workFailure?.kind === 'revise' && workFailure.reason !== 'outdated' && (
          <WorkFailure failure={workFailure} onRetry={problem === null && revise} />
        )}
        {work && <WorkProgress work={work}>Reading the changes</WorkProgress>}
        <div className="action-bar__buttons">
          <output className="muted">
            {/* A draft that was estimated just now is left for the results. */}
            {problem === nothingChanged ? !work && !isOfOther && 'Nothing changed yet.' : describeMatch(diff.match)}
          </output>
          <Button variation="link" isDisabled={work !== null} onClick={() => void close()}>
            Cancel
          </Button>
          <Button variation="primary" isDisabled={problem !== null || work !== null} onClick={() => void revise()}>
            {work ? 'Estimating...' : 'Re-estimate the Changes'}
          </Button>
        </div>
      </div>
      {isUploading && (
        <UploadDialog
          requirements={draft.text}
          replaces={replaces}
          hint="A newer edition replaces the text. Any other document is added to it."
          onClose={() => setUploading(false)}
          onChange={({ requirements }) => change({ text: requirements })}
        />
      )}
    </>
  )
}

/** Text, and the version that it was edited from, so that it cannot undo a later one. */
interface Draft {
  text: string
  base: number
}

function readDraftIn(stored: string | null): Draft | null {
  try {
    const { text, base } = JSON.parse(stored ?? '{}') as { text?: unknown; base?: unknown }
    return typeof text === 'string' && typeof base === 'number' ? { text, base } : null
  } catch {
    return null
  }
}

/** Returns the stored draft, or else the current text, which it may have become in the meantime. */
function parseDraft(stored: string | null, { requirements, version }: Project): Draft {
  const draft = readDraftIn(stored)
  return draft && draft.text.trim() !== requirements.trim() ? draft : { text: requirements, base: version }
}

/** True for a draft that was estimated since, such as while its page was closed. */
function isDone(stored: string | null, { requirements, version }: Project): boolean {
  const draft = readDraftIn(stored)
  return draft !== null && draft.base !== version && draft.text.trim() === requirements.trim()
}

function problemWith(text: string, current: string, isRevised: boolean): string | null {
  if (text === '') return requirementsMissing
  if (text.length > maxRequirementsLength) return requirementsTooLong
  if (text === current.trim()) return nothingChanged
  return isRevised ? null : isNewProject
}
