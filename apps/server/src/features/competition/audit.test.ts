import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  DAY,
  HOUR,
  MINUTE,
  timeAt,
} from '../../../test/support/competition.ts'
import type { Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let scenario: CompetitionScenario
let id: contract.CompetitionId
let ana: Player

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/** Creates a tournament of three players in one group, already drawn. */
beforeEach(async () => {
  scenario = await aCompetitionScenario(server, 3)
  ;[ana] = scenario.players as [Player]
  id = await aCompetition(scenario.admin, { matchIds: await scenario.fixtures(2) })
  await scenario.enrols(id)
  await scenario.reaches(HOUR + MINUTE)
})

const at = () => ({ params: { competitionId: id } })
const winner = () => ({ kind: 'winner-set', stage: 'groups', group: 0, userId: ana.userId }) as const

async function lines(): Promise<contract.Action[]> {
  const { actions } = await scenario.admin.gets(contract.listActions, { query: {} })
  return actions.filter(({ subject }) => subject.competitionId === id)
}
const lastLine = async () => (await lines())[0] as contract.Action
const undoes = async ({ _id }: contract.Action) =>
  (await scenario.admin.gets(contract.undoAction, { params: { id: _id }, query: { reason: 'It was not' } })).action
const phase = async () => (await scenario.sees(id)).phase

describe('the audit log of a competition', () => {
  it('the audit log holds a decision about a competition with its author and its reason [CP67] [O1] [PR456]', async () => {
    await scenario.decides(id, winner())
    expect(await lastLine()).toMatchObject({
      ...{ kind: 'decide-competition', user: { _id: scenario.admin.userId }, match: null, canUndo: true },
      after: { kind: 'winner-set', stage: 'groups', group: 0, userId: ana.userId, reason: 'For a test' },
    })
  })

  it('an administrator’s undo of a decision about a competition reverts the decision, and undoing that undo restores the decision [CP43] [O2] [PR456]', async () => {
    await scenario.decides(id, winner())
    expect(await phase()).toBe('finished')
    const decided = await lastLine()
    const undo = await undoes(decided)
    expect(undo).toMatchObject({ undoes: decided._id, after: { kind: 'decision-undone', reason: 'It was not' } })
    const { phase: undone, decided: list } = await scenario.sees(id)
    expect(undone).toBe('drawn')
    expect(list).toMatchObject([{ kind: 'winner-set', isUndone: true }])
    expect((await lines())[1]).toMatchObject({ canUndo: false, whyNot: 'undone' })
    expect(await scenario.admin.isRefused(contract.undoAction, { params: { id: decided._id } })).toBe('half-state')
    expect(await undoes(undo)).toMatchObject({ undoes: undo._id, after: { kind: 'winner-set', reason: 'It was not' } })
    expect(await phase()).toBe('finished')
    expect(await undoes(decided)).toMatchObject({ after: { kind: 'decision-undone' } })
    expect(await phase()).toBe('drawn')
  })

  it('the audit log shows a decision as undone if it was undone on the page of the competition [CP67] [PR456]', async () => {
    await scenario.decides(id, { kind: 'disqualified', userId: ana.userId })
    const decided = await lastLine()
    const { decided: list } = await scenario.sees(id)
    await scenario.decides(id, { kind: 'decision-undone', decision: list[0]?.number ?? 0 })
    expect((await lines()).slice(0, 2)).toMatchObject([
      { undoes: decided._id, canUndo: true },
      { _id: decided._id, canUndo: false, whyNot: 'undone' },
    ])
    await undoes(await lastLine())
    expect((await scenario.mine(id, ana)).entry?.status).toBe('disqualified')
  })

  it('refuses to undo, from the audit log, an organiser’s choice of a group winner after the next stage was played [CP43] [PR456]', async () => {
    const eight = await aCompetitionScenario(server, 8)
    const fixtures = await eight.fixtures(3)
    id = await aCompetition(eight.admin, { matchIds: fixtures })
    await eight.enrols(id)
    scenario = eight
    await eight.plays(id, fixtures[0] as contract.MatchId, () => 'over')
    const last = (await eight.sees(id)).stages[0]?.groups[0]?.table.at(-1)?.userId as contract.UserId
    await eight.decides(id, { kind: 'winner-set', stage: 'groups', group: 0, userId: last })
    const decided = await lastLine()
    await eight.plays(id, fixtures[1] as contract.MatchId, () => 'over')
    const undo = { params: { id: decided._id }, query: { reason: 'Too late' } }
    expect(await eight.admin.isRefused(contract.undoAction, undo)).toBe('competition-state')
  })

  it('the audit log offers no undo for a cancelled competition, added fixtures or created invitation codes, and shows none of the codes [CP44] [CP57] [PR456]', async () => {
    await scenario.adds(id, [await scenario.fixture(5 * DAY)])
    expect(await lastLine()).toMatchObject({ kind: 'add-fixtures', canUndo: false, whyNot: 'fixtures-added' })
    await scenario.decides(id, { kind: 'cancelled' })
    const cancelled = await lastLine()
    expect(cancelled).toMatchObject({ canUndo: false, whyNot: 'competition-cancelled' })
    expect(await scenario.admin.isRefused(contract.undoAction, { params: { id: cancelled._id } })).toBe('half-state')
    id = await aCompetition(scenario.admin, {
      isExclusive: true,
      prize: 'A ball',
      promisedBy: 'The club',
      closesAt: timeAt(2 * DAY),
    })
    const body = { singleUse: true, count: 2 }
    const { codes } = await scenario.admin.gets(contract.createInvitationCodes, { ...at(), body })
    const line = await lastLine()
    expect(line).toMatchObject({ kind: 'create-invitation-codes', after: body, canUndo: false, whyNot: 'codes-given' })
    for (const code of codes) expect(JSON.stringify(await lines())).not.toContain(code)
  })

  it('an administrator’s undo of a change restores the competition’s former name, places and prize; an undo of its creation cancels the competition [CP53] [PR456]', async () => {
    id = await aCompetition(ana, { matchIds: await scenario.fixtures(1, 20), closesAt: timeAt(2 * DAY) })
    await ana.gets(contract.updateCompetition, { ...at(), body: { name: 'Another name', places: 4, prize: 'A ball' } })
    const [changed, created] = (await lines()) as [contract.Action, contract.Action]
    expect(changed).toMatchObject({
      ...{ kind: 'update-competition', user: { _id: ana.userId } },
      before: { name: 'Cup of friends', places: 8, prize: null },
      after: { name: 'Another name', places: 4, prize: 'A ball' },
    })
    await undoes(changed)
    expect(await scenario.sees(id)).toMatchObject({ name: 'Cup of friends', places: 8, prize: null })
    expect(created).toMatchObject({ kind: 'create-competition', user: { _id: ana.userId } })
    await undoes(created)
    expect(await phase()).toBe('cancelled')
    expect(created).toMatchObject({ canUndo: true })
    expect((await lines()).find(({ _id }) => _id === created._id)).toMatchObject({ canUndo: false })
  })

  it('the preview of a cancellation counts lobbies, and the preview of undoing a disqualification counts lobbies and players; neither changes the competition [CP67] [O5] [PR456]', async () => {
    await scenario.reaches(DAY / 2)
    const before = await scenario.sees(id)
    const previews = (action: contract.OperatorAction) =>
      scenario.admin.gets(contract.previewAction, { body: { action } })
    const decision = { kind: 'decide-competition', competitionId: id, reason: 'No pitch' } as const
    expect(await previews({ ...decision, decision: { kind: 'cancelled' } })).toMatchObject({
      ...{ lobbies: 1, bets: 0, chips: 0 },
      cannotComeBack: [{ code: 'lobbies-closed', lobbies: 1 }, { code: 'competition-cancelled' }],
    })
    expect(await scenario.sees(id)).toMatchObject({ version: before.version, phase: 'drawn' })
    await scenario.decides(id, { kind: 'disqualified', userId: ana.userId })
    const { version } = await scenario.sees(id)
    const undo = await previews({ kind: 'undo', actionId: (await lastLine())._id })
    expect(undo).toMatchObject({ players: 1, lobbies: 1 })
    expect((await scenario.sees(id)).version).toBe(version)
  })
})
