import {
  adminListAvatars,
  adminListDueWork,
  adminListGames,
  adminListHalves,
  adminListLobbies,
  adminListLobbyUsers,
  adminListMatchEvents,
  adminListMatches,
  adminListOdds,
  adminListRounds,
  adminListUserBets,
  adminListUsers,
  importFixtures,
  listActions,
  type Match,
  previewFixtures,
  type RouteSpec,
} from '@bettle/contract'
import { BYTE_ORDER_MARK, csvLine } from '@bettle/rules'
import { sql } from 'kysely'
import type { BenchOptions } from './bench.ts'
import { count, median, monotonic, ms, printTable, worst } from './figures.ts'
import { HttpConnection } from './http-connection.ts'
import { insertRows, ROW_COUNTS } from './insert-rows.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { type BenchUser, makeUsers, tokenOf } from './users.ts'

const TIMES = 3
const PAGE = 500

interface List {
  readonly name: string
  readonly route: RouteSpec
  readonly sorts: readonly string[]
  /** Searches that match many rows, few rows and none. */
  readonly searches: readonly string[]
}

const LISTS: readonly List[] = [
  {
    name: 'users',
    route: adminListUsers,
    sorts: ['name', 'email', 'username', 'role', 'createdAt', 'updatedAt', 'lastLoginAt'],
    searches: ['user', 'user 4711', 'nobody'],
  },
  {
    name: 'matches',
    route: adminListMatches,
    sorts: ['homeTeam', 'awayTeam', 'status', 'startTime', 'tempo', 'endedAt', 'createdAt', 'updatedAt'],
    searches: ['Team', 'Team 99', 'nobody'],
  },
  {
    name: 'halves',
    route: adminListHalves,
    sorts: ['createdAt', 'halfNumber', 'status', 'startTime', 'endTime'],
    searches: ['Team', 'Team 99', 'nobody'],
  },
  {
    name: 'rounds',
    route: adminListRounds,
    sorts: ['createdAt', 'roundNumber', 'startMinute', 'endMinute'],
    searches: ['Team', 'Team 99', 'nobody'],
  },
  {
    name: 'options',
    route: adminListOdds,
    sorts: ['name', 'eventType', 'betType', 'threshold', 'odds', 'createdAt'],
    searches: ['Over 0.5', 'Team 99', 'nobody'],
  },
  {
    name: 'events',
    route: adminListMatchEvents,
    sorts: ['timeStamp', 'eventType', 'team', 'createdAt'],
    searches: ['Corner', 'Team 99', 'nobody'],
  },
  {
    name: 'lobbies',
    route: adminListLobbies,
    sorts: ['lobbyCode', 'match', 'host', 'status', 'createdAt'],
    searches: ['Team', 'Team 99', 'nobody'],
  },
  {
    name: 'members',
    route: adminListLobbyUsers,
    sorts: ['username', 'lobbyCode', 'role', 'joinedAt'],
    searches: ['user', 'user 4711', 'nobody'],
  },
  {
    name: 'games',
    route: adminListGames,
    sorts: ['lobbyCode', 'match', 'host', 'status', 'createdAt'],
    searches: ['Team', 'Team 99', 'nobody'],
  },
  {
    name: 'bets',
    route: adminListUserBets,
    sorts: ['username', 'lobbyCode', 'roundNumber', 'stake', 'outcome', 'placedAt'],
    searches: ['user', 'user 4711', 'nobody'],
  },
  { name: 'failing jobs', route: adminListDueWork, sorts: ['kind', 'dueAt', 'attempts'], searches: ['nobody'] },
  { name: 'avatars', route: adminListAvatars, sorts: ['name'], searches: ['nobody'] },
  {
    name: 'audit log',
    route: listActions,
    sorts: ['at'],
    searches: ['user', 'user 4711', 'Team', 'Team 99', 'suspend', 'record', 'nobody'],
  },
]

/**
 * Measures the response time of a page of each administrators' list with many rows, beside one row that is read by its
 * key.
 */
export async function adminLists({ database }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  const files: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['PostgreSQL', database] as const]) {
    if (name === 'PostgreSQL' && url === undefined) continue
    const server = await startOwnServer(url)
    let connection: HttpConnection | undefined
    try {
      const [admin] = await makeUsers(server, 1, 'admin')
      if (!admin) throw new Error('The administrator was not created')
      const kinds = Object.entries(ROW_COUNTS).map(([what, many]) => `${count(many)} ${what}`)
      console.log(`${name}: inserting ${kinds.join(', ')} …`)
      await insertRows(server)
      // The connection is opened only here, because the server closes idle connections.
      connection = new HttpConnection(server.url)
      rows.push(...(await everyList(server, connection, admin)).map((row) => [name, ...row]))
      files.push(...(await exportAndImport(server, connection, admin)).map((row) => [name, ...row]))
    } finally {
      connection?.close()
      await server.stop()
    }
  }
  printTable(
    ['database', 'list', 'rows', 'first page', 'slowest order', 'slowest search', 'last page', 'slowest call'],
    rows,
  )
  printTable(['database', 'file', 'rows', 'time', 'memory growth'], files)
}

