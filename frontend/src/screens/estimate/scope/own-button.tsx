import { Button, type ButtonProps } from '@aws-amplify/ui-react'

/** Button that its own action removes with its row. It moves the focus to the last button of a row beside, or the editor. */
export const OwnButton = ({ onClick, ...props }: Omit<ButtonProps, 'onClick'> & { onClick: () => void }) => (
  <Button
    size="small"
    {...props}
    onClick={({ currentTarget }) => {
      const row = currentTarget.closest('li')
      const beside = row?.nextElementSibling ?? row?.previousElementSibling
      const target = [...(beside?.querySelectorAll('button') ?? [])].at(-1)
      currentTarget.closest<HTMLElement>('.scope-editor')?.focus({ preventScroll: true })
      // Unless the filter hides it.
      target?.focus()
      onClick()
    }}
  />
)
