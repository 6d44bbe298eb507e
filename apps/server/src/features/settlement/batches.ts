import type { HubPush, LobbyId, LobbyPush } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork, crossOff, isStillWaiting } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { inLobbies, type SeatPushes } from '../../transactions/in-lobby.ts'
import type { NumberedSeat } from '../../transactions/raise-versions.ts'

/** A lobby for which the job still has work to do. */
export interface RemainingLobby {
  readonly id: string
  /** The number of the lobby's bets that the job handles. */
  readonly bets?: number
}

/** The position from which a query continues to search for remaining lobbies. */
export interface From {
  /** Find only lobbies with a higher id than this. */
  readonly after: string
  /** Find no lobby of these, in which the job failed. */
  readonly without: readonly string[]
}

const FROM_THE_START: From = { after: '00000000-0000-0000-0000-000000000000', without: [] }

/**
 * Returns the next lobbies that still need the job, ordered by id, at most `BATCH`. The query must use an index,
 * because each job runs it many times.
 */
type Remaining = (reader: Reader, from: From) => Promise<RemainingLobby[]>

interface BatchHandler<Subject> {
  readonly remaining: Remaining
  /** Locks the match and reads the object of the job, such as its round. */
  readonly lock: (tx: Tx, work: OwnedWork) => Promise<Subject>
  /**
   * Returns undefined, without a change, if the job no longer applies in any lobby, for instance because the half was
   * reopened. The job is then deleted.
   */
  readonly apply: (tx: Tx, lobbies: readonly LobbyRow[], subject: Subject) => Promise<BatchPushes | undefined>
  /** Returns true if the job stays, because some lobbies still wait for a fact. Runs before the job is deleted. */
  readonly postponed?: (tx: Tx) => Promise<boolean>
  /** Runs in the transaction that deletes the finished job. */
  readonly done?: (tx: Tx) => Promise<void>
}

/** The pushes of a batch to its lobbies, and to the seats in these lobbies. */
export interface BatchPushes {
  readonly pushes: ReadonlyMap<LobbyId, readonly LobbyPush[]>
  readonly seats: readonly SeatPushes[]
  /** Pushes to seats whose versions are raised already; they are published before the pushes of `seats`. */
  readonly numbered?: readonly NumberedSeat[]
  readonly hub?: readonly HubPush[]
}
export const NO_PUSHES: BatchPushes = { pushes: new Map(), seats: [] }

/** Appends more pushes to the pushes of each lobby. */
export function withPushes(updates: BatchPushes, more: BatchPushes['pushes']): BatchPushes {
  const byLobby = new Map(updates.pushes)
  for (const [lobbyId, pushes] of more) byLobby.set(lobbyId, [...(byLobby.get(lobbyId) ?? []), ...pushes])
  return { ...updates, pushes: byLobby }
}

/** Joins the pushes of several steps, in order. */
export function merged(...updates: readonly BatchPushes[]): BatchPushes {
  const byLobby = new Map<LobbyId, readonly LobbyPush[]>()
  for (const part of updates) {
    for (const [lobbyId, pushes] of part.pushes) byLobby.set(lobbyId, [...(byLobby.get(lobbyId) ?? []), ...pushes])
  }
  return {
    pushes: byLobby,
    seats: updates.flatMap(({ seats }) => seats),
    numbered: updates.flatMap(({ numbered = [] }) => numbered),
    hub: updates.flatMap(({ hub = [] }) => hub),
  }
}

/** The number of lobbies in one transaction: large enough to be quick, small enough not to delay their players. */
export const BATCH = 100

/** The most bets in one transaction, unless one lobby alone has more. All of them are in memory together. */
export const MOST_BETS = 1000

/**
 * Runs a job for every lobby that still needs it, one batch in each transaction. Each lobby is handled once, however
 * many nodes try. After a crash between two batches the job finds the remaining lobbies again ([S2]). A failing lobby
 * does not delay others; once all others are done, the job as a whole fails and is retried.
 */
