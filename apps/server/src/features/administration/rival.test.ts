import {
  adminDeleteUser,
  adminDisableUser,
  adminEndUserSession,
  adminListUserSessions,
  adminUpdateUser,
  confirmResults,
  endMatch,
  listActions,
  type SessionId,
  undoAction,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPlayer, aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: Scenario
let ana: Player
/** An administrator who plays. */
let otto: Player

beforeAll(async () => {
  server = await aServer()
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  otto = await aPlayer(server, 'Otto', () => scenario.match._id, 'admin')
})
afterAll(() => server.stop())

const disabling = (player: Player) => ({ params: { id: player.userId }, body: { reason: 'They lead' } })

/** Makes every call by which an administrator can exclude a user from the game. Returns the refusals. */
async function refusals(by: Player, of: Player): Promise<string[]> {
  const params = { id: of.userId }
  const { sessions } = await by.gets(adminListUserSessions, { params })
  const sessionId = sessions[0]?._id ?? ('' as SessionId)
  return [
    await by.isRefused(adminDisableUser, disabling(of)),
    await by.isRefused(adminDeleteUser, { params }),
    await by.isRefused(adminEndUserSession, { params: { ...params, sessionId } }),
    await by.isRefused(adminUpdateUser, { params, body: { email: 'mine@bettle.example' } }),
  ]
}

describe('an administrator who plays in a match', () => {
  it.each([
    ['both in one lobby', async () => otto.joins(await ana.opensLobby())],
    ['in two lobbies of the match', async () => Promise.all([ana.opensLobby(), otto.opensLobby()])],
  ])(
    '[V13] an administrator who plays cannot disable, delete, sign out or change the address of another player of the match: %s',
    async (_where, sit) => {
      await sit()
      expect(await refusals(otto, ana)).toEqual(Array(4).fill('forbidden'))
      await ana.opensLobby()
      const params = { id: ana.userId }
      await otto.gets(adminUpdateUser, { params, body: { name: 'Ana Maria' } })
      await scenario.admin.gets(adminDisableUser, disabling(ana))
    },
  )

  it('an administrator who plays cannot disable another player of the match by undoing the enabling of that player [V13]', async () => {
    await otto.joins(await ana.opensLobby())
    await scenario.admin.gets(adminDisableUser, disabling(ana))
    const [disabled] = (await scenario.admin.gets(listActions, { query: { kind: 'disable-user' } })).actions
    const undone = await scenario.admin.gets(undoAction, { params: { id: disabled?._id ?? ('' as never) } })
    expect(await otto.isRefused(undoAction, { params: { id: undone.action._id } })).toBe('forbidden')
  })

  it('an administrator can disable a player of a match that the administrator only watches, or whose results are confirmed [V13]', async () => {
    const lobby = await ana.opensLobby()
    await otto.joins(lobby, 'spectator')
    const ben = await scenario.player('Ben')
    await ben.joins(lobby)
    await otto.gets(adminDisableUser, disabling(ben))
    const second = await aScenario({ on: server })
    const cleo = await second.player('Cleo')
    await otto.joins(await cleo.opensLobby())
    expect(await otto.isRefused(adminDisableUser, disabling(cleo))).toBe('forbidden')
    await second.startsHalf(1)
    await second.goesOn(5)
    await second.admin.gets(endMatch, { body: { matchId: second.match._id } })
    await second.admin.gets(confirmResults, { body: { matchId: second.match._id } })
    await otto.gets(adminDisableUser, disabling(cleo))
  })
})
