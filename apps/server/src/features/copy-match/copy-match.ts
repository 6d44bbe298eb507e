import {
  type CopyPreview,
  type EventType,
  GameError,
  type Match,
  type MatchId,
  type OperatorAction,
  type UserId,
} from '@bettle/contract'
import type { Context } from '../../context.ts'
import type { MatchRow, OptionRow, Reader, Tx } from '../../db/schema.ts'
import { retireOptions } from '../event-type/remove-match-event-type.ts'
import {
  customEventTypes,
  eventTypesOf,
  isSameName,
  playedEventTypes,
  setPositions,
} from '../match/event-type-store.ts'
import { matchRow } from '../match/match-store.ts'
import { matchWire } from '../match/match-wire.ts'
import { officialPlan, timetablesOf } from '../match/timetable.ts'
import { priceLine, retireLine } from '../odds/odds-store.ts'
import { repriceIn } from '../odds/reprice.ts'
import { type Operator, operateMatch, refuseBettor } from '../operator/operate-match.ts'
import { pushesOfSetup } from './restore-setup.ts'
import { setHalves } from './set-halves.ts'
import { didToSetup, differencesOf, setupOf } from './setup-changes.ts'

export type CopyRequest = Omit<Extract<OperatorAction, { kind: 'copy-match' }>, 'kind'>

export interface MatchCopy extends CopyRequest {
  /** The event types to copy, if not all. */
  readonly only?: readonly string[] | undefined
}

/** Copies the setup of another match to a match that has not started ([D10]). */
export async function copyMatch(
  ctx: Context,
  operator: Operator,
  { matchId, from, parts, only }: MatchCopy,
): Promise<Match> {
  await operateMatch(ctx, operator, matchId, async (tx, match) => {
    const before = await setupOf(tx, matchId)
    await copyInto(ctx, tx, operator, match, { matchId, from, parts, only })
    const pushes = await pushesOfSetup(ctx, tx, match)
    const did = didToSetup('copy-match', matchId, before, await setupOf(tx, matchId), { from, parts })
    return { reply: undefined, ...pushes, did }
  })
  return matchWire(ctx.db, matchId)
}

/** An error that carries the result out of the transaction and rolls the transaction back. */
class PreviewDone extends Error {
  readonly differences: CopyPreview
  constructor(differences: CopyPreview) {
    super('a preview changes nothing')
    this.differences = differences
  }
}

/** Previews a copy by running it in a transaction that is rolled back. So its refusals are those of the copy. */
export async function previewCopy(ctx: Context, userId: UserId, request: CopyRequest): Promise<CopyPreview> {
  try {
    await ctx.db.transaction().execute(async (tx) => {
      const match = await tx
        .selectFrom('match')
        .selectAll()
        .where('id', '=', request.matchId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!match) throw new GameError('match-not-found')
      await refuseBettor(tx, userId, request.matchId)
      const before = await setupOf(tx, request.matchId)
      await copyInto(ctx, tx, userId, match, request)
      await pushesOfSetup(ctx, tx, match)
      throw new PreviewDone(differencesOf(before, await setupOf(tx, request.matchId)))
    })
  } catch (error) {
    if (error instanceof PreviewDone) return error.differences
    throw error
  }
  throw new Error('a preview was committed')
}

async function copyInto(
  ctx: Context,
  tx: Tx,
  operator: Operator,
  match: MatchRow,
  { matchId, from, parts, only }: MatchCopy,
): Promise<void> {
  await matchRow(tx, from)
  if (match.status !== 'upcoming') throw new GameError('half-state')
  if (from === matchId) return
  const now = ctx.clock.date()
  if (parts.includes('event-types')) await copyEventTypes(tx, matchId, { from, only }, now)
  if (parts.includes('rounds')) await copyRounds(tx, match, from, now)
  // Adds the model's options first, so that `copyOdds` prices or removes these options instead of adding others.
  for (const { plan, timetable } of await timetablesOf(tx, match)) await repriceIn(tx, plan, timetable, now.getTime())
  if (parts.includes('odds')) await copyOdds(tx, operator, matchId, from, now)
}

