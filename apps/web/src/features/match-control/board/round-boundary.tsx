import { roundTiming, type Timetable } from '@bettle/rules'
import { msg, rich } from '../../../texts/msg.ts'
import { clockText, RoundRibbon } from '../../../ui/index.ts'

interface RoundBoundaryProps {
  timetable: Timetable
  now: number
}

/** The length of the official plan's rounds in minutes. The rounds of lobbies may have other lengths. */
const OFFICIAL = { roundDuration: 10 }
/**
 * An event this close to a round boundary (ms of match time) may belong to either round, so the boundary is
 * highlighted.
 */
const NEAR = 30_000

/** Shows the next round boundary. Bets depend on the side of the boundary on which an event lies. */
export function RoundBoundary({ timetable, now }: RoundBoundaryProps) {
  const timing = roundTiming(timetable, OFFICIAL, now)
  if (timing.state === 'break') {
    return (
      <p className="caps text-lg text-muted">
        {msg('match-control.round-boundary.round-in-round-number', {
          roundNumber: timing.round.roundNumber,
          clock: clockText(timing.startsIn / 1000),
        })}
      </p>
    )
  }
  if (timing.state !== 'active') return null
  const isNear = timing.endsIn !== null && timing.endsIn < NEAR / timetable.tempo
  return (
    <RoundRibbon
      label={msg('match-control.round-boundary.round-round-number', { roundNumber: timing.round.roundNumber })}
      progress={timing.progress}
      state={isNear ? 'closing' : 'open'}
      status={
        timing.endsIn === null
          ? msg('match-control.round-boundary.until-the-half-ends')
          : rich('match-control.round-boundary.next-round-in-span', {
              span: <span className="@max-[16rem]:sr-only" />,
              clock: clockText(timing.endsIn / 1000),
            })
      }
    />
  )
}
