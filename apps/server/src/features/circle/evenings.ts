import { type CircleId, figuresOf, type LobbyId, type MatchId, type UserId } from '@bettle/contract'
import { CIRCLE_LIMITS, type CircleEvening, DAY, type EveningSeat, waitUnderDailyCap } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import { seenByThemselves } from '../leaderboard/leaderboard.ts'
import { kindOf } from '../member/lobby-kind.ts'
import { membersByLobby, membersOf } from '../member/member-store.ts'
import { remindInvited } from '../reminder/remind-invited.ts'
import { writeCircleNotices } from './circle-notices.ts'
import { isMember, lockedCircle } from './circle-store.ts'

/** An evening with what its page shows. */
export interface EveningRow {
  readonly lobby_id: LobbyId
  readonly code: string
  readonly announced_at: Date
  readonly match_id: MatchId
  readonly home_team: string
  readonly away_team: string
  /** The start of the first half; null if it has not started. */
  readonly kick_off: Date | null
  readonly is_completed: boolean
  readonly is_confirmed: boolean
  /** The version of the lobby, which rises with every correction. */
  readonly version: number
}

/** Returns all evenings of a circle, the earliest first. */
export async function eveningRowsOf(reader: Reader, circleId: string): Promise<EveningRow[]> {
  const { rows } = await sql<EveningRow>`
    select circle_evening.lobby_id, lobby.code, circle_evening.announced_at, match.id as match_id, match.home_team,
      match.away_team, match_half.start_time as kick_off, match.status = 'completed' as is_completed,
      match.status = 'completed' and match.results_confirmed_at is not null as is_confirmed, lobby.version
    from circle_evening join lobby on lobby.id = circle_evening.lobby_id join match on match.id = lobby.match_id
    left join match_half on match_half.match_id = match.id and match_half.half_number = 1
    where circle_evening.circle_id = ${circleId} order by circle_evening.announced_at, circle_evening.lobby_id`.execute(
    reader,
  )
  return rows
}

/** How many results one node keeps. */
const MOST_KEPT = 2000

/** Reads the evenings of a circle as its table counts them. */
export type ReadEvenings = (reader: Reader, rows: readonly EveningRow[]) => Promise<CircleEvening[]>

/**
 * Creates a reader that keeps the ranking of each confirmed evening until its lobby has another version, so that a
 * table of many evenings is not ranked again for each page.
 */
export function createEveningReader(): ReadEvenings {
  const kept = new Map<string, { readonly version: number; readonly ranking: readonly EveningSeat[] }>()
  return async (reader, rows) => {
    const missing = rows.filter(
      ({ lobby_id, is_confirmed, version }) => is_confirmed && kept.get(lobby_id)?.version !== version,
    )
    const rankings = await rankingsOf(
      reader,
      missing.map(({ lobby_id }) => lobby_id),
    )
    for (const { lobby_id, version } of missing) {
      kept.delete(lobby_id)
      kept.set(lobby_id, { version, ranking: rankings.get(lobby_id) ?? [] })
    }
    const evenings = rows.map(
      ({ lobby_id, announced_at, kick_off, is_confirmed }): CircleEvening => ({
        id: lobby_id,
        announcedAt: announced_at.getTime(),
        kickOffAt: kick_off?.getTime() ?? null,
        isConfirmed: is_confirmed,
        ranking: is_confirmed ? (kept.get(lobby_id)?.ranking ?? []) : [],
      }),
    )
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return evenings
  }
}

async function rankingsOf(reader: Reader, lobbyIds: readonly string[]): Promise<Map<string, EveningSeat[]>> {
  if (lobbyIds.length === 0) return new Map()
  const rows = await reader.selectFrom('lobby').selectAll().where('id', 'in', lobbyIds).execute()
  const members = membersByLobby(await membersOf(reader, lobbyIds))
  const { rows: guests } = await sql<{ lobby_id: string; account_id: string }>`
    select lobby_id, account_id from guest_seat where lobby_id = any(${[...lobbyIds]}::uuid[])`.execute(reader)
  const isGuest = new Set(guests.map(({ lobby_id, account_id }) => `${lobby_id} ${account_id}`))
  return new Map(
    rows.map(readLobby).map((lobby) => {
      const seen = (members.get(lobby.id) ?? []).map((member) => seenByThemselves(member, lobby.host_id))
      const { leaderboard } = figuresOf(seen, kindOf(lobby))
      const ranking = leaderboard.map(({ user, hasSettledBet }) => ({
        userId: user._id,
        isPresent: hasSettledBet,
        isGuest: isGuest.has(`${lobby.id} ${user._id}`),
      }))
      return [lobby.id, ranking]
    }),
  )
}

