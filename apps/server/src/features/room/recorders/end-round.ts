import type { LobbyId, MatchId } from '@bettle/contract'
import { decidesAt, neverBegan, roundSpan, roundStatus, WATCHES_FOR } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { readLobby } from '../../../db/queries/read-lobby.ts'
import type { LobbyRow, MatchRow, Reader, Tx } from '../../../db/schema.ts'
import type { OwnedWork } from '../../../jobs/jobs.ts'
import { inMatch } from '../../../transactions/in-match.ts'
import { publishScore } from '../../match-event/publish-score.ts'
import { settleRound } from '../../settlement/settle-round.ts'
import { announceRecorders } from './change-room.ts'
import { completeLog, type LoadedRoom, loadRoom, writeLine } from './recorder-store.ts'
import { delayOf, mayCheck } from './round-checks.ts'
import { syncEvents } from './sync-events.ts'
import { markVoid, voidBetsOf } from './void-bets.ts'

/**
 * Ends a round: named recorders decide it first ([RM28]), then each lobby settles it. The job waits while a question
 * about the round is open.
 */
export async function endRound(ctx: Context, work: OwnedWork): Promise<void> {
  const lobby = await lobbyOfRecorders(ctx.db, work)
  if (lobby && (await decideRound(ctx, work, lobby)) === 'waits') return
  await settleRound(ctx, work)
}

/** Returns the lobby whose named recorders record the round; undefined for a round of any other match. */
async function lobbyOfRecorders(reader: Reader, work: OwnedWork): Promise<LobbyRow | undefined> {
  const row = await reader
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .innerJoin('round', 'round.plan_id', 'lobby.plan_id')
    .selectAll('lobby')
    .where('match.id', '=', work.ownerId)
    .where('match.of_recorders', '=', true)
    .where('match.deleted_at', 'is', null)
    .where('round.id', '=', work.key)
    .executeTakeFirst()
  return row && readLobby(row)
}

async function decideRound(ctx: Context, work: OwnedWork, lobby: LobbyRow): Promise<'decided' | 'waits'> {
  const matchId = work.ownerId as MatchId
  const { kind, isScoreChanged } = await inMatch(ctx, matchId, async (tx, match) => {
    const now = ctx.clock.now()
    await completeLog(tx, matchId, lobby.id, new Date(now))
    const loaded = await loadRoom(tx, match, lobby, now)
    const kind = await decide(tx, work, match, loaded, now)
    const { pushes, isScoreChanged } = await syncEvents(ctx, tx, match, await loadRoom(tx, match, lobby, now))
    return { reply: { kind, isScoreChanged }, pushes }
  })
  if (kind !== 'unchanged') await announceRecorders(ctx, lobby.id as LobbyId)
  if (isScoreChanged) await publishScore(ctx, matchId)
  return kind === 'waits' ? 'waits' : 'decided'
}

/** Decides the round if its time has come. Otherwise its job waits. */
async function decide(
  tx: Tx,
  work: OwnedWork,
  match: MatchRow,
  loaded: LoadedRoom,
  now: number,
): Promise<'decided' | 'waits' | 'unchanged'> {
  const { timetable, decided, room } = loaded
  const round = timetable.rounds.find(({ id }) => id === work.key)
  if (!round || decided.has(round.id) || neverBegan(timetable, round)) return 'unchanged'
  const { startsAt, endsAt } = roundSpan(timetable, round)
  if (startsAt === null || endsAt === null || roundStatus(timetable, round, now) !== 'finished') return 'unchanged'
  const recorders = await recordersOf(tx, match.id, room.recordersAt(endsAt - 1))
  const voidBets = await voidBetsOf(tx, loaded, { id: round.id, startsAt, endsAt })
  const ended = { id: round.id, startsAt, endsAt }
  const at = decidesAt(
    endsAt,
    recorders.map((recorder) => ({ delay: delayOf(recorder), mayObject: mayCheck(loaded, ended, recorder) })),
    room.questionsOf(round.id).length > 0 || voidBets.unwitnessed.length > 0,
  )
  if (at > now) {
    await tx
      .updateTable('due_work')
      .set({ wait_until: new Date(at) })
      .where('queue', '=', work.queue)
      .where('kind', '=', work.kind)
      .where('key', '=', work.key)
      .execute()
    return 'waits'
  }
  const present = recorders.filter(({ seen_at }) => seen_at.getTime() > startsAt - WATCHES_FOR)
  const [lone] = present.length === 1 ? present : []
  await writeLine(
    tx,
    match.id,
    { kind: 'decided', round_id: round.id, account_id: lone?.account_id ?? null },
    new Date(now),
  )
  await markVoid(tx, voidBets)
  return 'decided'
}

const recordersOf = (tx: Tx, matchId: string, recorders: readonly string[]) =>
  tx
    .selectFrom('room_watcher')
    .select(['account_id', 'lead_ms', 'seen_at'])
    .where('match_id', '=', matchId)
    .where('account_id', 'in', [...recorders, NO_MEMBER])
    .execute()

/** An id of no account, so that an empty list stays valid in SQL. */
const NO_MEMBER = '00000000-0000-0000-0000-000000000000'
