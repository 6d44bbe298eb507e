import type { RoomTap, RoomTeam } from '../room/room-tap.ts'
import { UNDO_TAP_WITHIN } from '../room/take-tap.ts'
import type { Instant } from '../time.ts'
import { type ClaimVerdict, decidersOf, hasBetOn, isClaimed, verdictOn, votesAbout } from './claims.ts'
import {
  type AdmissionLine,
  type ClaimLine,
  RECORDER_SPAN,
  type RecorderBet,
  type RecorderLine,
  type RecorderRules,
  type UndoneLine,
  type WordLine,
} from './recorder-log.ts'
import { momentOf, sideOf, type TappedEvent, wordsAbout } from './tapped-event.ts'
import { countsBy, gainsBySaying, type Hearing, isInDoubt, SURE_LEAD, type Voices, voicesAbout } from './voices.ts'

/** At most this number of recorders are asked about one event ([RM26]). */
const ASKED_ABOUT_EVENT = 3
/** At most this number of events of one type are asked about at the end of a round ([RM26]). */
const ASKED_IN_ROUND = 3
/** After this number of events about which two others overruled a member, the member has no voice alone ([RM27]). */
const OVERRULED_OFTEN = 2
/** Challenges and claims of one member in a half that did not succeed, at most ([RM27], [RM35]). */
const OBJECTIONS = 2

export interface RecordedEvent {
  /** The number of the log line with the first tap. */
  readonly id: number
  /** The number of the log line with the first tap that was not undone. */
  readonly tap: number
  readonly eventType: string
  readonly at: Instant
  readonly team: RoomTeam
  /** The members who tapped the event, in the order of their taps. */
  readonly tappedBy: readonly string[]
  /** The member who claimed the event, and what the room says about that ([RM35]). */
  readonly claim?: { readonly by: string; readonly verdict: ClaimVerdict }
  readonly voices: Voices
  readonly isInDoubt: boolean
  /** True if the event counts, unless somebody says more. */
  readonly counts: boolean
}

/** A question at the end of a round: did this event happen? */
export interface RecorderQuestion {
  readonly event: RecordedEvent
  readonly askedOf: readonly string[]
}

interface Change {
  readonly isRecorder: boolean
  readonly from: Instant
}

export class RecorderRoom {
  private readonly events = new Map<number, TappedEvent>()
  private readonly asShown = new Map<number, RecordedEvent>()
  /** The events of decided rounds, as they were decided. */
  private readonly settled = new Map<number, RecordedEvent>()
  private readonly changes = new Map<string, Change[]>()
  private readonly arrivals = new Map<number, Instant>()
  private readonly decided = new Set<string>()
  private readonly timesOverruled = new Map<string, number>()
  /** By member, the events that the member challenged or claimed. */
  private readonly objections = new Map<string, readonly number[]>()
  private readonly checks = new Set<string>()
  private readonly rules: RecorderRules

  constructor(rules: RecorderRules) {
    this.rules = rules
  }

  take(line: RecorderLine): void {
    if (line.kind === 'tapped') this.tap(line)
    else if (line.kind === 'undone') this.undo(line)
    else if (line.kind === 'said') this.say(line)
    else if (line.kind === 'claimed') this.claim(line)
    else if (line.kind === 'checked') this.checks.add(checkKey(line))
    else if (line.kind === 'decided') this.decide(line.round)
    else this.admit(line)
  }

  /** The members whose taps and words count for events at this moment ([RM29]). */
  recordersAt(at: Instant): string[] {
    return [...this.changes]
      .filter(([, changes]) => changes.findLast(({ from }) => from <= at)?.isRecorder === true)
      .map(([memberId]) => memberId)
  }

  /** The members who have no voice alone ([RM27]). */
  get overruled(): ReadonlySet<string> {
    const often = [...this.timesOverruled].filter(([, times]) => times >= OVERRULED_OFTEN)
    return new Set(often.map(([memberId]) => memberId))
  }

  /** All tapped events that were not undone, with those that do not count. */
  get recorded(): RecordedEvent[] {
    return [...this.events.values()].map((event) => this.shown(event))
  }

  /** Returns the event to which a tap belongs. */
  eventOf(tap: number): RecordedEvent | undefined {
    const event = this.withTap(tap)
    return event && this.shown(event)
  }

