import type { Lobby } from '@bettle/contract'
import type { ReactNode } from 'react'
import { KickOffCountdown } from '../../../features/round/kick-off-countdown.tsx'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { Pace } from '../../../match-ui/pace.tsx'
import { rich } from '../../../texts/msg.ts'
import { awaitedText } from './lobby-before.tsx'

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
  const awaited = awaitedText(lobby)
  return (
    <section className="panel flex min-h-32 shrink-0 flex-col items-center justify-center gap-2 px-4 py-3 max-md:min-h-26 max-md:py-2 upright-tablet:min-h-26 upright-tablet:py-2 low-desk:min-h-26 low-desk:py-2">
      {whistle}
      <KickOffCountdown startsAt={startTime === null ? undefined : Date.parse(startTime)} moment={moment} />
      {awaited && <p className="max-w-full truncate text-muted text-sm">{awaited}</p>}
      {tempo !== 1 && (
        <p className="text-center text-muted text-sm">
          {rich('pages-game.before-kick-off.played', {
            isFirst: isTrial === true && lobby.bets.length === 0,
            pace: <Pace tempo={tempo} />,
          })}
        </p>
      )}
    </section>
  )
}
