import { Button } from '@aws-amplify/ui-react'
import type { ReactNode } from 'react'
import { Dialog } from './dialog'

interface Props {
  title: string
  /** Label of the button that does it. */
  action: string
  /** Description of what the action deletes, ends or uses up. */
  children: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. */
export const Confirmation = ({ title, action, children, onConfirm, onClose }: Props) => (
  <Dialog title={title} onClose={onClose}>
    <p>{children}</p>
    <div className="row">
      <Button
        variation="primary"
        onClick={() => {
          onClose()
          onConfirm()
        }}
      >
        {action}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </div>
  </Dialog>
)