  /** Returns the recorder's word about the event of a tap: true if it happened, undefined if the recorder said nothing. */
  wordOf(memberId: string, tap: number): boolean | undefined {
    const event = this.withTap(tap)
    return event && wordsAbout(event).get(memberId)
  }

  /** The events that count for a round. */
  countedIn(round: string): RecordedEvent[] {
    return this.recordedIn(round).filter(({ counts }) => counts)
  }

  /** The number of counted events of a type of which a member other than this one said that they happened ([RM34]). */
  seenByOthers(round: string, eventType: string, memberId: string): number {
    return this.countedIn(round).filter((counted) => {
      const event = counted.eventType === eventType && this.events.get(counted.id)
      return event && [...wordsAbout(event)].some(([other, isTrue]) => isTrue && other !== memberId)
    }).length
  }

  /**
   * True if a member said that the count of a type in a round is right ([RM36]), claimed what it lacks ([RM35]), or
   * answered a question about it ([RM26]).
   */
  hasChecked(memberId: string, round: string, eventType: string): boolean {
    if (this.checks.has(checkKey({ memberId, round, eventType }))) return true
    return this.recordedIn(round).some((event) => event.eventType === eventType && event.claim?.by === memberId)
  }

  /** The number of challenges and claims that a member has left in the half of a moment ([RM27], [RM35]). */
  objectionsLeft(memberId: string, at: Instant): number {
    return Math.max(0, OBJECTIONS - this.objectionsUsed(memberId, at))
  }

  /**
   * True if the outcome of a bet depends on claims about which the room said nothing, or as much for as against
   * ([RM35]). A member's own claims never save the member's bet from losing.
   */
  isDisputed({ memberId, round, eventType, isOver, threshold }: RecorderBet): boolean {
    const ofType = this.recordedIn(round).filter((event) => event.eventType === eventType)
    const least = ofType.filter(({ counts }) => counts).length
    const open = ofType.filter(
      ({ claim }) => claim?.verdict === 'undecided' && !(isOver && claim.by === memberId),
    ).length
    return Math.sign(least - threshold) !== Math.sign(least + open - threshold)
  }

  /** The questions that are open for a round: about events in doubt on which the outcome of a bet depends ([RM26]). */
  questionsOf(round: string): RecorderQuestion[] {
    if (this.decided.has(round)) return []
    const inRound = this.recordedIn(round)
    const types = new Set(inRound.filter((event) => event.isInDoubt).map(({ eventType }) => eventType))
    return [...types].flatMap((eventType) => {
      const ofType = inRound.filter((event) => event.eventType === eventType)
      const doubtful = ofType.filter((event) => event.isInDoubt)
      const least = ofType.filter((event) => event.counts && !event.isInDoubt).length
      const most = least + doubtful.length
      const isOpen = this.rules
        .betsOn(eventType, round)
        .some(({ threshold }) => Math.sign(least - threshold) !== Math.sign(most - threshold))
      if (!isOpen) return []
      const tapped = doubtful
        .filter(({ claim }) => !claim)
        .toSorted((one, other) => other.voices.yes - one.voices.yes || one.id - other.id)
      // False taps must not push a claim out of the questions: unanswered, it makes bets void.
      return [...doubtful.filter(({ claim }) => claim), ...tapped.slice(0, ASKED_IN_ROUND)]
        .map((event) => ({ event, askedOf: this.toAsk(event.id) }))
        .filter(({ askedOf }) => askedOf.length > 0)
    })
  }

  /**
   * Returns whom to ask about an event: recorders who said nothing, first those without a bet on it. The list begins at a
   * place that differs from event to event, so that all are asked equally often.
   */
  private toAsk(id: number): string[] {
    const event = this.events.get(id)
    if (!event) return []
    const all = this.recordersAt(momentOf(event)).toSorted()
    const mayAnswer = isClaimed(event) ? decidersOf(event, this.hearingAt(momentOf(event))) : all
    const from = id % Math.max(1, all.length)
    const said = wordsAbout(event)
    const { overruled } = this
    const silent = [...all.slice(from), ...all.slice(0, from)].filter(
      (memberId) => !said.has(memberId) && !overruled.has(memberId) && mayAnswer.includes(memberId),
    )
    const hasBet = (memberId: string) => hasBetOn(memberId, event, this.rules)
    return [...silent.filter((one) => !hasBet(one)), ...silent.filter(hasBet)].slice(0, ASKED_ABOUT_EVENT)
  }

