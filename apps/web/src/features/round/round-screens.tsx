import { Hourglass, Repeat2, Timer } from 'lucide-react'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { msg } from '../../texts/msg.ts'
import { CentreCircle, CountdownRing } from '../../ui/index.ts'
import { Interlude } from './interlude.tsx'

/** The screen during a gap in which betting is closed: it names the next round and counts down to its start. */
export function RoundBreak({ moment }: { moment: GameMoment }) {
  const { timing, next, isDecided } = useTicking(moment)
  const startsIn = timing.state === 'break' ? timing.startsIn / 1000 : undefined
  return (
    <Interlude
      title={
        next
          ? msg('round.round-screens.round-is-next', { roundNumber: next.roundNumber })
          : msg('round.round-screens.round-break')
      }
    >
      {startsIn === undefined ? (
        <CentreCircle>
          <Timer />
        </CentreCircle>
      ) : (
        <CountdownRing
          label={msg('round.round-screens.round-starts-in')}
          secondsLeft={startsIn}
          totalSeconds={Math.max(startsIn, 120)}
          size={132}
        />
      )}
      <p className="text-muted">
        {isDecided
          ? msg('round.round-screens.this-game-is-decided')
          : msg('round.round-screens.betting-will-be-available')}
      </p>
    </Interlude>
  )
}

/** The screen between two rounds [C11]. */
export function RoundTransition({ moment }: { moment: GameMoment }) {
  const { next } = moment
  return (
    <Interlude title={msg('round.round-screens.round-over')}>
      <CentreCircle>
        <Repeat2 className="animate-turn motion-reduce:animate-none" />
      </CentreCircle>
      <p className="text-muted">
        {next
          ? msg('round.round-screens.settling-the-bets-round', { roundNumber: next.roundNumber })
          : msg('round.round-screens.settling-the-bets')}
      </p>
    </Interlude>
  )
}

export function WaitingForRound() {
  return (
    <Interlude title={msg('round.round-screens.waiting-for-next-round')}>
      <CentreCircle>
        <Hourglass />
      </CentreCircle>
      <p className="text-muted">{msg('round.round-screens.the-start-of-the')}</p>
    </Interlude>
  )
}
