import type { Instant } from '../time.ts'
import { eventOfTap, type RoomEvent, type RoomTap, type RoomTeam } from './room-tap.ts'
import type { RoomContext, Watcher } from './room-verdict.ts'
import { isUnsupported, takeTap, UNDO_TAP_WITHIN, WATCHES_FOR } from './take-tap.ts'

/** One line of the numbered log of a room. */
export type RoomLine =
  | { readonly n: number; readonly kind: 'entered' | 'left'; readonly memberId: string; readonly arrivedAt: Instant }
  | (RoomTap & { readonly kind: 'tapped'; readonly arrivedAt: Instant })
  | {
      readonly n: number
      readonly kind: 'undone'
      readonly memberId: string
      /** The number of the log line with the tap that the member undid. */
      readonly tap: number
      readonly arrivedAt: Instant
    }
  /** A host, an operator or a feed recorded an event. */
  | {
      readonly n: number
      readonly kind: 'referred'
      readonly eventType: string
      readonly team: RoomTeam
      readonly at: Instant
    }
  /** A host or an operator removed an event. */
  | { readonly n: number; readonly kind: 'removed'; readonly event: number }

export interface RoomState {
  readonly events: readonly RoomEvent[]
  readonly waiting: readonly RoomTap[]
}

export interface RoomRules {
  readonly weightOf: (memberId: string) => number
  readonly interestOf: RoomContext['interestOf']
}

/**
 * Returns the state of a room as a function of its log ([RM1]). It applies the lines in order of their numbers. Of
 * several lines with the same number it applies only the first.
 */
export function foldRoom(lines: readonly RoomLine[], rules: RoomRules): RoomState {
  const room = new Room(rules)
  const numbers = new Set<number>()
  for (const line of lines.toSorted((one, other) => one.n - other.n)) {
    if (numbers.has(line.n)) continue
    numbers.add(line.n)
    room.take(line)
  }
  return { events: room.events, waiting: room.waiting }
}

class Room {
  events: RoomEvent[] = []
  waiting: RoomTap[] = []
  private readonly lastSigns = new Map<string, Instant>()
  private readonly arrivals = new Map<number, { memberId: string; arrivedAt: Instant }>()
  private readonly rules: RoomRules

  constructor(rules: RoomRules) {
    this.rules = rules
  }

  take(line: RoomLine): void {
    if (line.kind === 'entered') this.lastSigns.set(line.memberId, line.arrivedAt)
    else if (line.kind === 'left') this.lastSigns.delete(line.memberId)
    else if (line.kind === 'tapped') this.tap(line)
    else if (line.kind === 'undone') this.undo(line)
    else if (line.kind === 'referred') this.refer(line)
    else if (line.kind === 'removed') {
      this.change(line.event, (event) => ({ ...event, isRemoved: true, decidedBy: 'overruled' }))
    }
  }

  private tap({ kind: _, arrivedAt, ...tap }: RoomLine & { kind: 'tapped' }): void {
    if (!this.lastSigns.has(tap.memberId)) return
    this.lastSigns.set(tap.memberId, arrivedAt)
    this.arrivals.set(tap.n, { memberId: tap.memberId, arrivedAt })
    const effect = takeTap(tap, this.waiting, this.events, this.context(arrivedAt))
    if (effect.kind === 'waits') this.waiting = [...this.waiting, tap]
    else if (effect.kind === 'joined') {
      this.change(effect.event.id, (event) => ({ ...event, taps: [...event.taps, tap] }))
    } else {
      const used = new Set(effect.taps.map(({ n }) => n))
      this.waiting = this.waiting.filter(({ n }) => !used.has(n))
      const { eventType } = tap
      const { event, taps } = effect
      this.events = [...this.events, { id: tap.n, eventType, ...event, taps, isRemoved: false, decidedBy: 'taps' }]
    }
  }

  private undo({ memberId, tap, arrivedAt }: RoomLine & { kind: 'undone' }): void {
    const tapped = this.arrivals.get(tap)
    if (tapped?.memberId !== memberId || arrivedAt - tapped.arrivedAt > UNDO_TAP_WITHIN) return
    this.waiting = this.waiting.filter(({ n }) => n !== tap)
    const event = this.events.find(({ taps }) => taps.some(({ n }) => n === tap))
    if (!event) return
    const left = event.taps.filter(({ n }) => n !== tap)
    if (isUnsupported(event, tap, this.events, this.context(arrivedAt))) {
      this.events = this.events.filter(({ id }) => id !== event.id)
      this.waiting = [...this.waiting, ...left]
    } else {
      this.change(event.id, (one) => ({ ...one, taps: left }))
    }
  }

  /**
   * Records an event of a host, an operator or a feed. It replaces the nearest event of this type that taps recorded
   * within `TAP_SPAN`, if there is one, and keeps the taps of that event.
   */
  private refer({ n, eventType, team, at }: RoomLine & { kind: 'referred' }): void {
    const same = eventOfTap(
      this.events.filter(({ decidedBy }) => decidedBy === 'taps'),
      { memberId: '', eventType, team, at },
    )
    const event = { eventType, team, at, isRemoved: false, decidedBy: 'overruled' as const }
    this.events = this.events.filter(({ id }) => id !== same?.id)
    this.events = [...this.events, { ...event, id: n, taps: same?.taps ?? [] }]
  }

  private context(now: Instant): RoomContext {
    const watchers: Watcher[] = [...this.lastSigns]
      .filter(([, at]) => now - at < WATCHES_FOR)
      .map(([memberId]) => ({ memberId, weight: this.rules.weightOf(memberId) }))
    return { watchers, interestOf: this.rules.interestOf }
  }

  private change(id: number, to: (event: RoomEvent) => RoomEvent): void {
    this.events = this.events.map((event) => (event.id === id ? to(event) : event))
  }
}
