import { Button, Radio, RadioGroupField } from '@aws-amplify/ui-react'
import { useMemo, useRef, useState } from 'react'
import type { FinishedProject } from '#contract/track-record'
import type { DayOrder } from '#domain/record/import-days'
import { type ParsedProjects, parsePastProjects } from '#domain/record/past-projects'
import { describeUnusual } from '#domain/record/track-record'
import { number } from '#domain/text/format'
import { plainMessageOf } from '../../api/api-error'
import { request } from '../../api/request'
import { Dialog } from '../../ui/dialog'
import { oneDecimal, plural, shortDate } from '../../ui/format'
import { toast } from '../../ui/toast'
import { useAction } from '../../ui/use-action'

interface Props {
  known: FinishedProject[]
  onClose: () => void
  onImported: (added: FinishedProject[]) => Promise<void>
}

/** Far above 10,000 rows. */
const maxBytes = 4 * 1024 * 1024

/** Rows shown of each list. */
const maxShown = 20

/** Reads a file as UTF-8 or UTF-16, or else as Windows-1252, in which spreadsheets save CSV. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Imports past projects from a CSV file, after a preview of what is read and what is not. */
export function ImportDialog({ known, onClose, onImported }: Props) {
  const [read, setRead] = useState<{ text: string; at: Date } | null>(null)
  const [order, setOrder] = useState<DayOrder>()
  const [problem, setProblem] = useState<string>()
  const result = useRef<HTMLDivElement>(null)
  const parsed = useMemo(() => read && parsePastProjects(read.text, known, read.at, order), [read, known, order])

  const choose = async (file: File | undefined) => {
    if (!file) return
    const isTooLarge = file.size > maxBytes
    setProblem(isTooLarge ? 'This file is larger than 4 MB. Please import only your latest projects.' : undefined)
    setOrder(undefined)
    setRead(isTooLarge ? null : { text: await textOf(file), at: new Date() })
    if (!isTooLarge) result.current?.focus()
  }
  const [send, sending] = useAction(async () => {
    if (!parsed) return
    try {
      const body = { add: parsed.projects.map(({ project }) => project) }
      const { projects } = await request('changeTrackRecord', { body })
      const ids = new Set(known.map(({ id }) => id))
      toast({ title: 'Projects Imported', text: 'Your next estimates learn from them.' })
      onClose()
      await onImported(projects.filter(({ id, savedId }) => savedId === undefined && !ids.has(id)))
    } catch (error) {
      setProblem(plainMessageOf(error))
    }
  })
  const failure = problem ?? parsed?.failure
  const count = parsed?.projects.length ?? 0
  return (
    <Dialog title="Import Past Projects" onClose={onClose}>
      <p className="muted">
        A CSV file with the columns title, estimated hours, actual hours and finished on, as spreadsheets export it. It
        is read in your browser; only the projects below are stored.
      </p>
      <label className="amplify-button amplify-button--small import__choose">
        Choose a CSV file
        <input
          className="amplify-visually-hidden"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            void choose(file).finally(() => {
              // So that the same file can be chosen again.
              target.value = ''
            })
          }}
        />
      </label>
      <p className="bad" role="alert">
        {failure}
      </p>
      <section ref={result} tabIndex={-1} className="stack" aria-label="Preview">
        {parsed && !parsed.failure && <Preview parsed={parsed} order={order} onOrder={setOrder} />}
      </section>
      <div className="row" data-stays={sending || undefined}>
        <Button
          variation="primary"
          isDisabled={count === 0 || parsed?.failure !== undefined || sending}
          onClick={() => void send()}
        >
          {sending ? 'Importing...' : count > 0 ? `Import ${plural(count, 'project')}` : 'Import'}
        </Button>
        <Button isDisabled={sending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

function Unusual(compared: { hours: number; estimatedHours: number }) {
  const unusual = describeUnusual(compared)
  return unusual && <p className="small bad">Please check: {unusual}</p>
}

const unusualFirst = (one: ParsedProjects['projects'][number], other: typeof one) =>
  Number(Boolean(describeUnusual(other.project))) - Number(Boolean(describeUnusual(one.project)))

const restOf = (count: number) =>
  count > maxShown && <p className="muted small">… and {number(count - maxShown)} more.</p>

interface PreviewProps {
  parsed: ParsedProjects
  order: DayOrder | undefined
  onOrder: (order: DayOrder) => void
}

function Preview({ parsed: { projects, problems, headings, ambiguousDay }, order, onOrder }: PreviewProps) {
  return (
    <>
      {headings && (
        <p className="small">
          Read from the columns <span className="written">{headings.map((name) => `“${name}”`).join(', ')}</span>.
        </p>
      )}
      {ambiguousDay !== undefined && (
        <RadioGroupField
          legend={`What comes first in ${ambiguousDay}?`}
          name="order"
          value={order ?? ''}
          onChange={({ target }) => onOrder(target.value as DayOrder)}
        >
          <Radio value="day">The day</Radio>
          <Radio value="month">The month</Radio>
        </RadioGroupField>
      )}
      {problems.length > 0 && (
        <section className="import__rows" aria-label="Rows that are not imported">
          <h3>{plural(problems.length, 'row')} not imported</h3>
          <ul>
            {problems.slice(0, maxShown).map(({ row, title, problem }) => (
              <li key={row} className="small">
                Row {row}
                {title && <span className="written"> ({title})</span>}: {problem}
              </li>
            ))}
          </ul>
          {restOf(problems.length)}
        </section>
      )}
      {projects.length > 0 && (
        <section className="import__rows" aria-label="Projects to import">
          <table>
            <thead>
              <tr>
                <th scope="col">{plural(projects.length, 'project')} to import</th>
                <th scope="col">Estimated</th>
                <th scope="col">Actual</th>
                <th scope="col">Finished</th>
              </tr>
            </thead>
            <tbody>
              {projects
                .toSorted(unusualFirst)
                .slice(0, maxShown)
                .map(({ row, project: { title, estimatedHours, hours, finishedOn } }) => (
                  <tr key={row}>
                    <th scope="row" className="written">
                      {title}
                    </th>
                    <td>{oneDecimal(estimatedHours)} h</td>
                    <td>
                      {oneDecimal(hours)} h<Unusual {...{ hours, estimatedHours }} />
                    </td>
                    <td>{shortDate(`${finishedOn}T12:00:00`)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          {restOf(projects.length)}
        </section>
      )}
    </>
  )
}
