import { msg } from '../../../texts/msg.ts'
import { Spinner } from '../../../ui/index.ts'

export function LoadingResults() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-10 text-muted">
      <Spinner className="text-flood" />
      {msg('pages-game.loading-results.loading-results')}
    </p>
  )
}
