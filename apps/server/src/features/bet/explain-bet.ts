import {
  type Answer,
  type BetId,
  type explainBet as explainBetRoute,
  GameError,
  type MatchEventId,
  type UserId,
} from '@bettle/contract'
import { betVisibleTo, matchMinuteAt, neverBegan, oddsToWire, roundSpan, roundStatus } from '@bettle/rules'
import type { Context } from '../../context.ts'
import type { BetRow } from '../../db/schema.ts'
import { lobbyForMember } from '../lobby/lobby-store.ts'
import { timetableOf } from '../match/timetable.ts'
import { selectBets } from './bet-wire.ts'

/** Why a bet stands as it does: the events that counted with their minutes, and the chips that moved for it ([S10]). */
export async function explainBet(ctx: Context, userId: UserId, betId: BetId): Promise<Answer<typeof explainBetRoute>> {
  const bet = await selectBets(ctx.db).where('bet.id', '=', betId).executeTakeFirst()
  if (!bet) throw new GameError('not-found')
  const lobby = await lobbyForMember(ctx.db, bet.lobby_id, userId).catch(() => undefined)
  if (!lobby) throw new GameError('not-found')
  const timetable = await timetableOf(ctx.db, lobby.match_id, lobby.plan_id)
  const round = timetable.rounds.find((candidate) => candidate.id === bet.round_id)
  if (!round) throw new GameError('not-found')
  const now = ctx.clock.now()
  const roundStarted = roundStatus(timetable, round, now) !== 'upcoming'
  const sight = { userId: bet.account_id, stake: bet.stake, roundStarted, settled: bet.outcome !== 'open' }
  if (!betVisibleTo(userId, sight, lobby.settings.showCompetitorBets)) throw new GameError('not-found')

  const { startsAt, endsAt } = roundSpan(timetable, round)
  const kickOff = timetable.halves.find((half) => half.halfNumber === round.halfNumber)?.startTime ?? null
  const counts = startsAt !== null && !neverBegan(timetable, round)
  const events = counts ? await eventsIn(ctx, lobby.match_id, bet.event_type, startsAt, endsAt) : []
  const ledger = await ctx.db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('bet_id', '=', betId)
    .orderBy('seq')
    .execute()
  const unstarted = timetable.rounds.filter((other) => roundStatus(timetable, other, now) === 'upcoming')
  const hidden = userId === bet.account_id ? [] : await hiddenStakesOf(ctx, bet, unstarted)
  return {
    events: events.map((event) => ({
      _id: event.id as MatchEventId,
      eventType: event.event_type,
      timeStamp: event.at.toISOString(),
      minute: kickOff === null ? 0 : matchMinuteAt(kickOff, timetable.tempo, event.at.getTime()),
    })),
    count: bet.count ?? events.length,
    threshold: bet.threshold,
    betType: bet.bet_type,
    outcome: bet.outcome,
    payout: bet.payout,
    stake: bet.stake,
    odds: oddsToWire(bet.hundredths),
    ledger: ledger.map((entry) => ({
      seq: entry.seq,
      kind: entry.kind,
      amount: entry.amount,
      balance: hidden.reduce((seen, { seq, stake }) => seen + (seq <= entry.seq ? stake : 0), entry.balance),
      at: entry.at.toISOString(),
      reason: entry.reason,
    })),
    corrections: ledger
      .filter((entry) => entry.kind === 'correction')
      .map(({ at, reason, amount, balance }) => ({ at: at.toISOString(), reason, amount, balance })),
  }
}

/** Stakes the player's balance must not tell of yet: to others, chips still include them ([V3]). */
function hiddenStakesOf(ctx: Context, { lobby_id, account_id }: BetRow, unstarted: readonly { readonly id: string }[]) {
  if (unstarted.length === 0) return []
  return ctx.db
    .selectFrom('bet')
    .innerJoin('ledger_entry', 'ledger_entry.bet_id', 'bet.id')
    .select(['bet.stake', 'ledger_entry.seq'])
    .where('bet.lobby_id', '=', lobby_id)
    .where('bet.account_id', '=', account_id)
    .where('bet.outcome', '=', 'open')
    .where(
      'bet.round_id',
      'in',
      unstarted.map((round) => round.id),
    )
    .where('ledger_entry.lobby_id', '=', lobby_id)
    .where('ledger_entry.kind', '=', 'stake')
    .execute()
}

function eventsIn(ctx: Context, matchId: string, eventType: string, startsAt: number, endsAt: number | null) {
  return ctx.db
    .selectFrom('match_event')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('event_type', '=', eventType)
    .where('removed_at', 'is', null)
    .where('at', '>=', new Date(Math.ceil(startsAt)))
    .$if(endsAt !== null, (query) => query.where('at', '<', new Date(Math.ceil(endsAt ?? 0))))
    .orderBy('at')
    .orderBy('id')
    .execute()
}
