import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { Settings } from '#contract/settings'
import { Terms } from '#contract/terms'
import { plainMessageOf } from '../../api/api-error'
import { type SettingsForm, formOf, rateProblemOf, readRate } from '../../settings/settings-form'
import { type TermsForm, checkTerms, termsFormOf } from '../../settings/terms-form'
import { createPause } from '../../ui/pause'
import { type SaveQueue, createSaveQueue } from '../../ui/save-queue'

/** Settings to save, with the terms once these were changed on this page. */
export const SettingsChange = v.object({ ...Settings.entries, terms: v.optional(Terms) })
export type SettingsChange = v.InferOutput<typeof SettingsChange>

interface Change extends Partial<SettingsForm> {
  terms?: Partial<TermsForm>
}

interface State {
  form: SettingsForm & { terms: TermsForm }
  /** Reason that what is typed is invalid, or null. Known once its field is left. */
  problem: string | null
  queue: SaveQueue<SettingsChange>
  /** Applies a change. Rate and terms are sent once they are valid and typing pauses, other settings immediately. */
  change: (change: Change) => void
  /** Sends pending rate and terms immediately, and finds what is invalid. */
  finishTyping: () => void
  /** Shows the server's settings and terms, unless the user has unsent changes. */
  adopt: (saved: Saved) => void
  /** Resolves once everything on screen is saved. Throws an error that says what prevents it. */
  settled: () => Promise<void>
}

export type SettingsStore = ReturnType<typeof createSettingsStore>

type Saved = Settings & { terms: Terms }

interface Options extends Omit<Parameters<typeof createSaveQueue<SettingsChange>>[0], 'unsaved' | 'save'> {
  settings: Saved
  /** Saves what differs from the settings before, which are null if they are unknown. Returns what is stored then. */
  save: (change: SettingsChange, before: SettingsChange | null) => Promise<Saved>
  /** Settings that an earlier page could not save. They are shown, and sent by `useSaving`. */
  unsaved?: SettingsChange | null
}

const outdated = 'The changed settings could not be saved, so the figures are out of date.'

const pickSettings = ({ hourlyRate, developerCount, priority, terms }: SettingsChange): SettingsChange => ({
  hourlyRate,
  developerCount,
  priority,
  terms,
})

/** Settings and terms on screen, which are saved as they change. */
export function createSettingsStore({ settings, unsaved = null, save, onSaved, ...saving }: Options) {
  const shown = unsaved ?? settings
  /** Settings and terms of the server that the form was changed from. Null while they are unknown, such as after a lost response. */
  let before = unsaved ? null : pickSettings(settings)
  let stored = settings
  /** Rate and terms that were sent last, or are the server's. */
  let rate = shown.hourlyRate
  let terms = shown.terms ?? settings.terms
  /** True if they may differ from the server's. */
  let areTermsChanged = unsaved?.terms !== undefined

  return createStore<State>()((set, get) => {
    const queue = createSaveQueue<SettingsChange>({
      ...saving,
      unsaved,
      save: async (change) => {
        const from = before
        before = null
        stored = await save(change, from)
        before = { terms: from?.terms, ...change }
      },
      onSaved: () => {
        // Another tab may have changed other settings.
        get().adopt(stored)
        onSaved()
      },
    })

    const typing = createPause(() => {
      const { form } = get()
      const { developerCount, priority } = form
      // What is invalid as typed stays as it was.
      if (!rateProblemOf(form.hourlyRate)) rate = readRate(form.hourlyRate)
      for (const field of Object.keys(form.terms) as (keyof TermsForm)[])
        terms = checkTerms({ ...termsFormOf(terms), [field]: form.terms[field] }).value ?? terms
      queue.getState().send({ hourlyRate: rate, developerCount, priority, ...(areTermsChanged && { terms }) })
    })

    /** Returns why what is typed is invalid, or null. */
    function problemOf({ hourlyRate, terms }: State['form']): string | null {
      const { errors } = checkTerms(terms)
      return rateProblemOf(hourlyRate) ?? (errors && (Object.values(errors)[0] ?? null))
    }

    return {
      form: { ...formOf(shown), terms: termsFormOf(terms) },
      problem: null,
      queue,
      change: (change) => {
        const before = get().form
        const form = { ...before, ...change, terms: { ...before.terms, ...change.terms } }
        set({ form, problem: null })
        if (change.hourlyRate === undefined && !change.terms) return typing.end()

        typing.cancel()
        if (change.hourlyRate !== undefined && rateProblemOf(change.hourlyRate)) return
        if (change.terms) {
          // Another value may be invalid as typed.
          if (!checkTerms({ ...termsFormOf(terms), ...change.terms }).value) return
          areTermsChanged = true
        }
        typing.start()
      },
      finishTyping: () => {
        typing.finish()
        set({ problem: problemOf(get().form) })
      },
      adopt: (saved) => {
        const { form } = get()
        if (typing.isPending() || problemOf(form) || queue.getState().unsaved) return
        // What is typed stays as it is if it means the same.
        const isSameRate = rate === saved.hourlyRate
        const isSameTerms = JSON.stringify(termsFormOf(terms)) === JSON.stringify(termsFormOf(saved.terms))
        rate = saved.hourlyRate
        terms = saved.terms
        before = pickSettings(saved)
        areTermsChanged = false
        set({
          form: {
            ...formOf(saved),
            ...(isSameRate && { hourlyRate: form.hourlyRate }),
            terms: isSameTerms ? form.terms : termsFormOf(terms),
          },
        })
      },
      settled: async () => {
        get().finishTyping()
        const { problem } = get()
        if (problem) throw new Error(problem)
        try {
          await queue.getState().settled()
        } catch (error) {
          throw new Error(`${outdated} ${plainMessageOf(error)}`, { cause: error })
        }
      },
    }
  })
}
