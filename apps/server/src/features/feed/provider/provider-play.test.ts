import {
  type Bet,
  createFeedProvider,
  type FeedProviderForm,
  followFeed,
  getMatchFeed,
  getReceipt,
  type Lobby,
  lobbyDetails,
  placeBet,
  takeOverFeed,
  updateMatch,
} from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCountProvider, type CountProvider } from '../../../../test/support/network/count-provider.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'

const INTERVAL = 20
const TYPES = ['Goal', 'Corner', 'Shot', 'Card', 'Offside']

let server: TestServer
let service: CountProvider
let scenario: Scenario
let ana: Player
let lobby: Lobby
/** The planned kick-off of the match, at which its provider starts it. */
let planned: number

beforeAll(async () => {
  server = await aServer()
  service = await aCountProvider()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  planned = Math.ceil(server.clock.now() / 60_000 + 10) * 60_000
  const body = { startTime: new Date(planned).toISOString() }
  await scenario.admin.gets(updateMatch, { params: { id: scenario.match._id }, body })
  lobby = await ana.opensLobby({ inactivityPenalty: 0 })
})
afterEach(async () => {
  await server.ctx.db.updateTable('match_feed').set({ state: 'suspended' }).where('source', '=', 'provider').execute()
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

interface Format {
  readonly form: Partial<FeedProviderForm>
  readonly words: { readonly before: string; readonly half1: string; readonly interval: string }
  answer(status: string | undefined, corners: number): unknown
}

const statistics = (id: number, corners: number) => ({
  team: { id },
  statistics: [
    { type: 'Corner Kicks', value: corners },
    ...['Total Shots', 'Yellow Cards', 'Red Cards', 'Offsides'].map((type) => ({ type, value: 0 })),
  ],
})

const FORMATS: Readonly<Record<'api-football' | 'generic', Format>> = {
  'api-football': {
    form: { format: 'api-football', totals: [] },
    words: { before: 'NS', half1: '1H', interval: 'HT' },
    answer: (short, corners) => ({
      errors: [],
      response: [
        {
          fixture: {
            ...{ id: 7, date: new Date(planned).toISOString() },
            ...(short !== undefined && { status: { short } }),
            periods: { first: planned / 1000, second: null },
          },
          teams: { home: { id: 1, name: 'France' }, away: { id: 2, name: 'Croatia' } },
          ...{ goals: { home: 0, away: 0 }, score: {} },
          statistics: [statistics(1, corners), statistics(2, 0)],
        },
      ],
    }),
  },
  generic: {
    form: {
      format: 'generic',
      totals: TYPES.flatMap((eventType) => [
        { eventType, side: 'home' as const, path: `teams[0].${eventType}` },
        { eventType, side: 'away' as const, path: `teams[1].${eventType}` },
      ]),
      phases: {
        ...{ path: 'state', half1: ['first'], interval: ['pause'], half2: ['second'], over: ['end'] },
        ...{ interrupted: ['stopped'], calledOff: ['off'] },
      },
    },
    words: { before: 'soon', half1: 'first', interval: 'pause' },
    answer: (state, corners) => ({
      ...(state !== undefined && { state }),
      teams: [corners, 0].map((count) =>
        Object.fromEntries(TYPES.map((type) => [type, type === 'Corner' ? count : 0])),
      ),
    }),
  },
}

const states = ({ answer }: Format, status: string | undefined, corners = 0) =>
  service.answers(() => ({ body: JSON.stringify(answer(status, corners)) }))

async function follows(format: Format) {
  const isGeneric = format.form.format === 'generic'
  const form: FeedProviderForm = {
    ...{ name: 'Counts Ltd', format: 'generic', url: isGeneric ? `${service.url}/{match}` : service.url },
    ...{ keyHeader: null, dailyCalls: null, intervalSeconds: INTERVAL, delaySeconds: 0, delays: [], totals: [] },
    ...format.form,
  }
  states(format, format.words.before)
  const { provider } = await scenario.admin.gets(createFeedProvider, { body: form })
  const body = {
    matchId: scenario.match._id,
    source: 'provider',
    provider: { providerId: provider._id, match: '7' },
  } as const
  await scenario.admin.gets(followFeed, { body })
}

const passes = async (seconds: number, step = INTERVAL) => {
  for (let passed = 0; passed < seconds; passed += step) await server.clock.advance(step * 1000)
}
/** Goes on to a minute after the kick-off in wall time. */
const reaches = async (minute: number) => {
  while (server.clock.now() + INTERVAL * 1000 <= planned + minute * 60_000) await passes(INTERVAL)
}

const now = () => ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
const pausesNow = async () => (await now()).match.halves[0]?.pauses
const statusesOf = ({ rounds }: Lobby) =>
  rounds
    .filter(({ half }) => half.halfNumber === 1)
    .map(({ status }) => status.charAt(0))
    .join('')
const receiptOf = (bet: Bet) => ana.gets(getReceipt, { params: { betId: bet._id } })
const haltNow = async () =>
  (await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed?.provider?.halt
const isRefused = async () => {
  const answer = await ana.asks(placeBet, { body: betOn(await now(), 'Over 0.5 Corner', 5) })
  return answer.ok ? undefined : answer.failure.code
}

const WITHOUT_PLAY = [
  ...['SUSP', 'INT', 'PST', 'ABD', 'CANC', 'AWD', 'WO'].map((status) => ['api-football', status] as const),
  ['api-football', 'a status never seen'],
  ['api-football', undefined],
  ['generic', 'stopped'],
  ['generic', 'off'],
  ['generic', 'a status never seen'],
  ['generic', undefined],
] as const

describe('a provider that says that no play goes on', () => {
  it.each(WITHOUT_PLAY)(
    'in the format %s with the status %s stops clock and betting until two answers show play [F28] [C16] [PR751]',
    async (name, status) => {
      const format = FORMATS[name]
      await follows(format)
      await reaches(0)
      states(format, format.words.half1)
      await reaches(33)
      expect(statusesOf(await now())).toBe('fffau')
      const bet = await ana.bets(5).on('Over 0.5 Corner', await now())
      states(format, status)
      await reaches(45)
      expect(statusesOf(await now())).toBe('fffau')
      expect(await isRefused()).toMatch(/betting-closed|suspended/)
      expect((await now()).match.suspended).toBe(true)
      expect(await haltNow()).toMatchObject({ status: status ?? '', isClockStopped: true })
      const [pause] = (await pausesNow()) ?? []
      // The last answer that showed play came within an interval before the first that did not.
      const from = (Date.parse(pause?.from ?? '') - planned) / 60_000
      expect(from).toBeGreaterThan(33 - 2 * (INTERVAL / 60))
      expect(from).toBeLessThanOrEqual(33 + INTERVAL / 60)

      states(format, format.words.half1)
      await passes(INTERVAL)
      expect((await now()).match.suspended).toBe(true)
      await passes(2 * INTERVAL)
      expect((await now()).match.suspended).toBe(false)
      expect(await haltNow()).toBeUndefined()
      const [ended] = (await pausesNow()) ?? []
      const length = (Date.parse(ended?.to ?? '') - Date.parse(ended?.from ?? '')) / 60_000
      expect(length).toBeGreaterThan(11)
      // Round 5 begins ten played minutes after round 4, and counts what is played then.
      await reaches(40 + length - 0.5)
      expect(statusesOf(await now())).toBe('fffau')
      await reaches(40 + length + 0.5)
      expect(statusesOf(await now())).toBe('ffffa')
      expect((await receiptOf(bet)).outcome).toBe('open')
    },
  )

  it('a single answer with an unknown status stops betting, but not the clock [F28]', async () => {
    const format = FORMATS['api-football']
    await follows(format)
    await reaches(0)
    states(format, '1H')
    await reaches(5)
    states(format, 'XX')
    await passes(INTERVAL)
    expect((await now()).match.suspended).toBe(true)
    states(format, '1H')
    await passes(3 * INTERVAL)
    expect((await now()).match.suspended).toBe(false)
    expect(await pausesNow()).toBeUndefined()
  })
})

describe('a provider that calls a match off', () => {
  it.each([
    ['api-football', 'ABD'],
    ['api-football', 'WO'],
    ['generic', 'off'],
  ] as const)(
    'in the format %s with the status %s has it abandoned three hours after ten minutes [F29] [S9] [PR752]',
    async (name, status) => {
      const format = FORMATS[name]
      await follows(format)
      await reaches(0)
      states(format, format.words.half1)
      await reaches(33)
      const bet = await ana.bets(5).on('Over 0.5 Corner', await now())
      states(format, status)
      await reaches(42)
      expect(await haltNow()).toMatchObject({ abandonsAt: null })
      await reaches(44)
      const abandonsAt = Date.parse((await haltNow())?.abandonsAt ?? '')
      expect((abandonsAt - planned) / 60_000).toBeGreaterThan(33 + 10 + 180 - 1)
      expect((abandonsAt - planned) / 60_000).toBeLessThan(33 + 10 + 180 + 1.5)
      await server.clock.set(abandonsAt - 1000)
      expect((await now()).match.status).toBe('active')
      expect((await receiptOf(bet)).outcome).toBe('open')
      await server.clock.set(abandonsAt + 1000)
      expect((await receiptOf(bet)).outcome).toBe('void')
    },
  )

  it('is not followed if an operator objects by taking the match over [F29] [PR752]', async () => {
    const format = FORMATS['api-football']
    await follows(format)
    await reaches(0)
    states(format, '1H')
    await reaches(3)
    states(format, 'ABD')
    await reaches(15)
    const abandonsAt = Date.parse((await haltNow())?.abandonsAt ?? '')
    await scenario.admin.gets(takeOverFeed, { body: { matchId: scenario.match._id } })
    await server.clock.set(abandonsAt + 60_000)
    expect((await now()).match.status).toBe('active')
  })
})
