import { GameError, type OperatorAction } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { MatchRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { matchWire } from '../match/match-wire.ts'
import { type Operator, recordInMatch, refuseSeatHolder } from '../operation/operate-match.ts'
import { EVERYTHING } from '../operation/record-action.ts'
import { scheduleMatch } from '../settlement/schedule.ts'

export type MatchAsItWas = Omit<Extract<OperatorAction, { kind: 'restore-match' }>, 'kind'>

/** Brings a deleted match back on which nobody had played: nobody heard of it that would have to hear of it again. */
export async function restoreMatch(ctx: Context, operator: Operator, wish: MatchAsItWas): Promise<void> {
  const timeOf = (time: string | null) => (time === null ? null : new Date(time))
  const { matchId } = wish
  const match = await transaction(ctx, async (tx) => {
    const row: MatchRow | undefined = await tx
      .selectFrom('match')
      .selectAll()
      .where('id', '=', matchId)
      .where('deleted_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new GameError('match-not-found')
    await refuseSeatHolder(tx, operator, matchId)
    const now = ctx.clock.date()
    const { status, endedAt } = wish
    const reason = status === 'abandoned' ? {} : { abandoned_reason: null }
    await setMatch(tx, matchId, now, { status, ended_at: timeOf(endedAt), deleted_at: null, ...reason })
    for (const half of wish.halves) {
      const { startTime, endTime } = half
      await setHalf(tx, half.halfId, {
        status: half.status,
        start_time: timeOf(startTime),
        end_time: timeOf(endTime),
      })
    }
    await scheduleMatch(tx, matchId, now.getTime())
    const undo = { kind: 'delete-match', matchId, onlyUnplayed: true } as const
    await recordInMatch(ctx, tx, operator, row, { kind: 'restore-match', undo, changes: [EVERYTHING] })
    return matchWire(tx, matchId)
  })
  ctx.due.wake()
  ctx.live.announce({ type: 'match.changed', match })
}
