import { beforeEach, expect, test, vi } from 'vitest'
import { type Settings, defaultSettings } from '#contract/settings'
import { rateProblemOf } from '../../settings/settings-form'
import { type Terms, defaultTerms } from '#contract/terms'
import { type SettingsChange, createSettingsStore } from './settings-store'

beforeEach(() => void vi.useFakeTimers())
const standard = { ...defaultSettings, terms: defaultTerms }
const inEuros: Terms = { ...defaultTerms, currency: 'EUR' }

/** A card whose server responds only when the test resolves the request. */
function aCard(unsaved: SettingsChange | null = null) {
  const sent: SettingsChange[] = []
  const seen: (SettingsChange | null)[] = []
  const failures: unknown[] = []
  const kept: (SettingsChange | null)[] = []
  let pending: { ok: (saved: Settings & { terms: Terms }) => void; fail: (error: Error) => void } | undefined
  const store = createSettingsStore({
    settings: standard,
    unsaved,
    keep: (settings) => kept.push(settings),
    save: (settings, before) => {
      sent.push(settings)
      seen.push(before)
      return new Promise((resolve, reject) => {
        pending = { ok: resolve, fail: reject }
      })
    },
    onSaved: () => {},
    onFailed: (error) => failures.push(error),
  })
  const settle = async (with_: (waiting: NonNullable<typeof pending>) => void) => {
    with_(pending!)
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    store,
    sent,
    seen,
    failures,
    kept,
    status: () => store.getState().queue.getState().status,
    ok: (others: Partial<Settings> = {}) =>
      settle((waiting) =>
        waiting.ok({ ...standard, ...sent.at(-1), ...others, terms: sent.at(-1)?.terms ?? defaultTerms }),
      ),
    fail: () => settle((waiting) => waiting.fail(new Error('500: no'))),
  }
}

test('every change sends all three settings', async () => {
  const { store, sent, ok, status } = aCard()

  store.getState().change({ priority: 'rush' })
  expect(sent).toEqual([{ hourlyRate: 100, developerCount: 2, priority: 'rush' }])
  expect(status()).toBe('saving')

  await ok()
  expect(status()).toBe('saved')
})

test('a rate is sent once typing pauses, or immediately on leaving the field', () => {
  const { store, sent } = aCard()
  for (const hourlyRate of ['1', '12', '120']) store.getState().change({ hourlyRate })
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(sent).toEqual([{ ...defaultSettings, hourlyRate: 120 }])

  store.getState().change({ hourlyRate: '95' })
  store.getState().finishTyping()
  expect(store.getState().queue.getState().unsaved?.hourlyRate).toBe(95)
})

const wholeDollars = 'Hourly rate must be a whole number, at least 1'

test.each(['', '0', '-5', 'abc', '92.50', '92,5', '1,000', '1e3'])(
  'the rate "%s" gets an error, stays as typed and is not sent, nor anything that depends on it',
  async (hourlyRate) => {
    const { store, sent } = aCard()
    store.getState().change({ hourlyRate })
    store.getState().finishTyping()
    vi.advanceTimersByTime(1_000)

    expect(rateProblemOf(hourlyRate)).toBe(wholeDollars)
    expect(store.getState().form.hourlyRate).toBe(hourlyRate)
    await expect(store.getState().settled()).rejects.toThrow(wholeDollars)
    expect(sent).toEqual([])
  },
)

test('beside an invalid rate, other settings are sent with the last valid one', () => {
  const { store, sent } = aCard()
  store.getState().change({ hourlyRate: '92.50' })
  store.getState().change({ developerCount: 3 })
  expect(sent).toEqual([{ ...defaultSettings, developerCount: 3 }])
})

test('changes are sent one after another, and only the last of those made in the meantime', async () => {
  const { store, sent, ok, status } = aCard()
  store.getState().change({ developerCount: 1 })
  store.getState().change({ developerCount: 3 })
  store.getState().change({ developerCount: 4 })
  expect(sent).toHaveLength(1)

  await ok()
  expect(sent.map((settings) => settings.developerCount)).toEqual([1, 4])
  expect(status()).toBe('saving')

  await ok()
  expect(status()).toBe('saved')
})

