import type { FeedProviderFormat } from '@bettle/contract'
import type { FaultPlan } from '@bettle/replay'
import { type MatchFile, planMatch } from '@bettle/rules'
import type { RandomSource } from '../random-source.ts'

type PlannedFault = FaultPlan[string][number]

export const SECOND = 1000
export const MINUTE = 60 * SECOND
const FOREVER = 24 * 60 * MINUTE
const PLAN = planMatch([1, 2], 45, 10)
/** How long after a fault its types may still be unknown: the time until a silence ends, and the poll after it. */
const AFTERWARDS = 4 * MINUTE
/** How old the last answer that showed play may be: an interval between calls, and the provider's delay. */
const BEFORE = 2 * MINUTE

/** The faults of a provider's answers, and of the start and the play of a match. */
const KINDS = {
  'api-football': [
    ...['no-statistics', 'type-now-and-then', 'one-side', 'frozen', 'other-match', 'too-many', 'interrupted'],
    ...['called-off', 'unknown-status', 'early-1', 'late-1', 'early-2', 'late-2', 'unstated-start'],
  ],
  generic: [
    ...['no-statistics', 'type-now-and-then', 'one-side', 'frozen', 'other-match', 'too-many', 'interrupted'],
    ...['called-off', 'unknown-status', 'early-1', 'late-1', 'early-2', 'late-2'],
  ],
  openligadb: [
    ...['no-statistics', 'type-now-and-then', 'one-side', 'frozen', 'other-match', 'too-many', 'interrupted'],
    ...['called-off', 'early-1', 'late-1', 'early-2', 'late-2'],
  ],
} as const satisfies Readonly<Record<FeedProviderFormat, readonly string[]>>
export type FaultKind = (typeof KINDS)[FeedProviderFormat][number]

export const kindsOf = (format: FeedProviderFormat): readonly FaultKind[] => KINDS[format]

const INTERRUPTED = { 'api-football': ['INT', 'SUSP'], generic: ['interrupted'], openligadb: [''] } as const
const CALLED_OFF = {
  'api-football': ['ABD', 'AWD', 'CANC', 'WO'],
  generic: ['abandoned'],
  openligadb: [''],
} as const
const MISSING = {
  'api-football': ['empty', 'left-out', 'null', 'one-team'],
  generic: ['left-out', 'null', 'empty'],
  openligadb: ['left-out', 'null'],
} as const

/** A match as it is really played, and the faults in what its provider says about it. */
export interface FaultyMatch {
  readonly kind: FaultKind | undefined
  /** The events as they happen. A second counts from the kick-off of its half, also while play is interrupted. */
  readonly file: MatchFile
  readonly planned: number
  /** The real kick-off of each half; infinite for a half that is not played. */
  readonly startsAt: readonly [first: number, second: number]
  /** The real whistle of each half. */
  readonly endsAt: readonly [first: number, second: number]
  /** The real time in which nobody plays. It has no end if the match is called off. */
  readonly stop: { readonly half: 1 | 2; readonly from: number; readonly until: number } | undefined
  readonly faults: readonly PlannedFault[]
  /** The types and rounds that a fault may make void; every type if they are undefined. */
  readonly affected: readonly { readonly types: readonly string[] | undefined; readonly rounds: readonly number[] }[]
  /** The moments at which a spectator who sees the match may know more than the server. */
  readonly moments: readonly number[]
}

interface Drawn {
  readonly format: FeedProviderFormat
  /** The event types that the provider counts. */
  readonly types: readonly string[]
  readonly planned: number
  readonly kind: FaultKind | undefined
  /** The number of the match among those of its kind. */
  readonly turn: number
  readonly random: RandomSource
}

