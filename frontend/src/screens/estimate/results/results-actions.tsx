import { Button } from '@aws-amplify/ui-react'
import { useState, useTransition } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Estimation } from '#contract/estimation'
import { describeAmount } from '#domain/hours/price'
import { describeSold } from '#domain/offer/sold'
import { ApiError, plainMessageOf } from '../../../api/api-error'
import { hours } from '../../../ui/format'
import { SaveStatus } from '../../../ui/save-status'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'
import type { PanelProps } from '../panel-props'
import { changing, revising } from '../project-texts'
import { OwnButton } from '../scope/own-button'
import ExportButton from './export-button'

interface Props extends Omit<PanelProps, 'trackRecord' | 'arrived' | 'shown'> {
  estimation: Estimation
}

export function ResultsActions({
  project,
  estimation,
  store,
  settings,
  scope,
  own,
  sold,
  sale,
  finishedOn,
  withSold,
  onHistory,
}: Props) {
  const { project: stored, isReplaced, acceptReplaced } = useStore(store)
  const { isEdited, queue, theirs } = useStore(scope)
  const isFailed = useStore(queue, ({ status }) => status === 'failed')
  const [problem, setProblem] = useState<string | null>(null)
  const navigate = useNavigate()
  const [isOpening, open] = useTransition()
  const saved = stored?.isSaved === true && !isEdited
  const isSold = saved && sale === 'accepted'

  /** Runs an action after pending changes, and shows why one of them failed. */
  async function settle<T>(act: () => T) {
    setProblem(null)
    try {
      await settings.getState().settled()
      await scope.getState().settled()
      return await act()
    } catch (error) {
      // The offline message says it, for as long as it is true.
      if (navigator.onLine) setProblem(plainMessageOf(error))
      // Changed in another tab: show the current estimate.
      if (error instanceof ApiError && error.status === 409) await store.getState().load()
      throw error
    }
  }

  /** Saves the estimate as it is now. Returns its entry, the same one if it is saved already. */
  const saveSettled = () => settle(() => store.getState().saveEstimate())

  const [save, saving] = useAction(async () => {
    try {
      await saveSettled()
      void onHistory()
      toast({ title: 'Estimate Saved', text: 'Your estimation has been saved to your history' })
    } catch (error) {
      toastFailure('Save Failed', 'Failed to save the estimation', error)
    }
  })

  const [share, sharing] = useAction(async () => {
    try {
      const entry = isSold ? sold?.saved : await saveSettled()
      if (entry)
        open(() => void navigate(`/estimate/${project.id}?saved=${entry.id}#${isSold ? 'closing' : 'sharing'}`))
    } catch (error) {
      toastFailure('Not Shared', error)
    }
  })

  const report = () =>
    settle(() => {
      const latest = store.getState().project ?? project
      return {
        project: { ...latest, sold: sold && describeSold(sold) },
        estimation: withSold?.(latest) ?? latest.estimation ?? estimation,
        isSold,
        own,
      }
    })

  return (
    <div className="action-bar" tabIndex={-1}>
      {isReplaced && (
        <p className="notice--bad" role="alert">
          This project was estimated again in another tab or on another device. Its current estimate is shown now.{' '}
          <OwnButton variation="link" onClick={acceptReplaced}>
            Close
          </OwnButton>
        </p>
      )}
      {problem && <p className="notice--bad">{problem}</p>}
      {isFailed && !theirs && (
        <p className="notice--bad">
          Your changes to the scope: <SaveStatus queue={queue} />
        </p>
      )}
      <p className="action-bar__links action-bar__narrow">
        <Link to={revising}>Back to Clarifications</Link>
        <Link to={changing}>Revise Requirements</Link>
        <a href="#configuration-heading">Settings</a>
      </p>
      <div className="action-bar__buttons">
        <Button className="action-bar__wide" variation="link" onClick={() => void navigate({ hash: changing })}>
          Revise Requirements
        </Button>
        <Button className="action-bar__wide" variation="link" onClick={() => void navigate({ hash: revising })}>
          Back to Clarifications
        </Button>
        <span className="action-bar__total action-bar__narrow num">
          {hours(estimation.totalHours)}
          <br />
          {describeAmount(estimation)}
        </span>
        <output className="amplify-visually-hidden">{saved && 'Saved to your history'}</output>
        <ExportButton report={report} />
        {/* One button, so that it keeps the focus. */}
        <Button variation="primary" onClick={() => void (saved ? share() : save())}>
          {sharing || isOpening
            ? 'Opening...'
            : saved
              ? nameNext(sale, finishedOn)
              : saving
                ? 'Saving...'
                : 'Save Estimate'}
        </Button>
      </div>
    </div>
  )
}

/** Names the next step of a saved estimate. */
function nameNext(sale: Props['sale'], finishedOn: Props['finishedOn']): string {
  if (sale === 'accepted') return finishedOn ? 'See What It Took' : 'Close the Project'
  return sale === 'shared' ? 'See Change Request' : 'Share'
}
