import {
  createLobby,
  createMatch,
  type Giving,
  type Lobby,
  type MatchId,
  type Reply,
  type RouteSpec,
  type SessionId,
  type UserId,
} from '@bettle/contract'
import { type Context, newId, signAccessToken } from '@bettle/server'
import type { OwnServer } from './own-server.ts'

export interface BenchUser {
  readonly userId: UserId
  readonly sessionId: SessionId
}

export interface SeatedLobby {
  readonly lobby: Lobby
  readonly players: readonly BenchUser[]
}

const AT_ONCE = 500
/** The number of players of a lobby. */
const SEATS = 8

/**
 * Inserts accounts with open sessions directly into the database, because hashing passwords would take longer than the
 * rest.
 */
export async function makeUsers({ ctx }: OwnServer, count: number, role: 'player' | 'admin'): Promise<BenchUser[]> {
  const users = Array.from({ length: count }, () => ({ userId: newId<UserId>(), sessionId: newId<SessionId>() }))
  const now = ctx.clock.date()
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = users.slice(from, from + AT_ONCE)
    const accounts = some.map(({ userId }) => accountOf(userId, role, now))
    const sessions = some.map(({ userId, sessionId }) => ({
      id: sessionId,
      account_id: userId,
      device: null,
      created_at: now,
      last_used_at: now,
    }))
    await ctx.db.insertInto('account').values(accounts).execute()
    await ctx.db.insertInto('session').values(sessions).execute()
  }
  return users
}

function accountOf(id: UserId, role: 'player' | 'admin', now: Date) {
  const username = `bench-${id}`
  const email = `${username}@bettle.example`
  return {
    id,
    name: username,
    email,
    email_key: email,
    username,
    username_key: username,
    password_hash: '!',
    role,
    selected_avatar: null,
    profile_image_key: null,
    created_at: now,
    updated_at: now,
  }
}

/** Returns a token that is valid for a quarter of an hour of the server's clock. */
export function tokenOf(ctx: Context, { userId, sessionId }: BenchUser): Promise<string> {
  return signAccessToken(ctx, userId, sessionId)
}

export async function makeMatch(server: OwnServer, admin: BenchUser): Promise<MatchId> {
  const { match } = await asks(server, admin, createMatch, { body: { homeTeam: 'France', awayTeam: 'Croatia' } })
  return match._id
}

/**
 * Seats all users, eight in each lobby. All but the hosts are inserted directly, because thousands of joins take longer
 * than the measurement.
 */
export async function seatQuickly(
  server: OwnServer,
  matchId: MatchId,
  players: readonly BenchUser[],
): Promise<SeatedLobby[]> {
  const seated: SeatedLobby[] = []
  await inLoops(4, groupsOf(players), async (group) => void seated.push(await seatCrowd(server, matchId, group)))
  return seated
}

function groupsOf(players: readonly BenchUser[]): (readonly BenchUser[])[] {
  const groups: (readonly BenchUser[])[] = []
  for (let from = 0; from < players.length; from += SEATS) groups.push(players.slice(from, from + SEATS))
  return groups
}

/**
 * Seats a crowd in one lobby. All but the host are inserted directly, because the reply to each join contains all
 * members.
 */
export async function seatCrowd(
  server: OwnServer,
  matchId: MatchId,
  [host, ...guests]: readonly BenchUser[],
): Promise<SeatedLobby> {
  if (!host) throw new Error('A lobby needs a host')
  const gameSettings = { maxPlayers: guests.length + 1 }
  const { lobby } = await asks(server, host, createLobby, { body: { matchId, gameSettings } })
  const now = server.ctx.clock.date()
  for (let from = 0; from < guests.length; from += AT_ONCE) {
    const members = guests.slice(from, from + AT_ONCE).map(({ userId }) => ({
      lobby_id: lobby._id,
      account_id: userId,
      role: 'player' as const,
      ranked: true,
      chips: lobby.gameSettings.startingChips,
      joined_at: now,
      played_since: now,
    }))
    await server.ctx.db.insertInto('member').values(members).execute()
  }
  return { lobby, players: [host, ...guests] }
}

/** Sends an HTTP call with the types of the contract. */
export async function asks<R extends RouteSpec>(
  { url, ctx }: OwnServer,
  user: BenchUser,
  route: R,
  giving: Giving<R>,
): Promise<Reply<R>> {
  const { params = {}, body } = giving as { params?: Record<string, string>; body?: unknown }
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const answer = await fetch(`${url}/api${path}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${await tokenOf(ctx, user)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${route.path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Reply<R>
}

/** Runs work in the given number of loops. Each loop takes the next item when it has finished one. */
export async function inLoops<Work>(
  loops: number,
  works: readonly Work[],
  run: (work: Work) => Promise<void>,
): Promise<void> {
  const queue = works[Symbol.iterator]()
  const loop = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await run(next.value)
  }
  await Promise.all(Array.from({ length: loops }, loop))
}
