import type { MatchFile } from '../feed/match-file.ts'
import { BUILT_IN_EVENT_TYPES } from '../match/event-types.ts'
import { RATES, SLOT_MINUTES, SLOTS_PER_HALF } from '../pricing/pricing-rates.ts'
import { foldRoom, type RoomLine } from '../room/fold-room.ts'
import { compareTaps, NO_TAP_RECORD, seenAt, type TapRecord, tapWeight } from '../room/tap-weight.ts'
import { simulateMatch } from './simulate-match.ts'

/**
 * The plan of colluding members. One of them bets on an event type. The others bet on other types, so that the room
 * counts their taps of this event type. `false taps`: they tap events of this type that did not happen. `silence`: they
 * do not tap events of this type.
 */
export type Plot = 'none' | 'false taps' | 'silence'

export interface SimulatedRoom {
  readonly members: number
  readonly colluding: number
  readonly plot: Plot
  /**
   * The largest difference in ms between the times at which two members see the same moment. If it is positive, an
   * earlier practice match has measured the members' leads.
   */
  readonly latestPicture?: number
  /** Returns random numbers from 0 up to but not including 1. */
  readonly random: () => number
}

export interface RoomFigures {
  /** The number of bets of all members who do not collude. */
  readonly bets: number
  readonly right: number
  /** The number of bets that the collusion is about. */
  readonly plotBets: number
  readonly plotRight: number
}

interface PlacedBet {
  readonly memberId: string
  readonly eventType: string
  readonly isOver: boolean
  readonly threshold: number
}

interface PlannedRound {
  /** The event type of the bet that the collusion is about. */
  readonly target: string
  readonly bets: readonly PlacedBet[]
}

interface Tap {
  readonly memberId: string
  readonly eventType: string
  readonly team: 'home' | 'away'
  readonly arrivedAt: number
}

const MISSED = 0.2
const WRONG_TYPE = 0.05
const WRONG_SIDE = 0.05
const FASTEST = 1000
const SLOWEST = 6000
const ROUNDS = 2 * SLOTS_PER_HALF
/** The kick-off of the second half, in seconds from that of the first: two hours later. */
const SECOND_HALF = 7200
/** Seconds between two false taps of the coalition. */
const FALSE_TAPS_EVERY = 30

/**
 * Plays a match in a room of members who all bet in every round. Compares the outcomes of their bets with the true
 * outcomes of the match.
 */
export function simulateRoom({ members, colluding, plot, latestPicture = 0, random }: SimulatedRoom): RoomFigures {
  const ids = Array.from({ length: members }, (_, index) => `m${index}`)
  const plotters = new Set(ids.slice(0, plot === 'none' ? 0 : colluding))
  const pictures = new Map(ids.map((memberId) => [memberId, random() * latestPicture]))
  const rounds = Array.from({ length: ROUNDS }, (_, round) => plannedRound(round, ids, plotters, plot, random))
  const file = simulateMatch({ random, homeTeam: 'Reds', awayTeam: 'Blues' })
  const records = latestPicture > 0 ? practised(ids, pictures, random) : new Map<string, TapRecord>()
  const recordOf = (memberId: string) => records.get(memberId) ?? NO_TAP_RECORD

  const honest = tapsOf(file, ids, pictures, random).filter(
    ({ memberId, eventType, arrivedAt }) =>
      !plotters.has(memberId) || plot !== 'silence' || rounds[roundAt(arrivedAt)]?.target !== eventType,
  )
  const taps = [...honest, ...(plot === 'false taps' ? falseTaps(file, rounds, plotters, random) : [])]
  const state = foldRoom(
    [
      ...ids.map((memberId, index): RoomLine => ({ n: index, kind: 'entered', memberId, arrivedAt: 0 })),
      ...taps
        .toSorted((one, other) => one.arrivedAt - other.arrivedAt)
        .map((tap, index): RoomLine => {
          const at = seenAt(tap.arrivedAt, recordOf(tap.memberId))
          return { ...tap, n: members + index, kind: 'tapped', at }
        }),
    ],
    {
      weightOf: (memberId) => tapWeight(recordOf(memberId)),
      interestOf: (memberId, eventType, at) => {
        const bet = rounds[roundAt(at)]?.bets.find((one) => one.memberId === memberId)
        if (bet?.eventType !== eventType) return 'none'
        return bet.isOver ? 'gains' : 'loses'
      },
    },
  )
  return comparedWith(file, state.events, rounds, plotters)
}

