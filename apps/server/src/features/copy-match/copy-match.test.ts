import {
  addMatchEventType,
  adminListMatchEventTypes,
  adminListMatchHalves,
  adminListMatchOdds,
  adminListMatchRounds,
  type CopiedPart,
  copyMatch,
  createEventType,
  createHalf,
  createMatch,
  createOdds,
  createRound,
  deleteOdds,
  deleteRound,
  listActions,
  type MatchId,
  type Odds,
  previewCopy,
  removeMatchEventType,
  reorderMatchEventTypes,
  undoAction,
  updateEventType,
  updateRound,
} from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

let scenario: Scenario
let admin: Player
/** A match with every kind of manual preparation. */
let from: MatchId
let to: MatchId
const ALL: CopiedPart[] = ['event-types', 'odds', 'rounds']

beforeEach(async () => {
  scenario = await aScenario({ on: server })
  admin = scenario.admin
  to = scenario.match._id
  from = (await admin.gets(createMatch, { body: { homeTeam: 'Ana United', awayTeam: 'Ben Rovers' } })).match._id
  const params = { id: from }
  const customOdds = [{ betType: 'over' as const, threshold: 1.5, odds: 3.25 }]
  await admin.gets(addMatchEventType, { params, body: { eventTypeName: 'Nutmeg', customOdds } })
  await admin.gets(removeMatchEventType, { params: { id: from, name: 'Offside' } })
  await admin.gets(reorderMatchEventTypes, { params, body: { eventTypeOrder: ['Nutmeg', 'Corner', 'Goal'] } })
  const line = { matchId: from, eventType: 'Goal', betType: 'under' as const, threshold: 3.5 }
  await admin.gets(createOdds, { body: { ...line, oddsValue: 4.5, name: 'A dull one' } })
  const corner = (await oddsOf(from)).find(({ eventType, betType }) => eventType === 'Corner' && betType === 'over')
  await admin.gets(deleteOdds, { params: { id: corner?._id as never } })
  const half = await admin.gets(createHalf, { body: { matchId: from, halfNumber: 3 } })
  await admin.gets(createRound, { body: { halfId: half.matchHalf._id, startMinute: 0, endMinute: 15 } })
  const rounds = await roundsOf(from)
  await admin.gets(deleteRound, { params: { id: rounds[4]?._id as never } })
  await admin.gets(updateRound, { params: { id: rounds[5]?._id as never }, body: { endMinute: 8 } })
})

const typesOf = async (id: MatchId) => (await admin.gets(adminListMatchEventTypes, { params: { id } })).eventTypes
const oddsOf = async (matchId: MatchId) => (await admin.gets(adminListMatchOdds, { params: { matchId } })).odds
const halvesOf = async (matchId: MatchId) =>
  (await admin.gets(adminListMatchHalves, { params: { matchId } })).matchHalfs
const roundsOf = async (matchId: MatchId) =>
  (await admin.gets(adminListMatchRounds, { params: { matchId } })).matchRounds

/** Returns everything of a match that is copied, without ids. */
async function preparedWith(id: MatchId) {
  const lines = (await oddsOf(id)).map(
    ({ eventType, betType, threshold, odds, customName = null }) =>
      `${eventType} ${betType} ${threshold} at ${odds} ${customName}`,
  )
  return {
    types: await typesOf(id),
    odds: lines.sort(),
    halves: (await halvesOf(id)).map(({ halfNumber, status }) => [halfNumber, status]),
    rounds: (await roundsOf(id)).map(({ half, roundNumber, startMinute, endMinute }) => [
      ...[half.halfNumber, roundNumber, startMinute, endMinute],
    ]),
  }
}

/** Returns the setup with ids, except those of options, which are never deleted. */
async function allOf(id: MatchId) {
  const halves = (await halvesOf(id)).map(({ _id, halfNumber }) => [_id, halfNumber])
  const rounds = (await roundsOf(id)).map(({ _id, startMinute, endMinute }) => [_id, startMinute, endMinute])
  return { ...(await preparedWith(id)), halves, rounds }
}

