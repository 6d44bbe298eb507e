import type { Instant } from '../time.ts'
import { clearTotals, type Totals } from './clear-totals.ts'
import type { MatchFileTeam } from './match-file.ts'
import { type PlayedHalf, playedTime } from './played-time.ts'

/** The total of one event type and side that a provider has counted since the kick-off. */
export interface CountTotal {
  readonly eventType: string
  readonly side: MatchFileTeam
  readonly total: number
}

/**
 * A total as an answer states it. What the answer leaves out is `unknown`, because a count that nobody stated is not zero
 * ([F25]).
 */
export interface StatedTotal {
  readonly eventType: string
  readonly side: MatchFileTeam
  readonly total: number | 'unknown'
}

/**
 * One answer of a provider. `at` is the time when it arrived. The provider's own clock is not used, because it may be
 * wrong.
 */
export interface CountSnapshot {
  readonly at: Instant
  readonly totals: readonly StatedTotal[]
}

/** A change that a snapshot of totals requires, as a message of a feed ([F5]). */
export type CountMessage =
  | {
      readonly kind: 'record'
      readonly sourceId: string
      readonly revision: number
      readonly eventType: string
      readonly side: MatchFileTeam
      readonly at: Instant
      /** True if the event belongs to a settled round, so that recording it is a correction. */
      readonly corrects: boolean
    }
  | { readonly kind: 'delete'; readonly sourceId: string; readonly revision: number }

interface SideCount {
  readonly total: number
  /** The number of the last event that the feed did not record itself. The feed removes no event up to this number. */
  readonly floor: number
  /** The latest revision of each event that the feed sent, by the event's number. */
  readonly revisions: Readonly<Record<string, number>>
}

interface Doubt {
  readonly home: number
  readonly away: number
  readonly at: Instant
  /**
   * The instant of the last snapshot before the doubtful totals that had totals of this type; null if there was none.
   */
  readonly since: Instant | null
  readonly repeats: number
}

interface TypeCount {
  readonly home: SideCount
  readonly away: SideCount
  /** False in a feed that joined a running match, until a second snapshot continues the first snapshot of this type. */
  readonly isBased: boolean
  /** The instant of the last snapshot with totals of this type; null before the first. */
  readonly seenAt: Instant | null
  /** How many snapshots in a row have repeated the current totals. */
  readonly agreed: number
  /**
   * Unlikely totals; null if there are none. The feed applies them once the next two snapshots repeat them or continue
   * them by a likely rise.
   */
  readonly doubt: Doubt | null
  /**
   * The instant of the first answer since which the count of this type is unknown ([F25]). Null or left out while it is
   * known.
   */
  readonly unknownSince?: Instant | null
}

/**
 * The state of a feed of counts between two snapshots. It consists of plain values, so that the database can store it.
 */
export interface CountState {
  readonly lastAt: Instant | null
  /** The revisions of new events start above this number. */
  readonly firstRevision: number
  /** True if the feed has followed the match from its kick-off, so that the feed has to record every event. */
  readonly fromKickOff: boolean
  readonly types: Readonly<Record<string, TypeCount>>
}

export interface CountContext {
  readonly halves: readonly PlayedHalf[]
  /** How long the provider takes to count an event of a type, in ms, without the time between two snapshots. */
  readonly delayOf: (eventType: string) => number
  /** The end of the latest settled round; null while no round is settled. */
  readonly settledUntil: Instant | null
  /** True if the match is over. Its totals are then final, and the feed does not ignore even a fall to zero. */
  readonly isOver: boolean
}

/** A total is no longer provisional once this many snapshots have repeated it ([F12]). */
export const AGREEING_SNAPSHOTS = 2
/**
 * A rise of a type, both sides together, is applied at once up to this number of events, and one event more for each
 * `PAUSE_OF_EVENTS` (ms) since the snapshot before.
 */
const BURST = 2
const PAUSE_OF_EVENTS = 20_000
/**
 * Unlikely totals that differ by this number of events or more are nonsense. The type is unknown until the next two
 * snapshots have repeated them ([F25]).
 */
const NONSENSE = 12

/**
 * Returns the state before the first snapshot. A feed that joins a running match leaves the events before it to the
 * operator.
 */
export function noCounts({
  fromKickOff,
  firstRevision = 0,
}: {
  fromKickOff: boolean
  firstRevision?: number
}): CountState {
  return { lastAt: null, firstRevision, fromKickOff, types: {} }
}

/**
 * Returns the state of a feed to which an operator hands the match back. The operator had to record the events of the
 * takeover, so the next totals are a new start. Revisions continue to rise.
 */
export function resumedCounts(state: CountState): CountState {
  const types = Object.entries(state.types).map(([eventType, count]) => [
    eventType,
    { ...count, isBased: false, seenAt: null, agreed: 0, doubt: null, unknownSince: null },
  ])
  return { ...state, fromKickOff: false, types: Object.fromEntries(types) }
}

/**
 * Returns the state of a feed whose half began at an unknown moment before an answer. The totals of this answer are a
 * base and no events, because some may have happened before the half as the match knows it ([S13]).
 */
