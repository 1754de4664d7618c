import { Component, type ReactNode } from 'react'
import { FailedPage } from './failed'

/** Catches render errors and failed code loading, and offers to reload the page. */
export class Crash extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <FailedPage onRetry={() => location.reload()}>
        Something went wrong while this page was being shown. Nothing you saved is lost.
      </FailedPage>
    )
  }
}
