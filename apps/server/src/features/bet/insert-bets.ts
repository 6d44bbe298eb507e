import { GameError } from '@bettle/contract'
import { sql } from 'kysely'
import type { LobbyRow, Tx } from '../../db/schema.ts'
import { appendEntries, chainPostings, memberKeyOf } from '../ledger/post.ts'
import { bodyHash } from './bet-request.ts'
import type { AcceptedBet } from './decide-bet.ts'

/** The version of a player's seat after the player's bets. */
export interface RaisedSeat {
  readonly lobby_id: string
  readonly account_id: string
  readonly seat_version: number
}

/**
 * Writes in one statement the bets, their stakes in ledgers and balances, the counts and seat versions of their
 * players, and the stored answers. The caller must hold the locks on the lobbies.
 * @returns the seats, each with its version raised by the number of its bets
 */
export async function insertBets(
  tx: Tx,
  lobbies: readonly LobbyRow[],
  bets: readonly AcceptedBet[],
  now: Date,
): Promise<readonly RaisedSeat[]> {
  if (bets.length === 0) return []
  const { entries, heads } = chainPostings(lobbies, bets.map(stakeOf), chipsBefore(bets), now)
  const requests = requestsOf(bets)
  const { rows } = await sql<{ paid: number; kept: number; seats: RaisedSeat[] }>`
    with placed as (
      insert into bet (id, lobby_id, account_id, round_id, option_id, option_name, event_type, bet_type, threshold, hundredths,
        stake, card, placed_at)
      select id, lobby_id, account_id, round_id, option_id, option_name, event_type, bet_type, threshold, hundredths,
        stake, card, placed_at
      from jsonb_to_recordset(${JSON.stringify(bets.map(columnsOf))}::jsonb) as b(id uuid, lobby_id uuid, account_id uuid,
        round_id uuid, option_id uuid, option_name text, event_type text, bet_type text, threshold double precision,
        hundredths integer, stake integer, card text, placed_at timestamptz)),
    paid as (
      update member set chips = p.after, bets_placed = bets_placed + p.bets, seat_version = seat_version + p.bets
      from jsonb_to_recordset(${JSON.stringify(payersOf(bets))}::jsonb)
        as p(lobby_id uuid, account_id uuid, before integer, after integer, bets integer)
      where member.lobby_id = p.lobby_id and member.account_id = p.account_id and member.chips = p.before
      returning p.bets, member.lobby_id, member.account_id, member.seat_version),
    kept as (
      insert into request (account_id, request_id, body_hash, reply, created_at)
      select account_id, request_id, body_hash, reply, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb)
        as r(account_id uuid, request_id text, body_hash text, reply jsonb)
      order by account_id, request_id
      on conflict (account_id, request_id) do nothing
      returning request_id),
    appended as (${appendEntries(entries)}),
    headed as (
      update lobby set ledger_seq = h.seq, ledger_hash = h.hash
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as h(id uuid, seq integer, hash text)
      where lobby.id = h.id)
    select (select coalesce(sum(bets), 0) from paid) as paid, (select count(*) from kept) as kept,
      (select jsonb_agg(jsonb_build_object('lobby_id', lobby_id, 'account_id', account_id, 'seat_version', seat_version))
        from paid) as seats`.execute(tx)
  const [written] = rows
  if (written?.paid !== bets.length) throw new Error('chips changed in a locked lobby')
  // A request to another lobby stored the same request id meanwhile, so this batch is rolled back.
  if (written.kept !== requests.length) throw new GameError('idempotency-key-reused')
  return written.seats
}

const stakeOf = ({ request, row }: AcceptedBet) => ({
  lobbyId: request.lobbyId,
  userId: request.userId,
  kind: 'stake' as const,
  amount: -request.stake,
  betId: row.id,
  key: `stake:${row.id}`,
})

function chipsBefore(bets: readonly AcceptedBet[]): Map<string, number> {
  return new Map(bets.toReversed().map(({ request, chipsBefore: before }) => [memberKeyOf(request), before]))
}

/**
 * Sums the bets of each player. One batch may hold two bets of a player: on a round that has just started and on the
 * next round.
 */
function payersOf(bets: readonly AcceptedBet[]) {
  const payers = new Map<
    string,
    { lobby_id: string; account_id: string; before: number; after: number; bets: number }
  >()
  for (const { request, chipsBefore: before, reply } of bets) {
    const payer = payers.get(memberKeyOf(request))
    payers.set(memberKeyOf(request), {
      lobby_id: request.lobbyId,
      account_id: request.userId,
      before: payer?.before ?? before,
      after: reply.chips,
      bets: (payer?.bets ?? 0) + 1,
    })
  }
  return [...payers.values()]
}

function requestsOf(bets: readonly AcceptedBet[]) {
  return bets.flatMap(({ request, reply }) => {
    if (request.requestId === undefined) return []
    return [{ account_id: request.userId, request_id: request.requestId, body_hash: bodyHash(request), reply }]
  })
}

function columnsOf({ row }: AcceptedBet) {
  const { id, lobby_id, account_id, round_id, option_id, option_name } = row
  const { event_type, bet_type, threshold, hundredths, stake, card, placed_at } = row
  return {
    id,
    lobby_id,
    account_id,
    round_id,
    option_id,
    option_name,
    event_type,
    bet_type,
    threshold,
    hundredths,
    stake,
    card,
    placed_at: placed_at.toISOString(),
  }
}
