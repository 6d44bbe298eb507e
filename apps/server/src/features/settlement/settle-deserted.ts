import { DEFAULT_SETTINGS, type Instant, type RoundNow, type RoundSpan, roundSpan } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { claimWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { loadTimetable } from '../match/timetable.ts'
import { planIdOf, type RoundInMatch, roundInMatch, roundNow } from './round-in-match.ts'
import { countsIn } from './round-plans.ts'
import { countsText, lastChange } from './settlement-store.ts'
import { isUnsettled } from './unsettled.ts'

/**
 * The number of lobbies in one statement: large enough that thousands are quick, small enough that a joining player
 * does not wait long.
 */
const AT_ONCE = 1000

/**
 * Settles a round in lobbies where no member is present, no bet is on it and no player can be penalised, so that its
 * end changes nothing. Such a lobby costs one row, however many exist. Lobbies that another transaction has locked are
 * left to `forEachBatch`.
 */
export async function settleDeserted(ctx: Context, work: OwnedWork): Promise<void> {
  for (;;) {
    const settled = await transaction(ctx, async (tx) => {
      const lobbyIds = await lockedDeserted(tx, work)
      if (lobbyIds.length === 0) return 0
      const found = await roundInMatch(tx, work)
      const now = await roundNow(ctx, tx, found.match.id, found.timetable, work.key)
      if (now === 'continues') return 0
      if (!(await claimWork(tx, work, ctx.clock.date()))) return 0
      return markDeserted(ctx, tx, work, lobbyIds, found, now)
    })
    if (settled < AT_ONCE) return
  }
}

async function lockedDeserted(tx: Tx, work: OwnedWork): Promise<string[]> {
  const { startsAt } = await spanNow(tx, work)
  const rows = await sql<{ id: string }>`
    select lobby.id from lobby join round on round.plan_id = lobby.plan_id
    where round.id = ${work.key}::uuid and ${isToSettleUnseen(work, startsAt)}
    order by lobby.id limit ${AT_ONCE} for update of lobby skip locked`.execute(tx)
  return rows.rows.map((row) => row.id)
}

/**
 * Settles the round in these locked lobbies. It checks the conditions again, because a member may have joined before
 * the lock.
 */
async function markDeserted(
  ctx: Context,
  tx: Tx,
  work: OwnedWork,
  lobbyIds: readonly string[],
  { timetable, row }: RoundInMatch,
  now: RoundNow,
): Promise<number> {
  const round = timetable.rounds.find((candidate) => candidate.id === row.id)
  const span = round ? roundSpan(timetable, round) : { startsAt: null, endsAt: null }
  const { numAffectedRows } = await sql`
    insert into lobby_round (lobby_id, round_id, settled_at, settlement, counts, changes_seen, end_decided,
      cuts_decided)
    select lobby.id, ${work.key}::uuid, ${ctx.clock.date()}::timestamptz, 1, ${countsText(countsIn(now))}::jsonb, ${lastChange(work.key)},
      ${now !== 'never-began'}::boolean, ${now !== 'never-began'}::boolean
    from lobby where lobby.id = any(${lobbyIds}::uuid[]) and ${isToSettleUnseen(work, span.startsAt)}
    on conflict (lobby_id, round_id) do update set settled_at = excluded.settled_at,
      settlement = lobby_round.settlement + 1, counts = excluded.counts, changes_seen = excluded.changes_seen,
      end_decided = lobby_round.end_decided or excluded.end_decided,
      cuts_decided = lobby_round.cuts_decided or excluded.cuts_decided`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

async function spanNow(tx: Tx, work: OwnedWork): Promise<RoundSpan> {
  const planId = await planIdOf(tx, work.key)
  const timetable = await loadTimetable(tx, work.ownerId, planId)
  const round = timetable.rounds.find((candidate) => candidate.id === work.key)
  return round ? roundSpan(timetable, round) : { startsAt: null, endsAt: null }
}

/**
 * True for a row `lobby` where the round's end changes nothing. No member is present, and the round has no bet and no
 * penalty in the lobby. Each player has too few chips for a bet, and no chips of theirs have moved since the round
 * began ([I1]). No elimination is possible, and none is unpublished ([X2]).
 */
function isToSettleUnseen(work: OwnedWork, startsAt: Instant | null): RawBuilder<boolean> {
  const roundId = sql<string>`${work.key}::uuid`
  return sql<boolean>`
    ${isUnsettled(roundId, sql`${work.due_at}`)}
    and not exists (select from bet where bet.lobby_id = lobby.id and bet.round_id = ${roundId})
    and not exists (select from penalty where penalty.lobby_id = lobby.id and penalty.round_id = ${roundId})
    and not exists (
      select from member m where m.lobby_id = lobby.id and (m.present or m.role = 'player' and (
        m.chips >= coalesce((lobby.settings->>'minBetAmount')::integer, ${DEFAULT_SETTINGS.minBetAmount}) or exists (
          select from ledger_entry l where l.lobby_id = m.lobby_id and l.account_id = m.account_id
            and l.at >= ${new Date(startsAt ?? 0)}))))
    and not (coalesce((lobby.settings->>'isTournament')::boolean, ${DEFAULT_SETTINGS.isTournament}) and exists (
      select from member m where m.lobby_id = lobby.id and (m.role = 'player' or (
        m.eliminated_in is not null and m.seat_end is distinct from 'eliminated'))))`
}
