import { randomBytes } from 'node:crypto'
import type { CompetitionId, Match, MatchId, UserId } from '@bettle/contract'
import {
  type CompetitionSettings,
  completeSettings,
  FIXTURE_SPACING,
  foldCompetition,
  type Instant,
  minuteLength,
  nextFullMinute,
} from '@bettle/rules'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import type { Tx } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Lease } from '../../../jobs/lease.ts'
import { type CompetitionRow, competitionRow, type NewLine } from '../../competition/competition-store.ts'
import { COMPETITION_LOBBIES } from '../../competition/create-competition.ts'
import { appendAndFold, inCompetition } from '../../competition/in-competition.ts'
import { digest } from '../../ledger/digest.ts'
import { createMatchIn } from '../../match-control/create-match.ts'
import { updateMatch } from '../../match-control/update-match.ts'
import { feedOf, practiceFile } from '../practice-file.ts'
import { drawSeed } from '../seeded-random.ts'

/**
 * The tempo of cup matches. Ninety minutes take three minutes, and the kick-offs of two fixtures are five minutes
 * apart.
 */
export const CUP_TEMPO = 30
const PLACES = 8
/** Eight entries play in two groups, then two ties and a final. */
const FIXTURES = 3
/** How long enrolment is open (ms, wall time). */
const ENROLMENT_MS = 2 * 60_000
/** The time from the draw to the first kick-off (ms, wall time), so that players can read their group and bet. */
const BEFORE_KICK_OFF_MS = 60_000
const SPACING_MS = FIXTURE_SPACING * minuteLength(CUP_TEMPO)
/** The time after which a cup that a stopped server did not continue ends (ms). */
const LAST_DAY_MS = 30 * 24 * 60 * 60_000

/** The settings of the cup's lobbies. A round of fifteen minutes takes half a minute at this tempo. */
const GAME_SETTINGS = {
  ...completeSettings({ roundDuration: 15, bettingTimeLimit: 14, breakDuration: 1, inactivityPenalty: 0 }),
  ...COMPETITION_LOBBIES,
}

/** Returns the kick-offs of `count` fixtures, the first one not before `from`. */
function kickOffs(from: Instant, count: number): Instant[] {
  const first = nextFullMinute(from, CUP_TEMPO)
  return Array.from({ length: count }, (_, index) => first + index * SPACING_MS)
}

/**
 * Creates a practice cup that is open for enrolment, with its matches. Does nothing if another cup is open for
 * enrolment: an index allows a single one, even if two servers create it at once.
 */
