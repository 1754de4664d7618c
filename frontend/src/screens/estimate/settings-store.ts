import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { Settings } from '#contract/settings'
import { type SettingsForm, formOf, readRate } from '../../settings/settings-form'

interface State {
  form: SettingsForm
  /** What is wrong with the rate; nothing is sent until it is right. */
  rateProblem: string | null
  saving: 'untouched' | 'saving' | 'saved' | 'failed'
  /** Takes a change. A rate is sent once typing pauses, the others at once. */
  change: (change: Partial<SettingsForm>) => void
  /** Sends at once what still waits for typing to pause, and shows the rate as it was understood. */
  finishTyping: () => void
  retry: () => void
  /** Shows what the server holds, unless the user is ahead of it. */
  adopt: (settings: Settings) => void
  /** Resolves when every change has been answered. */
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

/** Changes go out one after another; of those made while one is on its way, only the last is sent. */
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
