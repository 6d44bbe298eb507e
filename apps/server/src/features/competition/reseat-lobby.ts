import type { LobbyId, LobbyPush, UserId } from '@bettle/contract'
import { type LobbyWanted, planClosing, reasonToStore } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { LobbyRow, MemberRow, Tx } from '../../db/schema.ts'
import { seatTopic } from '../../push/topic.ts'
import { inLobby, type SeatPushes } from '../../transactions/in-lobby.ts'
import { selectBets } from '../bet/bet-wire.ts'
import { memberPushes } from '../leaderboard/member-pushes.ts'
import { type Posting, post } from '../ledger/post.ts'
import { wakeReminders } from '../match/reminder-work.ts'
import { toPlanIn } from '../settlement/round-plans.ts'
import { saveOutcomes } from '../settlement/settlement-store.ts'
import type { CompetitionRow } from './competition-store.ts'
import { type NewNotice, writeNotices } from './give-notices.ts'

/** The members whose seats in a lobby a change concerned. */
export interface Reseated {
  readonly left: readonly UserId[]
  readonly came: readonly UserId[]
  readonly noticed: readonly UserId[]
}

const NOBODY: Reseated = { left: [], came: [], noticed: [] }

/**
 * Gives a lobby the players that its place in the group or bracket has now. Who stays keeps the seat and the bets. Who
 * leaves is struck: the bets are void, and the member is not ranked. Who comes takes a seat. All get a notice ([CP63],
 * [CP64]). From the kick-off on nothing changes: the next job of the competition writes the kick-off to its log.
 */
export async function reseatLobby(
  ctx: Context,
  competition: CompetitionRow,
  lobbyId: LobbyId,
  wanted: LobbyWanted,
): Promise<Reseated> {
  const reseated = await inLobby(ctx, lobbyId, async (tx, lobby) => {
    const members = await tx.selectFrom('member').selectAll().where('lobby_id', '=', lobbyId).execute()
    const seated = new Set(members.flatMap(({ account_id, ranked }) => (ranked ? [account_id] : [])))
    const left = [...seated].filter((id) => !wanted.entries.includes(id)) as UserId[]
    const came = wanted.entries.filter((id) => !seated.has(id)) as UserId[]
    if (lobby.status === 'closed' || left.length + came.length === 0 || (await hasKickedOff(ctx, tx, lobby)))
      return { reply: NOBODY }
    const refunds = await strike(ctx, tx, lobby, left)
    const joins = await seat(ctx, tx, lobby, came, members)
    await post(tx, [lobby], [...refunds, ...joins], ctx.clock.date())
    if (came.length > 0) await orderByLots(ctx, tx, lobby, wanted.entries)
    if (came.length > 0) await wakeReminders(tx, lobby.match_id, ctx.clock.now())
    const notices = noticesOf(lobby, wanted, {
      left,
      came,
      stayed: [...seated].filter((id) => !left.includes(id as UserId)),
      members,
    })
    const noticed = await writeNotices(ctx, tx, competition, notices)
    const known = new Set(members.map(({ account_id }) => account_id))
    const updates = await pushesOf(ctx, tx, lobby, [...left, ...(came.length > 0 ? wanted.entries : [])], known)
    return { reply: { left, came, noticed }, ...updates, movesRanks: true }
  })
  for (const userId of reseated.left) ctx.live.missed(userId, seatTopic(lobbyId))
  return reseated
}

