import { Button } from '@aws-amplify/ui-react'
import { useEffect } from 'react'
import type { reportOf } from '#domain/report'
import { download } from '../../../ui/download'
import { toast, toastFailure } from '../../../ui/toast'

interface Props {
  /** Returns what to export at the time of the click. */
  report: () => Promise<ToExport> | ToExport
}
interface ToExport {
  project: Parameters<typeof reportOf>[0]
  estimation: Parameters<typeof reportOf>[1]
}

const loadFormat = () => import('#domain/report')

/** Downloads the text report, which is generated in the browser. */
export function ExportButton({ report }: Props) {
  // After the results, so that they need not wait for it; and before the click, when there may be no connection.
  useEffect(() => void loadFormat().catch(() => {}), [])

  async function exportReport() {
    try {
      const { reportName, reportOf } = await loadFormat()
      const { project, estimation } = await report()
      download(reportName(project.title), reportOf(project, estimation), 'text/plain;charset=utf-8')
      toast({ title: 'Export Successful', text: 'Your estimation report has been downloaded' })
    } catch {
      toastFailure('Export Failed', 'Failed to export the estimation report')
    }
  }
  return <Button onClick={() => void exportReport()}>Export Proposal</Button>
}