export function basedCounts(state: CountState, { at, totals }: CountSnapshot): CountState {
  const types = { ...state.types }
  for (const [eventType, given] of clearTotals(totals)) {
    if (given === 'unknown') continue
    const count = types[eventType] ?? newType(true)
    const sides = { home: raised(count.home, given.home), away: raised(count.away, given.away) }
    types[eventType] = { ...count, ...sides, isBased: true, seenAt: at, agreed: 0, doubt: null }
  }
  return { ...state, fromKickOff: false, types }
}

const raised = (count: SideCount, total: number): SideCount =>
  total > count.total ? { ...count, total, floor: total } : count

/** The state after an answer, and what the match must record. */
export interface CountsRead {
  readonly state: CountState
  readonly messages: readonly CountMessage[]
  /** False if the answer states no usable total. It is then no answer, and the provider counts as silent ([F25]). */
  readonly isUsable: boolean
}

/**
 * Compares a provider's totals with the totals before. Returns the messages that make the match follow the new totals
 * ([F10]). A likely rise records events at once. Totals that fall or jump are applied when the next two snapshots
 * repeat them ([F13]). A type that the snapshot leaves out, or states as nonsense, is unknown from then on ([F25]); so is
 * every type if the totals start again from zero during the match. The function ignores a snapshot before the kick-off,
 * and one that is not later than the snapshot before.
 */
export function readCounts(state: CountState, snapshot: CountSnapshot, context: CountContext): CountsRead {
  const { at } = snapshot
  const isLate = state.lastAt !== null && at <= state.lastAt
  const hasBegun = playedTime(at, at, context.halves) !== undefined
  if (isLate || !hasBegun) return { state, messages: [], isUsable: true }
  const stated = clearTotals(snapshot.totals)
  const isNothing = !context.isOver && isReset(state, stated)
  const messages: CountMessage[] = []
  const types: Record<string, TypeCount> = { ...state.types }
  let isUsable = false
  for (const eventType of new Set([...Object.keys(state.types), ...stated.keys()])) {
    const before = types[eventType] ?? newType(state.fromKickOff)
    const given = isNothing ? 'unknown' : (stated.get(eventType) ?? 'unknown')
    const read =
      given === 'unknown'
        ? { count: unknownFrom(before, at), messages: [] }
        : readType(before, given, { ...context, eventType, at, firstRevision: state.firstRevision })
    types[eventType] = read.count
    messages.push(...read.messages)
    isUsable ||= read.count.seenAt === at && (read.count.unknownSince ?? null) === null
  }
  return { state: { ...state, lastAt: isUsable ? at : state.lastAt, types }, messages, isUsable }
}

/** Returns the types whose count is unknown at present, and since when ([F25]). */
export function unknownTypes(state: CountState): { readonly eventType: string; readonly since: Instant }[] {
  return Object.entries(state.types).flatMap(([eventType, { unknownSince: since }]) =>
    since === null || since === undefined ? [] : [{ eventType, since }],
  )
}

/**
 * Returns true until two snapshots in a row have repeated the total of this type, and while unlikely totals of this
 * type wait ([F12]).
 */
export function isProvisional(state: CountState, eventType: string): boolean {
  const count = state.types[eventType]
  return !count?.isBased || count.doubt !== null || count.agreed < AGREEING_SNAPSHOTS
}

/** Returns the totals that the feed follows at present, in the order of its types. */
export function countTotals(state: CountState): CountTotal[] {
  return Object.entries(state.types).flatMap(([eventType, { home, away }]) => [
    { eventType, side: 'home' as const, total: home.total },
    { eventType, side: 'away' as const, total: away.total },
  ])
}

/**
 * Returns true if totals start again from zero, as some providers do at half-time. No decision of a referee removes
 * every event.
 */
function isReset(state: CountState, stated: ReadonlyMap<string, Totals | 'unknown'>): boolean {
  const known = [...stated].filter((one): one is [string, Totals] => one[1] !== 'unknown')
  const counted = known.reduce((sum, [eventType]) => sum + sumOf(state.types[eventType]), 0)
  return counted > 1 && known.every(([, { home, away }]) => home + away === 0)
}

const sumOf = (count: TypeCount | undefined): number => (count ? count.home.total + count.away.total : 0)

const NO_EVENTS: SideCount = { total: 0, floor: 0, revisions: {} }

function newType(fromKickOff: boolean): TypeCount {
  return { home: NO_EVENTS, away: NO_EVENTS, isBased: fromKickOff, seenAt: null, agreed: 0, doubt: null }
}

const unknownFrom = (count: TypeCount, at: Instant): TypeCount => ({
  ...count,
  agreed: 0,
  unknownSince: count.unknownSince ?? at,
})

interface TypeContext extends CountContext {
  readonly eventType: string
  readonly at: Instant
  readonly firstRevision: number
}

