import {
  countsPlays,
  hasPlayLeft,
  type InactivityCandidate,
  type Instant,
  isInPlay,
  type LobbyPenalty,
  type Play,
  type PlaysUsed,
  playsUsed,
  type Round,
  roundSpan,
  type Timetable,
  windowClosesAt,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { LobbyRow, MatchRow, Tx } from '../../../db/schema.ts'
import { toPlay } from '../../bet/bet-wire.ts'
import { hiddenStakes, NOTHING } from '../../leaderboard/standings.ts'
import { memberKeyOf } from '../../ledger/post.ts'
import { type SeatColumns, seatAsIs } from '../../member/seat-of-member.ts'

/**
 * Returns the players at the moment when betting on the round closed, or none in lobbies with a winner ([X5]). Players
 * with a bet and without missed rounds are omitted, because nothing changes for them. So is a named recorder who was
 * alone and could not bet ([RM30]). It reads the ledger and the
 * membership intervals, so that a server that was down at that moment decides the same ([I1]).
 */
export async function penaltyCandidates(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  match: MatchRow,
  timetable: Timetable,
  round: Round,
  now: Instant,
): Promise<Map<string, InactivityCandidate[]>> {
  const candidates = new Map<string, InactivityCandidate[]>()
  let hidden: Awaited<ReturnType<typeof hiddenStakes>> | undefined
  const offered = new Map<Instant, OpenPlay[]>()
  for (const [closesAt, sameWindow] of byClosing(lobbies, timetable, round)) {
    const players = await playersAt(tx, sameWindow, round.id, closesAt)
    if (players.length === 0) continue
    hidden ??= await hiddenStakes(tx, lobbies, [timetable], now)
    const open = offered.get(closesAt) ?? (await playsOpenAt(tx, match, sameWindow, round, closesAt))
    offered.set(closesAt, open)
    const settings = new Map(sameWindow.map((lobby) => [lobby.id, lobby.settings]))
    const counting = sameWindow.filter((lobby) => countsPlays(lobby.settings)).map((lobby) => lobby.id)
    const used = await playsUsedIn(tx, counting, new Date(closesAt))
    for (const row of players) {
      const { lobby_id: lobbyId } = row
      const mode = settings.get(lobbyId)
      if (!mode) continue
      const permitted = open.filter(({ pricedBy }) => !pricedBy.includes(row.userId))
      const optionOpenAtClose = hasPlayLeft(
        mode,
        permitted,
        used.get(memberKeyOf({ lobbyId, userId: row.userId })) ?? NONE_USED,
      )
      const { stakes } = hidden.get(memberKeyOf({ lobbyId, userId: row.userId })) ?? NOTHING
      const candidate = { ...row, chipsSeen: row.chipsNow + stakes, optionOpenAtClose }
      const ofLobby = candidates.get(lobbyId)
      if (ofLobby) ofLobby.push(candidate)
      else candidates.set(lobbyId, [candidate])
    }
  }
  return candidates
}

const NONE_USED: PlaysUsed = new Map()

/** A play that was open, except to the operators who set its price ([V12]). */
interface OpenPlay extends Play {
  readonly pricedBy: readonly string[]
}

/** Groups lobbies by the time when betting on the round closes, which depends on each lobby's settings. */
function byClosing(lobbies: readonly LobbyRow[], timetable: Timetable, round: Round): Map<Instant, LobbyRow[]> {
  const groups = new Map<Instant, LobbyRow[]>()
  for (const lobby of lobbies) {
    const closesAt = windowClosesAt(timetable, lobby.settings, round) ?? roundSpan(timetable, round).startsAt
    if (closesAt === null) continue
    groups.set(closesAt, [...(groups.get(closesAt) ?? []), lobby])
  }
  return groups
}

/**
 * Returns the plays that were open just before a moment, which are those with prices for the round ([I1]). The price
 * list decides, because an option that was retired at that moment may be offered again for a later round.
 */
async function playsOpenAt(
  tx: Tx,
  match: MatchRow,
  lobbies: readonly LobbyRow[],
  round: Round,
  closesAt: Instant,
): Promise<OpenPlay[]> {
  const at = new Date(closesAt)
  const planId = lobbies[0]?.plan_id
  const { rows } = await sql<Parameters<typeof toPlay>[0] & { priced_by: string[] }>`
      with asked as (
        select prices from price_list where round_id = ${round.id}::uuid and plan_id = ${planId}::uuid and from_at < ${at}
        order by from_at desc limit 1)
      select distinct o.event_type, o.bet_type, o.threshold,
        case when o.handed_back_at is null or o.handed_back_at >= ${at} then o.priced_by else '{}' end as priced_by
      from option o
      where o.plan_id = ${planId}::uuid
        and (o.retired_at is null or o.retired_at > ${at}) and o.created_at <= ${at}
        and (not exists (select from asked) or jsonb_exists((select prices from asked), o.id::text))
        and not exists (
          select from suspension s
          where s.match_id = ${match.id}::uuid and s.from_at <= ${at} and (s.until_at is null or s.until_at > ${at})
            and (s.option_id = o.id or s.event_type = o.event_type or (s.option_id is null and s.event_type is null)))`.execute(
    tx,
  )
  return rows.map((row) => ({ ...toPlay(row), pricedBy: row.priced_by }))
}

type PlayerRow = Omit<InactivityCandidate, 'optionOpenAtClose' | 'chipsSeen'> & { lobby_id: string }
type FoundRow = PlayerRow & SeatColumns

async function playersAt(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  roundId: string,
  closesAt: Instant,
): Promise<PlayerRow[]> {
  const at = new Date(closesAt)
  const { rows } = await sql<FoundRow>`
    select m.lobby_id, m.role, m.present, m.seat_end, m.eliminated_in, m.account_id as "userId", m.chips as "chipsNow",
      m.inactive_rounds as "inactiveRounds", b.id is not null as placed,
      coalesce((select l.balance from ledger_entry l where l.lobby_id = m.lobby_id and l.account_id = m.account_id
        and l.at < ${at} order by l.seq desc limit 1), 0) as "chipsAtClose"
    from member m
      left join bet b on b.lobby_id = m.lobby_id and b.account_id = m.account_id and b.round_id = ${roundId}::uuid
    where m.lobby_id = any(${lobbies.map(({ id }) => id)}::uuid[])
      and m.played_since < ${at} and (b.id is null or m.inactive_rounds > 0) and not exists (
        select from member won where won.lobby_id = m.lobby_id and won.last_standing)
      and not exists (select from recorder_line line
        where line.round_id = ${roundId}::uuid and line.kind = 'decided' and line.account_id = m.account_id)
    order by m.joined_at, m.account_id`.execute(tx)
  return rows.filter((row) => isInPlay(seatAsIs(row, false)))
}

/** Stores the penalties, each player's number of missed rounds in a row, and which players were kicked ([I2], [I4]). */
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
      told: penalty.told,
      kicked: penalty.kicked,
      inactive_rounds: penalty.inactiveRounds,
      penalised: penalty.penalised,
    })),
  )
  await sql`
    with p as (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as p(lobby_id uuid, account_id uuid, amount integer, told integer, kicked boolean, inactive_rounds integer, penalised boolean)
    ), stored as (
      insert into penalty (lobby_id, round_id, account_id, amount, told, kicked, at)
      select lobby_id, ${roundId}::uuid, account_id, amount, told, kicked, ${now}::timestamptz from p where penalised
      on conflict do nothing
    )
    update member set inactive_rounds = p.inactive_rounds,
      role = case when p.kicked then 'spectator' else member.role end,
      seat_end = case when p.kicked then 'kicked' else member.seat_end end,
      spectator_since = case when p.kicked then ${now}::timestamptz else member.spectator_since end
    from p where member.lobby_id = p.lobby_id and member.account_id = p.account_id`.execute(tx)
}

/** Returns the plays that each player of these lobbies had used before a moment, by `memberKeyOf` ([J4]). */
async function playsUsedIn(tx: Tx, lobbyIds: readonly string[], before: Date): Promise<ReadonlyMap<string, PlaysUsed>> {
  if (lobbyIds.length === 0) return new Map()
  const bets = await tx
    .selectFrom('bet')
    .select(['lobby_id', 'account_id', 'event_type', 'bet_type', 'threshold'])
    .where('lobby_id', 'in', lobbyIds)
    .where('placed_at', '<', before)
    .execute()
  const byHolder = new Map<string, Play[]>()
  for (const bet of bets) {
    const holder = memberKeyOf({ lobbyId: bet.lobby_id, userId: bet.account_id })
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), toPlay(bet)])
  }
  return new Map([...byHolder].map(([holder, plays]) => [holder, playsUsed(plays)]))
}
