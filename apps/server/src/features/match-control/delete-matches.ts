import { GameError, type MatchId } from '@bettle/contract'
import { reasonToStore } from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { MatchHalfRow, MatchRow } from '../../db/schema.ts'
import { matchQueue } from '../match/match-queue.ts'
import { setHalf, setMatch } from '../match/match-store.ts'
import { halvesOf } from '../match/timetable.ts'
import { type Operated, type Operator, operateMatches } from '../operation/operate-match.ts'
import { type Did, EVERYTHING } from '../operation/record-action.ts'
import { enqueueCloseLobbies } from '../settlement/schedule.ts'
import { newsOfTimes } from './news-of-times.ts'
import { timesOf } from './times-as-they-were.ts'

const REASON = { code: 'match-deleted' } as const

/**
 * Deletes matches in one transaction: all of them or, where one is unknown or played in by the operator, none ([C9]). Settled
 * rounds stand, open bets are void, the lobbies close. The rows stay for what was played on them.
 */
export async function deleteMatches(
  ctx: Context,
  operator: Operator,
  matchIds: readonly MatchId[],
  { onlyUnplayed = false }: { readonly onlyUnplayed?: boolean } = {},
): Promise<void> {
  // Rounds that are over are settled first: only what is still open is void.
  for (const matchId of new Set(matchIds)) await ctx.due.runDue(matchQueue(matchId))
  await operateMatches(ctx, operator, matchIds, async (tx, matches) => {
    const acted: Operated<undefined>[] = []
    for (const match of matches) {
      if (onlyUnplayed && (await hasLobby(tx, match.id))) {
        throw new GameError('half-state', { message: 'Somebody opened a lobby on this match: it can only be deleted.' })
      }
      acted.push(await deleteIn(ctx, tx, match))
    }
    return acted
  })
}

export function deleteMatch(ctx: Context, operator: Operator, matchId: MatchId): Promise<void> {
  return deleteMatches(ctx, operator, [matchId])
}

async function deleteIn(ctx: Context, tx: Tx, match: MatchRow): Promise<Operated<undefined>> {
  const now = ctx.clock.date()
  const halves = await halvesOf(tx, match.id)
  const running = halves.filter((half) => half.status === 'active')
  for (const half of running) await setHalf(tx, half.id, { status: 'finished', end_time: now })
  const calledOff = { status: 'abandoned', abandoned_reason: reasonToStore(REASON), ended_at: now } as const
  const isOver = match.status === 'completed' || match.status === 'abandoned'
  await setMatch(tx, match.id, now, { deleted_at: now, ...(isOver ? {} : calledOff) })
  const news = await newsOfTimes(
    ctx,
    tx,
    match,
    running.map((half) => half.id),
  )
  await enqueueCloseLobbies(tx, now.getTime(), match.id, REASON)
  return { reply: undefined, ...news, did: await didTo(tx, match, halves) }
}

/** A match nobody has played on comes back as it was; lobbies that were closed stay closed. */
async function didTo(tx: Tx, match: MatchRow, halves: readonly MatchHalfRow[]): Promise<Did> {
  const matchId = match.id as MatchId
  const isPlayedOn = await hasLobby(tx, matchId)
  return {
    kind: 'delete-match',
    before: { homeTeam: match.home_team, awayTeam: match.away_team, status: match.status },
    undo: isPlayedOn ? 'lobbies-closed' : { kind: 'restore-match', matchId, ...timesOf(match, halves) },
    changes: [EVERYTHING],
  }
}

async function hasLobby(tx: Tx, matchId: string): Promise<boolean> {
  const lobby = await tx.selectFrom('lobby').select('id').where('match_id', '=', matchId).limit(1).executeTakeFirst()
  return lobby !== undefined
}
