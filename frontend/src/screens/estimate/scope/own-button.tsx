import { Button, type ButtonProps } from '@aws-amplify/ui-react'

/** Button that its own action removes. It moves the focus to the editor before. */
export const OwnButton = ({ onClick, ...props }: Omit<ButtonProps, 'onClick'> & { onClick: () => void }) => (
  <Button
    size="small"
    {...props}
    onClick={({ currentTarget }) => {
      currentTarget.closest<HTMLElement>('.scope-editor')?.focus()
      onClick()
    }}
  />
)