function plannedRound(
  round: number,
  ids: readonly string[],
  plotters: ReadonlySet<string>,
  plot: Plot,
  random: () => number,
): PlannedRound {
  const target = oneOf(BUILT_IN_EVENT_TYPES, random)
  const others = BUILT_IN_EVENT_TYPES.filter((type) => type !== target)
  const bets = ids.map((memberId, index) => {
    const isPlotter = plotters.has(memberId)
    const eventType = isPlotter && index === 0 ? target : oneOf(isPlotter ? others : BUILT_IN_EVENT_TYPES, random)
    const isOver = isPlotter && index === 0 ? plot === 'false taps' : random() < 0.5
    const mean = RATES[eventType]?.[round] ?? 0
    return { memberId, eventType, isOver, threshold: Math.max(0, Math.round(mean - 0.5)) + 0.5 }
  })
  return { target, bets }
}

/** Returns the record of taps that each member gets in a recorded practice match. */
function practised(
  ids: readonly string[],
  pictures: ReadonlyMap<string, number>,
  random: () => number,
): Map<string, TapRecord> {
  const file = simulateMatch({ random, homeTeam: 'Reds', awayTeam: 'Blues' })
  const references = file.events.map(({ eventType, half, second }) => ({ eventType, at: instantOf(half, second) }))
  const taps = tapsOf(file, ids, pictures, random)
  return new Map(
    ids.map((memberId) => {
      const own = taps.filter((tap) => tap.memberId === memberId)
      return [
        memberId,
        compareTaps(
          own.map(({ eventType, arrivedAt: at }) => ({ eventType, at })),
          references,
        ),
      ]
    }),
  )
}

/** Returns the taps of members who watch the match and make usual mistakes. */
function tapsOf(
  file: MatchFile,
  ids: readonly string[],
  pictures: ReadonlyMap<string, number>,
  random: () => number,
): Tap[] {
  return file.events.flatMap(({ half, second, eventType, team }) =>
    ids.flatMap((memberId): Tap[] => {
      if (!team || random() < MISSED) return []
      const isWrongType = random() < WRONG_TYPE
      const tapped = isWrongType
        ? oneOf(
            BUILT_IN_EVENT_TYPES.filter((one) => one !== eventType),
            random,
          )
        : eventType
      const side = random() < WRONG_SIDE ? (team === 'home' ? 'away' : 'home') : team
      const seen = instantOf(half, second) + (pictures.get(memberId) ?? 0)
      return [{ memberId, eventType: tapped, team: side, arrivedAt: seen + delay(random) }]
    }),
  )
}

function falseTaps(
  { halves }: MatchFile,
  rounds: readonly PlannedRound[],
  plotters: ReadonlySet<string>,
  random: () => number,
): Tap[] {
  return halves.flatMap(({ halfNumber, durationSeconds }) =>
    Array.from({ length: Math.floor(durationSeconds / FALSE_TAPS_EVERY) }, (_, index) => {
      const at = instantOf(halfNumber, (index + 0.5) * FALSE_TAPS_EVERY)
      const eventType = rounds[roundAt(at)]?.target ?? ''
      return [...plotters].map(
        (memberId): Tap => ({ memberId, eventType, team: 'home', arrivedAt: at + delay(random) }),
      )
    }).flat(),
  )
}

function comparedWith(
  file: MatchFile,
  events: readonly { readonly eventType: string; readonly at: number }[],
  rounds: readonly PlannedRound[],
  plotters: ReadonlySet<string>,
): RoomFigures {
  const truth = file.events.map(({ eventType, half, second }) => ({ eventType, at: instantOf(half, second) }))
  const counted = (list: typeof events, round: number, type: string) =>
    list.filter(({ eventType, at }) => eventType === type && roundAt(at) === round).length
  const outcomes = rounds.flatMap(({ bets }, round) =>
    bets.map(({ memberId, eventType, threshold }) => ({
      memberId,
      isRight: counted(events, round, eventType) > threshold === counted(truth, round, eventType) > threshold,
    })),
  )
  const honest = outcomes.filter(({ memberId }) => !plotters.has(memberId))
  const plotted = outcomes.filter(({ memberId }) => plotters.size > 0 && memberId === 'm0')
  const right = (some: typeof outcomes) => some.filter(({ isRight }) => isRight).length
  return { bets: honest.length, right: right(honest), plotBets: plotted.length, plotRight: right(plotted) }
}

function instantOf(half: number, second: number): number {
  return Math.floor(((half - 1) * SECOND_HALF + second) * 1000)
}

function roundAt(at: number): number {
  const half = at >= SECOND_HALF * 1000 ? 1 : 0
  const minute = (at / 1000 - half * SECOND_HALF) / 60
  return half * SLOTS_PER_HALF + Math.min(SLOTS_PER_HALF - 1, Math.floor(minute / SLOT_MINUTES))
}

function delay(random: () => number): number {
  return FASTEST + Math.floor(random() * (SLOWEST - FASTEST))
}

function oneOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}
