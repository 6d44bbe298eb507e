import { endHalfAt, getMatch, type MatchHalf, type MatchId, startHalf, updateHalf } from '@bettle/contract'
import { nextFullMinute } from '@bettle/rules'
import { callInTime as call } from '../../../api/call-in-time.ts'
import { msg } from '../../../texts/msg.ts'
import { OF_CLOCK } from './last-action.ts'
import { latestLine } from './match-log.ts'
import type { Pressed, QueuedAction } from './queued-action.ts'
import { hasWaited, LocalRefusal, type Sending, type Sent } from './sending.ts'

type HalfPressed = Extract<Pressed, { kind: 'start-half' | 'end-half' }>

/** A half kicks off at the next full minute after the press, also if the request arrives late [W7]. */
export async function sendStart(
  queued: QueuedAction,
  { halfNumber, expectedState }: HalfPressed,
  sending: Sending,
): Promise<Sent> {
  const { matchId } = sending
  const { tempo, half, before } = await halvesOf(matchId, halfNumber)
  if (half.status === 'finished')
    throw new LocalRefusal('half-state', msg('match-control.send-half.this-half-has-already'))
  if (!hasWaited(queued)) {
    if (half.status === 'upcoming')
      await call(startHalf, { body: { matchId, halfNumber, ...(expectedState && { expectedState }) } })
    else if (timeOf(half.startTime) < queued.at) throw startedAlready()
    return {}
  }
  const kickOff = nextFullMinute(queued.at, tempo)
  if (half.status === 'upcoming') {
    await refuseIfOthersWorked(queued, sending)
    const isHeldUp = before.some(({ endTime }) => timeOf(endTime) > kickOff)
    if (isHeldUp && !queued.insisted)
      throw new LocalRefusal('half-state', msg('match-control.send-half.this-half-was-not'))
    // The press also ends the running half. Otherwise the server would end that half when the request arrives, which is
    // after this kick-off.
    const endTime = new Date(queued.at).toISOString()
    for (const running of before.filter(({ status }) => status === 'active'))
      await call(endHalfAt, { params: { id: running._id }, body: { endTime } })
    await call(startHalf, { body: { matchId, halfNumber } })
    if (isHeldUp) return {}
  } else {
    if (timeOf(half.startTime) === kickOff) return {}
    const last = await lastOfClock(matchId)
    if (!queued.insisted && last?.user?._id !== sending.userId) throw startedAlready()
    // This operator has moved the kick-off on purpose since the press.
    if (!queued.insisted && last?.kind !== 'start-half') return {}
  }
  const started = await halvesOf(matchId, halfNumber)
  if (timeOf(started.half.startTime) === kickOff) return {}
  await call(updateHalf, { params: { id: half._id }, body: { startTime: new Date(kickOff).toISOString() } })
  return { corrected: true }
}

/** A half ends at the time of the press, also if the request arrives late. */
export async function sendEnd(
  queued: QueuedAction,
  { halfNumber, expectedState }: HalfPressed,
  sending: Sending,
): Promise<Sent> {
  const { half } = await halvesOf(sending.matchId, halfNumber)
  // The half has ended since the press: another operator ended it, or a first request did and its response was lost.
  if (half.status === 'finished' && timeOf(half.endTime) >= queued.at) return {}
  const isLate = hasWaited(queued)
  if (isLate) await refuseIfOthersWorked(queued, sending)
  await call(endHalfAt, {
    params: { id: half._id },
    body: isLate ? { endTime: new Date(queued.at).toISOString() } : { ...(expectedState && { expectedState }) },
  })
  return {}
}

/**
 * Throws a refusal if another operator has started, ended or moved a half since the press, because it is unclear what
 * is wanted now [W5].
 */
async function refuseIfOthersWorked(queued: QueuedAction, { matchId, userId }: Sending): Promise<void> {
  if (queued.insisted) return
  const last = await lastOfClock(matchId)
  if (last && last.user?._id !== userId && Date.parse(last.at) > queued.at) throw startedAlready()
}

const startedAlready = () => new LocalRefusal('half-state', msg('match-control.send-half.another-operator-has-started'))

const lastOfClock = (matchId: MatchId) => latestLine(matchId, ({ kind }) => OF_CLOCK.has(kind))

interface Halves {
  /** The current tempo of the match, which may have changed since the console was opened. */
  tempo: number
  half: MatchHalf
  before: MatchHalf[]
}

async function halvesOf(matchId: MatchId, halfNumber: number): Promise<Halves> {
  const { match } = await call(getMatch, { params: { id: matchId } })
  const half = match.halves.find((one) => one.halfNumber === halfNumber)
  if (!half) throw new LocalRefusal('not-found', msg('match-control.send-half.the-match-does-not'))
  return { tempo: match.tempo, half, before: match.halves.filter((one) => one.halfNumber < halfNumber) }
}

/** Returns a time in milliseconds. A missing time counts as earlier than any other. */
const timeOf = (time: string | null): number => (time === null ? Number.NEGATIVE_INFINITY : Date.parse(time))
