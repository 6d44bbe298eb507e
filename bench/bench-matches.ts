import { createLobby, lobbyDetails, type MatchId, type OddsId, type RoundId } from '@bettle/contract'
import { type RawBuilder, sql } from 'kysely'
import type { OwnServer } from './own-server.ts'
import { asks, type BenchUser, makeMatch, makeUsers } from './users.ts'

/** A match with a bet of each player on its first round. */
export interface MatchWithBets {
  readonly matchId: MatchId
  readonly roundId: RoundId
  readonly bets: number
}

export const STAKE = 10
const STARTING_CHIPS = 100

/** The tables that settling reads or writes. */
const TABLES = ['lobby', 'member', 'bet', 'bet_outcome', 'ledger_entry', 'lobby_round', 'penalty', 'account'] as const

/**
 * Creates a match and inserts lobbies with one bet of each player on the first round directly into the database. Half
 * of the bets are on more than 0.5 corners, half on fewer.
 * @param seats the number of players of each lobby
 * @param players the accounts that play; without them new accounts are inserted
 */
export async function matchWithBets(
  server: OwnServer,
  admin: BenchUser,
  { bets, seats, players }: { bets: number; seats: number; players?: readonly BenchUser[] },
): Promise<MatchWithBets> {
  const matchId = await makeMatch(server, admin)
  const [host] = await makeUsers(server, 1, 'player')
  if (!host) throw new Error('The host was not created')
  const body = { matchId, gameSettings: { maxPlayers: Math.max(seats, 2), enableBettleCards: false } }
  const { lobby } = await asks(server, host, createLobby, { body })
  const { odds, upcomingRounds } = await asks(server, host, lobbyDetails, { params: { lobbyId: lobby._id } })
  const roundId = upcomingRounds[0]?._id
  const over = odds.find(({ name }) => name === 'Over 0.5 Corner')?._id
  const under = odds.find(({ name }) => name === 'Under 0.5 Corner')?._id
  if (!roundId || !over || !under) throw new Error('The round or the options are missing')
  const accounts = players?.map(({ userId }) => userId) ?? (await insertAccounts(server, bets))
  await insertGame(server, { template: lobby._id, roundId, over, under, seats, accounts })
  for (const table of TABLES) await sql.raw(`vacuum analyze ${table}`).execute(server.ctx.db)
  return { matchId, roundId, bets }
}

/** The number of the last id. Ids have the usual length and sort in the order of creation. */
let lastId = 0

function nextIds(count: number): (number: RawBuilder<unknown>) => RawBuilder<string> {
  const before = lastId
  lastId += count
  return (number) =>
    sql`(lpad(to_hex(1700000000000 + ${sql.lit(before)} + (${number})), 12, '0') || '70008000000000000000')::uuid`
}

async function insertAccounts({ ctx }: OwnServer, count: number): Promise<string[]> {
  const id = nextIds(count)
  const now = ctx.clock.date()
  const { rows } = await sql<{ id: string }>`
    insert into account (id, name, email, email_key, username, username_key, password_hash, role, created_at, updated_at)
    select made.id, 'bench', made.id || '@bettle.example', made.id || '@bettle.example', 'bench-' || made.id, 'bench-' || made.id, '!',
      'player', ${now}::timestamptz, ${now}::timestamptz
    from (select ${id(sql`n`)} as id from generate_series(1, ${count}::int) n) made
    returning id`.execute(ctx.db)
  return rows.map((row) => row.id)
}

interface Game {
  /** The lobby whose match, plan and settings the other lobbies get. */
  readonly template: string
  readonly roundId: RoundId
  readonly over: OddsId
  readonly under: OddsId
  readonly seats: number
  readonly accounts: readonly string[]
}

/** Inserts placeholders as hashes, because settling chains to the last hash and checks none. */
async function insertGame(
  { ctx }: OwnServer,
  { template, roundId, over, under, seats, accounts }: Game,
): Promise<void> {
  const now = ctx.clock.date()
  const lobbyOf = nextIds(accounts.length)
  const betOf = nextIds(accounts.length)
  const seat = sql`((n - 1) % ${sql.lit(seats)} + 1)`
  const lobbyNumber = sql`((n - 1) / ${sql.lit(seats)} + 1)`
  const ids = [...accounts]
  await ctx.db.transaction().execute(async (tx) => {
    await sql`
      insert into lobby select (jsonb_populate_record(template, jsonb_build_object('id', ${lobbyOf(sql`n`)},
        'code', translate(lpad(to_hex(n + ${sql.lit(lastId)}), 6, 'Z'), '01', 'XY'),
        'ledger_seq', 2 * least(${sql.lit(seats)}, ${sql.lit(accounts.length)} - (n - 1) * ${sql.lit(seats)})))).*
      from lobby template, generate_series(1, ${Math.ceil(accounts.length / seats)}::int) n where template.id = ${template}`.execute(
      tx,
    )
    await sql`
      insert into member (lobby_id, account_id, role, ranked, chips, bets_placed, joined_at, played_since)
      select ${lobbyOf(lobbyNumber)}, id, 'player', true, ${STARTING_CHIPS - STAKE}::int, 1, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${ids}::uuid[]) with ordinality as player (id, n)`.execute(tx)
    await sql`
      insert into bet (id, lobby_id, account_id, round_id, option_id, event_type, bet_type, threshold, hundredths, stake, placed_at)
      select ${betOf(sql`n`)}, ${lobbyOf(lobbyNumber)}, player.id, ${roundId}::uuid, option.id, option.event_type, option.bet_type,
        option.threshold, option.hundredths, ${STAKE}::int, ${now}::timestamptz
      from unnest(${ids}::uuid[]) with ordinality as player (id, n)
        join option on option.id = case n % 2 when 0 then ${over}::uuid else ${under}::uuid end`.execute(tx)
    for (const [kind, amount, balance, offset, betId] of [
      ['join', STARTING_CHIPS, STARTING_CHIPS, 0, sql`null::uuid`],
      ['stake', -STAKE, STARTING_CHIPS - STAKE, 1, betOf(sql`n`)],
    ] as const) {
      const size = sql`least(${sql.lit(seats)}, ${sql.lit(accounts.length)} - (${lobbyNumber} - 1) * ${sql.lit(seats)})`
      await sql`
        insert into ledger_entry (lobby_id, seq, account_id, kind, amount, balance, bet_id, key, at, hash)
        select ${lobbyOf(lobbyNumber)}, ${seat} + ${sql.lit(offset)} * ${size}, id, ${kind}, ${amount}::int, ${balance}::int, ${betId},
          ${kind} || ':' || id, ${now}::timestamptz, encode(sha256(id::text::bytea), 'hex')
        from unnest(${ids}::uuid[]) with ordinality as player (id, n)`.execute(tx)
    }
  })
}
