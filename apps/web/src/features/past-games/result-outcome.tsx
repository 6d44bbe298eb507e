import type { Result } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { Hourglass, Trophy } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import { classNames, Tag } from '../../ui/index.ts'

/**
 * Shows WIN, LOSS or NO WINNER, except for a spectator or an abandoned match. Until the results are confirmed, a
 * correction may change the outcome.
 */
export function ResultOutcome({ result: { position, userWon, provisional, status, leaderboard } }: { result: Result }) {
  if (status === 'abandoned') {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        <Tag tone="void">{msg('past-games.result-outcome.abandoned')}</Tag>
        <span className="text-muted text-sm">{msg('past-games.result-outcome.stakes-returned')}</span>
      </span>
    )
  }
  if (position === null) return <span className="text-faint text-sm">{msg('past-games.result-outcome.watched')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Tag tone={userWon ? 'won' : 'neutral'}>
        {winnerOf(leaderboard)
          ? userWon
            ? msg('past-games.result-outcome.win')
            : msg('past-games.result-outcome.loss')
          : msg('past-games.result-outcome.no-winner')}
      </Tag>
      {provisional && (
        <span className="inline-flex items-center gap-1 text-closing text-sm">
          <Hourglass aria-hidden="true" className="size-3.5" />
          {msg('past-games.result-outcome.provisional')}
        </span>
      )}
    </span>
  )
}

export function ResultPosition({ result: { position, leaderboard, status } }: { result: Result }) {
  if (position === null || status === 'abandoned') return <span className="text-faint">–</span>
  return (
    <span className="figures text-xl">
      {position}
      <span className="text-base text-faint"> / {leaderboard.length}</span>
    </span>
  )
}

/** Shows the trophies of a game, or a dash if the game does not count. */
export function ResultTrophies({ result: { trophies, counts, status } }: { result: Result }) {
  if (trophies === null || counts.code !== 'counts' || status === 'abandoned') {
    return (
      <span className="text-faint">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{msg('past-games.result-outcome.no-trophies-for-this')}</span>
      </span>
    )
  }
  return (
    <span
      className={classNames(
        'figures inline-flex items-center gap-1 text-xl',
        trophies > 0 ? 'text-flood' : 'text-faint',
      )}
    >
      <Trophy aria-hidden="true" className="size-4" />
      {trophies}
      <span className="sr-only"> {msg('past-games.result-outcome.trophies', { count: trophies })}</span>
    </span>
  )
}
