import { Page } from '../../ui/page'

export function Pricing() {
  return <Page title="Pricing" heading="Pricing" />
}
