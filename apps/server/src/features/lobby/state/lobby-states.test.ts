import {
  endMatch,
  type Lobby,
  reopenHalf,
  resume,
  sendChat,
  suspend,
  updateChips,
  updateProfile,
} from '@bettle/contract'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'
import type { Context } from '../../../context.ts'
import { lobbyReply } from '../lobby-view.ts'

let server: TestServer
let scenario: Scenario
let players: Player[]
let lobby: Lobby

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  players = await Promise.all(['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => scenario.player(name)))
  const [ana, ...others] = players as [Player, ...Player[]]
  lobby = await ana.opensLobby({ inactivityPenalty: 5 })
  for (const player of others.slice(0, 2)) await player.joins(lobby)
})
afterAll(() => server.stop())

const player = (index: number): Player => players[index] as Player

/** Returns a context with empty caches that counts its statements. */
function aContext() {
  const counted = { statements: 0, members: 0 }
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counted.statements += 1
      if (result.rows.some((row) => 'stakes' in row)) counted.members += 1
      return result
    },
  }
  const ctx: Context = { ...server.ctx, db: server.ctx.db.withPlugin(counting) }
  return { ctx, counted }
}

async function read(ctx: Context, { userId }: Player): Promise<Lobby> {
  const { json } = await (await lobbyReply(ctx, lobby._id, userId, { isFew: false, ip: '127.0.0.1' })).reply()
  return JSON.parse(json) as Lobby
}

it('reads the members once for all who fetch the same version of the lobby at once, and again after a change [PR502]', async () => {
  const { ctx, counted } = aContext()
  const three = players.slice(0, 3)
  await Promise.all([...three, ...three].map((of) => read(ctx, of)))
  expect(counted.members).toBe(1)
  const before = counted.statements
  for (const of of three) await read(ctx, of)
  expect([counted.members, counted.statements - before]).toEqual([1, 3])
  await player(3).joins(lobby)
  const names = async (of: Player) => (await read(ctx, of)).users.map(({ user }) => user.name).sort()
  expect(await names(player(0))).toEqual(['Ana', 'Ben', 'Cleo', 'Dan'])
  expect(await names(player(3))).toEqual(['Ana', 'Ben', 'Cleo', 'Dan'])
  expect(counted.members).toBe(2)
})

it("reads each member's own data in one statement for all members who fetch the lobby at once [PR551]", async () => {
  const { ctx, counted } = aContext()
  await read(ctx, player(0))
  const before = counted.statements
  const replies = await Promise.all([0, 1, 2, 0, 1, 2].map((index) => read(ctx, player(index))))
  expect(counted.statements - before).toBe(1)
  expect(replies.map(({ currentUser }) => currentUser.user.name)).toEqual(['Ana', 'Ben', 'Cleo', 'Ana', 'Ben', 'Cleo'])
})

it('refuses a non-member who fetches the lobby at once with members [V5]', async () => {
  const { ctx } = aContext()
  const [ana, dan] = await Promise.allSettled([0, 3].map((index) => read(ctx, player(index))))
  expect(ana?.status).toBe('fulfilled')
  expect(dan).toMatchObject({ status: 'rejected', reason: { code: 'lobby-not-found' } })
})

it('reads no members for a client that already has the current state of the lobby [PR502]', async () => {
  const { ctx, counted } = aContext()
  const first = await lobbyReply(ctx, lobby._id, player(1).userId, { isFew: false, ip: '127.0.0.1' })
  expect(first.matches(first.header)).toBe(true)
  expect(counted.members).toBe(0)
})

it('the cached state of a lobby equals a new reading after every kind of change [PR502]', {
  timeout: 60_000,
}, async () => {
  const { ctx } = aContext()
  const matchId = scenario.match._id
  const { admin } = scenario
  const comparable = ({ serverTime: _, ...rest }: Lobby) => rest
  let lastTag = ''
  const isSame = async (what: string) => {
    for (const of of players.slice(0, 3)) {
      expect(comparable(await read(ctx, of)), what).toEqual(comparable(await read(aContext().ctx, of)))
    }
    const { tag } = await lobbyReply(ctx, lobby._id, player(0).userId, { isFew: false, ip: '127.0.0.1' })
    expect(tag, what).not.toBe(lastTag)
    lastTag = tag
  }
  await isSame('the beginning')
  await player(0).bets(10).on('Over 0.5 Corner', lobby)
  await isSame('an own bet')
  await player(1).bets(20).on('Under 0.5 Corner', lobby)
  await scenario.startsHalf(1)
  await isSame('the start of a half')
  await scenario.letsKickOff()
  await isSame('the start of a round')
  const corner = await scenario.records('Corner')
  await isSame('an event')
  await scenario.records('Goal')
  await isSame('a goal')
  await admin.gets(suspend, { body: { matchId, eventType: 'Corner' } })
  await isSame('a suspension')
  await admin.gets(resume, { body: { matchId, eventType: 'Corner' } })
  await isSame('its end')
  await player(2).gets(sendChat, { body: { lobbyId: lobby._id, message: 'Hello' } })
  await isSame('a message')
  await scenario.goesOn(10)
  await isSame('a settled round')
  await scenario.deletesEvent(corner, 'VAR')
  await isSame('a correction')
  await admin.gets(updateChips, { body: { lobbyId: lobby._id, userId: player(1).userId, amount: 7, reason: 'Sorry' } })
  await isSame('chips of an administrator')
  await player(2).gets(updateProfile, { body: { username: 'cleopatra' } })
  await isSame('another name')
  await player(2).leaves(lobby)
  await isSame('a member who leaves')
  await player(2).joins(lobby)
  await isSame('a member who comes back')
  await scenario.goesOn(36)
  await scenario.endsHalf(1)
  await isSame('the end of a half')
  await admin.gets(reopenHalf, { body: { matchId, halfNumber: 1 } })
  await isSame('a reopened half')
  await scenario.endsHalf(1)
  await admin.gets(endMatch, { body: { matchId } })
  await isSame('the end of the match')
})
