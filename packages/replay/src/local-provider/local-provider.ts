import type { Instant, MatchFile } from '@bettle/rules'
import { type CountedMatch, countedMatch, totalsAt } from './counted-match.ts'
import { faultsAt, type PlannedFault } from './planned-fault.ts'
import { LOCAL_FORMATS, type LocalFormat, type PublishedMatch } from './provider-formats.ts'

/** How often the local provider's answers are wrong. Each number is a share from 0 to 1. */
export interface LocalFaults {
  /** The share of answers with status 500. */
  readonly errors: number
  /** The share of answers with status 429. */
  readonly tooMany: number
  /** The share of events that are also counted for the other side for a while. */
  readonly corrections: number
  /**
   * The share of answers about one match that are broken JSON, JSON of another kind, or zeros instead of all totals.
   */
  readonly nonsense: number
}

export interface LocalMatch {
  /** The id of the match at the provider, a whole number. */
  readonly id: string
  readonly file: MatchFile
  readonly kickOff: Instant
  /** The planned faults of the answers about this match. Faults by chance come on top of them. */
  readonly faults?: readonly PlannedFault[]
}

export interface LocalProviderOptions {
  readonly matches: readonly LocalMatch[]
  readonly now: () => Instant
  /** Returns random numbers from 0 up to but not including 1. */
  readonly random: () => number
  /** How many times faster than in their files the matches are played. */
  readonly tempo: number
  /** How late the provider counts an event, in seconds. */
  readonly delaySeconds: number
  /** By how much the delay of an answer may differ from `delaySeconds` in both directions, in seconds. */
  readonly jitterSeconds: number
  readonly faults: Partial<LocalFaults>
}

export interface LocalAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

const NO_FAULTS: LocalFaults = { errors: 0, tooMany: 0, corrections: 0, nonsense: 0 }

const INTERVAL_SECONDS = 15 * 60

interface Running {
  readonly counted: CountedMatch
  readonly faults: readonly PlannedFault[]
  kickOff: Instant
  /** The actual start of each half that did not start as planned. */
  readonly startedAt: Map<number, Instant>
}

/**
 * A provider of counts for demos and tests. It answers in each format, from recorded or simulated matches, with the
 * delay and the faults of a real provider.
 */
export class LocalProvider {
  readonly #options: LocalProviderOptions
  readonly #faults: LocalFaults
  readonly #matches: ReadonlyMap<string, Running>
  #isSilent = false

