import * as contract from '@bettle/contract'
import {
  adminDisableUser,
  admitToCircle,
  CLOSE,
  createCircle,
  createCompetition,
  createMatch,
  enrol,
  joinCircle,
  type Lobby,
  listActions,
  listSessions,
  type RouteSpec,
  reportCrash,
  SessionId,
  sendChat,
  startGuestGame,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompetition, timeAt } from '../../test/support/competition.ts'
import {
  type Access,
  CALLERS,
  type CallerKind,
  SCOPE_OF,
  SCOPES,
  TOPICS,
} from '../../test/support/requests/access-table.ts'
import { type SampleIds, sampleOf } from '../../test/support/requests/request-samples.ts'
import { aPlayer, aScenario, type Player, type Scenario } from '../../test/support/scenario.ts'
import { aServer, call, listen, type TestServer } from '../../test/support/test-app.ts'
import { testClock } from '../clock.ts'
import { signAccessToken } from './session/access-token.ts'

type Headers = Readonly<Record<string, string>>

/** Every call that the contract exports, by name. */
const ROUTES: readonly (readonly [name: string, route: RouteSpec])[] = (Object.entries(contract) as [string, unknown][])
  .filter((entry): entry is [string, RouteSpec] => isRoute(entry[1]))
  .filter(([, route], at, all) => all.findIndex(([, one]) => keyOf(one) === keyOf(route)) === at)

function isRoute(exported: unknown): exported is RouteSpec {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported
}
function keyOf({ method, path }: RouteSpec): string {
  return `${method} ${path}`
}

const HOUR = 3_600_000

interface Scene {
  readonly scenario: Scenario
  readonly lobby: Lobby
  readonly headers: ReadonlyMap<CallerKind, Headers>
  readonly ids: SampleIds
  readonly actionId: string
  /** The invitation code of the private competition. */
  readonly code: string
  readonly publicCompetitionId: string
  readonly otherMatchId: string
  readonly host: Player
  readonly player: Player
  readonly victim: Player
}

/** Makes a circle of these two users. */
async function aCircle(owner: Player, member: Player): Promise<string> {
  const { circle } = await owner.gets(createCircle, { body: { name: 'Tuesday club' } })
  await member.gets(joinCircle, { body: { code: circle.code } })
  const body = { userId: member.userId, admit: true }
  await owner.gets(admitToCircle, { params: { circleId: circle._id }, body })
  return circle._id
}

let server: TestServer
let scene: Scene

beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
  scene = await aScene()
})
afterAll(() => server.stop())

