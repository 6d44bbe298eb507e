import { Lobby, type UserId } from '@bettle/contract'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Etagged, etagged } from '../../http/bind/etagged.ts'
import { replySchema } from '../../http/bind/reply-schema.ts'
import { WrittenReply } from '../../http/bind/written-reply.ts'
import { betToWire } from '../bet/bet-wire.ts'
import { figuresShown, keptFromSeat } from '../bet/moved-seat.ts'
import { dealToWire, handToWire } from '../card/deal-store.ts'
import { seenByThemselves } from '../leaderboard/leaderboard.ts'
import { noteHostAddress } from './seat/host-address.ts'
import { awaitedMembers } from './state/awaited-members.ts'
import type { LobbyHead } from './state/lobby-head.ts'
import type { SharedLists } from './state/lobby-state.ts'
import { type LobbyForMember, lobbyForViewer, type WholeLobby, wholeLobby } from './state/lobby-states.ts'

/**
 * Returns everything of a lobby that this member may see. Clients fetch it when a screen opens and after every gap in
 * the updates. In a crowded lobby `users` and `leaderboard` hold few rows.
 */
export async function lobbyView(ctx: Context, lobbyId: string, viewerId: string): Promise<Lobby> {
  const whole = await wholeLobby(ctx, await lobbyForViewer(ctx, lobbyId, viewerId))
  const { fields } = whole.state
  return { ...fields, ...fewRows(whole), ...whole.match.at(whole.now).fields, ...(await ownFields(ctx, whole)) }
}

/**
 * Returns the lobby as JSON. Only if `isFew` is true, the lists of a crowded lobby are as short as in `lobbyView`. The
 * shared fields are written once for all members. The member's own part is read and written for each request, and never
 * kept.
 */
export async function lobbyReply(
  ctx: Context,
  lobbyId: string,
  viewerId: string,
  { isFew, ip }: { readonly isFew: boolean; readonly ip: string },
): Promise<Etagged<WrittenReply>> {
  const seen = await lobbyForViewer(ctx, lobbyId, viewerId)
  await noteHostAddress(ctx, seen.head.lobby, viewerId as UserId, ip)
  return etagged(tagFor(seen, isFew), async () => {
    const whole = await wholeLobby(ctx, seen)
    const { json, listed, fields } = whole.state
    const own = JSON.stringify(z.parse(OWN, await ownFields(ctx, whole)))
    const lists =
      isFew && fields.crowd
        ? JSON.stringify(z.parse(LISTS, fewRows(whole)))
        : `{"users":[${listed.users().join()}],"leaderboard":[${listed.leaderboard().join()}]}`
    return new WrittenReply(joined(json, lists, whole.match.at(whole.now).json, own))
  })
}

const LISTS = replySchema(Lobby.pick({ users: true, leaderboard: true }))

/**
 * Returns the short lists of a crowded lobby, and no lists for other lobbies. `leaderboard` holds the first rows.
 * `users` holds the host, the member, and the users of the first rows and of the rows next to the member's row.
 */
function fewRows({ state, head }: WholeLobby): Partial<SharedLists> {
  const { crowd, users, hostUser } = state.fields
  if (!crowd) return {}
  const place = state.placeOf(head.own.account_id)
  const shown = new Set<string | undefined>(
    [...crowd.top, ...(place?.around ?? [])].map(({ user }) => user._id as string).concat(head.own.account_id),
  ).add(hostUser?._id)
  return { users: users.filter(({ user }) => shown.has(user._id)), leaderboard: crowd.top }
}

/** The tag changes with the lobby, the member's seat, the match, and with each round that the clock starts or ends. */
const tagFor = ({ head, version }: LobbyForMember, isFew: boolean): string =>
  `${head.own.account_id}.${head.own.seat_version}.${version}${isFew ? '.few' : ''}`

/** Joins JSON objects that have no field in common. */
const joined = (...objects: readonly string[]): string => `{${objects.map((json) => json.slice(1, -1)).join()}}`

const OwnFields = Lobby.pick({
  competition: true,
  currentUser: true,
  awaited: true,
  bets: true,
  hand: true,
  deal: true,
  trophiesBookedAt: true,
  serverTime: true,
  seatVersion: true,
  place: true,
})
const OWN = replySchema(OwnFields)

async function ownFields(
  ctx: Context,
  { head: whole, match, now, state }: WholeLobby,
): Promise<z.infer<typeof OwnFields>> {
  const { lobby, own, competition } = whole
  const kept = await keptFromSeat(ctx.db, lobby, own.account_id, now)
  const head = { ...whole, bets: whole.bets.filter(({ id }) => !kept.betIds.has(id)) }
  const currentUser = figuresShown(seenByThemselves(own, lobby.host_id), kept)
  const place = state.fields.crowd && state.placeOf(own.account_id)
  const isBefore = match.at(now).fields.match.status === 'upcoming'
  const awaited = isBefore ? await awaitedMembers(ctx.db, lobby, own.account_id) : []
  return {
    ...(competition && { competition }),
    ...(place && { place }),
    ...(awaited.length > 0 && { awaited: [...awaited] }),
    currentUser,
    bets: head.bets.map(betToWire),
    ...(currentUser.ranked && ownCards(head, match.at(now).rounds)),
    trophiesBookedAt: head.trophiesBookedAt?.toISOString() ?? null,
    serverTime: new Date(now).toISOString(),
    seatVersion: own.seat_version,
  }
}

/** Returns the member's own hand and the deal, if the cards are dealt ([H2], [H3]). */
function ownCards(
  { lobby, own, deal, bets }: LobbyHead,
  rounds: readonly Lobby['rounds'][number][],
): Pick<Lobby, 'hand' | 'deal'> {
  if (!deal) return {}
  const upcoming = new Set(rounds.flatMap(({ _id, status }): string[] => (status === 'upcoming' ? [_id] : [])))
  const played = bets.flatMap(({ card: kind, round_id, round_number: roundNumber }) =>
    kind === null ? [] : [{ kind, roundNumber, hasStarted: !upcoming.has(round_id) }],
  )
  return { hand: handToWire(lobby, deal.seed, own.account_id, played), deal: dealToWire(deal) }
}
