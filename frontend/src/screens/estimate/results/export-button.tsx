import { Button } from '@aws-amplify/ui-react'
import { reportName, reportOf } from '#domain/report'
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

/** Downloads the text report, which is generated in the browser. */
export function ExportButton({ report }: Props) {
  async function exportReport() {
    try {
      const { project, estimation } = await report()
      download(reportName(project.title), reportOf(project, estimation), 'text/plain;charset=utf-8')
      toast({ title: 'Export Successful', text: 'Your estimation report has been downloaded' })
    } catch {
      toastFailure('Export Failed', 'Failed to export the estimation report')
    }
  }
  return <Button onClick={() => void exportReport()}>Export Proposal</Button>
}
