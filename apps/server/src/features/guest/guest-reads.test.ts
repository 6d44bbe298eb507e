import {
  calculatePayout,
  createLobby,
  eventStatistics,
  getMatch,
  type Lobby,
  listEventTypes,
  listMatchEvents,
  listMatchHalves,
  listMatchRounds,
  listOdds,
  lobbyByCode,
  lobbyDetails,
  type MatchId,
  type OddsId,
  startGuestGame,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { aServer, call, listen, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let guest: Player
let own: Lobby
let ana: Player
let anas: Lobby

beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  anas = await ana.opensLobby()
  const came = await call(server, startGuestGame, {})
  if (!came.ok || !came.reply.token) throw new Error('no guest')
  const { token, lobbyId } = came.reply
  const headers = { authorization: `Bearer ${token.accessToken}`, 'refresh-token': token.refreshToken }
  const account = await server.ctx.db
    .selectFrom('account')
    .select('id')
    .where('guest_until', 'is not', null)
    .executeTakeFirstOrThrow()
  const asSignedIn = { ...(await signUp(server.ctx, 'Dora')), userId: account.id as never, token, headers }
  guest = playerOn(server, 'Guest', asSignedIn, () => '' as MatchId)
  own = (await guest.gets(lobbyDetails, { params: { lobbyId } })) as Lobby
})
afterAll(() => server.stop())

/** Makes every call that reads a match or a lobby by id or code. Returns the outcome of each call. */
async function reads(by: Player, lobby: Lobby, oddsId: OddsId | undefined): Promise<Record<string, string>> {
  const matchId = lobby.match._id
  const params = { matchId }
  const answers = {
    match: by.asks(getMatch, { params: { id: matchId } }),
    halves: by.asks(listMatchHalves, { params }),
    rounds: by.asks(listMatchRounds, { params, query: {} }),
    odds: by.asks(listOdds, { params, query: {} }),
    events: by.asks(listMatchEvents, { params }),
    types: by.asks(listEventTypes, { params }),
    statistics: by.asks(eventStatistics, { params, query: {} }),
    payout: by.asks(calculatePayout, { body: { oddsId: oddsId ?? ('' as OddsId), stake: 10 } }),
    byCode: by.asks(lobbyByCode, { params: { code: lobby.lobbyCode } }),
    details: by.asks(lobbyDetails, { params: { lobbyId: lobby._id } }),
  }
  const received: Record<string, string> = {}
  for (const [name, answer] of Object.entries(answers)) {
    const came = await answer
    received[name] = came.ok ? 'answered' : came.failure.code
  }
  return received
}

const NOTHING = {
  ...{ match: 'match-not-found', halves: 'match-not-found', rounds: 'match-not-found', odds: 'match-not-found' },
  ...{ events: 'match-not-found', types: 'match-not-found', statistics: 'match-not-found' },
  ...{ payout: 'option-not-found', byCode: 'lobby-not-found', details: 'lobby-not-found' },
}

describe('a call that reads a match or a lobby by id or code', () => {
  it('a guest can read only their own match and lobby by id or code [G4]', async () => {
    expect(Object.values(await reads(guest, own, own.odds[0]?._id))).toEqual(Array(10).fill('answered'))
    expect(await reads(guest, anas, anas.odds[0]?._id)).toEqual(NOTHING)
  })

  it("only the guest can read a guest's match and lobby by id or code [G3] [G4]", async () => {
    expect(await reads(ana, own, own.odds[0]?._id)).toEqual(NOTHING)
    expect(await reads(ana, anas, anas.odds[0]?._id)).not.toEqual(NOTHING)
    const refused = await ana.isRefused(createLobby, { body: { matchId: own.match._id, gameSettings: {} } })
    expect(refused).toBe('match-not-found')
  })

  it('a guest receives no updates of another match, and a user with an account receives no updates of a guest’s match [G4]', async () => {
    const topicOf = (lobby: Lobby) => `match:${lobby.match._id}`
    const receives = async (player: Player, lobby: Lobby) => {
      const socket = await listen(server, player.token.accessToken, [topicOf(lobby)])
      await socket.done()
      const isPublished = !socket.frames.some((frame) => frame.type === 'gone')
      socket.close()
      return isPublished
    }
    expect(await receives(guest, own)).toBe(true)
    expect(await receives(ana, anas)).toBe(true)
    expect(await receives(guest, anas)).toBe(false)
    expect(await receives(ana, own)).toBe(false)
  })
})
