import { Component, type ReactNode } from 'react'
import { FailedPage } from './failed'

/** Catches a screen that could not be drawn or whose code did not arrive, and offers to load the page again. */
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