export async function forEachBatch<Subject>(
  ctx: Context,
  work: OwnedWork,
  handler: BatchHandler<Subject>,
): Promise<void> {
  const { remaining } = handler
  const attempt: Attempt<Subject> = { ctx, work, handler, failed: new Map(), anyDone: false }
  let { after } = FROM_THE_START
  for (;;) {
    const lobbies = await remaining(ctx.db, { after, without: [...attempt.failed.keys()] })
    if (lobbies.length === 0) {
      if (attempt.failed.size > 0) throw failureOf(attempt.failed)
      if (await crossOffUnless(ctx, work, handler)) return
      after = FROM_THE_START.after
    }
    for (const batch of batchesOf(lobbies)) {
      const came = await inParts(attempt, batch)
      if (came === 'no-longer-due') return
      if (came === 'taken') {
        if (!(await isStillWaiting(ctx.db, work, ctx.clock.date()))) return
        await letOthersWork()
        break
      }
      after = batch.at(-1) ?? after
      // If the first batches fail in every lobby, the cause lies outside the lobbies, so the job stops.
      if (!attempt.anyDone && attempt.failed.size >= BATCH) throw failureOf(attempt.failed)
    }
  }
}

/** Splits lobbies into batches of at most `MOST_BETS` bets. A lobby with more bets gets a batch of its own. */
export function batchesOf(lobbies: readonly RemainingLobby[]): string[][] {
  const batches: string[][] = []
  let room = 0
  for (const { id, bets = 0 } of lobbies) {
    if (batches.length === 0 || bets > room) {
      batches.push([])
      room = MOST_BETS
    }
    batches.at(-1)?.push(id)
    room -= bets
  }
  return batches
}

interface Attempt<Subject> {
  readonly ctx: Context
  readonly work: OwnedWork
  readonly handler: BatchHandler<Subject>
  /** The errors by lobby, of each lobby in which the job failed. */
  readonly failed: Map<string, unknown>
  anyDone: boolean
}

type Came = 'acted' | 'taken' | 'no-longer-due'

/**
 * Handles all lobbies in one transaction. If the transaction fails, each half of the lobbies gets its own, down to the
 * single failing lobbies.
 */
async function inParts<Subject>(attempt: Attempt<Subject>, lobbyIds: readonly string[]): Promise<Came> {
  try {
    const came = await inOne(attempt, lobbyIds)
    if (came === 'acted') attempt.anyDone = true
    return came
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    const [lobbyId] = lobbyIds
    if (lobbyIds.length === 1 && lobbyId) {
      attempt.failed.set(lobbyId, error)
      return 'acted'
    }
    const middle = Math.ceil(lobbyIds.length / 2)
    const first = await inParts(attempt, lobbyIds.slice(0, middle))
    return first === 'acted' ? inParts(attempt, lobbyIds.slice(middle)) : first
  }
}

function inOne<Subject>(attempt: Attempt<Subject>, lobbyIds: readonly string[]): Promise<Came> {
  const { ctx, work, handler } = attempt
  return inLobbies(ctx, lobbyIds as LobbyId[], async (tx, lobbies) => {
    // Locks the match before the job, in the same order as every match transaction, so that no deadlock is possible.
    const subject = await handler.lock(tx, work)
    if (!(await claimWork(tx, work, ctx.clock.date()))) return { reply: 'taken' as const, ...NO_PUSHES }
    const done = await handler.apply(tx, lobbies, subject)
    if (done) return { reply: 'acted' as const, ...done }
    await crossOff(tx, work, ctx.clock.date())
    return { reply: 'no-longer-due' as const, ...NO_PUSHES }
  })
}

function failureOf(failed: ReadonlyMap<string, unknown>): Error {
  const [first] = failed
  const [lobbyId, error] = first ?? []
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(`${failed.size} lobbies failed, such as ${lobbyId}: ${reason}`, { cause: error })
}

/**
 * Deletes the job unless lobbies remain. A concurrent match transaction that finds the job stored plans no second one.
 * The lock on the match makes that transaction run before or after this one ([S7]).
 */
function crossOffUnless(
  ctx: Context,
  work: OwnedWork,
  { remaining, postponed, done }: Pick<BatchHandler<never>, 'remaining' | 'postponed' | 'done'>,
): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    await tx.selectFrom('match').select('id').where('id', '=', work.ownerId).forShare().executeTakeFirst()
    if ((await remaining(tx, FROM_THE_START)).length > 0) return false
    if (await postponed?.(tx)) return true
    await done?.(tx)
    await crossOff(tx, work, ctx.clock.date())
    return true
  })
}

/**
 * Waits 20 ms, because another node runs this job. The wait is in wall time, because the other process does not follow
 * a test clock.
 */
function letOthersWork(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