  private recordedIn(round: string): RecordedEvent[] {
    const isOfRound = ({ at }: RecordedEvent) => this.rules.roundAt(at) === round
    if (this.decided.has(round)) return [...this.settled.values()].filter(isOfRound)
    return [...this.events.values()]
      .filter(({ id }) => !this.settled.has(id))
      .map((event) => this.shown(event))
      .filter(isOfRound)
  }

  private shown(event: TappedEvent): RecordedEvent {
    const known = this.settled.get(event.id) ?? this.asShown.get(event.id)
    if (known) return known
    const at = momentOf(event)
    const hearing = this.hearingAt(at)
    const ofTaps = voicesAbout(event, hearing)
    const voices = isClaimed(event) ? { ...votesAbout(event, hearing), gaining: 0 } : ofTaps
    // A claim never takes away what the taps suffice for.
    const sufficesTaps = event.taps.length > 0 && countsBy(event, ofTaps, hearing)
    const verdict = isClaimed(event) ? verdictOn(event, hearing) : undefined
    const counts = sufficesTaps || verdict === 'holds'
    const shown: RecordedEvent = {
      id: event.id,
      tap: event.taps[0]?.n ?? event.id,
      eventType: event.eventType,
      at,
      team: sideOf(event),
      tappedBy: event.taps.map(({ memberId }) => memberId),
      voices,
      isInDoubt: event.claim ? Math.abs(voices.yes - voices.no) < SURE_LEAD : isInDoubt(event, voices, hearing),
      counts,
      ...(event.claim && verdict && { claim: { by: event.claim.memberId, verdict: counts ? 'holds' : verdict } }),
    }
    this.asShown.set(event.id, shown)
    return shown
  }

  private hearingAt(at: Instant): Hearing {
    return { recorders: this.recordersAt(at), overruled: this.overruled, rules: this.rules }
  }

  private admit({ kind, memberId, arrivedAt }: AdmissionLine): void {
    const change = { isRecorder: kind === 'admitted', from: this.rules.roundEndAfter(arrivedAt) }
    this.changes.set(memberId, [...(this.changes.get(memberId) ?? []), change])
    this.asShown.clear()
  }

  private tap({ kind: _, arrivedAt, ...tap }: RecorderLine & { kind: 'tapped' }): void {
    if (this.isDecided(tap.at) || !this.recordersAt(tap.at).includes(tap.memberId)) return
    this.arrivals.set(tap.n, arrivedAt)
    const same = this.nearest(tap)
    if (same) this.change({ ...same, taps: [...same.taps, tap] })
    else this.change({ id: tap.n, eventType: tap.eventType, taps: [tap], words: new Map() })
  }

  private nearest(tap: RoomTap): TappedEvent | undefined {
    const distance = (event: TappedEvent) => Math.abs(momentOf(event) - tap.at)
    // Once all who tapped an event took it back, a tap means another one: their words would deny it without a challenge.
    const isTakenBack = (event: TappedEvent) => ![...wordsAbout(event).values()].includes(true)
    return [...this.events.values()]
      .filter((event) => event.taps.length > 0 && !isTakenBack(event))
      .filter((event) => event.eventType === tap.eventType && distance(event) <= RECORDER_SPAN)
      .filter((event) => event.taps.every(({ memberId }) => memberId !== tap.memberId))
      .filter((event) => !this.isDecided(momentOf(event)))
      .toSorted((one, other) => distance(one) - distance(other) || one.id - other.id)[0]
  }

  private undo({ memberId, tap, arrivedAt }: UndoneLine): void {
    const event = this.withTap(tap)
    const own = event?.taps.find(({ n }) => n === tap)
    const tappedAt = this.arrivals.get(tap)
    if (!event || own?.memberId !== memberId || tappedAt === undefined) return
    if (arrivedAt - tappedAt > UNDO_TAP_WITHIN || this.isDecided(momentOf(event))) return
    const taps = event.taps.filter(({ n }) => n !== tap)
    this.events.delete(event.id)
    this.asShown.delete(event.id)
    if (taps.length > 0 || event.claim) this.change({ ...event, taps })
  }