/** Returns the circle whose evening a lobby is, if the user is its member. */
export async function circleOfEvening(reader: Reader, lobbyId: string, userId: string): Promise<CircleId | undefined> {
  const row = await reader
    .selectFrom('circle_evening')
    .innerJoin('circle_member', 'circle_member.circle_id', 'circle_evening.circle_id')
    .select('circle_evening.circle_id')
    .where('lobby_id', '=', lobbyId)
    .where('account_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return row?.circle_id as CircleId | undefined
}

/** Returns the open lobbies of a circle whose matches are not over, the soonest first. */
export async function openEveningsOf(reader: Reader, circleId: string): Promise<LobbyRow[]> {
  const rows = await reader
    .selectFrom('circle_evening')
    .innerJoin('lobby', 'lobby.id', 'circle_evening.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .selectAll('lobby')
    .where('circle_id', '=', circleId)
    .where('lobby.status', '=', 'open')
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .orderBy('match.planned_start', (order) => order.asc().nullsLast())
    .orderBy('lobby.id')
    .execute()
  return rows.map(readLobby)
}

interface NewEvening {
  readonly circleId: CircleId
  readonly lobby: LobbyRow
  readonly openerId: UserId
  /** The lobby whose members get the notice of a rematch instead. */
  readonly rematchOf?: LobbyId
}

/** Why a lobby does not become an evening: the circle has one on this match, or as many as a day may have. */
export type NotAnEvening =
  | { readonly kind: 'open-already' }
  | { readonly kind: 'too-many'; readonly waitMs: number }
  | { readonly kind: 'told'; readonly told: readonly UserId[] }

/**
 * Makes a lobby an evening of the circle and gives each member one notice ([CI10], [CI11]), within the transaction that
 * opens the lobby. Two members who open an evening at the same moment wait for each other in this function.
 * @throws GameError `circle-not-found`
 */
export async function recordEvening(
  ctx: Pick<Context, 'clock' | 'config'>,
  tx: Tx,
  { circleId, lobby, openerId, rematchOf }: NewEvening,
): Promise<NotAnEvening> {
  const circle = await lockedCircle(tx, circleId)
  if (!(await isMember(tx, circleId, openerId))) return { kind: 'told', told: [] }
  const open = await openEveningsOf(tx, circleId)
  if (open.some(({ match_id }) => match_id === lobby.match_id)) return { kind: 'open-already' }
  const now = ctx.clock.now()
  const { rows } = await sql<{ at: Date }>`select announced_at as at from circle_evening
    where circle_id = ${circleId} and announced_at > ${new Date(now - DAY)}`.execute(tx)
  const times = rows.map(({ at }) => at.getTime())
  const waitMs = ctx.config.rateLimits ? waitUnderDailyCap(times, CIRCLE_LIMITS.eveningsADay, now) : 0
  if (waitMs > 0) return { kind: 'too-many', waitMs }
  await tx
    .insertInto('circle_evening')
    .values({ lobby_id: lobby.id, circle_id: circleId, announced_at: new Date(now) })
    .execute()
  const { rows: members } = await sql<{ id: UserId }>`
    select account_id as id from circle_member where circle_id = ${circleId} and left_at is null and not muted
      and account_id <> ${openerId} and not exists (
        select from member where member.lobby_id = ${rematchOf ?? null} and member.account_id = circle_member.account_id)`.execute(
    tx,
  )
  const { username, home_team, away_team, planned_start } = await tx
    .selectFrom('match')
    .innerJoin('account', (join) => join.on('account.id', '=', openerId))
    .select(['account.username', 'match.home_team', 'match.away_team', 'match.planned_start'])
    .where('match.id', '=', lobby.match_id)
    .executeTakeFirstOrThrow()
  const told = await writeCircleNotices(
    ctx,
    tx,
    openerId,
    members.map(({ id }) => id),
    {
      kind: 'evening',
      key: `evening ${lobby.id}`,
      details: {
        circleId,
        circle: circle.name,
        code: lobby.code,
        by: username,
        home: home_team,
        away: away_team,
        kickOffAt: planned_start?.toISOString() ?? null,
      },
    },
  )
  await remindInvited(tx, told, { lobbyId: lobby.id, after: null }, now)
  return { kind: 'told', told }
}
