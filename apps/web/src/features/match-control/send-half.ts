import { endHalfAt, getMatch, type MatchHalf, type MatchId, startHalf, updateHalf } from '@bettle/contract'
import { nextFullMinute } from '@bettle/rules'
import { callInTime as call } from '../../api/call-in-time.ts'
import { OF_CLOCK } from './last-action.ts'
import { latestLine } from './match-log.ts'
import type { QueuedAction } from './queued-action.ts'
import { hasWaited, LocalRefusal, type Sending, type Sent } from './sending.ts'

/** A half begins at the full minute after the press, also where the press comes late ([W7]). */
export async function sendStart(queued: QueuedAction, halfNumber: number, sending: Sending): Promise<Sent> {
  const { matchId } = sending
  const { tempo, half, before } = await halvesOf(matchId, halfNumber)
  if (half.status === 'finished') throw new LocalRefusal('half-state', 'The half is over.')
  if (!hasWaited(queued)) {
    if (half.status === 'upcoming') await call(startHalf, { body: { matchId, halfNumber } })
    else if (timeOf(half.startTime) < queued.at) throw startedAlready()
    return {}
  }
  const kickOff = nextFullMinute(queued.at, tempo)
  if (half.status === 'upcoming') {
    await refuseIfOthersWorked(queued, sending)
    const isHeldUp = before.some(({ endTime }) => timeOf(endTime) > kickOff)
    if (isHeldUp && !queued.insisted)
      throw new LocalRefusal('half-state', 'The half before ended later than this was pressed.')
    // One that runs ended with this press: left to the start itself, it would end as that arrives, after this kick-off.
    const endTime = new Date(queued.at).toISOString()
    for (const running of before.filter(({ status }) => status === 'active'))
      await call(endHalfAt, { params: { id: running._id }, body: { endTime } })
    await call(startHalf, { body: { matchId, halfNumber } })
    if (isHeldUp) return {}
  } else {
    if (timeOf(half.startTime) === kickOff) return {}
    const last = await lastOfClock(matchId)
    if (!queued.insisted && last?.user?._id !== sending.userId) throw startedAlready()
    // Moved on purpose since, by this operator.
    if (!queued.insisted && last?.kind !== 'start-half') return {}
  }
  const started = await halvesOf(matchId, halfNumber)
  if (timeOf(started.half.startTime) === kickOff) return {}
  await call(updateHalf, { params: { id: half._id }, body: { startTime: new Date(kickOff).toISOString() } })
  return { corrected: true }
}

/** A half ends at the press, also where that comes late. */
export async function sendEnd(queued: QueuedAction, halfNumber: number, sending: Sending): Promise<Sent> {
  const { half } = await halvesOf(sending.matchId, halfNumber)
  // Ended since it was pressed: by a first try whose answer was lost, or by somebody else.
  if (half.status === 'finished' && timeOf(half.endTime) >= queued.at) return {}
  const isLate = hasWaited(queued)
  if (isLate) await refuseIfOthersWorked(queued, sending)
  await call(endHalfAt, {
    params: { id: half._id },
    body: isLate ? { endTime: new Date(queued.at).toISOString() } : {},
  })
  return {}
}

/** What a press meant is not known any more where somebody else has started, ended or moved a half since ([W5]). */
async function refuseIfOthersWorked(queued: QueuedAction, { matchId, userId }: Sending): Promise<void> {
  if (queued.insisted) return
  const last = await lastOfClock(matchId)
  if (last && last.user?._id !== userId && Date.parse(last.at) > queued.at) throw startedAlready()
}

const startedAlready = () => new LocalRefusal('half-state', 'Somebody else has started, ended or moved a half since.')

const lastOfClock = (matchId: MatchId) => latestLine(matchId, ({ kind }) => OF_CLOCK.has(kind))

interface Halves {
  /** Of now: it may have been another when the console was opened. */
  tempo: number
  half: MatchHalf
  before: MatchHalf[]
}

async function halvesOf(matchId: MatchId, halfNumber: number): Promise<Halves> {
  const { match } = await call(getMatch, { params: { id: matchId } })
  const half = match.halves.find((one) => one.halfNumber === halfNumber)
  if (!half) throw new LocalRefusal('not-found', 'There is no such half.')
  return { tempo: match.tempo, half, before: match.halves.filter((one) => one.halfNumber < halfNumber) }
}

/** Before everything where there is none. */
const timeOf = (time: string | null): number => (time === null ? Number.NEGATIVE_INFINITY : Date.parse(time))
