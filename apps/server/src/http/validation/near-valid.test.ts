import type { RouteSpec } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RandomSource, randomSource } from '../../../test/simulation/random-source.ts'
import { wrongRefusal } from '../../../test/support/requests/declared-refusal.ts'
import { nearValid } from '../../../test/support/requests/near-valid.ts'
import { allRoutes } from '../../../test/support/requests/request-samples.ts'
import { aPlayer } from '../../../test/support/scenario.ts'
import { aScene } from '../../../test/support/scene.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../../features/ledger/check-ledger.ts'
import { failingWork } from '../../jobs/job-store.ts'

/** The number of requests of each call. Two take seconds; thousands take hours. */
const REQUESTS = Number(process.env.BETTLE_REQUESTS ?? 2)
const SEED = Number(process.env.BETTLE_SEED ?? 1)
/**
 * The number of requests of each call in one match. The requests change the match until few are valid, so another match
 * follows.
 */
const IN_A_MATCH = 2
console.log(`Near-valid requests: ${REQUESTS} of each call, seed ${SEED}. BETTLE_SEED=${SEED} sends the same again.`)

let server: TestServer
beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
})
afterAll(() => server?.stop())

const ADMIN = 2
type Scene = Awaited<ReturnType<typeof aScene>>

it('every nearly valid request is answered as the contract declares, and leaves neither a failing job nor a ledger fault', {
  timeout: 60_000 + REQUESTS * 120_000,
}, async () => {
  const random = randomSource(SEED)
  const faults: string[] = []
  const answered = new Map<number, number>()
  for (let sent = 0; sent < REQUESTS; sent += IN_A_MATCH) {
    const scene = await aScene(server, random)
    const routes = Array.from({ length: IN_A_MATCH }, () => allRoutes).flat()
    for (const { route } of routes.map((one) => ({ route: one, order: orderOf(one, random) })).toSorted(byOrder)) {
      const { status, wrong } = await send(route, scene, random)
      answered.set(status, (answered.get(status) ?? 0) + 1)
      if (wrong !== undefined) faults.push(wrong)
      if (random.bool(0.02)) await scene.scenario.goesOn(random.whole(1, 6))
    }
    await server.ctx.jobs.settled()
    faults.push(...(await ledgerFaults(server.ctx.db, scene.ids.matchId)).map((fault) => JSON.stringify(fault)))
    faults.push(...(await failingWork(server.ctx.db)).map((work) => JSON.stringify(work)))
  }
  console.log(
    `Answered: ${[...answered]
      .toSorted()
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')}`,
  )
  expect(faults).toEqual([])
  // At least some requests must be accepted; otherwise the test would try only refusals.
  expect(answered.get(200)).toBeGreaterThan(REQUESTS * 20)
})

/** Returns the position of a call. Calls that end something run late, because more requests are valid before them. */
function orderOf({ method, path }: RouteSpec, random: RandomSource): number {
  const ends = method === 'DELETE' || /abandon|end-|disable|leave|logout|kick|remove|confirm-results/.test(path)
  return random.float() + (ends ? 0.8 : 0)
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order

async function send(
  route: RouteSpec,
  { users, lobby, ids }: Scene,
  random: RandomSource,
): Promise<{ status: number; wrong: string | undefined }> {
  const { params, query, text } = nearValid(route, ids, random)
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  const seat = route.access === 'admin' || random.bool(0.1) ? ADMIN : random.whole(0, ADMIN - 1)
  const caller = random.bool(0.05) ? undefined : users[seat]
  const response = await fetch(`${server.url}/api${path}${search === '' ? '' : `?${search}`}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(caller && { authorization: caller.headers.authorization }),
    },
    ...(text === undefined ? {} : { body: text }),
  })
  const { status } = response
  const said = await response.text()
  const wrong = wrongWith(route, status, said)
  if (caller && (status === 401 || status === 302)) {
    // Replaces a user who is signed out, disabled, deleted or inactive for too long.
    users[seat] = await aPlayer(server, 'Somebody', () => ids.matchId, seat === ADMIN ? 'admin' : 'player')
    await users[seat]?.joins(lobby).catch(() => undefined)
  }
  const asked = `${route.method} ${path} ${search} ${text?.slice(0, 600)}`
  return { status, wrong: wrong && `${asked}: ${wrong}` }
}

function wrongWith(route: RouteSpec, status: number, said: string): string | undefined {
  if (status === 302 || status === 304) return undefined
  const body: unknown = said.startsWith('{') ? JSON.parse(said) : said
  if (status >= 400) return wrongRefusal(route, status, body, ['rate-limited'])
  const reply = route.reply.safeParse(body)
  return reply.success ? undefined : `${status} not as the contract says: ${reply.error.message.slice(0, 300)}`
}
