import type { MatchFile } from '../feed/match-file.ts'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { expectedCount, type ModelLine, modelLines } from '../pricing/pricing.ts'
import { SLOT_MINUTES, SLOTS_PER_HALF } from '../pricing/pricing-rates.ts'
import {
  checksUntil,
  DECIDED_WITHIN,
  RECORDER_SPAN,
  type RecorderBet,
  type RecorderLine,
  type RecorderRules,
} from '../recorders/recorder-log.ts'
import { type RecordedEvent, RecorderRoom } from '../recorders/recorder-room.ts'
import { isUnwitnessed } from '../recorders/unwitnessed.ts'

/**
 * The plan of the cheat. `own bet`: taps falsely for their own over bets. `denies`: does not tap events against which they
 * bet, and says that these did not happen. `silent`: taps and says nothing, with under bets. `rival`: makes a chosen
 * rival lose by false taps or denials, with a bet on any type. `rival, no bet`: the same without a bet. `rival, same
 * type`: the same with a bet against the rival's, as if the cheat had guessed it. `refuses`: bets under, and says of all
 * events that they did not happen. `own bet, claims` and `rival, claims`: in addition to `own bet` and `rival, no bet`, claims
 * what the bet lacks, as late as it can, so that few answer. `others leave`: bets under; in half of the rounds all others leave at some moment, and
 * the cheat taps and says nothing from then on.
 */
export const RECORDER_CHEATS = [
  'own bet',
  'own bet, claims',
  'denies',
  'silent',
  'rival',
  'rival, no bet',
  'rival, claims',
  'rival, same type',
  'refuses',
  'others leave',
] as const
export type RecorderCheat = (typeof RECORDER_CHEATS)[number]

export interface SimulatedRecorders {
  readonly file: MatchFile
  readonly recorders: number
  /** The plan of one recorder; undefined if all are honest. */
  readonly cheat?: RecorderCheat | undefined
  /** True if the cheat places the bets of the plan and is honest: what cheating changes is the difference. */
  readonly isHonestAfterAll?: boolean
  /** True if a recorder wins by silence also if nobody else was there, to measure what [RM34] prevents. */
  readonly isAloneEnough?: boolean
  /** The largest difference in ms between the times at which two recorders see the same moment. */
  readonly latestPicture: number
  /** Returns random numbers from 0 up to but not including 1. */
  readonly random: () => number
}

export interface SimulatedBet {
  readonly whose: 'cheat' | 'rival' | 'honest'
  readonly result: 'right' | 'wrong' | 'void'
  /** The return of the bet, in stakes. */
  readonly returned: number
}

export interface RecorderFigures {
  readonly bets: readonly SimulatedBet[]
  /** The number of questions that each honest recorder was asked. */
  readonly questions: readonly number[]
}

// The errors of honest members are those of a room whose crowd records (simulate-room.ts).
const MISSED = 0.2
const MISTAKEN = 0.05
const FASTEST = 1000
const SLOWEST = 6000
const USUAL_DELAY = 3000
/** The share of untapped events that a member remembers at the end of the round. */
const REMEMBERED = 0.25
/** The number of events of a round that a cheat claims at most. */
const MOST_CLAIMS = 2
const ROUNDS = 2 * SLOTS_PER_HALF
/** The kick-off of the second half, in ms from that of the first: two hours later. */
const SECOND_HALF = 7_200_000
/** Ms between two looks at the open questions. */
const LOOKS_EVERY = 3000
/** A cheat taps the last false event this many ms before the end of a round, and the others each as far before that. */
const FALSE_BEFORE_END = 60_000
const BETWEEN_FALSE = 25_000
const MOST_FALSE = 4
/** The share of rounds in which all others leave. */
const LEAVING = 0.5
const CHEAT = 'm0'
const RIVAL = 'm1'

interface PlacedBet extends RecorderBet {
  readonly odds: number
}

interface SeenEvent {
  readonly eventType: string
  readonly at: number
  readonly team: 'home' | 'away'
}

interface Action {
  readonly at: number
  readonly act: () => void
}

type Unnumbered<Line> = Line extends unknown ? Omit<Line, 'n'> : never

/** Plays a match in a room whose named recorders all bet in every round, and compares each bet with the truth. */
export function simulateRecorders(options: SimulatedRecorders): RecorderFigures {
  return new RecordedMatch(options).play()
}

