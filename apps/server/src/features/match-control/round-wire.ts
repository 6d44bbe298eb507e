import { GameError, type MatchRound } from '@bettle/contract'
import type { Context, Reader } from '../../context.ts'
import { roundRow } from '../match/match-store.ts'
import { roundToWire } from '../match/match-wire.ts'
import { loadTimetable } from '../match/timetable.ts'

export async function roundWire(
  ctx: Pick<Context, 'clock'> & { readonly db: Reader },
  roundId: string,
): Promise<MatchRound> {
  const row = await roundRow(ctx.db, roundId)
  const timetable = await loadTimetable(ctx.db, row.match_id, row.plan_id)
  const round = timetable.rounds.find((candidate) => candidate.id === roundId)
  if (!round) throw new GameError('round-not-found')
  return roundToWire(timetable, round, ctx.clock.now())
}
