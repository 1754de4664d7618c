import { Fieldset, SelectField } from '@aws-amplify/ui-react'
import { type WorkType, kindLabels, kinds, platformLabels, platforms, stageLabels, stages } from '#contract/breakdown'
import './work-type-fields.css'

interface Props {
  /** As the user sees it: the analyst's, or corrected. */
  workType: WorkType
  analysts: WorkType
  disabled: boolean
  onChange: (workType: WorkType) => void
}

const fields = {
  kind: { label: 'Kind', choices: kinds, labels: kindLabels },
  stage: { label: 'Stage', choices: stages, labels: stageLabels },
  platform: { label: 'Platform', choices: platforms, labels: platformLabels },
} as const

const names = ['kind', 'stage', 'platform'] as const

/** The analyst's reading of the type of work, for the user to correct. */
export function WorkTypeFields({ workType, analysts, disabled, onChange }: Props) {
  return (
    <Fieldset legend="Type of work" variation="plain" isDisabled={disabled} className="work-type">
      <div className="work-type__fields">
        {names.map((name) => {
          const { label, choices, labels } = fields[name]
          const inWords: Record<string, string> = labels
          const isCorrected = workType[name] !== analysts[name]
          return (
            <SelectField
              key={name}
              label={label}
              name={name}
              value={workType[name]}
              descriptiveText={isCorrected ? `Corrected. The analyst read: ${inWords[analysts[name]]}` : undefined}
              onChange={({ target }) => onChange({ ...workType, [name]: target.value })}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {inWords[choice]}
                </option>
              ))}
            </SelectField>
          )
        })}
      </div>
      <p className="muted small">
        Kind and stage decide how much planning, testing and handover is added; regulated means audited, certified, or
        under safety or health law. With another kind or platform, the text is read again when you continue, and tasks
        that do not fit it are replaced. “Your changes” lists those of yours that no longer apply.
      </p>
    </Fieldset>
  )
}
