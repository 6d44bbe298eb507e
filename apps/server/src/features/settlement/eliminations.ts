import type { LobbyId, LobbyPush, UserId } from '@bettle/contract'
import { courseOfElimination, eliminatedAtRoundEnd } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import type { LobbyRow, MemberRow } from '../../db/schema.ts'
import type { SeatNews } from '../../live/in-lobby.ts'
import { isKnownToHaveFallen, seatAsIs, seatAsSeen } from '../member/seat-of-member.ts'
import { type BatchNews, NO_NEWS } from './batches.ts'
import type { RoundInMatch } from './round-in-match.ts'
import { type MayTell, whatMayBeTold } from './what-may-be-told.ts'

/**
 * The last that a round's end does: who falls, in lobbies that are played so ([X2]). It is decided once for each round, as penalties
 * are; only `fresh` lobbies have not had it. Before that everyone is told of those who fell earlier and could not be told of, and
 * whoever is left alone with that has won ([X5], [X6]).
 */
export async function eliminateAtRoundEnd(
  ctx: Context,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  found: RoundInMatch,
  fresh: ReadonlySet<string>,
): Promise<BatchNews> {
  const tables = await tablesOf(tx, lobbies)
  const mayTell = await whatMayBeTold(ctx, tx, lobbiesOf(tables), found)
  for (const table of tables) {
    tellFallen(table, mayTell)
    if (fresh.has(table.lobby.id)) {
      fall(table, found.row.round_number)
      tellFallen(table, mayTell)
      findLast(table, found.row.round_number)
    }
  }
  return written(tx, tables, ctx.clock.date())
}

/** A round has started: everyone is told who fell before, unless a bet that might have saved them may lie hidden still ([X6]). */
export async function tellOfFallen(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  lobbies: readonly LobbyRow[],
  found: RoundInMatch,
): Promise<BatchNews> {
  const tables = await tablesOf(tx, lobbies)
  const mayTell = await whatMayBeTold(ctx, tx, lobbiesOf(tables), found)
  for (const table of tables) tellFallen(table, mayTell)
  return written(tx, tables, ctx.clock.date())
}

/** Nothing is played any more: everyone is told of all who fell. */
export async function tellOfAllFallen(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  lobbies: readonly LobbyRow[],
): Promise<BatchNews> {
  const tables = await tablesOf(tx, lobbies)
  for (const table of tables) tellFallen(table, () => true)
  return written(tx, tables, ctx.clock.date())
}

type Standing = Pick<MemberRow, 'role' | 'present' | 'seat_end' | 'eliminated_in' | 'last_standing' | 'chips'> & {
  readonly lobby_id: string
  readonly account_id: UserId
  readonly is_out: boolean
  readonly has_open_bet: boolean
}

/** A lobby that is played with elimination, and what comes of it now. */
interface Table {
  readonly lobby: LobbyRow
  readonly members: Standing[]
  readonly told: LobbyPush[]
  readonly fallen: Standing[]
}

async function tablesOf(tx: Tx, lobbies: readonly LobbyRow[]): Promise<Table[]> {
  const played = lobbies.filter(({ settings }) => settings.isTournament)
  if (played.length === 0) return []
  const { rows } = await sql<Standing>`
    select m.lobby_id, m.account_id, m.role, m.present, m.seat_end, m.eliminated_in, m.last_standing, m.chips,
      exists (select from removal r where r.lobby_id = m.lobby_id and r.account_id = m.account_id and r.removed_to = 'out')
        as is_out,
      exists (select from bet b where b.lobby_id = m.lobby_id and b.account_id = m.account_id and b.outcome = 'open')
        as has_open_bet
    from member m where m.lobby_id = any(${played.map(({ id }) => id)}::uuid[]) and m.ranked
    order by m.joined_at, m.account_id for update of m`.execute(tx)
  const byLobby = new Map<string, Standing[]>()
  for (const row of rows) byLobby.set(row.lobby_id, [...(byLobby.get(row.lobby_id) ?? []), row])
  return played.map((lobby) => ({ lobby, members: byLobby.get(lobby.id) ?? [], told: [], fallen: [] }))
}

