import type { Lobby } from '@bettle/contract'
import { Notice } from '../../ui/index.ts'
import type { KeptCommitment } from './kept-commitments.ts'

/**
 * What this browser can say of a deal's hash: kept as it was first shown, while nobody could know the seed; shown too late for that;
 * or another one than was shown first.
 */
export type PromiseOfDeal = 'kept' | 'late' | 'broken'

export function promiseOfDeal(
  shown: string,
  kept: Pick<KeptCommitment, 'commitment' | 'at'> | undefined,
  { endedAt }: Pick<Lobby['match'], 'endedAt'>,
): PromiseOfDeal {
  if (kept && kept.commitment !== shown) return 'broken'
  if (endedAt === null) return 'kept'
  return kept && kept.at < Date.parse(endedAt) ? 'kept' : 'late'
}

interface PromiseNoteProps {
  promise: PromiseOfDeal
  first: string | undefined
}

/** Whether what was promised at first is what is shown now, in words; loud where it is not. */
export function PromiseNote({ promise, first }: PromiseNoteProps) {
  if (promise === 'broken') {
    return (
      <div role="alert" className="mb-4">
        <Notice tone="error">
          <p className="font-semibold">This is not the hash that was published.</p>
          <p className="mt-1">
            This browser was shown another one first. The seed was changed after that, so this deal proves nothing: the
            cards may have been chosen.
          </p>
          <p className="mt-2 text-muted">Shown first:</p>
          <p className="break-all font-mono">{first}</p>
        </Notice>
      </div>
    )
  }
  return (
    <p className="mt-2 text-muted text-sm">
      {promise === 'kept'
        ? 'This is the hash that this browser was shown first. It remembers it, and says so here if another one is ever shown.'
        : 'This browser was not shown the hash before the match had ended. It cannot say whether it was the same before.'}
    </p>
  )
}
