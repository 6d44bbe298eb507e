import {
  type InactivityCandidate,
  type Instant,
  type Round,
  roundSpan,
  type Timetable,
  windowClosesAt,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { LobbyRow, MatchRow } from '../../db/schema.ts'
import type { LobbyPenalty } from './settle-round.ts'

/**
 * Everyone who plays in these lobbies, as they were when betting on the round closed. It is read off the ledger and the
 * intervals, not off a snapshot: a server that slept through the moment decides the same ([I1]).
 */
export async function penaltyCandidates(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  match: MatchRow,
  timetable: Timetable,
  round: Round,
): Promise<Map<string, InactivityCandidate[]>> {
  const candidates = new Map<string, InactivityCandidate[]>()
  const optionOpen = new Map<Instant, boolean>()
  for (const [closesAt, sameWindow] of byClosing(lobbies, timetable, round)) {
    let open = optionOpen.get(closesAt)
    if (open === undefined) {
      open = await anOptionWasOpen(tx, match, sameWindow, closesAt)
      optionOpen.set(closesAt, open)
    }
    for (const row of await playersAt(tx, sameWindow, round.id, closesAt)) {
      const { lobby_id: lobbyId, ...rest } = row
      candidates.set(lobbyId, [...(candidates.get(lobbyId) ?? []), { ...rest, optionOpenAtClose: open }])
    }
  }
  return candidates
}

/** Lobbies of one plan may close their betting at different moments: settings decide. */
function byClosing(lobbies: readonly LobbyRow[], timetable: Timetable, round: Round): Map<Instant, LobbyRow[]> {
  const groups = new Map<Instant, LobbyRow[]>()
  for (const lobby of lobbies) {
    const closesAt = windowClosesAt(timetable, lobby.settings, round) ?? roundSpan(timetable, round).startsAt
    if (closesAt === null) continue
    groups.set(closesAt, [...(groups.get(closesAt) ?? []), lobby])
  }
  return groups
}

async function anOptionWasOpen(
  tx: Tx,
  match: MatchRow,
  lobbies: readonly LobbyRow[],
  closesAt: Instant,
): Promise<boolean> {
  const at = new Date(closesAt)
  const planId = lobbies[0]?.plan_id
  const row = await sql<{ open: boolean }>`
    select exists (
      select from option o
      where o.plan_id = ${planId}::uuid and (o.retired_at is null or o.retired_at > ${at}) and o.created_at <= ${at}
        and not exists (
          select from suspension s
          where s.match_id = ${match.id}::uuid and s.from_at <= ${at} and (s.until_at is null or s.until_at > ${at})
            and (s.option_id = o.id or s.event_type = o.event_type or (s.option_id is null and s.event_type is null)))
    ) as open`.execute(tx)
  return row.rows[0]?.open ?? false
}

type PlayerRow = Omit<InactivityCandidate, 'optionOpenAtClose'> & { lobby_id: string }

async function playersAt(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  roundId: string,
  closesAt: Instant,
): Promise<PlayerRow[]> {
  const at = new Date(closesAt)
  const ids = JSON.stringify(lobbies.map((lobby) => lobby.id))
  const rows = await sql<PlayerRow>`
    select m.lobby_id, m.account_id as "userId", m.chips as "chipsNow",
      m.inactive_rounds as "inactiveRounds",
      exists (select from bet b where b.lobby_id = m.lobby_id and b.account_id = m.account_id and b.round_id = ${roundId}::uuid) as placed,
      coalesce((select l.balance from ledger_entry l where l.lobby_id = m.lobby_id and l.account_id = m.account_id
        and l.at < ${at} order by l.seq desc limit 1), 0) as "chipsAtClose"
    from member m
    where m.lobby_id in (select value::uuid from jsonb_array_elements_text(${ids}::jsonb))
      and m.role = 'player' and m.played_since < ${at}
    order by m.joined_at, m.account_id`.execute(tx)
  return rows.rows
}

/** Keeps who was penalised, the rounds each sat out in a row, and whose seat is gone for good ([I2], [I4]). */
export async function recordPenalties(
  tx: Tx,
  roundId: string,
  penalties: readonly LobbyPenalty[],
  now: Date,
): Promise<void> {
  if (penalties.length === 0) return
  const rows = JSON.stringify(
    penalties.map((penalty) => ({
      lobby_id: penalty.lobbyId,
      account_id: penalty.userId,
      amount: penalty.amount,
      kicked: penalty.kicked,
      inactive_rounds: penalty.inactiveRounds,
      penalised: penalty.penalised,
    })),
  )
  await sql`
    insert into penalty (lobby_id, round_id, account_id, amount, kicked, at)
    select lobby_id, ${roundId}::uuid, account_id, amount, kicked, ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb)
      as p(lobby_id uuid, account_id uuid, amount integer, kicked boolean, penalised boolean)
    where penalised
    on conflict do nothing`.execute(tx)
  await sql`
    update member set inactive_rounds = p.inactive_rounds,
      role = case when p.kicked then 'spectator' else member.role end,
      role_final = member.role_final or p.kicked,
      spectator_since = case when p.kicked then ${now}::timestamptz else member.spectator_since end
    from jsonb_to_recordset(${rows}::jsonb)
      as p(lobby_id uuid, account_id uuid, inactive_rounds integer, kicked boolean)
    where member.lobby_id = p.lobby_id and member.account_id = p.account_id`.execute(tx)
}
