import { Button } from '@aws-amplify/ui-react'
import { useCallback, useState } from 'react'
import type { Estimation } from '#contract/estimation'
import type { VersionSummary } from '#contract/version'
import { listedTotals } from '#domain/offer/listed-totals'
import { acceptancesIn, isReplaced } from '#domain/offer/sold'
import { money } from '#domain/text/format'
import { plainMessageOf } from '../../../api/api-error'
import { request } from '../../../api/request'
import { Dialog } from '../../../ui/dialog'
import { Failed } from '../../../ui/failed'
import { hours, plural, shortDate } from '../../../ui/format'
import { Loading } from '../../../ui/loading'
import { toast, toastFailure } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'
import { useLoaded } from '../../../ui/use-loaded'
import type { PanelProps } from '../panel-props'
import { describeLines } from '../revision/describe-lines'
import { acceptedAfter } from './compare-versions'

const figuresOf = (total: number, price: number, currency?: string) => `${hours(total)}, ${money(price, currency)}`

interface Props extends Pick<PanelProps, 'project' | 'store' | 'own' | 'sold'> {
  versions: VersionSummary[]
  shown: Estimation
}

/**
 * Lists the versions of a project, newest first, each earlier one with a button that restores it. One that was sold has
 * the hours and the price that were sold, which later terms do not change. The current one has those of the page.
 */
export function VersionList({ versions, shown, own, sold, ...props }: Props) {
  const [chosen, choose] = useState<number | null>(null)
  const [newest] = versions
  // The last acceptance of a version counts.
  const soldVersions = new Map(
    acceptancesIn(sold?.own ?? []).map(({ at, saved, sold: all }) => [
      saved.version ?? 1,
      {
        options: all?.options ? ` with ${plural(all.options, 'option')}` : '',
        figures: all && figuresOf(all.hours, all.price, saved.currency),
        replaced: isReplaced(at, sold?.replaced) ? ', then replaced' : '',
      },
    ]),
  )
  const figuresFor = ({ number, totalHours, totalPrice, currency }: VersionSummary) => {
    if (number !== newest?.number)
      return soldVersions.get(number)?.figures ?? figuresOf(totalHours, totalPrice, currency)
    const { price, totalCost } = shown
    return figuresOf(shown.totalHours, price?.total ?? totalCost, price?.currency)
  }
  const markOf = (version: VersionSummary) => {
    const accepted = soldVersions.get(version.number)
    if (accepted) {
      const { options, figures, replaced } = accepted
      const then = figures === undefined || figures === figuresFor(version) ? '' : ` at ${figures}`
      return `, sold${options}${then}${replaced}`
    }
    // The newest one, with which others are compared.
    const saved = own.find(({ version: number = 1 }) => number === version.number)
    const totals = saved && listedTotals(saved, sold)
    const figures = totals && figuresOf(totals.hours, totals.price, saved.currency)
    const isOther = figures !== undefined && figures !== figuresFor(version)
    return isOther ? `, saved with ${figures}` : version.isSaved && ', saved'
  }
  const dropped = (newest?.number ?? 0) - versions.length
  return (
    <>
      <ol className="versions__list" aria-label="All versions" reversed>
        {versions.map((version) => {
          const { number, origin, estimatedAt } = version
          return (
            <li key={number} className="versions__row">
              <span>
                Version {number}
                <span className="small muted">
                  : {describeOrigin(origin)}, {shortDate(estimatedAt)}
                  {markOf(version)}
                </span>
              </span>
              <span className="num">{figuresFor(version)}</span>
              {number === newest?.number ? (
                <span className="small muted">Current</span>
              ) : (
                <Button size="small" aria-label={`Restore version ${number}`} onClick={() => choose(number)}>
                  Restore
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {dropped > 0 && (
        <p className="small muted">
          {plural(dropped, 'version')} without a saved estimate {dropped === 1 ? 'was' : 'were'} deleted, because a
          project keeps 50 versions.
        </p>
      )}
      {chosen !== null && <RestoreDialog {...props} number={chosen} onClose={() => choose(null)} />}
    </>
  )
}

interface RestoreProps extends Pick<Props, 'project' | 'store'> {
  number: number
  onClose: () => void
}

/** Asks before a version is restored, and notes that an accepted offer of a later one stays as it is. */
function RestoreDialog({ project: { id }, store, number, onClose }: RestoreProps) {
  const read = useCallback(
    async () => ({ accepted: acceptedAfter(await request('listSavedEstimates'), { id, number }) }),
    [id, number],
  )
  const { value, failure, load } = useLoaded(read)
  const [restore, restoring] = useAction(async () => {
    try {
      await store.getState().restore(number)
      toast({ title: 'Version Restored', text: `Version ${number} is the current one again, as a new version.` })
      onClose()
    } catch (error) {
      toastFailure('Restore Failed', error)
    }
  })
  return (
    <Dialog title={`Restore Version ${number}`} onClose={onClose}>
      <p>
        Its text, answers, scope, settings and price become the current ones again, as a new version. All other versions
        stay.
      </p>
      {failure !== null && <Failed onRetry={load}>{plainMessageOf(failure)}</Failed>}
      {!value && failure === null && <Loading />}
      {value && value.accepted > 0 && (
        <p className="notice--bad">
          An offer of version {value.accepted} was accepted and stays as it was. Share a change request to agree on
          version {number} again.
        </p>
      )}
      <div className="row" data-stays={restoring || undefined}>
        <Button variation="primary" isDisabled={!value || restoring} onClick={() => void restore()}>
          {restoring ? 'Restoring...' : `Restore Version ${number}`}
        </Button>
        <Button isDisabled={restoring} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

function describeOrigin({ lines, restored }: VersionSummary['origin']): string {
  if (restored !== undefined) return `restored from version ${restored}`
  return lines ? describeLines(lines) : 'first version'
}
