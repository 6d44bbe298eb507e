import type { CompetitionId, MatchId } from '@bettle/contract'
import { createFeedPlayer, type FeedPlayer } from '@bettle/replay'
import type { Instant } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchRow } from '../../../db/schema.ts'
import type { Lease } from '../../../jobs/lease.ts'
import type { CompetitionRow } from '../../competition/competition-store.ts'
import { enrol } from '../../competition/enrol.ts'
import { createLocalOperator } from '../../feed/local-operator.ts'
import { deleteMatch } from '../../match-control/delete-matches.ts'
import { endMatch } from '../../match-control/end-match.ts'
import { type Bot, ensureBots } from '../bots.ts'
import { type BotGroup, createBotGroup, refusedOr } from '../play-bots.ts'
import { practiceFile, seedOf } from '../practice-file.ts'
import { addCupFixtures, createCup, delayFixtures, postponeCup } from './create-cup.ts'
import { lobbiesOn, openCup, unfinishedCupMatches } from './cup-store.ts'
import { deleteUnplayedCups } from './delete-unplayed-cups.ts'

/** The pause between the halves (ms, wall time). */
const HALF_TIME_MS = 8_000
/** How long before the end of enrolment the bots enrol (ms). Until then users find free places. */
const BOTS_ENROL_BEFORE_MS = 10_000
/**
 * How long before its kick-off a fixture must have its lobbies (ms). Otherwise the fixture moves, so that players have
 * time to bet.
 */
const LEAST_TO_BET_MS = 30_000
const POLL_EVERY_MS = 2_000

/** The practice cup. One cup is always open for enrolment or being played. It is played once a user has entered. */
export interface PracticeCup {
  /**
   * Does everything that is due and returns when to call again. It reads the state from the database, so a restarted
   * server continues the cup.
   */
  step(now: Instant): Promise<Instant>
}

interface Timed {
  runAt: Instant
}

/**
 * Creates the object that runs practice cups. A step that adds fixtures or begins the enrolment again asserts the lease
 * in its transaction, and an index allows a single cup. All other steps change nothing when they are repeated.
 */
