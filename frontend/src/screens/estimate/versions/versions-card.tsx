import { Button, Card, SelectField } from '@aws-amplify/ui-react'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from 'zustand'
import { defaultWorkType } from '#contract/breakdown'
import type { Difference } from '#contract/difference'
import type { VersionSummary } from '#contract/version'
import { numberOpen, questionsFor } from '#domain/scope/answers'
import { changeReport, leftOutSentence, summarizeChange } from '#domain/change/change-text'
import { changeTitle } from '#domain/change/change-title'
import { currentOf } from '#domain/offer/sale-state'
import { fileName } from '#domain/text/file-name'
import { money } from '#domain/text/format'
import { quoteAll } from '#domain/text/text'
import { sentenceOf } from '../../../api/api-error'
import { request } from '../../../api/request'
import { download } from '../../../ui/download'
import { Failed } from '../../../ui/failed'
import { hours } from '../../../ui/format'
import { Loading } from '../../../ui/loading'
import { useLoaded } from '../../../ui/use-loaded'
import type { PanelProps } from '../panel-props'
import { revising, titleOf } from '../project-texts'
import '../revision/revision.css'
import { ChangeRequestButton, type ChangeRequestProps, type ToShare } from './change-request-button'
import { compareVersions } from './compare-versions'
import { DifferenceRows } from './difference-rows'
import { VersionList } from './version-list'

type Props = Pick<PanelProps, 'project' | 'store' | 'settings' | 'scope' | 'sold' | 'onHistory'>

/** Versions of a project: compares any two, restores one, and shares a difference as a change request. */
export function VersionsCard(props: Props) {
  const { project, store } = props
  const { id } = project
  const stored = useStore(store, (state) => state.project)
  // A new version, estimate or saved estimate changes the list.
  const read = useCallback(async () => {
    return { versions: await request('listVersions', { params: { id } }), stored }
  }, [id, stored])
  const { value, failure, load } = useLoaded(read)
  return (
    <Card variation="outlined" as="section" aria-labelledby="versions-heading" className="stack versions unprinted">
      <h2 id="versions-heading">Versions</h2>
      <OpenQuestions project={project} />
      {failure !== null && <Failed onRetry={load}>{sentenceOf(failure)}</Failed>}
      {!value && failure === null && <Loading />}
      {value && <Comparison key={value.versions[0]?.number} versions={value.versions} {...props} />}
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

function Comparison({ versions, ...props }: Props & { versions: VersionSummary[] }) {
  const { project, sold } = props
  const numbers = versions.map(({ number }) => number)
  const [after, setAfter] = useState(numbers[0]!)
  const [chosen, setBefore] = useState<number>()
  const [shared, setShared] = useState<ToShare | null>(null)
  const [newest, ...older] = versions
  const { number } = newest!
  // A change request is compared with what was sold, or else with a saved estimate.
  const soldNumber = sold && (sold.saved.version ?? 1)
  // The dialog saves what it shares before the history knows it, and shows its link only once.
  const isAsSold = !shared && soldNumber === number && currentOf(project, sold?.own ?? []) === sold?.saved
  const basis = isAsSold ? undefined : numbers.find((number) => number === soldNumber)
  const before = chosen ?? basis ?? (older.find(({ isSaved }) => isSaved) ?? older[0] ?? newest)!.number
  if (isAsSold && older.length === 0) return <SoldNote number={number} />
  return (
    <>
      <div className="versions__compare">
        <VersionSelect label="Compare version" numbers={numbers} value={before} onChange={setBefore} />
        <VersionSelect label="with version" numbers={numbers} value={after} onChange={setAfter} />
      </div>
      <PairCompared
        key={`${before} ${after}`}
        {...{ before, after, soldNumber, isAsSold, shared, setShared }}
        {...props}
      />
    </>
  )
}

interface PairProps extends Props, Pick<ChangeRequestProps, 'shared' | 'setShared'> {
  before: number
  after: number
  /** Number of the version that was sold. */
  soldNumber: number | undefined
  /** True if the current estimate is the one that was sold. */
  isAsSold: boolean
}

/** Shows the difference of two versions, and exports or shares it. */
function PairCompared({ before, after, soldNumber, isAsSold, ...props }: PairProps) {
  const { project, store, sold } = props
  const { version } = project
  const acceptedAt = sold?.acceptedAt
  const stored = useStore(store, (state) => state.project) ?? project
  const read = useCallback(async () => {
    return { compared: await compareVersions(stored, before, after), acceptedAt }
  }, [stored, before, after, acceptedAt])
  const { value, failure, load } = useLoaded(read)
  const compared = value?.compared
  // What is saved may be shared already.
  const pending = after === version ? currentOf(project, sold?.own ?? []) : undefined
  const title = changeTitle(sold, pending)
  const isSold = soldNumber === after
  // One version is what was sold and what it is now.
  const isSince = isSold && before === after
  const isChanged = after === version && !isAsSold
  return (
    <>
      {failure !== null && <Failed onRetry={load}>{sentenceOf(failure)}</Failed>}
      {!compared && failure === null && <Loading />}
      {compared && (
        <>
          <h3>
            Version {after} compared with version {before}
            {isSince && ' as it was sold'}: {summarizeChange(compared)}
          </h3>
          {compared.accepted.length > 0 && (
            <p className="muted small">
              Both include the options that the client accepted: {quoteAll(compared.accepted)}. With them, version{' '}
              {before} comes to {totalsOf(compared, 'before')}
              {isSince ? ' as it was sold, and to ' : `, and version ${after} to `}
              {totalsOf(compared, 'after')}
              {isSince && ' now'}.
            </p>
          )}
          {compared.leftOut.length > 0 && <p>{leftOutSentence(compared)}</p>}
          <DifferenceRows compared={compared} />
          {compared.repricedWork && <p className="notice--bad">{compared.repricedWork}</p>}
          {compared.repriced && <p className="muted small written">{compared.repriced}</p>}
          {isSold && !(isSince && isChanged) ? (
            <SoldNote
              number={after}
              next={isChanged ? `Compare it with version ${after} to share what changed since.` : undefined}
            />
          ) : compared.isSame && !props.shared ? null : (
            <div className="row">
              <ChangeRequestButton {...props} {...{ before, after }} isDisabled={before >= after && !isSince} />
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
  number: number
  next?: string | undefined
}

const SoldNote = ({
  number,
  next = 'Change the requirements or the scope to share a change request.',
}: SoldNoteProps) => (
  <p className="muted">
    Version {number} was sold. {next}
  </p>
)

/** Formats the totals of one side, which include accepted options: `452 h, €72,804`. */
const totalsOf = ({ hours: total, price }: Difference, side: 'before' | 'after') =>
  [hours(total[side]), ...(price ? [money(price[side], price.currency)] : [])].join(', ')

interface SelectProps {
  label: string
  numbers: number[]
  value: number
  onChange: (number: number) => void
}

const VersionSelect = ({ label, numbers, value, onChange }: SelectProps) => (
  <SelectField
    label={label}
    size="small"
    value={String(value)}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {numbers.map((number) => (
      <option key={number} value={number}>
        {number}
      </option>
    ))}
  </SelectField>
)
