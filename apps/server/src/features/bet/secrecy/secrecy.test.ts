import {
  adminListDueWork,
  adminListGames,
  adminListLobbies,
  adminListLobbyUsers,
  adminListMatchEvents,
  adminListMatches,
  adminListOdds,
  adminListRounds,
  adminListUserBets,
  adminListUsers,
  applyInactivityPenalty,
  type Bet,
  type CompetitionId,
  competitorBets,
  deleteHalf,
  deleteRound,
  type Giving,
  getReceipt,
  joinLobby,
  type Lobby,
  listActions,
  listBets,
  listResults,
  listSessions,
  placeBet,
  previewAction,
  type RouteSpec,
  recordMatchEvent,
  removeMatchEventType,
  type ServerFrame,
  SessionId,
  sendChat,
  undoAction,
  updateChips,
  updateMatchEvent,
  updateRound,
} from '@bettle/contract'
import { type CardKind, dealHand, type GameSettings } from '@bettle/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompetition } from '../../../../test/support/competition.ts'
import { allRoutes, type SampleIds, sampleOf } from '../../../../test/support/requests/request-samples.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import {
  aServer,
  listen,
  type TestServer,
  type TestSocket,
  testDatabaseUrl,
} from '../../../../test/support/test-app.ts'
import { digest } from '../../ledger/digest.ts'
import { signAccessToken } from '../../session/access-token.ts'

let server: TestServer

beforeAll(async () => {
  // This server publishes the number of members online at once, so that no test waits a second.
  server = await aServer({ later: setImmediate })
})

afterAll(() => server.stop())

/** A lobby in the second round, with all its viewers. Ana has a settled bet. */
interface Scene {
  readonly scenario: Scenario
  readonly lobby: Lobby
  readonly ana: Player
  /** Ben plays; in large scenes Cleo plays too and Dan watches. The administrator and Eve are no members. */
  readonly others: readonly Player[]
  readonly members: readonly Player[]
  readonly settled: Bet
  readonly ears: ReadonlyMap<Player, TestSocket>
  readonly competitionId: CompetitionId
}

interface Kind {
  readonly showCompetitorBets: boolean
  readonly withMany: boolean
  readonly gameMode?: GameSettings['gameMode']
  /** The cards that Ana is dealt and plays. */
  readonly cards?: readonly CardKind[]
}

async function aScene({ showCompetitorBets, withMany, gameMode = 'classic', cards = [] }: Kind): Promise<Scene> {
  const scenario = await aScenario({ on: server })
  const [ana, ben, cleo, dan, eve] = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => scenario.player(name)),
  )
  if (!ana || !ben || !cleo || !dan || !eve) throw new Error('a player is missing')
  const lobby = await ana.opensLobby({ showCompetitorBets, gameMode, maxPlayRepeats: 1, inactivityPenalty: 0 })
  await ben.joins(lobby)
  if (withMany) await cleo.joins(lobby)
  if (withMany) await dan.joins(lobby, 'spectator')
  const settled = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await deals(cards, ana, lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.records('Corner')
  await scenario.goesOn(11)
  await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Hello' } })
  const members = withMany ? [ben, cleo, dan] : [ben]
  const others = [...members, scenario.admin, eve]
  const ears = new Map<Player, TestSocket>()
  for (const player of [ana, ...others]) ears.set(player, await earsOf(player, lobby))
  await everyoneIsCounted([ana, ...members].map((player) => ears.get(player)))
  const competitionId = await aCompetition(scenario.admin)
  return { scenario, lobby, ana, members, others, settled, ears, competitionId }
}

