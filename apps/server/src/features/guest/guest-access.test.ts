import { type RouteSpec, startGuestGame } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes, sampleOf, unknownId } from '../../../test/support/requests/request-samples.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'

/** The calls of a guest's own game that the rule lists. All other calls need an account. */
const OF_THEIR_GAME = [
  'GET /app/my-games',
  'GET /app/game/lobby-details/:lobbyId',
  // A visitor without an account may also read the card of a lobby by its code.
  'GET /app/game/lobby-by-code/:code',
  'GET /app/lobby-user/:lobbyId',
  'GET /app/game/leaderboard/:lobbyId',
  'GET /app/game/event-statistics/:matchId',
  'GET /app/game/chips-over-rounds/:lobbyId',
  'GET /app/game/competitor-bets/:roundId',
  'GET /app/game/ledger/:lobbyId',
  'GET /app/game/match-log/:lobbyId',
  'GET /app/game/trophies/:lobbyId',
  'GET /app/game/deal/:lobbyId',
  'GET /app/game/scout/:roundId',
  'GET /app/match/:id',
  'GET /app/match-half/match/:matchId',
  'GET /app/match-round/match/:matchId',
  'GET /app/odds/match/:matchId',
  'GET /app/event/match/:matchId',
  'GET /app/event-type/match/:matchId',
  'GET /app/user-bet/all',
  'GET /app/user-bet/:betId/explanation',
  'GET /app/user-results',
  // The bots in the guest's game have avatars.
  'GET /app/avatar',
  'GET /app/guide',
  'POST /app/guide/end',
  'POST /app/user/language',
  'POST /app/calculate-payout',
  'POST /app/game/place-bet',
  'POST /app/game/leave-lobby',
  // Trial games have no chat, but lobbies that accept guests may have one.
  'GET /app/chat',
  'POST /app/chat',
  'DELETE /app/chat/:id',
  // A guest who reads a chat may report and block other members, as every reader may.
  'POST /app/report/message',
  'POST /app/report/name',
  'POST /app/report/teams',
  'GET /app/block',
  'POST /app/block',
  'DELETE /app/block/:userId',
  'GET /app/game/rematch/:lobbyId',
  // In a room, guests by link record with the others.
  'POST /app/game/enter-room',
  'POST /app/game/check-round',
  'GET /app/game/recorders/:lobbyId',
  'POST /app/game/name-recorder',
  'POST /app/game/say-in-room',
  'POST /app/game/tap-in-room',
  'POST /app/game/undo-tap-in-room',
  // A guest may be the other member who says yes when the seat of a guest moves to another phone.
  'POST /app/game/agree-seat-move',
]

const nameOf = ({ method, path }: RouteSpec) => `${method} ${path}`

let server: TestServer
let headers: Record<string, string>
let lobbyId: string
let matchId: string
beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
  const came = await call(server, startGuestGame, {})
  if (!came.ok || !came.reply.token) throw new Error('no guest')
  lobbyId = came.reply.lobbyId
  matchId = came.reply.matchId
  headers = { authorization: `Bearer ${came.reply.token.accessToken}` }
})
afterAll(() => server.stop())

async function codeOf(route: RouteSpec): Promise<string | undefined> {
  const id = unknownId()
  const ids = { matchId, halfId: id, roundId: id, oddsId: id, eventId: id, lobbyId, betId: id, userId: id }
  const sample = sampleOf(route, {
    ...ids,
    chatId: id,
    sessionId: id,
    avatarId: id,
    crashGroupId: id,
    competitionId: id,
    code: 'ABCDEF',
  })
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(sample.params[name] ?? ''))
  const response = await fetch(`${server.url}/api${path}?${new URLSearchParams(sample.query)}`, {
    method: route.method,
    headers: { ...headers, ...(sample.body && { 'content-type': 'application/json' }) },
    ...(sample.body && { body: JSON.stringify(sample.body) }),
  })
  const { code } = (await response.json()) as { code?: string }
  return response.ok ? 'answered' : code
}

const forSignedIn = allRoutes.filter(({ access }) => access !== 'anyone')
const isForGuests = ({ access, guests }: RouteSpec) => access === 'player' && guests === true
/** The call that leaves the game is made last, because it ends the guest's access. */
const forGuests = forSignedIn.filter(isForGuests).sort((one) => (one.path.endsWith('leave-lobby') ? 1 : 0))

describe('the calls open to a guest', () => {
  it('a guest may make exactly the calls of their own game [G4] [PR260]', () => {
    expect(forGuests.map(nameOf).sort()).toEqual([...OF_THEIR_GAME].sort())
  })

  it.each(forSignedIn.filter((route) => !isForGuests(route)).map((route) => [nameOf(route), route] as const))(
    'refuses a guest the call %s [G4] [PR260]',
    async (_name, route) => {
      expect(await codeOf(route)).toBe(route.access === 'admin' ? 'forbidden' : 'account-needed')
    },
  )

  it.each(forGuests.map((route) => [nameOf(route), route] as const))(
    'accepts from a guest the call %s [G4] [PR260]',
    async (_name, route) => {
      expect(['forbidden', 'account-needed', 'not-signed-in', 'internal-error']).not.toContain(await codeOf(route))
    },
  )
})
