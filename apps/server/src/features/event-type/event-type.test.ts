import * as contract from '@bettle/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPlayer, aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, listen, type TestServer } from '../../../test/support/test-app.ts'

const BUILT_IN = ['Goal', 'Throw', 'Corner', 'Shot', 'Card', 'Free-Kick', 'Goal-Kick', 'Penalty', 'Offside']

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})

afterAll(() => server.stop())

describe('event types', () => {
  let scenario: Scenario
  beforeEach(async () => {
    scenario = await aScenario({ on: server })
  })
  afterEach(() => scenario.ends())

  const namesOf = (types: readonly contract.EventType[]) => types.map((type) => type.name)
  const played = async () =>
    namesOf(
      (await scenario.admin.gets(contract.adminListMatchEventTypes, { params: { id: scenario.match._id } })).eventTypes,
    )
  const offered = async () =>
    (await scenario.admin.gets(contract.adminListMatchOdds, { params: { matchId: scenario.match._id } })).odds
  const add = (eventTypeName: string, customOdds?: { betType: 'over'; threshold: number; odds: number }[]) => ({
    params: { id: scenario.match._id },
    body: { eventTypeName, customOdds },
  })
  const remove = (name: string) => ({ params: { id: scenario.match._id, name } })

  it('an administrator creates a custom event type; a name that is invalid or already used, in any letter case, is refused', async () => {
    const make = (name: string, displayName?: string) => ({ body: { name, displayName } })
    const { eventType } = await scenario.admin.gets(contract.createEventType, make(' VAR-Check ', 'VAR check'))
    expect(eventType).toEqual({ name: 'VAR-Check', displayName: 'VAR check' })
    for (const taken of ['VAR-Check', 'var-check', 'goal', 'Goal']) {
      const refusal = await scenario.admin.asks(contract.createEventType, make(taken))
      expect(refusal).toMatchObject({ status: 409, failure: { error: 'Event type already exists' } })
    }
    for (const nonsense of ['', '   ', 'constructor', '__proto__', 'x'.repeat(41)]) {
      expect(await scenario.admin.isRefused(contract.createEventType, make(nonsense))).toBe('invalid-request')
    }
    expect((await scenario.admin.gets(contract.listGlobalEventTypes, {})).eventTypes).toEqual([eventType])
    const { eventTypes } = await scenario.admin.gets(contract.listAvailableEventTypes, {})
    expect(namesOf(eventTypes.builtIn)).toEqual(BUILT_IN)
    expect(eventTypes.configurable).toEqual([eventType])
  })

  it('an administrator reorders, renames, retires and restores custom event types; a retired type cannot be added to a match [D8] [PR331]', async () => {
    scenario = await aScenario()
    for (const name of ['One', 'Two', 'Three']) await scenario.admin.gets(contract.createEventType, { body: { name } })
    await scenario.admin.gets(contract.addMatchEventType, add('Two'))
    const reorder = (eventTypeOrder: string[]) => ({ body: { eventTypeOrder } })
    const { eventTypes } = await scenario.admin.gets(contract.reorderEventTypes, reorder(['Three', 'One']))
    expect(namesOf(eventTypes)).toEqual(['Three', 'One', 'Two'])
    expect(await scenario.admin.isRefused(contract.reorderEventTypes, reorder(['Goal']))).toBe('not-found')

    const change = (name: string, body: { displayName?: string; retired?: boolean }) => ({ params: { name }, body })
    const renamed = await scenario.admin.gets(contract.updateEventType, change('Two', { displayName: 'Deux' }))
    expect(renamed.eventType).toEqual({ name: 'Two', displayName: 'Deux' })
    const inMatch = await scenario.admin.gets(contract.adminListMatchEventTypes, { params: { id: scenario.match._id } })
    expect(inMatch.eventTypes.at(-1)).toEqual({ name: 'Two', displayName: 'Deux' })

    await scenario.admin.gets(contract.updateEventType, change('Three', { retired: true }))
    const existing = (await scenario.admin.gets(contract.listGlobalEventTypes, {})).eventTypes
    expect(existing[0]).toEqual({ name: 'Three', displayName: 'Three', retired: true })
    const available = (await scenario.admin.gets(contract.listAvailableEventTypes, {})).eventTypes
    expect(namesOf(available.configurable)).toEqual(['One', 'Two'])
    expect(await scenario.admin.isRefused(contract.addMatchEventType, add('three'))).toBe('invalid-request')
    await scenario.admin.gets(contract.updateEventType, change('Three', { retired: false }))
    await scenario.admin.gets(contract.addMatchEventType, add('three'))
    for (const name of ['Goal', 'Nobody']) {
      expect(await scenario.admin.isRefused(contract.updateEventType, change(name, { retired: true }))).toBe(
        'not-found',
      )
    }
    expect(await scenario.admin.isRefused(contract.createEventType, { body: { name: 'Reorder' } })).toBe(
      'invalid-request',
    )
  })

  it('an administrator who bet on a match cannot rename an event type that the match plays [V6]', async () => {
    await scenario.admin.gets(contract.createEventType, { body: { name: 'Handball' } })
    await scenario.admin.gets(contract.addMatchEventType, add('Handball'))
    const olga = await aPlayer(server, 'Olga', () => scenario.match._id, 'admin')
    const rename = { params: { name: 'Handball' }, body: { displayName: 'Goal' } }
    await olga.bets(10).on('Over 0.5 Corner', await olga.opensLobby())
    expect(await olga.isRefused(contract.updateEventType, rename)).toBe('forbidden')
    expect((await scenario.admin.gets(contract.updateEventType, rename)).eventType.displayName).toBe('Goal')
    const [renamed] = (await scenario.admin.gets(contract.listActions, { query: {} })).actions
    expect(await olga.isRefused(contract.undoAction, { params: { id: renamed?._id as never }, query: {} })).toBe(
      'forbidden',
    )
    const back = { params: { name: 'Handball' }, body: { displayName: 'Handball', retired: true } }
    await scenario.admin.gets(contract.updateEventType, back)
  })

  it('a retired event type cannot be added to a match, and stays in a match that plays it [D8]', async () => {
    scenario = await aScenario()
    for (const name of ['One', 'Two']) {
      await scenario.admin.gets(contract.createEventType, { body: { name } })
      await scenario.admin.gets(contract.addMatchEventType, add(name))
    }
    await scenario.admin.gets(contract.removeMatchEventType, { params: { id: scenario.match._id, name: 'One' } })
    for (const name of ['One', 'Two']) {
      await scenario.admin.gets(contract.updateEventType, { params: { name }, body: { retired: true } })
    }
    expect(await scenario.admin.isRefused(contract.addMatchEventType, add('one'))).toBe('invalid-request')
    expect(await scenario.admin.isRefused(contract.addMatchEventType, add('Two'))).toBe('event-type-exists')
    await scenario.admin.gets(contract.updateEventType, { params: { name: 'One' }, body: { retired: false } })
    expect((await scenario.admin.gets(contract.addMatchEventType, add('One'))).eventTypes.at(-1)?.name).toBe('One')
  })

  it('setting an event type to its current values logs no action and publishes no update [D8] [O1] [PR332]', async () => {
    scenario = await aScenario()
    for (const name of ['One', 'Two']) await scenario.admin.gets(contract.createEventType, { body: { name } })
    await scenario.admin.gets(contract.addMatchEventType, add('One'))
    const change = (body: { displayName?: string; retired?: boolean }) =>
      scenario.admin.gets(contract.updateEventType, { params: { name: 'One' }, body })
    const reorder = (eventTypeOrder: string[]) =>
      scenario.admin.gets(contract.reorderEventTypes, { body: { eventTypeOrder } })
    await change({ retired: true })
    const lines = async () => (await scenario.admin.gets(contract.listActions, {})).actions.map(({ kind }) => kind)
    const linesBefore = await lines()
    const version = async () =>
      (await scenario.admin.gets(contract.getMatch, { params: { id: scenario.match._id } })).match.version
    const received = await version()
    const ears = await listen(scenario.server, scenario.admin.token.accessToken, ['user'])

    await change({ displayName: 'One' })
    await change({ retired: true })
    await change({ displayName: 'One', retired: true })
    await change({})
    await reorder(['One', 'Two'])
    await reorder(['One'])
    await reorder([])
    await ears.done()
    expect(await lines()).toEqual(linesBefore)
    expect(await version()).toBe(received)
    expect(ears.frames.filter(({ type }) => type === 'news')).toEqual([])

    await change({ displayName: 'Uno', retired: true })
    await reorder(['Two'])
    expect(await lines()).toEqual(['order-event-types', 'update-event-type', ...linesBefore])
  })

  it('the server publishes each change of a match’s event types to its players, and each change of custom event types to administrators [D8] [V8] [PR332]', async () => {
    scenario = await aScenario()
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    const other = await scenario.admin.gets(contract.createMatch, { body: { homeTeam: 'Peru', awayTeam: 'Chile' } })
    const ofMatch = `match:${scenario.match._id}`
    const anas = await listen(scenario.server, ana.token.accessToken, [
      { topic: ofMatch, version: lobby.match.version },
      { topic: `match:${other.match._id}`, version: other.match.version },
      'user',
    ])
    const admins = await listen(scenario.server, scenario.admin.token.accessToken, ['user'])
    const updatesIn = (frames: readonly contract.ServerFrame[]) =>
      frames.flatMap((frame) => (frame.type === 'news' ? [frame] : []))
    const previewedOf = (topic: string) =>
      updatesIn(anas.frames).flatMap((frame) =>
        frame.topic === topic && frame.push.type === 'event-types.changed' ? [frame.push.eventTypes] : [],
      )
    const asks = async () =>
      (await ana.gets(contract.listEventTypes, { params: { matchId: scenario.match._id } })).eventTypes

    await scenario.admin.gets(contract.createEventType, { body: { name: 'VAR-Check' } })
    const steps: (() => Promise<unknown>)[] = [
      () => scenario.admin.gets(contract.addMatchEventType, add('VAR-Check')),
      () =>
        scenario.admin.gets(contract.updateEventType, { params: { name: 'VAR-Check' }, body: { displayName: 'VAR' } }),
      () =>
        scenario.admin.gets(contract.reorderMatchEventTypes, {
          params: { id: scenario.match._id },
          body: { eventTypeOrder: ['VAR-Check'] },
        }),
      async () => {
        const { actions } = await scenario.admin.gets(contract.listActions, {})
        const renamed = actions.find(({ kind }) => kind === 'update-event-type')
        await scenario.admin.gets(contract.undoAction, { params: { id: renamed?._id ?? '' } })
      },
      () => scenario.admin.gets(contract.removeMatchEventType, remove('VAR-Check')),
      async () => {
        const { actions } = await scenario.admin.gets(contract.listActions, {})
        const removed = actions.find(({ kind }) => kind === 'remove-event-type')
        await scenario.admin.gets(contract.undoAction, { params: { id: removed?._id ?? '' } })
      },
    ]
    for (const [index, step] of steps.entries()) {
      await step()
      await anas.done()
      expect(previewedOf(ofMatch)).toHaveLength(index + 1)
      expect(previewedOf(ofMatch).at(-1)).toEqual(await asks())
    }
    // The update has a version like all updates of the match, so a client that missed it fetches again.
    const { match } = await ana.gets(contract.lobbyDetails, { params: { lobbyId: lobby._id } })
    expect(
      updatesIn(anas.frames)
        .filter(({ topic }) => topic === ofMatch)
        .at(-1)?.version,
    ).toBe(match.version)
    await scenario.admin.gets(contract.updateEventType, { params: { name: 'VAR-Check' }, body: { retired: true } })
    await scenario.admin.gets(contract.createEventType, { body: { name: 'Nutmeg' } })
    await scenario.admin.gets(contract.reorderEventTypes, { body: { eventTypeOrder: ['Nutmeg'] } })
    await Promise.all([anas.done(), admins.done()])
    expect(previewedOf(`match:${other.match._id}`)).toEqual([])
    expect(previewedOf(ofMatch)).toHaveLength(steps.length)
    expect(updatesIn(anas.frames).filter(({ topic }) => topic === 'user')).toEqual([])
    // Six updates are expected: a type is created, renamed, restored and retired, another type is created, and the
    // order changes.
    expect(updatesIn(admins.frames).map(({ push }) => push.type)).toEqual(Array(6).fill('global-event-types.changed'))
  })

  it('an administrator’s undo restores a deleted event type at its position, and a former order without the types deleted meanwhile [D8] [O2] [O3]', async () => {
    scenario = await aScenario()
    for (const name of ['One', 'Two', 'Three']) await scenario.admin.gets(contract.createEventType, { body: { name } })
    const global = async () => (await scenario.admin.gets(contract.listGlobalEventTypes, {})).eventTypes
    const reorder = (eventTypeOrder: string[]) =>
      scenario.admin.gets(contract.reorderEventTypes, { body: { eventTypeOrder } })
    const last = async (kind: contract.ActionKind) => {
      const { actions } = await scenario.admin.gets(contract.listActions, {})
      const found = actions.find((action) => action.kind === kind && action.undoes === null)
      return { params: { id: found?._id ?? '' } }
    }
    // The first type is deleted, restored by an undo, and is then first again.
    const { actions } = await scenario.admin.gets(contract.listActions, {})
    const first = { params: { id: actions.findLast(({ kind }) => kind === 'create-event-type')?._id ?? '' } }
    const before = await global()
    const { action } = await scenario.admin.gets(contract.undoAction, first)
    expect(namesOf(await global())).toEqual(['Two', 'Three'])
    await scenario.admin.gets(contract.undoAction, { params: { id: action._id } })
    expect(await global()).toEqual(before)

    await reorder(['Three', 'Two', 'One'])
    await scenario.admin.gets(contract.undoAction, await last('create-event-type'))
    expect(namesOf(await global())).toEqual(['Two', 'One'])
    await scenario.admin.gets(contract.undoAction, await last('order-event-types'))
    expect(namesOf(await global())).toEqual(['One', 'Two'])
  })

  it('a request to add an event type may name the price of its custom odds oddsValue, and is refused if they have no price', async () => {
    const line = { betType: 'over' as const, threshold: 0.5 }
    const giving = (more: { odds?: number; oddsValue?: number }) => ({
      params: { id: scenario.match._id },
      body: { eventTypeName: 'Nutmeg', customOdds: [{ ...line, ...more }] },
    })
    expect(await scenario.admin.isRefused(contract.addMatchEventType, giving({}))).toBe('invalid-request')
    await scenario.admin.gets(contract.addMatchEventType, giving({ oddsValue: 3 }))
    const nutmegs = (await offered()).filter((option) => option.eventType === 'Nutmeg')
    expect(nutmegs).toMatchObject([{ ...line, odds: 3, setBy: 'admin' }])
    const usual = { params: { id: scenario.match._id }, body: { eventTypeName: 'Backheel', customOdds: null } }
    await scenario.admin.gets(contract.addMatchEventType, usual)
    expect((await offered()).filter((option) => option.eventType === 'Backheel')).toHaveLength(4)
  })

  it('an event type is added to a match with the default odds, under its stored name [P6]', async () => {
    scenario = await aScenario()
    await scenario.admin.gets(contract.createEventType, { body: { name: 'VAR-Check', displayName: 'VAR check' } })
    const { eventTypes } = await scenario.admin.gets(contract.addMatchEventType, add('var-check'))
    expect(eventTypes.at(-1)).toEqual({ name: 'VAR-Check', displayName: 'VAR check' })
    const odds = (await offered()).filter((option) => option.eventType === 'VAR-Check')
    expect(odds.map((option) => [option.betType, option.threshold, option.odds, option.setBy])).toEqual([
      ['over', 0.5, 1.8, 'default'],
      ['over', 1.5, 2.2, 'default'],
      ['under', 0.5, 2, 'default'],
      ['under', 1.5, 1.6, 'default'],
    ])
    expect(await scenario.admin.isRefused(contract.addMatchEventType, add('VAR-CHECK'))).toBe('event-type-exists')
    expect(await scenario.admin.isRefused(contract.addMatchEventType, add('Goal'))).toBe('event-type-exists')
    expect(await scenario.admin.isRefused(contract.addMatchEventType, add('toString'))).toBe('invalid-request')
  })

  it('the odds with which an administrator adds an event type to a match replace the default odds, also after the kick-off', async () => {
    await scenario.admin.gets(
      contract.addMatchEventType,
      add('Streaker', [{ betType: 'over', threshold: 0.5, odds: 50 }]),
    )
    const odds = async () =>
      (await offered()).filter((option) => option.eventType === 'Streaker').map((option) => [option.name, option.odds])
    expect(await odds()).toEqual([['Over 0.5 Streaker', 50]])
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect(await odds()).toEqual([['Over 0.5 Streaker', 50]])
  })

  it('an event type removed from a match loses its options and gets the same ones when added again; bets on removed options are settled', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    await ana.bets(10).on('Under 0.5 Corner', lobby)
    const before = (await offered()).filter((option) => option.eventType === 'Corner')
    const { eventTypes } = await scenario.admin.gets(contract.removeMatchEventType, remove('Corner'))
    expect(namesOf(eventTypes)).toEqual(BUILT_IN.filter((name) => name !== 'Corner'))
    expect((await ana.fetchesLobby(lobby)).odds.some((option) => option.eventType === 'Corner')).toBe(false)
    expect(await scenario.admin.isRefused(contract.removeMatchEventType, remove('Corner'))).toBe('not-found')
    await scenario.admin.gets(contract.addMatchEventType, add('corner'))
    expect((await played()).at(-1)).toBe('Corner')
    const after = (await offered()).filter((option) => option.eventType === 'Corner')
    expect(after.map((option) => option._id).sort()).toEqual(before.map((option) => option._id).sort())
    await scenario.admin.gets(contract.removeMatchEventType, remove('Corner'))
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(10)
    expect((await ana.fetchesLobby(lobby)).bets[0]?.outcome).toBe('won')
    expect((await offered()).some((option) => option.eventType === 'Corner')).toBe(false)
  })

  it('an administrator reorders the event types of a match; types missing from the requested order follow at the end', async () => {
    const reorder = (eventTypeOrder: string[]) => ({ params: { id: scenario.match._id }, body: { eventTypeOrder } })
    await scenario.admin.gets(contract.reorderMatchEventTypes, reorder(['Offside', 'Corner', 'Offside']))
    expect(await played()).toEqual([
      'Offside',
      'Corner',
      ...BUILT_IN.filter((name) => name !== 'Offside' && name !== 'Corner'),
    ])
    expect((await offered())[0]?.eventType).toBe('Offside')
    expect(await scenario.admin.isRefused(contract.reorderMatchEventTypes, reorder(['Yawn']))).toBe('not-found')
    const ana = await scenario.player('Ana')
    const { eventTypes } = await ana.gets(contract.listEventTypes, { params: { matchId: scenario.match._id } })
    expect(eventTypes[0]).toEqual({ name: 'Offside', displayName: 'Offside' })
  })
})
