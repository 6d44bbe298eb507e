import type { HalfId, Lobby, MatchEvent } from '@bettle/contract'
import * as contract from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RandomSource, randomSource } from '../../../test/simulation/random-source.ts'
import { matchNow } from '../../../test/support/match-now.ts'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

/** Number of matches: RANDOM_TIMES=100 plays a hundred. The number of each match is its seed. */
const MATCHES = Number(process.env.RANDOM_TIMES ?? 3)
const STEPS = 40
const MINUTE = 60_000

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

interface Play {
  readonly scenario: Scenario
  readonly random: RandomSource
  readonly players: readonly Player[]
  readonly lobbies: readonly Lobby[]
  readonly events: MatchEvent[]
  /** The calls that undo each earlier step, the latest last. */
  readonly undos: (() => Promise<void>)[]
  readonly log: string[]
}

it.each(Array.from({ length: MATCHES }, (_, index) => index + 1))(
  'settles every bet correctly in a match whose kick-offs, half ends and reopenings are changed and undone at random: seed %i [S2] [S5] [S6] [S8]',
  { timeout: 120_000 },
  async (seed) => {
    const play = await aPlay(seed)
    try {
      for (let step = 0; step < STEPS; step += 1) {
        await play.random.pick([
          goesOn,
          goesOn,
          goesOn,
          bets,
          bets,
          records,
          deletesEvent,
          moves,
          moves,
          starts,
          ends,
          ends,
          reopens,
          undoes,
        ])(play)
        await expectInStep(play)
      }
      await playToTheEnd(play)
      await expectAllSettled(play)
    } catch (error) {
      throw new Error(`seed ${seed}: ${play.log.join('; ')}`, { cause: error })
    }
  },
)

async function aPlay(seed: number): Promise<Play> {
  const scenario = await aScenario({ on: server })
  const players = [await scenario.player('Ana'), await scenario.player('Ben')]
  const [ana, ben] = players
  if (!ana || !ben) throw new Error('a player is missing')
  const sighted = await ana.opensLobby({ startingChips: 1000 })
  const blind = { showCompetitorBets: false, roundDuration: 5, breakDuration: 1, bettingTimeLimit: 4 }
  const lobbies = [sighted, await ben.opensLobby({ ...blind, startingChips: 1000 })]
  await ben.joins(sighted)
  return { scenario, players, lobbies, random: randomSource(seed), events: [], undos: [], log: [] }
}

/** Makes an administrator's call: the server may refuse it but must not answer 500. */
async function asks<R extends contract.RouteSpec>(play: Play, route: R, giving: contract.Giving<R>): Promise<boolean> {
  const answer = await play.scenario.admin.asks(route, giving)
  play.log.push(`${route.path} ${JSON.stringify(giving)} ${answer.ok || answer.failure.code}`)
  if (answer.ok) expect(answer.reply).not.toHaveProperty('pending')
  else expect(answer.status).toBeLessThan(500)
  return answer.ok
}

async function goesOn({ scenario, random, log }: Play): Promise<void> {
  const minutes = random.whole(1, 24) / 4
  log.push(`${minutes} minutes`)
  await scenario.goesOn(minutes)
}

async function bets({ players, lobbies, random }: Play): Promise<void> {
  for (const lobby of lobbies) {
    for (const player of players) {
      const seen = await player.asks(contract.lobbyDetails, { params: { lobbyId: lobby._id } })
      if (!seen.ok || seen.reply.upcomingRounds.length === 0) continue
      const body = betOn(seen.reply, random.pick(seen.reply.odds).name, random.whole(1, 9))
      const answer = await player.asks(contract.placeBet, { body })
      if (!answer.ok) expect(answer.status).toBeLessThan(500)
    }
  }
}

const TYPES = ['Corner', 'Throw', 'Free-Kick', 'Shot']

async function records({ scenario, random, events, log }: Play): Promise<void> {
  const timeStamp = new Date(server.clock.now() - random.whole(0, 40) * 15_000).toISOString()
  const body = { match: scenario.match._id, eventType: random.pick(TYPES), timeStamp }
  const answer = await scenario.admin.asks(contract.recordMatchEvent, { body })
  log.push(`${body.eventType} at ${timeStamp}`)
  if (answer.ok) events.push(answer.reply.event)
}

async function deletesEvent(play: Play): Promise<void> {
  const event = play.events.splice(play.random.whole(0, play.events.length), 1)[0]
  if (event) await asks(play, contract.deleteMatchEvent, { params: { id: event._id }, query: {} })
}

const timesOf = async (play: Play) => (await matchNow(play.scenario)).halves

async function correctsHalf(play: Play, id: HalfId, body: { startTime?: string; endTime?: string }): Promise<boolean> {
  return asks(play, contract.updateHalf, { params: { id }, body })
}

async function moves(play: Play): Promise<void> {
  const half = play.random.pick(await timesOf(play))
  if (half.status === 'upcoming' || !half.startTime) return
  const before = half.startTime
  const startTime = new Date(Date.parse(before) + play.random.whole(-24, 24) * 15_000).toISOString()
  if (await correctsHalf(play, half._id, { startTime })) {
    play.undos.push(async () => void (await correctsHalf(play, half._id, { startTime: before })))
  }
}

async function starts(play: Play): Promise<void> {
  const half = (await timesOf(play)).find(({ status }) => status === 'upcoming')
  const route = half?.halfNumber === 1 ? contract.startHalf1 : contract.startHalf2
  if (half) await asks(play, route, { body: { matchId: play.scenario.match._id } })
}

