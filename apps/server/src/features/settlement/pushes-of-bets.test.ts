import type { Lobby, LobbyId, ServerFrame, Standing } from '@bettle/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, aSignedInUser, listen, type TestServer } from '../../../test/support/test-app.ts'
import { inLobby } from '../../transactions/in-lobby.ts'
import { post } from '../ledger/post.ts'

const CROWD = 300

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player

beforeAll(async () => {
  server = await aServer()
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
})

afterAll(() => server.stop())

/** Adds `CROWD` users to the lobby as players. */
async function crowd(lobbyId: LobbyId): Promise<void> {
  const users = await Promise.all(Array.from({ length: CROWD }, (_, index) => aSignedInUser(server, `Fan ${index}`)))
  const now = server.clock.date()
  await inLobby(server.ctx, lobbyId, async (tx, lobby) => {
    const seat = { lobby_id: lobbyId, role: 'player' as const, ranked: true, joined_at: now, played_since: now }
    await tx
      .insertInto('member')
      .values(users.map(({ userId }) => ({ ...seat, account_id: userId })))
      .execute()
    const joining = users.map(({ userId }) => ({ lobbyId, userId, kind: 'join' as const, amount: 100, key: userId }))
    await post(tx, [lobby], joining, now)
    return { reply: undefined }
  })
}

async function ears(player: Player, lobby: Lobby) {
  const { version } = await player.fetchesLobby(lobby)
  return listen(server, player.token.accessToken, [{ topic: `lobby:${lobby._id}`, version }])
}

const received = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame) => {
    if (frame.type !== 'news') return []
    const standings: readonly Standing[] = 'standings' in frame.push ? frame.push.standings : []
    return [[frame.push.type, ...standings.map(({ userId, chips }) => [userId, chips])]]
  })

it('the updates of a lobby of three hundred members contain only the standings that changed [K5] [V14]', async () => {
  const lobby = await ana.opensLobby({ maxPlayers: 999, inactivityPenalty: 0 })
  await ben.joins(lobby)
  await cleo.joins(lobby)
  await crowd(lobby._id)
  const bens = await ears(ben, lobby)
  const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await cleo.bets(20).on('Under 0.5 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const corner = await scenario.records('Corner')
  await scenario.goesOn(10)
  await scenario.records('Corner', 5)
  await scenario.deletesEvent(corner)
  await bens.done()
  const paid = 90 + Math.floor((Math.round(bet.odds.odds * 100) * 10) / 100)
  expect(received(bens.frames)).toEqual([
    ['bets.revealed', [ana.userId, 90], [cleo.userId, 80]],
    ['crowd.changed'],
    // Cleo's first bet pays nothing, but Cleo now ranks among the active players.
    ['round.settled', [ana.userId, paid], [cleo.userId, 80]],
    ['crowd.changed'],
    // One more corner and then one fewer change the count, but no outcome.
    ['round.corrected'],
    ['round.corrected'],
  ])
  const bytes = Math.max(...bens.frames.map((frame) => JSON.stringify(frame).length))
  expect(bytes).toBeLessThan(3000)
  bens.close()
})

it('other members of a blind lobby see a player’s lost stake only when the bet is settled [K5] [V3]', async () => {
  const again = await aScenario({ on: server })
  const dan = await again.player('Dan')
  const eve = await again.player('Eve')
  const lobby = await dan.opensLobby({ showCompetitorBets: false, inactivityPenalty: 0 })
  await eve.joins(lobby)
  await dan.bets(10).on('Over 0.5 Corner', lobby)
  const eves = await ears(eve, lobby)
  await again.startsHalf(1)
  await again.letsKickOff()
  await again.goesOn(10)
  await eves.done()
  expect(received(eves.frames)).toEqual([['round.settled', [dan.userId, 90]]])
  eves.close()
})

it('numbers the updates of a seat without gaps through a settlement, a penalty and a correction [PR247]', async () => {
  const again = await aScenario({ on: server })
  const fay = await again.player('Fay')
  const gus = await again.player('Gus')
  const lobby = await fay.opensLobby({ inactivityPenalty: 5 })
  await gus.joins(lobby)
  await fay.bets(10).on('Over 0.5 Corner', lobby)
  const seatOf = (player: Player) =>
    server.ctx.db
      .selectFrom('member')
      .select('seat_version')
      .where('lobby_id', '=', lobby._id)
      .where('account_id', '=', player.userId)
      .executeTakeFirstOrThrow()
  const players = [fay, gus]
  const before = await Promise.all(players.map(seatOf))
  const topic = `seat:${lobby._id}`
  const sockets = await Promise.all(
    players.map((player, index) =>
      listen(server, player.token.accessToken, [{ topic, version: before[index]?.seat_version ?? 0 }]),
    ),
  )
  await again.startsHalf(1)
  await again.letsKickOff()
  const corner = await again.records('Corner')
  await again.goesOn(10)
  await again.deletesEvent(corner, 'VAR')
  for (const [index, socket] of sockets.entries()) {
    await socket.done()
    const first = (before[index]?.seat_version ?? 0) + 1
    const updates = socket.frames.flatMap((frame) => (frame.type === 'news' && frame.topic === topic ? [frame] : []))
    expect(updates.map(({ version }) => version)).toEqual(updates.map((_, later) => first + later))
    expect(updates.at(-1)?.version).toBe((await seatOf(players[index] as Player)).seat_version)
    const expected = index === 0 ? ['round.settled', 'round.corrected'] : ['penalty.applied']
    expect(updates.map(({ push }) => push.type)).toEqual(['hand.dealt', ...expected])
    socket.close()
  }
})
