import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  DAY,
  HOUR,
  MINUTE,
} from '../../../../test/support/competition.ts'
import { allRoutes, type SampleIds, sampleOf } from '../../../../test/support/requests/request-samples.ts'
import { betOn, type Player } from '../../../../test/support/scenario.ts'
import { aServer, listen, type TestServer, type TestSocket } from '../../../../test/support/test-app.ts'
import { viewCompetition } from '../../competition/view-competition.ts'
import { signAccessToken } from '../../session/access-token.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer({ later: setImmediate })
})
afterAll(() => server.stop())

/** A tournament of six in two groups. Ana bets; Ben plays in Ana's group, Cleo in the other group. */
interface Scene {
  readonly scenario: CompetitionScenario
  readonly id: contract.CompetitionId
  readonly matchId: contract.MatchId
  readonly lobbyId: contract.LobbyId
  readonly ana: Player
  /** The users from whom the bet is hidden: players of both groups, the organiser, and a user without an entry. */
  readonly others: readonly Player[]
}

async function aScene(): Promise<Scene> {
  const scenario = await aCompetitionScenario(server, 7)
  const [matchId, ...more] = (await scenario.fixtures(3)) as [contract.MatchId, ...contract.MatchId[]]
  const id = await aCompetition(scenario.admin, { matchIds: [matchId, ...more] })
  await scenario.enrols(id, scenario.players.slice(0, 6))
  await scenario.reaches(HOUR)
  const groups = (await scenario.sees(id)).stages[0]?.groups ?? []
  const playersOf = (group: number) =>
    scenario.players.filter(({ userId }) => groups[group]?.members.includes(userId)) as Player[]
  const [ana, ben] = playersOf(0) as [Player, Player]
  const [cleo] = playersOf(1) as [Player]
  const lobbyId = groups[0]?.lobbies.find((lobby) => lobby.matchId === matchId)?.lobbyId as contract.LobbyId
  const others = [ben, cleo, scenario.admin, scenario.players[6] as Player]
  await scenario.admin.gets(contract.watchCompetitionLobby, { params: { competitionId: id }, body: { lobbyId } })
  await cleo.gets(contract.watchCompetitionLobby, { params: { competitionId: id }, body: { lobbyId } })
  return { scenario, id, matchId, lobbyId, ana, others }
}

/** Returns a fresh access token, because the test moves the clock beyond the lifetime of a session. */
function tokenOf({ userId, token }: Player): Promise<string> {
  const [, claims = ''] = token.accessToken.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return signAccessToken(server.ctx, userId, contract.SessionId.parse(sid))
}

async function socketsOf({ id, matchId, lobbyId, others }: Scene): Promise<TestSocket[]> {
  const topics = [`competition:${id}`, `lobby:${lobbyId}`, `seat:${lobbyId}`, `match:${matchId}`, 'hub', 'user']
  const sockets = await Promise.all(others.map(async (player) => listen(server, await tokenOf(player), topics)))
  await Promise.all(sockets.map((socket) => socket.done()))
  await everyoneIsCounted(sockets, `lobby:${lobbyId}`)
  return sockets
}

/** Waits until all who follow the lobby know how many they are, because another node learns the number later. */
async function everyoneIsCounted(sockets: readonly TestSocket[], topic: string): Promise<void> {
  const isRefused = ({ frames }: TestSocket) => frames.some((frame) => frame.type === 'gone' && frame.topic === topic)
  const followers = sockets.filter((socket) => !isRefused(socket))
  const isPresenceOfAll = (frame: contract.ServerFrame) =>
    frame.type === 'presence' && frame.topic === topic && frame.online === followers.length
  await Promise.all(followers.map((socket) => socket.until(isPresenceOfAll)))
}

const updatesOf = async (sockets: readonly TestSocket[]) => {
  await Promise.all(sockets.map((socket) => socket.done()))
  return sockets.map(({ frames }) => JSON.stringify(frames.filter(({ type }) => type !== 'pong')))
}

/** Calls that are not about the game, or whose answers always differ: sessions, links, uploads. */
const ELSEWHERE = ['/auth/', '/s3/', '/app/session', '/echo']

async function fetched(path: string, token: string | null, body?: unknown): Promise<string> {
  const response = await fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return [response.status, JSON.stringify(headers), await response.text()].join(' ')
}

/**
 * Returns the bytes of every answer to one user: of all calls that only read, previews of decisions, and the calendar
 * file.
 */
