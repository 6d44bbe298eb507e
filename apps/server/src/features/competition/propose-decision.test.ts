import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  DAY,
  HOUR,
  MINUTE,
} from '../../../test/support/competition.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: CompetitionScenario
/** Ana organises and plays. The others play. */
let ana: Player
let rivals: Player[]
let id: contract.CompetitionId
let fixtures: contract.MatchId[]

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 5)
  ;[ana, ...rivals] = scenario.players as [Player, ...Player[]]
  fixtures = await scenario.fixtures(3)
  id = await aCompetition(ana, { matchIds: fixtures })
  await scenario.enrols(id, scenario.players, (await scenario.mine(id, ana)).code ?? '')
  await scenario.reaches(HOUR + MINUTE)
})

const at = () => ({ params: { competitionId: id } })
const REASON = 'Two accounts of one person'

const proposing = (decision: contract.CompetitionDecision) => ({ ...at(), body: { decision, reason: REASON } })
const disqualifying = ({ userId }: Player) => ({ kind: 'disqualified', userId }) as const

async function proposes(target: Player) {
  const { competition } = await ana.gets(contract.proposeDecision, proposing(disqualifying(target)))
  return competition.proposals?.[0] as NonNullable<contract.Competition['proposals']>[number]
}

const voting = (proposal: number, agrees: boolean) => ({ ...at(), body: { proposal, agrees } })
const votes = (player: Player, proposal: number, agrees = true) =>
  player.gets(contract.voteOnDecision, voting(proposal, agrees))
const refusal = (player: Player, proposal: number, agrees = true) =>
  player.isRefused(contract.voteOnDecision, voting(proposal, agrees))

const votersOf = ({ voters }: { voters: readonly contract.UserId[] }) =>
  rivals.filter(({ userId }) => voters.includes(userId))

const lines = () =>
  server.ctx.db.selectFrom('competition_line').select('kind').where('competition_id', '=', id).execute()

