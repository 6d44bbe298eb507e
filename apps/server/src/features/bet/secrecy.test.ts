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
import { allRoutes, type Known, sampleOf } from '../../test/request-samples.ts'
import { aStory, betOn, type Player, type Story } from '../../test/story.ts'
import { aServer, listen, type TestServer, type TestSocket } from '../../test/test-app.ts'
import { signAccessToken } from '../session/access-token.ts'

let server: TestServer

beforeAll(async () => {
  // How many are there is told at once: nothing here waits for a second to go by.
  server = await aServer({ later: setImmediate })
})

afterAll(() => server.stop())

/** One lobby in the second round, and all who could look at it. Ana has a bet behind her. */
interface Scene {
  readonly story: Story
  readonly lobby: Lobby
  readonly ana: Player
  /** Ben plays; where there are many, Cleo too, and Dan watches. The administrator and Eve are no members. */
  readonly others: readonly Player[]
  readonly members: readonly Player[]
  readonly settled: Bet
  readonly ears: ReadonlyMap<Player, TestSocket>
}

interface Kind {
  readonly showCompetitorBets: boolean
  readonly withMany: boolean
}

async function aScene({ showCompetitorBets, withMany }: Kind): Promise<Scene> {
  const story = await aStory({ on: server })
  const [ana, ben, cleo, dan, eve] = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => story.player(name)),
  )
  if (!ana || !ben || !cleo || !dan || !eve) throw new Error('somebody did not come')
  const lobby = await ana.opensLobby({ showCompetitorBets, inactivityPenalty: 0 })
  await ben.joins(lobby)
  if (withMany) await cleo.joins(lobby)
  if (withMany) await dan.joins(lobby, 'spectator')
  const settled = await ana.bets(10).on('Over 0.5 Corner', lobby)
  await story.startsHalf(1)
  await story.letsKickOff()
  await story.records('Corner')
  await story.goesOn(11)
  await ana.gets(sendChat, { body: { lobbyId: lobby._id, message: 'Hello' } })
  const members = withMany ? [ben, cleo, dan] : [ben]
  const others = [...members, story.admin, eve]
  const ears = new Map<Player, TestSocket>()
  for (const who of [ana, ...others]) ears.set(who, await earsOf(who, lobby))
  await everyoneIsCounted([ana, ...members].map((who) => ears.get(who)))
  return { story, lobby, ana, members, others, settled, ears }
}

async function earsOf(who: Player, lobby: Lobby): Promise<TestSocket> {
  const topics = [`lobby:${lobby._id}`, `seat:${lobby._id}`, `match:${lobby.match._id}`, 'hub', 'user']
  return listen(server, await tokenOf(who), topics)
}