class RecordedMatch {
  private readonly options: SimulatedRecorders
  private readonly ids: readonly string[]
  /** By how many ms each member sees the match late, and what the room takes off the arrival of each tap. */
  private readonly pictures: ReadonlyMap<string, number>
  private readonly delays: ReadonlyMap<string, number>
  private readonly truth: readonly SeenEvent[]
  private readonly bets: readonly PlacedBet[]
  /** By round, when all but the cheat leave until the next one. */
  private readonly left: readonly number[]
  private readonly rules: RecorderRules
  private readonly room: RecorderRoom
  /** The actions to come; the next one is the last. */
  private readonly actions: Action[] = []
  private readonly questions = new Map<string, number>()
  /** How many events each member noticed, by round and type. A member claims one that nobody tapped. */
  private readonly noticed = new Map<string, number>()
  private lines = 0
  /** Random numbers of their own for claims and the answers to these, so that the taps of a match are the same without. */
  private readonly recall: () => number

  constructor(options: SimulatedRecorders) {
    this.options = options
    const { file, recorders, latestPicture, random } = options
    this.recall = numbersFrom(file.events.length * 31 + recorders)
    this.ids = Array.from({ length: recorders }, (_, index) => `m${index}`)
    this.pictures = new Map(this.ids.map((memberId) => [memberId, random() * latestPicture]))
    // A press at the kick-off measures how late each member sees the match. With one picture for all, nothing is measured.
    this.delays = new Map(
      this.ids.map((memberId) => [
        memberId,
        latestPicture === 0 ? USUAL_DELAY : (this.pictures.get(memberId) ?? 0) + this.reaction(),
      ]),
    )
    this.truth = file.events.flatMap(({ eventType, half, second, team }) =>
      team ? [{ eventType, at: (half - 1) * SECOND_HALF + second * 1000, team }] : [],
    )
    this.bets = Array.from({ length: ROUNDS }, (_, round) => this.betsIn(round)).flat()
    this.left = Array.from({ length: ROUNDS }, (_, round) => this.leavingIn(round))
    const betsOn = new Map<string, PlacedBet[]>()
    for (const bet of this.bets) {
      const key = `${bet.round} ${bet.eventType}`
      betsOn.set(key, [...(betsOn.get(key) ?? []), bet])
    }
    this.rules = {
      roundAt: (at) => String(roundAt(at)),
      roundEndAfter: (at) => at,
      halfAt: (at) => (at >= SECOND_HALF ? 2 : 1),
      betsOn: (eventType, round) => betsOn.get(`${round} ${eventType}`) ?? [],
    }
    this.room = new RecorderRoom(this.rules)
    for (const memberId of this.ids) this.take({ kind: 'admitted', memberId, arrivedAt: Number.NEGATIVE_INFINITY })
  }

  play(): RecorderFigures {
    for (const event of this.truth) for (const memberId of this.ids) this.planTap(memberId, event)
    for (let round = 0; round < ROUNDS; round += 1) {
      this.planFalseTaps(round)
      this.planEnd(round)
    }
    for (let next = this.actions.pop(); next; next = this.actions.pop()) next.act()
    return {
      bets: this.bets.map((bet) => this.compared(bet)),
      questions: this.ids.filter((id) => !this.isCheat(id)).map((id) => this.questions.get(id) ?? 0),
    }
  }

  private get cheat(): RecorderCheat | undefined {
    return this.options.isHonestAfterAll === true ? undefined : this.options.cheat
  }

  private get isAgainstRival(): boolean {
    return this.options.cheat?.startsWith('rival') === true
  }

  private get isForOwnBet(): boolean {
    return this.options.cheat?.startsWith('own bet') === true
  }

  private isCheat(memberId: string): boolean {
    return this.options.cheat !== undefined && memberId === CHEAT
  }

  private planTap(memberId: string, event: SeenEvent): void {
    const { random } = this.options
    if (this.isCheat(memberId) && !this.wantsTap(event)) return
    if (random() < MISSED) {
      if (this.recall() < REMEMBERED) this.notice(memberId, event.eventType, event.at)
      return
    }
    const eventType =
      random() < MISTAKEN
        ? oneOf(
            BUILT_IN_EVENT_TYPES.filter((type) => type !== event.eventType),
            random,
          )
        : event.eventType
    const other = event.team === 'home' ? 'away' : 'home'
    const team = random() < MISTAKEN ? other : event.team
    const arrivedAt = event.at + (this.pictures.get(memberId) ?? 0) + this.reaction()
    if (this.hasLeft(memberId, arrivedAt)) return
    this.notice(memberId, eventType, event.at)
    this.at(arrivedAt, () => this.tap(memberId, { eventType, team, at: arrivedAt }))
  }

