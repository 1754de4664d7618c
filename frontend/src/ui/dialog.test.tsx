import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog'

test('a dialog closes by Escape, but not if a file choice is canceled, and while what was typed is sent only by its button', () => {
  // Missing in jsdom.
  const showModal = vi.fn()
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = () => {}
  const onClose = vi.fn()
  const dialogWith = (isSending?: true) => (
    <Dialog title="Upload" onClose={onClose}>
      <form data-stays={isSending}>
        <input type="file" aria-label="Document" />
        <input aria-label="Note" />
      </form>
    </Dialog>
  )
  const { rerender } = render(dialogWith(true))
  const dialog = document.querySelector('dialog')!
  const cancel = () => new Event('cancel', { bubbles: true, cancelable: true })

  fireEvent(screen.getByLabelText('Document', { selector: 'input' }), cancel())
  fireEvent(dialog, cancel())
  // A second Escape closes it in spite of that, in Chromium.
  dialog.removeAttribute('open')
  fireEvent(dialog, new Event('close'))
  expect(showModal).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('Close'))
  expect(onClose).toHaveBeenCalledOnce()
  rerender(dialogWith())
  fireEvent.input(screen.getByLabelText('Note'))
  fireEvent.pointerDown(dialog)
  expect(onClose).toHaveBeenCalledOnce()
  fireEvent(dialog, cancel())
  expect(onClose).toHaveBeenCalledTimes(2)
})
