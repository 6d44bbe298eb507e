import {
  abandonMatch,
  createFeedProvider,
  createHalf,
  deleteMatch,
  endHalf,
  type FeedProvider,
  type FeedProviderForm,
  followFeed,
  getMatchFeed,
  handBackFeed,
  listActions,
  listMatchEvents,
  placeBet,
  startHalf,
  startHalf1,
  takeOverFeed,
  undoAction,
  unfollowFeed,
  updateFeedProvider,
  updateHalf,
  updateMatch,
} from '@bettle/contract'
import { LocalProvider, type LocalService, serveLocalProvider } from '@bettle/replay'
import { type MatchFile, simulateMatch } from '@bettle/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomSource } from '../../../../test/simulation/random-source.ts'
import { aCountProvider, type CountProvider, totalsOfFile } from '../../../../test/support/network/count-provider.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

const INTERVAL = 20
const DELAY = 30
const TYPES = ['Goal', 'Corner', 'Shot', 'Card', 'Offside']

let server: TestServer
let service: CountProvider
let scenario: Scenario
let ana: Player
/** The planned kick-off of the match. */
let planned: number

beforeAll(async () => {
  server = await aServer()
  service = await aCountProvider()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  planned = Math.ceil(server.clock.now() / 60_000 + 10) * 60_000
  await scenario.admin.gets(updateMatch, {
    params: { id: scenario.match._id },
    body: { startTime: new Date(planned).toISOString() },
  })
  service.requests.length = 0
  states('upcoming')
})
afterEach(async () => {
  await server.ctx.db.updateTable('match_feed').set({ state: 'suspended' }).where('source', '=', 'provider').execute()
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

const PHASES = { path: 'state', half1: ['half-1'], interval: ['interval'], half2: ['half-2'], over: ['over'] }

function genericForm(url: string): FeedProviderForm {
  return {
    ...{ name: 'Counts Ltd', format: 'generic', url, keyHeader: null, dailyCalls: null },
    ...{ intervalSeconds: INTERVAL, delaySeconds: DELAY, delays: [], phases: PHASES },
    totals: TYPES.flatMap((eventType) => [
      { eventType, side: 'home' as const, path: `teams[0].${eventType}` },
      { eventType, side: 'away' as const, path: `teams[1].${eventType}` },
    ]),
  }
}

const aProvider = async (form: Partial<FeedProviderForm> = {}): Promise<FeedProvider> => {
  const body = { ...genericForm(`${service.url}/{match}`), ...form }
  return (await scenario.admin.gets(createFeedProvider, { body })).provider
}
const follows = (provider: FeedProvider, match = '7') =>
  scenario.admin.gets(followFeed, {
    body: { matchId: scenario.match._id, source: 'provider', provider: { providerId: provider._id, match } },
  })

/** Plans the kick-off later than the minutes in which bets need a fresh answer. */
const plansLater = async () => {
  planned += 30 * 60_000
  const body = { startTime: new Date(planned).toISOString() }
  await scenario.admin.gets(updateMatch, { params: { id: scenario.match._id }, body })
}

/** Makes the provider answer with a state from now on, and with totals of no event. */
function states(state: string, corners = 0) {
  const home = Object.fromEntries(TYPES.map((type) => [type, type === 'Corner' ? corners : 0]))
  const away = Object.fromEntries(TYPES.map((type) => [type, 0]))
  service.answers(() => ({ body: JSON.stringify({ state, teams: [home, away] }) }))
}

const passes = async (seconds: number, step = INTERVAL) => {
  for (let passed = 0; passed < seconds; passed += step) await server.clock.advance(step * 1000)
}
const reaches = async (instant: number, step = INTERVAL) => {
  while (server.clock.now() + step * 1000 < instant) await passes(step, step)
  await server.clock.set(instant)
}
const controls = () => ({ body: { matchId: scenario.match._id } })
const feedNow = async () => (await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed
const matchNow = () =>
  server.ctx.db.selectFrom('match').selectAll().where('id', '=', scenario.match._id).executeTakeFirstOrThrow()
const isStopped = async () => (await matchNow()).suspended_at !== null
const halvesNow = () =>
  server.ctx.db
    .selectFrom('match_half')
    .selectAll()
    .where('match_id', '=', scenario.match._id)
    .orderBy('half_number')
    .execute()
const statusNow = async () => (await halvesNow()).map(({ status }) => status)
/** Returns the start and the end of each half in seconds after the planned kick-off. */
const timesNow = async () =>
  (await halvesNow()).map(({ start_time, end_time }) =>
    [start_time, end_time].map((time) => time && (time.getTime() - planned) / 1000),
  )
const resumesBetting = async () => {
  const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
  const stop = actions.find(({ kind }) => kind === 'suspend')
  await scenario.admin.gets(undoAction, { params: { id: stop?._id as never } })
}
const ownActions = async () => {
  const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
  return actions
    .filter(({ user }) => user === null)
    .map(({ kind }) => kind)
    .toReversed()
}

describe('a match that follows a provider that states the phase of the match', () => {
  describe.each(['generic', 'api-football'] as const)('in the format of %s', (format) => {
    let local: LocalService
    afterEach(() => local.stop())

    it('a match whose provider states its halves is played to its end without any operator, with the halves, the counts and the settled bets of the real match [F10] [F24] [PR715]', {
      timeout: 120_000,
    }, async () => {
      const random = randomSource(20_261_127)
      const file: MatchFile = simulateMatch({
        random: () => random.float(),
        ...{ homeTeam: 'France', awayTeam: 'Croatia', competition: 'Simulated' },
      })
      const provider = new LocalProvider({
        matches: [{ id: '7', file, kickOff: planned }],
        now: () => server.clock.now(),
        random: () => random.float(),
        ...{ tempo: 1, delaySeconds: DELAY, jitterSeconds: 4, faults: { errors: 0.05, nonsense: 0.03 } },
      })
      // Half 1 begins 95 seconds late, and the interval takes 16 minutes and 10 seconds.
      const [first, second] = file.halves.map(({ durationSeconds }) => durationSeconds)
      const starts = [95, 95 + (first ?? 0) + 970] as const
      const ends = [95 + (first ?? 0), starts[1] + (second ?? 0)] as const
      provider.startHalf('7', 1, planned + starts[0] * 1000)
      provider.startHalf('7', 2, planned + starts[1] * 1000)
      local = await serveLocalProvider(provider, { port: 0 })
      const address = format === 'generic' ? `${local.url}/generic/match/{match}` : `${local.url}/api-football`
      await follows(await aProvider({ format, url: address, intervalSeconds: 60 }))
      const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
      await ana.bets(10).on('Over 0.5 Corner', lobby)
      // From here on no operator calls the server.
      await reaches(planned + (ends[1] + 20 * 60) * 1000, 10)

      const match = await matchNow()
      expect(match.status).toBe('completed')
      expect(match.results_confirmed_at).not.toBeNull()
      const halves = (await timesNow()) as [[number, number], [number, number]]
      // An answer arrives every minute, and one in a row may fail.
      const LATEST = 2 * 60 + 8
      for (const [index, [start, end]] of halves.entries()) {
        const late = start - (starts[index] ?? 0)
        expect(late).toBeGreaterThanOrEqual(-4)
        expect(late).toBeLessThanOrEqual(LATEST)
        expect(end - (ends[index] ?? 0)).toBeGreaterThanOrEqual(-4)
        expect(end - (ends[index] ?? 0)).toBeLessThanOrEqual(LATEST)
      }
      const { events } = await scenario.admin.gets(listMatchEvents, { params: { matchId: scenario.match._id } })
      const counted = totalsOfFile(file, 3, 0).filter(({ eventType }) => TYPES.includes(eventType))
      for (const { eventType, side, total } of counted) {
        const recorded = events.filter((event) => event.eventType === eventType && event.team === side)
        // The API-Football of the local provider has no red cards, and both formats count all five types. The generic
        // format states no start, so events that its first answer in a half counts already are the base of the half.
        const isAtStart = ({ second: at }: { second: number }) => format === 'generic' && at <= LATEST
        const isSame = (event: MatchFile['events'][number]) => event.eventType === eventType && event.team === side
        const atStart = file.events.filter((event) => isSame(event) && isAtStart(event))
        expect(recorded.length, `${eventType} ${side}`).toBeGreaterThanOrEqual(total - atStart.length)
        expect(recorded.length, `${eventType} ${side}`).toBeLessThanOrEqual(total)
      }
      const corners = file.events.filter(
        ({ eventType, half, second: at }) => eventType === 'Corner' && half === 1 && at < 600,
      )
      const { bets } = await ana.fetchesLobby(lobby)
      expect(bets[0]?.outcome).toBe(corners.length > 0 ? 'won' : 'lost')
      expect(await ledgerFaults(server.ctx.db)).toEqual([])
      const clock = (await ownActions()).filter((kind) => kind.endsWith('half'))
      expect(clock).toEqual(['start-half', 'end-half', 'start-half', 'end-half'])
    })
  })

  it('no bet is accepted from the planned kick-off until the half has begun, nor later than twelve minutes after the end of half 1; then betting resumes [F24] [PR716]', async () => {
    const lobby = await ana.opensLobby()
    await plansLater()
    await follows(await aProvider())
    const bet = async () => {
      const answer = await ana.asks(placeBet, { body: betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10) })
      return answer.ok ? 'accepted' : answer.failure.code
    }
    await reaches(planned - 1)
    expect(await isStopped()).toBe(false)
    await server.clock.set(planned)
    expect([await isStopped(), await bet()]).toEqual([true, 'suspended'])
    expect((await feedNow())?.provider?.awaitsSince).toBe(new Date(planned).toISOString())
    expect((await ana.fetchesLobby(lobby)).match.countsFrom?.awaitsStart).toBe(true)
    await passes(240)
    expect([await isStopped(), await statusNow()]).toEqual([true, ['upcoming', 'upcoming']])
    states('half-1')
    await passes(INTERVAL)
    expect(await isStopped()).toBe(true)
    await passes(INTERVAL)
    expect([await isStopped(), await statusNow()]).toEqual([false, ['active', 'upcoming']])
    // Seen after 260 s, less the delay of 30 s.
    expect(await timesNow()).toEqual([
      [230, null],
      [null, null],
    ])
    expect(await bet()).toBe('accepted')
    await reaches(planned + 50 * 60_000, 60)
    states('interval')
    await passes(2 * INTERVAL)
    const end = 50 * 60 + INTERVAL - DELAY
    expect(await timesNow()).toEqual([
      [230, end],
      [null, null],
    ])
    await reaches(planned + (end + 12 * 60) * 1000 - 1)
    expect(await isStopped()).toBe(false)
    await server.clock.set(planned + (end + 12 * 60) * 1000)
    expect([await isStopped(), await bet()]).toEqual([true, 'suspended'])
    await passes(200)
    states('half-2')
    await passes(2 * INTERVAL)
    expect([await isStopped(), await statusNow()]).toEqual([false, ['finished', 'active']])
    const stop = ['suspend', 'start-half', 'resume']
    expect(await ownActions()).toEqual([...stop, 'end-half', ...stop])
  })

  it('from ten minutes before a planned start a bet is accepted only while the last answer is not older than two intervals, and the lobby says why [F24] [PR716]', async () => {
    const lobby = await ana.opensLobby()
    const bet = async () => {
      const answer = await ana.asks(placeBet, { body: betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10) })
      return answer.ok ? 'accepted' : answer.failure.code
    }
    await plansLater()
    await follows(await aProvider())
    service.answers(() => ({ status: 500, body: '' }))
    await reaches(planned - 10 * 60_000 - 1)
    expect(await isStopped()).toBe(false)
    await server.clock.set(planned - 10 * 60_000)
    expect([await isStopped(), await bet()]).toEqual([true, 'suspended'])
    expect((await ana.fetchesLobby(lobby)).match.countsFrom?.awaitsStart).toBe(true)
    states('upcoming')
    await passes(INTERVAL)
    expect(await isStopped()).toBe(false)
    const before = service.requests.length
    await passes(5 * 60)
    expect(service.requests.length - before).toBe((5 * 60) / INTERVAL)
    service.answers(() => ({ status: 500, body: '' }))
    const silentFrom = server.clock.now()
    await server.clock.set(silentFrom + 2 * INTERVAL * 1000 - 1)
    expect(await isStopped()).toBe(false)
    await server.clock.set(silentFrom + 2 * INTERVAL * 1000)
    expect([await isStopped(), await bet()]).toEqual([true, 'suspended'])
    states('upcoming')
    await passes(INTERVAL)
    expect([await isStopped(), await bet()]).toEqual([false, 'accepted'])
  })

  it('where the limit of calls allows no poll at each interval, betting pauses from ten minutes before the planned start until the half has begun [F15] [F24]', async () => {
    await plansLater()
    await follows(await aProvider({ dailyCalls: 60 }))
    await reaches(planned - 10 * 60_000 - 1, 60)
    expect(await isStopped()).toBe(false)
    await reaches(planned - 1, 1)
    expect(await isStopped()).toBe(true)
    states('half-1')
    await passes(6 * 60)
    expect([await isStopped(), await statusNow()]).toEqual([false, ['active', 'upcoming']])
  })

  it('bets on the first round that arrived after the last answer without the half are void, if nobody states when it began; earlier bets count [F24] [S13] [PR759]', async () => {
    const ben = await scenario.player('Ben')
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    await plansLater()
    await follows(await aProvider())
    await reaches(planned - 5 * 60_000)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await passes(INTERVAL)
    // The half begins now, unseen. Ben sees it on television and bets before the next answer.
    states('half-1', 3)
    await server.clock.advance(5000)
    await ben.bets(10).on('Over 0.5 Corner', lobby)
    await passes(3 * INTERVAL)
    expect(await statusNow()).toEqual(['active', 'upcoming'])
    const outcomeOf = async (player: Player) => (await player.fetchesLobby(lobby)).bets[0]?.outcome
    expect([await outcomeOf(ana), await outcomeOf(ben)]).toEqual(['open', 'void'])
    expect((await ben.fetchesLobby(lobby)).currentUser.chips).toBe(100)
    // The three corners of the first answer are the base of the half.
    await passes(12 * 60)
    expect([await outcomeOf(ana), await outcomeOf(ben)]).toEqual(['lost', 'void'])
    expect(await ledgerFaults(server.ctx.db)).toEqual([])
  })

  it('a kick-off that the provider moves to a later time resumes betting until then [F21] [F24]', async () => {
    const answers = (kickOff: number) => {
      const fixture = { id: 7, date: new Date(kickOff).toISOString(), status: { short: 'NS' } }
      const teams = { home: { id: 1, name: 'France' }, away: { id: 2, name: 'Croatia' } }
      const response = [{ fixture, teams, goals: { home: null, away: null } }]
      service.answers(() => ({ body: JSON.stringify({ errors: [], response }) }))
    }
    answers(planned)
    await follows(await aProvider({ format: 'api-football', url: service.url, totals: [] }))
    await server.clock.set(planned)
    expect(await isStopped()).toBe(true)
    answers(planned + 600_000)
    await passes(2 * INTERVAL)
    expect(await isStopped()).toBe(false)
    await server.clock.set(planned + 600_000)
    expect(await isStopped()).toBe(true)
  })

  it('a kick-off that an operator moves to a later time resumes betting until then [F24]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned + 60_000)
    expect(await isStopped()).toBe(true)
    await scenario.admin.gets(updateMatch, {
      params: { id: scenario.match._id },
      body: { startTime: new Date(planned + 600_000).toISOString() },
    })
    await passes(INTERVAL)
    expect(await isStopped()).toBe(false)
    await server.clock.set(planned + 600_000)
    expect(await isStopped()).toBe(true)
  })

  it('a start that the provider states counts only if no answer contradicts it, because API-Football may state the planned time [F24]', async () => {
    const answers = (short: string, first: number | null) => {
      const fixture = { id: 7, status: { short }, periods: { first: first && first / 1000, second: null } }
      const response = [{ fixture, teams: { home: { id: 1 }, away: { id: 2 } }, goals: { home: 0, away: 0 } }]
      service.answers(() => ({ body: JSON.stringify({ errors: [], response }) }))
    }
    answers('NS', null)
    await follows(await aProvider({ format: 'api-football', url: service.url, totals: [] }))
    await server.clock.set(planned)
    await passes(240)
    answers('1H', planned)
    await passes(2 * INTERVAL)
    // Seen after 260 s, less the delay of 30 s.
    expect((await timesNow())[0]).toEqual([230, null])
  })

  it('a provider that begins to state the phase while a match already follows it starts the match [F24]', async () => {
    const provider = await aProvider({ phases: null })
    await follows(provider)
    await server.clock.advance(60_000)
    const params = { id: provider._id }
    await scenario.admin.gets(updateFeedProvider, { params, body: genericForm(`${service.url}/{match}`) })
    await server.clock.set(planned)
    expect(await isStopped()).toBe(true)
    states('half-1')
    await passes(2 * INTERVAL)
    expect(await statusNow()).toEqual(['active', 'upcoming'])
  })

  it('a player without a bet on the first round of a half pays no penalty, because no option was open just before its start [F24] [I1]', async () => {
    const lobby = await ana.opensLobby({ inactivityPenalty: 20 })
    await follows(await aProvider())
    await server.clock.set(planned)
    await passes(60)
    states('half-1')
    await passes(16 * 60)
    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(100)
    await passes(8 * 60)
    expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(80)
  })

  it('an operator may resume betting while the provider is to start a half, and the same wait does not stop betting again [F24]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    await resumesBetting()
    expect((await feedNow())?.provider?.awaitsSince).toBeNull()
    await passes(600)
    expect(await isStopped()).toBe(false)
    states('half-1')
    await passes(INTERVAL)
    expect(await isStopped()).toBe(true)
    await passes(INTERVAL)
    // Seen after 620 s, less the delay of 30 s. Bets that were accepted after the last answer before it are void.
    expect(await timesNow()).toEqual([
      [590, null],
      [null, null],
    ])
    expect(await isStopped()).toBe(false)
  })

  it('half 2 that begins sooner than twelve minutes after the end of half 1 stops betting with the first answer in it, and starts the delay before that answer [F24] [PR716]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    states('half-1')
    await passes(46 * 60, 60)
    states('interval')
    await passes(9 * 60, 60)
    expect([await statusNow(), await isStopped()]).toEqual([['finished', 'upcoming'], false])
    states('half-2')
    await passes(INTERVAL)
    const seenAt = (server.clock.now() - planned) / 1000
    expect([await statusNow(), await isStopped()]).toEqual([['finished', 'upcoming'], true])
    await passes(INTERVAL)
    expect([(await timesNow())[1], await isStopped()]).toEqual([[seenAt - DELAY, null], false])
  })

  it('one wrong answer in half 2 stops betting in the interval only until the next answer [F24] [PR716]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    states('half-1')
    await passes(46 * 60, 60)
    states('interval')
    await passes(5 * 60, 60)
    states('half-2')
    await passes(INTERVAL)
    expect(await isStopped()).toBe(true)
    states('interval')
    await passes(INTERVAL)
    expect([await statusNow(), await isStopped()]).toEqual([['finished', 'upcoming'], false])
  })

  it('a provider that states no interval stops betting with its first answer in half 2, and half 2 starts the delay before that answer [F24] [PR716]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    states('half-1')
    await passes(62 * 60, 60)
    expect([await statusNow(), await isStopped()]).toEqual([['active', 'upcoming'], false])
    states('half-2')
    await passes(INTERVAL)
    const seenAt = (server.clock.now() - planned) / 1000
    expect([await statusNow(), await isStopped()]).toEqual([['active', 'upcoming'], true])
    await passes(INTERVAL)
    const [first, second] = await timesNow()
    expect([first?.[1], second, await isStopped()]).toEqual([seenAt - DELAY, [seenAt - DELAY, null], false])
  })

  it('betting stays stopped from a silence that lasts into half 2 until half 2 has started [F14] [F24] [PR716]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    states('half-1')
    await passes(40 * 60, 60)
    service.answers(() => ({ status: 500, body: '' }))
    await passes(23 * 60, 60)
    const stoppedAt = ((await matchNow()).suspended_at?.getTime() ?? 0) - planned
    expect(stoppedAt).toBeGreaterThan(0)
    states('half-2', 3)
    await passes(INTERVAL)
    const seenAt = (server.clock.now() - planned) / 1000
    expect([await statusNow(), await isStopped()]).toEqual([['active', 'upcoming'], true])
    await passes(INTERVAL)
    expect([(await timesNow())[1], await isStopped()]).toEqual([[seenAt - DELAY, null], false])
  })

  it('a match that begins before its planned kick-off starts at the time that the provider states, and a bet that arrived after it is void [F21] [F24] [S13] [PR716] [PR759]', async () => {
    const answers = (short: string, first: number | null) => {
      const fixture = { id: 7, date: new Date(planned).toISOString(), status: { short } }
      const periods = { first: first && first / 1000, second: null }
      const teams = { home: { id: 1, name: 'France' }, away: { id: 2, name: 'Croatia' } }
      const response = [{ fixture: { ...fixture, periods }, teams, goals: { home: 0, away: 0 } }]
      service.answers(() => ({ body: JSON.stringify({ errors: [], response }) }))
    }
    await scenario.admin.gets(updateMatch, {
      params: { id: scenario.match._id },
      body: { startTime: new Date(planned + 3_600_000).toISOString() },
    })
    answers('NS', null)
    await follows(await aProvider({ format: 'api-football', url: service.url, totals: [] }))
    await server.clock.set(planned)
    answers('1H', planned + 60_000)
    // The kick-off is an hour away, so the provider is read every ten minutes, and betting is open.
    await server.clock.set(planned + 180_000)
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await passes(540)
    const [first] = await timesNow()
    expect(await statusNow()).toEqual(['active', 'upcoming'])
    expect(await isStopped()).toBe(false)
    // The answers have no statistics, so betting on their types stops after these.
    expect((await ownActions()).slice(0, 3)).toEqual(['suspend', 'start-half', 'resume'])
    expect(first).toEqual([60, null])
    const { bets, currentUser } = await ana.fetchesLobby(lobby)
    expect(bets[0]).toMatchObject({ outcome: 'void', payout: 10, voidReason: { code: 'start-known-late' } })
    expect(currentUser.chips).toBe(100)
  })

  it('one nonsensical phase changes nothing, and neither does a phase that jumps back [F24] [PR717]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    states('over')
    await passes(INTERVAL)
    states('upcoming')
    await passes(2 * INTERVAL)
    expect(await statusNow()).toEqual(['upcoming', 'upcoming'])
    states('half-1')
    await passes(2 * INTERVAL)
    const started = await timesNow()
    for (const nonsense of ['over', 'half-2', 'interval', 'rain', 'upcoming']) {
      states(nonsense)
      await passes(INTERVAL)
      states('half-1')
      await passes(2 * INTERVAL)
    }
    expect([await statusNow(), await timesNow()]).toEqual([['active', 'upcoming'], started])
    states('interval')
    await passes(2 * INTERVAL)
    const ended = await timesNow()
    states('half-1')
    await passes(10 * INTERVAL)
    expect([await statusNow(), await timesNow()]).toEqual([['finished', 'upcoming'], ended])
    states('half-2')
    await passes(2 * INTERVAL)
    const both = await timesNow()
    for (const back of ['upcoming', 'half-1', 'interval']) {
      states(back)
      await passes(3 * INTERVAL)
    }
    expect([await statusNow(), await timesNow()]).toEqual([['finished', 'active'], both])
  })

  it('what an operator starts or ends stands: nothing happens twice, and a start or an end that the operator undoes is not repeated [F24] [PR718]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    await scenario.admin.gets(startHalf1, controls())
    await passes(60)
    const byHand = await timesNow()
    expect([byHand[0]?.[0], await isStopped()]).toEqual([60, false])
    states('half-1')
    await passes(60)
    expect(await timesNow()).toEqual(byHand)
    states('interval')
    await passes(2 * INTERVAL)
    expect(await statusNow()).toEqual(['finished', 'upcoming'])
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    const end = actions.find(({ kind, user }) => kind === 'end-half' && user === null)
    await scenario.admin.gets(undoAction, { params: { id: end?._id as never } })
    await passes(120)
    expect(await statusNow()).toEqual(['active', 'upcoming'])
    await scenario.admin.gets(endHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    const ended = await timesNow()
    states('half-2')
    await passes(2 * INTERVAL)
    expect([(await timesNow())[0], await statusNow()]).toEqual([ended[0], ['finished', 'active']])
  })

  it('during a takeover the phase changes nothing; after the hand-back the provider starts and ends the halves again [F7] [F24]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    await scenario.admin.gets(takeOverFeed, controls())
    expect(await isStopped()).toBe(false)
    states('half-1')
    await passes(120)
    expect([await statusNow(), await isStopped()]).toEqual([['upcoming', 'upcoming'], false])
    await scenario.admin.gets(handBackFeed, controls())
    await server.ctx.jobs.runJobs(`poll:${scenario.match._id}`)
    await passes(2 * INTERVAL)
    // Seen with the hand-back, less the delay of 30 s.
    expect(await timesNow()).toEqual([
      [90, null],
      [null, null],
    ])
    await passes(40 * 60, 60)
    await scenario.admin.gets(takeOverFeed, controls())
    states('interval')
    await passes(120)
    expect(await statusNow()).toEqual(['active', 'upcoming'])
    const handedBackAt = (server.clock.now() - planned) / 1000
    await scenario.admin.gets(handBackFeed, controls())
    await server.ctx.jobs.runJobs(`poll:${scenario.match._id}`)
    await passes(2 * INTERVAL)
    expect(await timesNow()).toEqual([
      [90, handedBackAt],
      [null, null],
    ])
  })

  it('a match of an earlier version, or one whose feed is attached in the middle of half 1, is not started again, and the provider makes its later starts and ends [F24]', async () => {
    await scenario.startsHalf(1)
    const [byHand] = await timesNow()
    await passes(20 * 60, 60)
    states('half-1')
    await follows(await aProvider())
    await passes(120)
    // A match of an earlier version has no stored phase.
    await server.ctx.db.updateTable('match_feed').set({ phase: null }).where('source', '=', 'provider').execute()
    await passes(120)
    expect([(await timesNow())[0], await isStopped()]).toEqual([byHand, false])
    states('interval')
    await passes(2 * INTERVAL)
    expect(await statusNow()).toEqual(['finished', 'upcoming'])
    states('half-2')
    await passes(2 * INTERVAL)
    expect(await statusNow()).toEqual(['finished', 'active'])
    await server.ctx.db.updateTable('match_feed').set({ phase: null }).where('source', '=', 'provider').execute()
    await passes(120)
    states('over')
    await passes(2 * INTERVAL)
    expect((await matchNow()).status).toBe('completed')
  })

  it('the start that an operator corrects stands after the provider states the half again, also after the feed is attached again [F24] [PR718]', async () => {
    const provider = await aProvider()
    await follows(provider)
    await server.clock.set(planned)
    await passes(180)
    states('half-1')
    await passes(3 * INTERVAL)
    const [half] = await halvesNow()
    const startTime = new Date(planned + 100_000).toISOString()
    await scenario.admin.gets(updateHalf, { params: { id: half?.id as never }, body: { startTime } })
    await passes(5 * INTERVAL)
    await scenario.admin.gets(unfollowFeed, controls())
    await follows(provider)
    await passes(5 * INTERVAL)
    expect([(await timesNow())[0], await isStopped()]).toEqual([[100, null], false])
  })

  it('a phase that alternates with a later one starts half 1 and never ends it [F24] [PR717]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    for (let answer = 0; answer < 20; answer += 1) {
      states(answer % 2 === 0 ? 'half-1' : 'interval')
      await passes(INTERVAL)
    }
    expect(await statusNow()).toEqual(['active', 'upcoming'])
  })

  it('betting resumes when an administrator removes the phases of the provider while the start is awaited [F24]', async () => {
    const provider = await aProvider()
    await follows(provider)
    await server.clock.set(planned)
    expect(await isStopped()).toBe(true)
    const body = { ...genericForm(`${service.url}/{match}`), phases: null }
    await scenario.admin.gets(updateFeedProvider, { params: { id: provider._id }, body })
    await passes(2 * INTERVAL)
    states('half-1')
    await passes(120)
    expect([await statusNow(), await isStopped()]).toEqual([['upcoming', 'upcoming'], false])
  })

  it('a match that is abandoned or deleted while its start is awaited is not started, and a restored one is [F24]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    const params = { id: scenario.match._id }
    await scenario.admin.gets(deleteMatch, { params })
    states('half-1')
    await passes(120)
    expect(await statusNow()).toEqual(['upcoming', 'upcoming'])
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    const deletion = actions.find(({ kind }) => kind === 'delete-match')
    await scenario.admin.gets(undoAction, { params: { id: deletion?._id as never } })
    await passes(120)
    expect([await statusNow(), await isStopped()]).toEqual([['active', 'upcoming'], false])
    await scenario.admin.gets(abandonMatch, { body: { ...controls().body, reason: 'Storm' } })
    const times = await timesNow()
    states('interval')
    await passes(120)
    expect(await timesNow()).toEqual(times)
  })

  it('the halves of extra time that an operator adds are started and ended by the operator only [F10] [F24]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    const { _id: matchId } = scenario.match
    for (const halfNumber of [3, 4]) await scenario.admin.gets(createHalf, { body: { matchId, halfNumber } })
    states('half-1')
    await passes(46 * 60, 60)
    states('interval')
    await passes(15 * 60, 60)
    states('half-2')
    await passes(46 * 60, 60)
    states('over')
    await passes(20 * 60, 60)
    expect([await statusNow(), await isStopped()]).toEqual([['finished', 'finished', 'upcoming', 'upcoming'], false])
    await scenario.admin.gets(startHalf, { body: { matchId, halfNumber: 3 } })
    await passes(10 * 60, 60)
    expect([await statusNow(), await isStopped()]).toEqual([['finished', 'finished', 'active', 'upcoming'], false])
  })

  it('a limit of 25 calls lasts from the planned kick-off to the end of the match, and the start is noticed within two poll intervals [F15] [F24]', async () => {
    await follows(await aProvider({ dailyCalls: 25 }))
    // The whole match lies in one day in UTC.
    const noon = Math.ceil(planned / 86_400_000) * 86_400_000 + 43_200_000
    planned = noon
    const body = { startTime: new Date(planned).toISOString() }
    await scenario.admin.gets(updateMatch, { params: { id: scenario.match._id }, body })
    await server.clock.set(planned)
    const before = service.requests.length
    await reaches(planned + 300_000)
    states('half-1')
    await reaches(planned + 17 * 60_000)
    expect([await statusNow(), await isStopped()]).toEqual([['active', 'upcoming'], false])
    await reaches(planned + 51 * 60_000, 60)
    states('interval')
    await reaches(planned + 66 * 60_000, 60)
    states('half-2')
    await reaches(planned + 115 * 60_000, 60)
    states('over')
    await reaches(planned + 140 * 60_000, 60)
    expect((await matchNow()).status).toBe('completed')
    expect(service.requests.length - before).toBeLessThanOrEqual(25)
  })

  it('the totals of the first answer in a half whose start nobody stated are its base, and a later rise is an event of that half [F11] [F24] [S13]', async () => {
    const recorded = async () => {
      const { events } = await scenario.admin.gets(listMatchEvents, { params: { matchId: scenario.match._id } })
      return events.map(({ timeStamp }) => Date.parse(timeStamp))
    }
    await follows(await aProvider())
    await server.clock.set(planned)
    states('half-1', 3)
    await passes(2 * INTERVAL)
    states('half-1', 4)
    await passes(46 * 60, 60)
    expect(await recorded()).toHaveLength(1)
    states('interval', 4)
    await passes(15 * 60, 60)
    states('half-2', 5)
    await passes(2 * INTERVAL)
    expect(await recorded()).toHaveLength(1)
    states('half-2', 6)
    await passes(3 * INTERVAL)
    const [, second] = await halvesNow()
    expect(second?.status).toBe('active')
    const inHalf2 = (await recorded()).filter((at) => at >= (second?.start_time?.getTime() ?? 0))
    expect([(await recorded()).length, inHalf2.length]).toEqual([2, 1])
  })

  it('the silence of a provider does not resume betting in the interval before its time, and neither does its end [F14] [F24]', async () => {
    await follows(await aProvider())
    await server.clock.set(planned)
    states('half-1')
    await passes(46 * 60, 60)
    states('interval')
    await passes(13 * 60, 60)
    expect(await isStopped()).toBe(true)
    service.answers(() => ({ status: 500, body: '' }))
    await passes(180)
    expect((await feedNow())?.provider?.silentSince).not.toBeNull()
    states('interval')
    await passes(2 * INTERVAL)
    expect((await feedNow())?.provider?.silentSince).toBeNull()
    expect(await isStopped()).toBe(true)
    states('half-2')
    await passes(2 * INTERVAL)
    expect(await isStopped()).toBe(false)
  })

  it('while the start is awaited, the calls stay within the daily limit, and become rare two hours after the planned kick-off [F15] [F21] [F24]', async () => {
    const provider = await aProvider({ dailyCalls: 50 })
    await follows(provider)
    await server.clock.set(planned - 1)
    const before = service.requests.length
    await reaches(planned + 8 * 60_000)
    // 50 calls in 125 minutes are one in two and a half minutes.
    expect(service.requests.length - before).toBeGreaterThanOrEqual(3)
    expect(service.requests.length - before).toBeLessThanOrEqual(4)
    await reaches(planned + 120 * 60_000, 60)
    const polled = service.requests.length
    expect(polled).toBeLessThanOrEqual(50)
    expect(await isStopped()).toBe(true)
    await reaches(planned + 180 * 60_000, 60)
    expect(service.requests.length - polled).toBeLessThanOrEqual(6)
  })

  it('matches that wait for their starts at once share the calls of their provider [F15] [F24]', async () => {
    const provider = await aProvider({ dailyCalls: 100 })
    await follows(provider)
    const other = await aScenario({ on: server })
    await other.admin.gets(updateMatch, {
      params: { id: other.match._id },
      body: { startTime: new Date(planned).toISOString() },
    })
    await other.admin.gets(followFeed, {
      body: { matchId: other.match._id, source: 'provider', provider: { providerId: provider._id, match: '8' } },
    })
    await server.clock.set(planned)
    const before = service.requests.length
    await reaches(planned + 600_000)
    // 100 calls in 125 minutes for two matches: each is polled every two and a half minutes.
    expect(service.requests.length - before).toBeGreaterThanOrEqual(6)
    expect(service.requests.length - before).toBeLessThanOrEqual(10)
  })
})

