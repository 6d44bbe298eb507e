import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompetition, aCompetitionScenario, HOUR, MINUTE } from '../../../test/support/competition.ts'
import { aPushService, type Browser, type PushService } from '../../../test/support/network/push-service.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'
import { KICK_OFF } from '../../clock.ts'
import { pushKeys } from './push-keys.ts'

let server: TestServer
let pushes: PushService
let scenario: Scenario
let browsers = 0

beforeAll(async () => {
  server = await aServer()
  pushes = await aPushService(async () => (await pushKeys(server.ctx)).publicKey)
})
beforeEach(async () => {
  pushes.received.length = 0
  scenario = await aScenario({ on: server })
})
afterAll(async () => {
  await server.stop()
  await pushes.close()
})

async function subscribes(player: Player, ...kinds: readonly contract.ReminderSwitch['kind'][]): Promise<Browser> {
  const browser = pushes.browser(`kind${++browsers}`)
  await player.gets(contract.subscribePush, { body: browser.subscription })
  const switches = kinds.map((kind) => ({ kind, push: true }))
  await player.gets(contract.setReminders, { body: { switches } })
  return browser
}
const messagesAt = ({ name }: Browser) =>
  pushes.received.filter(({ browser }) => browser === name).map(({ message }) => message)
const bodiesAt = (browser: Browser) => messagesAt(browser).map(({ body }) => body)

/** Waits for all jobs, also for a push that is being sent. */
async function settles(): Promise<void> {
  await server.ctx.jobs.settled()
  await server.clock.advance(1)
}

async function aMatch(afterMs: number): Promise<contract.MatchId> {
  const startTime = new Date(KICK_OFF + afterMs).toISOString()
  const body = { homeTeam: 'Spain', awayTeam: 'Italy', startTime }
  return (await scenario.admin.gets(contract.createMatch, { body })).match._id
}
async function moves(id: contract.MatchId, afterMs: number): Promise<void> {
  const startTime = new Date(KICK_OFF + afterMs).toISOString()
  await scenario.admin.gets(contract.updateMatch, { params: { id }, body: { startTime } })
  await settles()
}
async function reaches(afterMs: number): Promise<void> {
  await server.clock.set(KICK_OFF + afterMs)
  await settles()
}
async function ends(matchId: contract.MatchId): Promise<void> {
  await scenario.admin.gets(contract.startHalf1, { body: { matchId } })
  await scenario.letsKickOff()
  await scenario.admin.gets(contract.endMatch, { body: { matchId } })
}
async function confirms(matchId: contract.MatchId): Promise<void> {
  await scenario.admin.gets(contract.confirmResults, { body: { matchId } })
  await settles()
}