/** Locks the match, so that it cannot kick off before the commit. */
async function hasKickedOff(ctx: Context, tx: Tx, { match_id }: LobbyRow): Promise<boolean> {
  await tx.selectFrom('match').select('id').where('id', '=', match_id).forShare().execute()
  const { rows } = await sql`
    select from match_half where match_id = ${match_id} and start_time <= ${ctx.clock.date()} and status <> 'upcoming'
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Voids the bets of the players who leave and ends their seats. Returns the refunds to post. */
async function strike(ctx: Context, tx: Tx, lobby: LobbyRow, left: readonly UserId[]): Promise<Posting[]> {
  if (left.length === 0) return []
  const now = ctx.clock.date()
  const reason = reasonToStore({ code: 'players-changed' })
  const ofThem = sql<string>`any(${[...left]}::uuid[])`
  const open = await selectBets(tx)
    .where('bet.lobby_id', '=', lobby.id)
    .where('bet.account_id', '=', ofThem)
    .where('bet.outcome', '=', 'open')
    .orderBy('bet.id')
    .execute()
  const { decisions, postings } = planClosing(lobby.id, open.map(toPlanIn([lobby], null)), reason)
  await saveOutcomes(tx, decisions, now)
  await sql`
    update bet set struck = 1 + (select coalesce(max(earlier.struck), 0) from bet earlier
      where earlier.lobby_id = bet.lobby_id and earlier.account_id = bet.account_id)
    where lobby_id = ${lobby.id} and account_id = ${ofThem} and struck = 0`.execute(tx)
  await tx
    .updateTable('member')
    .set({ role: 'spectator', ranked: false, present: false, spectator_since: now })
    .where('lobby_id', '=', lobby.id)
    .where('account_id', '=', ofThem)
    .execute()
  return [...postings]
}

/** Gives seats to those who come. Returns the starting chips to post. */
async function seat(
  ctx: Context,
  tx: Tx,
  lobby: LobbyRow,
  came: readonly UserId[],
  members: readonly MemberRow[],
): Promise<Posting[]> {
  if (came.length === 0) return []
  const now = ctx.clock.date()
  const seat = { role: 'player' as const, ranked: true, spectator_since: null }
  const rows = came.map((userId) => ({
    ...{ lobby_id: lobby.id, account_id: userId, ...seat, joined_at: now, played_since: now },
  }))
  await tx
    .insertInto('member')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['lobby_id', 'account_id']).doUpdateSet({
        ...{ ...seat, present: true },
        played_since: sql<Date>`coalesce(member.played_since, excluded.played_since)`,
      }),
    )
    .execute()
  // A player who was struck and returns has the starting chips already.
  const paid = new Set(members.flatMap(({ account_id, played_since }) => (played_since === null ? [] : [account_id])))
  const amount = lobby.settings.startingChips
  return came
    .filter((userId) => !paid.has(userId))
    .map((userId) => ({ lobbyId: lobby.id, userId, kind: 'join', amount, key: `join:${userId}` }))
}

/**
 * Sorts the players by their lots. Where other lobbies compare who joined first, this order decides between equal
 * players ([CP13]).
 */
async function orderByLots(ctx: Context, tx: Tx, lobby: LobbyRow, entries: readonly string[]): Promise<void> {
  await sql`
    update member set joined_at = ${ctx.clock.date()}::timestamptz + (sorted.place - 1) * interval '1 millisecond'
    from unnest(${[...entries]}::uuid[]) with ordinality as sorted(id, place)
    where member.lobby_id = ${lobby.id} and member.account_id = sorted.id`.execute(tx)
}

async function pushesOf(
  ctx: Context,
  tx: Tx,
  lobby: LobbyRow,
  changed: readonly string[],
  known: ReadonlySet<string>,
): Promise<{ readonly pushes: LobbyPush[]; readonly seats: SeatPushes[] }> {
  const updates = []
  for (const userId of changed) {
    const type = known.has(userId) ? 'member.changed' : 'member.joined'
    updates.push(await memberPushes(tx, lobby, userId as UserId, ctx.clock.now(), type))
  }
  return { pushes: updates.flatMap(({ pushes }) => pushes), seats: updates.flatMap(({ seats }) => seats) }
}

interface Moves {
  readonly left: readonly string[]
  readonly came: readonly string[]
  readonly stayed: readonly string[]
  /** The members before the change. */
  readonly members: readonly MemberRow[]
}

/**
 * Returns a notice for each player. A new player gets the usual notice of the seat from the job of the competition, and
 * one who returns gets it once more.
 */
function noticesOf(
  { version }: LobbyRow,
  { stage, fixture }: LobbyWanted,
  { left, came, stayed, members }: Moves,
): NewNotice[] {
  const notice = (userId: string, kind: string): NewNotice => ({
    ...{ userId, kind },
    key: `${fixture} ${kind} ${version}`,
    details: { stage, matchId: fixture },
  })
  const returning = members.filter(({ account_id, played_since }) => came.includes(account_id) && played_since !== null)
  return [
    ...left.map((userId) => notice(userId, 'unseated')),
    ...stayed.map((userId) => notice(userId, 'rivals-changed')),
    ...returning.map(({ account_id }) => notice(account_id, 'seated')),
  ]
}
