import { Button } from '@aws-amplify/ui-react'
import { useEffect } from 'react'
import type { Exported } from '#domain/export-view'
import { fileName } from '#domain/file-name'
import { type FileKind, documentKinds, trackerKinds } from '../../../files/kinds'
import { download } from '../../../ui/download'
import { shortDate } from '../../../ui/format'
import { MoreIcon } from '../../../ui/icons'
import { Menu } from '../../../ui/menu'
import { toast, toastFailure } from '../../../ui/toast'
import './export-button.css'

interface Props {
  /** Returns what to export at the time of the click. */
  report: () => Promise<ToExport> | ToExport
}
interface ToExport extends Omit<Exported, 'day'> {
  /** ISO 8601, for a saved estimate. */
  savedAt?: string
}

const loadReport = () => import('#domain/report')
const loadFiles = () => import('../../../files/files')
const ignore = () => {}

/** Downloads the text report and other files, all of which are generated in the browser. */
export function ExportButton({ report }: Props) {
  // After the results, so that they need not wait for it; and before the click, when there may be no connection.
  useEffect(() => void loadReport().catch(ignore), [])

  async function attempt(act: () => Promise<void>) {
    try {
      await act()
    } catch {
      toastFailure('Export Failed', 'Failed to export the estimation report')
    }
  }

  const exportReport = () =>
    attempt(async () => {
      const { reportOf } = await loadReport()
      const { project, estimation } = await report()
      download(fileName(project.title, 'estimation.txt'), reportOf(project, estimation), 'text/plain;charset=utf-8')
      toast({ title: 'Export Successful', text: 'Your estimation report has been downloaded' })
    })

  const exportFile = (kind: FileKind) =>
    attempt(async () => {
      const { createFile } = await loadFiles()
      const { savedAt = new Date().toISOString(), ...exported } = await report()
      const { name, content, type } = createFile(kind, { ...exported, day: shortDate(savedAt) }, navigator.language)
      download(name, content, type)
      toast({ title: 'Export Successful', text: `${name} has been downloaded` })
    })

  const printReport = () =>
    attempt(async () => {
      await report()
      print()
    })

  return (
    <div className="export">
      <Button onClick={() => void exportReport()}>Export Proposal</Button>
      <Menu
        className="export__menu"
        button={{ className: 'amplify-button export__more', title: 'More formats', children: <More /> }}
        onOpen={() => void loadFiles().catch(ignore)}
      >
        {(close) => {
          const item = (label: string, act: () => Promise<void>) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => {
                  close()
                  void act()
                }}
              >
                {label}
              </button>
            </li>
          )
          const files = (kinds: Partial<Record<FileKind, string>>) =>
            Object.entries(kinds).map(([kind, label]) => item(label, () => exportFile(kind as FileKind)))
          return (
            <>
              {item('PDF, or print', printReport)}
              {files(documentKinds)}
              <li className="export__group muted small">Issue trackers</li>
              {files(trackerKinds)}
            </>
          )
        }}
      </Menu>
    </div>
  )
}

const More = () => (
  <>
    <span className="amplify-visually-hidden">More formats</span>
    <MoreIcon />
  </>
)
