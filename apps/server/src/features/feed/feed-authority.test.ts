import { createHmac } from 'node:crypto'
import {
  abandonMatch,
  adminDeleteUser,
  adminDisableUser,
  adminEnableUser,
  adminUpdateUser,
  deleteOwnAccount,
  eventStatistics,
  followFeed,
  getMatchFeed,
  handBackFeed,
  listActions,
  listMatchEvents,
  resume,
  takeOverFeed,
  undoAction,
  unfollowFeed,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPlayer, aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { adminCommand } from '../administration/programs/admin-command.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
/** Olga is an administrator who attaches the feeds. The scenario has another administrator. */
let olga: Player

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  olga = await aPlayer(server, 'Olga', () => scenario.match._id, 'admin')
})
afterAll(() => server.stop())

const controls = () => ({ body: { matchId: scenario.match._id } })
const attach = async (by = olga) => (await by.gets(followFeed, controls())).secret ?? ''
const feed = async () => (await scenario.admin.gets(getMatchFeed, { params: { id: scenario.match._id } })).feed
const events = async () => (await ana.gets(listMatchEvents, { params: { matchId: scenario.match._id } })).events.length

let sent = 0
/** Sends one message of a feed, signed with this secret. Returns the reply's outcome. */
async function send(secret: string): Promise<string> {
  sent += 1
  const timeStamp = new Date(server.clock.now()).toISOString()
  const message = { kind: 'record', sourceId: `m${sent}`, revision: 1, eventType: 'Corner', timeStamp }
  const body = JSON.stringify({ messages: [message] })
  const timestamp = String(Math.floor(server.clock.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const response = await fetch(new URL(`/api/feed/${scenario.match._id}/events`, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'bettle-timestamp': timestamp, 'bettle-signature': signature },
    body,
  })
  const reply = (await response.json()) as { outcomes?: { outcome: string; code?: string }[]; code?: string }
  return reply.code ?? reply.outcomes?.[0]?.code ?? reply.outcomes?.[0]?.outcome ?? ''
}

/** Opens a new lobby for Ana and tries a bet in it. Returns the code of the refusal, or `placed`. */
async function anaBets(): Promise<string> {
  const lobby = await ana.opensLobby()
  return ana
    .bets(10)
    .on('Over 0.5 Corner', lobby)
    .then(
      () => 'placed',
      (error: Error) => /"code":"([^"]+)"/.exec(error.message)?.[1] ?? error.message,
    )
}

const ends: [string, () => Promise<unknown>][] = [
  ['bets on the match', async () => olga.bets(10).on('Over 0.5 Corner', await olga.opensLobby())],
  ['is demoted', () => scenario.admin.gets(adminUpdateUser, { params: { id: olga.userId }, body: { role: 'player' } })],
  ['demotes themselves', () => olga.gets(adminUpdateUser, { params: { id: olga.userId }, body: { role: 'player' } })],
  ['is demoted at the command line', () => adminCommand(server.ctx, { command: 'demote', email: olga.email })],
  [
    'is disabled',
    () => scenario.admin.gets(adminDisableUser, { params: { id: olga.userId }, body: { reason: 'Cheats' } }),
  ],
  ['is deleted', () => scenario.admin.gets(adminDeleteUser, { params: { id: olga.userId } })],
  ['deletes themselves', () => olga.gets(deleteOwnAccount, { body: { password: olga.password } })],
]

