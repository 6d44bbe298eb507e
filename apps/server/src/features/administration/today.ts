import type * as contract from '@bettle/contract'
import type { Answer, MatchId, UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { adapters } from '../feed/provider/adapter.ts'
import { halfToWire } from '../match/match-wire.ts'

type Overview = Answer<typeof contract.adminOverview>
type Today = NonNullable<Overview['today']>

const MOST = 20
const HOUR = 60 * 60_000
/** An upcoming match is listed from this long before its planned kick-off (ms). */
const AHEAD = 24 * HOUR
/** An upcoming match this long after its planned kick-off (ms) comes last, because it was probably forgotten. */
const OVERDUE = 3 * HOUR

/**
 * Returns the matches that an operator runs now or soon, with all that decides their next steps ([W8]): running ones,
 * ended ones without confirmed results, upcoming ones by kick-off. Practice matches, rooms and trial games are left out.
 */
export async function matchesOfToday({ db, clock }: Context, userId: UserId): Promise<Today> {
  const now = clock.now()
  const rows = await db
    .selectFrom('match')
    .leftJoin('match_feed', 'match_feed.match_id', 'match.id')
    .leftJoin('feed_provider', 'feed_provider.id', 'match_feed.provider_id')
    .select(['match.id', 'home_team', 'away_team', 'match.status', 'planned_start', 'tempo', 'results_confirmed_at'])
    .select(['match_feed.state', 'match_feed.source', 'silent_since', 'play', 'feed_provider.form'])
    .select(({ selectFrom }) =>
      selectFrom('lobby')
        .select(sql<number>`count(*)::int`.as('lobbies'))
        .whereRef('lobby.match_id', '=', 'match.id')
        .where('lobby.status', '=', 'open')
        .as('open_lobbies'),
    )
    .where('match.deleted_at', 'is', null)
    .where('guest_id', 'is', null)
    .where('room_of', 'is', null)
    .where('feed', 'is', null)
    .where(
      sql<boolean>`(match.status = 'active' or match.status = 'completed' and results_confirmed_at is null
        or match.status = 'upcoming' and (planned_start is null or planned_start < ${new Date(now + AHEAD)}))`,
    )
    .orderBy(
      sql`case when match.status = 'active' then 0 when match.status = 'completed' then 1
        when planned_start < ${new Date(now - OVERDUE)} then 4 when planned_start is null then 3 else 2 end`,
    )
    .orderBy('planned_start')
    .orderBy('match.id', 'desc')
    .limit(MOST)
    .execute()
  const ids = rows.map(({ id }) => id)
  const halves = await halvesOfAll(db, ids)
  const locked = await betOnOf(db, userId, ids)
  return rows.map((row) => {
    const ofMatch = halves.filter(({ match_id }) => match_id === row.id)
    const isFollowing = row.state === 'following'
    const isPlayed = row.source === 'file' || row.source === 'simulator'
    const statesHalves = row.form !== null && adapters[row.form.format].halves(row.form) === 'starts-and-ends'
    return {
      ...{ _id: row.id as MatchId, homeTeam: row.home_team, awayTeam: row.away_team, status: row.status },
      startTime: row.planned_start?.toISOString() ?? null,
      tempo: row.tempo,
      isConfirmed: row.results_confirmed_at !== null,
      halves: ofMatch.map((half) => halfToWire(half, row.planned_start)),
      openLobbies: row.open_lobbies ?? 0,
      isRunByFeed: isFollowing && (isPlayed || statesHalves),
      isLocked: locked.has(row.id),
      silentSince: (isFollowing && row.silent_since?.toISOString()) || null,
      isHalted: isFollowing && row.play?.halt != null,
    }
  })
}

/** Returns how many records wait for an administrator. */
export async function waitingRecords({ db }: Context): Promise<NonNullable<Overview['waiting']>> {
  const { rows } = await sql<NonNullable<Overview['waiting']>>`select
    (select count(*)::int from reported where status = 'open') as reports,
    (select count(*)::int from crash_group where status = 'open') as crashes,
    (select count(*)::int from unsent_email) as "unsentEmails"`.execute(db)
  return rows[0] ?? { reports: 0, crashes: 0, unsentEmails: 0 }
}

function halvesOfAll(reader: Reader, matchIds: readonly string[]) {
  return reader
    .selectFrom('match_half')
    .selectAll()
    .where('match_id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .orderBy('half_number')
    .execute()
}

/** Returns those of the matches on which the account ever bet ([V6]). */
async function betOnOf(reader: Reader, userId: UserId, matchIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectFrom('bet')
    .innerJoin('lobby', 'lobby.id', 'bet.lobby_id')
    .select('lobby.match_id')
    .distinct()
    .where('bet.account_id', '=', userId)
    .where('lobby.match_id', '=', sql<string>`any(${[...matchIds]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ match_id }) => match_id))
}
