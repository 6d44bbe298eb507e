import { msg } from '../../texts/msg.ts'
import { ErrorState } from '../layout/error-state.tsx'

/** Replaces a component whose script does not load although the server answers. The rest of the page stays. */
export function PartNotLoaded() {
  return (
    <ErrorState
      title={msg('ui.part-not-loaded.this-part-could-not')}
      kept={msg('ui.part-not-loaded.everything-else-still-works')}
      retryText={msg('ui.part-not-loaded.load-again')}
      onRetry={() => location.reload()}
    />
  )
}