/** Sets up one lobby after its first round, and a private competition that the player and the host have entered. */
async function aScene(): Promise<Scene> {
  const scenario = await aScenario({ on: server })
  const { admin, match } = scenario
  const names = ['Stranger', 'Spectator', 'Player', 'Host', 'Organiser', 'Disabled', 'Expired', 'Victim']
  const [stranger, spectator, player, host, organiser, disabled, expired, victim] = await Promise.all(
    names.map((name) => scenario.player(name)),
  )
  if (!stranger || !spectator || !player || !host || !organiser || !disabled || !expired || !victim)
    throw new Error('a caller is missing')
  const ranked = await aPlayer(server, 'Ranked', () => match._id, 'admin')
  const lobby = await host.opensLobby()
  for (const member of [player, ranked, victim]) await member.joins(lobby)
  await spectator.joins(lobby, 'spectator')
  const bet = await player.bets(10).on('Over 0.5 Corner', lobby)
  await ranked.bets(10).on('Over 0.5 Corner', lobby)
  const fields = { name: 'Cup of friends', format: 'tournament', places: 8, closesAt: timeAt(HOUR) } as const
  const { competition, mine } = await organiser.gets(createCompetition, {
    body: { ...fields, lastDay: timeAt(100 * 24 * HOUR), isPrivate: true },
  })
  for (const entry of [player, host]) {
    const body = { code: mine.code ?? '' }
    await entry.gets(enrol, { params: { competitionId: competition._id }, body })
  }
  const publicCompetitionId = await aCompetition(admin)
  const circleId = await aCircle(host, player)
  const { match: other } = await admin.gets(createMatch, { body: { homeTeam: 'Peru', awayTeam: 'Chile' } })
  const otherMatchId = other._id
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const event = await scenario.records('Corner')
  await scenario.goesOn(11)
  const { message } = await victim.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Hello' } })
  const { rounds, odds, match: now } = await player.fetchesLobby(lobby)
  const [session] = (await victim.gets(listSessions, {})).sessions
  await admin.asks(reportCrash, { body: { error: { name: 'TypeError', message: 'For a test' } } })
  const [action] = (await admin.gets(listActions, {})).actions
  const guest = await call(server, startGuestGame, {})
  if (!guest.ok || !guest.reply.token) throw new Error('no guest')
  await admin.gets(adminDisableUser, { params: { id: disabled.userId }, body: { reason: 'For a test' } })
  const headers = new Map<CallerKind, Headers>([
    ['visitor', {}],
    ['guest', { authorization: `Bearer ${guest.reply.token.accessToken}` }],
    ['stranger', stranger.headers],
    ['spectator', spectator.headers],
    ['player', player.headers],
    ['host', host.headers],
    ['organiser', organiser.headers],
    ['admin', admin.headers],
    ['ranked admin', ranked.headers],
    ['disabled', disabled.headers],
    ['expired', await expiredHeaders(expired)],
  ])
  const ids: SampleIds = {
    matchId: match._id,
    halfId: now.halves[1]?._id ?? '',
    roundId: rounds[3]?._id ?? '',
    oddsId: odds[0]?._id ?? '',
    eventId: event._id,
    lobbyId: lobby._id,
    code: lobby.lobbyCode,
    betId: bet._id,
    userId: victim.userId,
    chatId: message._id,
    sessionId: session?._id ?? '',
    avatarId: match._id,
    crashGroupId: match._id,
    competitionId: competition._id,
    circleId,
  }
  return {
    scenario,
    lobby,
    headers,
    ids,
    actionId: action?._id ?? '',
    code: mine.code ?? '',
    publicCompetitionId,
    otherMatchId,
    host,
    player,
    victim,
  }
}

/** Headers with an access token that has expired, and a refresh token that has not. */
async function expiredHeaders({ userId, token, headers }: Player): Promise<Headers> {
  const [, claims = ''] = token.accessToken.split('.')
  const sessionId = SessionId.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()).sid)
  const past = testClock(server.clock.now() - 24 * HOUR)
  const accessToken = await signAccessToken({ ...server.ctx, clock: past }, userId, sessionId)
  return { ...headers, authorization: `Bearer ${accessToken}` }
}

/** Calls that end the caller's session or account. Each caller makes these calls with a separate account. */
const ENDING: ReadonlySet<string> = new Set([
  ...['refresh', 'changePassword', 'endSession', 'resetPassword', 'logoutEverywhere', 'deleteOwnAccount', 'logout'],
])

/** Calls that change the replies to other callers. The test makes them after all other calls, in this order. */
const LAST: readonly string[] = [
  ...['removeMember', 'removeChat', 'createLobby', 'joinLobby', 'withdraw', 'decideCompetition', 'leaveLobby'],
  ...['deleteOdds', 'deleteRound', 'deleteHalf', 'deleteMatchEvent', 'adminDeleteMatchEvent', 'removeMatchEventType'],
  ...['abandonMatch', 'deleteMatches', 'deleteMatch', 'adminBanUser', 'adminDisableUser', 'adminDeleteUser', ...ENDING],
]
const inOrder = ROUTES.toSorted(([one], [other]) => LAST.indexOf(one) - LAST.indexOf(other))

/**
 * Returns changes of the sample request: values that the samples leave open, or that make the call one about the
 * caller's own data.
 */
