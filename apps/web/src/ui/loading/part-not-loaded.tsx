import { ErrorState } from '../layout/error-state.tsx'

/** Replaces a component whose script does not load although the server answers. The rest of the page stays. */
export function PartNotLoaded() {
  return (
    <ErrorState
      title="This part could not be loaded."
      kept="Everything else still works."
      retryText="Load again"
      onRetry={() => location.reload()}
    />
  )
}
