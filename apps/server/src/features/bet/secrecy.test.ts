import {
  applyInactivityPenalty,
  type Bet,
  competitorBets,
  getReceipt,
  joinLobby,
  type Lobby,
  listBets,
  listResults,
  type ServerFrame,
  SessionId,
  sendChat,
  updateChips,
} from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes, type Known, sampleOf } from '../../http/request-samples.ts'
import { aStory, betOn, type Player, type Story } from '../../test/story.ts'
import { aServer, listen, type TestServer, type TestSocket } from '../../test/test-app.ts'
import { signAccessToken } from '../session/access-token.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})

afterAll(() => server.stop())

/** One lobby in the second round, and all who could look at it. Ana has a bet behind her, and one that goes on. */
interface Scene {
  readonly story: Story
  readonly lobby: Lobby
  readonly ana: Player
  /** Ben and Cleo play, Dan watches, the administrator and Eve are no members. */
  readonly others: readonly Player[]
  readonly settled: Bet
  readonly ears: ReadonlyMap<Player, TestSocket>
}

async function aScene(showCompetitorBets: boolean): Promise<Scene> {
  const story = await aStory({ on: server })
  const [ana, ben, cleo, dan, eve] = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => story.player(name)),
  )
  if (!ana || !ben || !cleo || !dan || !eve) throw new Error('somebody did not come')
  const lobby = await ana.opensLobby({ showCompetitorBets, inactivityPenalty: 0 })
  for (const player of [ben, cleo]) await player.joins(lobby)
  await dan.joins(lobby, 'spectator')
  const settled = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await story.startsHalf(1)
  await story.letsKickOff()
  await story.records('Corner')
  await story.goesOn(11)
  await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Hello' } })
  const others = [ben, cleo, dan, story.admin, eve]
  const ears = new Map<Player, TestSocket>()
  for (const who of [ana, ...others]) ears.set(who, await earsOf(who, lobby))
  return { story, lobby, ana, others, settled, ears }
}

async function earsOf(who: Player, lobby: Lobby): Promise<TestSocket> {
  const topics = [`lobby:${lobby._id}`, `match:${lobby.match._id}`, 'hub', 'user']
  return listen(server, await tokenOf(who), topics)
}

/** Match time goes by faster than sessions are made for. */
function tokenOf({ userId, token }: Player): Promise<string> {
  const [, claims = ''] = token.accessToken.split('.')
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return signAccessToken(server.ctx, userId, SessionId.parse(sid))
}

type Bodies = ReadonlyMap<string, string>

/** Not about the game, or different each time: sessions, links, what was sent. */
const ELSEWHERE = ['/auth/', '/s3/', '/app/session', '/echo']

