import { useUser } from './session'
import { useDraft } from './use-draft'

/**
 * State of a form that starts with `first`. What is typed in it is stored in this browser until it is sent or discarded,
 * so that neither a closed dialog nor another screen loses it.
 */
export function useTyped<Form extends object>(name: string, first: Form) {
  const { email } = useUser()
  const { draft: typed, ...actions } = useDraft(email, name, (stored) => parseTyped(stored, first))
  return { form: { ...first, ...typed }, typed, ...actions }
}

/** Returns the stored fields, without those of other types than in `first`, which an older version may have stored. */
function parseTyped<Form extends object>(stored: string | null, first: Form): Partial<Form> {
  const types = Object.fromEntries(Object.entries(first).map(([field, value]) => [field, typeof value]))
  try {
    const fields = Object.entries(JSON.parse(stored ?? '{}') as object)
    return Object.fromEntries(fields.filter(([field, value]) => typeof value === types[field])) as Partial<Form>
  } catch {
    return {}
  }
}
