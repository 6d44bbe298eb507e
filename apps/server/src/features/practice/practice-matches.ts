import { createFeedPlayer, type FeedPlayer } from '@bettle/replay'
import {
  DEFAULT_SETTINGS,
  type Instant,
  lastBettingClosesAt,
  minuteLength,
  nextFullMinute,
  roundSpan,
} from '@bettle/rules'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Lease } from '../../jobs/lease.ts'
import { createLocalOperator } from '../feed/local-operator.ts'
import { createLobby } from '../lobby/create-lobby.ts'
import { loadTimetable, officialPlan } from '../match/timetable.ts'
import { createMatchIn } from '../match-control/create-match.ts'
import { endMatch } from '../match-control/end-match.ts'
import { updateMatch } from '../match-control/update-match.ts'
import { type Bot, ensureBots } from './bots.ts'
import { type BotGroup, createBotGroup, earliest, refusedOr } from './play-bots.ts'
import { feedOf, practiceFile } from './practice-file.ts'
import {
  lobbiesWithBots,
  type PracticeMatch,
  practiceLobby,
  previousPracticeEnd,
  unfinishedPracticeMatches,
} from './practice-store.ts'
import { drawSeed, seededRandom, shuffled } from './seeded-random.ts'

export const PRACTICE_TEMPO = 10
/**
 * The pause between the halves (ms, wall time). A half begins at the next full match minute, up to six seconds after it
 * was started.
 */
const HALF_TIME_MS = 20_000
const BETWEEN_MATCHES_MS = 10_000
/** The shortest time between the creation of a match and its start (ms, wall time), so that players can bet. */
const FIRST_BETS_MS = 20_000
/** How long before players can no longer join the running match's lobby the next match is created (ms, wall time). */
const BEFORE_LAST_CLOSING_MS = 5_000
/** The usual length of the last round in match minutes. The true length is secret. */
const LAST_ROUND_MINUTES = 8.7
const BOTS_IN_A_GROUP = 6
const LOBBY_SETTINGS = { maxPlayers: 50 }
const POLL_EVERY_MS = 5_000

/**
 * The practice match. One is always upcoming or running, with bots in an open lobby, and the next one is created in
 * time.
 */
export interface PracticeMatches {
  /**
   * Does everything that is due and returns when to call again. It reads the state from the database each time, so a
   * restarted server continues the match, however long it was down.
   */
  step(now: Instant): Promise<Instant>
}

/**
 * Creates the object that runs practice matches. A step that creates a match or a lobby asserts the lease in its
 * transaction. All other steps change nothing when they are repeated.
 */
