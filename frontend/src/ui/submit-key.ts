/** True for ⌘ or Ctrl with Enter, which submits a form from a multi-line field too. */
export const isSubmitKey = ({ key, metaKey, ctrlKey }: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey'>) =>
  key === 'Enter' && (metaKey || ctrlKey)