async function copyRounds(tx: Tx, match: MatchRow, from: MatchId, now: Date): Promise<void> {
  const { halves } = await setupOf(tx, from)
  const withoutIds = halves.map(({ halfNumber, rounds }) => ({
    halfNumber,
    rounds: rounds.map(({ startMinute, endMinute }) => ({ startMinute, endMinute })),
  }))
  await setHalves(tx, match, withoutIds, now)
}

/**
 * Copies event types and their order. Types that the source lacks are retired in the target, with their options. A type
 * that was retired for all matches is not added, but kept if source and target play it ([D8]).
 */
async function copyEventTypes(
  tx: Tx,
  matchId: MatchId,
  { from, only }: Pick<MatchCopy, 'from' | 'only'>,
  now: Date,
): Promise<void> {
  const played = await playedEventTypes(tx, matchId)
  const wanted = (await eventTypesToCopy(tx, from, played)).filter(({ name }) => only?.includes(name) ?? true)
  const names = wanted.map(({ name }) => name)
  for (const name of played) {
    if (names.includes(name)) continue
    await tx
      .updateTable('match_event_type')
      .set({ retired_at: now })
      .where('match_id', '=', matchId)
      .where('name', '=', name)
      .execute()
    await retireOptions(tx, matchId, name, now)
  }
  for (const [position, { name, displayName }] of wanted.entries()) {
    await tx
      .insertInto('match_event_type')
      .values({ match_id: matchId, name, display_name: displayName, position, retired_at: null })
      .onConflict((conflict) => conflict.columns(['match_id', 'name']).doUpdateSet({ retired_at: null }))
      .execute()
  }
  await setPositions(tx, matchId, names)
}

/**
 * Returns the event types of a match that a copy of it plays.
 * @param played the types that the copy plays already
 */
export async function eventTypesToCopy(reader: Reader, from: MatchId, played: readonly string[]): Promise<EventType[]> {
  const retired = (await customEventTypes(reader)).filter((type) => type.retired)
  return (await eventTypesOf(reader, from)).filter(
    ({ name }) => played.includes(name) || !retired.some((type) => isSameName(type.name, name)),
  )
}

/**
 * Copies prices that an administrator set and removals of lines, for event types that the target plays. Other options
 * are not changed.
 */
async function copyOdds(tx: Tx, operator: Operator, matchId: MatchId, from: MatchId, now: Date): Promise<void> {
  const plan = await officialPlan(tx, matchId)
  const played = await playedEventTypes(tx, matchId)
  for (const option of await optionsByHand(tx, (await officialPlan(tx, from)).id)) {
    const { name, event_type, bet_type, threshold, hundredths } = option
    if (!played.includes(event_type)) continue
    const own = { event_type, bet_type, threshold, hundredths, match_id: matchId, plan_id: plan.id, created_at: now }
    if (option.retired_at === null) await priceLine(tx, operator, { ...own, name })
    else await retireLine(tx, { ...own, name: null, set_by: option.set_by }, now)
  }
}

/** Returns, for each line, the current or else the last option, if an administrator priced or removed it. */
async function optionsByHand(tx: Tx, planId: string): Promise<OptionRow[]> {
  const rows = await tx.selectFrom('option').selectAll().where('plan_id', '=', planId).orderBy('id').execute()
  const lines = new Map<string, OptionRow>()
  for (const row of rows) {
    const line = `${row.event_type}:${row.bet_type}:${row.threshold}`
    if (row.retired_at === null || lines.get(line)?.retired_at !== null) lines.set(line, row)
  }
  return [...lines.values()].filter(({ retired_at: retiredAt, retired_by: retiredBy, set_by: setBy }) =>
    retiredAt === null ? setBy === 'admin' : retiredBy === 'admin',
  )
}