export function createPracticeMatches(ctx: Context, lease: Lease): PracticeMatches {
  const feeds = new Map<string, FeedPlayer>()
  const groups = new Map<string, BotGroup>()
  /** The bots in the lobbies that people opened, by lobby. */
  const peoplesGroups = new Map<string, { readonly group: BotGroup; runAt: Instant }>()

  async function step(now: Instant): Promise<Instant> {
    const bots = await ensureBots(ctx)
    const [current, next] = await unfinishedPracticeMatches(ctx.db)
    if (!current) {
      await createMatch(now + FIRST_BETS_MS)
      return now
    }
    const feed = await feedFor(current)
    const stepped = await feed.step(now)
    if (stepped.state === 'over') {
      await finish(current)
      return now
    }
    const nextRunAt = next ? undefined : await nextStepAt(current)
    if (nextRunAt !== undefined && nextRunAt.at <= now) {
      await createMatch(nextRunAt.startsAt)
      return now
    }
    const playing = [current, next].filter((match) => match !== undefined)
    const wakes = await Promise.all(playing.map((match) => playGroup(match, bots, now)))
    wakes.push(await playWithPeople(playing, bots, now, stepped.until))
    return earliest([stepped.until, nextRunAt?.at, ...wakes, now + POLL_EVERY_MS]) ?? now
  }

  async function createMatch(startAt: Instant): Promise<void> {
    const seed = drawSeed()
    const { homeTeam, awayTeam } = practiceFile(seed)
    const startTime = new Date(nextFullMinute(startAt, PRACTICE_TEMPO)).toISOString()
    const request = { homeTeam, awayTeam, tempo: PRACTICE_TEMPO, startTime, feed: feedOf(seed) }
    const { match } = await transaction(ctx, async (tx) => {
      await lease.assertHeld(tx)
      return createMatchIn(ctx, tx, null, request)
    })
    ctx.live.announce({ type: 'match.changed', match })
  }

  async function feedFor({ id, seed, row }: PracticeMatch): Promise<FeedPlayer> {
    const existing = feeds.get(id)
    if (existing) return existing
    const previousEnd = await previousPracticeEnd(ctx.db, id)
    const startAt = Math.max(
      row.created_at.getTime() + FIRST_BETS_MS,
      previousEnd === undefined ? 0 : previousEnd + BETWEEN_MATCHES_MS,
    )
    const feed = createFeedPlayer(createLocalOperator(ctx), practiceFile(seed), {
      matchId: id,
      name: feedOf(seed),
      halfTimeMs: HALF_TIME_MS,
      startAt,
    })
    feeds.set(id, feed)
    // The planned start was an estimate until the previous match ended.
    const startTime = new Date(nextFullMinute(startAt, row.tempo)).toISOString()
    if (row.status === 'upcoming') await updateMatch(ctx, null, id, { startTime })
    return feed
  }

  /**
   * Ends the match even if it has an extra half that the feed does not contain. The next match does not wait for such a
   * half.
   */
  async function finish({ id }: PracticeMatch): Promise<void> {
    feeds.delete(id)
    groups.delete(id)
    const left = (await unfinishedPracticeMatches(ctx.db)).find((match) => match.id === id)
    if (left) await endMatch(ctx, null, id)
  }

  /**
   * Returns when to create the next match, shortly before players can no longer join the running match's lobby.
   * Undefined until the last half has begun.
   */
  async function nextStepAt({ id, row }: PracticeMatch): Promise<{ at: Instant; startsAt: Instant } | undefined> {
    const timetable = await loadTimetable(ctx.db, id, (await officialPlan(ctx.db, id)).id)
    const closesAt = lastBettingClosesAt(timetable, DEFAULT_SETTINGS)
    const last = timetable.rounds.at(-1)
    const lastStart = last ? roundSpan(timetable, last).startsAt : null
    if (closesAt === null || lastStart === null) return undefined
    const startsAt = lastStart + LAST_ROUND_MINUTES * minuteLength(row.tempo) + BETWEEN_MATCHES_MS
    return { at: closesAt - BEFORE_LAST_CLOSING_MS, startsAt: Math.round(startsAt) }
  }

  async function playGroup(match: PracticeMatch, bots: readonly Bot[], now: Instant): Promise<Instant | undefined> {
    const group = groups.get(match.id) ?? (await openGroup(match, bots))
    if (group) groups.set(match.id, group)
    return group?.play(now)
  }

  /**
   * Plays the bots of the lobbies that people opened. It stops when the feed is due, so that many lobbies do not delay
   * the match, and begins with the lobby that has waited longest. Returns when to call again.
   */
  async function playWithPeople(
    matches: readonly PracticeMatch[],
    bots: readonly Bot[],
    now: Instant,
    feedAt: Instant,
  ): Promise<Instant | undefined> {
    const seeds = new Map<string, string>(matches.map(({ id, seed }) => [id, seed]))
    const lobbies = await lobbiesWithBots(
      ctx.db,
      matches.map(({ id }) => id),
      bots,
    )
    const open = new Set(lobbies.map(({ lobby }) => lobby.id))
    for (const id of peoplesGroups.keys()) if (!open.has(id)) peoplesGroups.delete(id)
    for (const { lobby, seated } of lobbies) {
      if (peoplesGroups.has(lobby.id)) continue
      const seed = `${seeds.get(lobby.match_id)} ${lobby.id}`
      peoplesGroups.set(lobby.id, { group: createBotGroup(ctx, seed, lobby, seated), runAt: now })
    }
    const due = [...peoplesGroups.values()].filter(({ runAt }) => runAt <= now).sort((a, b) => a.runAt - b.runAt)
    for (const one of due) {
      if (ctx.clock.now() >= feedAt) break
      one.runAt = Math.min((await one.group.play(now)) ?? Infinity, now + POLL_EVERY_MS)
    }
    return earliest([...peoplesGroups.values()].map(({ runAt }) => runAt))
  }

  async function openGroup({ id, seed }: PracticeMatch, bots: readonly Bot[]): Promise<BotGroup | undefined> {
    const seated = shuffled(bots, seededRandom(seed, 'seats')).slice(0, BOTS_IN_A_GROUP)
    const [host] = seated
    if (!host) return undefined
    const open = { matchId: id, gameSettings: LOBBY_SETTINGS, check: lease.assertHeld }
    const existing = await practiceLobby(ctx.db, id, bots)
    if (!existing) await refusedOr(createLobby(ctx, host.userId, open))
    const lobby = existing ?? (await practiceLobby(ctx.db, id, bots))
    return lobby && createBotGroup(ctx, seed, lobby, seated)
  }

  return { step }
}
