import { Button } from '@aws-amplify/ui-react'
import { useTransition } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Estimation } from '#contract/estimation'
import { describeAmount } from '#domain/hours/price'
import { isOffered } from '#domain/offer/sale-state'
import { describeSold } from '#domain/offer/sold'
import { serverDate } from '../../../api/server-clock'
import { hours } from '../../../ui/format'
import type { SaveQueue } from '../../../ui/save-queue'
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
  const { queue: settingsQueue } = useStore(settings)
  const navigate = useNavigate()
  const [isOpening, open] = useTransition()
  const saved = stored?.isSaved === true && !isEdited
  const isSold = saved && sale === 'accepted'
  // Not while a client decides, nor beside a change of what was sold, whose own button shares it.
  const isNext = !sale || isSold || (!saved && !sold)
  const current = own.filter(({ id }) => saved && id === stored.savedId)

  /** Runs an action after pending changes. */
  async function settle<T>(act: () => T) {
    await settings.getState().settled()
    await scope.getState().settled()
    return await act()
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
          This estimate was changed in another tab or on another device. It is shown as it is now.{' '}
          <OwnButton variation="link" onClick={acceptReplaced}>
            Close
          </OwnButton>
        </p>
      )}
      <NotSaved of="settings" queue={settingsQueue} />
      {theirs ? (
        <p className="notice--bad">
          Your changes to the scope are not saved yet, because it was changed in another tab or on another device.{' '}
          <a href="#scope-conflict">Review both</a>
        </p>
      ) : (
        <NotSaved of="scope" queue={queue} />
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
        <Button variation={isNext ? 'primary' : undefined} onClick={() => void (saved ? share() : save())}>
          {sharing || isOpening
            ? 'Opening...'
            : saved
              ? nameNext(sale, finishedOn, isOffered(current, sold, serverDate()))
              : saving
                ? 'Saving...'
                : 'Save Estimate'}
        </Button>
      </div>
    </div>
  )
}

/** Says that changes could not be saved, until they are. */
function NotSaved<Value>({ of, queue }: { of: string; queue: SaveQueue<Value> }) {
  const { status, retry } = useStore(queue)
  if (status !== 'failed') return null
  return (
    <p className="notice--bad">
      Changes to the {of} are not saved.{' '}
      <OwnButton variation="link" onClick={retry}>
        Retry
      </OwnButton>
    </p>
  )
}

/** Names the next step of a saved estimate. A client may have it, or only another one of the project. */
function nameNext(sale: Props['sale'], finishedOn: Props['finishedOn'], hasLink: boolean): string {
  if (sale === 'accepted') return finishedOn ? 'See What It Took' : 'Close the Project'
  if (sale === 'shared') return 'See Change Request'
  return hasLink ? 'See Links' : 'Share'
}
