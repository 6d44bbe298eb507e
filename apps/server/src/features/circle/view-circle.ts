import {
  type Circle,
  type CircleCard,
  type CircleEvening,
  type CircleId,
  type CircleSeason,
  GameError,
  type PublicUser,
  type UserId,
} from '@bettle/contract'
import {
  type CircleTable,
  circleSeasons,
  circleTable,
  DAY,
  nextSeason,
  type CircleSeason as Season,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { lobbyCards } from '../lobby/lobby-card.ts'
import { matchesWire } from '../match/match-wire.ts'
import { publicUsersOf } from '../user/user-columns.ts'
import { circleForMember } from './circle-store.ts'
import { type EveningRow, eveningRowsOf, openEveningsOf, type ReadEvenings } from './evenings.ts'
import { matchesForEvening } from './open-evening.ts'
import { seasonChoicesOf } from './update-circle.ts'

/** How many past evenings the page lists. */
const MOST_PAST = 60

/** Returns a circle as one of its members sees it, with the table of a season ([CI2], [CI5]). */
export async function viewCircle(
  ctx: Pick<Context, 'db' | 'clock'>,
  readEvenings: ReadEvenings,
  userId: UserId,
  { circleId, season: wanted }: { readonly circleId: CircleId; readonly season?: number | undefined },
): Promise<Circle> {
  const { db: reader, clock } = ctx
  const now = clock.now()
  const row = await circleForMember(reader, circleId, userId)
  const choices = await seasonChoicesOf(reader, circleId)
  const seasons = circleSeasons(row.made_at.getTime(), choices, now)
  const current = seasons.at(-1)
  const number = wanted ?? seasons.length
  const season = seasons[number - 1]
  if (!current || !season) throw new GameError('not-found')
  const spans = await reader
    .selectFrom('circle_member')
    .selectAll()
    .where('circle_id', '=', circleId)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
  const rows = await eveningRowsOf(reader, circleId)
  const memberships = spans.map(({ account_id, joined_at, left_at }) => ({
    userId: account_id,
    joinedAt: joined_at.getTime(),
    leftAt: left_at?.getTime() ?? null,
  }))
  const table = circleTable(season, memberships, await readEvenings(reader, rows))
  const asks = row.owner_id === userId ? await openAsksOf(reader, circleId) : []
  const users = await publicUsersOf(reader, [
    ...new Set([
      row.owner_id,
      ...spans.map(({ account_id }) => account_id),
      ...asks.map(({ account_id }) => account_id),
    ]),
  ])
  const userOf = userIn(users)
  const open = await openEveningsOf(reader, circleId)
  const cards = await lobbyCards(reader, open, now)
  const seated = await seatsOf(
    reader,
    userId,
    open.map(({ id }) => id),
  )
  const members = spans.filter(({ left_at }) => left_at === null)
  return {
    _id: row.id as CircleId,
    name: row.name,
    code: row.code,
    owner: userOf(row.owner_id),
    muted: members.some(({ account_id, muted }) => account_id === userId && muted),
    members: members.map(({ account_id, joined_at }) => ({
      user: userOf(account_id),
      joinedAt: joined_at.toISOString(),
    })),
    asking: asks.filter(({ by_owner }) => !by_owner).map(({ account_id }) => userOf(account_id)),
    asked: asks.filter(({ by_owner }) => by_owner).map(({ account_id }) => userOf(account_id)),
    seasons: seasons.map((one, index) => seasonWire(one, index + 1)).toReversed(),
    season: seasonWire(season, number),
    table: table.lines.map(({ userId: id, ...line }) => ({ user: userOf(id), ...line })),
    past: await pastEvenings(reader, userId, rows, table, userOf),
    evenings: cards.map((lobby) => ({ lobby, isSeated: seated.has(lobby._id) })),
    matches: await matchesWire(reader, await matchesForEvening(reader, userId, open, now)),
    nextLastDay: dayText(nextSeason(current, choices).until - DAY),
  }
}

function userIn(users: ReadonlyMap<string, PublicUser>): (id: string) => PublicUser {
  return (id) => {
    const user = users.get(id)
    if (!user) throw new Error(`the account ${id} of a circle is missing`)
    return user
  }
}

const dayText = (at: number) => new Date(at).toISOString().slice(0, 10)

const seasonWire = ({ from, until }: Season, number: number): CircleSeason => ({
  number,
  firstDay: dayText(from),
  lastDay: dayText(until - DAY),
})

async function pastEvenings(
  reader: Reader,
  userId: UserId,
  rows: readonly EveningRow[],
  { evenings }: CircleTable,
  userOf: (id: string) => PublicUser,
): Promise<CircleEvening[]> {
  const seated = await seatsEverOf(
    reader,
    userId,
    evenings.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.lobby_id as string, row]))
  const past = evenings.flatMap(({ id, uncounted, points }) => {
    const row = byId.get(id)
    if (!row?.is_completed || !row.kick_off) return []
    return {
      lobbyId: row.lobby_id,
      lobbyCode: row.code,
      homeTeam: row.home_team,
      awayTeam: row.away_team,
      kickOffAt: row.kick_off.toISOString(),
      isSeated: seated.has(id),
      state: uncounted ?? ('counts' as const),
      points: points.map(({ userId, ...result }) => ({ user: userOf(userId), ...result })),
    }
  })
  return past.toSorted((a, b) => b.kickOffAt.localeCompare(a.kickOffAt)).slice(0, MOST_PAST)
}