/** Returns the medians for every list. The last column is the slowest request of the list. */
async function everyList(server: OwnServer, connection: HttpConnection, admin: BenchUser): Promise<string[][]> {
  const rows: string[][] = []
  const bare = await timesOf(async () => {
    const key = 1 + Math.floor(Math.random() * ROW_COUNTS.actions)
    await sql`select * from operator_action where number = ${key}`.execute(server.ctx.db)
  })
  rows.push(['one row by key', '', `${ms(median(bare))}`, '', '', '', ms(worst(bare))])
  for (const { name, route, sorts, searches } of LISTS) {
    let total = 0
    const asked = (query: Readonly<Record<string, string>>) =>
      timesOf(async () => {
        total = (await ask<{ total: number }>(server, connection, admin, route, { ...query, pageSize: '10' })).total
      })
    const first = await asked({ page: '1' })
    const many = total
    const last = await asked({ page: String(Math.max(1, Math.ceil(many / 10))) })
    const orders = await oneAtATime(sorts, (sort) =>
      oneAtATime([sort, `-${sort}`], (way) => asked({ page: '1', sort: way })),
    )
    const searched = await oneAtATime(searches, (q) => oneAtATime(['1', '50'], (page) => asked({ page, q })))
    const all = [first, last, ...orders.flat(), ...searched.flat()]
    const slowest = (times: readonly number[][]) => ms(worst(times.map(median)))
    const row = [
      ...[name, count(many), ms(median(first)), slowest(orders.flat()), slowest(searched.flat())],
      ...[ms(median(last)), ms(worst(all.flat()))],
    ]
    console.log(row.join('  '))
    rows.push(row)
  }
  return rows
}

/** Exports all matches to a file as the list's button does, and imports as many new matches from a file. */
async function exportAndImport(server: OwnServer, connection: HttpConnection, admin: BenchUser): Promise<string[][]> {
  const exporting = await measured(async () => {
    const lines = [csvLine(['Home Team', 'Away Team', 'Status', 'Kick-off', 'Tempo'])]
    for (let page = 1; ; page += 1) {
      const query = { page: String(page), pageSize: String(PAGE) }
      const { matches } = await ask<{ matches: Match[] }>(server, connection, admin, adminListMatches, query)
      for (const { homeTeam, awayTeam, status, startTime, tempo } of matches)
        lines.push(csvLine([homeTeam, awayTeam, status, startTime ?? '', tempo]))
      if (matches.length < PAGE) return `${BYTE_ORDER_MARK}${lines.join('')}`
    }
  })
  const csv = exporting.done.replaceAll('Team ', 'Side ')
  const body = { csv }
  const previewing = await measured(() => ask(server, connection, admin, previewFixtures, {}, body))
  const importing = await measured(() => ask(server, connection, admin, importFixtures, {}, body))
  return [
    ['exported', count(ROW_COUNTS.matches), ms(exporting.took), mb(exporting.more)],
    ['previewed', count(ROW_COUNTS.matches), ms(previewing.took), mb(previewing.more)],
    ['imported', count(ROW_COUNTS.matches), ms(importing.took), mb(importing.more)],
  ]
}

/** Returns the duration of the work, and the peak growth of the memory of this process, which contains the server. */
async function measured<Done>(run: () => Promise<Done>): Promise<{ done: Done; took: number; more: number }> {
  const held = () => process.memoryUsage.rss() / 1024 / 1024
  const before = held()
  let most = before
  const sampling = setInterval(() => {
    most = Math.max(most, held())
  }, 20)
  const startedAt = monotonic()
  const done = await run()
  clearInterval(sampling)
  return { done, took: monotonic() - startedAt, more: Math.max(most, held()) - before }
}

async function ask<Reply>(
  server: OwnServer,
  connection: HttpConnection,
  user: BenchUser,
  { method, path }: RouteSpec,
  query: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<Reply> {
  const answer = await connection.ask({
    method,
    path: `/api${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${await tokenOf(server.ctx, user)}` },
    body: body === undefined ? '' : JSON.stringify(body),
  })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`)
  return JSON.parse(answer.body) as Reply
}

async function timesOf(run: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let time = -1; time < TIMES; time += 1) {
    const startedAt = monotonic()
    await run()
    if (time >= 0) took.push(monotonic() - startedAt)
  }
  return took
}

async function oneAtATime<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await run(item))
  return results
}

const mb = (megabytes: number) => `${count(megabytes)} MB`
