import { createFeedPlayer, type FeedPlayer } from '@bettle/replay'
import { type Instant, nextFullMinute } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { newId } from '../../db/ids.ts'
import { createLocalOperator } from '../feed/local-operator.ts'
import { endMatch } from '../match-control/end-match.ts'
import { lobbyRow } from '../member/member-store.ts'
import { type Bot, ensureBots } from '../practice/bots.ts'
import { type BotGroup, createBotGroup } from '../practice/play-bots.ts'
import { practiceFile, seedOf } from '../practice/practice-file.ts'
import { seededRandom, shuffled } from '../practice/seeded-random.ts'
import { firstBetAt, forgetGame, type GuestGame, releaseGames, reserveGames } from './guest-store.ts'

export const GUEST_TEMPO = 20
/**
 * How long a trial match waits for its guest's first bet (ms, wall time). A match of ninety minutes takes four and a
 * half minutes, so a game takes about five.
 */
const FIRST_BETS_MS = 60_000
/**
 * The time from a guest's first bet to the start of half 1 (ms, wall time), so that the guest can read the reply first.
 */
const AFTER_FIRST_BET_MS = 6_000
const HALF_TIME_MS = 8_000
const BOTS_IN_A_GROUP = 4
/** How long a crashed server keeps its games before another server continues them (ms, wall time). */
const HELD_MS = 10_000
const POLL_EVERY_MS = 2_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

/** Returns when half 1 of a match created at this instant starts, unless its guest bets before ([G3]). */
export const startsAt = (madeAt: Instant): Instant => madeAt + FIRST_BETS_MS

/** Returns the start time in the plan: a half begins at a full minute of the match. */
export const plannedStart = (madeAt: Instant): Instant => nextFullMinute(startsAt(madeAt), GUEST_TEMPO)

/** Returns the bots of a guest's game, the host first. */
export function botsOf(seed: string, bots: readonly Bot[]): Bot[] {
  return shuffled(bots, seededRandom(seed, 'seats')).slice(0, BOTS_IN_A_GROUP)
}

interface Playing {
  readonly game: GuestGame
  /** Returns a player of the feed that begins half 1 at the given instant. */
  readonly feedFrom: (startAt: Instant) => FeedPlayer
  feed: FeedPlayer
  startAt: Instant
  readonly botGroup: BotGroup
  feedAt: Instant
  botsAt: Instant
  failures: number
}

/** The trial games of all guests ([G3]). */
export interface GuestGames {
  /**
   * Runs the game that has waited longest and returns when to call again. So eighty games delay other work by one game's
   * step at most. A server that starts to run a game reads it from the database, so games continue after a restart.
   */
  step(now: Instant): Promise<Instant>
  /** Releases all games so that other servers can continue them. */
  leave(): Promise<void>
}

export function createGuestGames(ctx: Context): GuestGames {
  const server = newId()
  const playing = new Map<string, Playing>()
  let pollAt = Number.NEGATIVE_INFINITY

  async function step(now: Instant): Promise<Instant> {
    if (now >= pollAt) await poll(now)
    const [first] = inOrder()
    if (first && runAt(first) <= now) await play(first, now)
    const [next] = inOrder()
    return Math.min(pollAt, next ? runAt(next) : pollAt)
  }

  const runAt = ({ feedAt, botsAt }: Playing) => Math.min(feedAt, botsAt)
  const inOrder = () => [...playing.values()].sort((one, other) => runAt(one) - runAt(other))

  /** Reserves games for this server, and extends the reservations of the games that it runs. */
  async function poll(now: Instant): Promise<void> {
    const held = await reserveGames(ctx.db, server, now, HELD_MS)
    pollAt = now + POLL_EVERY_MS
    const ours = new Set<string>(held.map(({ matchId }) => matchId))
    for (const matchId of playing.keys()) if (!ours.has(matchId)) playing.delete(matchId)
    const others = held.filter(({ matchId }) => !playing.has(matchId))
    if (others.length === 0) return
    const bots = await ensureBots(ctx)
    for (const game of others) {
      const taken = await takeUp(game, bots, now)
      if (taken) playing.set(game.matchId, taken)
    }
  }

  async function takeUp(game: GuestGame, bots: readonly Bot[], now: Instant): Promise<Playing | undefined> {
    const row = await ctx.db.selectFrom('match').selectAll().where('id', '=', game.matchId).executeTakeFirst()
    const seed = seedOf(row?.feed ?? '')
    if (!row || seed === undefined) {
      await forgetGame(ctx.db, game.userId)
      return undefined
    }
    const feedFrom = (startAt: Instant) =>
      createFeedPlayer(createLocalOperator(ctx), practiceFile(seed), {
        matchId: game.matchId,
        name: row.feed ?? '',
        halfTimeMs: HALF_TIME_MS,
        startAt,
      })
    const startAt = startsAt(row.created_at.getTime())
    const botGroup = createBotGroup(ctx, seed, await lobbyRow(ctx.db, game.lobbyId), botsOf(seed, bots))
    return { game, feedFrom, feed: feedFrom(startAt), startAt, botGroup, feedAt: now, botsAt: now, failures: 0 }
  }

  async function play(one: Playing, now: Instant): Promise<void> {
    try {
      if (now < one.startAt) await startSooner(one)
      if (one.feedAt <= now) {
        const stepped = await one.feed.step(now)
        if (stepped.state === 'over') return await finish(one)
        one.feedAt = stepped.until
      }
      if (one.botsAt <= now) one.botsAt = Math.min((await one.botGroup.play(now)) ?? Infinity, now + POLL_EVERY_MS)
      one.failures = 0
    } catch (error) {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** one.failures, LONGEST_PAUSE_MS)
      one.failures += 1
      one.feedAt = now + pause
      one.botsAt = now + pause
      ctx.log.error(
        { err: error, matchId: one.game.matchId },
        'a step of a trial game failed; it is repeated in a moment',
      )
    }
  }

  /** A guest without a bet may wait. The match starts soon after the first bet, or at its planned time. */
  async function startSooner(one: Playing): Promise<void> {
    const { game, feedFrom } = one
    const placedAt = await firstBetAt(ctx.db, game)
    if (placedAt === undefined || placedAt + AFTER_FIRST_BET_MS >= one.startAt) return
    one.startAt = placedAt + AFTER_FIRST_BET_MS
    one.feed = feedFrom(one.startAt)
    one.feedAt = one.startAt
  }

  /** Ends the match even if it has an extra half that the feed lacks. */
  async function finish({ game: { matchId, userId } }: Playing): Promise<void> {
    const { status } = await ctx.db
      .selectFrom('match')
      .select('status')
      .where('id', '=', matchId)
      .executeTakeFirstOrThrow()
    if (status === 'upcoming' || status === 'active') await endMatch(ctx, null, matchId)
    await forgetGame(ctx.db, userId)
    playing.delete(matchId)
  }

  return {
    step,
    async leave() {
      playing.clear()
      pollAt = Number.NEGATIVE_INFINITY
      await releaseGames(ctx.db, server, ctx.clock.now()).catch((error: unknown) => {
        // Ignored: another server continues the games a few seconds later.
        if (!(error instanceof DatabaseUnavailable)) throw error
      })
    },
  }
}
