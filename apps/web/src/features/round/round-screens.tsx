import { Hourglass, Repeat2, Timer } from 'lucide-react'
import type { GameMoment } from '../../match-ui/clock/game-moment.ts'
import { useTicking } from '../../match-ui/clock/moment-clock.tsx'
import { CentreCircle, CountdownRing } from '../../ui/index.ts'
import { Interlude } from './interlude.tsx'

/** The screen during a gap in which betting is closed: it names the next round and counts down to its start. */
export function RoundBreak({ moment }: { moment: GameMoment }) {
  const { timing, next, isDecided } = useTicking(moment)
  const startsIn = timing.state === 'break' ? timing.startsIn / 1000 : undefined
  return (
    <Interlude title={next ? `Round ${next.roundNumber} is next` : 'Round break'}>
      {startsIn === undefined ? (
        <CentreCircle>
          <Timer />
        </CentreCircle>
      ) : (
        <CountdownRing
          label="Round starts in"
          secondsLeft={startsIn}
          totalSeconds={Math.max(startsIn, 120)}
          size={132}
        />
      )}
      <p className="text-muted">
        {isDecided ? 'This game is decided: betting is over' : 'Betting will be available when the next round begins'}
      </p>
    </Interlude>
  )
}

/** The screen between two rounds [C11]. */
export function RoundTransition({ moment }: { moment: GameMoment }) {
  const { next } = moment
  return (
    <Interlude title="Round over">
      <CentreCircle>
        <Repeat2 className="animate-turn motion-reduce:animate-none" />
      </CentreCircle>
      <p className="text-muted">
        {next ? `Settling the bets. Round ${next.roundNumber} is next.` : 'Settling the bets.'}
      </p>
    </Interlude>
  )
}

export function WaitingForRound() {
  return (
    <Interlude title="Waiting for next round...">
      <CentreCircle>
        <Hourglass />
      </CentreCircle>
      <p className="text-muted">The start of the next round is not known yet. Wait here.</p>
    </Interlude>
  )
}
