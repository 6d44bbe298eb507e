import type { IncomingHttpHeaders } from 'node:http'
import type * as contract from '@bettle/contract'
import { type Answer, type Asked, GameError, type LobbyId, sentence, type UserId } from '@bettle/contract'
import { MOST_GUEST_ASKS } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import type { AttemptLimit } from '../../http/limits/attempt-limits.ts'
import type { CodeQueryLimiter } from '../../http/limits/code-query-limiter.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { lobbyRowByCode, memberRow } from '../member/member-store.ts'
import { readUsername, sayTaken, usernameKey, usernameRefused } from '../user/username.ts'
import { guestEntry } from './guest-entry.ts'
import { clientOf, guestBySeatKey, NO_GUESTS, type SeatOrigin } from './guest-seats.ts'
import { guestAsking } from './start-guest-game.ts'

type State = Answer<typeof contract.askToComeIn>['state']

interface Limits {
  readonly limit: AttemptLimit
  readonly limitCodeQuery: CodeQueryLimiter
}

const ALL_ASKED = sentence('network-asked')

/**
 * Asks the host to let in the guests of the caller's address, or returns the state of the caller's ask ([G15]). The
 * clients of guests who wait repeat the call.
 */
export async function askToComeIn(
  ctx: Context,
  { limit, limitCodeQuery }: Limits,
  headers: IncomingHttpHeaders,
  ip: string,
  { code, username, seatKey }: Asked<typeof contract.askToComeIn>['body'],
): Promise<Answer<typeof contract.askToComeIn>> {
  if (!ctx.config.guests) throw new GameError('account-needed', NO_GUESTS)
  const callerId = await guestAsking(ctx, headers)
  const lobby = await limitCodeQuery({ ip, userId: callerId }, () => lobbyRowByCode(ctx.db, code, undefined))
  const lobbyId = lobby.id as LobbyId
  const origin = clientOf(ctx, lobbyId, { ip, seatKey })
  const before = await stateOf(ctx.db, lobby, callerId, origin, ctx.clock.now())
  if (before !== 'new') return { state: before }
  await limit.attempt(lobbyId, ip)
  const state = await inLobby(ctx, lobbyId, async (tx, locked) => ({
    reply: await stateAfterAsk(ctx, tx, locked, callerId, origin, username),
  }))
  publishAsks(ctx, lobby)
  return { state }
}

async function stateAfterAsk(
  { clock }: Context,
  tx: Tx,
  lobby: LobbyRow,
  callerId: UserId | undefined,
  origin: SeatOrigin,
  username: string,
): Promise<State> {
  const state = await stateOf(tx, lobby, callerId, origin, clock.now())
  if (state !== 'new') return state
  await refuseName(tx, username)
  await insertAsk(tx, lobby.id, origin, readUsername(username), clock.date())
  return 'waiting'
}

/** Returns the state of the browser's ask; `new` if the browser has not asked and may ask. */
async function stateOf(
  reader: Reader,
  lobby: LobbyRow,
  callerId: UserId | undefined,
  origin: SeatOrigin,
  now: number,
): Promise<State | 'new'> {
  const guest = callerId ?? (await guestBySeatKey(reader, lobby.id, origin))
  if (guest && (await memberRow(reader, lobby.id, guest))) return 'come'
  if (lobby.status === 'closed') throw new GameError('lobby-closed')
  if (!lobby.settings.allowGuests) throw new GameError('account-needed', NO_GUESTS)
  const { reason, isEnded, addressId } = await guestEntry(reader, lobby, origin.clientKey, now)
  if (reason === undefined) return 'come'
  if (isEnded) return 'ended'
  if (addressId === undefined) return 'new'
  const asks = await reader.selectFrom('guest_ask').select('seat_key').where('address_id', '=', addressId).execute()
  if (asks.some(({ seat_key }) => seat_key === origin.seatKey)) return 'waiting'
  if (asks.length >= MOST_GUEST_ASKS) throw new GameError('account-needed', ALL_ASKED)
  return 'new'
}

/** Refuses a name that the guest could not take, so that the host never reads one ([A13]). */
async function refuseName(tx: Tx, given: string): Promise<void> {
  const username = readUsername(given)
  const taken = await tx
    .selectFrom('account')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  if (taken) throw usernameRefused(await sayTaken(tx, username))
}

async function insertAsk(
  tx: Tx,
  lobbyId: string,
  { clientKey, seatKey }: SeatOrigin,
  username: string,
  now: Date,
): Promise<void> {
  await sql`
    with address as (
      insert into guest_address (id, lobby_id, client_key) values (${newId()}, ${lobbyId}, ${clientKey})
      on conflict (lobby_id, client_key) do update set client_key = excluded.client_key returning id)
    insert into guest_ask (address_id, seat_key, username, asked_at)
    select id, ${seatKey}, ${username}, ${now} from address`.execute(tx)
}

/** Makes the host's devices fetch the asks. */
export function publishAsks(ctx: Pick<Context, 'live'>, { id, host_id }: Pick<LobbyRow, 'id' | 'host_id'>): void {
  if (host_id !== null) ctx.live.announceTo(host_id as UserId, { type: 'guest-asks.changed', lobbyId: id as LobbyId })
}