const lobbiesOf = (tables: readonly Table[]) => tables.map(({ lobby }) => lobby)

/** Whoever fell, and whom others may and do not know of yet. */
function tellFallen(table: Table, mayTell: MayTell): void {
  const untold = table.members.filter(
    (member) =>
      member.eliminated_in !== null && !isKnownToHaveFallen(member) && mayTell(table.lobby, member.eliminated_in),
  )
  for (const number of new Set(untold.map(({ eliminated_in }) => eliminated_in ?? 0))) {
    const together = untold.filter(({ eliminated_in }) => eliminated_in === number)
    for (const member of together) Object.assign(member, { role: 'spectator', seat_end: 'eliminated' })
    const lastStanding = lastOf(table)
    table.told.push({
      type: 'players.eliminated',
      roundNumber: number,
      userIds: together.map(({ account_id }) => account_id),
      lastStanding,
    })
  }
}

/** Somebody may be left alone without anybody falling now: the others were kicked or removed. */
function findLast(table: Table, roundNumber: number): void {
  const isKnown = table.members.some(({ last_standing }) => last_standing)
  const lastStanding = isKnown ? null : lastOf(table)
  if (lastStanding) table.told.push({ type: 'players.eliminated', roundNumber, userIds: [], lastStanding })
}

/** As far as everyone may know. */
function courseOf({ members }: Table) {
  return courseOfElimination(
    members.map((member) => ({
      userId: member.account_id,
      seat: seatAsSeen(member, member.is_out),
      eliminatedIn: isKnownToHaveFallen(member) ? member.eliminated_in : null,
      lastStanding: member.last_standing,
    })),
  )
}

/** Who is left alone, written down from then on. */
function lastOf(table: Table): UserId | null {
  const { lastStanding } = courseOf(table)
  const last = table.members.find(({ account_id }) => account_id === lastStanding)
  if (last) last.last_standing = true
  return last?.account_id ?? null
}

function fall(table: Table, roundNumber: number): void {
  if (courseOf(table).isDecided) return
  const candidates = table.members.map((member) => ({
    userId: member.account_id,
    seat: seatAsIs(member, member.is_out),
    chips: member.chips,
    hasOpenBet: member.has_open_bet,
  }))
  const out = new Set(eliminatedAtRoundEnd(candidates, table.lobby.settings))
  for (const member of table.members.filter(({ account_id }) => out.has(account_id))) {
    member.eliminated_in = roundNumber
    table.fallen.push(member)
  }
}

async function written(tx: Tx, tables: readonly Table[], now: Date): Promise<BatchNews> {
  const changed = tables.filter(({ told, fallen }) => told.length > 0 || fallen.length > 0)
  if (changed.length === 0) return NO_NEWS
  const members = changed.flatMap((table) => table.members)
  await sql`
    update member set eliminated_in = m.eliminated_in, role = m.role, seat_end = m.seat_end, last_standing = m.last_standing,
      spectator_since = case when m.role = 'spectator' then coalesce(member.spectator_since, ${now}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
      as m(lobby_id uuid, account_id uuid, eliminated_in integer, role text, seat_end text, last_standing boolean)
    where member.lobby_id = m.lobby_id and member.account_id = m.account_id
      and (member.eliminated_in, member.seat_end, member.last_standing)
        is distinct from (m.eliminated_in, m.seat_end, m.last_standing)`.execute(tx)
  const seats = changed.flatMap(({ fallen }) => fallen.map(newsOfOwn))
  return { news: new Map(changed.map(({ lobby, told }) => [lobby.id as LobbyId, told])), seats }
}

/** Whom it befell is told at once, whatever the others may know. */
function newsOfOwn({ lobby_id, account_id: userId, eliminated_in }: Standing): SeatNews {
  const roundNumber = eliminated_in ?? 0
  const push = { type: 'players.eliminated', roundNumber, userIds: [userId], lastStanding: null } as const
  return { lobbyId: lobby_id as LobbyId, userId, push: { ...push, userIds: [...push.userIds] } }
}
