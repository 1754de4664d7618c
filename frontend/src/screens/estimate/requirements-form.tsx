import { Card } from '@aws-amplify/ui-react'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Project, TextChange } from '#contract/project'
import { kindOf, plainMessageOf } from '../../api/api-error'
import { useUser } from '../../session/session'
import { useDraft } from '../../session/use-draft'
import { RequirementsFields } from '../../settings/requirements-fields'
import { type FieldErrors, check, focusFirstError } from '../../ui/check'
import { SaveButtons } from '../../ui/form-parts'
import { useAction } from '../../ui/use-action'
import { PanelHeading } from './panel-heading'
import type { PanelProps } from './panel-props'

/** Texts of the form, and the `textRevision` that they were edited from. */
type Typed = Pick<Project, 'title' | 'requirements' | 'textRevision'>

/** Edits title and requirements until the estimate is completed. What is typed survives a reload. */
export function RequirementsForm({ project, store }: PanelProps) {
  const { email } = useUser()
  const { id, title, requirements, textRevision, status } = project
  const parse = useCallback(
    (stored: string | null) => parseTyped(stored, { title, requirements, textRevision }),
    [title, requirements, textRevision],
  )
  const { draft, change, forget } = useDraft(email, `text:${id}`, parse)
  const [errors, setErrors] = useState<FieldErrors>({})
  /** True once saving was rejected because of a change made elsewhere. Saving again replaces that. */
  const [isOutdated, setOutdated] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  const close = async () => {
    forget()
    // Unless the page was left in the meantime.
    if (form.current) await navigate({ hash: '' }, { replace: true })
  }
  const [save, saving] = useAction(async () => {
    const { value, errors } = check(TextChange, draft)
    setErrors(errors ?? {})
    if (errors) {
      focusFirstError(form.current)
      return
    }
    try {
      await store.getState().saveText(value)
      await close()
    } catch (error) {
      setErrors({ form: plainMessageOf(error) })
      if (kindOf(error) !== 'outdated') return
      change({ textRevision: (await store.getState().refresh()).textRevision })
      setOutdated(true)
    }
  })
  const type = (changed: Partial<Typed>) => {
    change(changed)
    setErrors({})
  }

  return (
    <Card variation="outlined" as="section" aria-labelledby="requirements-heading">
      <form
        ref={form}
        className="stack"
        noValidate
        aria-labelledby="requirements-heading"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <PanelHeading id="requirements-heading" arrived>
          Edit title and requirements
        </PanelHeading>
        {status === 'clarifications' && (
          <p className="muted">
            Other requirements discard the analysis and your answers. They do not count as another estimate.
          </p>
        )}
        <RequirementsFields form={draft} errors={errors} rows={16} onChange={type} onSubmit={() => void save()} />
        {errors.form && (
          <p className="notice--bad" role="alert">
            {errors.form}
          </p>
        )}
        {isOutdated && (
          <details className="fold">
            <summary>Show what is saved now</summary>
            <p>
              <strong>{title}</strong>
            </p>
            <div className="requirements__text written">{requirements}</div>
          </details>
        )}
        <SaveButtons label="Save Changes" isSaving={saving} onCancel={() => void close()} />
      </form>
    </Card>
  )
}

/** Returns the stored draft, or else the project's text. */
function parseTyped(stored: string | null, current: Typed): Typed {
  try {
    const { title, requirements, textRevision } = JSON.parse(stored ?? '{}') as Partial<Record<keyof Typed, unknown>>
    if (typeof title !== 'string' || typeof requirements !== 'string') return current
    return { title, requirements, textRevision: typeof textRevision === 'number' ? textRevision : 0 }
  } catch {
    return current
  }
}
