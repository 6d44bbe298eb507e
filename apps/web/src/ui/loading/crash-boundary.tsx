import { Component, type ReactNode } from 'react'

interface CrashBoundaryProps {
  /** The name of the component for crash reports. */
  name: string
  /**
   * Rendered instead of the crashed component. `again` renders the component once more; `tries` counts these attempts.
   */
  fallback: (failure: { error: unknown; tries: number; again: () => void }) => ReactNode
  children: ReactNode
}

interface State {
  failure?: { readonly error: unknown } | undefined
  tries: number
}

/**
 * Limits a crash in rendering to the content of the boundary. The handler at the root of the page reports the crash.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { tries: 0 }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure, tries } = this.state
    if (!failure) return this.props.children
    const again = () => this.setState({ failure: undefined, tries: tries + 1 })
    return this.props.fallback({ error: failure.error, tries, again })
  }
}
