import { createStore } from 'zustand/vanilla'
import type { Settings } from '#contract/settings'
import { sentenceOf } from '../../api/api-error'
import { type SettingsForm, formOf, rateProblemOf, readRate } from '../../settings/settings-form'
import { type SaveQueue, createSaveQueue } from '../../ui/save-queue'

interface State {
  form: SettingsForm
  queue: SaveQueue<Settings>
  /** Applies a change. A rate is sent once it is valid and typing pauses, other settings immediately. */
  change: (change: Partial<SettingsForm>) => void
  /** Sends a pending rate immediately. */
  finishTyping: () => void
  /** Shows the server's settings, unless the user has unsent changes. */
  adopt: (settings: Settings) => void
  /** Resolves once everything on screen is saved. Throws an error that says what prevents it. */
  settled: () => Promise<void>
}

export type SettingsStore = ReturnType<typeof createSettingsStore>

interface Options extends Omit<Parameters<typeof createSaveQueue<Settings>>[0], 'unsaved'> {
  settings: Settings
  /** Settings that an earlier page could not save. They are shown, and sent by `useSaveQueue`. */
  unsaved?: Settings | null
}

const typingPauseMs = 400

const outdated = 'The changed settings could not be saved, so the figures are out of date.'

/** Settings on screen, which are saved as they change. */
export function createSettingsStore({ settings, unsaved = null, ...saving }: Options) {
  const shown = unsaved ?? settings
  const queue = createSaveQueue({ ...saving, unsaved })
  let rate = shown.hourlyRate
  let typing: ReturnType<typeof setTimeout> | undefined

  return createStore<State>()((set, get) => {
    function sendForm(): void {
      clearTimeout(typing)
      typing = undefined
      queue.getState().send({ ...get().form, hourlyRate: rate })
    }

    return {
      form: formOf(shown),
      queue,
      change: (change) => {
        set({ form: { ...get().form, ...change } })
        if (change.hourlyRate === undefined) return sendForm()

        clearTimeout(typing)
        typing = undefined
        if (rateProblemOf(change.hourlyRate)) return
        rate = readRate(change.hourlyRate)
        typing = setTimeout(sendForm, typingPauseMs)
      },
      finishTyping: () => {
        if (typing !== undefined) sendForm()
      },
      adopt: (held) => {
        const { form } = get()
        if (typing !== undefined || rateProblemOf(form.hourlyRate) || queue.getState().unsaved) return
        const hourlyRate = rate === held.hourlyRate ? form.hourlyRate : String(held.hourlyRate)
        rate = held.hourlyRate
        set({ form: { ...formOf(held), hourlyRate } })
      },
      settled: async () => {
        if (typing !== undefined) sendForm()
        const rateProblem = rateProblemOf(get().form.hourlyRate)
        if (rateProblem) throw new Error(rateProblem)
        try {
          await queue.getState().settled()
        } catch (error) {
          throw new Error(`${outdated} ${sentenceOf(error)}`, { cause: error })
        }
      },
    }
  })
}
