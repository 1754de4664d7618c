import { Button } from '@aws-amplify/ui-react'
import { useEffect } from 'react'
import { fileName } from '#domain/text/file-name'
import type { ToExport } from '../../../files/file-menu'
import { readSending } from '../../../files/sending'
import { download } from '../../../ui/download'
import { MoreIcon } from '../../../ui/icons'
import { lazyPart } from '../../../ui/lazy-part'
import { Menu } from '../../../ui/menu'
import { toast, toastFailure } from '../../../ui/toast'
import './export-button.css'

interface Props {
  /** Returns what to export at the time of the click. */
  report: () => Promise<ToExport> | ToExport
}

const loadFormat = () => Promise.all([import('#domain/exports/proposal'), import('#domain/exports/proposal-text')])
const FileMenu = lazyPart(() => import('../../../files/file-menu').then((module) => module.FileMenu))

/** Downloads the proposal as text, which is generated in the browser, and other files from a menu. */
export default function ExportButton({ report }: Props) {
  // After the results, so that they need not wait for it; and before the click, when there may be no connection.
  useEffect(() => void loadFormat().catch(() => {}), [])

  async function attempt(act: () => Promise<void>) {
    try {
      await act()
    } catch (error) {
      toastFailure('Export Failed', 'Failed to export the estimation report', error)
    }
  }
  async function exportProposal() {
    const [{ proposalOf }, { proposalText }] = await loadFormat()
    const exported = await report()
    const name = fileName(exported.project.title, 'estimation.txt')
    download(name, proposalText(proposalOf(exported, readSending(exported.own))), 'text/plain;charset=utf-8')
    toast({ title: 'Export Successful', text: 'Your estimation report has been downloaded' })
  }
  return (
    <div className="export">
      <Button onClick={() => void attempt(exportProposal)}>Export Proposal</Button>
      <Menu
        className="export__menu"
        button={{ className: 'amplify-button export__more', title: 'More formats', children: <More /> }}
      >
        {(close) => <FileMenu report={report} attempt={attempt} onChoose={close} />}
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
