import { expect, test, vi } from 'vitest'
import { textOfDocument } from './send-document'

test('an upload that is canceled between two attempts is not sent again', async () => {
  const canceling = new AbortController()
  let sent = 0
  vi.stubGlobal('fetch', async () => Response.json({ uploadURL: 'https://bucket.example/one' }))
  // The connection is lost each time.
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      open() {}
      abort() {}
      setRequestHeader() {}
      send() {
        sent += 1
        this.dispatchEvent(new Event('error'))
        canceling.abort()
      }
    },
  )
  const file = new File(['A shop.'], 'shop.txt')
  const watch = { onSent: () => {}, onProgress: () => {}, signal: canceling.signal }

  await expect(textOfDocument(file, watch)).rejects.toThrow('abort')
  expect(sent).toBe(1)
})