/** Draws the times of a match, and the fault of its kind. */
export function drawMatch(file: MatchFile, { format, types, planned, kind, turn, random }: Drawn): FaultyMatch {
  const minutes = (from: number, to: number) => Math.round((from + random.float() * (to - from)) * 60) * SECOND
  // An operator starts a half at a full minute.
  const rounded = (at: number) => (format === 'openligadb' ? Math.ceil(at / MINUTE) * MINUTE : at)
  const late1 = kind === 'late-1' ? minutes(5, 25) : minutes(0.4, 2)
  const isEarly1 = kind === 'early-1' || kind === 'unstated-start'
  const first = rounded(planned + (isEarly1 ? -minutes(1, turn % 2 === 0 ? 9 : 40) : late1))
  const length = (half: 1 | 2) => (file.halves[half - 1]?.durationSeconds ?? 0) * SECOND
  const stopHalf = random.bool(0.5) ? 1 : 2
  const stopSecond = random.whole(4 * 60, 42 * 60)
  const isStopped = kind === 'interrupted' || kind === 'called-off'
  const stopLasts = !isStopped ? 0 : kind === 'called-off' ? FOREVER : minutes(3, 20)
  const firstEnd = first + length(1) + (stopHalf === 1 ? stopLasts : 0)
  const isEarly2 = kind === 'early-2' || kind === 'unstated-start'
  const interval = isEarly2 ? minutes(8, 11.5) : kind === 'late-2' ? minutes(18, 25) : minutes(14.5, 16)
  const second = rounded(firstEnd + interval)
  const startsAt = [first, second] as const
  const endsAt = [firstEnd, second + length(2) + (stopHalf === 2 ? stopLasts : 0)] as const
  const stopFrom = startsAt[stopHalf - 1] as number
  const stop = isStopped
    ? {
        half: stopHalf as 1 | 2,
        from: stopFrom + stopSecond * SECOND,
        until: stopFrom + stopSecond * SECOND + stopLasts,
      }
    : undefined
  const match = {
    ...{ kind, planned, startsAt, endsAt, stop },
    file: stop ? interruptedFile(file, stop.half, stopSecond, stopLasts) : file,
  }
  /** Draws a time within a half. */
  const within = (lasts: number) => {
    const from = random.pick(startsAt) + minutes(1, 40)
    return { from, until: from + lasts }
  }
  const type = random.pick(types)
  const side = random.pick(['home', 'away'] as const)
  const all = undefined
  const always = { from: planned - FOREVER, until: planned + FOREVER }
  const ofTime = (faults: readonly PlannedFault[], affectedTypes: readonly string[] | undefined): FaultyMatch => ({
    ...match,
    faults,
    affected: faults.map(({ from, until }) => ({ types: affectedTypes, rounds: roundsIn(match, from, until) })),
    moments: faults.flatMap(({ from, until }) => (from < planned - MINUTE ? [] : every20(from, until + MINUTE))),
  })
  const ofStart = (half: 1 | 2, faults: readonly PlannedFault[] = []): FaultyMatch => {
    const at = startsAt[half - 1] as number
    const round = PLAN.findIndex(({ halfNumber }) => halfNumber === half) + 1
    const until = half === 1 ? Math.max(at, planned) + 3 * MINUTE : at + 5 * MINUTE
    return { ...match, faults, affected: [{ types: all, rounds: [round] }], moments: every20(at + SECOND, until) }
  }
  switch (kind) {
    case undefined:
      return { ...match, faults: [], affected: [], moments: [] }
    case 'no-statistics': {
      const forms = MISSING[format]
      const form = forms[turn % forms.length] ?? 'left-out'
      const missing = format === 'openligadb' ? types : types.filter((one) => one !== 'Goal')
      return ofTime([{ ...always, kind: 'no-statistics', form }], missing)
    }
    case 'type-now-and-then': {
      const { from } = within(0)
      const gaps = turn % 2 === 0 ? [minutes(2, 14)] : [1, 1, 1, 1].map(() => MINUTE)
      const faults = gaps.map((lasts, index): PlannedFault => {
        const start = from + index * 2 * MINUTE
        return { from: start, until: start + lasts, kind: 'no-type', eventType: type, sides: ['home', 'away'] }
      })
      return ofTime(faults, [type])
    }
    case 'one-side':
      return ofTime([{ ...within(minutes(2, 20)), kind: 'no-type', eventType: type, sides: [side] }], [type])
    case 'frozen':
      return ofTime([{ ...within(minutes(1, 10)), kind: 'frozen' }], all)
    case 'other-match':
      return ofTime([{ ...within(minutes(1, 8)), kind: 'other-match' }], all)
    case 'too-many': {
      const fault = { kind: 'too-many', eventType: type, side, by: random.whole(1, 2) } as const
      const { from, until } = within(minutes(1, 5))
      const drawn = ofTime([{ from, until, ...fault }], [type])
      // A total that falls to zero from several stays unknown until the provider counts an event again ([F25]).
      const times = match.file.events
        .filter((event) => event.eventType === type)
        .map((event) => (startsAt[event.half - 1] as number) + event.second * SECOND)
      const fellToZero = fault.by > 1 && times.every((at) => at > until)
      const next = fellToZero ? Math.min(planned + FOREVER, ...times) : until
      return { ...drawn, affected: [{ types: [type], rounds: roundsIn(match, from, next) }] }
    }
    case 'unknown-status': {
      const { from, until } = within(minutes(1, 5))
      const drawn = ofTime([{ from, until, kind: 'status', status: `NEW-${turn}` }], all)
      // The clock stands still meanwhile ([F28]), so the whistle may come before the half's last round begins.
      const last = until < endsAt[0] ? 5 : 10
      return { ...drawn, affected: [...drawn.affected, { types: all, rounds: [last] }] }
    }
    case 'interrupted':
    case 'called-off': {
      const { from, until } = stop as NonNullable<typeof stop>
      const statuses: readonly string[] = (kind === 'interrupted' ? INTERRUPTED : CALLED_OFF)[format]
      const status = statuses[turn % statuses.length] ?? ''
      const drawn = ofTime([{ from, until, kind: 'status', status }], all)
      // Once a match is called off, no later round is played, nor does one end that the last answer that showed play left
      // open ([F28]).
      const isOff = kind === 'called-off'
      const rounds = roundsIn(match, isOff ? from - BEFORE : from, isOff ? Number.POSITIVE_INFINITY : until)
      return {
        ...{ ...drawn, faults: status === '' ? [] : drawn.faults, affected: [{ types: all, rounds }] },
        moments: every20(from + SECOND, from + 4 * MINUTE),
      }
    }
    case 'early-1':
    case 'late-1':
      return ofStart(1)
    case 'early-2':
    case 'late-2':
      return ofStart(2)
    case 'unstated-start': {
      const [one, two] = [ofStart(1, [{ ...always, kind: 'no-starts' }]), ofStart(2)]
      return { ...one, affected: [...one.affected, ...two.affected], moments: [...one.moments, ...two.moments] }
    }
  }
}

