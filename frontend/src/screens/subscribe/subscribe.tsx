import { Page } from '../../ui/page'

export function Subscribe() {
  return <Page title="Subscribe" heading="Subscribe" />
}
