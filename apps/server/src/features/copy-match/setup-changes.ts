import type { ActionKind, CopyPreview, HalfId, MatchId, RoundId } from '@bettle/contract'
import { oddsToWire } from '@bettle/rules'
import type { OptionRow, Tx } from '../../db/schema.ts'
import { type Playing, playingIn } from '../event-type/event-type-changes.ts'
import { halvesOf, officialPlan } from '../match/timetable.ts'
import { roundAsItIs, roundsIn, roundsOfHalf } from '../match-control/timetable/rounds-of-plan.ts'
import { TIMES } from '../match-control/timetable/time-changes.ts'
import { optionsChanged } from '../odds/option-changes.ts'
import { type Did, type Facts, typeOf } from '../operator/record-action.ts'

interface HalfAsPlanned {
  readonly halfId: HalfId
  readonly halfNumber: number
  readonly rounds: { readonly roundId: RoundId; readonly startMinute: number; readonly endMinute: number | null }[]
}

/** The setup of a match: halves, rounds, event types and options, each in their order. */
export interface Setup extends Playing {
  readonly halves: HalfAsPlanned[]
}

export async function setupOf(tx: Tx, matchId: MatchId): Promise<Setup> {
  const plan = await officialPlan(tx, matchId)
  const halves: HalfAsPlanned[] = []
  for (const half of await halvesOf(tx, matchId)) {
    const rounds = (await roundsOfHalf(tx, plan.id, half.id)).map(roundAsItIs)
    halves.push({ halfId: half.id as HalfId, halfNumber: half.half_number, rounds })
  }
  return { ...(await playingIn(tx, matchId)), halves }
}

/** Returns the log entry for a change of the setup, or null if nothing changed. */
export function didToSetup(kind: ActionKind, matchId: MatchId, before: Setup, now: Setup, subject: Facts): Did | null {
  const odds = optionsChanged(before.options, now.options)
  const isSame =
    odds.after.length === 0 &&
    JSON.stringify([before.eventTypes, before.halves]) === JSON.stringify([now.eventTypes, now.halves])
  if (isSame) return null
  const { added, taken } = typesMoved(before, now)
  const halves = new Set([...before.halves, ...now.halves].map(({ halfId }) => halfId))
  return {
    kind,
    subject,
    before: { eventTypes: before.eventTypes, odds: odds.before, halves: before.halves },
    after: { eventTypes: now.eventTypes, odds: odds.after, halves: now.halves },
    undo: {
      kind: 'restore-setup',
      matchId,
      eventTypes: [...before.eventTypes],
      odds: odds.before,
      halves: before.halves,
    },
    changes: ['event-types', ...[...added, ...taken].map(typeOf), ...odds.lines, TIMES, ...[...halves].map(roundsIn)],
  }
}

/** Returns the differences between two setups in the contract's format. */
export function differencesOf(before: Setup, now: Setup): CopyPreview {
  const kept = (one: Setup, other: Setup) => one.eventTypes.filter((name) => other.eventTypes.includes(name))
  const changed = new Set(optionsChanged(before.options, now.options).after.map(({ oddsId }) => oddsId as string))
  const missing = (one: Setup, other: Setup) =>
    one.halves.map(({ halfNumber }) => halfNumber).filter((number) => !halfIn(other, number))
  return {
    eventTypes: {
      ...typesMoved(before, now),
      isReordered: JSON.stringify(kept(before, now)) !== JSON.stringify(kept(now, before)),
    },
    odds: now.options
      .filter(({ id }) => changed.has(id))
      .map((option) => ({
        eventType: option.event_type,
        betType: option.bet_type,
        threshold: option.threshold,
        before: priceOf(before.options.find(({ id }) => id === option.id)),
        after: priceOf(option),
      })),
    halves: { added: missing(now, before), taken: missing(before, now) },
    rounds: now.halves.flatMap(({ halfNumber, rounds }) => {
      const was = halfIn(before, halfNumber)?.rounds ?? []
      return JSON.stringify(was) === JSON.stringify(rounds)
        ? []
        : [{ halfNumber, before: was.length, after: rounds.length }]
    }),
  }
}

function typesMoved(before: Setup, now: Setup) {
  return {
    added: now.eventTypes.filter((name) => !before.eventTypes.includes(name)),
    taken: before.eventTypes.filter((name) => !now.eventTypes.includes(name)),
  }
}

const halfIn = ({ halves }: Setup, number: number) => halves.find(({ halfNumber }) => halfNumber === number)

const priceOf = (option: OptionRow | undefined) =>
  option === undefined || option.retired_at !== null ? null : oddsToWire(option.hundredths)
