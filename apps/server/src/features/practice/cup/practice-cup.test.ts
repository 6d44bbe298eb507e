import * as contract from '@bettle/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { aPlayer, type Player } from '../../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../../test/support/test-app.ts'
import { onlyNode } from '../../../jobs/lease.ts'
import { ensureBots } from '../bots.ts'
import { createPracticeMatches } from '../practice-matches.ts'
import { createCup } from './create-cup.ts'
import { openCups } from './cup-store.ts'
import { createPracticeCup, type PracticeCup } from './practice-cup.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let server: TestServer
afterEach(() => server.stop())

async function untilNoStepIsDue(cup: Pick<PracticeCup, 'step'>): Promise<void> {
  for (let steps = 0; steps < 300; steps += 1) {
    if ((await cup.step(server.ctx.clock.now())) > server.ctx.clock.now()) return
  }
  throw new Error('the practice cup does not come to rest')
}

/** Moves the clock in small steps and runs all jobs and steps, until `isReached` is true or the time is over. */
async function goesOn(cup: PracticeCup, forAtMost: number, isReached: () => Promise<boolean> = async () => false) {
  const until = server.ctx.clock.now() + forAtMost
  while (server.ctx.clock.now() < until) {
    await server.clock.advance(2 * SECOND)
    await untilNoStepIsDue(cup)
    await server.ctx.jobs.settled()
    if (await isReached()) return true
  }
  return false
}

const newcomer = (name: string) => aPlayer(server, name, () => '' as contract.MatchId)

/** Returns the id of the practice cup that is open for enrolment. */
async function openCupId(viewer: Player): Promise<contract.CompetitionId> {
  const { open } = await viewer.gets(contract.listCompetitions, {})
  const [card] = open.filter(({ isPractice }) => isPractice)
  if (!card) throw new Error('there is no practice cup')
  return card._id
}

const seen = (viewer: Player, competitionId: contract.CompetitionId) =>
  viewer.gets(contract.competitionById, { params: { competitionId } })

/** Bets on the next round of the player's own game, once for each round. */
async function bets(player: Player, id: contract.CompetitionId, placed: Set<string>): Promise<void> {
  const lobbyId = (await seen(player, id)).mine.next?.lobbyId
  if (!lobbyId) return
  const lobby = await player.gets(contract.lobbyDetails, { params: { lobbyId } })
  const [round] = lobby.upcomingRounds
  const [option] = lobby.odds
  if (!round || !option || placed.has(round._id)) return
  const body = { lobbyId, oddsId: option._id, matchRoundId: round._id, stake: 10 }
  const answer = await player.asks(contract.placeBet, { body })
  if (answer.ok) placed.add(round._id)
}

const practiceRows = () => server.ctx.db.selectFrom('competition').select(['id', 'phase', 'log_number']).execute()

