import { GameError, type HubPush, type LobbyId, type LobbyPush, type SeatPush, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context, Tx } from '../context.ts'
import { readLobby } from '../db/read-lobby.ts'
import type { LobbyRow } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import { type NumberedSeat, raiseVersions } from './raise-versions.ts'
import { absentFromTalk } from './talk.ts'
import { lobbyTopic } from './topic.ts'
import { manyTurns } from './turns.ts'

/** What only the one on this seat hears. */
export interface SeatNews {
  readonly lobbyId: LobbyId
  readonly userId: UserId
  readonly push: SeatPush
}

export interface Acted<Reply> {
  readonly reply: Reply
  /** What everyone in the lobby hears, each with its own version, in this order. */
  readonly news?: readonly LobbyPush[]
  /** What is one's own, numbered for each seat. */
  readonly seats?: readonly SeatNews[]
  /** What the hub's listeners hear. */
  readonly hub?: readonly HubPush[]
}

export interface ActedInMany<Reply> {
  readonly reply: Reply
  readonly news: ReadonlyMap<LobbyId, readonly LobbyPush[]>
  readonly seats?: readonly SeatNews[]
  readonly hub?: readonly HubPush[]
}

/** What the door needs of the server. */
export type Door = Pick<Context, 'db' | 'log' | 'turns' | 'live'>

/** Every change to a lobby comes through here. The versions number the changes; nobody is told before it is true. */
export function inLobby<Reply>(
  ctx: Door,
  lobbyId: LobbyId,
  act: (tx: Tx, lobby: LobbyRow) => Promise<Acted<Reply>>,
): Promise<Reply> {
  return ctx.turns(lobbyTopic(lobbyId), () =>
    actInLobbies(ctx, [lobbyId], async (tx, [lobby]) => {
      if (!lobby) throw new GameError('lobby-not-found')
      const { news = [], ...acted } = await act(tx, lobby)
      return { ...acted, news: new Map([[lobbyId, news]]) }
    }),
  )
}

/** The same for many lobbies in one transaction, such as a round that ends in all of them. Unknown ids are left out. */
export function inLobbies<Reply>(
  ctx: Door,
  lobbyIds: readonly LobbyId[],
  act: (tx: Tx, lobbies: readonly LobbyRow[]) => Promise<ActedInMany<Reply>>,
): Promise<Reply> {
  return manyTurns(ctx.turns, lobbyIds.map(lobbyTopic), () => actInLobbies(ctx, lobbyIds, act))
}

async function actInLobbies<Reply>(
  ctx: Door,
  lobbyIds: readonly LobbyId[],
  act: (tx: Tx, lobbies: readonly LobbyRow[]) => Promise<ActedInMany<Reply>>,
): Promise<Reply> {
  const { acted, lobbies, seats, absent } = await transaction<ActedOnce<Reply>>(
    ctx,
    async (tx) => {
      const lobbies = await lockedLobbies(tx, lobbyIds)
      const acted = await act(tx, lobbies)
      const seats = await raiseVersions(tx, acted.news, acted.seats ?? [])
      return { acted, lobbies, seats, absent: await absentFromTalk(tx, lobbies, acted.news) }
    },
    { of: ({ acted }) => acted.reply, from: publishedBefore },
  )
  for (const lobby of lobbies) tellLobby(ctx, lobby, acted.news.get(lobby.id as LobbyId) ?? [], absent.get(lobby.id))
  for (const seat of seats) tellSeat(ctx, seat)
  announceAll(ctx, acted.hub ?? [])
  return acted.reply
}

interface ActedOnce<Reply> {
  readonly acted: ActedInMany<Reply>
  readonly lobbies: readonly LobbyRow[]
  readonly seats: readonly NumberedSeat[]
  readonly absent: ReadonlyMap<string, readonly UserId[]>
}

/** A change that an earlier request made, with its versions: a repeated request publishes nothing. */
const publishedBefore = <Reply>(reply: Reply): ActedOnce<Reply> => ({
  acted: { reply, news: new Map() },
  lobbies: [],
  seats: [],
  absent: new Map(),
})

/** Locked in the order of their ids, as everyone does, so that two batches never hold what the other wants. */
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

/** The change stands whatever happens here: who misses the news sees a gap and fetches. */
function tellLobby(
  ctx: Door,
  { id, version }: LobbyRow,
  news: readonly LobbyPush[],
  notFor: readonly UserId[] | undefined,
): void {
  if (news.length === 0) return
  try {
    ctx.live.tellLobby(id as LobbyId, version + 1, news, notFor)
  } catch (error) {
    ctx.log.error({ err: error, lobbyId: id }, 'the news of a lobby could not be told')
  }
}

function tellSeat(ctx: Door, { lobbyId, userId, firstVersion, pushes }: NumberedSeat): void {
  try {
    ctx.live.tellSeat({ lobbyId, userId }, firstVersion, pushes)
  } catch (error) {
    ctx.log.error({ err: error, lobbyId, userId }, 'the news of a seat could not be told')
  }
}

export function announceAll(ctx: Pick<Context, 'live' | 'log'>, pushes: readonly HubPush[]): void {
  for (const push of pushes) {
    try {
      ctx.live.announce(push)
    } catch (error) {
      ctx.log.error({ err: error, push: push.type }, 'the hub could not be told')
    }
  }
}