describe('a vote on a decision that the organiser may not make', () => {
  it('players who neither gain nor lose decide by more than half; the decision shows who gained, and all entries get a notice [CP87] [PR771] [PR772]', async () => {
    const target = rivals[0] as Player
    expect(await ana.isRefused(contract.decideCompetition, proposing(disqualifying(target)))).toBe('forbidden')
    const proposal = await proposes(target)
    expect(proposal).toMatchObject({
      ...{ kind: 'disqualified', userId: target.userId, by: ana.userId, reason: REASON },
      ...{ agreeing: [], disagreeing: [], until: new Date(server.clock.now() + DAY).toISOString() },
    })
    const voters = votersOf(proposal)
    // Ana proposed, and the target loses by it. Before any match nobody else gains or loses, so three vote.
    expect(proposal.voters).toHaveLength(3)
    expect(voters).toHaveLength(3)
    for (const player of rivals) {
      const { notices } = await player.gets(contract.listNotices, {})
      expect(notices.filter(({ kind }) => kind === 'proposed')).toHaveLength(1)
    }
    const [one, two] = voters as [Player, Player, Player]
    const first = await votes(one, proposal.number)
    expect(first.competition.proposals?.[0]).toMatchObject({ agreeing: [one.userId] })
    const second = await votes(two, proposal.number)
    expect(second.competition.proposals).toEqual([])
    expect(second.competition.decided).toMatchObject([
      { kind: 'disqualified', userId: target.userId, reason: REASON, loses: proposal.loses, isVoted: true },
    ])
    expect(second.competition.players.find(({ user }) => user._id === target.userId)?.status).toBe('disqualified')
    expect(await refusal(voters[2] as Player, proposal.number)).toBe('not-found')
  })

  it('refuses votes of the organiser, of players who gain or lose, and of people without an entry [CP87] [PR773]', async () => {
    const target = rivals[0] as Player
    const { number, gains, loses, voters } = await proposes(target)
    expect(await refusal(ana, number)).toBe('forbidden')
    for (const player of rivals) {
      const isAffected = gains.includes(player.userId) || loses.includes(player.userId)
      expect(voters.includes(player.userId)).toBe(!isAffected)
      if (isAffected) expect(await refusal(player, number)).toBe('forbidden')
    }
    expect(loses).toContain(target.userId)
    expect(await refusal(scenario.admin, number)).toBe('forbidden')
    const [stranger] = (await aCompetitionScenario(server, 1)).players as [Player]
    expect(await refusal(stranger, number)).toBe('competition-not-found')
  })

  it('a repeated vote changes nothing, and the latest vote of a player counts [CP87]', async () => {
    const proposal = await proposes(rivals[0] as Player)
    const [one, two, three] = votersOf(proposal) as [Player, Player, Player]
    await votes(one, proposal.number)
    const before = await lines()
    const again = await votes(one, proposal.number)
    expect(await lines()).toEqual(before)
    expect(again.competition.proposals?.[0]).toMatchObject({ agreeing: [one.userId], disagreeing: [] })
    const changed = await votes(one, proposal.number, false)
    expect(changed.competition.proposals?.[0]).toMatchObject({ agreeing: [], disagreeing: [one.userId] })
    await votes(two, proposal.number)
    expect((await scenario.sees(id)).decided).toEqual([])
    await votes(three, proposal.number)
    expect((await scenario.sees(id)).decided).toHaveLength(1)
  })

  it('a vote counts until the 24th hour and not at it, and then another decision may be proposed [CP87] [PR772]', async () => {
    const proposal = await proposes(rivals[0] as Player)
    const [one, two] = votersOf(proposal) as [Player, Player, Player]
    await votes(one, proposal.number)
    expect(await ana.isRefused(contract.proposeDecision, proposing(disqualifying(rivals[1] as Player)))).toBe(
      'competition-state',
    )
    await server.clock.set(Date.parse(proposal.until))
    expect(await refusal(two, proposal.number)).toBe('not-found')
    expect((await scenario.sees(id)).proposals).toEqual([])
    const next = await proposes(rivals[1] as Player)
    const [three, four] = votersOf(next) as [Player, Player, Player]
    await votes(three, next.number)
    await server.clock.set(Date.parse(next.until) - 1)
    expect((await votes(four, next.number)).competition.decided).toHaveLength(1)
  })

  it('a voter who withdraws votes no more, and their vote no longer counts [CP87]', async () => {
    const proposal = await proposes(rivals[0] as Player)
    const [one, two, three] = votersOf(proposal) as [Player, Player, Player]
    await votes(one, proposal.number)
    await one.gets(contract.withdraw, at())
    expect(await refusal(one, proposal.number)).toBe('forbidden')
    const [seen] = (await scenario.sees(id)).proposals ?? []
    expect(seen?.voters.toSorted()).toEqual([two.userId, three.userId].toSorted())
    expect(seen?.agreeing).toEqual([])
    await votes(two, proposal.number)
    expect((await scenario.sees(id)).decided).toEqual([])
    await votes(three, proposal.number)
    expect((await scenario.sees(id)).decided).toHaveLength(1)
  })

  it('a proposal that a later decision left without effect is over [CP87]', async () => {
    const target = rivals[0] as Player
    const proposal = await proposes(target)
    const [one] = votersOf(proposal) as [Player]
    await scenario.decides(id, disqualifying(target))
    expect((await scenario.sees(id)).proposals).toEqual([])
    expect(await refusal(one, proposal.number)).toBe('competition-state')
    await proposes(rivals[1] as Player)
  })

  it('only the organiser of a private competition proposes, and only what they may not decide [CP87]', async () => {
    const [ben] = rivals as [Player]
    expect(await ben.isRefused(contract.proposeDecision, proposing(disqualifying(ana)))).toBe('forbidden')
    const asAdmin = proposing(disqualifying(ben))
    expect(await scenario.admin.isRefused(contract.proposeDecision, asAdmin)).toBe('competition-state')
    const open = await aCompetition(scenario.admin, {
      matchIds: fixtures.slice(1),
      closesAt: new Date(server.clock.now() + HOUR).toISOString(),
    })
    await scenario.enrols(open, rivals)
    const body = { decision: disqualifying(ben), reason: REASON }
    const asked = scenario.admin.isRefused(contract.proposeDecision, { params: { competitionId: open }, body })
    expect(await asked).toBe('forbidden')
  })
})
