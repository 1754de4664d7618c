import { Page } from '../../ui/page'

export function Auth() {
  return <Page title="Sign in" heading="Auth" />
}
