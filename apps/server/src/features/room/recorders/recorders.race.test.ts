import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../../test/support/scenario.ts'
import { anotherServer, aServer, type TestServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'
import { ledgerFaults } from '../../ledger/check-ledger.ts'

const MINUTE = 60_000

let server: TestServer
let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player
let lobby: contract.Lobby

beforeAll(async () => {
  server = await aServer({ config: { guests: true } })
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
  const body = { homeTeam: 'Lions', awayTeam: 'Tigers', recorders: 'named' as const }
  lobby = (await ana.gets(contract.openOwnMatch, { body })).lobby
  for (const one of [ben, cleo]) {
    await one.joins(lobby)
    const naming = { lobbyId: lobby._id, userId: one.userId, isRecorder: true }
    await ana.gets(contract.nameRecorder, { body: naming })
  }
  for (const one of [ana, ben, cleo]) await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
})

const event = (eventType: string) => ({
  body: { lobbyId: lobby._id, sight: { kind: 'event' as const, eventType, team: 'home' as const } },
})
const press = { body: () => ({ lobbyId: lobby._id, sight: { kind: 'half-start' as const } }) }
const events = async () =>
  (await ana.gets(contract.listMatchEvents, { params: { matchId: lobby.match._id } })).events.map(
    ({ eventType }) => eventType,
  )
async function kicksOff(): Promise<number> {
  await Promise.all([ana, ben, cleo].map((one) => one.gets(contract.tapInRoom, { body: press.body() })))
  const { halves } = (await ana.fetchesLobby(lobby)).match
  expect(halves.map(({ status }) => status)).toEqual(['active', 'upcoming'])
  const at = Date.parse(halves[0]?.startTime ?? '')
  await server.clock.set(at + MINUTE)
  return at
}

it('records one event when two recorders tap it at the same instant, and keeps it while one undoes the tap [RM23] [RM24]', async () => {
  await kicksOff()
  for (const eventType of ['Corner', 'Throw', 'Card']) {
    const [tapped] = await Promise.all([ana, ben].map((one) => one.gets(contract.tapInRoom, event(eventType))))
    const undo = { body: { lobbyId: lobby._id, tapId: tapped?.tapId as contract.RoomTapId } }
    await Promise.all([
      ana.gets(contract.undoTapInRoom, undo),
      ana.gets(contract.undoTapInRoom, undo),
      cleo.gets(contract.tapInRoom, event(eventType)),
    ])
  }
  expect((await events()).toSorted()).toEqual(['Card', 'Corner', 'Throw'])
})

describe.skipIf(!testDatabaseUrl)('two nodes', () => {
  let second: TestServer
  beforeAll(async () => {
    second = await anotherServer(server, { config: { guests: true } })
  })
  afterAll(() => second.stop())

  it('decide a round once: an answer beside the deadline counts before it or is refused, and the bet follows [RM28] [PR987]', async () => {
    const option = async () => {
      const { odds } = await ana.fetchesLobby(lobby)
      return odds.find(
        ({ eventType, betType, threshold }) => eventType === 'Card' && betType === 'over' && threshold < 1,
      )
    }
    await ana.bets(10).on((await option())?.name ?? '', lobby)
    const kickOff = await kicksOff()
    await ben.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
    const { tapId } = await ana.gets(contract.tapInRoom, event('Card'))
    await server.clock.set(kickOff + 11 * MINUTE - 1)
    const matchQueue = `match:${lobby.match._id}` as const
    const answer = { body: { lobbyId: lobby._id, tapId, isTrue: true } }
    const asks = [ben, cleo].map((one) => one.asks(contract.sayInRoom, answer))
    await server.clock.advance(1)
    await Promise.all([server.ctx.jobs.runJobs(matchQueue), second.ctx.jobs.runJobs(matchQueue)])
    const replies = await Promise.all(asks)
    for (const reply of replies) if (!reply.ok) expect(reply.failure.code).toBe('half-state')
    const decisions = await server.ctx.db
      .selectFrom('recorder_line')
      .select('round_id')
      .where('match_id', '=', lobby.match._id)
      .where('kind', '=', 'decided')
      .execute()
    expect(decisions).toHaveLength(1)
    const counted = (await events()).length
    expect((await ana.fetchesLobby(lobby)).bets.map(({ outcome }) => outcome)).toEqual([counted > 0 ? 'won' : 'lost'])
    expect(await ben.isRefused(contract.sayInRoom, answer)).toBe('half-state')
    expect((await events()).length).toBe(counted)
  })

  it('decide a claim once: claims, answers and checks beside the decision count before it or are refused [RM28] [RM35] [PR1070]', async () => {
    const dan = await scenario.player('Dan')
    await dan.joins(lobby)
    const { odds, rounds } = await ana.fetchesLobby(lobby)
    const isCard = ({ eventType, threshold }: contract.Odds) => eventType === 'Card' && threshold < 1
    const over = odds.find((option) => isCard(option) && option.betType === 'over')
    const under = odds.find((option) => isCard(option) && option.betType === 'under')
    await ana.bets(10).on(over?.name ?? '', lobby)
    await dan.bets(10).on(under?.name ?? '', lobby)
    const kickOff = await kicksOff()
    await server.clock.set(kickOff + 9 * MINUTE)
    for (const one of [ana, ben, cleo]) await one.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
    await server.clock.set(kickOff + 10 * MINUTE)
    const body = { lobbyId: lobby._id, roundId: rounds[0]?._id as contract.RoundId, eventType: 'Card', team: null }
    const claims = { body: { ...body, isRight: false } }
    // The room accepts two of three claims that arrive at the same instant.
    const replies = await Promise.all([1, 2, 3].map(() => ana.asks(contract.checkRound, claims)))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2)
    await server.clock.set(kickOff + 10 * MINUTE + 33_000)
    const { questions } = await ben.gets(contract.roomRecorders, { params: { lobbyId: lobby._id } })
    expect(questions).toHaveLength(2)
    const answer = { body: { lobbyId: lobby._id, tapId: questions[0]?.tapId as contract.RoomTapId, isTrue: true } }
    const matchQueue = `match:${lobby.match._id}` as const
    await server.clock.set(kickOff + 11 * MINUTE - 1)
    const asks = [
      ben.asks(contract.sayInRoom, answer),
      cleo.asks(contract.checkRound, { body: { ...body, isRight: true } }),
      cleo.asks(contract.sayInRoom, { body: { ...answer.body, isTrue: false } }),
    ]
    await server.clock.advance(1)
    await Promise.all([server.ctx.jobs.runJobs(matchQueue), second.ctx.jobs.runJobs(matchQueue)])
    for (const reply of await Promise.all(asks)) if (!reply.ok) expect(reply.failure.code).toBe('half-state')
    const isCounted = (await events()).length > 0
    const outcomesOf = async (one: Player) => (await one.fetchesLobby(lobby)).bets.map(({ outcome }) => outcome)
    const stored = await server.ctx.db
      .selectFrom('bet')
      .select(['account_id', 'outcome'])
      .where('lobby_id', '=', lobby._id)
      .execute()
    const of = (one: Player) => stored.find(({ account_id }) => account_id === one.userId)?.outcome
    expect(of(ana)).toBe(isCounted ? 'won' : 'lost')
    expect(of(dan)).toBe(isCounted ? 'lost' : 'void')
    await second.ctx.jobs.runJobs(matchQueue)
    expect([await outcomesOf(ana), await outcomesOf(dan)]).toEqual([[of(ana)], [of(dan)]])
    expect(await ledgerFaults(second.ctx.db)).toEqual([])
    const bet = second.ctx.db.updateTable('bet').where('lobby_id', '=', lobby._id).where('account_id', '=', ana.userId)
    await expect(bet.set({ disputed: true }).execute()).rejects.toThrow('bet_disputed_is_void')
  })

  it('refuse the taps of a server of the version before, which would judge them as taps of a crowd [RM29]', async () => {
    const tap = {
      ...{ id: crypto.randomUUID(), match_id: lobby.match._id, account_id: ana.userId, event_type: 'Corner' },
      ...{ arrived_at: server.clock.date(), at: server.clock.date() },
    }
    await expect(second.ctx.db.insertInto('room_tap').values(tap).execute()).rejects.toThrow('room_tap_of_recorders')
  })

  it('decide alike about a bet whose last witness leaves while others bet and the round ends, and the ledger is exact [RM34] [PR992]', async () => {
    const bets = async (one: Player, betType: 'over' | 'under') => {
      const { odds } = await one.fetchesLobby(lobby)
      return odds.find((option) => option.eventType === 'Corner' && option.betType === betType)?.name ?? ''
    }
    const dan = await scenario.player('Dan')
    await dan.joins(lobby)
    await ana.bets(10).on(await bets(ana, 'under'), lobby)
    await dan.bets(10).on(await bets(dan, 'under'), lobby)
    const kickOff = await kicksOff()
    await cleo.leaves(lobby)
    await server.clock.set(kickOff + 7 * MINUTE)
    await ben.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
    await Promise.all([
      ben.leaves(lobby),
      dan.bets(10).on(await bets(dan, 'under'), lobby),
      ana.gets(contract.tapInRoom, event('Throw')),
    ])
    const matchQueue = `match:${lobby.match._id}` as const
    await server.clock.set(kickOff + 11 * MINUTE)
    await Promise.all([server.ctx.jobs.runJobs(matchQueue), second.ctx.jobs.runJobs(matchQueue)])
    const outcomesOf = async (one: Player) => (await one.fetchesLobby(lobby)).bets.map(({ outcome }) => outcome)
    expect(await outcomesOf(ana)).toEqual(['void'])
    expect(await outcomesOf(dan)).toEqual(['won', 'open'])
    expect(await ledgerFaults(second.ctx.db)).toEqual([])
  })

  it.each([0, 1, 2, 3])(
    'judge once whether a witness who leaves at the end of the round was there (%i) [RM34]',
    async (n) => {
      const { odds } = await ana.fetchesLobby(lobby)
      const under = odds.find(({ eventType, betType }) => eventType === 'Corner' && betType === 'under')
      await ana.bets(10).on(under?.name ?? '', lobby)
      const kickOff = await kicksOff()
      await cleo.leaves(lobby)
      await server.clock.set(kickOff + 8 * MINUTE)
      await ben.gets(contract.enterRoom, { body: { lobbyId: lobby._id } })
      await server.clock.set(kickOff + 10 * MINUTE - 1)
      const matchQueue = `match:${lobby.match._id}` as const
      const leaving = n % 2 === 0 ? ben.leaves(lobby) : undefined
      await server.clock.advance(MINUTE + 1)
      await Promise.all([
        leaving ?? ben.leaves(lobby),
        server.ctx.jobs.runJobs(matchQueue),
        second.ctx.jobs.runJobs(matchQueue),
      ])
      const { outcome, unwitnessed, payout } = await server.ctx.db
        .selectFrom('bet')
        .select(['outcome', 'unwitnessed', 'payout'])
        .where('lobby_id', '=', lobby._id)
        .executeTakeFirstOrThrow()
      expect(outcome).toBe(unwitnessed ? 'void' : 'won')
      if (unwitnessed) expect(payout).toBe(10)
      await second.ctx.jobs.runJobs(matchQueue)
      expect((await ana.fetchesLobby(lobby)).bets.map((bet) => bet.outcome)).toEqual([outcome])
      expect(await ledgerFaults(server.ctx.db)).toEqual([])
    },
  )

  it('refuse what a server of the version before decides: a round without judging its bets, and a void bet that wins [RM34]', async () => {
    const { odds, rounds } = await ana.fetchesLobby(lobby)
    const under = odds.find(({ eventType, betType }) => eventType === 'Corner' && betType === 'under')
    await ana.bets(10).on(under?.name ?? '', lobby)
    const line = { match_id: lobby.match._id, kind: 'decided' as const, round_id: rounds[0]?._id ?? null }
    const others = { account_id: null, tap: null, is_true: null, is_asked: null, arrived_at: server.clock.date() }
    const decision = second.ctx.db.insertInto('recorder_line').values({ ...line, ...others })
    await expect(decision.execute()).rejects.toThrow('recorder_line_bets_judged')
    const bet = second.ctx.db.updateTable('bet').where('lobby_id', '=', lobby._id)
    await bet.set({ unwitnessed: true }).execute()
    await expect(bet.set({ outcome: 'won' }).execute()).rejects.toThrow('bet_unwitnessed_is_void')
    await bet.set({ unwitnessed: false }).execute()
  })
})
