import { createHash } from 'node:crypto'
import { GameError, type LobbyId, type RoundId, type UserId } from '@bettle/contract'
import { roundStatus, type Timetable } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type Etagged, etagged } from '../../http/bind/etagged.ts'
import { WrittenReply } from '../../http/bind/written-reply.ts'
import { loadTimetable } from '../match/timetable.ts'
import { lobbyForMember } from '../member/member-store.ts'
import { selectBets } from './bet-wire.ts'
import { keptFromSeat } from './moved-seat.ts'
import { StartedBets, type WrittenBet, writeBets } from './started-bets.ts'

/**
 * Returns a member's own bets in a lobby; with `includeAll` also the bets of other members that the member may see
 * ([V1], [V2]).
 */
export async function listBets(
  ctx: Context,
  userId: UserId,
  lobbyId: LobbyId,
  includeAll: boolean,
  started = new StartedBets(),
): Promise<WrittenReply> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  const isOthersToo = includeAll && lobby.settings.showCompetitorBets
  const timetable = isOthersToo ? await loadTimetable(ctx.db, lobby.match_id, lobby.plan_id) : undefined
  const rounds = timetable ? startedRounds(timetable, ctx.clock.now()) : []
  const { betIds } = await keptFromSeat(ctx.db, lobby, userId, ctx.clock.now())
  const bets = await visibleBets(ctx, userId, lobbyId, rounds, started)
  return replyOf(bets.filter(({ id }) => !betIds.has(id)))
}

interface AskedRound {
  readonly lobbyId: LobbyId
  readonly roundId: RoundId
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** The number of bets on a page if the request does not give it. */
const PAGE = 50

/** Returns all members' bets on a round that has started, or one page of them; never in a blind lobby. */
export async function competitorBets(
  ctx: Context,
  userId: UserId,
  { lobbyId, roundId, page, pageSize }: AskedRound,
  started = new StartedBets(),
): Promise<Etagged<WrittenReply>> {
  const lobby = await lobbyForMember(ctx.db, lobbyId, userId)
  if (!lobby.settings.showCompetitorBets) throw new GameError('competitor-bets-hidden')
  const timetable = await loadTimetable(ctx.db, lobby.match_id, lobby.plan_id)
  if (!timetable.rounds.some((round) => round.id === roundId)) throw new GameError('round-not-found')
  const bets = await visibleBets(ctx, userId, lobbyId, startedRounds(timetable, ctx.clock.now()), started)
  const { betIds } = await keptFromSeat(ctx.db, lobby, userId, ctx.clock.now())
  const ofRound = bets.filter((bet) => bet.roundId === roundId && !betIds.has(bet.id))
  if (page === undefined && pageSize === undefined) return taggedByContent(replyOf(ofRound))
  const length = pageSize ?? PAGE
  const from = ((page ?? 1) - 1) * length
  return taggedByContent(replyOf(ofRound.slice(from, from + length), ofRound.length))
}

const taggedByContent = (reply: WrittenReply) =>
  etagged(createHash('sha256').update(reply.json).digest('base64url').slice(0, 22), () => reply)

const replyOf = (bets: readonly WrittenBet[], total?: number) =>
  new WrittenReply(`{"bets":[${bets.map(({ json }) => json).join()}]${total === undefined ? '' : `,"total":${total}`}}`)

function startedRounds(timetable: Timetable, now: number): string[] {
  return timetable.rounds.filter((round) => roundStatus(timetable, round, now) !== 'upcoming').map(({ id }) => id)
}

/**
 * Reads the user's own bets, and all members' bets on the given rounds. Both queries use an index without hidden bets,
 * so that hidden bets do not change their time ([V7]).
 */
async function visibleBets(
  ctx: Context,
  userId: UserId,
  lobbyId: LobbyId,
  rounds: readonly string[],
  started: StartedBets,
): Promise<WrittenBet[]> {
  const ofAll = await started.of(ctx, lobbyId, rounds)
  const own = await selectBets(ctx.db)
    .where('bet.lobby_id', '=', lobbyId)
    .where('bet.account_id', '=', userId)
    .where('bet.struck', '=', 0)
    .where('bet.round_id', '<>', sql<string>`all(${[...rounds]}::uuid[])`)
    .orderBy('round.round_number')
    .orderBy('bet.id')
    .execute()
  return [...ofAll, ...(await writeBets(own))].sort((a, b) => a.roundNumber - b.roundNumber || (a.id < b.id ? -1 : 1))
}
