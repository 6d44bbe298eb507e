import type { MatchId } from '@bettle/contract'
import { createFeedPlayer, type FeedPlayer } from '@bettle/replay'
import type { Instant } from '@bettle/rules'
import type { Context } from '../../../context.ts'
import type { MatchRow } from '../../../db/schema.ts'
import type { Lease } from '../../../jobs/lease.ts'
import type { CompetitionRow } from '../../competition/competition-store.ts'
import { createLocalOperator } from '../../feed/local-operator.ts'
import { deleteMatch } from '../../match-control/delete-matches.ts'
import { endMatch } from '../../match-control/end-match.ts'
import { type Bot, ensureBots } from '../bots.ts'
import { type BotGroup, createBotGroup } from '../play-bots.ts'
import { practiceFile, seedOf } from '../practice-file.ts'
import { addCupFixtures, createCup, delayFixtures, postponeCup } from './create-cup.ts'
import { lobbiesOn, openCups, unfinishedCupMatches } from './cup-store.ts'
import { deleteUnplayedCups } from './delete-unplayed-cups.ts'
import { enrolBots } from './enrol-bots.ts'

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

/**
 * The practice cups. One is always open for enrolment, also while earlier ones are played. A cup is played once a user
 * has entered.
 */
export interface PracticeCup {
  /**
   * Does everything that is due and returns when to call again. It reads the state from the database, so a restarted
   * server continues the cups.
   */
  step(now: Instant): Promise<Instant>
}

interface Timed {
  runAt: Instant
}

/** What runs for one cup: the feed of its match, and the bots of each of its lobbies. */
interface Playing {
  feed: (Timed & { readonly matchId: string; readonly player: FeedPlayer }) | undefined
  groups: Map<string, Timed & { readonly group: BotGroup }>
}

/**
 * Creates the object that runs practice cups. A step that adds fixtures or begins the enrolment again asserts the lease
 * in its transaction, and an index allows a single cup that is open for enrolment. All other steps change nothing when
 * they are repeated.
 */
export function createPracticeCup(ctx: Context, lease: Lease): PracticeCup {
  let pollAt = Number.NEGATIVE_INFINITY
  const playing = new Map<string, Playing>()

  async function step(now: Instant): Promise<Instant> {
    if (now >= pollAt) pollAt = await poll(now)
    for (const cup of playing.values()) await stepCup(cup, now)
    const timed = [...playing.values()].flatMap(({ feed, groups }) => [...(feed ? [feed] : []), ...groups.values()])
    return Math.min(pollAt, ...timed.map(({ runAt }) => runAt))
  }

  async function stepCup(cup: Playing, now: Instant): Promise<void> {
    if (cup.feed && cup.feed.runAt <= now) await stepFeed(cup, cup.feed, now)
    for (const one of cup.groups.values()) {
      if (one.runAt <= now) one.runAt = Math.min((await one.group.play(now)) ?? Infinity, now + POLL_EVERY_MS)
    }
  }

  /** Cares for the cup that is open for enrolment first, so that no match delays its draw. */
  async function poll(now: Instant): Promise<Instant> {
    const cups = await openCups(ctx.db)
    const running = cups.filter(({ state }) => state.phase !== 'enrolling')
    for (const id of playing.keys()) if (!running.some((cup) => cup.id === id)) playing.delete(id)
    const enrolling = cups.find(({ state }) => state.phase === 'enrolling')
    const nextAt = enrolling ? await prepareDraw(enrolling, now) : await openNext(cups, now)
    for (const cup of running) await play(cup, now)
    return running.length > 0 ? Math.min(nextAt, now + POLL_EVERY_MS) : nextAt
  }

  /** Opens the next cup for enrolment, and removes what ended cups have left behind. */
  async function openNext(cups: readonly CompetitionRow[], now: Instant): Promise<Instant> {
    const used = new Set(cups.flatMap(({ state }) => state.fixtures.map(({ fixture }) => fixture)))
    for (const { id, status } of await unfinishedCupMatches(ctx.db)) {
      if (used.has(id)) continue
      if (status === 'active') await endMatch(ctx, null, id as MatchId)
      else await deleteMatch(ctx, null, id as MatchId)
    }
    await deleteUnplayedCups(ctx)
    const [organiser] = await ensureBots(ctx)
    if (organiser) await createCup(ctx, organiser.userId, now)
    return now + 1
  }

  /** Fills the places with bots just before the draw. If no user has entered, the enrolment begins again. */
  async function prepareDraw(cup: CompetitionRow, now: Instant): Promise<Instant> {
    const closesAt = cup.state.nextDeadline?.at ?? cup.closes_at.getTime()
    const botsAt = closesAt - BOTS_ENROL_BEFORE_MS
    if (now < botsAt) return Math.min(botsAt, now + POLL_EVERY_MS)
    const bots = await ensureBots(ctx)
    const placed = cup.state.entries.flatMap(({ entry, status }) => (status === 'place' ? [entry] : []))
    if (placed.every((entry) => bots.some(({ userId }) => userId === entry))) {
      if (now < closesAt) await postponeCup(ctx, lease, cup, now)
      return now + POLL_EVERY_MS
    }
    if (placed.length < cup.settings.places) await enrolBots(ctx, cup, bots)
    return now < closesAt ? Math.min(closesAt, now + POLL_EVERY_MS) : now + POLL_EVERY_MS
  }

  async function play(cup: CompetitionRow, now: Instant): Promise<void> {
    const own = new Set(cup.state.fixtures.map(({ fixture }) => fixture))
    const unfinished = (await unfinishedCupMatches(ctx.db)).filter(({ id }) => own.has(id))
    const upcoming = upcomingOf(cup, unfinished)
    const missing = cup.state.decisions.find((decision) => decision.kind === 'add-fixtures')?.missing ?? 0
    if (missing > upcoming.length) return addCupFixtures(ctx, lease, cup, missing - upcoming.length, now)
    // Plays one match at a time, because each stage is played on one fixture.
    const match = unfinished.find(({ status }) => status === 'active') ?? upcoming[0]
    if (!match) return void playing.delete(cup.id)
    const lobbies = await lobbiesOn(ctx.db, cup, match.id as MatchId)
    if (match.status === 'upcoming' && !isReady(cup, match, lobbies.length)) {
      playing.delete(cup.id)
      const ids = upcoming.map(({ id }) => id)
      if (now >= plannedStart(match) - LEAST_TO_BET_MS) await delayFixtures(ctx, ids, now)
      return
    }
    const running = playing.get(cup.id) ?? { feed: undefined, groups: new Map() }
    playing.set(cup.id, running)
    if (running.feed?.matchId !== match.id) running.feed = { matchId: match.id, player: feedOf(match), runAt: now }
    const bots = await ensureBots(ctx)
    const seated = new Map<string, Timed & { readonly group: BotGroup }>()
    for (const { lobby, players } of lobbies) {
      const existing = running.groups.get(lobby.id)
      const seats = bots.filter(({ userId }) => players.has(userId))
      seated.set(lobby.id, existing ?? { group: groupOf(match, lobby, seats), runAt: now })
    }
    running.groups = seated
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

  async function stepFeed(cup: Playing, current: NonNullable<Playing['feed']>, now: Instant): Promise<void> {
    const stepped = await current.player.step(now)
    if (stepped.state === 'waiting') {
      current.runAt = stepped.until
      return
    }
    cup.feed = undefined
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