/** Finds a seed of the lobby's cards that deals Ana these cards. */
async function deals(
  cards: readonly CardKind[],
  { userId }: Player,
  { _id: lobbyId, gameSettings }: Lobby,
): Promise<void> {
  const holds = (seed: string) => {
    const hand = dealHand({ seed, lobbyId, userId }, gameSettings, digest)
    return cards.every((kind) => hand.includes(kind))
  }
  const seed = Array.from({ length: 100 }, (_, n) => `seed ${n}`).find(holds)
  if (seed === undefined) throw new Error('by no seed does she hold them')
  await server.ctx.db
    .updateTable('deal')
    .set({ seed, commitment: digest(seed) })
    .where('lobby_id', '=', lobbyId)
    .execute()
}

async function earsOf(player: Player, lobby: Lobby): Promise<TestSocket> {
  const topics = [`lobby:${lobby._id}`, `seat:${lobby._id}`, `match:${lobby.match._id}`, 'hub', 'user']
  return listen(server, await tokenOf(player), topics)
}

/** Waits for the number of connected users on all sockets, so that it does not arrive later between other updates. */
function everyoneIsCounted(ears: readonly (TestSocket | undefined)[]) {
  const isPresenceOfAll = (frame: ServerFrame) => frame.type === 'presence' && frame.online === ears.length
  return Promise.all(ears.map((socket) => socket?.until(isPresenceOfAll)))
}

/** Returns a fresh access token, because the test moves the clock beyond the lifetime of a session. */
function tokenOf({ userId, token }: Player): Promise<string> {
  const [, claims = ''] = token.accessToken.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return signAccessToken(server.ctx, userId, SessionId.parse(sid))
}

type Bodies = ReadonlyMap<string, string>

/** Calls that are not about the game, or whose answers always differ: sessions, links, uploads. */
const ELSEWHERE = ['/auth/', '/s3/', '/app/session', '/echo']

