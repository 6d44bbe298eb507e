import { adminListMatchEvents, adminListMatches, adminListUsers, listActions, type RouteSpec } from '@bettle/contract'
import { sql } from 'kysely'
import type { BenchOptions } from './bench.ts'
import { count, median, monotonic, ms, sayTable, worst } from './figures.ts'
import { HttpConnection } from './http-connection.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { makePeople, tokenOf } from './people.ts'

const MATCHES = 10_000
const USERS = 50_000
const ACTIONS = 1_000_000
const EVENTS = 134_000
const TIMES = 15

interface Asked {
  readonly list: string
  readonly how: string
  readonly route: RouteSpec
  readonly query: Readonly<Record<string, string>>
}

const page = (number: number) => ({ page: String(number), pageSize: '10' })

const ASKED: readonly Asked[] = [
  { list: 'users', how: 'first page', route: adminListUsers, query: page(1) },
  { list: 'users', how: 'by e-mail, upwards', route: adminListUsers, query: { ...page(1), sort: 'email' } },
  { list: 'users', how: 'last page', route: adminListUsers, query: page(USERS / 10) },
  { list: 'users', how: 'a name searched', route: adminListUsers, query: { ...page(1), q: 'user 4711' } },
  { list: 'matches', how: 'first page', route: adminListMatches, query: page(1) },
  { list: 'matches', how: 'a team searched', route: adminListMatches, query: { ...page(1), q: 'Team 99' } },
  { list: 'events', how: 'first page', route: adminListMatchEvents, query: page(1) },
  { list: 'audit log', how: 'first page', route: listActions, query: page(1) },
  { list: 'audit log', how: 'page 5,000', route: listActions, query: page(5000) },
  { list: 'audit log', how: 'one kind', route: listActions, query: { ...page(1), kind: 'suspend' } },
  { list: 'audit log', how: 'a name searched', route: listActions, query: { ...page(1), q: 'user 4711' } },
]

/** How long an administrator waits for a page of each list when there is much in it, beside one row found by its key. */
export async function adminLists({ database }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['PostgreSQL', database] as const]) {
    if (name === 'PostgreSQL' && url === undefined) continue
    const server = await startOwnServer(url)
    const connection = new HttpConnection(server.url)
    try {
      console.log(
        `${name}: ${count(MATCHES)} matches, ${count(USERS)} users, ${count(ACTIONS)} lines of the audit log …`,
      )
      const [admin] = await makePeople(server, 1, 'admin')
      if (!admin) throw new Error('nobody is there')
      await fill(server)
      const authorization = `Bearer ${await tokenOf(server.ctx, admin)}`
      const bare = await timesOf(async () => {
        const key = 1 + Math.floor(Math.random() * ACTIONS)
        await sql`select * from operator_action where number = ${key}`.execute(server.ctx.db)
      })
      rows.push([name, 'one row by its key', 'no HTTP', ms(median(bare)), ms(worst(bare))])
      for (const { list, how, route, query } of ASKED) {
        const path = `/api${route.path}?${new URLSearchParams(query)}`
        const took = await timesOf(async () => {
          const answer = await connection.ask({ method: 'GET', path, headers: { authorization }, body: '' })
          if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`)
        })
        rows.push([name, list, how, ms(median(took)), ms(worst(took))])
      }
    } finally {
      connection.close()
      await server.stop()
    }
  }
  sayTable(['database', 'list', 'how', 'median', 'worst'], rows)
}

async function timesOf(act: () => Promise<void>): Promise<number[]> {
  const took: number[] = []
  for (let time = -3; time < TIMES; time += 1) {
    const startedAt = monotonic()
    await act()
    if (time >= 0) took.push(monotonic() - startedAt)
  }
  return took
}

/** Put straight into the database, spread over two years. */
async function fill({ ctx: { db, clock } }: OwnServer): Promise<void> {
  const now = clock.date()
  const id = sql`gen_random_uuid()`
  await sql`insert into account (id, name, email, email_key, username, username_key, password_hash, role, created_at, updated_at)
    select ${id}, 'user ' || n, 'user' || n || '@bettle.example', 'user' || n || '@bettle.example', 'user' || n, 'user' || n, '!',
      'player', ${now}::timestamptz - n * interval '20 minutes', ${now}
    from generate_series(1, ${USERS}::int) n`.execute(db)
  await sql`insert into match (id, home_team, away_team, status, tempo, created_at, updated_at)
    select ${id}, 'Team ' || n, 'Team ' || n + 1, case n % 4 when 0 then 'upcoming' else 'completed' end, 1,
      ${now}::timestamptz - n * interval '2 hours', ${now}
    from generate_series(1, ${MATCHES}::int) n`.execute(db)
  await sql`insert into match_event (id, match_id, event_type, at, created_at)
    select ${id}, m.id, 'Corner', m.created_at + e * interval '30 seconds', m.created_at
    from (select id, created_at from match limit 1000) m, generate_series(1, ${EVENTS / 1000}::int) e`.execute(db)
  await sql`insert into operator_action (id, match_id, account_id, at, kind, subject, no_undo, changes, uses)
    select ${id}, m.ids[1 + n % array_length(m.ids, 1)], u.ids[1 + n % array_length(u.ids, 1)],
      ${now}::timestamptz - (${ACTIONS}::int - n) * interval '1 minute',
      case n % 50 when 0 then 'suspend' else 'record-event' end, '{}'::jsonb, 'nothing-to-undo', '{}', '{}'
    from (select array_agg(id) as ids from match) m, (select array_agg(id) as ids from (select id from account limit 20) a) u,
      generate_series(1, ${ACTIONS}::int) n`.execute(db)
  for (const table of ['account', 'match', 'match_event', 'operator_action'])
    await sql.raw(`analyze ${table}`).execute(db)
}
