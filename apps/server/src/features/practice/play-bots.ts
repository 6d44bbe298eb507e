import { GameError, type LobbyId, type MatchId, type OddsId, type RoundId } from '@bettle/contract'
import { bettingWindow, type Instant, type Round } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { placeBet } from '../bet/place-bet.ts'
import { joinLobby } from '../lobby/seat/join-lobby.ts'
import { loadTimetable } from '../match/timetable.ts'
import { currentOddsWire } from '../odds/odds-wire.ts'
import { ensurePriced } from '../odds/reprice.ts'
import { chooseOption, chooseStake, momentToBet } from './bot-choices.ts'
import type { Bot } from './bots.ts'
import { type BotSeat, seatsAndBets } from './practice-store.ts'
import { between, seededRandom } from './seeded-random.ts'

/** How long after the host has opened the lobby the last bot joins (ms, wall time). The bots join one by one. */
const ARRIVE_WITHIN_MS = 12_000
/** How long a bot waits (ms) after a refused bet, and how often it tries to bet on one round. */
const RETRY_AFTER_MS = 1500
const TRIES = 4

/** The bots of one lobby. */
export interface BotGroup {
  /** Seats bots and places bets when they are due. Returns when to call again. */
  play(now: Instant): Promise<Instant | undefined>
}

interface Attempt {
  readonly tries: number
  readonly notBefore: Instant
}

export function createBotGroup(ctx: Context, seed: string, lobby: LobbyRow, bots: readonly Bot[]): BotGroup {
  const lobbyId = lobby.id as LobbyId
  /**
   * Each bot's attempt to join, and its refused bets on a round. A restarted server has forgotten them and tries again.
   */
  const attempts = new Map<string, Attempt>()

  async function play(now: Instant): Promise<Instant | undefined> {
    const timetable = await loadTimetable(ctx.db, lobby.match_id, lobby.plan_id)
    const window = bettingWindow(timetable, lobby.settings, now)
    const seats = await seatsAndBets(ctx.db, lobbyId, window.round?.id)
    const wakes: (Instant | undefined)[] = []
    for (const bot of bots) {
      const seat = seats.get(bot.userId)
      if (!seat) wakes.push(await arrive(bot, now))
      else if (window.round && isOpen(window.state)) wakes.push(await betOn(window.round, window, bot, seat, now))
    }
    return earliest(wakes)
  }

  async function arrive(bot: Bot, now: Instant): Promise<Instant | undefined> {
    const key = `${bot.userId} arrives`
    const arrivesAt = arrivalOf(bot)
    if (now < arrivesAt) return arrivesAt
    if (attempts.has(key)) return undefined
    attempts.set(key, { tries: 1, notBefore: now })
    const came = await refusedOr(joinLobby(ctx, bot.userId, { lobbyCode: lobby.code, role: 'player' }))
    return came === 'refused' ? undefined : now
  }

  /** Returns when a bot joins. The first bot is the host, who is already present. */
  function arrivalOf(bot: Bot): Instant {
    const arrives = between(seededRandom(seed, 'arrives', bot.name), 1500, ARRIVE_WITHIN_MS)
    return lobby.created_at.getTime() + Math.round(arrives)
  }

  async function betOn(
    round: Round,
    window: ReturnType<typeof bettingWindow>,
    bot: Bot,
    seat: BotSeat,
    now: Instant,
  ): Promise<Instant | undefined> {
    const key = `${bot.userId} ${round.id}`
    const attempt = attempts.get(key)
    if (seat.hasBet || seat.role !== 'player' || (attempt && attempt.tries >= TRIES)) return undefined
    const random = seededRandom(seed, 'bets', bot.name, round.id)
    const planned = momentToBet(bot.temperament, window, arrivalOf(bot), random)
    if (planned === undefined) return undefined
    const moment = Math.max(planned, attempt?.notBefore ?? planned)
    if (now < moment) return moment

    const odds = await visibleOdds()
    const option = chooseOption(bot.temperament, odds, random)
    const stake = chooseStake(bot.temperament, seat.chips, lobby.settings, random)
    const placed =
      option && stake
        ? await refusedOr(
            placeBet(ctx, bot.userId, {
              lobbyId,
              matchRoundId: round.id as RoundId,
              oddsId: option.id,
              odds: option.odds,
              stake,
              arrivedAt: now,
            }),
          )
        : 'refused'
    if (placed !== 'refused') return undefined
    attempts.set(key, { tries: (attempt?.tries ?? 0) + 1, notBefore: now + RETRY_AFTER_MS })
    return now + RETRY_AFTER_MS
  }

  /** Returns the options that every player of this lobby sees. */
  async function visibleOdds() {
    await ensurePriced(ctx, lobby.match_id, lobby.plan_id)
    const odds = await currentOddsWire(ctx.db, lobby.match_id as MatchId, lobby.plan_id)
    return odds
      .filter(({ suspended }) => !suspended)
      .map(({ _id, eventType, betType, odds }) => ({ id: _id as OddsId, eventType, betType, odds }))
  }

  return { play }
}

const isOpen = (state: string) => state === 'open' || state === 'closing-soon'

/**
 * Returns the result of an action, or 'refused'. A bot may be refused like any player, but any other error is a fault.
 */
export async function refusedOr<Result>(action: Promise<Result>): Promise<Result | 'refused'> {
  try {
    return await action
  } catch (error) {
    if (error instanceof GameError) return 'refused'
    throw error
  }
}

export function earliest(instants: readonly (Instant | undefined)[]): Instant | undefined {
  const upcoming = instants.filter((instant) => instant !== undefined)
  return upcoming.length === 0 ? undefined : Math.min(...upcoming)
}
