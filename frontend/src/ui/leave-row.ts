/** Moves the focus from a button that is removed with its row to the last button of a row beside, or what is around. */
export function leaveRow(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const target = [...(beside?.querySelectorAll('button') ?? [])].at(-1)
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
  // Unless the filter hides it.
  target?.focus()
}
