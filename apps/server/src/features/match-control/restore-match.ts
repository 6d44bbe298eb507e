import type { OperatorAction } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { inDeletedMatch } from '../../transactions/in-match.ts'
import { planStopBetting } from '../match/feed-authority.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { halvesOf } from '../match/timetable.ts'
import { type Operator, recordInMatch, refuseBettor } from '../operator/operate-match.ts'
import { EVERYTHING } from '../operator/record-action.ts'
import { isFeedSuspended } from './suspend.ts'
import { pushesOfTimes } from './timetable/pushes-of-times.ts'

export type RestoreMatch = Omit<Extract<OperatorAction, { kind: 'restore-match' }>, 'kind'>

/** Restores a deleted match without lobbies. The subscribers who received its deletion also receive its restoration. */
export async function restoreMatch(ctx: Context, operator: Operator, request: RestoreMatch): Promise<void> {
  const { matchId, status, endedAt } = request
  await inDeletedMatch(ctx, matchId, async (tx, match) => {
    await refuseBettor(tx, operator, matchId)
    const reason = status === 'abandoned' ? {} : { abandoned_reason: null }
    await setMatch(tx, matchId, ctx.clock.date(), { status, ended_at: timeOf(endedAt), deleted_at: null, ...reason })
    const moved = await restoreHalves(tx, request)
    const pushes = await pushesOfTimes(ctx, tx, match, moved)
    if (await isFeedSuspended(tx, matchId)) await planStopBetting(tx, [matchId], ctx.clock.date())
    const undo = { kind: 'delete-match', matchId, onlyUnplayed: true } as const
    await recordInMatch(ctx, tx, operator, match, { kind: 'restore-match', undo, changes: [EVERYTHING] })
    return { reply: undefined, ...pushes }
  })
  ctx.jobs.wake()
}

/** Restores the halves whose status has changed with the deletion. Returns the ids of these halves. */
async function restoreHalves(tx: Tx, { matchId, halves }: RestoreMatch): Promise<string[]> {
  const statuses = new Map((await halvesOf(tx, matchId)).map(({ id, status }) => [id, status]))
  const moved = halves.filter(({ halfId, status }) => statuses.get(halfId) !== status)
  for (const { halfId, status, startTime, endTime, pauses } of moved) {
    const times = { start_time: timeOf(startTime), end_time: timeOf(endTime) }
    await setHalf(tx, halfId, { status, ...times, pauses: pauses ? JSON.stringify(pauses) : null })
  }
  return moved.map(({ halfId }) => halfId)
}

const timeOf = (time: string | null) => (time === null ? null : new Date(time))
