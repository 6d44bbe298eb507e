import { GameError, type LobbyId, sentence } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import type { MatchRow, Tx } from '../../../db/schema.ts'
import { inMatch } from '../../../transactions/in-match.ts'
import { matchQueue } from '../../match/match-queue.ts'
import { publishScore } from '../../match-event/publish-score.ts'
import { wakeWaiting } from '../../settlement/schedule.ts'
import { announceInRoom } from '../announce-in-room.ts'
import type { RoomMember } from '../room-store.ts'
import { completeLog, type LoadedRoom, loadRoom } from './recorder-store.ts'
import { syncEvents } from './sync-events.ts'

/**
 * Runs a change of the log of a room with named recorders in the transaction of its match. Afterwards the events of the
 * match follow the log. A round that waits for answers is tried again at once, and all members are asked to fetch.
 * @param change gets the room before the change
 */
export async function changeRoom<Reply>(
  ctx: Context,
  { matchId, lobby }: Pick<RoomMember, 'matchId' | 'lobby'>,
  change: (tx: Tx, loaded: LoadedRoom, match: MatchRow) => Promise<Reply>,
): Promise<Reply> {
  const { reply, isScoreChanged } = await inMatch(ctx, matchId, async (tx, match) => {
    await completeLog(tx, matchId, lobby.id, ctx.clock.date())
    const reply = await change(tx, await loadRoom(tx, match, lobby, ctx.clock.now()), match)
    const { pushes, isScoreChanged } = await syncEvents(
      ctx,
      tx,
      match,
      await loadRoom(tx, match, lobby, ctx.clock.now()),
    )
    await wakeWaiting(tx, matchId)
    return { reply: { reply, isScoreChanged }, pushes }
  })
  await announceRecorders(ctx, lobby.id as LobbyId)
  if (isScoreChanged) await publishScore(ctx, matchId)
  await ctx.jobs.runJobs(matchQueue(matchId))
  return reply
}

/** Asks every member of the lobby to fetch the recorders, their taps and the questions. */
export const announceRecorders = (ctx: Context, lobbyId: LobbyId): Promise<void> =>
  announceInRoom(ctx, lobbyId, 'room-recorders.changed')

/**
 * Refuses a tap or a word of a member who records nothing at this moment.
 * @throws GameError `forbidden`
 */
export function refuseOthers({ room }: LoadedRoom, userId: string, at: number): void {
  if (room.recordersAt(at).includes(userId)) return
  throw new GameError('forbidden', sentence('room-recorders-only'))
}