/** Returns the answers to one user of every call that only reads. */
async function allAnswers(
  { lobby, ana, settled, members, competitionId }: Scene,
  player: Player,
  { bet, tags }: { bet?: Bet | undefined; tags?: Bodies | undefined } = {},
): Promise<Bodies> {
  const rounds = lobby.rounds.map(({ _id }) => _id)
  const nothing = settled._id
  const ids: SampleIds = {
    matchId: lobby.match._id,
    halfId: lobby.match.halves[0]?._id ?? nothing,
    roundId: rounds[2] ?? nothing,
    oddsId: lobby.odds[0]?._id ?? nothing,
    lobbyId: lobby._id,
    code: lobby.lobbyCode,
    betId: settled._id,
    userId: ana.userId,
    eventId: nothing,
    chatId: nothing,
    sessionId: nothing,
    avatarId: nothing,
    crashGroupId: nothing,
    competitionId,
  }
  const asked = allRoutes
    .filter(({ method, path }) => method === 'GET' && !ELSEWHERE.some((prefix) => path.startsWith(prefix)))
    .map((route) => ({ route, ...sampleOf(route, ids) }))
  const { _id: lobbyId } = lobby
  const more = [
    { route: listBets, params: {}, query: { lobbyId, includeAll: 'true' }, body: undefined },
    { route: listResults, params: {}, query: { q: '' }, body: undefined },
    ...rounds.slice(0, 4).flatMap((roundId) => [
      { route: competitorBets, params: { roundId }, query: { lobbyId }, body: undefined },
      { route: applyInactivityPenalty, params: {}, query: {}, body: { lobbyId, matchRoundId: roundId } },
    ]),
    { route: getReceipt, params: { betId: bet?._id ?? crypto.randomUUID() }, query: {}, body: undefined },
    ...(members.includes(player)
      ? [
          {
            route: joinLobby,
            params: {},
            query: {},
            body: { lobbyCode: lobby.lobbyCode, role: isSpectator(player) ? 'spectator' : 'player' },
          },
        ]
      : []),
    ...(player.name === 'Admin' ? listRequests({ lobby, ana }) : []),
    ...(player.name === 'Admin'
      ? [0, -100_000].map((amount) => {
          const body = { lobbyId, userId: ana.userId, amount, reason: 'x' }
          return { route: updateChips, params: {}, query: {}, body }
        })
      : []),
  ]
  const headers = { authorization: `Bearer ${await tokenOf(player)}`, 'content-type': 'application/json' }
  const answers = new Map<string, string>()
  for (const [index, { route, params, query, body }] of [...asked, ...more].entries()) {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => (params as Record<string, string>)[name] ?? '')
    const name = `${index} ${route.method} ${route.path}`
    const tag = tags?.get(name)
    const response = await fetch(`${server.url}/api${path}?${new URLSearchParams(query as Record<string, string>)}`, {
      method: route.method,
      headers: { ...headers, ...(tag && { 'if-none-match': tag }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    answers.set(name, [response.status, headersOf(response), await response.text()].join(' '))
  }
  return answers
}

/** Every list for administrators, with sort and search fields for the stake, the player and the bet's option. */
const LISTS = [
  [adminListUserBets, ['username', 'lobbyCode', 'roundNumber', 'stake', 'outcome', 'placedAt']],
  [adminListLobbyUsers, ['username', 'lobbyCode', 'role', 'joinedAt', 'chips', 'betsPlaced']],
  [adminListGames, ['lobbyCode', 'match', 'host', 'status', 'createdAt']],
  [adminListLobbies, ['lobbyCode', 'match', 'host', 'status', 'createdAt', 'version']],
  [adminListUsers, ['name', 'email', 'updatedAt', 'lastLoginAt']],
  [adminListMatches, ['status', 'updatedAt', 'version']],
  [adminListOdds, ['odds', 'name', 'threshold']],
  [adminListDueWork, ['kind', 'dueAt', 'attempts']],
  [adminListMatchEvents, ['timeStamp']],
  [adminListRounds, ['roundNumber']],
  [listActions, ['at']],
] as const

function listRequests({ lobby, ana }: Pick<Scene, 'lobby' | 'ana'>) {
  const ask = (route: RouteSpec, query: Record<string, string>) => ({ route, params: {}, query, body: undefined })
  const narrowed = { page: '1', lobbyId: lobby._id, matchId: lobby.match._id }
  return LISTS.flatMap(([route, sorts]) => [
    ...sorts.flatMap((sort) => [
      ask(route, { ...narrowed, sort }),
      ask(route, { ...narrowed, pageSize: '1', page: '2', sort: `-${sort}` }),
    ]),
    ...['37', ana.name, 'open', 'Corner', 'Over 0.5', lobby.lobbyCode].map((q) => ask(route, { ...narrowed, q })),
    ask(route, narrowed),
  ])
}

/** Returns all headers of a response except the date and the request id. */
function headersOf({ headers }: Response): string {
  const same = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return JSON.stringify(same)
}

/** Returns the ETags of these answers, which a client would send with its next requests. */
function tagsIn(answers: Bodies): Bodies {
  const tags = [...answers].map(([name, answer]) => [name, /\["etag","((?:[^"\\]|\\.)*)"\]/.exec(answer)?.[1]])
  return new Map(tags.flatMap(([name, tag]) => (name && tag ? [[name, JSON.parse(`"${tag}"`)]] : [])))
}

const isSpectator = ({ name }: Player) => name === 'Dan'

async function toEveryone(
  scene: Scene,
  ids: { bet?: Bet; tags?: ReadonlyMap<string, Bodies> } = {},
): Promise<Map<string, Bodies>> {
  const ask = async (player: Player) => {
    const { bet, tags } = ids
    return [player.name, await allAnswers(scene, player, { bet, tags: tags?.get(player.name) })] as const
  }
  return new Map(await Promise.all(scene.others.map(ask)))
}

/** Returns all frames that a player received from this position on, after all published updates have arrived. */
async function receivedBy(player: Player, { ears }: Scene, from = 0): Promise<ServerFrame[]> {
  const socket = ears.get(player)
  if (!socket) throw new Error(`${player.name} does not listen`)
  await socket.done()
  return socket.frames.slice(from)
}

const pushesIn = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
const onSeat = (frames: readonly ServerFrame[]) =>
  frames.filter((frame) => frame.type === 'news' && frame.topic.startsWith('seat:'))

async function betOnNext({ ana, lobby }: Scene, stake: number, card?: CardKind): Promise<Bet> {
  // In Bettle Chips Ana has used her first play; in Bet Stop this bet is the last use of the play.
  const play = lobby.gameSettings.gameMode === 'bettle-chips' ? 'Over 1.5 Corner' : 'Over 0.5 Corner'
  const request = betOn(await ana.fetchesLobby(lobby), play, stake)
  return (await ana.gets(placeBet, { body: { ...request, ...(card && { card }) } })).bet
}

/** Returns every number in the text that shows Ana's chips. */
function chipsShown(text: string, { ana }: Scene): number[] {
  const shown: number[] = []
  JSON.parse(text, (_key, value) => {
    const isAnas = value?.user?._id === ana.userId || value?.userId === ana.userId
    if (isAnas && typeof value.chips === 'number') shown.push(value.chips)
    return value
  })
  return shown
}

const SCENES = [
  [
    'an open lobby of two',
    { showCompetitorBets: true, withMany: false, gameMode: 'bet-stop', cards: ['scout', 'shield'] },
  ],
  [
    'an open lobby',
    { showCompetitorBets: true, withMany: true, gameMode: 'bettle-chips', cards: ['near-miss', 'boost'] },
  ],
  [
    'a blind lobby of two',
    { showCompetitorBets: false, withMany: false, gameMode: 'bettle-chips', cards: ['boost', 'shield'] },
  ],
  ['a blind lobby', { showCompetitorBets: false, withMany: true, cards: ['shield', 'near-miss'] }],
] as const

/** On the embedded database, where each scene is slow, the test tries only an open and a blind lobby. */
const isTried = ([name]: (typeof SCENES)[number]) =>
  testDatabaseUrl !== undefined || name === 'an open lobby' || name === 'a blind lobby of two'

describe.each(SCENES.filter(isTried))('a bet on a coming round, in %s', (_name, kind) => {
  it('a bet on a coming round changes no byte of any call’s answer to other users [V1] [V3] [V7] [J6] [H6] [PR129] [PR194] [PR334]', {
    timeout: 240_000,
  }, async () => {
    const scene = await aScene(kind)
    const { ana, others } = scene
    // Stores when each session was last used, which an account's own data show.
    for (const player of others) await player.gets(listSessions, {})
    const before = await toEveryone(scene)
    const tags = new Map([...before].map(([name, answers]) => [name, tagsIn(answers)]))
    const unchanged = await toEveryone(scene, { tags })
    const lengths = new Map<Player, number>()
    for (const player of others) lengths.set(player, (await receivedBy(player, scene)).length)

    const bet = await betOnNext(scene, 37, kind.cards[0])
    for (const player of others) {
      const since = await receivedBy(player, scene, lengths.get(player))
      expect(
        since.filter(({ type }) => type !== 'pong'),
        `what ${player.name} hears`,
      ).toEqual([])
    }
    const after = await toEveryone(scene, { bet })
    const again = await toEveryone(scene, { bet, tags })
    for (const { name } of others) {
      expect(after.get(name), `what ${name} is answered`).toEqual(before.get(name))
      expect(again.get(name), `what ${name} is answered, asking again`).toEqual(unchanged.get(name))
    }
    const notModified = [...(again.get('Ben')?.values() ?? [])].filter((answer) => answer.startsWith('304'))
    expect(notModified.length).toBeGreaterThan(0)
    expect((await ana.fetchesLobby(scene.lobby)).currentUser.chips).toBe(chipsBefore(scene) - 37)
  })

  it('a bet stays hidden through joins, messages, gifts and events: in an open lobby until its round starts, in a blind lobby always [V1] [V2] [V3] [V7] [H6] [PR129]', {
    timeout: 240_000,
  }, async () => {
    const scene = await aScene(kind)
    const { scenario, ana, others, lobby } = scene
    const had = chipsBefore(scene)
    const bet = await betOnNext(scene, 37, kind.cards[1])
    const finn = await scenario.player('Finn')
    await finn.joins(lobby)
    await finn.bets(5).on('Over 0.5 Corner', lobby)
    await ana.leaves(lobby)
    await ana.joins(lobby)
    await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'I am back' } })
    await scenario.admin.gets(updateChips, {
      body: { lobbyId: lobby._id, userId: ana.userId, amount: 3, reason: 'A gift' },
    })
    await scenario.records('Throw')

    async function expectUnseen(publicChips: readonly number[]): Promise<void> {
      const answers = await toEveryone(scene, { bet })
      for (const player of others) {
        const frames = (await receivedBy(player, scene)).map((frame) => JSON.stringify(frame))
        const texts = [...(answers.get(player.name)?.values() ?? [])].map(bodyIn)
        for (const text of [...frames, ...texts.filter((body) => body.startsWith('{'))]) {
          expect(text, `what ${player.name} is shown`).not.toContain(bet._id)
          expect(text, `what ${player.name} is shown`).not.toContain('"stake":37')
          expect(text, `what ${player.name} is shown`).not.toMatch(/"card":"|card.played/)
          for (const chips of chipsShown(text, scene)) expect(publicChips).toContain(chips)
        }
      }
    }
    await expectUnseen([had, had + 3])

    const anas = pushesIn(onSeat(await receivedBy(ana, scene)))
    expect(anas.filter(({ type }) => type === 'bet.placed')).toMatchObject([{ bet: { _id: bet._id }, chips: had - 37 }])
    const members = anas.flatMap((push) => (push.type === 'member.changed' ? [push.member] : []))
    expect(members.slice(0, 2).map(({ chips }) => chips)).toEqual([had - 37, had - 34])

    await scenario.goesOn(10)
    const [ben] = others
    const bens = ben ? await ben.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } }) : { bets: [] }
    const revealed = pushesIn(await receivedBy(others[0] ?? ana, scene)).filter(({ type }) => type === 'bets.revealed')
    const played = pushesIn(await receivedBy(others[0] ?? ana, scene)).filter(({ type }) => type === 'card.played')
    if (kind.showCompetitorBets) {
      expect(played).toMatchObject([{ roundNumber: 3, cards: [{ userId: ana.userId, kind: kind.cards[1] }] }])
      expect(bens.bets.map(({ _id }) => _id)).toContain(bet._id)
      expect(JSON.stringify(revealed)).toContain(bet._id)
      return
    }
    expect([...revealed, ...played]).toEqual([])
    await expectUnseen([had, had + 3])
    await scenario.goesOn(10)
    const paid = (await ana.fetchesLobby(lobby)).bets.find(({ _id }) => _id === bet._id)?.payout ?? 0
    await expectUnseen([had, had + 3, had - 34 + paid])
    const settled = pushesIn(await receivedBy(others[0] ?? ana, scene)).filter(({ type }) => type === 'round.settled')
    expect(settled).toMatchObject([
      { roundNumber: 2, bets: [] },
      { roundNumber: 3, bets: [] },
    ])
  })
})

