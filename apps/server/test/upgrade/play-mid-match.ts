import { confirmResults, endHalf, lobbyTrophies, refresh, type UserId } from '@bettle/contract'
import { expect } from 'vitest'
import { type Player, playerOn } from '../support/scenario.ts'
import { TEST_PASSWORD } from '../support/sign-in.ts'
import { call, type TestServer } from '../support/test-app.ts'
import type { MidMatch } from './mid-match.ts'

export type MidMatchPlayers = Readonly<Record<string, Player>> & {
  readonly Admin: Player
  readonly Ana: Player
  readonly Ben: Player
}

/** Signs in with the stored refresh tokens, as a browser does that was left open. */
export async function signInMidMatch(server: TestServer, facts: MidMatch): Promise<MidMatchPlayers> {
  const players: Record<string, Player> = {}
  for (const [name, { email, refreshToken }] of Object.entries(facts.people)) {
    const headers = { authorization: 'Bearer none', 'refresh-token': refreshToken }
    const answer = await call(server, refresh, {}, { headers })
    if (!answer.ok) throw new Error(`the session of ${name} is not valid any more: ${answer.failure.code}`)
    const { accessToken, refreshToken: next } = answer.reply
    const known = { userId: '' as UserId, email, username: name, password: TEST_PASSWORD }
    const token = { tokenType: 'Bearer', accessToken, refreshToken: next } as const
    const renewed = { authorization: `Bearer ${accessToken}`, 'refresh-token': next }
    players[name] = playerOn(server, name, { ...known, token, headers: renewed }, () => facts.match)
  }
  return players as MidMatchPlayers
}

const MINUTE = 60_000

/** Plays the second half to its end and confirms the results, so that the trophies are booked. */
export async function playToTheEnd(
  { clock }: TestServer,
  { match, lobbies }: MidMatch,
  { Admin, Ana, Ben }: MidMatchPlayers,
): Promise<void> {
  // Rounds end at whole minutes, and the jobs of each minute run before those of the next.
  for (let minute = 0; minute < 25; minute += 1) await clock.advance(MINUTE)
  await Admin.gets(endHalf, { body: { matchId: match, halfNumber: 2 } })
  await Admin.gets(confirmResults, { body: { matchId: match } })
  for (const [player, lobbyId] of [
    [Ana, lobbies.cards],
    [Ben, lobbies.blind],
  ] as const) {
    if (lobbyId === undefined) throw new Error('the copy names no such lobby')
    expect(await player.gets(lobbyTrophies, { params: { lobbyId } })).toMatchObject({ state: 'booked' })
  }
}
