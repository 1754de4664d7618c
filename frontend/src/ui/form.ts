import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GenericSchema, InferOutput } from 'valibot'
import type { ErrorKind } from '#contract/error-kinds'
import { kindOf, plainMessageOf } from '../api/api-error'
import { type FieldErrors, check, focusFirstError } from './check'
import { dismissToast, toastFailure } from './toast'
import { useAction } from './use-action'

interface Options<Schema extends GenericSchema, Name extends string> {
  /** The call's body schema. */
  schema: Schema
  /** Current field values, by the schema's names. */
  typed: Record<Name, string>
  send: (value: InferOutput<Schema>) => Promise<void>
  /** Title of a toast about a failure. Without it, a failure is shown only beside its field. */
  failed?: string
  /** Returns the field beside which a failure is shown. The kind is undefined if the response did not come from our functions. */
  fieldOf: (kind: ErrorKind | undefined) => NoInfer<Name>
}

/**
 * Form of text fields, validated by the contract's schema and submitted once at a time. Errors are shown beside their
 * fields, and the first invalid field receives focus.
 */
export function useForm<Schema extends GenericSchema, Name extends string>({
  schema,
  typed,
  send,
  failed,
  fieldOf,
}: Options<Schema, Name>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const ref = useRef<HTMLFormElement>(null)

  const refuse = (errors: FieldErrors) => {
    // Rendered before the field is focused, also after a response.
    flushSync(() => setErrors(errors))
    focusFirstError(ref.current)
  }
  const [submit, pending] = useAction(async () => {
    dismissToast()
    const { value, errors } = check(schema, typed)
    if (errors) return refuse(errors)
    setErrors({})
    await send(value).catch((error: unknown) => {
      refuse({ [fieldOf(kindOf(error))]: plainMessageOf(error) })
      if (failed) toastFailure(failed, error)
    })
  })

  const form = {
    ref,
    noValidate: true,
    'data-stays': pending || undefined,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault()
      void submit()
    },
  }
  /** Props of one field. */
  const field = (name: Name, change: (typed: string) => void) => ({
    name,
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      change(target.value)
      setErrors((errors) => ({ ...errors, [name]: undefined }))
    },
    hasError: Boolean(errors[name]),
    errorMessage: errors[name],
  })
  return { form, field, pending }
}