describe.each([
  ['an open lobby', { showCompetitorBets: true, withMany: false }],
  ['a blind lobby', { showCompetitorBets: false, withMany: false }],
])('the answers to an operator, in %s', (_name, kind) => {
  it('an operator who tries to change or delete a round or its half gets the same bytes, with or without a bet on the round [V1] [R8]', {
    timeout: 60_000,
  }, async () => {
    const scene = await aScene(kind)
    const { lobby } = scene
    // One minute later, so that the next round has been the next one for some time.
    await scene.scenario.goesOn(1)
    const next = (await scene.ana.fetchesLobby(lobby)).upcomingRounds[0]
    const [, secondHalf] = lobby.match.halves
    if (!next || !secondHalf) throw new Error('nothing is left to bet on')
    const params = { id: next._id }
    const trying = async () => [
      await tries(scene, updateRound, { params, body: { startMinute: 0, endMinute: 200 } }),
      await tries(scene, updateRound, { params, body: { startMinute: 5, endMinute: 3 } }),
      await tries(scene, updateRound, { params, body: { endMinute: 29 } }),
      await tries(scene, deleteRound, { params }),
      await tries(scene, previewAction, { body: { action: { kind: 'delete-round', roundId: next._id } } }),
    ]
    const before = await trying()
    await betOnNext(scene, 37)
    expect(await trying()).toEqual(before)
    // Now the first round of this half is the next round.
    await scene.scenario.goesOn(29)
    await scene.scenario.goesOn(1)
    const half = { params: { id: secondHalf._id } }
    const beforeHalf = await tries(scene, deleteHalf, half)
    await betOnNext(scene, 17)
    expect(await tries(scene, deleteHalf, half)).toBe(beforeHalf)
  })

  it('an operator who records events of a removed event type gets the same bytes, with or without a bet on that type [V1] [O5]', {
    timeout: 60_000,
  }, async () => {
    const scene = await aScene(kind)
    const { scenario, ana, lobby } = scene
    const matchId = scenario.match._id
    const corner = await scenario.records('Corner')
    const trying = async () => {
      await scenario.admin.gets(removeMatchEventType, { params: { id: matchId, name: 'Throw' } })
      const now = server.clock.now()
      const answers: string[] = []
      for (const ago of [0, 5, 10.5]) {
        const timeStamp = new Date(now - ago * 60_000).toISOString()
        const request = { eventType: 'Throw', timeStamp }
        answers.push(
          await tries(scene, previewAction, { body: { action: { kind: 'record-event', matchId, ...request } } }),
          await tries(scene, previewAction, {
            body: { action: { kind: 'update-event', eventId: corner._id, ...request } },
          }),
        )
      }
      // A time outside every round, on which no bet is possible.
      const timeStamp = new Date(now - 3 * 3600_000).toISOString()
      answers.push(
        await tries(scene, recordMatchEvent, { body: { match: matchId, eventType: 'Throw', timeStamp } }),
        await tries(scene, updateMatchEvent, { params: { id: corner._id }, body: { eventType: 'Throw', timeStamp } }),
      )
      const { actions } = await scenario.admin.gets(listActions, { query: { matchId } })
      await scenario.admin.gets(undoAction, { params: { id: actions[0]?._id ?? '' } })
      return answers
    }
    const before = await trying()
    const { odds } = await ana.fetchesLobby(lobby)
    const throws = odds.find(({ eventType }) => eventType === 'Throw')
    await ana.bets(37).on(throws?.name ?? '', lobby)
    expect(await trying()).toEqual(before)
  })
})

/** Returns the whole answer to the administrator, except the date and the request id. */
async function tries<R extends RouteSpec>({ scenario }: Scene, route: R, giving: Giving<R>): Promise<string> {
  const { params = {}, body } = giving as { params?: Record<string, string>; body?: unknown }
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const response = await fetch(`${server.url}/api${path}`, {
    method: route.method,
    headers: {
      authorization: `Bearer ${await tokenOf(scenario.admin)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return [response.status, headersOf(response), await response.text()].join(' ')
}

/** Returns the body of an answer, without the status and the headers. */
const bodyIn = (answer: string) => answer.slice(answer.indexOf(']] ') + 3)

/** Ana's chips when the scene began: her first bet won. */
function chipsBefore({ settled }: Scene): number {
  return 90 + Math.floor((Math.round(settled.odds.odds * 100) * settled.stake) / 100)
}