describe('the reminder that a game starts', () => {
  it('reaches a player 15 minutes before the planned start, once for all lobbies of the match [RE10] [PR1080]', async () => {
    const matchId = await aMatch(2 * HOUR)
    const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
    const lobby = await ana.opensLobby({}, matchId)
    const other = await ben.opensLobby({}, matchId)
    await server.clock.advance(1000)
    await ana.joins(other)
    const phone = await subscribes(ana, 'starts')
    await reaches(105 * MINUTE - 1000)
    expect(messagesAt(phone)).toEqual([])
    await reaches(105 * MINUTE)
    expect(messagesAt(phone)).toEqual([
      {
        title: 'Your game starts soon',
        body: 'Spain – Italy starts in 15 minutes.',
        path: `/game/${lobby.lobbyCode}`,
        tag: 'starts',
      },
    ])
    await reaches(119 * MINUTE)
    expect(messagesAt(phone)).toHaveLength(1)
  })

  it('follows a start that moves, and comes again only an hour after the last one [RE10] [PR1080]', async () => {
    const matchId = await aMatch(2 * HOUR)
    const ana = await scenario.player('Ana')
    await ana.opensLobby({}, matchId)
    const phone = await subscribes(ana, 'starts')
    await moves(matchId, 3 * HOUR)
    await reaches(2 * HOUR)
    expect(messagesAt(phone)).toEqual([])
    await reaches(165 * MINUTE)
    expect(messagesAt(phone)).toHaveLength(1)
    await moves(matchId, 210 * MINUTE)
    await reaches(195 * MINUTE)
    expect(messagesAt(phone)).toHaveLength(1)
    await moves(matchId, 5 * HOUR)
    await reaches(285 * MINUTE)
    expect(messagesAt(phone)).toHaveLength(2)
    // An earlier start reminds at once.
    const soon = await aMatch(9 * HOUR)
    await ana.opensLobby({}, soon)
    await reaches(6 * HOUR)
    await moves(soon, 6 * HOUR + 8 * MINUTE)
    expect(bodiesAt(phone).at(-1)).toBe('Spain – Italy starts in 8 minutes.')
  })

  it('is dropped if the start moved before it was sent, and is then sent for the new start [RE10] [PR1080]', async () => {
    const matchId = await aMatch(2 * HOUR)
    const ana = await scenario.player('Ana')
    await ana.opensLobby({}, matchId)
    const phone = await subscribes(ana, 'starts')
    pushes.answersWith(phone, 503)
    await reaches(105 * MINUTE)
    await moves(matchId, 150 * MINUTE)
    pushes.answersWith(phone, undefined)
    await reaches(106 * MINUTE)
    expect(messagesAt(phone)).toEqual([])
    await reaches(135 * MINUTE)
    expect(bodiesAt(phone)).toEqual(['Spain – Italy starts in 15 minutes.'])
  })

  it('reaches nobody who has the game open, watches, has left, has just come, or did not ask, and not after the start [RE5] [RE10] [PR1080]', async () => {
    const matchId = await aMatch(2 * HOUR)
    const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'] as const
    const players = await Promise.all(names.map((name) => scenario.player(name)))
    const [ana, ben, cleo, dora, emil] = players as [Player, Player, Player, Player, Player]
    const lobby = await ana.opensLobby({}, matchId)
    await ben.joins(lobby, 'spectator')
    await cleo.joins(lobby)
    await emil.joins(lobby)
    const all = [await subscribes(ana, 'starts'), await subscribes(ben, 'starts'), await subscribes(cleo, 'starts')]
    all.push(await subscribes(dora, 'starts'), await subscribes(emil, 'closing', 'result', 'invited'))
    await cleo.leaves(lobby)
    const socket = await listen(server, ana.token.accessToken, [`lobby:${lobby._id}`] as never)
    await reaches(106 * MINUTE)
    await dora.joins(lobby)
    await settles()
    expect(all.flatMap(messagesAt)).toEqual([])
    socket.close()

    const begun = await aMatch(6 * HOUR)
    await ana.opensLobby({}, begun)
    await reaches(5 * HOUR)
    await scenario.admin.gets(contract.startHalf1, { body: { matchId: begun } })
    await reaches(6 * HOUR)
    expect(all.flatMap(messagesAt)).toEqual([])
  })

  it('reaches a player of a competition, whom the server seats [RE10] [PR1080]', async () => {
    const cup = await aCompetitionScenario(server, 2)
    const [ana] = cup.players as [Player, Player]
    const phone = await subscribes(ana, 'starts')
    const fixture = await cup.fixture(24 * HOUR)
    const id = await aCompetition(cup.admin, { matchIds: [fixture] })
    await cup.enrols(id)
    await cup.reaches(HOUR)
    await reaches(24 * HOUR - 15 * MINUTE)
    expect(messagesAt(phone)).toMatchObject([{ title: 'Your game starts soon' }])
    expect(messagesAt(phone)[0]?.path).toMatch(/^\/game\/[\w-]{36}$/)
  })
})