const copies = (parts: CopiedPart[]) => admin.gets(copyMatch, { params: { id: to }, body: { from, parts } })
const foresees = (parts: CopiedPart[]) => admin.gets(previewCopy, { params: { id: to }, body: { from, parts } })
const last = async () => (await admin.gets(listActions, { query: { matchId: to } })).actions[0]

describe('copying the setup of a match', () => {
  it('copies the setup of a match to another match, with one line in the audit log [D10] [PR328]', async () => {
    const { _id: before = '' } = (await last()) ?? {}
    await copies(ALL)
    expect(await preparedWith(to)).toEqual(await preparedWith(from))
    const { actions } = await admin.gets(listActions, { query: { matchId: to } })
    expect(actions.map(({ kind }) => kind).slice(0, 2)).toEqual(['copy-match', 'create-match'])
    expect(actions[0]?.subject).toEqual({ from, parts: ALL })
    expect(actions[1]?._id).toBe(before)
  })

  it('copies one part of the setup alone, and leaves the other parts unchanged [D10]', async () => {
    const [before, theirs] = [await preparedWith(to), await preparedWith(from)]
    await copies(['rounds'])
    expect(await preparedWith(to)).toEqual({ ...before, halves: theirs.halves, rounds: theirs.rounds })
    await copies(['event-types'])
    expect((await preparedWith(to)).types).toEqual(theirs.types)
    expect((await oddsOf(to)).some(({ setBy }) => setBy === 'admin')).toBe(false)
    await copies(['odds'])
    expect(await preparedWith(to)).toEqual(theirs)
  })

  it('an option that an operator removed from the source is not offered in the copy, whether odds are copied before or with rounds [D10] [P8]', async () => {
    const first = (await roundsOf(from))[0]?._id as never
    await admin.gets(updateRound, { params: { id: first }, body: { endMinute: 3 } })
    const lineOf = ({ eventType, betType, threshold }: Odds) => `${eventType} ${betType} ${threshold}`
    const here = (await oddsOf(to)).map(lineOf)
    const taken = (await oddsOf(from)).find((odds) => odds.setBy === 'model' && !here.includes(lineOf(odds)))
    if (!taken) throw new Error('a shorter round has the same lines')
    await admin.gets(deleteOdds, { params: { id: taken._id } })
    const theirs = await preparedWith(from)
    await copies(['odds'])
    await copies(['rounds'])
    expect((await oddsOf(to)).map(lineOf)).not.toContain(lineOf(taken))

    to = (await admin.gets(createMatch, { body: { homeTeam: 'Cleo City', awayTeam: 'Dan Town' } })).match._id
    const before = await allOf(to)
    await copies(ALL)
    expect(await preparedWith(to)).toEqual(theirs)
    await admin.gets(undoAction, { params: { id: (await last())?._id as never } })
    expect(await allOf(to)).toEqual(before)
  })

  it('does not copy an event type that was retired for all matches, and keeps one that the target match already plays [D8] [D10]', async () => {
    for (const name of ['Backheel', 'Rabona']) {
      await admin.gets(createEventType, { body: { name } })
      await admin.gets(addMatchEventType, { params: { id: from }, body: { eventTypeName: name } })
    }
    await admin.gets(addMatchEventType, { params: { id: to }, body: { eventTypeName: 'Rabona' } })
    for (const name of ['Backheel', 'Rabona']) {
      await admin.gets(updateEventType, { params: { name }, body: { retired: true } })
    }
    expect((await foresees(ALL)).eventTypes).toMatchObject({ added: ['Nutmeg'], taken: ['Offside'] })
    await copies(ALL)
    const names = (await typesOf(to)).map(({ name }) => name)
    expect(names).toContain('Rabona')
    expect(names).not.toContain('Backheel')
  })

  it('the preview of a copy names each change, stores and publishes nothing, and is empty after the copy [D10]', async () => {
    const before = await allOf(to)
    const ears = await listen(server, admin.token.accessToken, [`match:${to}`, 'hub'])
    const foreseen = await foresees(ALL)
    expect(await allOf(to)).toEqual(before)
    await ears.done()
    expect(ears.frames.filter(({ type }: { type: string }) => type === 'news')).toEqual([])
    ears.close()
    expect(foreseen).toMatchObject({
      eventTypes: { added: ['Nutmeg'], taken: ['Offside'], isReordered: true },
      halves: { added: [3], taken: [] },
      rounds: [
        { halfNumber: 1, before: 5, after: 4 },
        { halfNumber: 2, before: 5, after: 5 },
        { halfNumber: 3, before: 0, after: 1 },
      ],
    })
    const after = new Map(foreseen.odds.map((line) => [`${line.eventType} ${line.betType} ${line.threshold}`, line]))
    expect(after.get('Nutmeg over 1.5')).toMatchObject({ before: null, after: 3.25 })
    expect(after.get('Goal under 3.5')).toMatchObject({ after: 4.5 })
    expect([...after.values()].filter((line) => line.eventType === 'Corner')).toMatchObject([{ after: null }])
    await copies(ALL)
    expect(await foresees(ALL)).toEqual({
      eventTypes: { added: [], taken: [], isReordered: false },
      ...{ odds: [], halves: { added: [], taken: [] }, rounds: [] },
    })
    const number = (await last())?.number
    await copies(ALL)
    expect((await last())?.number).toBe(number)
  })

  it('undoing a copy restores the whole setup, and undoing that undo copies again [D10] [O2] [O3]', async () => {
    const own = { matchId: to, eventType: 'Throw', betType: 'over' as const, threshold: 20.5, oddsValue: 9 }
    await admin.gets(createOdds, { body: own })
    const before = await allOf(to)
    await copies(ALL)
    const copied = await allOf(to)
    const undo = async () => admin.gets(undoAction, { params: { id: (await last())?._id as never } })
    await undo()
    expect(await allOf(to)).toEqual(before)
    await undo()
    expect(await allOf(to)).toEqual(copied)
    await undo()
    expect(await allOf(to)).toEqual(before)
  })

  it('refuses to copy rounds onto a match whose next round is open for bets, with or without a bet, and changes nothing [D10] [R8] [PR328]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby({})
    await scenario.goesOn(1)
    // Makes the first round of the source differ from the target's.
    await admin.gets(updateRound, { params: { id: (await roundsOf(from))[0]?._id as never }, body: { endMinute: 9 } })
    const before = await allOf(to)
    const refused = async () => [
      await admin.isRefused(copyMatch, { params: { id: to }, body: { from, parts: ALL } }),
      await admin.isRefused(previewCopy, { params: { id: to }, body: { from, parts: ALL } }),
    ]
    expect(await refused()).toEqual(['round-in-use', 'round-in-use'])
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    expect(await refused()).toEqual(['round-in-use', 'round-in-use'])
    expect(await allOf(to)).toEqual(before)
    await copies(['event-types', 'odds'])
    expect((await preparedWith(to)).types).toEqual(await typesOf(from))
  })

  it('refuses to copy to a started match, from an unknown match, and for an operator who bet on the match [D10]', async () => {
    const body = { from: scenario.match.halves[0]?._id as never, parts: ALL }
    expect(await admin.isRefused(copyMatch, { params: { id: to }, body })).toBe('match-not-found')
    expect(await admin.isRefused(previewCopy, { params: { id: to }, body })).toBe('match-not-found')
    const none = { params: { id: to }, body: { from, parts: [] as CopiedPart[] } }
    expect(await admin.isRefused(copyMatch, none)).toBe('invalid-request')
    const ben = await scenario.player('Ben')
    const lobby = await ben.opensLobby({})
    await ben.bets(10).on('Over 0.5 Corner', lobby)
    await server.ctx.db.updateTable('account').set({ role: 'admin' }).where('id', '=', ben.userId).execute()
    const theirs = { params: { id: to }, body: { from, parts: ALL } }
    expect(await ben.isRefused(copyMatch, theirs)).toBe('forbidden')
    expect(await ben.isRefused(previewCopy, theirs)).toBe('forbidden')
    await scenario.startsHalf(1)
    expect(await admin.isRefused(copyMatch, theirs)).toBe('half-state')
    expect(await admin.isRefused(previewCopy, theirs)).toBe('half-state')
  })
})
