import { createStore } from 'zustand/vanilla'

interface State<Value> {
  status: 'untouched' | 'saving' | 'saved' | 'failed'
  /** Last value that the server does not have, or null. */
  unsaved: Value | null
  send: (next: Value) => void
  /** Sends the unsaved value again if saving it has failed. */
  retry: () => void
  /** Forgets a value that could not be saved. */
  discard: () => void
  /** Resolves once everything is saved. Tries a failed value once more, and throws the error if that fails too. */
  settled: () => Promise<void>
}

export type SaveQueue<Value> = ReturnType<typeof createSaveQueue<Value>>

interface Options<Value> {
  save: (value: Value) => Promise<unknown>
  /** Value that an earlier page could not save. `useSaving` sends it. */
  unsaved?: Value | null
  onSaved: () => void
  onFailed: (error: unknown) => void
  /** Stores what is not saved yet, for an earlier page's `unsaved`. Null once everything is saved. */
  keep?: (unsaved: Value | null) => void
}

/** Saves values one after another. Of those sent while one is being saved, only the last is saved. */
export function createSaveQueue<Value>({ save, unsaved = null, onSaved, onFailed, keep = () => {} }: Options<Value>) {
  /** True if a newer value was sent while one is being saved. */
  let isOutdated = false
  let saving: Promise<void> | null = null
  let failure: unknown

  return createStore<State<Value>>()((set, get) => {
    async function saveAll(): Promise<void> {
      set({ status: 'saving' })
      do {
        isOutdated = false
        failure = await save(get().unsaved!).then(
          () => null,
          (error: unknown) => error,
        )
      } while (isOutdated)
      saving = null
      if (failure !== null) {
        set({ status: 'failed' })
        return onFailed(failure)
      }
      set({ status: 'saved', unsaved: null })
      keep(null)
      onSaved()
    }

    return {
      status: unsaved === null ? 'untouched' : 'failed',
      unsaved,
      send: (next) => {
        set({ unsaved: next })
        keep(next)
        isOutdated = true
        saving ??= saveAll()
      },
      retry: () => {
        if (get().status === 'failed') saving = saveAll()
      },
      discard: () => {
        if (get().status !== 'failed') return
        set({ status: 'untouched', unsaved: null })
        keep(null)
      },
      settled: async () => {
        if (saving) await saving
        get().retry()
        if (saving) await saving
        if (get().status === 'failed') throw failure
      },
    }
  })
}
