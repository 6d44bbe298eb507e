import { Component, type ReactNode } from 'react'
import { CrashPage } from './pages/crash-page.tsx'

interface State {
  failure?: { readonly error: unknown }
}

/** What fails in drawing is told in the place of everything; a fresh page is the way back. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <CrashPage error={failure.error} /> : this.props.children
  }
}