async function ends(play: Play): Promise<void> {
  const half = (await timesOf(play)).findLast(({ status }) => status !== 'upcoming')
  if (!half) return
  const body = { matchId: play.scenario.match._id, halfNumber: half.halfNumber }
  const endTime = new Date(server.clock.now() - play.random.whole(0, 20) * 15_000).toISOString()
  if (half.status === 'active') {
    const ended = await asks(play, contract.endHalfAt, { params: { id: half._id }, body: { endTime } })
    if (ended) play.undos.push(async () => void (await asks(play, contract.reopenHalf, { body })))
  } else if (half.endTime) {
    const before = half.endTime
    if (await correctsHalf(play, half._id, { endTime })) {
      play.undos.push(async () => void (await correctsHalf(play, half._id, { endTime: before })))
    }
  }
}

async function reopens(play: Play): Promise<void> {
  const half = (await timesOf(play)).findLast(({ status }) => status === 'finished')
  if (!half?.endTime) return
  const { endTime } = half
  const body = { matchId: play.scenario.match._id, halfNumber: half.halfNumber }
  if (await asks(play, contract.reopenHalf, { body })) {
    play.undos.push(
      async () => void (await asks(play, contract.endHalfAt, { params: { id: half._id }, body: { endTime } })),
    )
  }
}

async function undoes({ undos }: Play): Promise<void> {
  await undos.pop()?.()
}

async function playToTheEnd(play: Play): Promise<void> {
  while (!['completed', 'abandoned'].includes((await matchNow(play.scenario)).status)) {
    await starts(play)
    await play.scenario.goesOn(48)
    const half = (await timesOf(play)).find(({ status }) => status === 'active')
    const body = { matchId: play.scenario.match._id, halfNumber: half?.halfNumber ?? 1 }
    if (half) await asks(play, contract.endHalf, { body })
    else if ((await timesOf(play)).every(({ status }) => status === 'finished'))
      await asks(play, contract.endMatch, { body })
  }
  await play.scenario.goesOn(11)
}

/** Expects that a bet is open exactly until its round has ended, whatever happened before. */
async function expectInStep({ players, lobbies }: Play): Promise<void> {
  await server.ctx.jobs.settled()
  for (const player of players) {
    for (const lobby of lobbies) {
      const seen = await player.asks(contract.lobbyDetails, { params: { lobbyId: lobby._id } })
      if (!seen.ok) continue
      const finished = new Set(seen.reply.rounds.filter(({ status }) => status === 'finished').map(({ _id }) => _id))
      for (const bet of seen.reply.bets) {
        expect([bet.matchRound.roundNumber, bet.outcome === 'open']).toEqual([
          bet.matchRound.roundNumber,
          !finished.has(bet.matchRound._id),
        ])
      }
    }
  }
}

interface PlayedBet {
  readonly id: string
  readonly outcome: string
  readonly bet_type: 'over' | 'under'
  readonly threshold: number
  readonly event_type: string
  readonly start_minute: number
  readonly end_minute: number | null
  readonly start_time: Date | null
  readonly end_time: Date | null
}

/**
 * Counts all bets again from the database rows. A lobby does not settle a round that ended before the lobby was opened.
 */
async function expectAllSettled({ scenario, lobbies }: Play): Promise<void> {
  const { db } = server.ctx
  expect((await matchNow(scenario)).resultsConfirmedAt).not.toBeNull()
  const unsettled = await sql`
    select lobby.id, round.round_number from lobby join round on round.plan_id = lobby.plan_id
    join match_half half on half.id = round.half_id
    where lobby.match_id = ${scenario.match._id}
      and coalesce(least(half.end_time, half.start_time + round.end_minute * interval '1 minute'), 'infinity') > lobby.created_at
      and not exists (select from lobby_round lr
        where lr.lobby_id = lobby.id and lr.round_id = round.id and lr.settled_at is not null)`.execute(db)
  expect(unsettled.rows).toEqual([])
  const lobbyIds = lobbies.map((lobby) => lobby._id)
  const played = await sql<PlayedBet>`
    select bet.id, bet.outcome, bet.bet_type, bet.threshold, bet.event_type, round.start_minute, round.end_minute,
      half.start_time, half.end_time
    from bet join round on round.id = bet.round_id join match_half half on half.id = round.half_id
    where bet.lobby_id = any(${lobbyIds}::uuid[])`.execute(db)
  const happened = await db
    .selectFrom('match_event')
    .select(['event_type', 'at'])
    .where('match_id', '=', scenario.match._id)
    .where('removed_at', 'is', null)
    .execute()
  expect(played.rows.map(({ id, outcome }) => [id, outcome])).toEqual(
    played.rows.map((bet) => [bet.id, outcomeByHand(bet, happened)]),
  )
  expect(await ledgerFaults(db)).toEqual([])
}

function outcomeByHand(bet: PlayedBet, happened: readonly { event_type: string; at: Date }[]): string {
  const { start_time: kickOff, end_time: whistle } = bet
  if (!kickOff || !whistle) return 'void'
  const from = kickOff.getTime() + bet.start_minute * MINUTE
  const planned = bet.end_minute === null ? Number.POSITIVE_INFINITY : kickOff.getTime() + bet.end_minute * MINUTE
  const to = Math.min(planned, whistle.getTime())
  if (from >= whistle.getTime()) return 'void'
  const count = happened.filter(
    ({ event_type: type, at }) => type === bet.event_type && at.getTime() >= from && at.getTime() < to,
  ).length
  if (count === bet.threshold) return 'void'
  return count > bet.threshold === (bet.bet_type === 'over') ? 'won' : 'lost'
}
