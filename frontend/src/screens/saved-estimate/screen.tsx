import { Suspense, lazy, useCallback } from 'react'
import { Link } from 'react-router-dom'
import { kindOf, sentenceOf } from '../../api/api-error'
import { request } from '../../api/request'
import { UserHeader } from '../../session/user-header'
import { FailedPage } from '../../ui/failed'
import { shortDate } from '../../ui/format'
import { LoadingPage } from '../../ui/loading'
import { Page } from '../../ui/page'
import { useLoaded } from '../../ui/use-loaded'
import '../estimate/estimate.css'
import { ExportButton } from '../estimate/results/export-button'
import { Results } from '../estimate/results/results'

const notFound = 'Saved Estimate Not Found'

const Sharing = lazy(() => import('./sharing'))
const Closing = lazy(() => import('./closing'))

/** What was sold depends on all saved estimates of the project. */
const readHistory = () => request('listSavedEstimates')

/** A saved estimate, read-only: to be read, printed, exported, shared and closed. */
export default function SavedEstimate({ id }: { id: string }) {
  const read = useCallback(() => request('getSavedEstimate', { params: { id } }), [id])
  const { value: saved, failure, load } = useLoaded(read)
  const { value: history, load: loadHistory } = useLoaded(readHistory)
  const header = <UserHeader shows="work" />
  if (kindOf(failure) === 'not-found')
    return (
      <Page title={notFound} heading={notFound} lead={sentenceOf(failure)} header={header}>
        <Link className="amplify-button" to="/projects">
          All Projects
        </Link>
      </Page>
    )
  if (failure)
    return (
      <FailedPage onRetry={load} header={header}>
        {sentenceOf(failure)}
      </FailedPage>
    )
  if (!saved) return <LoadingPage>Loading saved estimate...</LoadingPage>

  const { title, createdAt, projectId, settings, terms, estimation } = saved
  return (
    <Page
      title={`${title}, saved ${shortDate(createdAt)}`}
      heading={title}
      lead={`Saved on ${shortDate(createdAt)}. This is a snapshot: later changes to the project are not included.`}
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
          asked={estimation.answeredShare > 0}
        />
        <Suspense>
          <Sharing saved={saved} history={history ?? []} onResponse={loadHistory} />
          <Closing saved={saved} history={history ?? []} />
        </Suspense>
        <div className="action-bar">
          <div className="action-bar__buttons">
            <Link className="amplify-button amplify-button--link" to="/projects">
              All Projects
            </Link>
            {settings && (
              <ExportButton
                report={() => ({ project: { title, ...settings, terms }, estimation, savedAt: createdAt })}
              />
            )}
            <Link className="amplify-button amplify-button--primary" to={`/estimate/${projectId}`}>
              Open the Project
            </Link>
          </div>
        </div>
      </div>
    </Page>
  )
}
