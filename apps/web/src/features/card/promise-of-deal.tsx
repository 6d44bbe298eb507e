import type { Lobby } from '@bettle/contract'
import { Notice } from '../../ui/index.ts'
import type { KeptCommitment } from './kept-commitments.ts'

/**
 * The state of a deal's hash in this browser. 'kept': the match has not ended, or this browser stored this hash before
 * the end. 'late': this browser did not store the hash before the end. 'broken': this browser first stored another
 * hash.
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

/** Says whether the current hash is the first one shown. The note is highlighted if it is not. */
export function PromiseNote({ promise, first }: PromiseNoteProps) {
  if (promise === 'broken') {
    return (
      <div role="alert" className="mb-4">
        <Notice tone="error">
          <p className="font-semibold">This is not the hash that was published.</p>
          <p className="mt-1">
            This browser first saw a different hash, so the seed was changed later. Somebody may have chosen the cards.
          </p>
          <p className="mt-2 text-muted">The hash that this browser saw first:</p>
          <p className="break-all font-mono">{first}</p>
        </Notice>
      </div>
    )
  }
  return (
    <p className="mt-2 text-muted text-sm">
      {promise === 'kept'
        ? 'This is the hash that this browser saw first. If the hash changes, somebody may have exchanged the cards, and you see a warning here.'
        : 'This browser first saw the hash after the match had ended. The browser cannot know whether the hash was changed before.'}
    </p>
  )
}
