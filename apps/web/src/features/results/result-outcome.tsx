import type { Result } from '@bettle/contract'
import { Hourglass } from 'lucide-react'
import { Tag } from '../../ui/index.ts'

/** WIN or LOSS; who only watched has neither. Until the results are confirmed a correction may still change it. */
export function ResultOutcome({ result: { position, userWon, provisional } }: { result: Result }) {
  if (position === null) return <span className="text-faint text-sm">Watched</span>
  return (
    <span className="inline-flex items-center gap-2">
      <Tag tone={userWon ? 'won' : 'neutral'}>{userWon ? 'WIN' : 'LOSS'}</Tag>
      {provisional && (
        <span className="inline-flex items-center gap-1 text-closing text-sm">
          <Hourglass aria-hidden="true" className="size-3.5" />
          provisional
        </span>
      )}
    </span>
  )
}

export function ResultPosition({ result: { position, leaderboard } }: { result: Result }) {
  if (position === null) return <span className="text-faint">–</span>
  return (
    <span className="figures text-xl">
      {position}
      <span className="text-base text-faint"> / {leaderboard.length}</span>
    </span>
  )
}
