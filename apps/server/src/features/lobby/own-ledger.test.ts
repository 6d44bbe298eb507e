import { type Lobby, matchLog, ownLedger, recordMatchEvent, resume, suspend, updateChips } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'

let scenario: Scenario
let ana: Player
let ben: Player
let cleo: Player
let lobby: Lobby

beforeAll(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  ben = await scenario.player('Ben')
  cleo = await scenario.player('Cleo')
  lobby = await ana.opensLobby({ inactivityPenalty: 7 })
  await ben.joins(lobby)
  await ana.bets(10).on('Over 0.5 Corner', lobby)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const corner = await scenario.records('Corner')
  await scenario.goesOn(10)
  await scenario.goesOn(1)
  await scenario.deletesEvent(corner, 'A foul before it')
  await scenario.admin.gets(updateChips, {
    body: { lobbyId: lobby._id, userId: ana.userId, amount: 3, reason: 'For the fright' },
  })
  await ana.bets(20).on('Under 0.5 Corner', lobby)
  await scenario.goesOn(9)
})

afterAll(() => scenario.ends())

const ledgerOf = (player: Player) => player.gets(ownLedger, { params: { lobbyId: lobby._id } })
const logOf = async (player: Player) => (await player.gets(matchLog, { params: { lobbyId: lobby._id } })).entries

describe('a player’s own ledger', () => {
  it('a player’s ledger holds every movement of their chips with its round, and adds up to their balance [L2] [L6]', async () => {
    const { lines, chips } = await ledgerOf(ana)
    expect(lines.map(({ kind, roundNumber }) => [kind, roundNumber])).toEqual([
      ['join', null],
      ['stake', 1],
      ['payout', 1],
      ['correction', 1],
      ['admin', null],
      ['stake', 3],
      ['penalty', 2],
    ])
    const bets = (await ana.fetchesLobby(lobby)).bets
    expect(lines.map(({ betId }) => bets.find(({ _id }) => _id === betId)?.stake)).toEqual([
      undefined,
      10,
      10,
      10,
      undefined,
      20,
      undefined,
    ])
    let balance = 0
    for (const line of lines) {
      balance += line.amount
      expect(line.balance).toBe(balance)
    }
    expect(chips).toBe(balance)
    expect(chips).toBe((await ana.fetchesLobby(lobby)).currentUser.chips)
    expect(lines[4]).toMatchObject({ amount: 3, why: { code: 'operator', text: 'For the fright' } })
    expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('the ledger shows a player without bets their penalties, and nothing of other players [L6] [PR206]', async () => {
    const { lines, chips } = await ledgerOf(ben)
    expect(lines.map(({ kind, amount, roundNumber }) => [kind, amount, roundNumber])).toEqual([
      ['join', 100, null],
      ['penalty', -7, 1],
      ['penalty', -7, 2],
    ])
    expect(chips).toBe(86)
    expect(await cleo.isRefused(ownLedger, { params: { lobbyId: lobby._id } })).toBe('lobby-not-found')
  })
})

describe('the log of a match', () => {
  it("the match log lists what happened in order, the same at each request, with the player's own entries [V9] [PR253]", async () => {
    const anas = await logOf(ana)
    expect(anas.map(({ fact }) => fact)).toMatchObject([
      { kind: 'round-began', roundNumber: 1 },
      { kind: 'bets-revealed', roundNumber: 1, bets: 1 },
      { kind: 'bet-settled', roundNumber: 1, betType: 'over', threshold: 0.5, outcome: 'won', count: 1 },
      { kind: 'round-began', roundNumber: 2 },
      {
        kind: 'bet-corrected',
        roundNumber: 1,
        outcome: 'lost',
        whys: [{ code: 'operator', text: 'A foul before it' }],
      },
      { kind: 'penalty', roundNumber: 2, amount: 7, kicked: false },
      { kind: 'round-began', roundNumber: 3 },
      { kind: 'bets-revealed', roundNumber: 3, bets: 1 },
    ])
    const times = anas.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(new Set(anas.map(({ id }) => id)).size).toBe(anas.length)
    expect(await logOf(ana)).toEqual(anas)
    const bens = (await logOf(ben)).map(({ fact }) => fact)
    expect(bens.map(({ kind }) => kind)).toEqual([
      'round-began',
      'bets-revealed',
      'penalty',
      'round-began',
      'round-corrected',
      'penalty',
      'round-began',
      'bets-revealed',
    ])
    expect(bens[4]).toMatchObject({ roundNumber: 1, whys: [{ text: 'A foul before it' }] })
    expect(await cleo.isRefused(matchLog, { params: { lobbyId: lobby._id } })).toBe('lobby-not-found')
  })

  it('the match log lists goals, including removed ones, and suspensions [V9] [E5]', async () => {
    const dan = await scenario.player('Dan')
    const other = await dan.opensLobby({ inactivityPenalty: 0 })
    const at = (minutesAgo: number) => new Date(scenario.server.clock.now() - minutesAgo * 60_000).toISOString()
    const goal = { match: scenario.match._id, eventType: 'Goal', team: 'away' as const, timeStamp: at(0) }
    await scenario.goesOn(1)
    const { event } = await scenario.admin.gets(recordMatchEvent, { body: goal })
    await scenario.goesOn(1)
    await scenario.admin.gets(suspend, { body: { matchId: scenario.match._id } })
    await scenario.goesOn(1)
    await scenario.admin.gets(resume, { body: { matchId: scenario.match._id } })
    await scenario.goesOn(1)
    await scenario.deletesEvent(event, 'Handball')
    const { entries } = await dan.gets(matchLog, { params: { lobbyId: other._id } })
    const facts = entries.filter(({ fact }) => fact.kind !== 'round-began').map(({ fact }) => fact)
    expect(facts).toMatchObject([
      { kind: 'goal', team: 'away' },
      { kind: 'suspended', eventType: null },
      { kind: 'resumed', eventType: null },
      { kind: 'goal-removed', team: 'away', reason: 'Handball' },
    ])
  })

  it('the match log omits the number of bets in a blind lobby [V9] [V2]', async () => {
    const [eve, fay] = [await scenario.player('Eve'), await scenario.player('Fay')]
    const blind = await eve.opensLobby({ showCompetitorBets: false, inactivityPenalty: 0 })
    await fay.joins(blind)
    await eve.bets(10).on('Over 0.5 Corner', blind)
    await scenario.goesOn(10)
    const log = await fay.gets(matchLog, { params: { lobbyId: blind._id } })
    expect(JSON.stringify(log)).not.toContain('bets-revealed')
    await scenario.goesOn(10)
    const kinds = (await fay.gets(matchLog, { params: { lobbyId: blind._id } })).entries.map(({ fact }) => fact.kind)
    expect(kinds).not.toContain('bet-settled')
  })
})
