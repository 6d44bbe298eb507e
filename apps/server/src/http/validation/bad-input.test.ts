import {
  type AvatarId,
  adminListCrashReports,
  forgotPassword,
  listSessions,
  type RouteSpec,
  reportCrash,
  sendChat,
  whoami,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompetition } from '../../../test/support/competition.ts'
import { type BadRequest, badRequests, type Callers } from '../../../test/support/requests/bad-requests.ts'
import { wrongRefusal } from '../../../test/support/requests/declared-refusal.ts'
import { allRoutes, type SampleIds } from '../../../test/support/requests/request-samples.ts'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { newId } from '../../db/ids.ts'

let scenario: Scenario
let ids: SampleIds
let callers: Callers
let tables: readonly string[]

beforeAll(async () => {
  // Without guests, every request for a guest's seat would be refused with the same code.
  scenario = await aScenario({ config: { guests: true } })
  const ana = await scenario.player('Ana')
  const ben = await scenario.player('Ben')
  const lobby = await ana.opensLobby({ allowGuests: true })
  const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const event = await scenario.records('Corner')
  const { message } = await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Hello' } })
  const { match, rounds, odds } = await ana.fetchesLobby(lobby)
  const [session] = (await ana.gets(listSessions, {})).sessions
  ids = {
    matchId: match._id,
    halfId: match.halves[1]?._id ?? '',
    roundId: rounds[1]?._id ?? '',
    oddsId: odds[0]?._id ?? '',
    eventId: event._id,
    lobbyId: lobby._id,
    code: lobby.lobbyCode,
    betId: bet._id,
    userId: ana.userId,
    chatId: message._id,
    sessionId: session?._id ?? '',
    avatarId: await anAvatar(),
    crashGroupId: await aCrash(),
    competitionId: await aCompetition(ana),
  }
  callers = {
    player: { authorization: ana.headers.authorization },
    stranger: { authorization: ben.headers.authorization },
    admin: { authorization: scenario.admin.headers.authorization },
    refreshToken: ana.token.refreshToken,
  }
  const all = await scenario.server.ctx.db.introspection.getTables()
  tables = all.filter(({ schema }) => schema === 'public').map(({ name }) => name)
  // The first call stores that the session was used. It happens here, so that later calls store nothing while the clock
  // does not move.
  await Promise.all([ana, ben, scenario.admin].map((user) => user.gets(whoami, {})))
  await scenario.server.ctx.callers.flush()
})
afterAll(() => scenario?.ends())

it.each(allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s refuses every invalid request as the contract declares, and changes no row of the database',
  async (_name, route) => {
    const before = await everything()
    const faults: string[] = []
    await Promise.all(
      badRequests(route, ids, callers).map(async (request) => {
        const wrong = await wrongWith(route, request)
        if (wrong !== undefined) faults.push(`${request.what}: ${wrong}`)
      }),
    )
    expect(faults).toEqual([])
    expect(await everything()).toEqual(before)
  },
)

/**
 * Returns what is wrong with the answer; undefined if the route refuses the request as declared, with the expected
 * status.
 */
async function wrongWith(route: RouteSpec, request: BadRequest): Promise<string | undefined> {
  const { status, body } = await send(route, request)
  const isExpected = request.status === undefined || status === request.status
  return wrongRefusal(route, status, body) ?? (isExpected ? undefined : `${status} instead of ${request.status}`)
}

async function send(
  route: RouteSpec,
  { address, text, headers }: BadRequest,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${scenario.server.url}/api${address}`, {
    method: route.method,
    redirect: 'manual',
    headers: { ...(text === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(text === undefined ? {} : { body: text }),
  })
  const said = await response.text()
  return { status: response.status, body: said.startsWith('{') ? JSON.parse(said) : said }
}

/** Reports a crash like a browser. */
async function aCrash(): Promise<string> {
  const { admin } = scenario
  await admin.gets(reportCrash, { body: { error: { name: 'TypeError', message: 'For a test' } } })
  return (await admin.gets(adminListCrashReports, {})).crashReports[0]?._id ?? ''
}

async function anAvatar(): Promise<AvatarId> {
  const { ctx } = scenario.server
  const id = newId<AvatarId>()
  const at = ctx.clock.date()
  await ctx.db
    .insertInto('avatar')
    .values({ id, name: 'Fox', image: 'fox.png', created_at: at, updated_at: at })
    .execute()
  return id
}

/** Returns all rows of every table, each as one text. */
async function everything(): Promise<unknown> {
  const { db } = scenario.server.ctx
  const counts = tables.map((name) => {
    const rows = sql`(select md5(string_agg(t::text, '|' order by t::text)) from ${sql.table(name)} t)`
    return sql`${rows} as ${sql.ref(name)}`
  })
  return (await sql`select ${sql.join(counts)}`.execute(db)).rows
}

it.each(['{"email":"ana@', '[1,', '{"__proto__":{"admin":true}}', 'null{'])(
  'refuses an unreadable body like any other invalid body: %s',
  async (text) => {
    const address = '/auth/forgot-password'
    const { status, body } = await send(forgotPassword, { what: text, address, text, headers: {} })
    expect(status).toBe(400)
    expect(wrongRefusal(forgotPassword, status, body)).toBeUndefined()
    expect(body).toMatchObject({ code: 'invalid-request', issues: [{ message: expect.any(String) }] })
  },
)

it.each(['Bearer', 'Bearer a.b.c', 'Basic YW5hOmFuYQ==', 'a.b.c'])(
  'refuses unusable credentials as the contract declares: %s',
  async (authorization) => {
    const { status, body } = await send(whoami, {
      what: '',
      address: whoami.path,
      text: undefined,
      headers: { authorization },
    })
    expect(status).toBe(401)
    expect(wrongRefusal(whoami, status, body)).toBeUndefined()
  },
)