/** All that somebody is answered, by every call that only asks. */
async function allAnswers({ lobby, ana, settled }: Scene, who: Player, bet?: Bet): Promise<Bodies> {
  const rounds = lobby.rounds.map(({ _id }) => _id)
  const nothing = settled._id
  const known: Known = {
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
  }
  const asked = allRoutes
    .filter(({ method, path }) => method === 'GET' && !ELSEWHERE.some((place) => path.startsWith(place)))
    .map((route) => ({ route, ...sampleOf(route, known) }))
  const { _id: lobbyId } = lobby
  const more = [
    { route: listBets, params: {}, query: { lobbyId, includeAll: 'true' }, body: undefined },
    { route: listResults, params: {}, query: { q: '' }, body: undefined },
    ...rounds.slice(0, 4).flatMap((roundId) => [
      { route: competitorBets, params: { roundId }, query: { lobbyId }, body: undefined },
      { route: applyInactivityPenalty, params: {}, query: {}, body: { lobbyId, matchRoundId: roundId } },
    ]),
    { route: getReceipt, params: { betId: bet?._id ?? crypto.randomUUID() }, query: {}, body: undefined },
    ...(isMember(who)
      ? [{ route: joinLobby, params: {}, query: {}, body: { lobbyCode: lobby.lobbyCode, role: roleOf(who) } }]
      : []),
    ...(who.name === 'Admin'
      ? [{ route: updateChips, params: {}, query: {}, body: { lobbyId, userId: ana.userId, amount: 0, reason: 'x' } }]
      : []),
  ]
  const headers = { authorization: `Bearer ${await tokenOf(who)}`, 'content-type': 'application/json' }
  const answers = new Map<string, string>()
  for (const [index, { route, params, query, body }] of [...asked, ...more].entries()) {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => (params as Record<string, string>)[name] ?? '')
    const response = await fetch(`${server.url}/api${path}?${new URLSearchParams(query as Record<string, string>)}`, {
      method: route.method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    answers.set(`${index} ${route.method} ${route.path}`, `${response.status} ${withoutVersion(await response.text())}`)
  }
  return answers
}

const isMember = ({ name }: Player) => ['Ben', 'Cleo', 'Dan'].includes(name)
const roleOf = ({ name }: Player) => (name === 'Dan' ? 'spectator' : 'player')

/** That something happened in a lobby is told to all; what, is not. */
const withoutVersion = (text: string) => text.replace(/"version":\d+/g, '"version":0')

async function toEveryone(scene: Scene, bet?: Bet): Promise<Map<string, Bodies>> {
  const ask = async (who: Player) => [who.name, await allAnswers(scene, who, bet)] as const
  return new Map(await Promise.all(scene.others.map(ask)))
}

/** Everything heard since, once all that was told has come. */
async function heardBy(who: Player, { ears }: Scene, from = 0): Promise<ServerFrame[]> {
  const socket = ears.get(who)
  if (!socket) throw new Error(`${who.name} does not listen`)
  await socket.done()
  return socket.frames.slice(from)
}

const pushesIn = (frames: readonly ServerFrame[]) =>
  frames.flatMap((frame) => (frame.type === 'news' && frame.push ? [frame.push] : []))

async function betOnNext({ ana, lobby }: Scene, stake: number): Promise<Bet> {
  const wish = betOn(await ana.looksAt(lobby), 'Over 0.5 Corner', stake)
  const option = (await ana.looksAt(lobby)).odds.find(({ _id }) => _id === wish.oddsId)
  return ana.bets(stake).on(option?.name ?? '', lobby)
}

/** Every place in what was shown that says anything of Ana's chips. */
function chipsShown(text: string, { ana }: Scene): number[] {
  const shown: number[] = []
  JSON.parse(text, (_key, value) => {
    const isAnas = value?.user?._id === ana.userId || value?.userId === ana.userId
    if (isAnas && typeof value.chips === 'number') shown.push(value.chips)
    return value
  })
  return shown
}

describe.each([
  ['an open lobby', true],
  ['a blind lobby', false],
])('a bet on a round to come, in %s', (_name, showCompetitorBets) => {
  it('[V1] [V3] changes no answer to anybody else, by any call, to the last byte', { timeout: 120_000 }, async () => {
    const scene = await aScene(showCompetitorBets)
    const { ana, others } = scene
    const before = await toEveryone(scene)
    const heard = new Map(others.map((who) => [who, scene.ears.get(who)?.frames.length ?? 0]))
    const bet = await betOnNext(scene, 37)
    const topic = `lobby:${scene.lobby._id}`
    for (const who of others) {
      const frames = (await heardBy(who, scene, heard.get(who))).filter(({ type }) => type === 'news')
      expect(frames).toEqual(isMember(who) ? [{ type: 'news', topic, version: expect.any(Number) }] : [])
    }
    const after = await toEveryone(scene, bet)
    for (const { name } of others) expect(after.get(name), `what ${name} is answered`).toEqual(before.get(name))
    expect((await ana.looksAt(scene.lobby)).currentUser.chips).toBe(chipsBefore(scene) - 37)
  })

  it('[V1] [V2] [V3] [V7] stays unseen whatever else happens, until it may be seen', { timeout: 120_000 }, async () => {
    const scene = await aScene(showCompetitorBets)
    const { story, ana, others, lobby } = scene
    const had = chipsBefore(scene)
    const bet = await betOnNext(scene, 37)
    const finn = await story.player('Finn')
    await finn.joins(lobby)
    await finn.bets(5).on('Over 0.5 Corner', lobby)
    await ana.leaves(lobby)
    await ana.joins(lobby)
    await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'I am back' } })
    await story.admin.gets(updateChips, {
      body: { lobbyId: lobby._id, userId: ana.userId, amount: 3, reason: 'A gift' },
    })
    await story.records('Throw')

    async function nobodySees(publicChips: readonly number[]): Promise<void> {
      const answers = await toEveryone(scene, bet)
      for (const who of others) {
        const frames = (await heardBy(who, scene)).map((frame) => JSON.stringify(frame))
        const texts = [...(answers.get(who.name)?.values() ?? [])].map((text) => text.slice(4))
        for (const text of [...frames, ...texts.filter((body) => body.startsWith('{'))]) {
          expect(text, `what ${who.name} is shown`).not.toContain(bet._id)
          expect(text, `what ${who.name} is shown`).not.toContain('"stake":37')
          for (const chips of chipsShown(text, scene)) expect(publicChips).toContain(chips)
        }
      }
    }
    await nobodySees([had, had + 3])

    const anas = pushesIn(await heardBy(ana, scene))
    expect(anas.filter(({ type }) => type === 'bet.placed')).toMatchObject([{ bet: { _id: bet._id }, chips: had - 37 }])
    const members = anas.flatMap((push) => (push.type === 'member.changed' ? [push.member] : []))
    expect(members.slice(0, 2).map(({ chips }) => chips)).toEqual([had - 37, had - 34])

    await story.goesOn(10)
    const [ben] = others
    const bens = ben ? await ben.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } }) : { bets: [] }
    const revealed = pushesIn(await heardBy(others[0] ?? ana, scene)).filter(({ type }) => type === 'bets.revealed')
    if (showCompetitorBets) {
      expect(bens.bets.map(({ _id }) => _id)).toContain(bet._id)
      expect(JSON.stringify(revealed)).toContain(bet._id)
      return
    }
    expect(revealed).toEqual([])
    await nobodySees([had, had + 3])
    await story.goesOn(10)
    await nobodySees([had, had + 3, had - 34])
    const settled = pushesIn(await heardBy(others[0] ?? ana, scene)).filter(({ type }) => type === 'round.settled')
    expect(settled).toMatchObject([
      { roundNumber: 2, bets: [] },
      { roundNumber: 3, bets: [] },
    ])
  })
})

/** What Ana held when the scene began: her first bet won. */
function chipsBefore({ settled }: Scene): number {
  return 90 + Math.floor((Math.round(settled.odds.odds * 100) * settled.stake) / 100)
}
