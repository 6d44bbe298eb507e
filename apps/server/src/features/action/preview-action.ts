import { GameError, type MatchId, type OperatorAction, type Preview, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import type { JobKinds } from '../../jobs/jobs.ts'
import { matchQueue } from '../match/match-queue.ts'
import { refuseBettor } from '../operation/operate-match.ts'
import { accountOf } from '../operation/operator.ts'
import { contextWithin } from './context-within.ts'
import { copyForItself } from './copy-of-match.ts'
import { matchOf, operate } from './operate.ts'
import { previewFigures, snapshotMatch } from './preview-figures.ts'
import { type Undone, undoing } from './undo-action.ts'

/** The longest wait for a row lock of a preview without a match (ms, wall time). */
const WAITS = 3000

/** Carries the preview out of the transaction that is rolled back. */
class Foreseen extends Error {
  readonly preview: Preview
  constructor(preview: Preview) {
    super('a preview changes nothing')
    this.preview = preview
  }
}

/**
 * Returns what an action would change ([O5]). It runs the action and all jobs that follow on a copy of the match, in a
 * transaction that is rolled back. The figures and refusals are therefore those of the action itself, and concurrent
 * bets do not wait.
 */
export async function previewAction(
  ctx: Context,
  userId: UserId,
  request: OperatorAction,
  kinds: JobKinds,
): Promise<Preview> {
  const { action, operator } =
    request.kind === 'undo' ? await undoing(ctx.db, userId, request) : { action: request, operator: userId }
  const matchId = await matchOf(ctx, action)
  // One preview of a match at a time, so that many requests cost no more than one copy.
  return ctx.mutex(`preview:${matchId}`, () => foresee(ctx, { action, operator, matchId, kinds }))
}

interface Requested extends Undone {
  readonly matchId: MatchId | undefined
  readonly kinds: JobKinds
}

async function foresee(ctx: Context, { action, operator, matchId, kinds }: Requested): Promise<Preview> {
  try {
    await ctx.db.transaction().execute(async (tx) => {
      await sql`select set_config('lock_timeout', ${`${WAITS}ms`}, true)`.execute(tx)
      if (matchId) await copyForItself(tx, 'from' in action ? [matchId, action.from] : [matchId])
      if (matchId) await refuseBettor(tx, operator, matchId)
      const within = contextWithin(ctx, tx, kinds)
      // Jobs that are due anyway are not an effect of the action.
      if (matchId) await within.jobs.runJobs(matchQueue(matchId))
      const failed = await isLeft(within, matchId)
      const before = await snapshotMatch(tx, accountOf(operator), matchId, ctx.clock.now())
      await operate(within, operator, action)
      // If a job that follows fails, the figures would be incomplete.
      if (!failed && (await isLeft(within, matchId))) throw new GameError('unavailable', { retryAfter: 1 })
      throw new Foreseen(await previewFigures(tx, before, ctx.clock.now()))
    })
  } catch (error) {
    if (error instanceof Foreseen) return error.preview
    if (violatedConstraint(error) !== undefined)
      throw new GameError('half-state', { message: 'That is there already.' })
    throw isLockTimeout(error) ? new GameError('unavailable', { retryAfter: 1 }) : error
  }
  throw new Error('a preview was committed')
}

/** True if a due job of the match is not done, because it failed and waits. */
async function isLeft(within: Context, matchId: MatchId | undefined): Promise<boolean> {
  return matchId !== undefined && within.jobs.isPending(matchQueue(matchId))
}

const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'
