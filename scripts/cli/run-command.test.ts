import { expect, onTestFinished, test, vi } from 'vitest'
import { PlainError } from './plain-error'
import { runCommand } from './run-command'
import { stopOnSignal } from './stop-on-signal'

const errors = { plain: new PlainError('Port 3000 is in use.'), other: new Error('a defect') }

test.each([
  ['a plain error, with its message alone', errors.plain, errors.plain.message],
  ['a defect, with its stack', errors.other, errors.other],
])('a command ends with status 1 after %s', async (_, error, printed) => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  onTestFinished(() => void vi.restoreAllMocks())

  await runCommand(() => Promise.reject(error))

  expect(print).toHaveBeenCalledExactlyOnceWith(printed)
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s stops a command once, even if it arrives twice', async (signal) => {
  const handlers = new Map<unknown, () => void>()
  vi.spyOn(process, 'on').mockImplementation((event, handler) => {
    handlers.set(event, handler)
    return process
  })
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  onTestFinished(() => void vi.restoreAllMocks())
  const stop = vi.fn(() => Promise.resolve())

  stopOnSignal(stop)
  handlers.get(signal)!()
  handlers.get(signal)!()

  await expect.poll(() => exit.mock.calls).toEqual([[0]])
  expect(stop).toHaveBeenCalledOnce()
})