describe('the practice cup', () => {
  it('the practice cup has a winner at most twenty minutes after a user enrolled, and pays no trophies [F4] [CP6] [CP45]', async () => {
    server = await aServer()
    const cup = createPracticeCup(server.ctx, onlyNode)
    await untilNoStepIsDue(cup)
    const ana = await newcomer('Ana')
    const id = await openCupId(ana)
    const { competition } = await seen(ana, id)
    expect(competition).toMatchObject({ name: 'Practice cup', phase: 'enrolling', places: 8, isPractice: true })
    expect(competition.fixtures).toHaveLength(3)
    const enrolledAt = server.ctx.clock.now()
    await ana.gets(contract.enrol, { params: { competitionId: id }, body: {} })
    expect((await seen(ana, id)).competition.entries).toBe(1)

    const placed = new Set<string>()
    let running = 0
    const isOver = async () => {
      await bets(ana, id, placed)
      const rows = await server.ctx.db.selectFrom('match').select('id').where('status', '=', 'active').execute()
      running = Math.max(running, rows.length)
      return (await seen(ana, id)).competition.phase === 'finished'
    }
    expect(await goesOn(cup, 25 * MINUTE, isOver)).toBe(true)
    expect((server.ctx.clock.now() - enrolledAt) / MINUTE).toBeLessThanOrEqual(20)
    expect(running).toBe(1)

    const { competition: over } = await seen(ana, id)
    expect(over.winner).not.toBeNull()
    expect(over.stages.map(({ groups }) => groups.map(({ members }) => members.length))).toEqual([[4, 4], [2, 2], [2]])
    expect(over.trophies).toEqual([])
    expect(await server.ctx.db.selectFrom('competition_trophy').selectAll().execute()).toEqual([])
    expect(placed.size).toBeGreaterThan(4)
    // Every lobby was played by the players who had a seat in it.
    const tables = over.stages.flatMap(({ groups }) => groups.flatMap(({ table }) => table))
    expect(tables.every(({ present }) => present === 1)).toBe(true)
    const bots = new Set((await ensureBots(server.ctx)).map(({ userId }) => userId))
    const { bets: bot } = await server.ctx.db
      .selectFrom('bet')
      .select(({ fn }) => fn.countAll<string>().as('bets'))
      .where('account_id', 'in', [...bots])
      .executeTakeFirstOrThrow()
    expect(Number(bot)).toBeGreaterThan(40)

    // The next cup is open. The ended cup is kept for its player, and leaves the lists of other users after a day.
    await untilNoStepIsDue(cup)
    expect((await practiceRows()).map(({ phase }) => phase).toSorted()).toEqual(['enrolling', 'finished'])
    const ben = await newcomer('Ben')
    const pastOf = async (viewer: Player) =>
      (await viewer.gets(contract.listCompetitions, {})).past.map(({ _id }) => _id)
    expect([await pastOf(ana), await pastOf(ben)]).toEqual([[id], [id]])
    await server.clock.advance(24 * HOUR)
    await untilNoStepIsDue(cup)
    expect([await pastOf(ana), await pastOf(ben)]).toEqual([[id], []])
  }, 240_000)

  it('while a practice cup is played, a newcomer enters the next one within two minutes, and both have a winner [F4] [PR777]', async () => {
    server = await aServer()
    const cup = createPracticeCup(server.ctx, onlyNode)
    await untilNoStepIsDue(cup)
    const ana = await newcomer('Ana')
    const ben = await newcomer('Ben')
    const first = await openCupId(ana)
    await ana.gets(contract.enrol, { params: { competitionId: first }, body: {} })
    const enterable = async () => {
      const { open } = await ben.gets(contract.listCompetitions, {})
      const now = server.ctx.clock.now()
      return open.filter(({ phase, closesAt }) => phase === 'enrolling' && Date.parse(closesAt) > now)
    }
    // Whenever Ben looks, a cup is open, or the next one opens before the draw of this one is half a minute past.
    let closed = 0
    const isRunning = async () => {
      closed = (await enterable()).length > 0 ? 0 : closed + 2 * SECOND
      expect(closed).toBeLessThan(30 * SECOND)
      return (await seen(ana, first)).competition.phase === 'running'
    }
    expect(await goesOn(cup, 5 * MINUTE, isRunning)).toBe(true)
    const [next] = await enterable()
    if (!next) throw new Error('no cup is open while the first one is played')
    expect(next._id).not.toBe(first)
    expect(Date.parse(next.closesAt) - server.ctx.clock.now()).toBeLessThanOrEqual(2 * MINUTE)
    await ben.gets(contract.enrol, { params: { competitionId: next._id }, body: {} })
    const phases = async () => Promise.all([first, next._id].map(async (id) => (await seen(ana, id)).competition.phase))
    let bothRun = false
    const areOver = async () => {
      const now = await phases()
      bothRun ||= now.every((phase) => phase === 'running')
      return now.every((phase) => phase === 'finished')
    }
    expect(await goesOn(cup, 30 * MINUTE, areOver)).toBe(true)
    expect(bothRun).toBe(true)
    for (const id of [first, next._id]) {
      const { competition } = await seen(ana, id)
      expect(competition.players.filter(({ status }) => status !== 'reserve')).toHaveLength(8)
      expect(competition.winner).not.toBeNull()
    }
  }, 240_000)

  it('bots fill all places of a practice cup, even if a slow server comes to them only after the end of enrolment [F4] [PR777]', async () => {
    server = await aServer()
    const cup = createPracticeCup(server.ctx, onlyNode)
    await untilNoStepIsDue(cup)
    const ana = await newcomer('Ana')
    const id = await openCupId(ana)
    await ana.gets(contract.enrol, { params: { competitionId: id }, body: {} })
    const { closesAt } = (await seen(ana, id)).competition
    await server.clock.set(Date.parse(closesAt) + 5 * SECOND)
    await server.ctx.jobs.settled()
    expect((await seen(ana, id)).competition.phase).toBe('enrolling')
    await untilNoStepIsDue(cup)
    await server.ctx.jobs.settled()
    const { competition } = await seen(ana, id)
    expect(competition.phase).toBe('drawn')
    expect(competition.stages[0]?.groups.map(({ members }) => members.length)).toEqual([4, 4])
  }, 60_000)

  it('the practice cup starts no match and adds no row while no user has enrolled [F4]', async () => {
    server = await aServer()
    const cup = createPracticeCup(server.ctx, onlyNode)
    await untilNoStepIsDue(cup)
    const [before] = await practiceRows()
    await goesOn(cup, 12 * MINUTE)
    expect(await practiceRows()).toEqual([before])
    expect(await server.ctx.db.selectFrom('match').select('status').execute()).toEqual(
      Array(3).fill({ status: 'upcoming' }),
    )
    const ana = await newcomer('Ana')
    const id = await openCupId(ana)
    const { competition } = await seen(ana, id)
    expect(Date.parse(competition.closesAt)).toBeGreaterThan(server.ctx.clock.now())
    expect(competition.fixtures.map(({ status }) => status)).toEqual(['planned', 'planned', 'planned'])
  }, 60_000)

  it('a practice cup without entries whose enrolment closed while no server ran is deleted and replaced by a new one [F4]', async () => {
    server = await aServer()
    const cup = createPracticeCup(server.ctx, onlyNode)
    await untilNoStepIsDue(cup)
    const [first] = await practiceRows()
    await server.clock.advance(HOUR)
    await server.ctx.jobs.settled()
    expect((await practiceRows()).map(({ phase }) => phase)).toEqual(['closed'])
    await untilNoStepIsDue(createPracticeCup(server.ctx, onlyNode))
    const [second, ...others] = await practiceRows()
    expect(second).toMatchObject({ phase: 'enrolling' })
    expect(second?.id).not.toBe(first?.id)
    expect(others).toEqual([])
    expect(await server.ctx.db.selectFrom('match').select('id').where('deleted_at', 'is', null).execute()).toHaveLength(
      3,
    )
  })

  it('while nobody enrols in the practice cup, each match that players can choose kicks off as planned, and none of them is a match of the cup [F4]', async () => {
    server = await aServer()
    const cup = createPracticeCup(server.ctx, onlyNode)
    const matches = createPracticeMatches(server.ctx, onlyNode)
    await untilNoStepIsDue(cup)
    await untilNoStepIsDue(matches)
    const ana = await newcomer('Ana')
    const cupMatches = (await seen(ana, await openCupId(ana))).competition.fixtures.map(({ matchId }) => matchId)
    expect(cupMatches).toHaveLength(3)
    const shown = async () => (await ana.gets(contract.listMatches, {})).matches
    const planned = new Map<contract.MatchId, number>()
    await goesOn(cup, 5 * MINUTE, async () => {
      await untilNoStepIsDue(matches)
      for (const { _id, status, startTime } of await shown()) {
        const startsAt = Date.parse(startTime ?? '')
        if (!planned.has(_id)) planned.set(_id, startsAt)
        expect(startsAt - (planned.get(_id) ?? 0)).toBeLessThanOrEqual(MINUTE)
        if (status === 'upcoming') expect(server.ctx.clock.now() - startsAt).toBeLessThanOrEqual(MINUTE)
      }
      return false
    })
    expect((await shown()).map(({ status }) => status)).toEqual(['active'])
    expect(cupMatches.filter((matchId) => planned.has(matchId))).toEqual([])
    for (const matchId of cupMatches) {
      expect(await ana.isRefused(contract.createLobby, { body: { matchId, gameSettings: {} } })).toBe('match-not-found')
    }
  }, 120_000)

  it('a running practice cup is played to its winner after the server was down for 30 hours [F4]', async () => {
    server = await aServer()
    const cup = createPracticeCup(server.ctx, onlyNode)
    await untilNoStepIsDue(cup)
    const ana = await newcomer('Ana')
    const id = await openCupId(ana)
    await ana.gets(contract.enrol, { params: { competitionId: id }, body: {} })
    const isUnderWay = async () => (await seen(ana, id)).competition.phase === 'running'
    expect(await goesOn(cup, 5 * MINUTE, isUnderWay)).toBe(true)

    await server.clock.advance(30 * HOUR)
    await server.ctx.jobs.settled()
    const after = createPracticeCup(server.ctx, onlyNode)
    await untilNoStepIsDue(after)
    const isOver = async () => (await seen(ana, id)).competition.phase === 'finished'
    expect(await goesOn(after, 30 * MINUTE, isOver)).toBe(true)
    expect((await seen(ana, id)).competition.winner).not.toBeNull()
  }, 240_000)

  it('three simultaneous creations make one practice cup, whose matches are not used as the practice match [F4]', async () => {
    server = await aServer()
    const { ctx } = server
    const [organiser] = await ensureBots(ctx)
    const userId = organiser?.userId as contract.UserId
    await Promise.all([1, 2, 3].map(() => createCup(ctx, userId, ctx.clock.now())))
    expect(await practiceRows()).toHaveLength(1)
    expect(await ctx.db.selectFrom('match').select('id').execute()).toHaveLength(3)
    expect((await openCups(ctx.db))[0]?.state.fixtures).toHaveLength(3)

    await createPracticeMatches(ctx, onlyNode).step(ctx.clock.now())
    const matches = await ctx.db.selectFrom('match').select(['tempo']).execute()
    expect(matches.map(({ tempo }) => tempo).toSorted()).toEqual([10, 30, 30, 30])
  })

  it('a server creates a practice cup if practice is on, and none if practice is off [F4]', async () => {
    server = await aServer({ config: { practice: true } })
    await server.clock.advance(5 * SECOND)
    expect(await practiceRows()).toHaveLength(1)
    await server.stop()
    server = await aServer()
    await server.clock.advance(5 * SECOND)
    expect(await practiceRows()).toEqual([])
  })
})
