import {
  adminDisableUser,
  adminListReports,
  admitToCircle,
  askToComeIn,
  type CompetitionId,
  competitionById,
  createCircle,
  createFeedProvider,
  createMatch,
  deleteRound,
  endMatch,
  enrol,
  enterRoom,
  freeSeat,
  joinCircle,
  joinLobby,
  type LobbyId,
  leaveLobby,
  listGuestAsks,
  listMatchEvents,
  listSessions,
  lobbyDetails,
  login,
  openOwnMatch,
  openRoom,
  pauseHalf,
  proposeDecision,
  type RouteSpec,
  reportMessage,
  sendChat,
  subscribePush,
  tapInRoom,
  type UserId,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomSource } from '../../../test/simulation/random-source.ts'
import { call } from '../../../test/support/call.ts'
import { aCompetition, DAY, HOUR, MINUTE, timeAt } from '../../../test/support/competition.ts'
import { aGuestByLink, asksForSeat } from '../../../test/support/guest-by-link.ts'
import { nearValid, type Values } from '../../../test/support/requests/near-valid.ts'
import { allRoutes } from '../../../test/support/requests/request-samples.ts'
import { aScenario, betOn, type Player } from '../../../test/support/scenario.ts'
import { aScene } from '../../../test/support/scene.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { KICK_OFF } from '../../clock.ts'

/** The most requests that are tried for each call until one is accepted. */
const TRIES = 60

let server: TestServer
beforeAll(async () => {
  // Guests of another address than the host's have to ask.
  server = await aServer({ config: { guests: true, trustProxy: 'loopback' } })
})
afterAll(() => server?.stop())

type Scene = Awaited<ReturnType<typeof aScene>>
interface Sent {
  readonly path: string
  readonly text: string | undefined
}

const nameOf = ({ method, path }: RouteSpec) => `${method} ${path}`

const A_BROWSER = { endpoint: 'http://127.0.0.1:9/a', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }

/**
 * Functions that return values for calls which the shared scene does not provide, and that prepare what the call
 * requires.
 */
