import { adminBanUser, type Lobby, login, placeBet, refresh, whoami } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../../../test/support/nodes.ts'
import { aScenario, betOn, type Player, playerOn, type Scenario } from '../../../../test/support/scenario.ts'
import { call, type TestServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

if (!testDatabaseUrl) console.log('Races of bans were left out: set TEST_DATABASE_URL to a PostgreSQL.')

const RUNS = 20
const DAY = 24 * 60 * 60_000

describe.skipIf(!testDatabaseUrl)('a ban by one of four servers', () => {
  let servers: TestServer[]
  let scenario: Scenario
  beforeAll(async () => {
    servers = await severalServers(4)
    const [first] = servers
    if (!first) throw new Error('no server runs')
    scenario = await aScenario({ on: first })
  })
  afterAll(() => stopAll(servers))

  const bans = (player: Player) =>
    scenario.admin.asks(adminBanUser, {
      params: { id: player.userId },
      body: { until: new Date(scenario.server.clock.now() + DAY).toISOString(), reason: 'cheating' },
    })
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
  /**
   * Returns the wait from the first of the other calls to the ban (ms, wall time). It is negative if the ban goes
   * first. The wait changes until some calls come before the ban and some after it, and then stays the same.
   */
  function movingWait(step = 8) {
    let wait = 0
    return {
      ms: () => wait,
      next(isEarly: readonly boolean[]) {
        if (isEarly.every(Boolean)) wait -= step
        else if (!isEarly.some(Boolean)) wait += step
      },
    }
  }

  it('a ban leaves no session alive, even if a sign-in or a refresh runs at the same moment [MD8] [MD9] [PR531]', async () => {
    const wait = movingWait()
    const seen = new Set<string>()
    for (let run = 0; run < RUNS; run += 1) {
      const ben = await scenario.player('Ben')
      const banning = pause(wait.ms()).then(() => bans(ben))
      await pause(-wait.ms())
      const [signedIn, refreshed] = await Promise.all([
        Promise.all(servers.map((server) => call(server, login, { body: ben }))),
        Promise.all(servers.map((server) => call(server, refresh, {}, { headers: ben.headers }))),
      ])
      expect(await banning).toMatchObject({ ok: true })
      wait.next(signedIn.map(({ ok }) => ok))
      const tokens = [
        ben.token.accessToken,
        ...signedIn.flatMap((answer) => (answer.ok ? [answer.reply.token.accessToken] : [])),
        ...refreshed.flatMap((answer) => (answer.ok ? [answer.reply.accessToken] : [])),
      ]
      for (const answer of signedIn) seen.add(answer.ok ? 'signed in' : answer.failure.code)
      const accepted = await Promise.all(
        tokens.map(async (token, index) => (await call(servers[index % 4] as TestServer, whoami, {}, { token })).ok),
      )
      expect(accepted).toEqual(tokens.map(() => false))
      const alive = await scenario.server.ctx.db
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', ben.userId)
        .where('ended_at', 'is', null)
        .execute()
      expect(alive).toEqual([])
    }
    // Some calls came before the ban and some after it.
    expect(seen).toEqual(new Set(['signed in', 'account-banned']))
  })

  it('a ban loses no acknowledged bet: each bet is stored, has taken its stake, and is settled [MD10] [B8] [PR533]', async () => {
    const acknowledged = new Map<string, string>()
    const lobbies: Lobby[] = []
    const seen = new Set<string>()
    const wait = movingWait()
    for (let run = 0; run < RUNS; run += 1) {
      const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
      const opened = await ana.opensLobby()
      const lobby = await ben.joins(opened)
      lobbies.push(lobby)
      const bet = betOn(lobby, 'Over 0.5 Corner', 5)
      const banning = pause(wait.ms()).then(() => bans(ben))
      await pause(-wait.ms())
      const answers = await Promise.all(
        lobby.upcomingRounds.map(async ({ _id }, index) => {
          // The bets arrive one after the other, so that the ban comes between them.
          await pause(index * 4)
          return playerOn(servers[index % 4] as TestServer, 'Ben', ben, () => scenario.match._id).asks(placeBet, {
            body: { ...bet, matchRoundId: _id },
          })
        }),
      )
      expect(await banning).toMatchObject({ ok: true })
      expect(await ben.asks(placeBet, { body: bet })).toMatchObject({ status: 401 })
      wait.next(answers.map(({ ok }) => ok))
      for (const answer of answers) {
        seen.add(answer.ok ? 'placed' : answer.failure.code)
        if (answer.ok) acknowledged.set(answer.reply.bet._id, lobby._id)
      }
      const member = (await ana.fetchesLobby(lobby)).users.find(({ user }) => user._id === ben.userId)
      expect(member?.present).toBe(false)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['placed', 'session-expired']))
    const stored = () =>
      scenario.server.ctx.db.selectFrom('bet').select(['id', 'lobby_id', 'outcome', 'round_id']).execute()
    const bets = await stored()
    expect(new Map(bets.map(({ id, lobby_id }) => [id, lobby_id]))).toEqual(acknowledged)

    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.records('Corner')
    await scenario.goesOn(11)
    const first = lobbies[0]?.upcomingRounds[0]?._id
    const settled = (await stored()).filter(({ round_id }) => round_id === first)
    expect(settled.length).toBeGreaterThan(0)
    expect(settled.filter(({ outcome }) => outcome !== 'won')).toEqual([])
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })
})
