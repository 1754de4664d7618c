import { Button, Card } from '@aws-amplify/ui-react'
import { Suspense, lazy, useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { savedNotFound } from '#contract/saved-estimate'
import { ApiError, sentenceOf } from '../../api/api-error'
import { request } from '../../api/request'
import { UserHeader } from '../../session/user-header'
import { Failed } from '../../ui/failed'
import { shortDate } from '../../ui/format'
import { LoadingPage } from '../../ui/loading'
import { Page } from '../../ui/page'
import { useLoaded } from '../../ui/use-loaded'
import '../estimate/estimate.css'
import { ExportButton } from '../estimate/results/export-button'
import { Results } from '../estimate/results/results'

const ShareDialog = lazy(() => import('./share-dialog'))
const ShareLinks = lazy(() => import('./share-links'))

const readShares = () => request('listShares')

/** A saved estimate, read-only: to be read, printed, exported and shared. */
export default function SavedEstimate({ id }: { id: string }) {
  const read = useCallback(() => request('getSavedEstimate', { params: { id } }), [id])
  const { value: saved, failure, load } = useLoaded(read)
  const links = useLoaded(readShares)
  const [isSharing, setSharing] = useState(false)
  if (failure) return <NotShown failure={failure} onRetry={load} />
  if (!saved) return <LoadingPage>Loading saved estimate...</LoadingPage>

  const { title, createdAt, projectId, settings, terms, estimation } = saved
  return (
    <Page
      title={`${title}, saved ${shortDate(createdAt)}`}
      heading={title}
      lead={`Saved on ${shortDate(createdAt)}. This is a snapshot: later changes to the project are not included.`}
      header={<UserHeader shows="work" />}
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
          <ShareLinks {...links} shares={links.value?.filter(({ savedId }) => savedId === id) ?? null} />
        </Suspense>
        <div className="action-bar">
          <div className="action-bar__buttons">
            <Link className="amplify-button amplify-button--link" to="/projects">
              All Projects
            </Link>
            <Button onClick={() => setSharing(true)}>Share</Button>
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
      {isSharing && (
        <Suspense>
          <ShareDialog saved={saved} onClose={() => setSharing(false)} onShared={() => void links.load()} />
        </Suspense>
      )}
    </Page>
  )
}

function NotShown({ failure, onRetry }: { failure: unknown; onRetry: () => Promise<void> }) {
  const missing = failure instanceof ApiError && failure.status === 404
  return (
    <Page
      title={missing ? 'Saved Estimate Not Found' : 'Not loaded'}
      heading={missing ? 'Saved Estimate Not Found' : 'This estimate could not be loaded'}
      header={<UserHeader shows="work" />}
    >
      <Card variation="outlined" className="unreached stack">
        {missing ? <p>{savedNotFound}</p> : <Failed onRetry={onRetry}>{sentenceOf(failure)}</Failed>}
        <p>
          <Link className="amplify-button" to="/projects">
            All Projects
          </Link>
        </p>
      </Card>
    </Page>
  )
}
