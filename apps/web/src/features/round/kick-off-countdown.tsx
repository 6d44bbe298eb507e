import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { msg } from '../../texts/msg.ts'
import { clockText } from '../../ui/index.ts'

/** Counts down to the kick-off. Without a known kick-off in the future, it says that the match has not started. */
export function KickOffCountdown({ startsAt, moment }: { startsAt: number | undefined; moment: GameMoment }) {
  const { now } = useTicking(moment)
  const left = startsAt === undefined ? undefined : (startsAt - now) / 1000
  return (
    <div className="flex flex-wrap items-baseline justify-center gap-x-3 gap-y-1 text-center">
      {left !== undefined && left > 0 ? (
        <>
          <span className="caps text-lg text-muted">{msg('round.kick-off-countdown.match-starts-in')}</span>
          <span role="timer" className="figures text-2xl text-flood">
            {clockText(left)}
          </span>
        </>
      ) : (
        <span className="caps text-lg text-muted">{msg('round.kick-off-countdown.match-has-not-started')}</span>
      )}
    </div>
  )
}