async function answersTo(player: Player, { id, matchId, lobbyId, ana, scenario }: Scene): Promise<Map<string, string>> {
  const token = await tokenOf(player)
  const lobby = await scenario.admin.gets(contract.lobbyDetails, { params: { lobbyId } })
  const nothing = '01890a5d-ac96-774b-bcce-b302099c0001'
  const ids: SampleIds = {
    ...{ matchId, lobbyId, competitionId: id, userId: ana.userId, code: lobby.lobbyCode || 'ABC234' },
    halfId: lobby.match.halves[0]?._id ?? nothing,
    roundId: lobby.rounds[2]?._id ?? nothing,
    oddsId: lobby.odds[0]?._id ?? nothing,
    ...{ betId: nothing, eventId: nothing, chatId: nothing, sessionId: nothing, avatarId: nothing },
    crashGroupId: nothing,
  }
  const answers = new Map<string, string>()
  for (const route of allRoutes) {
    if (route.method !== 'GET' || ELSEWHERE.some((prefix) => route.path.startsWith(prefix))) continue
    const { params, query } = sampleOf(route, ids)
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => (params as Record<string, string>)[name] ?? '')
    const search = new URLSearchParams(query as Record<string, string>)
    answers.set(`GET ${route.path}`, await fetched(`/api${path}?${search}`, token))
  }
  const decisions = [
    { kind: 'cancelled' },
    { kind: 'disqualified', userId: ana.userId },
    { kind: 'winner-set', stage: 'groups', group: 0, userId: ana.userId },
    { kind: 'stage-replayed', stage: 'groups' },
  ]
  for (const decision of decisions) {
    answers.set(`preview ${decision.kind}`, await fetched(`/api/app/competition/${id}/preview`, token, { decision }))
  }
  answers.set('calendar', await fetched(`/api/competition/${id}/calendar.ics`, null))
  answers.set('visitor', await fetched(`/api/competition/${id}`, null))
  // Reads the view that the public page of the competition shows.
  const row = await server.ctx.db.selectFrom('competition').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  answers.set('page', JSON.stringify(await viewCompetition(server.ctx.db, row, server.ctx.clock.now())))
  return answers
}

const answersToAll = async (scene: Scene) =>
  Promise.all(scene.others.map(async (player) => [player.name, await answersTo(player, scene)] as const))

async function expectHidden(scene: Scene, stake: number): Promise<void> {
  await server.ctx.jobs.settled()
  const { ana, lobbyId } = scene
  // Ana's own call changes when her session was last used, which administrators see.
  const lobby = await ana.gets(contract.lobbyDetails, { params: { lobbyId } })
  const sockets = await socketsOf(scene)
  const before = await answersToAll(scene)
  const updates = await updatesOf(sockets)
  await ana.gets(contract.placeBet, { body: betOn(lobby, 'Over 0.5 Corner', stake) })
  await server.ctx.jobs.settled()
  expect(await updatesOf(sockets)).toEqual(updates)
  const after = await answersToAll(scene)
  for (const [index, [name, answers]] of after.entries())
    expect(answers, `what ${name} is answered`).toEqual(before[index]?.[1])
  for (const socket of sockets) socket.close()
}

describe('a bet on a round that has not started, in a lobby of a competition', () => {
  it('a bet in a competition changes no byte of any answer to others before the kick-off, and sends others no update [V1] [V3] [CP18] [CP67]', {
    timeout: 240_000,
  }, async () => {
    const scene = await aScene()
    await scene.scenario.reaches(DAY - 10 * MINUTE)
    await expectHidden(scene, 37)
  })

  it('a bet in a competition that shows provisional standings changes no byte of any answer to others, and sends others no update [V1] [V3] [CP18] [CP67]', {
    timeout: 240_000,
  }, async () => {
    const scene = await aScene()
    const { scenario, id, matchId, ana, others } = scene
    await scenario.reaches(DAY - 10 * MINUTE)
    const isInPlay = ({ userId }: Player) => userId === ana.userId || userId === others[0]?.userId
    await scenario.bet(id, matchId, (player) => (isInPlay(player) ? 'over' : 'none'), 20)
    await scenario.reaches(DAY)
    await scenario.begins(matchId)
    const group = (await scenario.sees(id)).stages[0]?.groups[0]
    expect(group).toMatchObject({ isProvisional: true })
    expect(group?.table.filter(({ present }) => present > 0)).toHaveLength(2)
    await expectHidden(scene, 41)
  })
})
