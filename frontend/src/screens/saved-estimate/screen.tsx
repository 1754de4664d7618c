import { lazy, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { isOffered } from '#domain/offer/sale-state'
import { describeSold, ofProject, soldOf } from '#domain/offer/sold'
import { kindOf, plainMessageOf } from '../../api/api-error'
import { request } from '../../api/request'
import { serverDate } from '../../api/server-clock'
import { UserHeader } from '../../session/user-header'
import { Failed, FailedPage } from '../../ui/failed'
import { dateAndTime, shortDate } from '../../ui/format'
import { lazyPart } from '../../ui/lazy-part'
import { Page } from '../../ui/page'
import { StateBadge } from '../../ui/project-state'
import { SoldLine } from '../../ui/sold-line'
import { useLoaded, useOpening } from '../../ui/use-loaded'
import '../estimate/estimate.css'
import { Results } from '../estimate/results/results'
import { useOutcome } from './use-outcome'

const notLoaded = () => ({ default: NotLoaded })

// Requested immediately, so that they have arrived by the time the estimate has.
const sharing = import('./sharing').catch(notLoaded)
const Sharing = lazy(() => sharing)
const exportButton = import('../estimate/results/export-button').catch(notLoaded)
const ExportButton = lazy(() => exportButton)
const Closing = lazyPart(() => import('./closing').then((module) => module.Closing))

const readShares = () => request('listShares')

/** Reads a saved estimate. It includes the options that were sold with it or before it was saved, on the screen as in files. */
async function readSaved(id: string) {
  const [saved, history] = await Promise.all([
    request('getSavedEstimate', { params: { id } }),
    request('listSavedEstimates'),
  ])
  const sold = soldOf(saved.projectId, history)
  return {
    saved,
    history,
    sold,
    isSold: sold?.saved.id === id,
    ...(sold
      ? (await import('#domain/offer/opened-estimate')).openSold(saved, sold)
      : { estimation: saved.estimation, accepted: [], note: '' }),
  }
}

const NotLoaded = () => <Failed onRetry={() => location.reload()} />

/** A saved estimate, read-only: to be read, printed, exported, shared and closed. */
export default function SavedEstimate({ id }: { id: string }) {
  const read = useCallback(() => readSaved(id), [id])
  const { value, failure, load: loadEstimate } = useLoaded(read, useOpening(read))
  const { value: shares, load: loadShares, ...links } = useLoaded(readShares)
  const load = useCallback(async () => {
    await Promise.all([loadEstimate(), loadShares()])
  }, [loadEstimate, loadShares])
  // A client's response shows when the owner comes back to this window.
  useEffect(() => {
    const listener = () => void load()
    addEventListener('focus', listener)
    return () => removeEventListener('focus', listener)
  }, [load])
  const [finished, giveOutcome] = useOutcome(value?.saved)
  const [isForm, setForm] = useState(false)
  const header = <UserHeader shows="work" />
  if (kindOf(failure) === 'not-found')
    return (
      <Page
        title="Saved Estimate Not Found"
        heading="Saved Estimate Not Found"
        lead={plainMessageOf(failure)}
        header={header}
      >
        <Link className="amplify-button" to="/projects">
          All Projects
        </Link>
      </Page>
    )
  if (!value)
    return (
      <FailedPage onRetry={load} header={header}>
        {plainMessageOf(failure)}
      </FailedPage>
    )

  const { saved, history, sold, isSold, note, accepted, estimation } = value
  const { title, createdAt, projectId, settings, terms } = saved
  const options = isSold ? accepted : []
  const own = history.filter((saved) => saved.id === id)
  const sale = isSold ? 'accepted' : isOffered(own, sold, serverDate()) ? 'offered' : undefined
  /** Emphasized, alone: with a client, or once it is closed, the project comes next. A form has its own button. */
  const next = isForm || (isSold && !finished) ? 'close' : sold || finished || sale ? 'open' : 'share'
  const state = { status: 'completed', isSaved: true, finishedOn: finished?.finishedOn, sale } as const
  return (
    <Page
      title={`${title}, saved ${shortDate(createdAt)}`}
      heading={title}
      state={<StateBadge project={state} />}
      lead={
        <>
          <SoldLine sold={sold} shownId={id} estimation={isSold ? estimation : undefined} options={options} />
          Saved on {dateAndTime(createdAt)}. {note || 'Later changes are not included.'}{' '}
          {sold && (
            <Link to={`/estimate/${projectId}?saved=${finished?.savedId ?? sold.saved.id}#closing`}>
              {finished ? 'See what it took' : 'Close the project'}
            </Link>
          )}
        </>
      }
      header={header}
      className="estimate estimate--saved"
    >
      <div className="stack">
        <Results
          title={title}
          savedAt={createdAt}
          estimation={estimation}
          settings={settings}
          terms={terms}
          scope={saved.scope}
          asked={estimation.answeredShare > 0}
          isFinal={isSold || finished !== undefined}
          actions={
            <Sharing
              key={id}
              saved={saved}
              links={shares}
              history={history}
              failure={links.failure ?? failure}
              isNext={next === 'share'}
              load={load}
            />
          }
        />
        <Closing
          {...{ saved, finished, history, isSold }}
          onForm={setForm}
          onClosed={(finished) => {
            giveOutcome(finished)
            void load()
          }}
        />
        <div className="action-bar">
          <div className="action-bar__buttons">
            <Link className="amplify-button amplify-button--link" to="/projects">
              All Projects
            </Link>
            {settings && (
              <ExportButton
                report={() => ({
                  project: { title, ...settings, terms, sold: sold && describeSold(sold, options) },
                  estimation,
                  isSold,
                  savedAt: createdAt,
                  own: ofProject(projectId, history),
                })}
              />
            )}
            <Link
              className={`amplify-button ${next === 'open' ? 'amplify-button--primary' : ''}`}
              to={`/estimate/${projectId}`}
            >
              Open the Project
            </Link>
          </div>
        </div>
      </div>
    </Page>
  )
}
