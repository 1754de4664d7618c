import type { SavedEstimate } from '#contract/saved-estimate'
import type { Exported } from '#domain/exports/export-view'
import { download } from '../ui/download'
import { shortDate } from '../ui/format'
import { toast } from '../ui/toast'
import { type FileKind, createFile } from './files'
import { readSending } from './sending'

export interface ToExport extends Omit<Exported, 'day'> {
  /** ISO 8601, for a saved estimate. */
  savedAt?: string
  /** All saved estimates of its project. */
  own: readonly SavedEstimate[]
}

interface Props {
  /** Returns what to export at the time of the click. */
  report: () => Promise<ToExport> | ToExport
  /** Runs an export, and reports its failure. */
  attempt: (act: () => Promise<void>) => Promise<void>
  /** Called by each item. */
  onChoose: () => void
}

const ownFiles: [FileKind, string][] = [
  ['report', 'Full report (.txt)'],
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'Tasks (.csv)'],
]
const trackers: [FileKind, string][] = [
  ['jira', 'Jira (.csv)'],
  ['linear', 'Linear (.csv)'],
  ['azure', 'Azure DevOps (.csv)'],
  ['github', 'GitHub (script)'],
]

/** Items for all formats beside the proposal as text. Their files are generated in the browser. */
export function FileMenu({ report, attempt, onChoose }: Props) {
  const item = (label: string, act: () => Promise<void>) => (
    <li key={label}>
      <button
        type="button"
        onClick={() => {
          onChoose()
          void attempt(act)
        }}
      >
        {label}
      </button>
    </li>
  )
  const file = ([kind, label]: [FileKind, string]) =>
    item(label, async () => {
      const { savedAt = new Date().toISOString(), own, ...exported } = await report()
      const { name, content, type } = await createFile(
        kind,
        { ...exported, day: shortDate(savedAt) },
        readSending(own),
        navigator.language,
      )
      download(name, content, type)
      toast({ title: 'Export Successful', text: `${name} has been downloaded` })
    })
  return (
    <ul>
      <li className="export__group muted small">For your client</li>
      {file(['docx', 'Word (.docx)'])}
      <li className="export__group muted small">For you, with all figures</li>
      {item('PDF, or print', async () => {
        await report()
        print()
      })}
      {ownFiles.map(file)}
      <li className="export__group muted small">Issue trackers</li>
      {trackers.map(file)}
    </ul>
  )
}