  private tap(memberId: string, { eventType, team, at: arrivedAt }: SeenEvent): void {
    const at = Math.floor(arrivedAt - (this.delays.get(memberId) ?? 0))
    const n = this.take({ kind: 'tapped', memberId, eventType, team, at, arrivedAt })
    const isDenied =
      this.cheat === 'refuses' ||
      ((this.cheat === 'denies' || (this.cheat !== undefined && this.isAgainstRival)) &&
        this.isAim(eventType, at, false))
    if (!isDenied || this.isCheat(memberId)) return
    this.at(arrivedAt + 1, () => this.take({ kind: 'said', memberId: CHEAT, event: n, isTrue: false, isAsked: false }))
  }

  /** True if the cheat wants the others to believe this word about events of the type at a moment. */
  private isAim(eventType: string, at: number, isTrue: boolean): boolean {
    const bet = this.aimedAt(roundAt(at))
    if (bet?.eventType !== eventType) return false
    return this.isAgainstRival ? bet.isOver !== isTrue : bet.isOver === isTrue
  }

  private aimedAt(round: number): PlacedBet | undefined {
    const whose = this.isAgainstRival ? RIVAL : CHEAT
    return this.bets.find((bet) => bet.round === String(round) && bet.memberId === whose)
  }

  private wantsTap({ eventType, at }: SeenEvent): boolean {
    if (this.cheat === undefined || this.isForOwnBet) return true
    if (this.cheat === 'others leave') return at < this.leftAt(at)
    if (this.cheat === 'silent' || this.cheat === 'refuses') return false
    return !this.isAim(eventType, at, false)
  }

  /** Returns when all but the cheat leave the round; infinity if they stay. */
  private leavingIn(round: number): number {
    const { cheat, random } = this.options
    if (cheat !== 'others leave') return Number.POSITIVE_INFINITY
    const moment = this.startOf(round) + random() * (this.endOf(round) - this.startOf(round))
    return random() < LEAVING ? moment : Number.POSITIVE_INFINITY
  }

  private leftAt(at: number): number {
    return this.left[roundAt(at)] ?? Number.POSITIVE_INFINITY
  }

  private hasLeft(memberId: string, at: number): boolean {
    return !this.isCheat(memberId) && at >= this.leftAt(at)
  }

  /** Shortly before the end of a round, a cheat taps as many false events as the bet lacks. */
  private planFalseTaps(round: number): void {
    if (this.cheat === undefined || !(this.isForOwnBet || this.isAgainstRival)) return
    const bet = this.aimedAt(round)
    const end = this.endOf(round)
    if (!bet || !this.isAim(bet.eventType, end - 1, true)) return
    const lacking = Math.ceil(bet.threshold - this.trueCount(bet.eventType, round))
    for (let index = 0; index < Math.min(lacking, MOST_FALSE); index += 1) {
      const at = end - FALSE_BEFORE_END - index * BETWEEN_FALSE + (this.delays.get(CHEAT) ?? 0)
      this.at(at, () => this.tap(CHEAT, { eventType: bet.eventType, team: 'home', at }))
    }
  }

  private planEnd(round: number): void {
    const end = this.endOf(round)
    const asked = new Set<string>()
    for (let at = end; at < end + DECIDED_WITHIN; at += LOOKS_EVERY) {
      this.at(at, () => {
        for (const { event, askedOf } of this.room.questionsOf(String(round))) {
          for (const memberId of askedOf) {
            const seenAt = event.at + (this.pictures.get(memberId) ?? 0) + RECORDER_SPAN
            const key = `${event.id} ${memberId}`
            if (seenAt > at || asked.has(key) || this.hasLeft(memberId, end - 1)) continue
            asked.add(key)
            this.ask(memberId, event, at)
          }
        }
      })
    }
    for (const memberId of this.ids) this.planCheck(memberId, round)
    this.at(end + DECIDED_WITHIN, () => this.take({ kind: 'decided', round: String(round) }))
  }

  private notice(memberId: string, eventType: string, at: number): void {
    const key = `${memberId} ${roundAt(at)} ${eventType}`
    this.noticed.set(key, (this.noticed.get(key) ?? 0) + 1)
  }

