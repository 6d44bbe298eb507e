import {
  abandonMatch,
  career,
  confirmResults,
  createMatch,
  deleteMatch,
  endMatch,
  type Lobby,
  listResults,
  lobbyTrophies,
  startHalf1,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
let ana: Player
let ben: Player

/** Five games that ended one after the other. Ana played in all of them, Ben in the last two. */
const GAMES = [
  ['France', 'Croatia'],
  ['100% United', 'Al_Ahli'],
  ['100 Club', 'AlxAhli'],
  ['Back\\slash FC', 'France B'],
  ['Spain', 'Italy'],
] as const
const codes: string[] = []

beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  for (const [index, [homeTeam, awayTeam]] of GAMES.entries()) {
    const { match } = await scenario.admin.gets(createMatch, { body: { homeTeam, awayTeam } })
    const lobby = await ana.opensLobby({}, match._id)
    if (index >= 3) await ben.joins(lobby)
    codes.push(lobby.lobbyCode)
    await scenario.admin.gets(startHalf1, { body: { matchId: match._id } })
    await scenario.letsKickOff()
    await scenario.goesOn(1)
    await scenario.admin.gets(endMatch, { body: { matchId: match._id } })
  }
})

afterAll(() => scenario.ends())

const asks = (player: Player, query: { q?: string; page?: number; pageSize?: number } = {}) =>
  player.gets(listResults, { query })
const teams = async (q: string) => (await asks(ana, { q })).results.map(({ homeTeam }) => homeTeam)

