import { ErrorState } from '../layout/error-state.tsx'

/** In the place of a part whose script does not come, though there is a connection: the rest of the page goes on beside it. */
export function PartNotLoaded() {
  return (
    <ErrorState
      title="This part could not be loaded."
      kept="Everything else goes on."
      retryText="Load again"
      onRetry={() => location.reload()}
    />
  )
}
