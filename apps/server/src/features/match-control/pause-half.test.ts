import {
  type Bet,
  getReceipt,
  type Lobby,
  listActions,
  lobbyDetails,
  pauseHalf,
  placeBet,
  resumeHalf,
  undoAction,
  updateHalf,
} from '@bettle/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, betOn, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { ledgerFaults } from '../ledger/check-ledger.ts'

let scenario: Scenario
let ana: Player
let lobby: Lobby

beforeEach(async () => {
  scenario = await aScenario()
  ana = await scenario.player('Ana')
  lobby = await ana.opensLobby({ inactivityPenalty: 0 })
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
})
afterEach(() => scenario.ends())

const ofHalf = (more: { at?: string } = {}) => ({ body: { matchId: scenario.match._id, halfNumber: 1, ...more } })
const minutesAgo = (minutes: number) => new Date(scenario.server.clock.now() - minutes * 60_000).toISOString()
const now = () => ana.gets(lobbyDetails, { params: { lobbyId: lobby._id } })
const statusesOf = ({ rounds }: Lobby) =>
  rounds
    .filter(({ half }) => half.halfNumber === 1)
    .map(({ status }) => status.charAt(0))
    .join('')
const outcomeOf = async (bet: Bet) => (await ana.gets(getReceipt, { params: { betId: bet._id } })).outcome
const triesToBet = async () => ana.isRefused(placeBet, { body: betOn(await now(), 'Over 0.5 Corner', 5) })

describe('an operator who interrupts play', () => {
  it('stops rounds and betting until play goes on, and the half continues where it stood [C16] [C17] [PR749] [PR750]', async () => {
    await scenario.goesOn(33)
    const { match } = await scenario.admin.gets(pauseHalf, ofHalf())
    expect(match.halves[0]?.pauses).toEqual([{ from: minutesAgo(0), to: null }])
    // Servers and pages of the version before know no pauses, but show and refuse what is suspended.
    expect(match.suspended).toBe(true)
    await scenario.goesOn(20)
    expect(statusesOf(await now())).toBe('fffau')
    expect(await triesToBet()).toMatch(/betting-closed|suspended/)
    const round = (await now()).rounds[4]
    expect([round?.startsAt, round?.endsAt]).toEqual([null, null])

    await scenario.admin.gets(resumeHalf, ofHalf())
    const bet = await ana.bets(5).on('Over 0.5 Corner', await now())
    expect(bet.matchRound.roundNumber).toBe(5)
    await scenario.goesOn(6)
    expect(statusesOf(await now())).toBe('fffau')
    await scenario.goesOn(1)
    expect(statusesOf(await now())).toBe('ffffa')
    await scenario.records('Corner')
    await scenario.goesOn(10)
    await scenario.endsHalf(1)
    expect(await outcomeOf(bet)).toBe('won')
  })

  it('opens a round again that was settled since the interruption began, and settles it by what is played later [C17] [S5] [PR750]', async () => {
    await scenario.goesOn(22)
    const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.goesOn(23)
    expect(await outcomeOf(bet)).toBe('lost')
    expect((await now()).currentUser.chips).toBe(90)

    await scenario.admin.gets(pauseHalf, ofHalf({ at: minutesAgo(8) }))
    expect(statusesOf(await now())).toBe('fffau')
    expect(await outcomeOf(bet)).toBe('open')
    await scenario.goesOn(15)
    await scenario.admin.gets(resumeHalf, ofHalf())
    await scenario.goesOn(1)
    await scenario.records('Corner')
    await scenario.goesOn(1.9)
    expect(await outcomeOf(bet)).toBe('open')
    await scenario.goesOn(0.2)
    expect(await outcomeOf(bet)).toBe('won')
    expect(await ledgerFaults(scenario.server.ctx.db)).toEqual([])
  })

  it('can undo the interruption and its end, after which the clock runs as if play had never stopped [C17] [O3] [PR750]', async () => {
    await scenario.goesOn(33)
    await scenario.admin.gets(pauseHalf, ofHalf())
    await scenario.goesOn(9)
    const undoesLast = async () => {
      const { actions } = await scenario.admin.gets(listActions, { query: { matchId: scenario.match._id } })
      const last = actions.find(({ kind, canUndo }) => canUndo && kind !== 'suspend')
      await scenario.admin.gets(undoAction, { params: { id: last?._id as never } })
    }
    await undoesLast()
    expect(statusesOf(await now())).toBe('ffffa')
    expect((await now()).match).toMatchObject({ suspended: false })
    expect((await now()).match.halves[0]?.pauses).toBeUndefined()

    await scenario.admin.gets(pauseHalf, ofHalf({ at: minutesAgo(9) }))
    await scenario.admin.gets(resumeHalf, ofHalf({ at: minutesAgo(1) }))
    expect(statusesOf(await now())).toBe('fffau')
    await undoesLast()
    expect((await now()).match.halves[0]?.pauses).toEqual([{ from: minutesAgo(9), to: null }])
    expect((await now()).match.suspended).toBe(true)
  })

  it('is refused if no half is played, if play is interrupted already, or if the time is impossible [C17]', async () => {
    expect(await scenario.admin.isRefused(resumeHalf, ofHalf())).toBe('half-state')
    await scenario.goesOn(5)
    expect(await scenario.admin.isRefused(pauseHalf, ofHalf({ at: minutesAgo(-1) }))).toBe('invalid-request')
    expect(await scenario.admin.isRefused(pauseHalf, ofHalf({ at: minutesAgo(6) }))).toBe('invalid-request')
    await scenario.admin.gets(pauseHalf, ofHalf({ at: minutesAgo(2) }))
    expect(await scenario.admin.isRefused(pauseHalf, ofHalf())).toBe('half-state')
    expect(await scenario.admin.isRefused(resumeHalf, ofHalf({ at: minutesAgo(3) }))).toBe('invalid-request')
    await scenario.admin.gets(resumeHalf, ofHalf())
    const { match } = await now()
    const afterPause = { params: { id: match.halves[0]?._id as never }, body: { startTime: minutesAgo(1) } }
    expect(await scenario.admin.isRefused(updateHalf, afterPause)).toBe('invalid-request')
    await scenario.endsHalf(1)
    expect(await scenario.admin.isRefused(pauseHalf, ofHalf())).toBe('half-state')
    expect(await ana.isRefused(pauseHalf, ofHalf())).toBe('forbidden')
  })
})
