import { GameError, type ListQuery, type Match, type MatchId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type Page, pageOf } from '../../db/queries/page-of.ts'
import type { Reader } from '../../db/schema.ts'
import { matchesWire } from '../match/match-wire.ts'
import { isListedForAdmins } from '../match/own-match.ts'
import { CUP_MARK } from '../match/practice-match.ts'

/** How long ended matches stay in the players' list (ms, by the server's clock). */
const SHOWN_AFTER_END = 24 * 60 * 60 * 1000
const LIMIT = 1000

/**
 * Returns the matches for players: active ones first, then the soonest upcoming ones, then those that ended last. The
 * matches of the practice cup are not included, because only the cup is played on them ([F4]).
 */
export async function listMatches(ctx: Context): Promise<Match[]> {
  const since = new Date(ctx.clock.now() - SHOWN_AFTER_END)
  const rows = await ctx.db
    .selectFrom('match')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('guest_id', 'is', null)
    .where('room_of', 'is', null)
    .where(sql<boolean>`not starts_with(coalesce(feed, ''), ${CUP_MARK})`)
    .where((match) => match.or([match('status', 'in', ['upcoming', 'active']), match('ended_at', '>=', since)]))
    .orderBy(sql`case status when 'active' then 0 when 'upcoming' then 1 else 2 end`)
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('planned_start', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(LIMIT)
    .execute()
  return matchesWire(ctx.db, rows)
}

const listedMatches = (reader: Reader) =>
  reader
    .selectFrom('match')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('guest_id', 'is', null)
    .where(isListedForAdmins)

const LISTING = {
  searched: ['home_team', 'away_team', 'status'],
  sorts: {
    homeTeam: 'home_team',
    awayTeam: 'away_team',
    status: 'status',
    startTime: 'planned_start',
    tempo: 'tempo',
    endedAt: 'ended_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  },
  byDefault: '-createdAt',
  id: 'id',
}

/** Returns a page of all matches except trial games and rooms, by default the newest first. */
export async function listAllMatches(reader: Reader, request: ListQuery): Promise<Page<Match, 'matches'>> {
  const { rows, ...total } = await pageOf(listedMatches(reader), request, LISTING)
  return { matches: await matchesWire(reader, rows), ...total }
}

/**
 * Returns all matches that a search of the list finds. Throws unless their number equals the number that the user saw
 * ([D2]).
 */
export async function matchesFound(reader: Reader, q: string | undefined, seen: number): Promise<MatchId[]> {
  const { rows, total } = await pageOf(listedMatches(reader), { ...(q && { q }), page: 1, pageSize: seen }, LISTING)
  if (total !== seen) throw new GameError('list-changed')
  return rows.map(({ id }) => id as MatchId)
}
