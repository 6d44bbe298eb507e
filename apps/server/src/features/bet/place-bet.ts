import { type Bet, GameError, type LobbyId, type OddsId, type RoundId, type UserId } from '@bettle/contract'
import {
  type BetAttempt,
  betRefusal,
  bettingWindow,
  type Instant,
  isSuspended,
  oddsFromWire,
  oddsToWire,
  roundStatus,
} from '@bettle/rules'
import type { Context, Tx } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { inLobby } from '../../live/in-lobby.ts'
import type { Told } from '../../live/told.ts'
import { post } from '../ledger/post.ts'
import { timetableOf } from '../match/timetable.ts'
import { ensurePriced } from '../odds/reprice.ts'
import { bodyHash, insertBet, type Known, newBet, whatIsKnown } from './bet-store.ts'
import { betToWire } from './bet-wire.ts'

export interface PlaceBetWish {
  readonly lobbyId: LobbyId
  readonly oddsId: OddsId
  readonly matchRoundId: RoundId
  readonly stake: number
  /** The multiplier the player saw. */
  readonly odds?: number | undefined
  readonly card?: string | undefined
  /** Taken when the request came in, before any waiting. */
  readonly arrivedAt: Instant
  readonly requestId?: string | undefined
}

export interface PlacedBet {
  readonly bet: Bet
  readonly chips: number
}

/** Bets on the next round: refused with the first reason there is ([B8]), or the stake is gone and the bet stands. */
export async function placeBet(ctx: Context, userId: UserId, wish: PlaceBetWish): Promise<PlacedBet> {
  const placed = await placeAtPrices(ctx, userId, wish, 'for the next round')
  if (!('unpriced' in placed)) return placed
  await ensurePriced(ctx, placed.unpriced.match_id, placed.unpriced.plan_id)
  const again = await placeAtPrices(ctx, userId, wish, 'as they are')
  if ('unpriced' in again) throw new Error('the prices were to be taken as they are')
  return again
}

/**
 * Prices are for the next round as it was when the request arrived. Where a round has just started and nobody has priced
 * the options since, nothing happens here: that is caught up with outside of the lobby, and then tried again.
 */
function placeAtPrices(
  ctx: Context,
  userId: UserId,
  wish: PlaceBetWish,
  prices: 'for the next round' | 'as they are',
): Promise<PlacedBet | { unpriced: LobbyRow }> {
  return inLobby<PlacedBet | { unpriced: LobbyRow }>(ctx, wish.lobbyId, async (tx, lobby) => {
    const known = await whatIsKnown(tx, lobby, userId, wish)
    const answered = answeredBefore(known, wish)
    if (answered) return { reply: answered }

    const { attempt, hasStarted } = await attemptOf(tx, lobby, known, wish)
    const { round } = attempt.window
    const isPriced = round === undefined || round.id === known.pricedRoundId
    if (!isPriced && prices === 'for the next round') return { reply: { unpriced: lobby } }

    const { option } = known
    const refusal = betRefusal(attempt)
    if (refusal === 'odds-moved' && option) throw new GameError(refusal, { odds: oddsToWire(option.hundredths) })
    if (refusal || !option || !round) throw new GameError(refusal ?? 'option-not-found')
    if (lobby.status === 'closed') throw new GameError('lobby-closed')
    if (wish.card !== undefined) throw new GameError('card-unavailable')

    const now = ctx.clock.date()
    const row = newBet(lobby, userId, wish, { ...known, option }, round.roundNumber, now)
    const reply = { bet: betToWire(row), chips: (known.member?.chips ?? 0) - wish.stake }
    await insertBet(tx, row, wish, reply)
    const stake = { kind: 'stake', amount: -wish.stake, betId: row.id, key: `stake:${row.id}` } as const
    const balances = await post(tx, [lobby], [{ ...stake, lobbyId: lobby.id, userId }], now)
    if (balances.get(`${lobby.id}:${userId}`) !== reply.chips) throw new Error('chips moved in a locked lobby')
    return { reply, news: newsOf(lobby, hasStarted(ctx.clock.now()), userId, reply) }
  })
}

/** The same request again answers the same reply, also after closing ([B12]). */
function answeredBefore({ answered }: Known, wish: PlaceBetWish): PlacedBet | undefined {
  if (answered && answered.bodyHash !== bodyHash(wish)) throw new GameError('idempotency-key-reused')
  return answered?.reply
}

async function attemptOf(
  tx: Tx,
  lobby: LobbyRow,
  { member, option, isRetired, placed, settled, suspensions }: Known,
  wish: PlaceBetWish,
): Promise<{ attempt: BetAttempt; hasStarted: (now: Instant) => boolean }> {
  const timetable = await timetableOf(tx, lobby.match_id, lobby.plan_id)
  const window = bettingWindow(timetable, lobby.settings, wish.arrivedAt)
  const attempt: BetAttempt = {
    member: member?.present ? { role: member.role, chips: member.chips } : undefined,
    window,
    roundId: wish.matchRoundId,
    arrivedAt: wish.arrivedAt,
    settled,
    placed,
    option: option && {
      retired: isRetired,
      suspended: isSuspended({ id: option.id, eventType: option.event_type }, suspensions),
      hundredths: option.hundredths,
    },
    seenHundredths: wish.odds === undefined ? undefined : oddsFromWire(wish.odds),
    stake: wish.stake,
    limits: lobby.settings,
  }
  const round = window.round
  const hasStarted = (now: Instant) => round !== undefined && roundStatus(timetable, round, now) !== 'upcoming'
  return { attempt, hasStarted }
}

/** To its player; should the round have started while the request waited, to everyone as well ([V1]). */
function newsOf(lobby: LobbyRow, started: boolean, userId: UserId, { bet, chips }: PlacedBet): Told[] {
  const own: Told = { push: { type: 'bet.placed', bet, chips }, to: new Set([userId]) }
  return started && lobby.settings.showCompetitorBets ? [{ push: { type: 'bet.placed', bet } }, own] : [own]
}
