import { Button, type ButtonProps } from '@aws-amplify/ui-react'

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

/** Moves the focus from a button to the last one of a row beside, or to what is around both. */
export function leaveRow(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const target = [...(beside?.querySelectorAll('button') ?? [])].at(-1)
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  // Unless the filter hides it.
  target?.focus()
}