describe('previous results', () => {
  it('previous results list the ended games in which the user had a seat, the latest first [K4] [PR239]', async () => {
    const all = await asks(ana)
    expect(all.total).toBe(5)
    expect(all.results.map(({ homeTeam }) => homeTeam)).toEqual(GAMES.map(([home]) => home).reverse())
    const bens = await asks(ben)
    expect(bens.total).toBe(2)
    expect(bens.results[0]).toMatchObject({ position: 2, userWon: false, provisional: true })
    expect(bens.results[0]?.leaderboard.map(({ user }) => user.name)).toEqual(['Ana', 'Ben'])
    const cleo = await scenario.player('Cleo')
    expect(await asks(cleo, { q: 'France', page: 1 })).toEqual({ results: [], total: 0 })
  })

  it('a player searches previous results by teams or lobby code, in which %, _ and backslashes stand for themselves [K4]', async () => {
    expect(await teams('france')).toEqual(['Back\\slash FC', 'France'])
    expect(await teams('  France v Croatia ')).toEqual(['France'])
    expect(await teams(codes[4]?.toLowerCase() ?? '')).toEqual(['Spain'])
    expect(await teams('100%')).toEqual(['100% United'])
    expect(await teams('l_a')).toEqual(['100% United'])
    expect(await teams('k\\s')).toEqual(['Back\\slash FC'])
    expect(await teams('%')).toEqual(['100% United'])
    expect(await teams("'; drop table lobby; --")).toEqual([])
    expect(await teams('   ')).toHaveLength(5)
    expect((await asks(ana, { q: 'France' })).total).toBe(2)
  })

  it('previous results include a game whose match was abandoned: with the reason, its state, and no winner [K4] [S9] [PR240]', async () => {
    const dan = await scenario.player('Dan')
    const { match } = await scenario.admin.gets(createMatch, { body: { homeTeam: 'Wales', awayTeam: 'Malta' } })
    const lobby = await dan.opensLobby({}, match._id)
    await dan.bets(30).on('Over 0.5 Corner', lobby)
    await scenario.admin.gets(abandonMatch, { body: { matchId: match._id, reason: 'Snow' } })
    const { results, total } = await asks(dan)
    expect(total).toBe(1)
    expect(results).toMatchObject([
      {
        homeTeam: 'Wales',
        status: 'abandoned',
        why: { code: 'operator', text: 'Snow' },
        userWon: false,
        provisional: false,
        leaderboard: [{ chips: 100 }],
      },
    ])
    expect((await asks(ana)).results.map(({ status }) => status)).toEqual(GAMES.map(() => 'completed'))
  })

  describe('a match that is deleted after its end', () => {
    let dan: Player
    let eve: Player
    let lobby: Lobby

    beforeEach(async () => {
      dan = await scenario.player('Dan')
      eve = await scenario.player('Eve')
      const { match } = await scenario.admin.gets(createMatch, { body: { homeTeam: 'Wales', awayTeam: 'Malta' } })
      lobby = await dan.opensLobby({}, match._id)
      await eve.joins(lobby)
      await dan.bets(30).on('Under 0.5 Corner', lobby)
      await eve.bets(30).on('Over 0.5 Corner', lobby)
      await scenario.admin.gets(startHalf1, { body: { matchId: match._id } })
      await scenario.letsKickOff()
      await scenario.goesOn(5)
      await scenario.admin.gets(endMatch, { body: { matchId: match._id } })
      await scenario.goesOn(5)
    })

    it('previous results show a deleted match as abandoned if its results were not confirmed [K4] [Z5] [S9]', async () => {
      await scenario.admin.gets(deleteMatch, { params: { id: lobby.match._id } })
      await scenario.goesOn(60)
      const why = { code: 'match-deleted' }
      const off = { status: 'abandoned', why, userWon: false, provisional: false, trophies: 0 }
      for (const player of [dan, eve]) expect((await asks(player)).results).toMatchObject([off])
      expect((await asks(dan)).results[0]?.leaderboard[0]?.user.name).toBe('Dan')
      expect(await dan.gets(lobbyTrophies, { params: { lobbyId: lobby._id } })).toMatchObject({
        state: 'none',
        awards: [],
      })
      expect(await dan.gets(career, {})).toMatchObject({ games: 0, wins: 0, trophies: 0 })
      // Settled rounds remain settled, and the result screen follows the match.
      const { status, closedWhy, match, bets } = await dan.fetchesLobby(lobby)
      expect({ status, closedWhy, match, bets }).toMatchObject({
        status: 'closed',
        closedWhy: why,
        match: { status: 'abandoned', abandonedWhy: why, resultsConfirmedAt: null },
        bets: [{ outcome: 'won' }],
      })
    })

    it('previous results stay unchanged when the match is deleted after its results were confirmed [K4] [Z5]', async () => {
      await scenario.admin.gets(confirmResults, { body: { matchId: lobby.match._id } })
      const before = await asks(dan)
      expect(before.results).toMatchObject([{ status: 'completed', userWon: true, provisional: false, trophies: 200 }])
      await scenario.admin.gets(deleteMatch, { params: { id: lobby.match._id } })
      await scenario.goesOn(60)
      expect(await asks(dan)).toEqual(before)
      expect(await dan.gets(career, {})).toMatchObject({ games: 1, wins: 1, trophies: 200 })
    })
  })

  it('previous results are returned in pages, with the total [K4]', async () => {
    const page = async (number: number, pageSize?: number) => {
      const { results, total } = await asks(ana, { page: number, ...(pageSize && { pageSize }) })
      return [results.map(({ awayTeam }) => awayTeam), total]
    }
    expect(await page(1, 2)).toEqual([['Italy', 'France B'], 5])
    expect(await page(3, 2)).toEqual([['Croatia'], 5])
    expect(await page(4, 2)).toEqual([[], 5])
    expect((await page(1))[0]).toHaveLength(5)
    expect(await asks(ana, { q: 'france', page: 2, pageSize: 1 })).toMatchObject({
      results: [{ homeTeam: 'France' }],
      total: 2,
    })
    for (const query of [{ page: 0 }, { pageSize: 51 }, { page: 1.5 }]) {
      expect(await ana.isRefused(listResults, { query })).toBe('invalid-request')
    }
  })
})