  /** At the end of a round a member compares each count on which there are bets with what they noticed ([RM36]). */
  private planCheck(memberId: string, round: number): void {
    const end = this.endOf(round)
    const until = checksUntil(end, this.delays.get(memberId) ?? 0)
    if (this.isCheat(memberId) && this.cheat !== undefined) {
      if (this.cheat.endsWith('claims')) this.at(until, () => this.claimLacking(round))
      return
    }
    const looksAt = end + (this.pictures.get(memberId) ?? 0) + FASTEST + this.recall() * (SLOWEST - FASTEST)
    if (looksAt > until || this.recall() < MISSED || this.hasLeft(memberId, end - 1)) return
    this.at(looksAt, () => {
      for (const eventType of new Set(this.betsOf(round).map((bet) => bet.eventType))) {
        const shown = this.room.recorded.filter((event) => event.eventType === eventType && roundAt(event.at) === round)
        if ((this.noticed.get(`${memberId} ${round} ${eventType}`) ?? 0) > shown.length)
          this.claim(memberId, eventType, round)
      }
    })
  }

  private betsOf(round: number): PlacedBet[] {
    return this.bets.filter((bet) => bet.round === String(round))
  }

  private claim(memberId: string, eventType: string, round: number): void {
    this.take({ kind: 'claimed', memberId, eventType, team: 'home', at: this.endOf(round) - 1 })
  }

  /** The cheat claims what the bet lacks. */
  private claimLacking(round: number): void {
    const bet = this.aimedAt(round)
    if (!bet || !this.isAim(bet.eventType, this.endOf(round) - 1, true)) return
    const counted = this.room.countedIn(bet.round).filter(({ eventType }) => eventType === bet.eventType).length
    const lacking = Math.ceil(bet.threshold - counted)
    if (lacking > MOST_CLAIMS) return
    for (let n = 0; n < lacking; n += 1) this.claim(CHEAT, bet.eventType, round)
  }

  private ask(memberId: string, event: RecordedEvent, now: number): void {
    const random = event.claim ? this.recall : this.options.random
    this.questions.set(memberId, (this.questions.get(memberId) ?? 0) + 1)
    const happened = this.isTrue(event)
    const say = (isTrue: boolean) =>
      this.at(now + FASTEST + Math.floor(random() * (SLOWEST - FASTEST)), () =>
        this.take({ kind: 'said', memberId, event: event.id, isTrue, isAsked: true }),
      )
    if (this.isCheat(memberId) && this.cheat !== undefined) {
      if (this.cheat === 'silent' || (this.cheat === 'others leave' && this.hasLeft(RIVAL, event.at))) return
      const denies = this.cheat === 'refuses' || this.isAim(event.eventType, event.at, false)
      say(!denies && (happened || this.isAim(event.eventType, event.at, true)))
    } else if (random() >= MISSED) {
      say(random() < MISTAKEN ? !happened : happened)
    }
  }

  /** Returns true if a tapped event happened, or if the round lacks a claimed one. */
  private isTrue(event: RecordedEvent): boolean {
    if (event.tappedBy.length > 0)
      return this.truth.some(
        ({ eventType, at }) => eventType === event.eventType && Math.abs(at - event.at) <= RECORDER_SPAN,
      )
    const round = roundAt(event.at)
    const others = this.room.countedIn(String(round)).filter((one) => one.id !== event.id)
    const counted = others.filter(({ eventType }) => eventType === event.eventType)
    return this.trueCount(event.eventType, round) > counted.length
  }

  private compared(bet: PlacedBet): SimulatedBet {
    const counted = this.room.countedIn(bet.round).filter(({ eventType }) => eventType === bet.eventType)
    const isWon = counted.length > bet.threshold === bet.isOver
    const wouldWin = this.trueCount(bet.eventType, Number(bet.round)) > bet.threshold === bet.isOver
    const isOfRival = this.isAgainstRival && bet.memberId === RIVAL
    const whose = this.isCheat(bet.memberId) ? 'cheat' : isOfRival ? 'rival' : 'honest'
    if (this.isVoid(bet)) return { whose, result: 'void', returned: 1 }
    return { whose, result: isWon === wouldWin ? 'right' : 'wrong', returned: isWon ? bet.odds : 0 }
  }

