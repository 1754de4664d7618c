import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog'

test('a dialog closes by Escape, and stays open if the choice of a file in it is canceled', () => {
  // Missing in jsdom.
  HTMLDialogElement.prototype.showModal = () => {}
  HTMLDialogElement.prototype.close = () => {}
  const onClose = vi.fn()
  render(
    <Dialog title="Upload" onClose={onClose}>
      <input type="file" aria-label="Document" />
    </Dialog>,
  )
  const cancel = () => new Event('cancel', { bubbles: true, cancelable: true })

  fireEvent(screen.getByLabelText('Document', { selector: 'input' }), cancel())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(document.querySelector('dialog')!, cancel())
  expect(onClose).toHaveBeenCalledOnce()
})