export function createPracticeCup(ctx: Context, lease: Lease): PracticeCup {
  let pollAt = Number.NEGATIVE_INFINITY
  let feed: (Timed & { readonly matchId: string; readonly player: FeedPlayer }) | undefined
  let groups = new Map<string, Timed & { readonly group: BotGroup }>()

  async function step(now: Instant): Promise<Instant> {
    if (now >= pollAt) pollAt = await poll(now)
    if (feed && feed.runAt <= now) await stepFeed(feed, now)
    for (const one of groups.values()) {
      if (one.runAt <= now) one.runAt = Math.min((await one.group.play(now)) ?? Infinity, now + POLL_EVERY_MS)
    }
    return Math.min(pollAt, ...[feed, ...groups.values()].flatMap((one) => (one ? [one.runAt] : [])))
  }

  async function poll(now: Instant): Promise<Instant> {
    const cup = await openCup(ctx.db)
    if (cup?.state.phase === 'enrolling') {
      stopPlaying()
      return prepareDraw(cup, now)
    }
    if (cup) {
      await play(cup, now)
      return now + POLL_EVERY_MS
    }
    stopPlaying()
    for (const { id, status } of await unfinishedCupMatches(ctx.db))
      if (status === 'active') await endMatch(ctx, null, id as MatchId)
      else await deleteMatch(ctx, null, id as MatchId)
    await deleteUnplayedCups(ctx)
    const [organiser] = await ensureBots(ctx)
    if (organiser) await createCup(ctx, organiser.userId, now)
    return now + 1
  }

  function stopPlaying(): void {
    feed = undefined
    groups.clear()
  }

  /** Fills the places with bots just before the draw. If no user has entered, the enrolment begins again. */
  async function prepareDraw(cup: CompetitionRow, now: Instant): Promise<Instant> {
    const closesAt = cup.state.nextDeadline?.at ?? cup.closes_at.getTime()
    const botsAt = closesAt - BOTS_ENROL_BEFORE_MS
    if (now < botsAt) return Math.min(botsAt, now + POLL_EVERY_MS)
    if (now >= closesAt) return now + POLL_EVERY_MS
    const bots = await ensureBots(ctx)
    const placed = new Set(cup.state.entries.flatMap(({ entry, status }) => (status === 'place' ? [entry] : [])))
    const isBot = (entry: string) => bots.some(({ userId }) => userId === entry)
    if ([...placed].every(isBot)) {
      await postponeCup(ctx, lease, cup, now)
      return now + POLL_EVERY_MS
    }
    const free = cup.settings.places - placed.size
    for (const { userId } of bots.filter(({ userId }) => !placed.has(userId)).slice(0, Math.max(0, free)))
      await refusedOr(enrol(ctx, userId, cup.id as CompetitionId, undefined))
    return Math.min(closesAt, now + POLL_EVERY_MS)
  }

  async function play(cup: CompetitionRow, now: Instant): Promise<void> {
    const unfinished = await unfinishedCupMatches(ctx.db)
    const upcoming = upcomingOf(cup, unfinished)
    const missing = cup.state.decisions.find((decision) => decision.kind === 'add-fixtures')?.missing ?? 0
    if (missing > upcoming.length) return addCupFixtures(ctx, lease, cup, missing - upcoming.length, now)
    // Plays one match at a time, because each stage is played on one fixture.
    const match = unfinished.find(({ status }) => status === 'active') ?? upcoming[0]
    if (!match) return stopPlaying()
    const lobbies = await lobbiesOn(ctx.db, cup, match.id as MatchId)
    if (match.status === 'upcoming' && !isReady(cup, match, lobbies.length)) {
      stopPlaying()
      const ids = upcoming.map(({ id }) => id)
      if (now >= plannedStart(match) - LEAST_TO_BET_MS) await delayFixtures(ctx, ids, now)
      return
    }
    if (feed?.matchId !== match.id) feed = { matchId: match.id, player: feedOf(match), runAt: now }
    const bots = await ensureBots(ctx)
    const seated = new Map<string, Timed & { readonly group: BotGroup }>()
    for (const { lobby, players } of lobbies) {
      const existing = groups.get(lobby.id)
      const own = bots.filter(({ userId }) => players.has(userId))
      seated.set(lobby.id, existing ?? { group: groupOf(match, lobby, own), runAt: now })
    }
    groups = seated
  }

  /** Returns the matches that may still be played, the match of the current stage first. */
  function upcomingOf({ state }: CompetitionRow, unfinished: readonly MatchRow[]): MatchRow[] {
    const planned = new Map(
      state.fixtures.flatMap(({ fixture, status, stage }) => (status === 'planned' ? [[fixture, stage] as const] : [])),
    )
    const isUsed = ({ id }: MatchRow) => planned.get(id) != null
    return unfinished
      .filter(({ id, status }) => status === 'upcoming' && planned.has(id))
      .toSorted((a, b) => Number(isUsed(b)) - Number(isUsed(a)) || plannedStart(a) - plannedStart(b))
  }

  const plannedStart = ({ planned_start }: MatchRow) => planned_start?.getTime() ?? 0

  /** True if a stage is played on the match and each of its lobbies exists. */
  function isReady({ state }: CompetitionRow, { id }: MatchRow, lobbies: number): boolean {
    const wanted = state.lobbiesWanted.filter(({ fixture }) => fixture === id)
    return wanted.length > 0 && lobbies >= wanted.length
  }

  const groupOf = ({ feed }: MatchRow, lobby: Parameters<typeof createBotGroup>[2], bots: readonly Bot[]) =>
    createBotGroup(ctx, `${seedOf(feed ?? '')} ${lobby.id}`, lobby, bots)

  function feedOf(match: MatchRow): FeedPlayer {
    return createFeedPlayer(createLocalOperator(ctx), practiceFile(seedOf(match.feed ?? '') ?? ''), {
      matchId: match.id as MatchId,
      name: match.feed ?? '',
      halfTimeMs: HALF_TIME_MS,
      // A half kicks off at the first full minute after this instant, which is the planned kick-off.
      startAt: plannedStart(match) - 1,
    })
  }

  async function stepFeed(current: NonNullable<typeof feed>, now: Instant): Promise<void> {
    const stepped = await current.player.step(now)
    if (stepped.state === 'waiting') {
      current.runAt = stepped.until
      return
    }
    feed = undefined
    pollAt = now
    // The match may have an extra half that the feed does not contain.
    if (stepped.outcome === 'completed') await endUnlessOver(current.matchId)
  }

  async function endUnlessOver(matchId: string): Promise<void> {
    const left = (await unfinishedCupMatches(ctx.db)).some(({ id }) => id === matchId)
    if (left) await endMatch(ctx, null, matchId as MatchId)
  }

  return { step }
}
