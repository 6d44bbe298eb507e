import { GameError, type HubPush, type LobbyId, type LobbyPush, type SeatPush, type UserId } from '@bettle/contract'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import { readLobby } from '../db/queries/read-lobby.ts'
import type { Database, LobbyRow, Tx } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import { absentFromChat } from '../push/chat-updates.ts'
import type { Live } from '../push/hub.ts'
import { lobbyTopic, seatTopic } from '../push/topic.ts'
import { lockMany, type Mutex } from './mutex.ts'
import { type NumberedSeat, raiseVersions } from './raise-versions.ts'

/** Pushes to a single seat. */
export interface SeatPushes {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  readonly push: SeatPush
}

export interface Changed<Reply> {
  readonly reply: Reply
  /** Pushes to the whole lobby in this order, each with a version of its own. */
  readonly pushes?: readonly LobbyPush[]
  /** Pushes to single seats, numbered for each seat. */
  readonly seats?: readonly SeatPushes[]
  /** Pushes to the followers of the hub. */
  readonly hub?: readonly HubPush[]
  /** True if the change may move other members' ranks although its pushes name one member only. */
  readonly movesRanks?: boolean
}

export interface ChangedInMany<Reply> {
  readonly reply: Reply
  readonly pushes: ReadonlyMap<LobbyId, readonly LobbyPush[]>
  readonly seats?: readonly SeatPushes[]
  /** Pushes to seats whose versions the change has raised itself. They are published before those of `seats`. */
  readonly numbered?: readonly NumberedSeat[]
  readonly hub?: readonly HubPush[]
  readonly movesRanks?: boolean
}

/** Limits the pushes to lobbies with many members, in the transaction of the change. */
export type Crowds = <Reply>(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  changed: ChangedInMany<Reply>,
) => Promise<ChangedInMany<Reply>>

/** The parts of the context that a lobby transaction needs. */
export interface TransactionContext {
  readonly db: Kysely<Database>
  readonly log: Logger
  readonly mutex: Mutex
  readonly live: Live
  readonly crowds: Crowds
}

/**
 * Runs `change` in the lobby's transaction and publishes its updates, numbered by versions, after the commit. Every
 * change to a lobby uses this function or `inLobbies`.
 * @throws GameError `lobby-not-found`
 */
export function inLobby<Reply>(
  ctx: TransactionContext,
  lobbyId: LobbyId,
  change: (tx: Tx, lobby: LobbyRow) => Promise<Changed<Reply>>,
): Promise<Reply> {
  return ctx.mutex(lobbyTopic(lobbyId), () =>
    changeLobbies(ctx, [lobbyId], async (tx, [lobby]) => {
      if (!lobby) throw new GameError('lobby-not-found')
      const { pushes = [], ...acted } = await change(tx, lobby)
      return { ...acted, pushes: new Map([[lobbyId, pushes]]) }
    }),
  )
}

/**
 * Runs `change` for many lobbies in one transaction, for instance for a round that ends in all of them. Unknown ids are
 * ignored.
 */
export function inLobbies<Reply>(
  ctx: TransactionContext,
  lobbyIds: readonly LobbyId[],
  change: (tx: Tx, lobbies: readonly LobbyRow[]) => Promise<ChangedInMany<Reply>>,
): Promise<Reply> {
  return lockMany(ctx.mutex, lobbyIds.map(lobbyTopic), () => changeLobbies(ctx, lobbyIds, change))
}

