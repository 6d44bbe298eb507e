import { type CompetitionId, GameError } from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { crossOff } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { competitionQueue, planAdvance } from '../match/competition-work.ts'
import { arrangeLobbies, lobbiesToArrange } from './competition-lobbies.ts'
import type { CompetitionRow } from './competition-store.ts'
import { payTrophies } from './competition-trophies.ts'
import { giveNotices } from './give-notices.ts'
import { inCompetition } from './in-competition.ts'
import { observe } from './observe.ts'

/** The most steps in one run, more than any competition needs at one instant. After them the job is planned again. */
const MOST_STEPS = 200

/**
 * Advances a competition until nothing is left to do now: appends to its log what happened to its matches and accounts,
 * draws, books trophies, writes notices, and creates or replaces lobbies. Each step is a transaction that computes what
 * is missing, so that after a crash between two steps the job continues and loses nothing.
 */
export async function advanceCompetition(ctx: Context, work: OwnedWork): Promise<void> {
  try {
    await advance(ctx, work.ownerId as CompetitionId)
  } catch (error) {
    // The competition was a practice cup that no user played. The server deleted it, perhaps while one of its matches
    // planned this job.
    if (error instanceof GameError && error.code === 'competition-not-found')
      return crossOff(ctx.db, work, ctx.clock.date())
    throw error
  }
}

async function advance(ctx: Context, competitionId: CompetitionId): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { isAppended, arranged, noticed } = await inCompetition(ctx, competitionId, (tx, competition) =>
      takeStep(ctx, tx, competition),
    )
    for (const userId of noticed) ctx.live.announceTo(userId, { type: 'notices.changed' })
    await arrangeLobbies(ctx, competitionId, arranged)
    if (!isAppended && arranged.length === 0) return
  }
}

/**
 * Deletes the job first, so that changes after this transaction's reads plan the job again. If steps are left, it plans
 * the job again itself, so that a crash before the next step loses nothing.
 */
async function takeStep(ctx: Context, tx: Tx, competition: CompetitionRow) {
  const now = ctx.clock.now()
  await tx
    .deleteFrom('due_work')
    .where('queue', '=', competitionQueue(competition.id))
    .where('kind', '=', 'advance-competition')
    .execute()
  const { lines, isToCheckAgain } = await observe(ctx, tx, competition)
  if (lines.length > 0) return { reply: { isAppended: true, arranged: [], noticed: [] }, lines }
  await payTrophies(ctx, tx, competition)
  const noticed = await giveNotices(ctx, tx, competition)
  const { arranged, nextAt } = await lobbiesToArrange(tx, competition, now)
  const dueAt = competition.state.nextDeadline?.at
  // A deadline that has passed without a line waits, and is checked again.
  const isWaiting = isToCheckAgain && dueAt !== undefined && dueAt <= now
  const later = [nextAt, isWaiting ? undefined : dueAt, isToCheckAgain ? now + CHECK_AGAIN_AFTER : undefined]
  const times = later.filter((at): at is number => at !== undefined && at !== null)
  if (arranged.length > 0) await planAdvance(tx, competition.id, now)
  else if (times.length > 0) await planAdvance(tx, competition.id, Math.max(now + 1, Math.min(...times)))
  // Raises the version only if the pages show a change: another node may have done the job while this node waited for
  // the lock.
  return { reply: { isAppended: false, arranged, noticed }, isChanged: 'if-shown' as const }
}

/**
 * How long the competition waits (ms) before it reads its results again after a match's job failed and will be retried.
 */
const CHECK_AGAIN_AFTER = 5000
