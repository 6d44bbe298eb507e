import type { Lobby } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'
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
          <p className="font-semibold">{msg('card.promise-of-deal.this-is-not-the')}</p>
          <p className="mt-1">{msg('card.promise-of-deal.this-browser-first-saw')}</p>
          <p className="mt-2 text-muted">{msg('card.promise-of-deal.the-hash-that-this')}</p>
          <p className="break-all font-mono">{first}</p>
        </Notice>
      </div>
    )
  }
  return (
    <p className="mt-2 text-muted text-sm">
      {promise === 'kept'
        ? msg('card.promise-of-deal.this-is-the-hash')
        : msg('card.promise-of-deal.this-browser-first-saw-the')}
    </p>
  )
}