export async function createCup(ctx: Context, organiserId: UserId, now: Instant): Promise<void> {
  const id = newId<CompetitionId>()
  const closesAt = now + ENROLMENT_MS
  const settings: CompetitionSettings = {
    format: 'tournament',
    isExclusive: false,
    isPrivate: false,
    isPractice: true,
    opensAt: now,
    closesAt,
    lastDay: now + LAST_DAY_MS,
    places: PLACES,
    groupFixtures: 1,
    seasonFixtures: 2,
    seasons: 1,
    startingChips: GAME_SETTINGS.startingChips,
  }
  const matches = await transaction(ctx, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('competition')
      .values({
        id,
        name: 'Practice cup',
        organiser_id: organiserId,
        is_private: false,
        code: null,
        settings: JSON.stringify(settings),
        game_settings: JSON.stringify(GAME_SETTINGS),
        seed: randomBytes(32).toString('hex'),
        prize: null,
        promised_by: null,
        phase: 'enrolling',
        state: JSON.stringify(foldCompetition(settings, [], digest)),
        opens_at: new Date(now),
        closes_at: new Date(closesAt),
        created_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return []
    const created = await createFixtures(ctx, tx, id, kickOffs(closesAt + BEFORE_KICK_OFF_MS, FIXTURES))
    await appendAndFold(ctx, tx, await competitionRow(tx, id), created.lines)
    return created.matches
  })
  announce(ctx, matches)
  ctx.jobs.wake()
}

interface CreatedFixtures {
  readonly matches: readonly Match[]
  readonly lines: readonly NewLine[]
}

async function createFixtures(
  ctx: Context,
  tx: Tx,
  cupId: string,
  planned: readonly Instant[],
): Promise<CreatedFixtures> {
  const matches: Match[] = []
  for (const kickOffAt of planned) {
    const seed = `cup-${drawSeed()}`
    const { homeTeam, awayTeam } = practiceFile(seed)
    const startTime = new Date(kickOffAt).toISOString()
    const request = { homeTeam, awayTeam, startTime, tempo: CUP_TEMPO, feed: feedOf(seed) }
    matches.push((await createMatchIn(ctx, tx, null, request)).match)
  }
  const added_at = ctx.clock.date()
  await tx
    .insertInto('competition_fixture')
    .values(matches.map(({ _id }) => ({ competition_id: cupId, match_id: _id, added_at })))
    .execute()
  return {
    matches,
    lines: matches.map(({ _id }, index) => ({
      kind: 'fixture-added',
      fixture: _id,
      kickOffAt: planned[index] ?? 0,
    })),
  }
}

function announce(ctx: Context, matches: readonly Match[]): void {
  for (const match of matches) ctx.live.announce({ type: 'match.changed', match })
}

/** Adds fixtures to a cup whose fixtures failed while no server ran. */
export async function addCupFixtures(
  ctx: Context,
  lease: Lease,
  { id }: CompetitionRow,
  count: number,
  now: Instant,
): Promise<void> {
  const matches = await inCompetition(ctx, id as CompetitionId, async (tx, cup) => {
    await lease.assertHeld(tx)
    const isStillMissing = cup.state.decisions.some(({ kind }) => kind === 'add-fixtures')
    if (!isStillMissing) return { reply: [] }
    const { matches, lines } = await createFixtures(ctx, tx, id, kickOffs(now + BEFORE_KICK_OFF_MS, count))
    return { reply: matches, lines }
  })
  announce(ctx, matches)
  ctx.jobs.wake()
}

/**
 * Begins the enrolment again, unless the cup was drawn meanwhile. It moves the matches first. If the server crashes
 * after that, the cup closes without entries and another cup follows.
 */
export async function postponeCup(
  ctx: Context,
  lease: Lease,
  { id, state }: CompetitionRow,
  now: Instant,
): Promise<void> {
  const closesAt = now + ENROLMENT_MS
  const planned = kickOffs(closesAt + BEFORE_KICK_OFF_MS, state.fixtures.length)
  const fixtures = state.fixtures.map(({ fixture }, index) => ({ fixture, kickOffAt: planned[index] ?? 0 }))
  for (const { fixture, kickOffAt } of fixtures) await moveFixture(ctx, fixture, kickOffAt)
  await inCompetition(ctx, id as CompetitionId, async (tx, cup) => {
    await lease.assertHeld(tx)
    if (cup.state.phase !== 'enrolling') return { reply: undefined }
    const settings = { ...cup.settings, closesAt, lastDay: now + LAST_DAY_MS }
    await tx
      .updateTable('competition')
      .set({ settings: JSON.stringify(settings), closes_at: new Date(closesAt) })
      .where('id', '=', id)
      .execute()
    // The log of a cup without entries is replaced, so that it does not grow on an idle server.
    const startsOver = cup.state.entries.length === 0
    if (startsOver) {
      await tx.deleteFrom('competition_line').where('competition_id', '=', id).execute()
      await tx.updateTable('competition').set({ log_number: 0 }).where('id', '=', id).execute()
    }
    const lines = startsOver ? fixtures.map((fixture) => ({ kind: 'fixture-added' as const, ...fixture })) : []
    await appendAndFold(ctx, tx, { ...cup, settings, ...(startsOver && { log_number: 0 }) }, lines)
    return { reply: undefined, isChanged: true }
  })
  ctx.jobs.wake()
}

/**
 * Moves fixtures that have not started, the first one to a time soon, because the players of its stage are not known
 * yet.
 */
export async function delayFixtures(ctx: Context, matchIds: readonly string[], now: Instant): Promise<void> {
  const planned = kickOffs(now + BEFORE_KICK_OFF_MS, matchIds.length)
  // Moves the last fixture first, so that no fixture ever comes before an earlier one.
  for (const [index, matchId] of [...matchIds.entries()].toReversed()) {
    await moveFixture(ctx, matchId, planned[index] ?? 0)
  }
}

async function moveFixture(ctx: Context, matchId: string, kickOffAt: Instant): Promise<void> {
  await updateMatch(ctx, null, matchId as MatchId, { startTime: new Date(kickOffAt).toISOString() })
}
