import { Component, type ReactNode } from 'react'

interface CrashBoundaryProps {
  /** Which part it is around, as a report says. */
  name: string
  /** What stands in its place. `again` draws it anew; `tries` is how often that was done. */
  fallback: (failure: { error: unknown; tries: number; again: () => void }) => ReactNode
  children: ReactNode
}

interface State {
  failure?: { readonly error: unknown } | undefined
  tries: number
}

/** What fails in drawing falls no further than this. Who hears of it, is told at the root of the page. */
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