test('changes that were not saved stay in the card and can be sent again', async () => {
  const { store, sent, failures, ok, fail, status } = aCard()
  store.getState().change({ priority: 'high' })
  await fail()
  expect(status()).toBe('failed')
  expect(failures).toHaveLength(1)
  store.getState().adopt(standard)
  expect(store.getState().form.priority).toBe('high')

  store.getState().queue.getState().retry()
  await ok()

  expect(sent.map((settings) => settings.priority)).toEqual(['high', 'high'])
  expect(status()).toBe('saved')
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

test('settling sends failed settings once more, and throws if that fails too', async () => {
  const { store, sent, ok, fail } = aCard()
  store.getState().change({ priority: 'rush' })
  await fail()

  const refused = expect(store.getState().settled()).rejects.toThrow('could not be saved')
  await fail()
  await refused

  const settled = store.getState().settled()
  await ok()
  await settled
  expect(sent.map(({ priority }) => priority)).toEqual(['rush', 'rush', 'rush'])
})

test('settings are stored in the browser until they are saved, and shown to be sent on the next page', async () => {
  const first = aCard()
  first.store.getState().change({ priority: 'rush' })
  await first.fail()
  expect(first.kept).toEqual([{ ...defaultSettings, priority: 'rush' }])

  const second = aCard(first.kept[0])
  second.store.getState().adopt(standard)
  expect(second.store.getState().form.priority).toBe('rush')
  second.store.getState().queue.getState().retry()
  await second.ok()
  expect(second.sent).toEqual(first.kept)
  expect(second.kept).toEqual([null])
})

test('settings changed elsewhere are shown, unless the user has unsaved changes', async () => {
  const { store } = aCard()
  store.getState().adopt({ hourlyRate: 80, developerCount: 4, priority: 'rush', terms: inEuros })
  expect(store.getState().form).toMatchObject({ hourlyRate: '80', developerCount: 4, priority: 'rush' })
  expect(store.getState().form.terms.currency).toBe('EUR')

  store.getState().change({ hourlyRate: '95' })
  store.getState().adopt(standard)
  expect(store.getState().form.hourlyRate).toBe('95')
})

test('a setting that another tab changed is shown with the next change, and a change is never taken for an old value', async () => {
  const { store, seen, ok, fail } = aCard()
  const { change, queue } = store.getState()
  change({ priority: 'rush' })
  await ok({ hourlyRate: 150 })
  expect(store.getState().form).toMatchObject({ hourlyRate: '150', priority: 'rush' })

  change({ priority: 'high' })
  change({ priority: 'rush' })
  await ok()
  await fail()
  queue.getState().retry()
  await ok()
  const known = { ...standard, hourlyRate: 150 }
  expect(seen).toEqual([standard, { ...known, priority: 'rush' }, { ...known, priority: 'high' }, null])
})

test('changed terms are sent with those that they were changed from', async () => {
  const { store, sent, seen, ok } = aCard()
  const { change, finishTyping } = store.getState()
  for (const terms of [{ currency: 'EUR' }, { tax: '19' }]) {
    change({ terms })
    finishTyping()
  }
  await ok()
  await ok()
  expect(sent.map(({ terms }) => terms)).toEqual([inEuros, { ...inEuros, tax: 19 }])
  expect(seen).toEqual([standard, { ...defaultSettings, terms: inEuros }])
})

test('terms are sent once typing pauses, as a whole, and only once they were changed', () => {
  const { store, sent } = aCard()
  const { change, finishTyping } = store.getState()
  change({ developerCount: 3 })
  for (const tax of ['1', '19', '19.', '19.6']) change({ terms: { tax } })
  change({ terms: { currency: 'EUR' } })
  const { rates } = store.getState().form.terms
  change({ terms: { rates: { ...rates, 'QA engineer': '1,250' } } })
  expect(sent).toEqual([{ ...defaultSettings, developerCount: 3 }])

  finishTyping()
  vi.advanceTimersByTime(1_000)
  expect(store.getState().queue.getState().unsaved).toEqual({
    ...defaultSettings,
    developerCount: 3,
    terms: { ...inEuros, tax: 19.6, rates: { 'QA engineer': 1_250 } },
  })
})

const rateInvalid = 'A rate must be between 1 and 100,000, with at most two decimals.'
const taxInvalid = 'The tax must be between 0 and 100 percent, with at most two decimals.'

test.each([
  ...['0', '-1', '1e9', '1000000000', '92,555.5.5', 'abc', 'NaN'].map((rate) => [rate, '', rateInvalid] as const),
  ...['1.005', '1.250'].map((rate) => [rate, '', `“${rate}” can mean thousands or decimals.`] as const),
  ...['101', '-5', '19,655', '0.123', '7 %'].map((tax) => ['', tax, taxInvalid] as const),
])(
  'the role rate "%s" and the tax "%s" are not sent, nor anything that depends on them',
  async (rate, tax, problem) => {
    const { store, sent } = aCard()
    const { rates } = store.getState().form.terms
    store.getState().change({ terms: { rates: { ...rates, 'QA engineer': rate }, tax } })
    store.getState().finishTyping()

    expect(store.getState().form.terms.rates['QA engineer']).toBe(rate)
    expect(store.getState().form.terms.tax).toBe(tax)
    await expect(store.getState().settled()).rejects.toThrow(problem)
    expect(sent).toEqual([])
  },
)

test('beside an invalid value, other terms are sent with the last value that was sent', async () => {
  const { store, sent, ok } = aCard()
  const { change, finishTyping } = store.getState()
  for (const discount of ['1', '15', '150']) change({ terms: { discount } })
  change({ terms: { ignoresRecord: true } })
  finishTyping()
  expect(sent).toEqual([{ ...defaultSettings, terms: { ...defaultTerms, ignoresRecord: true } }])
  await ok()
  expect(store.getState().form.terms.discount).toBe('150')
})

test('terms stay as typed when the server returns them, and are not sent with later settings', async () => {
  const { store, sent, ok } = aCard()
  const { rates } = store.getState().form.terms
  store.getState().change({ terms: { rates: { ...rates, 'QA engineer': '72,50' }, discount: '0' } })
  store.getState().finishTyping()
  await ok()
  const terms: Terms = { ...defaultTerms, rates: { 'QA engineer': 72.5 } }
  store.getState().adopt({ ...defaultSettings, terms })
  expect(store.getState().form.terms.rates['QA engineer']).toBe('72,50')
  expect(store.getState().form.terms.discount).toBe('0')

  store.getState().change({ priority: 'rush' })
  expect(sent).toEqual([
    { ...defaultSettings, terms },
    { ...defaultSettings, priority: 'rush' },
  ])
})

test('terms that an earlier page could not save are shown and sent', async () => {
  const { store, sent, ok } = aCard({ ...defaultSettings, terms: inEuros })
  store.getState().adopt(standard)
  expect(store.getState().form.terms.currency).toBe('EUR')
  store.getState().queue.getState().retry()
  await ok()
  expect(sent).toEqual([{ ...defaultSettings, terms: inEuros }])
})