describe('the reminder of a result', () => {
  it('tells the rank and the chips once the results are confirmed, once a game, and no bet [RE8] [RE11] [PR1081]', async () => {
    const [ana, ben, cleo] = [await scenario.player('Ana'), await scenario.player('Ben'), await scenario.player('Cleo')]
    const lobby = await ana.opensLobby({ startingChips: 250 })
    await ben.joins(lobby)
    await cleo.joins(lobby, 'spectator')
    const [phone, other, watching] = [
      await subscribes(ana, 'result'),
      await subscribes(ben, 'result'),
      await subscribes(cleo, 'result'),
    ]
    const option = lobby.odds.find(({ name }) => name.startsWith('Over'))?.name ?? ''
    await ana.bets(50).on(option, lobby)
    await ends(scenario.match._id)
    await scenario.goesOn(1)
    await settles()
    expect(pushes.received).toEqual([])
    await confirms(scenario.match._id)
    const seen = await ana.fetchesLobby(lobby)
    const told = (player: Player) => {
      const rank = seen.leaderboard.findIndex(({ user }) => user._id === player.userId)
      return `France – Croatia: rank ${rank + 1} of 2, with ${seen.leaderboard[rank]?.chips} chips.`
    }
    expect(bodiesAt(phone)).toEqual([told(ana)])
    expect(bodiesAt(other)).toEqual([told(ben)])
    expect(messagesAt(watching)).toEqual([])
    expect(pushes.received[0]?.message).toMatchObject({ path: `/game/${lobby.lobbyCode}`, tag: 'result' })
    await server.ctx.db.updateTable('match').set({ results_confirmed_at: null }).execute()
    await confirms(scenario.match._id)
    expect(messagesAt(phone)).toHaveLength(1)
  })

  it('is in the language of the account [RE11] [PR1081]', async () => {
    const ana = await scenario.player('Ana')
    await ana.opensLobby()
    const phone = await subscribes(ana, 'result')
    await server.ctx.db.updateTable('account').set({ language: 'de' }).where('id', '=', ana.userId).execute()
    await ends(scenario.match._id)
    await confirms(scenario.match._id)
    expect(messagesAt(phone)).toMatchObject([{ title: 'Dein Ergebnis' }])
  })

  it('is not sent to an account that was deleted or banned meanwhile, nor after the confirmation was undone [RE5] [RE11] [PR1081]', async () => {
    const names = ['Ana', 'Ben', 'Cleo'] as const
    const players = (await Promise.all(names.map((name) => scenario.player(name)))) as [Player, Player, Player]
    const [ana, ben, cleo] = players
    const lobby = await ana.opensLobby()
    await cleo.opensLobby()
    await ben.joins(lobby)
    const all: Browser[] = []
    for (const player of players) all.push(await subscribes(player, 'result'))
    for (const browser of all) pushes.answersWith(browser, 503)
    await ends(scenario.match._id)
    await confirms(scenario.match._id)
    const { db, clock } = server.ctx
    await ana.gets(contract.deleteOwnAccount, { body: { password: ana.password } })
    const banned = { banned_until: new Date(clock.now() + HOUR), ban_reason: 'insult' as const }
    await db.updateTable('account').set(banned).where('id', '=', ben.userId).execute()
    await db.updateTable('match').set({ results_confirmed_at: null }).execute()
    for (const browser of all) pushes.answersWith(browser, undefined)
    await server.clock.advance(6000)
    await settles()
    expect(pushes.received).toEqual([])
  })

  it('tells how a stage of a competition ended, and not the games of it [RE11] [PR1081]', async () => {
    const cup = await aCompetitionScenario(server, 2)
    const [ana, ben] = cup.players as [Player, Player]
    const phones = [await subscribes(ana, 'result'), await subscribes(ben, 'result')]
    const [fixture] = (await cup.fixtures(1)) as [contract.MatchId]
    const id = await aCompetition(cup.admin, { matchIds: [fixture] })
    await cup.enrols(id)
    await cup.reaches(HOUR)
    await cup.plays(id, fixture, (player) => (player === ana ? 'over' : 'under'))
    await settles()
    const told = phones.map(bodiesAt)
    expect(told.map(({ length }) => length)).toEqual([1, 1])
    expect(told.flat().toSorted()).toEqual(['Cup of friends: you are out.', 'Cup of friends: you have won!'])
    expect(pushes.received[0]?.message.path).toBe(`/compete/${id}`)
  })
})

