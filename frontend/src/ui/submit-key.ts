/** ⌘ or Ctrl with Enter sends a form, from within a text of several lines too. */
export const isSubmitKey = ({ key, metaKey, ctrlKey }: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey'>) =>
  key === 'Enter' && (metaKey || ctrlKey)
