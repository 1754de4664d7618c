import { Page } from '../../ui/page'

export function Dashboard() {
  return <Page title="Dashboard" heading="Dashboard" />
}
