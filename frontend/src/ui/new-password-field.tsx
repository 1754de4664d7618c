import { PasswordField } from '@aws-amplify/ui-react'
import type { ComponentProps } from 'react'
import { passwordLength } from '#contract/limits'

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'descriptiveText' | 'isRequired'>

/** Field of a password to be set, with its minimum length. */
export const NewPasswordField = (props: Props) => (
  <PasswordField
    {...props}
    autoComplete="new-password"
    descriptiveText={`At least ${passwordLength.min} characters`}
    isRequired
  />
)
