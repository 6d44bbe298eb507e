import type { HubPush, LobbyId, LobbyPush } from '@bettle/contract'
import type { Context, Reader, Tx } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork, crossOff, isStillWaiting } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { inLobbies, type SeatPushes } from '../../transactions/in-lobby.ts'
import type { NumberedSeat } from '../../transactions/raise-versions.ts'

/** A lobby that still needs the job. */
export interface RemainingLobby {
  readonly id: string
  /** The number of bets that the job handles in it. */
  readonly bets?: number
}

/** Where a query for remaining lobbies continues. */
export interface From {
  /** Only lobbies with a higher id. */
  readonly after: string
  /** The lobbies that failed. */
  readonly without: readonly string[]
}

const FROM_THE_START: From = { after: '00000000-0000-0000-0000-000000000000', without: [] }

/**
 * Returns the next lobbies that still need the job, in the order of their ids, at most `BATCH`. It must read them by an
 * index: each job runs it many times.
 */
type Remaining = (reader: Reader, from: From) => Promise<RemainingLobby[]>

interface BatchHandler<Subject> {
  readonly remaining: Remaining
  /** Locks the match and reads the subject of the job. */
  readonly lock: (tx: Tx, work: OwnedWork) => Promise<Subject>
  /**
   * Returns undefined if the job no longer applies (the half was reopened): it changed nothing, and no lobby is left.
   */
  readonly apply: (tx: Tx, lobbies: readonly LobbyRow[], subject: Subject) => Promise<BatchPushes | undefined>
  /** Runs in the transaction that deletes the job. */
  readonly done?: (tx: Tx) => Promise<void>
}

/** The pushes of a batch to its lobbies, and to the seats in them. */
export interface BatchPushes {
  readonly pushes: ReadonlyMap<LobbyId, readonly LobbyPush[]>
  readonly seats: readonly SeatPushes[]
  /** Pushes to seats whose versions are raised already; they come before those of `seats`. */
  readonly numbered?: readonly NumberedSeat[]
  readonly hub?: readonly HubPush[]
}
export const NO_PUSHES: BatchPushes = { pushes: new Map(), seats: [] }

/** Appends further pushes to those of each lobby. */
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

/** Lobbies in one transaction: enough to be quick, few enough not to keep their players waiting. */
export const BATCH = 100

/** Bets in one transaction, or those of a single lobby: they are in memory together. */
export const MOST_BETS = 1000

/**
 * Runs a job for every lobby that still needs it, one batch in each transaction. Each lobby is done once, however many
 * nodes try. After a crash between two batches the job finds the remaining lobbies again ([S2]). A lobby that fails
 * does not delay the others. When all others are done, the job as a whole fails and is retried.
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
      // If the first batches fail in every lobby, the lobbies are not the cause.
      if (!attempt.anyDone && attempt.failed.size >= BATCH) throw failureOf(attempt.failed)
    }
  }
}

/** Splits lobbies so that a batch has at most `MOST_BETS` bets, or a single lobby with bets. */
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
  /** The error of each lobby that failed. */
  readonly failed: Map<string, unknown>
  anyDone: boolean
}

type Came = 'acted' | 'taken' | 'no-longer-due'

/** Runs all lobbies in one transaction. If that fails, each half runs by itself, down to the lobbies that fail. */
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
    // Locks the match before the job, in the order of every match transaction, so that the two cannot deadlock.
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
 * Deletes the job unless lobbies remain. A concurrent match transaction finds the job still stored and adds none. The
 * lock on the match orders that transaction before or after this query ([S7]).
 */
function crossOffUnless(
  ctx: Context,
  work: OwnedWork,
  { remaining, done }: Pick<BatchHandler<never>, 'remaining' | 'done'>,
): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    await tx.selectFrom('match').select('id').where('id', '=', work.ownerId).forShare().executeTakeFirst()
    if ((await remaining(tx, FROM_THE_START)).length > 0) return false
    await done?.(tx)
    await crossOff(tx, work, ctx.clock.date())
    return true
  })
}

/**
 * Waits while another node runs this job. It waits in wall time, because the other process does not follow a test
 * clock.
 */
function letOthersWork(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
