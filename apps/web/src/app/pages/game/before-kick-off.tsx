import type { Lobby } from '@bettle/contract'
import type { ReactNode } from 'react'
import { KickOffCountdown } from '../../../features/round/kick-off-countdown.tsx'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { Pace } from '../../../match-ui/pace.tsx'

interface BeforeKickOffProps {
  lobby: Lobby
  moment: GameMoment
  /** The whistle of a room that waits for its start. */
  whistle: ReactNode
}

/**
 * Counts down to the kick-off of half 1. Without a kick-off in the future, it says that the match has not started. The
 * panel is as high as the timeline that replaces it.
 */
export function BeforeKickOff({ lobby, moment, whistle }: BeforeKickOffProps) {
  const { startTime, tempo, isTrial } = lobby.match
  return (
    <section className="panel flex min-h-32 shrink-0 flex-col items-center justify-center gap-2 px-4 py-3 max-md:min-h-26 max-md:py-2 upright-tablet:min-h-26 upright-tablet:py-2 low-desk:min-h-26 low-desk:py-2">
      {whistle}
      <KickOffCountdown startsAt={startTime === null ? undefined : Date.parse(startTime)} moment={moment} />
      {tempo !== 1 && (
        <p className="text-center text-muted text-sm">
          {isTrial && lobby.bets.length === 0 && 'Your first bet starts the match. '}
          Played <Pace tempo={tempo} />
        </p>
      )}
    </section>
  )
}