  private say({ memberId, event: tap, isTrue, isAsked }: WordLine): void {
    const found = this.withTap(tap)
    if (!found || this.isDecided(momentOf(found))) return
    if (!this.recordersAt(momentOf(found)).includes(memberId)) return
    const event = isTrue || found.claim?.memberId !== memberId ? found : withoutClaim(found)
    const words = wordsAbout(event)
    const isFree = isAsked || isTrue || event.claim !== undefined || words.get(memberId) === false
    if (!isFree) {
      // A member who alone speaks for the event takes it back, however many challenges they have made.
      const isOwn = [...words].every(([other, word]) => other === memberId || !word)
      if (!isOwn && this.objectionsUsed(memberId, momentOf(event)) >= OBJECTIONS) return
      this.object(memberId, event.id)
    }
    // Only a round that has ended asks, so who answers has looked at the count.
    const round = this.rules.roundAt(momentOf(event))
    if (isAsked && round !== undefined) this.checks.add(checkKey({ memberId, round, eventType: event.eventType }))
    this.change({ ...event, words: new Map([...event.words, [memberId, isTrue]]) })
  }

  /**
   * Takes a claim. It is about the latest event of its type in the round that was tapped and does not count, first of
   * those that its member tapped: otherwise one event, tapped once and claimed, could count twice.
   */
  private claim({ kind: _, ...claim }: ClaimLine): void {
    const { memberId, eventType, at, n } = claim
    const round = this.rules.roundAt(at)
    if (round === undefined || this.decided.has(round) || !this.recordersAt(at).includes(memberId)) return
    if (this.objectionsUsed(memberId, at) >= OBJECTIONS) return
    const missing = this.recordedIn(round)
      .filter((event) => event.eventType === eventType && !event.counts && !event.claim)
      .toSorted((one, other) => one.at - other.at)
    const meant = missing.findLast(({ tappedBy }) => tappedBy.includes(memberId)) ?? missing.at(-1)
    const event = (meant && this.events.get(meant.id)) ?? { id: n, eventType, taps: [], words: new Map() }
    const words = new Map([...event.words].filter(([other]) => other !== memberId))
    this.object(memberId, event.id)
    this.change({ ...event, claim, words })
  }

  private object(memberId: string, event: number): void {
    this.objections.set(memberId, [...new Set([...(this.objections.get(memberId) ?? []), event])])
  }

  /** The number of a member's objections in a half that did not succeed. One whose event is gone is given back ([RM27]). */
  private objectionsUsed(memberId: string, at: Instant): number {
    const half = this.rules.halfAt(at)
    return (this.objections.get(memberId) ?? []).filter((id) => {
      const event = this.events.get(id)
      if (!event || this.rules.halfAt(momentOf(event)) !== half) return false
      const isClaim = event.claim?.memberId === memberId
      return this.shown(event).counts !== isClaim
    }).length
  }

  private decide(round: string): void {
    if (this.decided.has(round)) return
    const inRound = this.recordedIn(round)
    this.decided.add(round)
    for (const shown of inRound) {
      const event = this.events.get(shown.id)
      if (event) this.noteOverruled(event, shown.counts)
      this.settled.set(shown.id, { ...shown, isInDoubt: false })
    }
    this.asShown.clear()
  }

  /** Notes the members against whom two others decided who do not gain by it ([RM27]). */
  private noteOverruled(event: TappedEvent, counts: boolean): void {
    const words = [...wordsAbout(event)]
    const deciding = words.filter(
      ([memberId, word]) => word === counts && !gainsBySaying(memberId, word, event, this.rules),
    )
    if (deciding.length < 2) return
    for (const [memberId, word] of words) {
      if (word === counts) continue
      if (!word || event.claim?.memberId === memberId || gainsBySaying(memberId, word, event, this.rules))
        this.timesOverruled.set(memberId, (this.timesOverruled.get(memberId) ?? 0) + 1)
    }
  }

  private withTap(tap: number): TappedEvent | undefined {
    const isMeant = (report: RoomTap | undefined) => report?.n === tap
    return [...this.events.values()].find(({ taps, claim }) => isMeant(claim) || taps.some(isMeant))
  }

  private isDecided(at: Instant): boolean {
    const round = this.rules.roundAt(at)
    return round !== undefined && this.decided.has(round)
  }

  private change(event: TappedEvent): void {
    this.events.set(event.id, event)
    this.asShown.delete(event.id)
  }
}

/** Takes the claim of a tapped event back. What its member then says about the event is a word like any other. */
function withoutClaim(event: TappedEvent): TappedEvent {
  const { claim: _, ...tapped } = event
  return event.taps.length > 0 ? tapped : event
}

const checkKey = ({ memberId, round, eventType }: { memberId: string; round: string; eventType: string }) =>
  JSON.stringify([memberId, round, eventType])
