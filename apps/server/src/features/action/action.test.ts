import {
  type Action,
  abandonMatch,
  addMatchEventType,
  adminGetMatch,
  adminListMatchOdds,
  adminListMatchRounds,
  adminPostMatch,
  adminUpdateUser,
  confirmResults,
  createEventType,
  createOdds,
  createRound,
  deleteMatch,
  deleteMatchEvent,
  deleteOdds,
  deleteRound,
  endHalf,
  listActions,
  listEventTypes,
  listGlobalEventTypes,
  listMatchEvents,
  type MatchId,
  recordMatchEvent,
  removeMatchEventType,
  reopenHalf,
  suspend,
  undoAction,
  updateChips,
  updateHalf,
  updateMatch,
  updateMatchEvent,
  updateOdds,
  updateRound,
} from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/** Returns the actions of the log, the latest first. */
async function actionsOf(admin: Player, matchId?: MatchId): Promise<Action[]> {
  return (await admin.gets(listActions, { query: { ...(matchId && { matchId }) } })).actions
}

async function undoesLastAction({ admin, match }: Scenario): Promise<Action> {
  const last = (await actionsOf(admin, match._id)).find(({ canUndo, undoes }) => canUndo && undoes === null)
  if (!last) throw new Error('there is nothing to take back')
  return (await admin.gets(undoAction, { params: { id: last._id } })).action
}

const iso = (scenario: Scenario, minutesAgo = 0) =>
  new Date(scenario.server.clock.now() - minutesAgo * 60_000).toISOString()

describe("the audit log of an operator's actions", () => {
  it('logs an action with its author, time, kind and values before and after; an action without effect is not logged [O1] [PR338]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const body = { match: match._id, eventType: 'Corner', timeStamp: iso(scenario), sourceId: 'a feed’s 1' }
    const { event } = await admin.gets(recordMatchEvent, { body })
    await admin.gets(recordMatchEvent, { body })
    await admin.gets(updateMatchEvent, { params: { id: event._id }, body: { eventType: 'Corner' } })
    await admin.gets(updateMatchEvent, { params: { id: event._id }, body: { eventType: 'Throw', team: 'home' } })
    await admin.gets(suspend, { body: { matchId: match._id } })
    await admin.gets(suspend, { body: { matchId: match._id } })

    const actions = await actionsOf(admin, match._id)
    expect(actions.map(({ kind }) => kind)).toEqual([
      'suspend',
      'update-event',
      'record-event',
      'start-half',
      'create-match',
    ])
    expect(actions[1]).toMatchObject({
      user: { _id: admin.userId, name: 'Admin' },
      match: { _id: match._id, homeTeam: 'France', awayTeam: 'Croatia' },
      at: iso(scenario),
      subject: { eventId: event._id },
      before: { eventType: 'Corner', team: null, timeStamp: event.timeStamp },
      after: { eventType: 'Throw', team: 'home', timeStamp: event.timeStamp },
      undoes: null,
      canUndo: true,
      whyNot: null,
    })
    const numbers = actions.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
  })

  it('the database refuses to change or to delete a row of the audit log [O1] [PR338]', async () => {
    const { db } = server.ctx
    await expect(sql`update operator_action set kind = 'nothing'`.execute(db)).rejects.toThrow('stays written down')
    await expect(sql`delete from operator_action`.execute(db)).rejects.toThrow('stays written down')
  })

  it('the audit log names users by id only, so that no personal data of a deleted account remains [O1] [A15] [PR338]', async () => {
    const scenario = await aScenario({ on: server })
    const ana = await scenario.player('Ana Unmistakable')
    const params = { id: ana.userId }
    await scenario.admin.gets(adminUpdateUser, {
      params,
      body: { name: 'Ana Otherwise', email: 'unmistakable@bettle.example' },
    })
    const [action] = await actionsOf(scenario.admin)
    expect(action).toMatchObject({
      kind: 'update-user',
      subject: { userId: ana.userId },
      after: { changed: ['name', 'email'] },
      canUndo: false,
      whyNot: 'details-not-kept',
    })
    const { rows } = await sql<{ line: string }>`select a::text as line from operator_action a`.execute(server.ctx.db)
    expect(rows.map(({ line }) => line).join('\n')).not.toMatch(/unmistakable|otherwise|bettle\.example/i)
  })

  it('an administrator filters the audit log by match, kind of action, account and team name, page by page [O1] [PR339]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    const ben = await scenario.player('Ben')
    for (const tempo of [2, 3, 4]) await admin.gets(updateMatch, { params: { id: match._id }, body: { tempo } })
    await admin.gets(updateMatch, { params: { id: match._id }, body: { homeTeam: 'Finland' } })

    const page = await admin.gets(listActions, { query: { matchId: match._id, page: '2', pageSize: '2' } })
    expect(page).toMatchObject({ total: 5, actions: [{ after: { tempo: 3 } }, { after: { tempo: 2 } }] })
    const made = await admin.gets(listActions, { query: { matchId: match._id, kind: 'create-match', page: '1' } })
    expect(made.total).toBe(1)
    expect((await admin.gets(listActions, { query: { account: ben.userId, page: '1' } })).total).toBe(0)
    const found = await admin.gets(listActions, { query: { q: 'finl' } })
    expect(found.actions.map((action) => action.match?._id)).toEqual(Array.from({ length: 5 }, () => match._id))
    const upward = await admin.gets(listActions, { query: { matchId: match._id, sort: 'at' } })
    expect(upward.actions[0]?.kind).toBe('create-match')
    expect(await admin.isRefused(listActions, { query: { sort: 'number' } })).toBe('invalid-request')
  })
})