function readType(
  count: TypeCount,
  given: Totals,
  context: TypeContext,
): { readonly count: TypeCount; readonly messages: readonly CountMessage[] } {
  const { at, isOver } = context
  if (!count.isBased) {
    // The first totals of a type are only a candidate. A second snapshot must continue them.
    const isFirst = count.seenAt === null
    if (isFirst || !isLikely(count, given, at)) return { count: startingAt(count, given, at), messages: [] }
    return readType({ ...count, isBased: true }, given, context)
  }
  if (given.home === count.home.total && given.away === count.away.total) {
    return {
      count: { ...count, seenAt: at, agreed: count.agreed + 1, doubt: null, unknownSince: null },
      messages: [],
    }
  }
  if (isLikely(count, given, at)) return applied(count, given, count.seenAt, at, context)
  // A fall of several events to zero is a fault of the provider and says nothing about the match.
  if (!isOver && given.home + given.away === 0 && sumOf(count) > 1) {
    return { count: unknownFrom(count, at), messages: [] }
  }
  const { doubt } = count
  if (doubt === null || !isContinued(doubt, given, count.seenAt, at)) {
    const doubtful = { ...count, doubt: { ...given, at, since: count.seenAt, repeats: 0 }, seenAt: at }
    return { count: isNonsense(count, given) ? unknownFrom(doubtful, at) : doubtful, messages: [] }
  }
  const repeats = doubt.repeats + 1
  if (repeats < AGREEING_SNAPSHOTS) {
    return { count: { ...count, seenAt: at, doubt: { ...doubt, ...given, repeats } }, messages: [] }
  }
  const read = applied(count, given, doubt.since, doubt.at, context)
  const agreed = given.home === doubt.home && given.away === doubt.away ? repeats : 0
  return { ...read, count: { ...read.count, agreed } }
}

function isNonsense({ home, away }: TypeCount, given: Totals): boolean {
  return Math.abs(given.home - home.total) + Math.abs(given.away - away.total) >= NONSENSE
}

/** Returns true if both totals stayed or rose, by no more events than fit into the time since the snapshot before. */
function isLikely({ home, away, seenAt }: TypeCount, given: Totals, at: Instant): boolean {
  return isContinued({ home: home.total, away: away.total }, given, seenAt, at)
}

function isContinued(before: Totals, given: Totals, seenAt: Instant | null, at: Instant): boolean {
  const home = given.home - before.home
  const away = given.away - before.away
  const elapsed = seenAt === null ? 0 : at - seenAt
  return home >= 0 && away >= 0 && home + away <= BURST + elapsed / PAUSE_OF_EVENTS
}

const startingAt = (count: TypeCount, given: Totals, at: Instant): TypeCount => ({
  ...count,
  home: { ...count.home, total: given.home, floor: given.home },
  away: { ...count.away, total: given.away, floor: given.away },
  seenAt: at,
})

/**
 * Returns the count after the totals changed, and the messages for the change. The totals changed between the snapshots
 * `since` and `seenAt`.
 */
function applied(
  count: TypeCount,
  given: Totals,
  since: Instant | null,
  seenAt: Instant,
  context: TypeContext,
): { readonly count: TypeCount; readonly messages: readonly CountMessage[] } {
  const happenedAt = timeOf(since, seenAt, context)
  const home = sideAt(count.home, given.home, 'home', happenedAt, context)
  const away = sideAt(count.away, given.away, 'away', happenedAt, context)
  return {
    count: {
      ...{ ...count, home: home.count, away: away.count, seenAt: context.at },
      ...{ agreed: 0, doubt: null, unknownSince: null },
    },
    messages: [...home.messages, ...away.messages],
  }
}

/**
 * Returns the time of a counted event: the middle between both snapshots, moved back by the delay of the provider,
 * because the event was counted at an unknown moment between them ([F11]).
 */
function timeOf(since: Instant | null, seenAt: Instant, { eventType, delayOf, halves }: TypeContext): Instant {
  const between = since === null ? 0 : (seenAt - since) / 2
  const estimate = Math.round(seenAt - between - delayOf(eventType))
  return playedTime(seenAt, estimate, halves) ?? seenAt
}

function sideAt(
  count: SideCount,
  total: number,
  side: MatchFileTeam,
  happenedAt: Instant,
  { eventType, settledUntil, firstRevision }: TypeContext,
): { readonly count: SideCount; readonly messages: readonly CountMessage[] } {
  const revisions: Record<string, number> = { ...count.revisions }
  const messages: CountMessage[] = []
  const next = (number: number) => {
    const revision = (revisions[number] ?? firstRevision) + 1
    revisions[number] = revision
    return { sourceId: `${eventType}:${side}:${number}`, revision }
  }
  for (let number = count.total + 1; number <= total; number++) {
    const corrects = settledUntil !== null && happenedAt < settledUntil
    messages.push({ kind: 'record', ...next(number), eventType, side, at: happenedAt, corrects })
  }
  for (let number = count.total; number > Math.max(total, count.floor); number--) {
    messages.push({ kind: 'delete', ...next(number) })
  }
  return { count: { total, floor: Math.min(count.floor, total), revisions }, messages }
}