async function openAsksOf(reader: Reader, circleId: CircleId) {
  return reader
    .selectFrom('circle_ask')
    .innerJoin('account', 'account.id', 'circle_ask.account_id')
    .select(['circle_ask.account_id', 'by_owner'])
    .where('circle_id', '=', circleId)
    .where('declined_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('circle_ask.account_id')
    .execute()
}

async function seatsEverOf(reader: Reader, userId: UserId, lobbyIds: readonly string[]): Promise<Set<string>> {
  if (lobbyIds.length === 0) return new Set()
  const rows = await reader
    .selectFrom('member')
    .select('lobby_id')
    .where('account_id', '=', userId)
    .where('lobby_id', 'in', lobbyIds)
    .execute()
  return new Set(rows.map(({ lobby_id }) => lobby_id))
}

/** Returns the lobbies in which the user has a seat now. */
async function seatsOf(reader: Reader, userId: UserId, lobbyIds: readonly string[]): Promise<Set<string>> {
  if (lobbyIds.length === 0) return new Set()
  const rows = await reader
    .selectFrom('member')
    .select('lobby_id')
    .where('account_id', '=', userId)
    .where('present', '=', true)
    .where('lobby_id', 'in', lobbyIds)
    .execute()
  return new Set(rows.map(({ lobby_id }) => lobby_id))
}

interface CardColumns {
  readonly id: CircleId
  readonly name: string
  readonly owner_id: string
  readonly members: number
  readonly open: number
  readonly kick_off: Date | null
}

/** Returns the cards of a user's circles: those with the next evening first, then by name. */
export async function circleCardsOf(reader: Reader, userId: UserId, only?: CircleId): Promise<CircleCard[]> {
  const { rows } = await sql<CardColumns>`
    select circle.id, circle.name, circle.owner_id,
      (select count(*)::int from circle_member other where other.circle_id = circle.id and other.left_at is null) as members,
      evenings.open, evenings.kick_off
    from circle_member own join circle on circle.id = own.circle_id
    cross join lateral (
      select count(*)::int as open, min(match.planned_start) as kick_off
      from circle_evening join lobby on lobby.id = circle_evening.lobby_id join match on match.id = lobby.match_id
      where circle_evening.circle_id = circle.id and lobby.status = 'open' and match.status in ('upcoming', 'active')
        and match.deleted_at is null) evenings
    where own.account_id = ${userId} and own.left_at is null and (${only ?? null}::uuid is null or circle.id = ${only ?? null})
    order by evenings.kick_off nulls last, circle.name, circle.id`.execute(reader)
  const userOf = userIn(await publicUsersOf(reader, [...new Set(rows.map(({ owner_id }) => owner_id))]))
  return rows.map(({ id, name, owner_id, members, open, kick_off }) => ({
    _id: id,
    name,
    owner: userOf(owner_id),
    members,
    openEvenings: open,
    nextKickOffAt: kick_off?.toISOString() ?? null,
  }))
}