  private isVoid({ round, ...bet }: PlacedBet): boolean {
    if (this.room.isDisputed({ ...bet, round })) return true
    if (this.options.isAloneEnough === true) return false
    const [startsAt, endsAt] = [this.startOf(Number(round)), this.endOf(Number(round))]
    return isUnwitnessed(
      { ...bet, placedAt: startsAt - 1 },
      {
        ...{ startsAt, endsAt, recordersAt: () => this.ids },
        hasBetOn: (memberId, eventType) =>
          this.rules.betsOn(eventType, round).some((other) => other.memberId === memberId),
        seenByOthers: (eventType, memberId) => this.room.seenByOthers(round, eventType, memberId),
        lastSeenAt: (memberId) => (this.hasLeft(memberId, endsAt - 1) ? this.leftAt(startsAt) : endsAt),
        isSeated: (memberId) => !this.hasLeft(memberId, endsAt - 1),
      },
    )
  }

  private trueCount(eventType: string, round: number): number {
    return this.truth.filter((one) => one.eventType === eventType && roundAt(one.at) === round).length
  }

  private betsIn(round: number): PlacedBet[] {
    const { cheat, random } = this.options
    const any = () => oneOf(BUILT_IN_EVENT_TYPES, random)
    const [rival] = this.betOf(RIVAL, round, any(), undefined)
    return this.ids.flatMap((memberId) => {
      if (memberId === RIVAL && this.isAgainstRival) return rival ?? []
      if (!this.isCheat(memberId)) return this.betOf(memberId, round, any(), undefined)
      if (cheat === 'rival, no bet' || cheat === 'rival, claims') return []
      if (cheat === 'rival, same type') return rival ? this.betOf(memberId, round, rival.eventType, !rival.isOver) : []
      return this.betOf(memberId, round, any(), cheat === 'rival' ? undefined : this.isForOwnBet)
    })
  }

  /** Returns a bet at the line nearest the mean, over or under, at the price of the model. */
  private betOf(memberId: string, round: number, eventType: string, isOver: boolean | undefined): PlacedBet[] {
    const slot = round % SLOTS_PER_HALF
    const window = {
      halfNumber: round < SLOTS_PER_HALF ? 1 : 2,
      startMinute: slot * SLOT_MINUTES,
      endMinute: slot === SLOTS_PER_HALF - 1 ? null : (slot + 1) * SLOT_MINUTES,
    }
    const mean = expectedCount(eventType, window) ?? 0
    const lines = modelLines(eventType, window)
      .filter(({ betType }) => isOver === undefined || (betType === 'over') === isOver)
      .toSorted((one, other) => Math.abs(one.threshold - mean) - Math.abs(other.threshold - mean))
    const nearest = lines.filter(({ threshold }) => threshold === lines[0]?.threshold)
    if (nearest.length === 0) return []
    const { threshold, hundredths, betType } = oneOf<ModelLine>(nearest, this.options.random)
    return [
      { memberId, round: String(round), eventType, isOver: betType === 'over', threshold, odds: hundredths / 100 },
    ]
  }

  private startOf(round: number): number {
    const slot = round % SLOTS_PER_HALF
    return (round < SLOTS_PER_HALF ? 0 : SECOND_HALF) + slot * SLOT_MINUTES * 60_000
  }

  private endOf(round: number): number {
    const half = round < SLOTS_PER_HALF ? 0 : 1
    const slot = round % SLOTS_PER_HALF
    const minutes = (slot + 1) * SLOT_MINUTES
    const seconds = slot === SLOTS_PER_HALF - 1 ? this.options.file.halves[half]?.durationSeconds : undefined
    return half * SECOND_HALF + (seconds ?? minutes * 60) * 1000
  }

  private take(line: Unnumbered<RecorderLine>): number {
    const n = this.lines
    this.lines += 1
    this.room.take({ ...line, n })
    return n
  }

  private at(at: number, act: () => void): void {
    let low = 0
    let high = this.actions.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.actions[middle]?.at ?? 0) > at) low = middle + 1
      else high = middle
    }
    this.actions.splice(low, 0, { at, act })
  }

  private reaction(): number {
    return FASTEST + Math.floor(this.options.random() * (SLOWEST - FASTEST))
  }
}

function roundAt(at: number): number {
  const half = at >= SECOND_HALF ? 1 : 0
  const minute = (at - half * SECOND_HALF) / 60_000
  return half * SLOTS_PER_HALF + Math.min(SLOTS_PER_HALF - 1, Math.floor(minute / SLOT_MINUTES))
}

/** Returns numbers that look random and are the same for each seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function oneOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}