describe('the reminder of an invitation', () => {
  async function aFinishedGame() {
    const [ana, ben] = [await scenario.player('Ana'), await scenario.player('Ben')]
    const lobby = await ana.opensLobby()
    await ben.joins(lobby)
    const phone = await subscribes(ben, 'invited')
    await ends(scenario.match._id)
    return { ana, ben, lobby, phone }
  }
  const asks = async (player: Player, { _id: lobbyId }: contract.Lobby, matchId: contract.MatchId) => {
    const { rematch } = await player.gets(contract.openRematch, { body: { lobbyId, matchId } })
    await settles()
    return rematch
  }

  it('reaches a player of the finished game once, and a newer invitation replaces it on the screen [RE12] [PR1082]', async () => {
    const { ana, lobby, phone } = await aFinishedGame()
    const matchId = await aMatch(10 * HOUR)
    const first = await asks(ana, lobby, matchId)
    await asks(ana, lobby, matchId)
    expect(messagesAt(phone)).toEqual([
      {
        title: 'A friend asks you in',
        body: expect.stringMatching(/^Ana\d* asks you to play Spain – Italy\.$/),
        path: `/join/${first.lobbyCode}`,
        tag: `invited ${lobby._id}`,
      },
    ])
    await scenario.admin.gets(contract.deleteMatches, { body: { ids: [matchId] } })
    await settles()
    const second = await asks(ana, lobby, await aMatch(12 * HOUR))
    expect(messagesAt(phone).map(({ path, tag }) => [path, tag])).toEqual([
      [`/join/${first.lobbyCode}`, `invited ${lobby._id}`],
      [`/join/${second.lobbyCode}`, `invited ${lobby._id}`],
    ])
  })

  it('is not sent from a user whom the player blocks, also if the block came after it was stored [RE12] [PR1082]', async () => {
    const { ana, ben, lobby, phone } = await aFinishedGame()
    pushes.answersWith(phone, 503)
    await asks(ana, lobby, await aMatch(10 * HOUR))
    await ben.gets(contract.blockUser, { body: { userId: ana.userId } })
    pushes.answersWith(phone, undefined)
    await server.clock.advance(6000)
    await settles()
    expect(messagesAt(phone)).toEqual([])
  })

  it('is withdrawn when its lobby closes before it was sent [RE12] [PR1082]', async () => {
    const { ana, lobby, phone } = await aFinishedGame()
    pushes.answersWith(phone, 503)
    const rematch = await asks(ana, lobby, await aMatch(10 * HOUR))
    const closed = { status: 'closed' as const, closed_reason: 'empty' }
    await server.ctx.db.updateTable('lobby').set(closed).where('id', '=', rematch._id).execute()
    pushes.answersWith(phone, undefined)
    await server.clock.advance(6000)
    await settles()
    expect(messagesAt(phone)).toEqual([])
  })

  it('of an evening reaches each member of the circle once, but no member who muted it [RE12] [PR1082]', async () => {
    const names = ['Ana', 'Ben', 'Cleo'] as const
    const players = (await Promise.all(names.map((name) => scenario.player(name)))) as [Player, Player, Player]
    const [ana, ben, cleo] = players
    const { circle } = await ana.gets(contract.createCircle, { body: { name: 'Tuesday club' } })
    const params = { circleId: circle._id }
    for (const player of [ben, cleo]) {
      await player.gets(contract.joinCircle, { body: { code: circle.code } })
      await ana.gets(contract.admitToCircle, { params, body: { userId: player.userId, admit: true } })
    }
    const phones = [await subscribes(ben, 'invited'), await subscribes(cleo, 'invited')]
    await cleo.gets(contract.muteCircle, { params, body: { muted: true } })
    const { lobby } = await ana.gets(contract.openEvening, { params, body: { matchId: await aMatch(10 * HOUR) } })
    await settles()
    expect(phones.map((phone) => messagesAt(phone).map(({ path }) => path))).toEqual([[`/join/${lobby.lobbyCode}`], []])
  })
})