const OWN: Readonly<Record<string, (scene: Scene) => Promise<Values> | Values>> = {
  'DELETE /app/session/:id': async ({ users }) => ({ id: await anotherSession(users[0]) }),
  'DELETE /admin/user/:id/session/:sessionId': async ({ users }) => ({
    id: users[1]?.userId,
    sessionId: await anotherSession(users[1]),
  }),
  'POST /app/user/email': ({ users }) => ({
    email: `new-${users[0]?.userId}@example.com`,
    password: users[0]?.password,
  }),
  'POST /app/user/password': ({ users }) => ({ password: users[0]?.password, newPassword: 'Longer-than-before-1' }),
  'POST /admin/user': ({ users }) => ({
    email: `new-${users[0]?.userId}@example.com`,
    username: 'cleo of the keys',
    name: 'Cleo',
  }),
  'PUT /admin/user/:id': (scene) => ({ ...ofBen(scene), email: `ben-${ofBen(scene).id}@example.com`, role: 'player' }),
  'DELETE /admin/user/:id': (scene) => ofBen(scene),
  'POST /admin/user/:id/disable': (scene) => ofBen(scene),
  'POST /admin/user/:id/enable': async (scene) => {
    await scene.scenario.admin.gets(adminDisableUser, { params: ofBen(scene) as never, body: { reason: 'For a test' } })
    return ofBen(scene)
  },
  'POST /admin/user/:id/ban': (scene) => ofBen(scene),
  'POST /admin/user/:id/lift-ban': (scene) => ofBen(scene),
  'POST /admin/user/:id/rename': (scene) => ofBen(scene),
  'POST /app/report/name': ofBen,
  'POST /app/report/message': aMessageOfBen,
  'POST /app/report/teams': async ({ users: [ana, ben] }) => {
    if (!ana || !ben) throw new Error('a player is missing')
    const { lobby } = await ben.gets(openOwnMatch, { body: { homeTeam: 'Lions', awayTeam: 'Tigers' } })
    await ana.joins(lobby)
    return { lobbyId: lobby._id }
  },
  'POST /admin/report/:id/close': aReport,
  'POST /admin/report/:id/reopen': aReport,
  'POST /app/block': ofBen,
  'DELETE /app/push-subscription/:id': async ({ users: [ana] }) => {
    if (!ana) throw new Error('a player is missing')
    return { id: (await ana.gets(subscribePush, { body: A_BROWSER })).device._id }
  },
  'POST /app/push-subscription': () => ({ endpoint: A_BROWSER.endpoint, ...A_BROWSER.keys }),
  'DELETE /app/block/:userId': ofBen,
  'DELETE /app/chat/:id': ({ things }) => ({ id: things.chatId }),
  'POST /app/chat/mute': ofBen,
  'POST /app/chat/unmute': ofBen,
  'POST /app/game/remove-member': ofBen,
  'POST /app/game/open-room': unstarted,
  'POST /app/game/tap-in-room': inRoomOfAna,
  'POST /app/game/remove-room-event': eventOfAna,
  'POST /app/game/name-recorder': async (scene) => {
    const lobbyId = await namedByAna(scene)
    return { lobbyId, userId: scene.users[1]?.userId, isRecorder: true }
  },
  'POST /app/game/check-round': async (scene) => {
    const [ana] = scene.users
    if (!ana) throw new Error('a player is missing')
    const lobbyId = await namedByAna(scene)
    await ana.gets(enterRoom, { body: { lobbyId } })
    await ana.gets(tapInRoom, { body: { lobbyId, sight: { kind: 'half-start' } } })
    const { rounds, match } = await ana.gets(lobbyDetails, { params: { lobbyId } })
    await server.clock.set(Date.parse(match.halves[0]?.startTime ?? '') + 10 * MINUTE)
    return { lobbyId, roundId: rounds[0]?._id, eventType: 'Corner', isRight: true, team: null }
  },
  'POST /app/game/say-in-room': async (scene) => {
    const [ana] = scene.users
    if (!ana) throw new Error('a player is missing')
    const lobbyId = await namedByAna(scene)
    await ana.gets(enterRoom, { body: { lobbyId } })
    await ana.gets(tapInRoom, { body: { lobbyId, sight: { kind: 'half-start' } } })
    await server.clock.advance(MINUTE)
    const sight = { kind: 'event', eventType: 'Corner', team: null } as const
    return { lobbyId, tapId: (await ana.gets(tapInRoom, { body: { lobbyId, sight } })).tapId, isTrue: false }
  },
  'POST /app/game/rematch': async (scene) => {
    await endsMatch(scene)
    return { lobbyId: scene.lobby._id, matchId: await aFixture(scene, 2 * DAY) }
  },
  'PUT /admin/feed-provider/:id': aProvider,
  'DELETE /admin/feed-provider/:id': aProvider,
  'POST /admin/feed-provider/:id/fixtures': async (scene) => ({ id: (await aProvider(scene)).id }),
  'POST /admin/action/:id/undo': ({ ids: known }) => ({ id: known.actionId }),
  'PUT /admin/event/:id': ({ things, ids: known }) => ({ id: things.eventId, matchId: known.matchId }),
  'DELETE /admin/event/:id': ({ things }) => ({ id: things.eventId }),
  'DELETE /admin/event/delete-event/:id': ({ things }) => ({ id: things.eventId }),
  'PUT /admin/match/:id': ({ things }) => ({ id: things.matchId }),
  'POST /admin/match/:id/copy': async ({ things }) => ({
    id: (await aScenario({ on: server })).match._id,
    from: things.matchId,
  }),
  'PUT /admin/odds/:id': ({ things }) => ({ id: things.oddsId }),
  'DELETE /admin/odds/:id': ({ things }) => ({ id: things.oddsId }),
  'PUT /admin/match-half/:id': async ({ users, lobby }) => {
    const half = (await users[0]?.fetchesLobby(lobby))?.match.halves[0]
    return { id: half?._id, startTime: new Date(Date.parse(half?.startTime ?? '') - 60_000).toISOString() }
  },
  'DELETE /admin/match-half/:id': ({ things }) => ({ id: things.halfId }),
  'POST /admin/match-half/end/:id': async ({ users, lobby, scenario }) => ({
    id: (await users[0]?.fetchesLobby(lobby))?.match.halves[0]?._id,
    endTime: new Date(scenario.server.clock.now()).toISOString(),
  }),
  'PUT /admin/match-round/:id': async (scene) => ({ id: (await lastRound(scene))._id }),
  'DELETE /admin/match-round/:id': async (scene) => ({ id: (await lastRound(scene))._id }),
  'POST /admin/game/create-round': withoutLastRound,
  'POST /admin/match-round': withoutLastRound,
  'POST /admin/match/fixtures': () => ({ csv: 'Home Team,Away Team,Kick-off\nCeltic,Dundee,2026-06-01T18:00:00Z\n' }),
  'POST /app/game/place-bet': async ({ users, scenario }) => {
    const [ana] = users
    const fresh = await aScenario({ on: server })
    await scenario.goesOn(0)
    const lobby = await ana?.opensLobby({}, fresh.match._id)
    if (!ana || !lobby) throw new Error('no lobby was opened')
    return betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
  },
  'POST /admin/game/start-half-1': unstarted,
  'POST /admin/game/start-half': async () => ({ ...(await unstarted()), halfNumber: 1 }),
  'POST /admin/game/end-half': () => ({ halfNumber: 1 }),
  'POST /admin/game/pause-half': () => ({ halfNumber: 1 }),
  'POST /admin/game/resume-half': async ({ scenario }) => {
    await scenario.admin.gets(pauseHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
    return { halfNumber: 1 }
  },
  'POST /admin/game/reopen-half': async ({ scenario }) => {
    await scenario.endsHalf(1)
    return { halfNumber: 1 }
  },
  'POST /admin/game/confirm-results': async ({ scenario }) => {
    await scenario.endsHalf(1)
    await scenario.startsHalf(2)
    await scenario.endsHalf(2)
    return {}
  },
  'PUT /app/competition/:competitionId': ofAnasCup,
  'POST /app/competition/:competitionId/decide': ofAnasCup,
  'POST /app/competition/:competitionId/fixtures': async (scene) => ({
    ...(await ofAnasCup(scene)),
    matchIds: [await aFixture(scene, 2 * DAY)],
  }),
  'POST /app/competition': async (scene) => ({ matchIds: [await aFixture(scene, 2 * DAY)] }),
  'POST /app/competition/:competitionId/withdraw': async ({ users, ids }) => {
    for (const player of users.slice(0, 2)) await player.gets(enrol, inSampleCup(ids))
    return {}
  },
  'POST /app/competition/:competitionId/watch': withCompetitionLobby,
  'POST /app/competition/:competitionId/propose': inAnasCup,
  'POST /app/competition/:competitionId/vote': async (scene) => {
    const { competitionId, userId } = await inAnasCup(scene)
    const body = { decision: { kind: 'disqualified', userId }, reason: 'Two accounts' } as const
    const proposed = await scene.users[0]?.gets(proposeDecision, { params: { competitionId }, body })
    return { competitionId, proposal: proposed?.competition.proposals?.[0]?.number }
  },
  'POST /app/game/answer-guest-ask': async ({ users: [ana] }) => {
    if (!ana) throw new Error('a player is missing')
    const lobby = await ana.opensLobby({ isPrivate: true, allowGuests: true }, (await unstarted()).matchId)
    const headers = { 'x-forwarded-for': '203.0.113.20' }
    const seatKey = (guest: number) => `a-secret-of-browser-${guest}-of-${lobby.lobbyCode}`
    for (const guest of [1, 2, 3])
      await asksForSeat(server, lobby, { seatKey: seatKey(guest), username: `Dan ${guest}` }, headers)
    const body = { code: lobby.lobbyCode, username: 'Eve', seatKey: seatKey(4) }
    await call(server, askToComeIn, { body }, { headers })
    const { asks } = await ana.gets(listGuestAsks, { params: { lobbyId: lobby._id } })
    return { lobbyId: lobby._id, addressId: asks[0]?.addressId }
  },
  'POST /app/game/agree-seat-move': async ({ users: [ana, ben] }) => {
    if (!ana || !ben) throw new Error('a player is missing')
    const lobby = await ana.opensLobby({ isPrivate: true, allowGuests: true }, (await unstarted()).matchId)
    await ben.joins(lobby)
    const { userId } = await aGuestByLink(server, lobby, { seatKey: 'a-secret-of-a-lost-phone', username: 'Fay' })
    await server.clock.advance(2 * MINUTE)
    await ana.gets(freeSeat, { body: { lobbyId: lobby._id, userId } })
    return { lobbyId: lobby._id, userId }
  },
  'POST /admin/competition/:competitionId/codes': async ({ scenario }) => ({
    competitionId: await aCompetition(scenario.admin, {
      ...{ isPrivate: true, isExclusive: true, prize: 'A ball', promisedBy: 'The club' },
    }),
  }),
  'POST /app/report/circle': async ({ users: [, ben] }) => {
    const made = await ben?.gets(createCircle, { body: { name: 'Tuesday club' } })
    return { circleId: made?.circle._id, code: made?.circle.code }
  },
  'POST /admin/circle/:circleId/rename': async (scene) => ({ circleId: (await anasCircle(scene))._id }),
  'POST /app/circle/join': async (scene) => ({ code: (await anasCircle(scene)).code }),
  'POST /app/circle/:circleId/answer': async (scene) => {
    await endsMatch(scene)
    return { circleId: (await anasCircle(scene, { lobbyId: scene.lobby._id }))._id }
  },
  'POST /app/circle/:circleId/ask': async (scene) => {
    await endsMatch(scene)
    return { circleId: (await anasCircle(scene))._id, lobbyId: scene.lobby._id }
  },
  'POST /app/circle/:circleId/admit': askedByBen,
  'PUT /app/circle/:circleId': async (scene) => ({ circleId: (await anasCircle(scene))._id }),
  'POST /app/circle/:circleId/owner': withBenInCircle,
  'DELETE /app/circle/:circleId/member/:userId': withBenInCircle,
  'POST /app/circle/:circleId/leave': withBenInCircle,
  'POST /app/circle/:circleId/mute': withBenInCircle,
  'POST /app/circle/:circleId/evening': async (scene) => ({
    ...(await withBenInCircle(scene)),
    matchId: await aFixture(scene, 2 * DAY),
  }),
}

const inSampleCup = (ids: Values) => ({ params: { competitionId: ids.competitionId as CompetitionId }, body: {} })

async function ofAnasCup({ users: [ana] }: Scene) {
  if (!ana) throw new Error('a player is missing')
  return { competitionId: await aCompetition(ana) }
}

const endsMatch = ({ scenario, lobby }: Scene) => scenario.admin.gets(endMatch, { body: { matchId: lobby.match._id } })

/** Adds a circle of Ana, who asks the players of a finished lobby into it. */
async function anasCircle({ users: [ana] }: Scene, { lobbyId }: { readonly lobbyId?: LobbyId } = {}) {
  if (!ana) throw new Error('a player is missing')
  return (await ana.gets(createCircle, { body: { name: 'Tuesday club', lobbyId } })).circle
}

/** Adds a circle of Ana into which Ben asks to come. */
async function askedByBen(scene: Scene) {
  const { _id: circleId, code } = await anasCircle(scene)
  const [, ben] = scene.users
  if (!ben) throw new Error('a player is missing')
  await ben.gets(joinCircle, { body: { code } })
  return { circleId, userId: ben.userId }
}

/** Adds a circle of Ana and Ben. */
async function withBenInCircle(scene: Scene) {
  const { circleId, userId } = await askedByBen(scene)
  await scene.users[0]?.gets(admitToCircle, { params: { circleId }, body: { userId, admit: true } })
  return { circleId, userId }
}

/** Adds a cup that Ana organises and in which she, Ben and three others play, after its draw. */
async function inAnasCup(scene: Scene) {
  const [ana, ben] = scene.users
  if (!ana || !ben) throw new Error('a player is missing')
  const offset = server.clock.now() - KICK_OFF
  const matchIds = []
  for (const day of [1, 2, 3]) matchIds.push(await aFixture(scene, offset + day * DAY - HOUR))
  const competitionId = await aCompetition(ana, { closesAt: timeAt(offset + MINUTE), matchIds })
  const params = { competitionId }
  const { code } = (await ana.gets(competitionById, { params })).mine
  const others = []
  for (let index = 0; index < 3; index += 1) others.push(await scene.scenario.player('Cleo'))
  for (const player of [ana, ben, ...others]) await player.gets(enrol, { params, body: { code: code ?? undefined } })
  await server.clock.advance(2 * MINUTE)
  await server.ctx.jobs.settled()
  return { competitionId, userId: others[0]?.userId as UserId }
}

async function aFixture({ scenario: { admin } }: Scene, offset: number) {
  const body = { homeTeam: 'France', awayTeam: 'Croatia', startTime: timeAt(offset) }
  return (await admin.gets(createMatch, { body })).match._id
}

/** Adds a competition lobby in which Ana does not play, and which she and Ben may watch. */
async function withCompetitionLobby(scene: Scene) {
  const { admin } = scene.scenario
  const players = scene.users.slice(0, 2)
  while (players.length < 6) players.push(await scene.scenario.player('Cleo'))
  const offset = server.clock.now() - KICK_OFF
  const closesAt = timeAt(offset + MINUTE)
  const matchIds = []
  for (const day of [1, 2, 3]) matchIds.push(await aFixture(scene, offset + day * DAY - HOUR))
  const competitionId = await aCompetition(admin, { closesAt, matchIds })
  for (const player of players) await player.gets(enrol, { params: { competitionId }, body: {} })
  await server.clock.advance(2 * MINUTE)
  await server.ctx.jobs.settled()
  const { competition } = await admin.gets(competitionById, { params: { competitionId } })
  const groups = competition.stages[0]?.groups ?? []
  const other = groups.find(({ members }) => !members.includes(scene.users[0]?.userId as UserId))
  return { competitionId, lobbyId: other?.lobbies[0]?.lobbyId }
}

/** Calls about objects that this scene does not have: an uploaded file, a feed, a crash, a published page. */
const NOT_TRIED = new Set([
  'POST /admin/avatar',
  'PUT /admin/avatar/:id',
  'DELETE /admin/avatar/:id',
  'POST /admin/game/take-over-feed',
  'POST /admin/game/hand-back-feed',
  'PUT /admin/crash-report/:id',
  'POST /admin/content/landing/revert',
])

function ofBen({ users }: Scene) {
  return { id: users[1]?.userId, userId: users[1]?.userId }
}

async function aMessageOfBen({ users, lobby }: Scene) {
  const sent = await users[1]?.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Hello' } })
  return { messageId: sent?.message._id }
}

async function aReport(scene: Scene) {
  const { messageId } = await aMessageOfBen(scene)
  await scene.users[0]?.gets(reportMessage, { body: { messageId: messageId as never, reason: 'spam' } })
  return { id: (await scene.scenario.admin.gets(adminListReports, { query: {} })).reports[0]?._id }
}

async function unstarted() {
  return { matchId: (await aScenario({ on: server })).match._id }
}

/** Opens a room in which only Ana records, so that each of her taps records an event at once. */
async function inRoomOfAna({ users: [ana] }: Scene) {
  if (!ana) throw new Error('a player is missing')
  const { lobby } = await ana.gets(openRoom, { body: { ...(await unstarted()), hostOnly: true } })
  await ana.gets(enterRoom, { body: { lobbyId: lobby._id } })
  await ana.gets(tapInRoom, { body: { lobbyId: lobby._id, sight: { kind: 'half-start' } } })
  await server.clock.advance(MINUTE)
  return { lobbyId: lobby._id, eventType: 'Corner' }
}

/** Opens a room in which Ana names the recorders; Ben takes a seat in it. */
async function namedByAna({ users: [ana, ben] }: Scene) {
  if (!ana || !ben) throw new Error('a player is missing')
  const { lobby } = await ana.gets(openRoom, { body: { ...(await unstarted()), recorders: 'named' } })
  await ben.joins(lobby)
  return lobby._id
}

/** Records an event by a tap of Ana in her room. */
async function eventOfAna(scene: Scene) {
  const { lobbyId } = await inRoomOfAna(scene)
  const [ana] = scene.users
  if (!ana) throw new Error('a player is missing')
  const sight = { kind: 'event', eventType: 'Corner', team: null } as const
  await ana.gets(tapInRoom, { body: { lobbyId, sight } })
  const matchId = (await ana.gets(lobbyDetails, { params: { lobbyId }, query: {} })).match._id
  const { events } = await ana.gets(listMatchEvents, { params: { matchId } })
  return { lobbyId, eventId: events[0]?._id }
}

/** Creates a provider. Returns its id, and fields for its form. */
async function aProvider({ scenario: { admin } }: Scene) {
  const form = { url: 'https://counts.example/{match}', intervalSeconds: 20, delaySeconds: 5, dailyCalls: 100 }
  const body = { ...form, name: 'Counts Ltd', format: 'openligadb' as const }
  const { provider } = await admin.gets(createFeedProvider, { body })
  return { ...form, id: provider._id, keyHeader: 'X-Key', totals: [], delays: [{ eventType: 'Goal', seconds: 9 }] }
}

async function anotherSession(player: Player | undefined): Promise<string | undefined> {
  if (!player) return undefined
  const { sessions: before } = await player.gets(listSessions, {})
  await call(server, login, { body: { email: player.email, password: player.password } })
  const { sessions } = await player.gets(listSessions, {})
  return sessions.find(({ _id }) => !before.some((earlier) => earlier._id === _id))?._id
}

async function lastRound({ users, lobby }: Scene) {
  const round = (await users[0]?.fetchesLobby(lobby))?.rounds.at(-1)
  if (!round) throw new Error('the match has no rounds')
  return round
}

async function withoutLastRound(scene: Scene) {
  const { _id: id, startMinute, roundNumber } = await lastRound(scene)
  await scene.scenario.admin.gets(deleteRound, { params: { id } })
  return { halfId: scene.things.halfId, half: scene.things.halfId, startMinute, roundNumber }
}

function requestOf(route: RouteSpec, values: Values, seed: number): Sent {
  const { params, query, text } = nearValid(route, values, randomSource(seed))
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return { path: `${path}${search === '' ? '' : `?${search}`}`, text }
}

async function send(route: RouteSpec, { users }: Scene, seat: number, { path, text }: Sent, key: string) {
  const response = await fetch(`${server.url}/api${path}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      'idempotency-key': key,
      authorization: users[seat]?.headers.authorization ?? '',
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(text === undefined ? {} : { body: text }),
  })
  return { status: response.status, said: await response.text() }
}

/**
 * Returns every row of the database except stored replies, the times when sessions were last used, and crashes of other
 * calls.
 */
async function stateOf(): Promise<Record<string, string>> {
  const { db, jobs: due, background } = server.ctx
  // An email goes out beside the reply, and deletes its stored row and job.
  await background.settled()
  await due.settled()
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'
    and tablename not in ('request', 'session', 'crash_group', 'crash_report') order by 1`.execute(db)
  const state: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: hashes } = await sql<{ hash: string }>`select concat(count(*), ' ',
      sum(hashtextextended(t::text, 0)::numeric)) as hash from ${sql.table(name)} t`.execute(db)
    state[name] = hashes[0]?.hash ?? ''
  }
  return state
}

