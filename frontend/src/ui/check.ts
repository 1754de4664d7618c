import { type GenericSchema, type InferOutput, getDotPath, safeParse } from 'valibot'

export type FieldErrors = Record<string, string | undefined>

type Checked<Schema extends GenericSchema> =
  | { value: InferOutput<Schema>; errors: null }
  | { value: null; errors: FieldErrors }

/** Parses form input with the contract's schema. Returns the value to send, or the first message for each field. */
export function check<Schema extends GenericSchema>(schema: Schema, typed: unknown): Checked<Schema> {
  const { success, output, issues } = safeParse(schema, typed)
  if (success) return { value: output, errors: null }
  const errors: FieldErrors = {}
  for (const issue of issues) errors[getDotPath(issue) ?? ''] ??= issue.message
  return { value: null, errors }
}

/** Focuses the first invalid field once its message is rendered. */
export const focusFirstError = (form: HTMLElement | null) =>
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
