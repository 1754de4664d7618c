import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Settings, defaultSettings } from '#contract/settings'
import { createSettingsStore } from './settings-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A card whose server responds only when the test resolves the request. */
function aCard() {
  const sent: Settings[] = []
  const failures: unknown[] = []
  let answer: { ok: (project?: unknown) => void; fail: (error: Error) => void } | undefined
  const store = createSettingsStore({
    settings: defaultSettings,
    save: (settings) => {
      sent.push(settings)
      return new Promise((resolve, reject) => {
        answer = { ok: resolve, fail: reject }
      })
    },
    onSaved: () => {},
    onFailed: (error) => failures.push(error),
  })
  const settle = async (with_: (waiting: NonNullable<typeof answer>) => void) => {
    with_(answer!)
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    store,
    sent,
    failures,
    ok: () => settle((waiting) => waiting.ok()),
    fail: () => settle((waiting) => waiting.fail(new Error('500: no'))),
  }
}

test('every change sends all three settings', async () => {
  const { store, sent, ok } = aCard()

  store.getState().change({ priority: 'rush' })
  expect(sent).toEqual([{ hourlyRate: 100, developerCount: 2, priority: 'rush' }])
  expect(store.getState().saving).toBe('saving')

  await ok()
  expect(store.getState().saving).toBe('saved')
})

test('a rate is sent once typing pauses, as an integer', () => {
  const { store, sent } = aCard()
  for (const hourlyRate of ['1', '12', '120', '120.9']) store.getState().change({ hourlyRate })
  expect(sent).toEqual([])

  vi.advanceTimersByTime(1_000)

  expect(sent).toEqual([{ ...defaultSettings, hourlyRate: 120 }])
})

test('leaving the field sends the rate immediately and shows its parsed value', () => {
  const { store, sent } = aCard()
  store.getState().change({ hourlyRate: '99.5' })

  store.getState().finishTyping()

  expect(sent).toEqual([{ ...defaultSettings, hourlyRate: 99 }])
  expect(store.getState().form.hourlyRate).toBe('99')
})

test('an invalid rate is not sent and gets an error, and other changes are sent with the last valid rate', () => {
  const { store, sent } = aCard()
  for (const hourlyRate of ['', '0', '-5', 'abc', '0.5']) {
    store.getState().change({ hourlyRate })
    expect(store.getState().rateProblem).toBe('Hourly rate must be a whole number of dollars, at least 1')
  }
  vi.advanceTimersByTime(1_000)
  expect(sent).toEqual([])

  store.getState().change({ developerCount: 3 })
  expect(sent).toEqual([{ ...defaultSettings, developerCount: 3 }])
  expect(store.getState().form.hourlyRate).toBe('0.5')
})

test('changes are sent one after another, and only the last of those made in the meantime', async () => {
  const { store, sent, ok } = aCard()
  store.getState().change({ developerCount: 1 })
  store.getState().change({ developerCount: 3 })
  store.getState().change({ developerCount: 4 })
  expect(sent).toHaveLength(1)

  await ok()
  expect(sent.map((settings) => settings.developerCount)).toEqual([1, 4])
  expect(store.getState().saving).toBe('saving')

  await ok()
  expect(store.getState().saving).toBe('saved')
})

test('changes that were not saved stay in the card and can be sent again', async () => {
  const { store, sent, failures, ok, fail } = aCard()
  store.getState().change({ priority: 'high' })
  await fail()
  expect(store.getState().saving).toBe('failed')
  expect(failures).toHaveLength(1)
  store.getState().adopt(defaultSettings)
  expect(store.getState().form.priority).toBe('high')

  store.getState().retry()
  await ok()

  expect(sent.map((settings) => settings.priority)).toEqual(['high', 'high'])
  expect(store.getState().saving).toBe('saved')
})

test('settling waits for a rate that is still being typed', async () => {
  const { store, sent, ok } = aCard()
  store.getState().change({ hourlyRate: '150' })
  let settled = false
  const waiting = store
    .getState()
    .settled()
    .finally(() => (settled = true))
  expect(sent).toEqual([{ ...defaultSettings, hourlyRate: 150 }])
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toBe(false)

  await ok()
  await waiting
  expect(settled).toBe(true)
})

test('settings changed elsewhere are shown, unless the user has unsaved changes', async () => {
  const { store } = aCard()
  store.getState().adopt({ hourlyRate: 80, developerCount: 4, priority: 'rush' })
  expect(store.getState().form).toEqual({ hourlyRate: '80', developerCount: 4, priority: 'rush' })

  store.getState().change({ hourlyRate: '95' })
  store.getState().adopt(defaultSettings)
  expect(store.getState().form.hourlyRate).toBe('95')
})
