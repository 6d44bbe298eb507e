import { type Giving, joinAsGuest, type Lobby, register, whoami } from '@bettle/contract'
import type { CallResult } from './call.ts'
import { type Player, playerOn } from './scenario.ts'
import { TEST_PASSWORD } from './sign-in.ts'
import { call, type TestServer } from './test-app.ts'

/** What a visitor sends with a name and a code; a test gives what matters to it. */
export type SeatWanted = Partial<Giving<typeof joinAsGuest>['body']>

export const asksForSeat = (
  server: TestServer,
  { lobbyCode }: Pick<Lobby, 'lobbyCode'>,
  wanted: SeatWanted = {},
  headers: Record<string, string> = {},
): Promise<CallResult<typeof joinAsGuest>> =>
  call(server, joinAsGuest, { body: { code: lobbyCode, username: 'Cleo', ...wanted } }, { headers })

/** Joins as a guest by the link, and returns a player who makes calls over HTTP. */
export async function aGuestByLink(server: TestServer, lobby: Lobby, wanted: SeatWanted = {}): Promise<Player> {
  const came = await asksForSeat(server, lobby, wanted)
  if (!came.ok || !came.reply.token) throw new Error(`no seat: ${JSON.stringify(came)}`)
  const { token } = came.reply
  const headers = { authorization: `Bearer ${token.accessToken}`, 'refresh-token': token.refreshToken }
  const who = await call(server, whoami, {}, { headers })
  if (!who.ok || !who.reply.user) throw new Error('no guest')
  const { _id, username } = who.reply.user
  return playerOn(server, username, { userId: _id, token, headers } as never, () => lobby.match._id)
}

export const registers = (
  server: TestServer,
  { headers }: Player,
  email = 'cleo@bettle.example',
): Promise<CallResult<typeof register>> =>
  call(
    server,
    register,
    { body: { name: 'Cleo', email, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, tos: true } },
    { headers: { ...headers } },
  )