function changesOf(name: string, kind: CallerKind): Record<string, unknown> {
  if (name === 'createCompetition') return { isPrivate: true, matchIds: undefined }
  if (name === 'previewAction') return { action: { kind: 'end-match', matchId: scene.ids.matchId } }
  if (name === 'enrol') return { code: scene.code }
  if (name === 'reportCrash' || name === 'submitCrashReport') return { id: undefined }
  if (name === 'deleteMatches' && kind === 'admin') return { ids: [scene.otherMatchId] }
  if (name === 'calculatePayout') return { lobbyId: undefined }
  return {}
}

async function ownAccountOf(kind: CallerKind): Promise<Headers> {
  const role = kind === 'admin' || kind === 'ranked admin' ? 'admin' : 'player'
  return (await aPlayer(server, 'Leaver', () => scene.scenario.match._id, role)).headers
}

const hasAccount = (kind: CallerKind) => !['visitor', 'guest', 'disabled', 'expired'].includes(kind)

async function accessOf(
  name: string,
  route: RouteSpec,
  kind: CallerKind,
  headers: Headers = scene.headers.get(kind) ?? {},
): Promise<Access | string> {
  const sample = sampleOf(route, scene.ids)
  const params = {
    ...sample.params,
    ...(name === 'undoAction' && { id: scene.actionId }),
    ...(name === 'competitionByCode' && { code: scene.code }),
    // A member who has left sees the circle no more, so each caller leaves another circle.
    ...(name === 'leaveCircle' && { circleId: await aCircle(scene.host, scene.player) }),
    ...(name === 'publicCompetition' && { competitionId: scene.publicCompetitionId }),
  }
  const path = route.path.replace(/:(\w+)/g, (_, param: string) => (params as Record<string, string>)[param] ?? '')
  const query = SCOPE_OF.get(name) === 'match' ? {} : sample.query
  const body = sample.body && { ...sample.body, ...changesOf(name, kind) }
  const response = await fetch(`${server.url}/api${path}?${new URLSearchParams(query)}`, {
    method: route.method,
    redirect: 'manual',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.status === 302) return '302 refresh'
  const { code } = (await response.json().catch(() => ({}))) as Record<string, string>
  const refusal = `${response.status} ${code}`
  return isOfAccess(name, refusal) ? refusal : 'yes'
}

/**
 * True if the refusal is about who may make the call. A missing lobby counts only for calls whose lobby other callers
 * can read.
 */
function isOfAccess(name: string, refusal: string): boolean {
  const scope = SCOPE_OF.get(name)
  const known: readonly string[] = scope ? Object.values(SCOPES[scope]) : []
  return known.includes(refusal) || /^401 |^403 /.test(refusal)
}

/** Returns the text of the page: the scopes, then the calls of each scope. */
function pageOf(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const scopes = Object.entries(SCOPES).map(([scope, access]) =>
    row([scope, ...CALLERS.map((kind) => (access as Record<CallerKind, Access>)[kind])]),
  )
  const callsOf = (scope: string) =>
    ROUTES.filter(([name]) => SCOPE_OF.get(name) === scope)
      .map(([, route]) => `\`${keyOf(route)}\``)
      .toSorted()
  return [
    '# Who may send which request',
    '',
    'Each call of the contract has a scope, and each scope a row: what every kind of caller gets. `yes` means an answer, or a refusal',
    'that would meet everyone. The caller kinds stand around one lobby, its match, a private competition and a circle that the host owns and the player is in: the *guest* plays another',
    'game, the *stranger* has an account and no seat, the *organiser* organises the competition and has no seat, the *ranked admin* is an',
    'administrator who has bet on the match, the *expired* caller has an expired access token and a valid refresh token.',
    'A test makes every call as every caller and compares (`features/access-matrix.test.ts`); it also writes this page.',
    '',
    row(['scope', ...CALLERS]),
    row(['---', ...CALLERS.map(() => '---')]),
    ...scopes,
    '',
    ...Object.keys(SCOPES).flatMap((scope) => [`**${scope}**: ${callsOf(scope).join(', ')}`, '']),
    '## Topics of the push channel',
    '',
    '`gone` means that the server sends nothing of the topic. A caller without a valid session has no socket: the server closes it with',
    `${CLOSE.signInAgain}.`,
    '',
    row(['topic', ...CALLERS]),
    row(['---', ...CALLERS.map(() => '---')]),
    ...Object.entries(TOPICS).map(([topic, access]) => row([topic, ...CALLERS.map((kind) => access[kind])])),
    '',
  ].join('\n')
}

describe('the matrix of push topics and callers', () => {
  it('the access matrix has one row for each of the push topics competition, hub, lobby, match, seat and user', () => {
    expect(Object.keys(TOPICS).toSorted()).toEqual(['competition', 'hub', 'lobby', 'match', 'seat', 'user'])
  })

  it.each(Object.entries(TOPICS))(
    'the server lets exactly the kinds of callers that the access matrix permits subscribe to the topic %s [V5]',
    async (kindOfTopic, access) => {
      const seen: Record<string, string> = {}
      for (const kind of CALLERS) seen[kind] = await topicAccess(topicOf(kindOfTopic), kind)
      expect(seen).toEqual(access)
    },
  )
})

function topicOf(kind: string): string {
  const { lobbyId, matchId, competitionId } = scene.ids
  const ids: Record<string, string> = { lobby: lobbyId, seat: lobbyId, match: matchId, competition: competitionId }
  return ids[kind] === undefined ? kind : `${kind}:${ids[kind]}`
}

async function topicAccess(topic: string, kind: CallerKind): Promise<string> {
  const { authorization = 'Bearer none' } = scene.headers.get(kind) ?? {}
  const socket = await listen(server, authorization.replace('Bearer ', ''), [topic])
  const isGone = socket.frames.some((frame) => frame.type === 'gone' && frame.topic === topic)
  const isWelcome = socket.frames.some((frame) => frame.type === 'welcome')
  if (!isWelcome) return `${await socket.closed}`
  socket.close()
  return isGone ? 'gone' : 'follows'
}

describe('the matrix of API calls and callers', () => {
  it('the access matrix has a row for every call of the contract [A18]', () => {
    expect(ROUTES.map(([name]) => name).toSorted()).toEqual([...SCOPE_OF.keys()].toSorted())
  })

  it.each(ROUTES)(
    'the call %s refuses every kind of caller without permission [A18] [V5] [G4] [PR285]',
    async (name, route) => {
      const scope = SCOPE_OF.get(name)
      if (!scope) throw new Error('no row')
      const refused = CALLERS.filter((kind) => SCOPES[scope][kind] !== 'yes')
      const seen = Object.fromEntries(await Promise.all(refused.map(async (k) => [k, await accessOf(name, route, k)])))
      expect(seen).toEqual(Object.fromEntries(refused.map((kind) => [kind, SCOPES[scope][kind]])))
    },
  )

  it('docs/access.md equals the page that is generated from the access matrix', async () => {
    await expect(pageOf()).toMatchFileSnapshot('../../../../docs/access.md')
  })

  it.each(inOrder)('the call %s accepts every kind of caller with permission [A18] [V5] [G4]', async (name, route) => {
    const scope = SCOPE_OF.get(name)
    if (!scope) throw new Error('no row')
    const seen: Record<string, string> = {}
    const allowed = CALLERS.filter((kind) => SCOPES[scope][kind] === 'yes')
    for (const kind of allowed) {
      const headers = ENDING.has(name) && hasAccount(kind) ? await ownAccountOf(kind) : undefined
      seen[kind] = await accessOf(name, route, kind, headers)
    }
    expect(seen).toEqual(Object.fromEntries(allowed.map((kind) => [kind, 'yes'])))
  })
})
