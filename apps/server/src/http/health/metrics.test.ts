import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listMyGames, placeBet } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, betOn, type Scenario } from '../../../test/support/scenario.ts'
import { aServer } from '../../../test/support/test-app.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario.ends())

const asks = (headers: Record<string, string> = {}, { url } = scenario.server, method = 'GET') =>
  fetch(`${url}/metrics`, { method, headers })
/** Reads the metrics without those of the process, which always change, and without these requests. */
const metrics = async () =>
  (await (await asks()).text()).split('\n').filter((line) => line.startsWith('bettle_') && !line.includes('"/metrics"'))

it('metrics report the requests by route, the sockets, the database and the failing jobs by kind', async () => {
  for (let asked = 0; asked < 3; asked += 1) await fetch(`${scenario.server.url}/healthz`)
  expect((await fetch(`${scenario.server.url}/api/nowhere/${Math.random()}`)).status).toBe(404)
  const answer = await asks()
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await answer.text()).split('\n')
  const route = 'method="GET",route="/healthz",status="2xx"'
  expect(lines).toContain(`bettle_http_request_duration_seconds_count{${route}} 3`)
  expect(lines).toContain('bettle_http_request_duration_seconds_count{method="any",route="none",status="4xx"} 1')
  expect(lines).toContain('bettle_sockets 0')
  expect(lines).toContain('bettle_database_up 1')
  expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true)
  expect(lines.some((line) => line.startsWith('bettle_failing_work{'))).toBe(false)
  await scenario.startsHalf(1)
  const failed = await scenario.server.ctx.db.updateTable('due_work').set({ attempts: 2 }).returning('kind').execute()
  const kinds = failed.map(({ kind }) => kind)
  expect(kinds.length).toBeGreaterThan(1)
  const counted = [...new Set(kinds)].map(
    (kind) => `bettle_failing_work{kind="${kind}"} ${kinds.filter((one) => one === kind).length}`,
  )
  expect((await metrics()).filter((line) => line.startsWith('bettle_failing_work{')).sort()).toEqual(counted.sort())
  expect((await asks({}, scenario.server, 'HEAD')).status).toBe(200)
})

it('each metric of the game has a help text of whole sentences', async () => {
  const helps = (await (await asks()).text()).split('\n').filter((line) => line.startsWith('# HELP bettle_'))
  expect(helps).toHaveLength(4)
  for (const help of helps) expect(help).toMatch(/^# HELP bettle_\w+ [A-Z0-9][^;]*\.$/)
})

it('metrics contain every series that the example dashboard draws [PR497]', async () => {
  const dashboard = readFileSync(fileURLToPath(new URL('../../../../../deploy/grafana.json', import.meta.url)), 'utf8')
  const expressions = [...dashboard.matchAll(/"(?:expr|query)": "((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text ?? '')
  const named = new Set(expressions.flatMap((text) => text.match(/\b(?:bettle|nodejs|process)_\w+/g) ?? []))
  expect(named.size).toBeGreaterThan(8)
  // A series of a histogram has the name of its metric and a suffix. A metric without values yet has only a type line.
  const types = [...(await (await asks()).text()).matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  const exported = new Set(
    types.flatMap(([, name, type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((ending) => `${name}${ending}`) : [name],
    ),
  )
  expect([...named].filter((name) => !exported.has(name))).toEqual([])
})

it('metrics do not change when a player places a bet and another bet is refused [V1]', async () => {
  const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
  const lobby = await ana.opensLobby({ showCompetitorBets: false })
  await ben.joins(lobby)
  const before = await metrics()
  await ben.asks(placeBet, { body: betOn(lobby, 'Over 0.5 Corner', 5) })
  // The page of a player with a bet makes this call after the update.
  await ben.gets(listMyGames, {})
  await ben.fetchesLobby(lobby)
  await ben.isRefused(placeBet, { body: betOn(lobby, 'Over 0.5 Corner', 5000) })
  expect(await metrics()).toEqual(before)
})

it('metrics are refused to requests through a proxy or with a wrong token, and served to the bearer of the token', async () => {
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip']) {
    const answer = await asks({ [header]: '127.0.0.1' })
    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })])
  }
  const guarded = await aServer({ config: { metricsToken: 'a token of some length' } })
  expect((await asks({}, guarded)).status).toBe(403)
  expect((await asks({ authorization: 'Bearer a token of some lengti' }, guarded)).status).toBe(403)
  const brought = { authorization: 'Bearer a token of some length', 'x-forwarded-for': '10.1.2.3' }
  expect((await asks(brought, guarded)).status).toBe(200)
  await guarded.stop()
})

it('metrics are served while a query of the database fails, and report the database as down', async () => {
  const { db } = scenario.server.ctx
  await sql`alter table due_work rename to moved`.execute(db)
  const lines = (await (await asks()).text()).split('\n')
  await sql`alter table moved rename to due_work`.execute(db)
  expect(lines).toContain('bettle_database_up 0')
  expect(lines.some((line) => line.startsWith('process_cpu_seconds_total '))).toBe(true)
})
