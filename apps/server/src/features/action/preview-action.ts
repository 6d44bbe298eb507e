import { GameError, type MatchId, type OperatorAction, type Preview, type UserId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { databaseWithin } from '../../db/database-within.ts'
import type { Tx } from '../../db/schema.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { createJobs, type JobKinds } from '../../jobs/jobs.ts'
import { noAudience } from '../../push/audience.ts'
import { createLive } from '../../push/hub.ts'
import { createMutex } from '../../transactions/mutex.ts'
import { previewDecision } from '../competition/decide.ts'
import { organiserOf } from '../competition/record-decision.ts'
import { matchQueue } from '../match/match-queue.ts'
import { refuseBettor } from '../operator/operate-match.ts'
import { accountOf, type Operator } from '../operator/operator.ts'
import { matchOf, operate, type PlainAction } from './operate.ts'
import { previewFigures, snapshotMatch } from './preview-figures.ts'
import { copyToTemporaryTables } from './temporary-copies.ts'
import { type Undone, undoing } from './undo-action.ts'

/** The longest wait of a preview without a match for a row lock (ms, wall time). */
const WAITS = 3000

/** An error that carries the preview out of the transaction and rolls the transaction back. */
class PreviewDone extends Error {
  readonly preview: Preview
  constructor(preview: Preview) {
    super('a preview changes nothing')
    this.preview = preview
  }
}

/**
 * Returns what an action would change ([O5]). It runs the action and all jobs that follow on a copy of the match, in a
 * transaction that is rolled back. So the figures and refusals are those of the action itself, and concurrent bets do
 * not wait.
 */
export async function previewAction(
  ctx: Context,
  userId: UserId,
  request: OperatorAction,
  kinds: JobKinds<Context>,
): Promise<Preview> {
  const { action, operator } =
    request.kind === 'undo' ? await undoing(ctx.db, userId, request) : { action: request, operator: userId }
  const matchId = await matchOf(ctx, action)
  // Runs one preview of a match at a time, so that many requests need only one copy at a time.
  return ctx.mutex(`preview:${matchId}`, () => runPreview(ctx, { action, operator, matchId, kinds }))
}

interface Requested extends Undone {
  readonly matchId: MatchId | undefined
  readonly kinds: JobKinds<Context>
}

async function runPreview(ctx: Context, { action, operator, matchId, kinds }: Requested): Promise<Preview> {
  try {
    await ctx.db.transaction().execute(async (tx) => {
      await sql`select set_config('lock_timeout', ${`${WAITS}ms`}, true)`.execute(tx)
      if (matchId) await copyToTemporaryTables(tx, 'from' in action ? [matchId, action.from] : [matchId])
      if (matchId) await refuseBettor(tx, operator, matchId)
      const within = contextWithin(ctx, tx, kinds)
      // Runs the due jobs first, because they are not an effect of the action.
      if (matchId) await within.jobs.runJobs(matchQueue(matchId))
      const failed = await isLeft(within, matchId)
      const before = await snapshotMatch(tx, accountOf(operator), matchId, ctx.clock.now())
      const decided = await previewedDecision(within, operator, action)
      await operate(within, operator, action)
      // If a job that follows the action fails, the figures would be incomplete.
      if (!failed && (await isLeft(within, matchId))) throw new GameError('unavailable', { retryAfter: 1 })
      const preview = await previewFigures(tx, before, ctx.clock.now())
      throw new PreviewDone({
        ...preview,
        ...decided,
        cannotComeBack: [...decided.cannotComeBack, ...preview.cannotComeBack],
      })
    })
  } catch (error) {
    if (error instanceof PreviewDone) return error.preview
    if (violatedConstraint(error) !== undefined) throw new GameError('half-state', { message: 'This already exists.' })
    throw isLockTimeout(error) ? new GameError('unavailable', { retryAfter: 1 }) : error
  }
  throw new Error('a preview was committed')
}

/**
 * Returns the players and lobbies that a decision about a competition concerns. A job that follows the decision closes
 * the lobbies.
 */
async function previewedDecision(
  within: Context,
  operator: Operator,
  action: PlainAction,
): Promise<Pick<Preview, 'cannotComeBack'> & Partial<Preview>> {
  if (action.kind !== 'decide-competition') return { cannotComeBack: [] }
  const { competitionId, decision } = action
  const preview = await previewDecision(within, organiserOf(operator), competitionId, decision)
  const { affected, lobbiesClosed, lobbiesChanged = 0 } = preview
  return {
    lobbies: lobbiesClosed + lobbiesChanged,
    players: affected.length,
    cannotComeBack: lobbiesClosed > 0 ? [{ code: 'lobbies-closed', lobbies: lobbiesClosed }] : [],
  }
}

/** True if a due job of the match failed and is still waiting. */
async function isLeft(within: Context, matchId: MatchId | undefined): Promise<boolean> {
  return matchId !== undefined && within.jobs.isPending(matchQueue(matchId))
}

const isLockTimeout = (error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03'

/**
 * A context inside an open transaction, for a preview: it publishes nothing, sends no email, deletes no file, and runs
 * jobs with the usual handlers. All changes are rolled back with the transaction.
 */
function contextWithin(ctx: Context, tx: Tx, kinds: JobKinds<Context>): Context {
  const db = databaseWithin(tx)
  const log = ctx.log.child({ within: 'a preview' }, { level: 'silent' })
  const nothing = async () => {}
  const within: Context = {
    ...ctx,
    // The heads file is outside the transaction, so a preview must not write to it.
    config: { ...ctx.config, ledgerHeads: undefined },
    db,
    heavyDb: db,
    log,
    storage: { ...ctx.storage, write: nothing, remove: nothing },
    mutex: createMutex(),
    live: createLive({ db, log, audiences: noAudience }),
    jobs: createJobs(() => within, kinds),
    background: { later: () => {}, settled: nothing, stop: nothing },
  }
  return within
}
