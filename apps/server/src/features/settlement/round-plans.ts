import {
  type BetToPlan,
  type Instant,
  type RoundBefore,
  type RoundNow,
  type RoundPlan,
  strengthInTenths,
} from '@bettle/rules'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import type { BetWithNames } from '../bet/bet-wire.ts'
import { type CutPlayers, isCutBefore, NO_CUTS } from '../ledger/cut-players.ts'
import { type MovedMember, post } from '../ledger/post.ts'
import { type SeatOfLobby, saveEliminations } from './eliminations/eliminations.ts'
import { type ActivityChange, activityChanges, countActivity } from './inactivity/count-activity.ts'
import { recordPenalties } from './inactivity/penalise.ts'
import { type StoredCounts, saveOutcomes, saveRounds } from './settlement-store.ts'

/** A stored bet in the form that plans need. */
export type PlannedBet = BetToPlan & { readonly lobbyId: string; readonly row: BetWithNames }

/** A locked lobby, and the changes that a settlement or a correction of a round makes in it. */
export interface LobbyPlan {
  readonly lobby: LobbyRow
  readonly plan: RoundPlan<PlannedBet, SeatOfLobby>
}

/**
 * Returns a function that maps a bet of these lobbies for a plan; the strength of its card is a setting of the lobby.
 * @param lateFrom the first instant at which a bet arrived too late ([S13]); null if no bet did
 * @param cuts the players whose bets on later rounds are void ([X10])
 */
export function toPlanIn(
  lobbies: readonly LobbyRow[],
  lateFrom: Instant | null,
  cuts: CutPlayers = NO_CUTS,
): (bet: BetWithNames) => PlannedBet {
  const tenths = new Map(lobbies.map(({ id, settings }) => [id, strengthInTenths(settings.cardEffectStrength)]))
  return (bet) => ({
    id: bet.id,
    lobbyId: bet.lobby_id,
    userId: bet.account_id,
    row: bet,
    eventType: bet.event_type,
    betType: bet.bet_type,
    threshold: bet.threshold,
    hundredths: bet.hundredths,
    stake: bet.stake,
    card: bet.card === null ? undefined : { kind: bet.card, tenths: tenths.get(bet.lobby_id) ?? 10 },
    isCut: isCutBefore(cuts, bet),
    isUnwitnessed: bet.unwitnessed,
    isDisputed: bet.disputed,
    isLate: lateFrom !== null && bet.placed_at.getTime() >= lateFrom,
    outcome: bet.outcome,
    payout: bet.payout,
    count: bet.count,
    voidReason: bet.void_reason,
  })
}

export function groupedByLobby<Item extends { readonly lobbyId: string }>(items: readonly Item[]): Map<string, Item[]> {
  const byLobby = new Map<string, Item[]>()
  for (const item of items) {
    const ofLobby = byLobby.get(item.lobbyId)
    if (ofLobby) ofLobby.push(item)
    else byLobby.set(item.lobbyId, [item])
  }
  return byLobby
}

export const NEVER_SETTLED: RoundBefore = { isSettled: false, settlements: 0, isCounted: false, isEndDecided: false }

/** Returns the counts as a lobby stores them. */
export const countsIn = (now: RoundNow): StoredCounts => (typeof now === 'object' ? now : null)

export interface WrittenPlans {
  readonly at: Date
  /** The members whose chips or figures changed. */
  readonly moved: readonly MovedMember[]
  /** Those of them whose figures were not counted again after their rows were read. */
  readonly exact: readonly MovedMember[]
  readonly activity: readonly ActivityChange[]
  /** The bets without a credit that are their players' first settled bets ([K1]). */
  readonly first: ReadonlySet<string>
}

/** Writes the plans of a batch of locked lobbies, in the order of their ledger entries. */
export async function writePlans(
  tx: Tx,
  roundId: string,
  now: RoundNow,
  plans: readonly LobbyPlan[],
  at: Date,
): Promise<WrittenPlans> {
  const lobbies = plans.map(({ lobby }) => lobby)
  const decisions = plans.flatMap(({ plan }) => plan.decisions)
  const figures = plans.flatMap(({ plan }) => plan.figures)
  const postings = plans.flatMap(({ plan }) => plan.postings)
  const moved = await post(tx, lobbies, postings, at, figures)
  const first = await saveOutcomes(tx, decisions, at)
  const rounds = plans.flatMap(({ lobby, plan: { round, decidesEnd } }) =>
    round === 'unchanged' ? [] : [{ lobbyId: lobby.id, isSettled: round === 'settled', decidesEnd }],
  )
  await saveRounds(tx, rounds, roundId, countsIn(now), at)
  const penalties = plans.flatMap(({ plan }) => plan.penalties)
  await recordPenalties(tx, roundId, penalties, at)
  const eliminations = plans.map(({ lobby, plan }) => ({ lobby, eliminations: plan.eliminations }))
  await saveEliminations(tx, eliminations, at)
  const recounted = plans.flatMap(({ lobby, plan }) => (plan.activity === 'recounted' ? [lobby] : []))
  const added = plans.flatMap(({ plan }) => (plan.activity === 'added' ? plan.figures : []))
  const recountedIds = new Set(recounted.map(({ id }) => id))
  const exact = recounted.length === 0 ? moved : moved.filter(({ lobby_id }) => !recountedIds.has(lobby_id))
  const changes = recounted.length > 0 ? await countActivity(tx, recounted) : []
  return { at, moved, exact, first, activity: [...activityChanges(exact, added), ...changes] }
}
