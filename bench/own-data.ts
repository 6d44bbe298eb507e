import { exportOwnData, type LobbyId, lobbyDetails } from '@bettle/contract'
import { sql } from 'kysely'
import type { BenchOptions } from './bench.ts'
import type { Calls, CallTime } from './caller.ts'
import type { Download } from './downloader.ts'
import { count, median, ms, printTable, quantile, worst } from './figures.ts'
import type { HttpRequest } from './http-connection.ts'
import { measureWork } from './measured-work.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type Part, startPart } from './part.ts'
import { type BenchUser, makeMatch, makeUsers, type SeatedLobby, seatCrowd, tokenOf } from './users.ts'

const BETS = 100_000
const MESSAGES = 20_000
/** The number of calls of another player before the download, and in each request to the caller during it. */
const CALLS = 200
const CALLS_AT_ONCE = 10

interface Stage {
  readonly server: OwnServer
  readonly caller: Part<Calls, CallTime[]>
  readonly downloader: Part<Download, number>
}

/**
 * Measures the download of one's own data for a very large account: time, memory, and meanwhile calls of another
 * player.
 */
export async function ownData({ database, only }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['postgres', database] as const]) {
    if ((name === 'postgres' && url === undefined) || (only !== undefined && only !== name)) continue
    const stage: Stage = {
      server: await startOwnServer(url),
      caller: startPart('./caller'),
      downloader: startPart('./downloader'),
    }
    try {
      rows.push([name, ...(await aDownload(stage))])
    } finally {
      await Promise.all([stage.caller.stop(), stage.downloader.stop()])
      await stage.server.stop()
    }
  }
  const calls = ['lobby-details before', 'p95', 'meanwhile', 'p95', 'slowest']
  printTable(['database', 'MB', 'time', 'CPU', 'statements', 'heap MB', 'RSS MB', ...calls], rows)
}

async function aDownload({ server, caller, downloader }: Stage): Promise<string[]> {
  const [admin] = await makeUsers(server, 1, 'admin')
  const [owner, other] = await makeUsers(server, 2, 'player')
  if (!admin || !owner || !other) throw new Error('The users were not created')
  const seated = await seatCrowd(server, await makeMatch(server, admin), [other, owner])
  console.log(`Inserting ${count(BETS)} bets and ${count(MESSAGES)} messages of one account …`)
  await insertHistory(server, owner, seated)
  const read = await lobbyRequest(server, other, seated.lobby._id)
  const calls = async (many: number) => {
    const requests = Array.from({ length: many }, () => read)
    const took = await caller.ask({ url: server.url, connections: 1, requests })
    return took.map(({ startedAt, answeredAt }) => answeredAt - startedAt)
  }
  console.log('Downloading …')
  await calls(CALLS)
  const before = await calls(CALLS)
  const asked = { url: `${server.url}/api${exportOwnData.path}`, token: await tokenOf(server.ctx, owner) }
  const meanwhile: number[] = []
  let bytes = 0
  const { took, cpu, statements, heap, resident } = await measureWork(server, async () => {
    let isOver = false
    const download = downloader.ask(asked).finally(() => {
      isOver = true
    })
    while (!isOver) meanwhile.push(...(await calls(CALLS_AT_ONCE)))
    bytes = await download
  })
  return [
    ...[(bytes / 1_000_000).toFixed(1), `${(took / 1000).toFixed(1)} s`, `${(cpu / 1000).toFixed(1)} s`],
    ...[count(statements), heap.toFixed(0), resident.toFixed(0), ms(median(before)), ms(quantile(before, 0.95))],
    ...[ms(median(meanwhile)), ms(quantile(meanwhile, 0.95)), ms(worst(meanwhile))],
  ]
}

async function lobbyRequest({ ctx }: OwnServer, user: BenchUser, lobbyId: LobbyId): Promise<HttpRequest> {
  const path = `/api${lobbyDetails.path.replace(':lobbyId', lobbyId)}`
  return { method: lobbyDetails.method, path, headers: { authorization: `Bearer ${await tokenOf(ctx, user)}` } }
}

/**
 * Copies the lobby. Each copy has a bet of the account on each round with its ledger entries and outcome, and chat
 * messages.
 */
async function insertHistory({ ctx: { db } }: OwnServer, owner: BenchUser, { lobby }: SeatedLobby): Promise<void> {
  const rounds = await db
    .selectFrom('round')
    .innerJoin('lobby', 'lobby.plan_id', 'round.plan_id')
    .select('round.id')
    .where('lobby.id', '=', lobby._id)
    .execute()
  const lobbies = Math.ceil(BETS / rounds.length)
  const isCopy = sql`lobby.match_id = ${lobby.match._id} and lobby.id <> ${lobby._id}`
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into lobby (id, code, match_id, plan_id, host_id, settings, is_private, status, ledger_hash, created_at)
      select gen_random_uuid(), translate(lpad(to_hex(n * 3301), 6, 'Z'), '01', 'XY'), match_id, plan_id, host_id, settings, false, 'closed',
        '', created_at from lobby, generate_series(1, ${lobbies}::int) n where id = ${lobby._id}`.execute(tx)
    await sql`insert into member (lobby_id, account_id, role, ranked, chips, bets_placed, joined_at, played_since)
      select lobby.id, ${owner.userId}, 'player', true, 100, ${rounds.length}::int, created_at, created_at from lobby where ${isCopy}`.execute(
      tx,
    )
    await sql`insert into bet (id, lobby_id, account_id, round_id, option_id, event_type, bet_type, threshold, hundredths, stake, outcome,
        payout, count, placed_at, settled_at)
      select gen_random_uuid(), lobby.id, ${owner.userId}, round.id, (select id from option where option.plan_id = lobby.plan_id limit 1),
        'Corner', 'over', 0.5, 152, 10, 'won', 15, 1, lobby.created_at, lobby.created_at
      from lobby join round on round.plan_id = lobby.plan_id where ${isCopy}`.execute(tx)
    await sql`insert into bet_outcome (bet_id, number, from_outcome, to_outcome, count, credit, at, reason)
      select bet.id, 1, 'open', 'won', 1, 15, placed_at, null from bet where account_id = ${owner.userId}`.execute(tx)
    await sql`insert into ledger_entry (lobby_id, seq, account_id, kind, amount, balance, bet_id, key, reason, at, hash)
      select lobby_id, row_number() over (partition by lobby_id), account_id, kind, case kind when 'stake' then -10 else 15 end, 100, id,
        kind || ':' || id, null, placed_at, ''
      from bet, unnest(array['stake', 'payout']) kind where account_id = ${owner.userId}`.execute(tx)
    await sql`insert into chat_message (id, lobby_id, seq, account_id, role, message, created_at)
      select gen_random_uuid(), lobby.id, n, ${owner.userId}, 'player', 'That corner was never a corner, was it?', created_at
      from (select * from lobby where ${isCopy} order by id) lobby, generate_series(1, ${Math.ceil(MESSAGES / lobbies)}::int) n
      limit ${MESSAGES}`.execute(tx)
  })
  for (const table of ['lobby', 'member', 'bet', 'bet_outcome', 'ledger_entry', 'chat_message'])
    await sql.raw(`vacuum analyze ${table}`).execute(db)
}