describe('a feed and its operator', () => {
  it.each(ends)(
    'a feed is suspended if its operator %s, and betting on the match stops until another operator takes over [V11]',
    async (_what, end) => {
      await ana.opensLobby()
      const secret = await attach()
      expect(await send(secret)).toBe('recorded')
      expect(await anaBets()).toBe('placed')
      await end()
      if ((await server.ctx.jobs.isPending(`feed:${scenario.match._id}`)) === true) await server.ctx.jobs.settled()
      expect(await send(secret)).toBe('suspended')
      expect((await feed())?.state).toBe('suspended')
      expect(await anaBets()).toBe('suspended')
      expect(await events()).toBe(1)
      expect(await scenario.admin.isRefused(handBackFeed, controls())).toBe('feed-suspended')
      expect(await scenario.admin.isRefused(resume, controls())).toBe('feed-suspended')
      expect((await scenario.admin.gets(takeOverFeed, controls())).feed.state).toBe('held')
      expect(await anaBets()).toBe('placed')
      expect(await scenario.admin.isRefused(handBackFeed, controls())).toBe('feed-suspended')
      expect(await send(secret)).toBe('suspended')
      const others = await attach(scenario.admin)
      await scenario.admin.gets(handBackFeed, controls())
      expect(await send(secret)).toBe('not-signed-in')
      expect(await send(others)).toBe('recorded')
    },
  )

  it('a match file stops playing when the operator who attached the file bets on the match [V11]', async () => {
    const halves = [
      { halfNumber: 1, durationSeconds: 46 * 60 },
      { halfNumber: 2, durationSeconds: 48 * 60 },
    ]
    const corners = [2, 30, 31].map((minute) => ({ half: 1, second: minute * 60, eventType: 'Corner', team: 'home' }))
    const file = { homeTeam: 'Ana United', awayTeam: 'Ben Rovers', halves, events: corners }
    await olga.gets(followFeed, { body: { matchId: scenario.match._id, source: 'file', file } })
    const lobby = await olga.opensLobby()
    await scenario.goesOn(1)
    await scenario.goesOn(5)
    expect(await events()).toBe(1)
    await olga.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.goesOn(40)
    expect([await events(), (await feed())?.state]).toEqual([1, 'suspended'])
    expect(await anaBets()).toBe('suspended')
    // The operator who takes over continues the match where the feed stopped.
    await scenario.admin.gets(takeOverFeed, controls())
    expect((await scenario.records('Corner')).eventType).toBe('Corner')
  })

  it('a feed continues if its operator has a seat without a bet, or bets on another match [V11]', async () => {
    const secret = await attach()
    await olga.opensLobby()
    const other = await aScenario({ on: server })
    await olga.bets(10).on('Over 0.5 Corner', await olga.opensLobby({}, other.match._id))
    expect(await send(secret)).toBe('recorded')
    expect(await anaBets()).toBe('placed')
  })

  it('betting continues if the feed’s operator bets while another operator is in control, and that feed cannot be handed back [V11]', async () => {
    const secret = await attach()
    await scenario.admin.gets(takeOverFeed, controls())
    await olga.bets(10).on('Over 0.5 Corner', await olga.opensLobby())
    expect(await anaBets()).toBe('placed')
    expect((await feed())?.state).toBe('held')
    expect(await scenario.admin.isRefused(handBackFeed, controls())).toBe('feed-suspended')
    expect(await send(secret)).toBe('suspended')
  })

  it('refuses another operator’s undo that would attach again a feed whose operator has bet on the match [V11]', async () => {
    const secret = await attach()
    await olga.bets(10).on('Over 0.5 Corner', await olga.opensLobby())
    await scenario.admin.gets(unfollowFeed, controls())
    expect(await anaBets()).toBe('placed')
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    const unfollowed = actions.find(({ kind }) => kind === 'unfollow-feed')
    expect(await scenario.admin.isRefused(undoAction, { params: { id: unfollowed?._id ?? ('' as never) } })).toBe(
      'feed-suspended',
    )
    expect(await feed()).toBeNull()
    expect(await send(secret)).toBe('match-not-found')
  })

  it('a feed whose operator was disabled and enabled again stays suspended until another operator takes over and hands the feed back [V11]', async () => {
    const secret = await attach()
    await scenario.admin.gets(adminDisableUser, { params: { id: olga.userId }, body: { reason: 'On leave' } })
    await scenario.admin.gets(adminEnableUser, { params: { id: olga.userId }, body: { reason: 'Back' } })
    expect(await send(secret)).toBe('suspended')
    expect(await anaBets()).toBe('suspended')
    await scenario.admin.gets(takeOverFeed, controls())
    await scenario.admin.gets(handBackFeed, controls())
    expect(await send(secret)).toBe('recorded')
  })

  it('a feed continues if its operator tries a bet that is refused [V11]', async () => {
    const secret = await attach()
    const lobby = await olga.opensLobby()
    await expect(olga.bets(1_000_000).on('Over 0.5 Corner', lobby)).rejects.toThrow('stake-too-high')
    expect(await send(secret)).toBe('recorded')
    expect(await anaBets()).toBe('placed')
  })

  it('demoting the feed’s operator after the match was abandoned records no suspension, and players still read the match’s statistics [V11]', async () => {
    await attach()
    await scenario.admin.gets(abandonMatch, { body: { matchId: scenario.match._id, reason: 'Rain' } })
    await scenario.admin.gets(adminUpdateUser, { params: { id: olga.userId }, body: { role: 'player' } })
    expect(await ana.gets(eventStatistics, { params: { matchId: scenario.match._id } })).toBeTruthy()
    const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
    expect(actions.filter(({ kind }) => kind === 'suspend')).toEqual([])
  })
})
