import { Button } from '@aws-amplify/ui-react'
import type { Estimation } from '#contract/estimation'
import { toast } from '../../../ui/toast'
import { type Reported, exportReport } from './export-report'

interface Props {
  /** What to export, as it stands when the button is pressed. */
  report: () => Promise<ToExport> | ToExport
}
interface ToExport {
  project: Reported
  estimation: Estimation
}

export function ExportButton({ report }: Props) {
  async function exportIt() {
    try {
      const { project, estimation } = await report()
      exportReport(project, estimation)
      toast({ title: 'Export Successful', text: 'Your estimation report has been downloaded' })
    } catch {
      toast({ title: 'Export Failed', text: 'Failed to export the estimation report', tone: 'destructive' })
    }
  }
  return <Button onClick={() => void exportIt()}>Export Proposal</Button>
}
