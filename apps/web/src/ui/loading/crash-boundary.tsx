import { Component, type ReactNode } from 'react'

interface CrashBoundaryProps {
  /** The name of the part for crash reports. */
  name: string
  /** Replaces the crashed part. `again` renders it once more; `tries` counts those attempts. */
  fallback: (failure: { error: unknown; tries: number; again: () => void }) => ReactNode
  children: ReactNode
}

interface State {
  failure?: { readonly error: unknown } | undefined
  tries: number
}

/** Limits a crash in rendering to the part inside. The handler at the root of the page reports it. */
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