async function changeLobbies<Reply>(
  ctx: TransactionContext,
  lobbyIds: readonly LobbyId[],
  change: (tx: Tx, lobbies: readonly LobbyRow[]) => Promise<ChangedInMany<Reply>>,
): Promise<Reply> {
  const { acted, lobbies, seats, moved, absent } = await transaction<ChangedOnce<Reply>>(
    ctx,
    async (tx) => {
      const lobbies = await lockedLobbies(tx, lobbyIds)
      const acted = await ctx.crowds(tx, lobbies, await change(tx, lobbies))
      const raised = await raiseVersions(tx, acted.pushes, acted.seats ?? [])
      const seats = [...(acted.numbered ?? []), ...raised]
      const moved = await movedAmong(tx, lobbies, seats)
      return { acted, lobbies, seats, moved, absent: await absentFromChat(tx, lobbies, acted.pushes) }
    },
    { of: ({ acted }) => acted.reply, from: publishedBefore },
  )
  for (const lobby of lobbies)
    publishToLobby(ctx, lobby, acted.pushes.get(lobby.id as LobbyId) ?? [], absent.get(lobby.id))
  for (const seat of seats) {
    if (moved.has(`${seat.lobbyId} ${seat.userId}`)) ctx.live.missed(seat.userId, seatTopic(seat.lobbyId))
    else publishToSeat(ctx, seat)
  }
  announceAll(ctx, acted.hub ?? [])
  return acted.reply
}

interface ChangedOnce<Reply> {
  readonly acted: ChangedInMany<Reply>
  readonly lobbies: readonly LobbyRow[]
  readonly seats: readonly NumberedSeat[]
  /** The seats whose pushes hold more than their devices may see. */
  readonly moved: ReadonlySet<string>
  readonly absent: ReadonlyMap<string, readonly UserId[]>
}

/**
 * Returns the stored reply of an earlier identical request. That request publishes the updates, so this one has none.
 */
const publishedBefore = <Reply>(reply: Reply): ChangedOnce<Reply> => ({
  acted: { reply, pushes: new Map() },
  lobbies: [],
  seats: [],
  moved: new Set(),
  absent: new Map(),
})

/**
 * Returns the seats that were moved to another device ([G16]). Their devices fetch the seat in place of a push, because a
 * push holds bets and chips that these devices do not see yet.
 */
async function movedAmong(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  seats: readonly NumberedSeat[],
): Promise<ReadonlySet<string>> {
  const ids = lobbies.flatMap((lobby) => (lobby.has_moved_seats ? [lobby.id] : []))
  if (ids.length === 0 || seats.length === 0) return new Set()
  const rows = await tx
    .selectFrom('member')
    .select(['lobby_id', 'account_id'])
    .where('lobby_id', 'in', ids)
    .where('hides_bets_before', 'is not', null)
    .execute()
  return new Set(rows.map(({ lobby_id, account_id }) => `${lobby_id} ${account_id}`))
}

/** Locks the rows in the order of their ids, as every transaction does, so that two batches cannot deadlock. */
async function lockedLobbies(tx: Tx, lobbyIds: readonly LobbyId[]): Promise<LobbyRow[]> {
  const rows = await tx
    .selectFrom('lobby')
    .selectAll()
    .where('id', '=', sql<string>`any(${lobbyIds}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(readLobby)
}

/**
 * Publishes the updates of a committed change. An error is only logged, because the change stays. A client that misses
 * an update sees a gap in the versions and fetches the lobby again.
 */
function publishToLobby(
  ctx: TransactionContext,
  { id, version }: LobbyRow,
  pushes: readonly LobbyPush[],
  notFor: readonly UserId[] | undefined,
): void {
  if (pushes.length === 0) return
  try {
    ctx.live.publishToLobby(id as LobbyId, version + 1, pushes, notFor)
  } catch (error) {
    ctx.log.error({ err: error, lobbyId: id }, 'the updates of a lobby could not be published')
  }
}

function publishToSeat(ctx: TransactionContext, { lobbyId, userId, firstVersion, pushes }: NumberedSeat): void {
  try {
    ctx.live.publishToSeat({ lobbyId, userId }, firstVersion, pushes)
  } catch (error) {
    ctx.log.error({ err: error, lobbyId, userId }, 'the updates of a seat could not be published')
  }
}

export function announceAll(ctx: Pick<TransactionContext, 'live' | 'log'>, pushes: readonly HubPush[]): void {
  for (const push of pushes) {
    try {
      ctx.live.announce(push)
    } catch (error) {
      ctx.log.error({ err: error, push: push.type }, 'an update could not be published to the hub')
    }
  }
}