  constructor(options: LocalProviderOptions) {
    this.#options = options
    const { random } = options
    this.#faults = { ...NO_FAULTS, ...options.faults }
    this.#matches = new Map(
      options.matches.map(({ id, file, kickOff, faults = [] }) => [
        id,
        { counted: countedMatch(file, this.#faults.corrections, random), faults, kickOff, startedAt: new Map() },
      ]),
    )
  }

  /** Makes every call fail from now on, or makes calls work again. */
  setSilent(isSilent: boolean): void {
    this.#isSilent = isSilent
  }

  moveKickOff(id: string, kickOff: Instant): void {
    this.#running(id).kickOff = kickOff
  }

  /** Makes a half begin at this instant instead of at its planned start. */
  startHalf(id: string, half: number, at: Instant): void {
    this.#running(id).startedAt.set(half, at)
  }

  /** Answers a request. `target` is its path, which may have a query. */
  answer(target: string): LocalAnswer {
    const { random } = this.#options
    const faults = this.#faults
    const url = new URL(target, 'http://localhost')
    const format = LOCAL_FORMATS.find(({ prefix }) => url.pathname.startsWith(`${prefix}/`))
    const question = format?.question(url.pathname.slice(format.prefix.length), url.searchParams)
    if (!format || !question) return { status: 404, body: '{}' }
    if (this.#isSilent || random() < faults.errors) return { status: 500, body: 'oops' }
    if (random() < faults.tooMany) return { status: 429, headers: { 'retry-after': '5' }, body: '{}' }
    if (question.kind === 'list') {
      const all = [...this.#matches.keys()].map((id) => this.#published(id))
      return json(format.list(all.filter(({ kickOff }) => !question.day || kickOff.startsWith(question.day))))
    }
    if (!this.#matches.has(question.id)) return { status: 404, body: '{}' }
    const match = this.#published(question.id)
    return random() < faults.nonsense ? nonsenseOf(format, match, random) : json(format.oneMatch(match))
  }

  #running(id: string): Running {
    const running = this.#matches.get(id)
    if (!running) throw new Error(`there is no match ${id}`)
    return running
  }

  #published(id: string): PublishedMatch {
    const { now, random, delaySeconds, jitterSeconds, tempo } = this.#options
    const running = this.#running(id)
    const { file } = running.counted
    const late = delaySeconds + (random() * 2 - 1) * jitterSeconds
    const shown = now() - Math.max(0, late) * 1000
    const [frozen] = faultsAt(running.faults, 'frozen', shown)
    const at = frozen?.from ?? shown
    const inEffect = <K extends PlannedFault['kind']>(kind: K) => faultsAt(running.faults, kind, at)
    const { half, second, state, startedAt } = positionIn(running, tempo, at)
    const unstated = inEffect('no-type').flatMap(({ eventType, sides }) => sides.map((side) => `${eventType}:${side}`))
    const tooMany = (eventType: string, side: string) =>
      inEffect('too-many')
        .filter((one) => one.eventType === eventType && one.side === side)
        .reduce((sum, { by }) => sum + by, 0)
    return {
      ...{ homeTeam: file.homeTeam, awayTeam: file.awayTeam, state, minute: minuteOf(half, second) },
      id: inEffect('other-match').length > 0 ? `${id}${id}` : id,
      kickOff: new Date(running.kickOff).toISOString(),
      time: new Date(at).toISOString(),
      startedAt: inEffect('no-starts').length > 0 ? [] : startedAt,
      status: inEffect('status')[0]?.status,
      statistics: inEffect('no-statistics')[0]?.form,
      totals: totalsAt(running.counted, half, second).map(({ total, ...of }) => ({
        ...of,
        total: total + tooMany(of.eventType, of.side),
      })),
      unstated,
    }
  }
}

/** The usual length of a half in minutes. What comes after it is added time. */
const HALF_MINUTES = 45

/** Returns the minute of the match as providers count it, and the minutes of added time. */
function minuteOf(half: number, second: number): PublishedMatch['minute'] {
  const minute = Math.floor(second / 60) + 1
  if (!Number.isFinite(minute) || second < 0) return { elapsed: null, extra: null }
  const isAdded = minute > HALF_MINUTES
  return {
    elapsed: (half - 1) * HALF_MINUTES + Math.min(minute, HALF_MINUTES),
    extra: isAdded ? minute - HALF_MINUTES : null,
  }
}

/**
 * Returns the half that is running or ran last, the second of that half, and the state of the match. Before the
 * kick-off the second is -1.
 */
function positionIn(
  { counted, kickOff, startedAt }: Running,
  tempo: number,
  at: Instant,
): { readonly half: number; readonly second: number } & Pick<PublishedMatch, 'state' | 'startedAt'> {
  const { halves } = counted.file
  let startsAt = startedAt.get(1) ?? kickOff
  if (at < startsAt) return { half: 1, second: -1, state: 'upcoming', startedAt: [] }
  const starts: Instant[] = []
  for (const [index, { halfNumber, durationSeconds }] of halves.entries()) {
    starts.push(startsAt)
    const second = ((at - startsAt) / 1000) * tempo
    const next = halves[index + 1]
    const planned = startsAt + ((durationSeconds + INTERVAL_SECONDS) * 1000) / tempo
    const nextAt = next && (startedAt.get(next.halfNumber) ?? planned)
    if (nextAt !== undefined && at >= nextAt) {
      startsAt = nextAt
      continue
    }
    const isRunning = second < durationSeconds
    const state = isRunning ? (halfNumber === 1 ? 'half-1' : 'half-2') : next ? 'interval' : 'over'
    return { half: halfNumber, second, state, startedAt: starts }
  }
  return { half: halves.length, second: Number.POSITIVE_INFINITY, state: 'over', startedAt: starts }
}

const json = (value: unknown): LocalAnswer => ({ status: 200, body: JSON.stringify(value) })

function nonsenseOf(format: LocalFormat, match: PublishedMatch, random: () => number): LocalAnswer {
  const zeros = { ...match, totals: match.totals.map((one) => ({ ...one, total: 0 })) }
  const kinds = [
    { status: 200, body: '{"teams":[' },
    json({ errors: [], teams: 'nonsense', response: [] }),
    json(format.oneMatch(zeros)),
  ]
  return kinds[Math.floor(random() * kinds.length)] ?? json(null)
}
