import { Hourglass, Repeat2, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GameMoment } from '../../football/game-moment.ts'
import { useTicking } from '../../football/moment-clock.tsx'
import { CentreCircle, CountdownRing, clockText, Spinner } from '../../ui/index.ts'

/** A gap in which betting is closed: how long it lasts and what comes after. */
export function RoundBreak({ moment }: { moment: GameMoment }) {
  const { timing, next } = useTicking(moment)
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
      <p className="text-muted">Betting will be available when the next round begins</p>
    </Interlude>
  )
}

/** The seconds between two rounds. */
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
      <p className="text-muted">The next round has no time yet. It shows here as soon as it has.</p>
    </Interlude>
  )
}

export function GettingMatch() {
  return (
    <Interlude title="Getting match information...">
      <Spinner size={28} className="text-flood" />
    </Interlude>
  )
}

/** Until kick-off: how long still, or that nobody has said yet. */
export function KickOffCountdown({ startsAt, moment }: { startsAt: number | undefined; moment: GameMoment }) {
  const { now } = useTicking(moment)
  const left = startsAt === undefined ? undefined : (startsAt - now) / 1000
  return (
    <div className="flex flex-wrap items-baseline justify-center gap-x-3 gap-y-1 text-center">
      {left !== undefined && left > 0 ? (
        <>
          <span className="caps text-lg text-muted">Match starts in</span>
          <span role="timer" className="figures text-2xl text-flood">
            {clockText(left)}
          </span>
        </>
      ) : (
        <span className="caps text-lg text-muted">Match has not started yet</span>
      )}
    </div>
  )
}

function Interlude({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel flex flex-1 flex-col items-center justify-center gap-5 px-6 py-12 text-center">
      <h2 className="headline text-xl">{title}</h2>
      {children}
    </section>
  )
}