/** How many are there is told by itself: nothing of that may come in between. */
function everyoneIsCounted(ears: readonly (TestSocket | undefined)[]) {
  const told = (frame: ServerFrame) => frame.type === 'presence' && frame.online === ears.length
  return Promise.all(ears.map((socket) => socket?.until(told)))
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
async function allAnswers(
  { lobby, ana, settled, members }: Scene,
  who: Player,
  { bet, tags }: { bet?: Bet | undefined; tags?: Bodies | undefined } = {},
): Promise<Bodies> {
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
    ...(members.includes(who)
      ? [
          {
            route: joinLobby,
            params: {},
            query: {},
            body: { lobbyCode: lobby.lobbyCode, role: isSpectator(who) ? 'spectator' : 'player' },
          },
        ]
      : []),
    ...(who.name === 'Admin'
      ? [0, -100_000].map((amount) => {
          const body = { lobbyId, userId: ana.userId, amount, reason: 'x' }
          return { route: updateChips, params: {}, query: {}, body }
        })
      : []),
  ]
  const headers = { authorization: `Bearer ${await tokenOf(who)}`, 'content-type': 'application/json' }
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

/** All of them but the time of day and the name of the request. */
function headersOf({ headers }: Response): string {
  const same = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id')
  return JSON.stringify(same)
}

/** What of these answers a client would name when it asks again. */
function tagsIn(answers: Bodies): Bodies {
  const tags = [...answers].map(([name, answer]) => [name, /\["etag","((?:[^"\\]|\\.)*)"\]/.exec(answer)?.[1]])
  return new Map(tags.flatMap(([name, tag]) => (name && tag ? [[name, JSON.parse(`"${tag}"`)]] : [])))
}

const isSpectator = ({ name }: Player) => name === 'Dan'

async function toEveryone(
  scene: Scene,
  known: { bet?: Bet; tags?: ReadonlyMap<string, Bodies> } = {},
): Promise<Map<string, Bodies>> {
  const ask = async (who: Player) => {
    const { bet, tags } = known
    return [who.name, await allAnswers(scene, who, { bet, tags: tags?.get(who.name) })] as const
  }
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
  frames.flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
const onSeat = (frames: readonly ServerFrame[]) =>
  frames.filter((frame) => frame.type === 'news' && frame.topic.startsWith('seat:'))

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
  ['an open lobby of two', { showCompetitorBets: true, withMany: false }],
  ['an open lobby', { showCompetitorBets: true, withMany: true }],
  ['a blind lobby of two', { showCompetitorBets: false, withMany: false }],
  ['a blind lobby', { showCompetitorBets: false, withMany: true }],
])('a bet on a round to come, in %s', (_name, kind) => {
  it('[V1] [V3] [V7] changes no answer to anybody else, by any call, to the last byte', {
    timeout: 240_000,
  }, async () => {
    const scene = await aScene(kind)
    const { ana, others } = scene
    const before = await toEveryone(scene)
    const tags = new Map([...before].map(([name, answers]) => [name, tagsIn(answers)]))
    const unchanged = await toEveryone(scene, { tags })
    const heard = new Map<Player, number>()
    for (const who of others) heard.set(who, (await heardBy(who, scene)).length)

    const bet = await betOnNext(scene, 37)
    for (const who of others) {
      const since = await heardBy(who, scene, heard.get(who))
      expect(
        since.filter(({ type }) => type !== 'pong'),
        `what ${who.name} hears`,
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
    expect((await ana.looksAt(scene.lobby)).currentUser.chips).toBe(chipsBefore(scene) - 37)
  })

  it('[V1] [V2] [V3] [V7] stays unseen whatever else happens, until it may be seen', { timeout: 240_000 }, async () => {
    const scene = await aScene(kind)
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
      const answers = await toEveryone(scene, { bet })
      for (const who of others) {
        const frames = (await heardBy(who, scene)).map((frame) => JSON.stringify(frame))
        const texts = [...(answers.get(who.name)?.values() ?? [])].map(bodyIn)
        for (const text of [...frames, ...texts.filter((body) => body.startsWith('{'))]) {
          expect(text, `what ${who.name} is shown`).not.toContain(bet._id)
          expect(text, `what ${who.name} is shown`).not.toContain('"stake":37')
          for (const chips of chipsShown(text, scene)) expect(publicChips).toContain(chips)
        }
      }
    }
    await nobodySees([had, had + 3])

    const anas = pushesIn(onSeat(await heardBy(ana, scene)))
    expect(anas.filter(({ type }) => type === 'bet.placed')).toMatchObject([{ bet: { _id: bet._id }, chips: had - 37 }])
    const members = anas.flatMap((push) => (push.type === 'member.changed' ? [push.member] : []))
    expect(members.slice(0, 2).map(({ chips }) => chips)).toEqual([had - 37, had - 34])

    await story.goesOn(10)
    const [ben] = others
    const bens = ben ? await ben.gets(listBets, { query: { lobbyId: lobby._id, includeAll: 'true' } }) : { bets: [] }
    const revealed = pushesIn(await heardBy(others[0] ?? ana, scene)).filter(({ type }) => type === 'bets.revealed')
    if (kind.showCompetitorBets) {
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

/** What comes after the status and the headers. */
const bodyIn = (answer: string) => answer.slice(answer.indexOf(']] ') + 3)

/** What Ana held when the scene began: her first bet won. */
function chipsBefore({ settled }: Scene): number {
  return 90 + Math.floor((Math.round(settled.odds.odds * 100) * settled.stake) / 100)
}