const keyed = allRoutes.filter((route) => route.requestId && !NOT_TRIED.has(nameOf(route)))

it.each(keyed.map((route) => [nameOf(route), route] as const))(
  '%s, sent twice with one key, changes nothing the second time and gets the same reply; the key is refused for another request [B12]',
  { timeout: 120_000 },
  async (name, route) => {
    const scene = await aScene(server, randomSource(7))
    const values = { ...scene.ids, ...(await OWN[name]?.(scene)) }
    const seats = route.access === 'admin' ? [2] : [0, 1]
    const refusals = new Set<string>()
    for (let seed = 1; seed <= TRIES; seed += 1) {
      const seat = seats[seed % seats.length] ?? 0
      const request = requestOf(route, values, seed)
      const key = `${name.replace(/ /g, '-')}-${seed}`
      const first = await send(route, scene, seat, request, key)
      if (first.status !== 200) {
        refusals.add(`${first.status} ${first.said.slice(0, 160)}`)
        continue
      }
      const after = await stateOf()
      expect(await send(route, scene, seat, request, key)).toEqual(first)
      expect(await stateOf()).toEqual(after)
      for (let other = seed + 1; other < seed + TRIES; other += 1) {
        const another = requestOf(route, values, other)
        const answer = await send(route, scene, seat, another, key)
        if (answer.status === 400 || answer.status === 404 || answer.said === first.said) continue
        expect(JSON.parse(answer.said), another.text).toMatchObject({ code: 'idempotency-key-reused' })
        break
      }
      const elsewhere = route === joinLobby ? leaveLobby : joinLobby
      const text = JSON.stringify({ lobbyId: scene.things.lobbyId, lobbyCode: 'ABCDEF', role: 'player' })
      const answer = await send(elsewhere, scene, seat, { path: elsewhere.path, text }, key)
      expect(JSON.parse(answer.said)).toMatchObject({ code: 'idempotency-key-reused' })
      expect(await stateOf()).toEqual(after)
      return
    }
    expect.fail(`${name} was never accepted: ${[...refusals].join('\n')}`)
  },
)