describe('undoing an action', () => {
  it('undoing the deletion of an event, then its change, then its recording restores the state before each of these actions [O2] [O3]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(3)
    const event = await scenario.records('Corner', 1)
    const params = { id: event._id }
    await admin.gets(updateMatchEvent, {
      params,
      body: { eventType: 'Goal', team: 'away', timeStamp: iso(scenario, 2) },
    })
    await admin.gets(deleteMatchEvent, { params })
    const events = async () => (await admin.gets(listMatchEvents, { params: { matchId: match._id } })).events

    expect(await undoesLastAction(scenario)).toMatchObject({ kind: 'restore-event', undoes: expect.any(String) })
    expect(await events()).toMatchObject([{ _id: event._id, eventType: 'Goal', team: 'away' }])
    expect((await admin.gets(adminGetMatch, { params: { id: match._id } })).match.score).toEqual({ home: 0, away: 1 })
    await undoesLastAction(scenario)
    expect(await events()).toEqual([event])
    expect((await admin.gets(adminGetMatch, { params: { id: match._id } })).match.score).toEqual({ home: 0, away: 0 })
    await undoesLastAction(scenario)
    expect(await events()).toEqual([])
  })

  it('undoing an undo restores the recorded event, and the recording can then be undone a second time [O2] [PR340]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const event = await scenario.records('Corner')
    const events = async () => (await admin.gets(listMatchEvents, { params: { matchId: match._id } })).events.length
    const [recorded] = await actionsOf(admin, match._id)
    const undo = (action?: Action) => admin.asks(undoAction, { params: { id: action?._id ?? match._id } as never })

    const { action: undone } = await admin.gets(undoAction, { params: { id: recorded?._id as Action['_id'] } })
    expect(undone.undoes).toBe(recorded?._id)
    expect(await events()).toBe(0)
    expect(await undo(recorded)).toMatchObject({ status: 409, failure: { code: 'half-state' } })
    const [, then] = await actionsOf(admin, match._id)
    expect(then).toMatchObject({ _id: recorded?._id, canUndo: false, whyNot: 'undone' })

    const { action: redone } = await admin.gets(undoAction, { params: { id: undone._id } })
    expect(redone).toMatchObject({ kind: 'restore-event', subject: { eventId: event._id } })
    expect(await events()).toBe(1)
    // The first action is in effect again: undoing it undoes the last redo.
    expect(await undo(recorded)).toMatchObject({ ok: true, reply: { action: { undoes: redone._id } } })
    expect(await events()).toBe(0)
    expect(await undo()).toMatchObject({ status: 404 })
  })

  it('refuses to undo an action on which another operator’s later action depends, until that later action is undone [O4] [PR340]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    const other = await scenario.player('Other')
    await server.ctx.db.updateTable('account').set({ role: 'admin' }).where('id', '=', other.userId).execute()
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(2)
    const corner = await scenario.records('Corner', 1)
    const [recorded] = await actionsOf(admin, match._id)
    await scenario.records('Throw')
    await other.gets(updateMatchEvent, { params: { id: corner._id }, body: { timeStamp: iso(scenario, 1.5) } })
    const undo = () => admin.asks(undoAction, { params: { id: recorded?._id as Action['_id'] } })

    const refused = await undo()
    expect(refused).toMatchObject({ status: 409, failure: { code: 'half-state' } })
    expect(JSON.stringify(refused)).toContain(
      'Other has made a later change (update-event) that depends on this action',
    )
    const [moved] = await actionsOf(admin, match._id)
    await other.gets(undoAction, { params: { id: moved?._id as Action['_id'] } })
    expect(await undo()).toMatchObject({ ok: true })
    const { events } = await admin.gets(listMatchEvents, { params: { matchId: match._id } })
    expect(events.map(({ eventType }) => eventType)).toEqual(['Throw'])
    // The move depends on the event, which has been removed.
    const again = await admin.asks(undoAction, { params: { id: moved?._id as Action['_id'] } })
    expect(again).toMatchObject({ status: 409 })
  })

  it('restores the times of a match when a start, an end, a correction or a reopening of a half is undone [O3]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby({ inactivityPenalty: 0 })
    const half = async () => (await admin.gets(adminGetMatch, { params: { id: match._id } })).match
    const asPlanned = await half()
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await undoesLastAction(scenario)
    expect(await half()).toMatchObject({ status: 'upcoming', halves: asPlanned.halves, endedAt: null })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(14)
    await scenario.records('Corner', 11)
    const running = await half()
    const chips = async () => (await ana.fetchesLobby(lobby)).currentUser.chips
    const paid = await chips()
    expect(paid).toBeGreaterThan(90)

    const kickOff = running.halves[0]?.startTime ?? ''
    const halfId = running.halves[0]?._id as never
    // After the correction by seven minutes the corner lies before the kick-off.
    const later = new Date(Date.parse(kickOff) + 7 * 60_000).toISOString()
    await admin.gets(updateHalf, { params: { id: halfId }, body: { startTime: later } })
    expect(await chips()).toBe(90)
    await admin.gets(endHalf, { body: { matchId: match._id, halfNumber: 1 } })
    const ended = await half()
    await admin.gets(reopenHalf, { body: { matchId: match._id, halfNumber: 1 } })
    await undoesLastAction(scenario)
    expect((await half()).halves).toEqual(ended.halves)
    await undoesLastAction(scenario)
    await undoesLastAction(scenario)
    expect((await half()).halves).toEqual(running.halves)
    expect(await chips()).toBe(paid)
    expect(await admin.isRefused(undoAction, { params: { id: await startOf(scenario) } })).toBe('half-state')
  })

  async function startOf({ admin, match }: Scenario): Promise<Action['_id']> {
    const start = (await actionsOf(admin, match._id)).find(({ kind, canUndo }) => kind === 'start-half' && canUndo)
    return start?._id as Action['_id']
  }

  it('undoing the creation, price change, line change, deletion or return to the model of an option restores the options offered before [O3]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    const params = { matchId: match._id }
    const offered = async () =>
      (await admin.gets(adminListMatchOdds, { params })).odds.filter(({ eventType }) => eventType === 'Corner')
    const atFirst = await offered()
    const over = atFirst.find(({ betType }) => betType === 'over')
    if (!over) throw new Error('corners are offered')
    const line = { eventType: 'Corner', betType: 'over' as const }
    const steps = [
      () => admin.gets(createOdds, { body: { ...params, ...line, threshold: 9.5, oddsValue: 4, name: 'Corner rush' } }),
      () => admin.gets(updateOdds, { params: { id: over._id }, body: { odds: 7 } }),
      () => admin.gets(updateOdds, { params: { id: over._id }, body: { threshold: 12.5 } }),
      () => admin.gets(deleteOdds, { params: { id: atFirst.find(({ _id }) => _id !== over._id)?._id as never } }),
      async () => {
        const rush = (await offered()).find(({ name }) => name === 'Corner rush')
        return admin.gets(updateOdds, { params: { id: rush?._id as never }, body: { setBy: 'model' } })
      },
    ]
    const seen = [atFirst]
    for (const step of steps) {
      await step()
      seen.push(await offered())
    }
    for (const before of seen.slice(0, -1).toReversed()) {
      await undoesLastAction(scenario)
      expect(await offered()).toEqual(before)
    }
  })

  it('undoing the removal of an event type from a match restores the order of its types and the options that an administrator had created [O3]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    const types = async () => (await admin.gets(listEventTypes, { params: { matchId: match._id } })).eventTypes
    const odds = async () => (await admin.gets(adminListMatchOdds, { params: { matchId: match._id } })).odds
    const body = { matchId: match._id, eventType: 'Shot', betType: 'over' as const, threshold: 4.5, oddsValue: 3.5 }
    await admin.gets(createOdds, { body })
    const before = { types: await types(), odds: await odds() }
    await admin.gets(removeMatchEventType, { params: { id: match._id, name: 'Shot' } })
    const without = { types: await types(), odds: await odds() }
    expect(without.types).toHaveLength(8)
    const customOdds = [{ betType: 'under' as const, threshold: 1.5, odds: 2 }]
    await admin.gets(addMatchEventType, { params: { id: match._id }, body: { eventTypeName: 'Nutmeg', customOdds } })
    await undoesLastAction(scenario)
    expect({ types: await types(), odds: await odds() }).toEqual(without)
    await undoesLastAction(scenario)
    expect({ types: await types(), odds: await odds() }).toEqual(before)

    await admin.gets(createEventType, { body: { name: 'Backheel' } })
    const [made] = await actionsOf(admin)
    await admin.gets(undoAction, { params: { id: made?._id as Action['_id'] } })
    const { eventTypes } = await admin.gets(listGlobalEventTypes, {})
    expect(eventTypes.map(({ name }) => name)).not.toContain('Backheel')
  })

  it('undoing the creation of a round and the earlier deletion of another round restores the deleted round with its id [O3]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    const halfId = match.halves[1]?._id as never
    const rows = () =>
      server.ctx.db.selectFrom('round').selectAll().where('half_id', '=', halfId).orderBy('start_minute').execute()
    const before = await rows()
    const last = before.at(-1)
    await admin.gets(deleteRound, { params: { id: last?.id as never } })
    await admin.gets(createRound, { body: { halfId, startMinute: 41, endMinute: 44 } })
    await undoesLastAction(scenario)
    await undoesLastAction(scenario)
    expect(await rows()).toEqual(before)
  })

  it('undoing a mistyped kick-off restores the minutes of a round but keeps its penalty, and the round cannot be changed any more [O3] [I3]', async () => {
    const scenario = await aScenario({ on: server })
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby({ inactivityPenalty: 5 })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const kickOff = server.clock.now()
    await scenario.goesOn(5)
    const { matchRounds } = await scenario.admin.gets(adminListMatchRounds, { params: { matchId: scenario.match._id } })
    const fifth = matchRounds.find(({ roundNumber }) => roundNumber === 5)
    if (!fifth) throw new Error('a half has five rounds')
    const minuteOf = async () =>
      (await scenario.admin.gets(adminListMatchRounds, { params: { matchId: scenario.match._id } })).matchRounds.find(
        ({ _id }) => _id === fifth._id,
      )?.startMinute
    await scenario.admin.gets(updateRound, { params: { id: fifth._id }, body: { startMinute: 43 } })
    // A mistyped kick-off, under which Ana could bet on the fifth round and did not, and the end of the half.
    const startTime = new Date(kickOff - 20 * 60_000).toISOString()
    await scenario.admin.gets(updateHalf, { params: { id: lobby.match.halves[0]?._id as never }, body: { startTime } })
    await scenario.goesOn(20)
    await scenario.endsHalf(1)
    const penalties = () =>
      server.ctx.db.selectFrom('penalty').select('round_id').where('round_id', '=', fifth._id).execute()
    expect(await penalties()).toHaveLength(1)
    for (let back = 0; back < 3; back += 1) await undoesLastAction(scenario)
    expect(await minuteOf()).toBe(40)
    expect(await penalties()).toHaveLength(1)
    const again = { params: { id: fifth._id }, body: { startMinute: 43 } }
    expect(await scenario.admin.isRefused(updateRound, again)).toBe('round-in-use')
  })

  it('undoing a change of chips returns chips that were taken, and takes chips that were given [O3]', async () => {
    const scenario = await aScenario({ on: server })
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    for (const amount of [25, -25]) {
      const body = { lobbyId: lobby._id, userId: ana.userId, amount, reason: 'A test.' }
      await scenario.admin.gets(updateChips, { body })
      expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(100 + amount)
      await undoesLastAction(scenario)
      expect((await ana.fetchesLobby(lobby)).currentUser.chips).toBe(100)
    }
  })

  it('offers no undo for the abandonment of a match, the confirmation of results and the deletion of a match with lobbies [O4] [PR342]', async () => {
    const scenario = await aScenario({ on: server })
    const { admin, match } = scenario
    const ana = await scenario.player('Ana')
    await ana.opensLobby()
    await admin.gets(abandonMatch, { body: { matchId: match._id, reason: 'Fog' } })
    const [abandoned, made] = await actionsOf(admin, match._id)
    expect(abandoned).toMatchObject({ canUndo: false, whyNot: 'match-abandoned', after: { reason: 'Fog' } })
    expect(await admin.isRefused(undoAction, { params: { id: made?._id as Action['_id'] } })).toBe('half-state')
    await admin.gets(deleteMatch, { params: { id: match._id } })
    expect((await actionsOf(admin, match._id))[0]).toMatchObject({ kind: 'delete-match', whyNot: 'lobbies-closed' })

    const played = await aScenario({ on: server })
    await played.startsHalf(1)
    await played.letsKickOff()
    const event = await played.records('Corner')
    await played.startsHalf(2)
    await played.letsKickOff()
    await played.endsHalf(2)
    await admin.gets(confirmResults, { body: { matchId: played.match._id } })
    const [confirmed, ended] = await actionsOf(admin, played.match._id)
    expect(confirmed).toMatchObject({ kind: 'confirm-results', canUndo: false, whyNot: 'results-confirmed' })
    const recorded = (await actionsOf(admin, played.match._id)).find(({ subject }) => subject.eventId === event._id)
    expect(await admin.isRefused(undoAction, { params: { id: ended?._id as Action['_id'] } })).toBe('results-confirmed')
    const params = { id: recorded?._id as Action['_id'] }
    expect(await admin.isRefused(undoAction, { params })).toBe('results-confirmed')
    await admin.gets(undoAction, { params, query: { reason: 'It was a goal kick.' } })
  })

  it('undoing the creation of a match deletes it, and undoing the deletion of a match without bets restores it [O3]', async () => {
    const { admin } = await aScenario({ on: server })
    const { match } = await admin.gets(adminPostMatch, { body: { homeTeam: 'Ana United', awayTeam: 'Ben Rovers' } })
    await admin.gets(deleteMatch, { params: { id: match._id } })
    const [deleted] = await actionsOf(admin, match._id)
    await admin.gets(undoAction, { params: { id: deleted?._id as Action['_id'] } })
    const { match: back } = await admin.gets(adminGetMatch, { params: { id: match._id } })
    expect(back).toMatchObject({ status: 'upcoming', halves: match.halves, abandonedReason: null, endedAt: null })
    const made = (await actionsOf(admin, match._id)).find(({ kind }) => kind === 'create-match')
    await admin.gets(undoAction, { params: { id: made?._id as Action['_id'] } })
    expect(await admin.isRefused(adminGetMatch, { params: { id: match._id } })).toBe('match-not-found')
  })

  it('refuses an undo by an operator who bet on the match [V6] [O2]', async () => {
    const scenario = await aScenario({ on: server })
    const ben = await scenario.player('Ben')
    await ben.bets(10).on('Over 0.5 Corner', await ben.opensLobby())
    await server.ctx.db.updateTable('account').set({ role: 'admin' }).where('id', '=', ben.userId).execute()
    await scenario.admin.gets(suspend, { body: { matchId: scenario.match._id } })
    const [suspended] = await actionsOf(ben, scenario.match._id)
    expect(await ben.isRefused(undoAction, { params: { id: suspended?._id as Action['_id'] } })).toBe('forbidden')
  })
})
