import type * as contract from '@bettle/contract'
import { type Answer, type BetId, GameError, type MatchEventId, type UserId } from '@bettle/contract'
import {
  betVisibleTo,
  clockOfRound,
  correctionsIn,
  matchMinuteAt,
  neverBegan,
  oddsToWire,
  type Round,
  reasonText,
  roundSpan,
  roundStatus,
  type Timetable,
} from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { BetRow, LobbyRow, Reader } from '../../db/schema.ts'
import { loadTimetable } from '../match/timetable.ts'
import { lobbyForMember } from '../member/member-store.ts'
import { type BetLedger, betLedger } from './bet-ledger.ts'
import { cardEffectOf, selectBets, voidReasonOf } from './bet-wire.ts'

type Receipt = Answer<typeof contract.getReceipt>

/**
 * Explains a bet: the counted events with their minutes, removed events with the reason, the ledger entries and the
 * effect of each correction ([S10], [S11]).
 */
export async function getReceipt(ctx: Context, userId: UserId, betId: BetId): Promise<Receipt> {
  const { bet, lobby, timetable, round } = await betSeenBy(ctx, userId, betId)
  const events = await eventsFor(ctx, bet, lobby, { timetable, round })
  const counted = events.filter((event) => event.removedAt === null)
  const ledger = await betLedger(ctx, bet, userId, timetable)
  return {
    events: counted,
    removedEvents: events.flatMap(({ removedAt, ...event }) => (removedAt === null ? [] : [{ ...event, removedAt }])),
    count: bet.count ?? counted.length,
    threshold: bet.threshold,
    betType: bet.bet_type,
    outcome: bet.outcome,
    payout: bet.payout,
    ...cardEffectOf(bet),
    ...voidReasonOf(bet),
    stake: bet.stake,
    odds: oddsToWire(bet.hundredths),
    ledger: [...ledger.lines],
    corrections: await correctionsOf(ctx.db, bet.id, ledger),
  }
}

/**
 * Reads the bet with its lobby and round. @throws GameError `not-found` also if the user may not see the bet ([V1],
 * [V2], [V5])
 */
async function betSeenBy(ctx: Context, userId: UserId, betId: BetId) {
  const bet = await selectBets(ctx.db).where('bet.id', '=', betId).executeTakeFirst()
  const lobby = bet && (await lobbyForMember(ctx.db, bet.lobby_id, userId).catch(() => undefined))
  if (!bet || !lobby) throw new GameError('not-found')
  const timetable = await loadTimetable(ctx.db, lobby.match_id, lobby.plan_id)
  const round = timetable.rounds.find((candidate) => candidate.id === bet.round_id)
  if (!round) throw new GameError('not-found')
  const roundStarted = roundStatus(timetable, round, ctx.clock.now()) !== 'upcoming'
  const sight = { userId: bet.account_id, stake: bet.stake, roundStarted, settled: bet.outcome !== 'open' }
  if (!betVisibleTo(userId, sight, lobby.settings.showCompetitorBets)) throw new GameError('not-found')
  return { bet, lobby, timetable, round }
}

/** Returns all events of the bet's type in its round, including removed events. */
async function eventsFor(
  ctx: Context,
  { event_type }: BetRow,
  { match_id }: LobbyRow,
  { timetable, round }: { timetable: Timetable; round: Round },
) {
  const { startsAt, endsAt } = roundSpan(timetable, round)
  if (startsAt === null || neverBegan(timetable, round)) return []
  const clock = clockOfRound(timetable, round)
  const rows = await ctx.db
    .selectFrom('match_event')
    .selectAll()
    .where('match_id', '=', match_id)
    .where('event_type', '=', event_type)
    .where('at', '>=', new Date(Math.ceil(startsAt)))
    .$if(endsAt !== null, (query) => query.where('at', '<', new Date(Math.ceil(endsAt ?? 0))))
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map((event) => ({
    _id: event.id as MatchEventId,
    eventType: event.event_type,
    timeStamp: event.at.toISOString(),
    minute: clock ? matchMinuteAt(clock, timetable.tempo, event.at.getTime()) : 0,
    removedAt: event.removed_at?.toISOString() ?? null,
    reason: event.reason,
  }))
}

/**
 * Returns each new outcome of a settled bet with its reason and the balance after it. The balance is that of the ledger
 * entry or, if no chips moved, that of the correction's time ([S11]).
 */
async function correctionsOf(
  reader: Reader,
  betId: string,
  ledger: BetLedger,
): Promise<Receipt['corrections'][number][]> {
  const decisions = await reader
    .selectFrom('bet_outcome')
    .select(['from_outcome as from', 'to_outcome as to', 'credit', 'at', 'reason'])
    .where('bet_id', '=', betId)
    .orderBy('number')
    .execute()
  const entries = ledger.lines.filter(({ kind }) => kind === 'correction').values()
  const published: Receipt['corrections'][number][] = []
  for (const { from, to, amount, at, reason } of correctionsIn(decisions)) {
    const entry = amount === 0 ? undefined : entries.next().value
    const balance = entry?.balance ?? (await ledger.balanceAt(at))
    published.push({ at: at.toISOString(), ...reasonText(reason), from, to, amount, balance })
  }
  return published
}
