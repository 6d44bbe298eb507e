import { roundTiming, type Timetable } from '@bettle/rules'
import { clockText, RoundRibbon } from '../../ui/index.ts'

interface RoundBoundaryProps {
  timetable: Timetable
  now: number
}

/** The official plan's rounds, whatever the lobbies play. */
const OFFICIAL = { roundDuration: 10 }
/** This close to a boundary an event may belong to either side of it: look twice. */
const NEAR = 30_000

/** The next boundary coming up: on which side of it an event falls decides bets. */
export function RoundBoundary({ timetable, now }: RoundBoundaryProps) {
  const timing = roundTiming(timetable, OFFICIAL, now)
  if (timing.state === 'break') {
    return (
      <p className="caps text-lg text-muted">
        Round {timing.round.roundNumber} in {clockText(timing.startsIn / 1000)}
      </p>
    )
  }
  if (timing.state !== 'active') return null
  const isNear = timing.endsIn !== null && timing.endsIn < NEAR / timetable.tempo
  return (
    <RoundRibbon
      label={`Round ${timing.round.roundNumber}`}
      progress={timing.progress}
      state={isNear ? 'closing' : 'open'}
      status={
        timing.endsIn === null ? (
          'until the half ends'
        ) : (
          <>
            <span className="@max-[16rem]:sr-only">next round in </span>
            {clockText(timing.endsIn / 1000)}
          </>
        )
      }
    />
  )
}
