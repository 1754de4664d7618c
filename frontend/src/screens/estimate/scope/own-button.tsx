import { Button, type ButtonProps } from '@aws-amplify/ui-react'
import { leaveRow } from '../../../ui/leave-row'

/** Button that its own action removes with its row. */
export const OwnButton = ({ onClick, ...props }: Omit<ButtonProps, 'onClick'> & { onClick: () => void }) => (
  <Button
    size="small"
    {...props}
    onClick={({ currentTarget }) => {
      leaveRow(currentTarget)
      onClick()
    }}
  />
)
