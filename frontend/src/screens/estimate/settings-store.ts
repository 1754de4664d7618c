import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { Settings } from '#contract/settings'
import { type SettingsForm, formOf, readRate } from '../../settings/settings-form'

interface State {
  form: SettingsForm
  /** Error of the rate; nothing is sent until it is valid. */
  rateProblem: string | null
  saving: 'untouched' | 'saving' | 'saved' | 'failed'
  /** Applies a change. A rate is sent once typing pauses, other settings immediately. */
  change: (change: Partial<SettingsForm>) => void
  /** Sends a pending rate immediately and shows it as parsed. */
  finishTyping: () => void
  retry: () => void
  /** Shows the server's settings, unless the user has unsent changes. */
  adopt: (settings: Settings) => void
  /** Resolves when every change has its response. */
  settled: () => Promise<void>
}

export type SettingsStore = ReturnType<typeof createSettingsStore>

interface Options {
  settings: Settings
  save: (settings: Settings) => Promise<unknown>
  onSaved: () => void
  onFailed: (error: unknown) => void
}

const typingPauseMs = 400

const parseRate = (typed: string) => v.safeParse(Settings.entries.hourlyRate, readRate(typed))

/** Sends changes in order. Of those made while one is pending, only the last is sent. */
export function createSettingsStore({ settings, save, onSaved, onFailed }: Options) {
  let rate = settings.hourlyRate
  let waiting: Settings | null = null
  let unsaved: Settings | null = null
  let sending: Promise<void> | null = null
  let typing: ReturnType<typeof setTimeout> | undefined

  return createStore<State>()((set, get) => {
    async function sendAll(): Promise<void> {
      while (waiting) {
        const next = waiting
        waiting = null
        set({ saving: 'saving' })
        try {
          await save(next)
          unsaved = null
          onSaved()
          if (!waiting) set({ saving: 'saved' })
        } catch (error) {
          unsaved = next
          if (!waiting) set({ saving: 'failed' })
          onFailed(error)
        }
      }
      sending = null
    }

    function send(next: Settings): void {
      waiting = next
      sending ??= sendAll()
    }

    function sendForm(): void {
      clearTimeout(typing)
      typing = undefined
      send({ ...get().form, hourlyRate: rate })
    }

    return {
      form: formOf(settings),
      rateProblem: null,
      saving: 'untouched',
      change: (change) => {
        set({ form: { ...get().form, ...change } })
        if (change.hourlyRate === undefined) return sendForm()

        const parsed = parseRate(change.hourlyRate)
        set({ rateProblem: parsed.success ? null : parsed.issues[0].message })
        clearTimeout(typing)
        typing = undefined
        if (!parsed.success) return
        rate = parsed.output
        typing = setTimeout(sendForm, typingPauseMs)
      },
      finishTyping: () => {
        if (typing !== undefined) sendForm()
        if (!get().rateProblem) set({ form: { ...get().form, hourlyRate: String(rate) } })
      },
      retry: () => {
        if (unsaved) send(unsaved)
      },
      adopt: (held) => {
        const { form, rateProblem, saving } = get()
        if (typing !== undefined || rateProblem || saving === 'saving' || saving === 'failed') return
        const hourlyRate = rate === held.hourlyRate ? form.hourlyRate : String(held.hourlyRate)
        rate = held.hourlyRate
        set({ form: { ...formOf(held), hourlyRate } })
      },
      settled: async () => {
        if (typing !== undefined) sendForm()
        if (!sending) return
        await sending
        await get().settled()
      },
    }
  })
}