describe('a match that follows a provider that states less', () => {
  it('of OpenLigaDB ends with its last half when the provider says that it is over; an operator starts and ends the other halves [F24]', async () => {
    const answers = (matchIsFinished: boolean) =>
      service.answers(() => ({ body: JSON.stringify({ matchID: 7, goals: [], matchResults: [], matchIsFinished }) }))
    answers(true)
    await follows(await aProvider({ format: 'openligadb', url: service.url, totals: [] }))
    expect((await feedNow())?.provider?.halves).toBe('ends-match')
    await reaches(planned + 120_000)
    expect([await statusNow(), await isStopped()]).toEqual([['upcoming', 'upcoming'], false])
    await scenario.startsHalf(1)
    await passes(600)
    expect(await statusNow()).toEqual(['active', 'upcoming'])
    answers(false)
    await scenario.endsHalf(1)
    await scenario.startsHalf(2)
    await passes(600)
    expect(await statusNow()).toEqual(['finished', 'active'])
    answers(true)
    await passes(2 * INTERVAL)
    expect([await statusNow(), (await matchNow()).status]).toEqual([['finished', 'finished'], 'completed'])
  })

  it('without a configured phase the provider starts and ends nothing, stops no betting and is called no more often than before [F10] [F21] [F24]', async () => {
    states('half-1')
    await follows(await aProvider({ phases: null }))
    expect((await feedNow())?.provider).toMatchObject({ halves: 'nothing', awaitsSince: null })
    await reaches(planned + 30 * 60_000, 60)
    expect([await statusNow(), await isStopped(), service.requests]).toEqual([['upcoming', 'upcoming'], false, []])
    await scenario.startsHalf(1)
    await passes(120)
    states('over')
    await passes(600)
    expect(await statusNow()).toEqual(['active', 'upcoming'])
  })

  it('the server refuses a provider whose value of the phase means two phases, and keeps phases only for the generic format', async () => {
    const body = genericForm(`${service.url}/{match}`)
    const ambiguous = { ...body, phases: { ...PHASES, half2: ['half-1'] } }
    expect(await scenario.admin.isRefused(createFeedProvider, { body: ambiguous })).toBe('invalid-request')
    expect((await aProvider()).phases).toEqual(PHASES)
    expect((await aProvider({ format: 'api-football', url: service.url })).phases).toBeNull()
  })
})
