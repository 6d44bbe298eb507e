import type { HubPush, LobbyId, LobbyPush } from '@bettle/contract'
import type { Context, Reader, Tx } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import type { LobbyRow } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork, crossOff, isStillWaiting } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { inLobbies, type SeatPushes } from '../../transactions/in-lobby.ts'

/** The next lobbies that still need the work, at most `BATCH`, without some that failed. */
type Remaining = (reader: Reader, without: readonly string[]) => Promise<string[]>

interface BatchHandler<Subject> {
  readonly remaining: Remaining
  /** What the work is about, under a lock on the match. */
  readonly lock: (tx: Tx, work: OwnedWork) => Promise<Subject>
  /** Undefined: the work no longer applies (the half was reopened), nothing was done and nothing is left. */
  readonly apply: (tx: Tx, lobbies: readonly LobbyRow[], subject: Subject) => Promise<BatchPushes | undefined>
  /** With crossing it off. */
  readonly done?: (tx: Tx) => Promise<void>
}

/** What the lobbies of a batch are told, and the seats in them. */
export interface BatchPushes {
  readonly pushes: ReadonlyMap<LobbyId, readonly LobbyPush[]>
  readonly seats: readonly SeatPushes[]
  readonly hub?: readonly HubPush[]
}
export const NO_PUSHES: BatchPushes = { pushes: new Map(), seats: [] }

/** What more each lobby hears, after the rest. */
export function withPushes(updates: BatchPushes, more: BatchPushes['pushes']): BatchPushes {
  const byLobby = new Map(updates.pushes)
  for (const [lobbyId, pushes] of more) byLobby.set(lobbyId, [...(byLobby.get(lobbyId) ?? []), ...pushes])
  return { ...updates, pushes: byLobby }
}

/** One after the other. */
export function merged(...updates: readonly BatchPushes[]): BatchPushes {
  const byLobby = new Map<LobbyId, readonly LobbyPush[]>()
  for (const part of updates) {
    for (const [lobbyId, pushes] of part.pushes) byLobby.set(lobbyId, [...(byLobby.get(lobbyId) ?? []), ...pushes])
  }
  return { pushes: byLobby, seats: updates.flatMap(({ seats }) => seats), hub: updates.flatMap(({ hub = [] }) => hub) }
}

/** Lobbies handled in one transaction: enough to be quick, few enough not to keep their players waiting. */
export const BATCH = 100

/**
 * Does a piece of work for every lobby that still needs it, a batch a transaction: however many nodes try, each lobby is
 * done once; a crash between two batches leaves the rest to be found again ([S2]). A lobby in which it fails holds up no other
 * one; once all others are done, the work as a whole has failed and is tried again.
 */
export async function forEachBatch<Subject>(
  ctx: Context,
  work: OwnedWork,
  handler: BatchHandler<Subject>,
): Promise<void> {
  const { remaining } = handler
  const attempt: Attempt<Subject> = { ctx, work, handler, failed: new Map(), anyDone: false }
  for (;;) {
    const lobbyIds = await remaining(ctx.db, [...attempt.failed.keys()])
    if (lobbyIds.length === 0) {
      if (attempt.failed.size > 0) throw failureOf(attempt.failed)
      if (await crossOffUnless(ctx, work, handler)) return
      continue
    }
    const came = await inParts(attempt, lobbyIds)
    if (came === 'no-longer-due') return
    if (came === 'taken') {
      if (!(await isStillWaiting(ctx.db, work, ctx.clock.date()))) return
      await letOthersWork()
    }
    // Where it fails in every lobby it is not the lobbies' fault.
    if (!attempt.anyDone && attempt.failed.size >= BATCH) throw failureOf(attempt.failed)
  }
}

interface Attempt<Subject> {
  readonly ctx: Context
  readonly work: OwnedWork
  readonly handler: BatchHandler<Subject>
  /** By lobby, why. */
  readonly failed: Map<string, unknown>
  anyDone: boolean
}

type Came = 'acted' | 'taken' | 'no-longer-due'

/** All of them in one transaction; where that fails each half by itself, down to the lobbies in which it does. */
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
    // The match before the work, as whoever changes a match does: neither then waits for what the other holds.
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
 * Crosses the work off, unless more has come up: whoever changed the match meanwhile found it on the list still, and added
 * none. The match is locked as by them, so that they come before this look or after it ([S7]).
 */
function crossOffUnless(
  ctx: Context,
  work: OwnedWork,
  { remaining, done }: Pick<BatchHandler<never>, 'remaining' | 'done'>,
): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    await tx.selectFrom('match').select('id').where('id', '=', work.ownerId).forShare().executeTakeFirst()
    if ((await remaining(tx, [])).length > 0) return false
    await done?.(tx)
    await crossOff(tx, work, ctx.clock.date())
    return true
  })
}

/** Another node is at this work: give it a moment. Wall time, as it is another process that is waited for. */
function letOthersWork(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20))
}