/** Returns the match with an interruption. If it has no end, nothing happens after it. */
function interruptedFile(file: MatchFile, half: 1 | 2, second: number, lasts: number): MatchFile {
  const isOver = lasts >= FOREVER
  const events = file.events.flatMap((event) => {
    if (event.half < half || (event.half === half && event.second < second)) return [event]
    if (isOver) return []
    return [event.half === half ? { ...event, second: event.second + lasts / SECOND } : event]
  })
  const halves = file.halves.map((one) =>
    one.halfNumber === half ? { ...one, durationSeconds: one.durationSeconds + lasts / SECOND } : one,
  )
  return { ...file, events, halves }
}

type Timed = Pick<FaultyMatch, 'startsAt' | 'endsAt' | 'stop'>

/** Returns the real start of a minute of a half. */
function minuteAt({ startsAt, stop }: Timed, half: number, minute: number): number {
  const at = (startsAt[half - 1] as number) + minute * MINUTE
  return stop?.half === half && at > stop.from ? at + stop.until - stop.from : at
}

/** Returns the real start and end of a round. */
export function windowOf(match: Timed, round: number): { readonly from: number; readonly until: number } {
  const { halfNumber, startMinute, endMinute } = PLAN[round - 1] as (typeof PLAN)[number]
  const whistle = match.endsAt[halfNumber - 1] as number
  return {
    from: minuteAt(match, halfNumber, startMinute),
    until: endMinute === null ? whistle : Math.min(whistle, minuteAt(match, halfNumber, endMinute)),
  }
}

/** Returns the rounds that a fault touches. */
function roundsIn(match: Timed, from: number, until: number): number[] {
  return PLAN.flatMap((_, index) => {
    const round = windowOf(match, index + 1)
    return round.from < until + AFTERWARDS && round.until > from ? [index + 1] : []
  })
}

function every20(from: number, until: number): number[] {
  const last = Math.min(until, from + 12 * MINUTE)
  return Array.from({ length: Math.floor((last - from) / (20 * SECOND)) + 1 }, (_, index) => from + index * 20 * SECOND)
}

/** Returns the real times of the events of a type before an instant. */
export function eventsUntil({ file, startsAt }: FaultyMatch, type: string, at: number): number[] {
  return file.events
    .filter(({ eventType }) => eventType === type)
    .map(({ half, second }) => (startsAt[half - 1] as number) + second * SECOND)
    .filter((time) => time <= at)
}
