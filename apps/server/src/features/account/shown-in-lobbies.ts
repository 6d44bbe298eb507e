import type { LobbyId, LobbyPush, UserId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import { inLobbies, type SeatPushes, type TransactionContext } from '../../transactions/in-lobby.ts'
import { seenByOthers, seenByThemselves } from '../leaderboard/leaderboard.ts'
import { memberPushes } from '../leaderboard/member-pushes.ts'
import { hiddenStakes, memberKey, NOTHING } from '../leaderboard/standings.ts'
import { announceLobby } from '../lobby/announce-lobby.ts'
import { memberIn } from '../member/member-store.ts'

/** Returns the user's lobbies whose match is not over, including lobbies that the user left. */
export async function lobbiesShowing(reader: Reader, userId: UserId): Promise<LobbyId[]> {
  const rows = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select('lobby.id')
    .where('member.account_id', '=', userId)
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .orderBy('lobby.id')
    .execute()
  return rows.map(({ id }) => id as LobbyId)
}

/** How many lobbies are locked at the same time. */
export const AT_ONCE = 8

/**
 * Publishes the user's new public data to their lobbies, a few lobbies in each transaction, so that no bet waits for
 * all of them. If the server crashes before a push, the lobby reads the data with its next update.
 */
export async function publishToLobbies(
  ctx: TransactionContext & Pick<Context, 'clock'>,
  userId: UserId,
): Promise<void> {
  const showing = await lobbiesShowing(ctx.db, userId)
  for (let from = 0; from < showing.length; from += AT_ONCE) {
    const hosted = await inLobbies(ctx, showing.slice(from, from + AT_ONCE), async (tx, lobbies) => {
      const reply = lobbies.filter((lobby) => lobby.host_id === userId && lobby.status === 'open')
      return { reply, ...(await pushesOfMember(tx, lobbies, userId, ctx.clock.now())) }
    })
    for (const { id } of hosted) await announceLobby(ctx, id as LobbyId, 'lobby.changed')
  }
  await publishToEndedLobbies(ctx, userId)
}

/** The number of ended lobbies in one batch. Each batch costs two statements. */
const ENDED_AT_ONCE = 100

/**
 * Publishes the new name to ended lobbies. Few clients watch them, but open pages and caches must not keep the old
 * name.
 */
export async function publishToEndedLobbies(
  ctx: TransactionContext & Pick<Context, 'clock'>,
  userId: UserId,
): Promise<void> {
  let after: LobbyId | undefined
  for (;;) {
    const ended = await endedLobbies(ctx.db, userId, after)
    after = ended.at(-1)
    if (after === undefined) return
    await inLobbies(ctx, ended, async (tx, lobbies) => ({
      reply: undefined,
      ...(await pushesOfMemberWhereOver(tx, lobbies, userId, ctx.clock.now())),
    }))
  }
}

async function endedLobbies(reader: Reader, userId: UserId, after: LobbyId | undefined): Promise<LobbyId[]> {
  const rows = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .select('lobby.id')
    .where('member.account_id', '=', userId)
    .where((eb) =>
      eb.or([eb('match.status', 'in', ['completed', 'abandoned']), eb('match.deleted_at', 'is not', null)]),
    )
    .$if(after !== undefined, (query) => query.where('lobby.id', '>', after ?? ''))
    .orderBy('lobby.id')
    .limit(ENDED_AT_ONCE)
    .execute()
  return rows.map(({ id }) => id as LobbyId)
}

async function pushesOfMemberWhereOver(tx: Tx, lobbies: readonly LobbyRow[], userId: UserId, now: Instant) {
  const hidden = await hiddenStakes(tx, lobbies, [], now)
  const rows = new Map(
    (
      await memberIn(
        tx,
        lobbies.map(({ id }) => id),
        userId,
      )
    ).map((row) => [row.lobby_id, row]),
  )
  const pushes = new Map<LobbyId, readonly LobbyPush[]>()
  const seats: SeatPushes[] = []
  for (const { id, host_id } of lobbies) {
    const row = rows.get(id)
    if (!row) continue
    const lobbyId = id as LobbyId
    const member = seenByOthers(hidden.get(memberKey(id, userId)) ?? NOTHING, row, host_id)
    pushes.set(lobbyId, [{ type: 'member.changed', member }])
    seats.push({ lobbyId, userId, push: { type: 'member.changed', member: seenByThemselves(row, host_id) } })
  }
  return { pushes, seats }
}

async function pushesOfMember(tx: Tx, lobbies: readonly LobbyRow[], userId: UserId, now: Instant) {
  const pushes = new Map<LobbyId, readonly LobbyPush[]>()
  const seats: SeatPushes[] = []
  for (const lobby of lobbies) {
    const ofLobby = await memberPushes(tx, lobby, userId, now)
    pushes.set(lobby.id as LobbyId, ofLobby.pushes)
    seats.push(...ofLobby.seats)
  }
  return { pushes, seats }
}
