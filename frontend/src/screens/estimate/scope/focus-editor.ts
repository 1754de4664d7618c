/** Moves the focus to the editor, before the focused button disappears. */
export const focusEditor = (button: HTMLElement) => button.closest<HTMLElement>('.scope-editor')?.focus()
