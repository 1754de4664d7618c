import { Button, Card, SelectField } from '@aws-amplify/ui-react'
import { type ComponentProps, useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { defaultWorkType } from '#contract/breakdown'
import type { Difference } from '#contract/difference'
import type { Estimation } from '#contract/estimation'
import type { VersionSummary } from '#contract/version'
import { numberOpen, questionsFor } from '#domain/scope/answers'
import { changeReport, leftOutSentence, summarizeChange } from '#domain/change/change-text'
import { changeTitle } from '#domain/change/change-title'
import { nameSaved } from '#domain/change/compared-estimate'
import { currentOf } from '#domain/offer/sale-state'
import { isOpen, isReplaced, lastAcceptanceOf } from '#domain/offer/sold'
import { fileName } from '#domain/text/file-name'
import { capitalize, money } from '#domain/text/format'
import { plainMessageOf } from '../../../api/api-error'
import { request } from '../../../api/request'
import { serverDate } from '../../../api/server-clock'
import { ShareDialog } from '../../../sharing/share-dialog'
import { download } from '../../../ui/download'
import { Failed } from '../../../ui/failed'
import { hours, shortDate, unbroken } from '../../../ui/format'
import { LinkState } from '../../../ui/link-state'
import { Loading } from '../../../ui/loading'
import { lazyPart } from '../../../ui/lazy-part'
import { toast } from '../../../ui/toast'
import { useAction } from '../../../ui/use-action'
import { useLoaded } from '../../../ui/use-loaded'
import type { PanelProps } from '../panel-props'
import { revising, titleOf } from '../project-texts'
import '../revision/revision.css'
import { ChangeRequestButton, type ChangeRequestProps, type ToShare } from './change-request-button'
import { type ComparableEstimate, canFollow, chooseBefore, listComparable } from './comparable-estimates'
import { compareVersions } from './compare-versions'
import { DifferenceRows } from './difference-rows'
import { VersionList } from './version-list'

const SoldBasisButtons = lazyPart(() => import('./sold-basis').then((module) => module.SoldBasisButtons))

interface Props
  extends Pick<PanelProps, 'project' | 'store' | 'settings' | 'scope' | 'own' | 'sold' | 'isFinal' | 'onHistory'> {
  /** Estimate of the project, with the options that were sold. */
  shown: Estimation
}

/**
 * Versions of a project: compares any two and their saved estimates, restores one, and shares a difference as a change
 * request.
 */
export function VersionsCard(props: Props) {
  const { project, store, isFinal, onHistory } = props
  const { id } = project
  const stored = useStore(store, (state) => state.project)
  // A new version, estimate or saved estimate changes the list.
  const read = useCallback(async () => {
    return { versions: await request('listVersions', { params: { id } }), stored }
  }, [id, stored])
  const { value, failure, load } = useLoaded(read)
  /** Estimate whose dialog is open. It stays while a link is being created, even if another comparison is shown. */
  const [shared, setShared] = useState<ToShare | null>(null)
  return (
    <Card
      variation="outlined"
      as="section"
      aria-labelledby="versions-heading"
      tabIndex={-1}
      className="stack versions unprinted"
    >
      <h2 id="versions-heading">Versions</h2>
      {!isFinal && <OpenQuestions project={project} />}
      {failure !== null && <Failed onRetry={load}>{plainMessageOf(failure)}</Failed>}
      {!value && failure === null && <Loading />}
      {value && (
        <Comparison
          key={value.versions[0]?.number}
          versions={value.versions}
          isSharing={shared !== null}
          onShare={setShared}
          {...props}
        />
      )}
      {shared && (
        <ShareDialog
          {...shared}
          onClose={() => setShared(null)}
          onShared={() => {
            void onHistory()
            toast({ title: 'Change Request Shared', text: 'It is listed with the saved estimate.' })
          }}
        />
      )}
      {value && <VersionList versions={value.versions} {...props} />}
    </Card>
  )
}

/** Leads to questions without an answer, which are about the changes. */
function OpenQuestions({
  project: { clarificationQuestions = [], answers = {}, workType, aiAnalysis, scope },
}: Pick<Props, 'project'>) {
  const { kind } = workType ?? aiAnalysis?.workType ?? defaultWorkType
  const asked = numberOpen(questionsFor(clarificationQuestions, kind), answers, scope?.added)
  const open = asked.flatMap(({ id, number }) => (id in answers ? [] : number))
  if (open.length === 0) return null
  return (
    <p>
      <Link to={revising}>
        Answer question{open.length > 1 && 's'} {open.join(', ')}
      </Link>{' '}
      to make the estimate more certain: until then, the usual answers are assumed.
    </p>
  )
}

interface ComparisonProps extends Props, Pick<ChangeRequestProps, 'onShare'> {
  versions: VersionSummary[]
  isSharing: boolean
}

function Comparison({ versions, isSharing, ...props }: ComparisonProps) {
  const { project, own, sold } = props
  const [chosen, choose] = useState<{ before?: string; after?: string }>({})
  const { version, isSaved, savedId } = project
  const all = useMemo(() => {
    const numbers = versions.map(({ number }) => number)
    return listComparable({ version, isSaved, savedId }, numbers, own)
  }, [version, isSaved, savedId, versions, own])
  const find = (key: string | undefined) => all.find((one) => one.key === key)
  const after = find(chosen.after) ?? all.find(({ isCurrent }) => isCurrent) ?? all[0]!
  const before = find(chosen.before) ?? chooseBefore(all, after)
  if (!before) return sold && <SoldNote name={after.name} />
  return (
    <>
      <div className="versions__compare">
        <EstimateSelect
          label="Compare estimate"
          {...{ all, sold, isSharing }}
          value={after}
          onChange={(after) => choose({ before: before.key, after })}
        />
        <EstimateSelect
          label="with estimate"
          {...{ all, sold, isSharing }}
          value={before}
          onChange={(before) => choose({ ...chosen, before })}
        />
      </div>
      <PairCompared key={`${before.key} ${after.key}`} {...{ before, after }} {...props} />
    </>
  )
}

type PairProps = Props & Pick<ChangeRequestProps, 'before' | 'after' | 'onShare'>

/** Shows the difference of two estimates, and exports or shares it. */
function PairCompared({ before, after, ...props }: PairProps) {
  const { project, store, scope, own, sold } = props
  const [decide] = useAction(
    async (...[decision, work]: Parameters<ComponentProps<typeof DifferenceRows>['onDecide']>) => {
      const decisions = await import('#domain/scope/checked-work')
      scope.getState().edit((scope) => decisions[decision](scope, work))
      scope.getState().finishEditing()
    },
  )
  const stored = useStore(store, (state) => state.project) ?? project
  const isEdited = useStore(scope, (state) => state.isEdited)
  const read = useCallback(
    async () => ({ ...(await compareVersions(stored, before, after, own)), of: stored }),
    [stored, before, after, own],
  )
  const { value: compared, failure, load } = useLoaded(read)
  // The totals above show an edit before it is saved.
  const isBehind = after.isCurrent && failure === null && (isEdited || compared?.of !== stored)
  // What is saved may be shared already.
  const pending = after.isCurrent ? currentOf(project, own) : after.saved
  const isShared = Object.values(pending?.links ?? {}).some(
    (link) => link.isChange && link.since === before.saved?.createdAt && isOpen(link, sold, serverDate()),
  )
  const title = changeTitle(sold, pending)
  const lacking = compared?.gone && `, which does not have ${compared.gone},`
  const isSold = ({ saved }: ComparableEstimate) => saved !== undefined && saved.id === sold?.saved.id
  const isOfSold = sold !== undefined && after.number === (sold.saved.version ?? 1)
  const name = `${before.name}${isOfSold && isSold(before) ? ` as it was sold on ${shortDate(sold.acceptedAt)}` : ''}`
  return (
    <>
      {failure !== null && <Failed onRetry={load}>{plainMessageOf(failure)}</Failed>}
      {!compared && failure === null && <Loading />}
      {compared && (
        <>
          {isBehind && <Loading>Updating the comparison…</Loading>}
          <h3>
            {capitalize(after.name)} compared with {name}: {unbroken(summarizeChange(compared))}
          </h3>
          {compared.accepted && (
            <p className="muted small written">
              With the options that the client accepted, {compared.accepted}, {name}
              {compared.isBack && lacking} comes to {totalsOf(compared, 'before')}, and {after.name}
              {!compared.isBack && lacking} to {totalsOf(compared, 'after')}.
            </p>
          )}
          {compared.leftOut.length > 0 && <p>{leftOutSentence(compared)}</p>}
          <DifferenceRows compared={compared} onDecide={(...work) => void decide(...work)} />
          {compared.repricedWork && <p className="notice--bad">{unbroken(compared.repricedWork)}</p>}
          {after.isCurrent && isSold(before) && compared.opened && (
            <SoldBasisButtons {...props} sold={compared.opened} />
          )}
          {pending && isShared && <LinkState saved={pending} sold={sold} />}
          {compared.repriced && <p className="muted small written">{unbroken(compared.repriced)}</p>}
          {isSold(after) ? (
            <SoldNote name={after.name} />
          ) : isOfSold && !isSold(before) ? (
            <SoldNote
              name={nameSaved(sold.saved, own)}
              next={`Compare it with ${after.name} to share what changed since.`}
            />
          ) : compared.isSame ? null : (
            <div className="row">
              {canFollow(after, before, sold) ? (
                <ChangeRequestButton {...props} {...{ before, after, isShared }} />
              ) : (
                <p className="muted">
                  To share a change request, compare a later estimate with an earlier one that is saved.
                </p>
              )}
              <Button
                size="small"
                onClick={() =>
                  download(
                    fileName(titleOf(project), `${title.replaceAll(' ', '_').toLowerCase()}.txt`),
                    changeReport(`${titleOf(project)}: ${title}`, { ...compared, ...compared.requested }),
                    'text/plain',
                  )
                }
              >
                Export
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

interface SoldNoteProps {
  name: string
  next?: string
}

const SoldNote = ({
  name,
  next = 'Change the requirements or the scope to share a change request.',
}: SoldNoteProps) => (
  <p className="muted">
    {capitalize(name)} was sold. {next}
  </p>
)

/** Formats the totals of one side, which include accepted options: `452 h, €72,804`. */
const totalsOf = ({ hours: total, price }: Difference, side: 'before' | 'after') =>
  unbroken([hours(total[side]), ...(price ? [money(price[side], price.currency)] : [])].join(', '))

interface SelectProps extends Pick<Props, 'sold'>, Pick<ComparisonProps, 'isSharing'> {
  label: string
  all: readonly ComparableEstimate[]
  value: ComparableEstimate
  onChange: (key: string) => void
}

/** Marks an estimate that was sold in a word, because the text of a choice does not wrap. */
function markSale(saved: ComparableEstimate['saved'], sold: SelectProps['sold']): string {
  const accepted = saved && lastAcceptanceOf(saved)
  if (!accepted) return ''
  return isReplaced(accepted.at, sold?.replaced) ? ', replaced' : ', sold'
}

const EstimateSelect = ({ label, all, sold, isSharing, value, onChange }: SelectProps) => (
  <SelectField
    label={label}
    size="small"
    isDisabled={isSharing}
    value={value.key}
    onChange={({ target }) => onChange(target.value)}
  >
    {all.map(({ key, name, saved }) => (
      <option key={key} value={key}>
        {capitalize(name)}
        {markSale(saved, sold)}
      </option>
    ))}
  </SelectField>
)
