import type { MatchId, Odds } from '@bettle/contract'
import * as contract from '@bettle/contract'
import { modelLines, oddsToWire, optionName } from '@bettle/rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, aSignedInUser, listen, type TestServer } from '../../../test/support/test-app.ts'
import { ensurePriced } from './reprice.ts'

let server: TestServer

beforeAll(async () => {
  server = await aServer()
})

afterAll(() => server.stop())

describe('the odds of a match', () => {
  let scenario: Scenario
  beforeEach(async () => {
    scenario = await aScenario({ on: server })
  })
  afterEach(() => scenario.ends())

  const offered = async () =>
    (await scenario.admin.gets(contract.adminListMatchOdds, { params: { matchId: scenario.match._id } })).odds
  const lineOf = (odds: readonly Odds[], name: string) => {
    const found = odds.find((option) => option.name === name)
    if (!found) throw new Error(`${name} is not offered: ${odds.map((option) => option.name).join(', ')}`)
    return found
  }
  const modelsLines = (eventType: string, startMinute: number) =>
    modelLines(eventType, { halfNumber: 1, startMinute, endMinute: startMinute + 10 }).map((line) => [
      optionName(line),
      oddsToWire(line.hundredths),
    ])
  const cornersOf = (odds: readonly Odds[]) =>
    odds.filter((option) => option.eventType === 'Corner').map((option) => [option.name, option.odds])
  const create = (more: Record<string, unknown> = {}) => ({
    body: {
      matchId: scenario.match._id,
      threshold: 2.5,
      oddsValue: 3.2,
      eventType: 'Corner',
      betType: 'over' as const,
      ...more,
    },
  })

  it('the model prices the odds of a match anew for each next round [P5] [P7]', async () => {
    expect(cornersOf(await offered()).sort()).toEqual(modelsLines('Corner', 0).sort())
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect(cornersOf(await offered()).sort()).toEqual(modelsLines('Corner', 10).sort())
    await scenario.goesOn(10)
    expect(cornersOf(await offered()).sort()).toEqual(modelsLines('Corner', 20).sort())
  })

  it('lists odds in the order of their event types, and keeps the option of a line that is still offered [P7]', async () => {
    const before = await offered()
    expect([...new Set(before.map((option) => option.eventType))][0]).toBe('Goal')
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    const after = await offered()
    expect(lineOf(after, 'Over 0.5 Corner')._id).toBe(lineOf(before, 'Over 0.5 Corner')._id)
    const missing = before.filter((option) => !after.some((other) => other._id === option._id))
    expect(missing.length).toBeGreaterThan(0)
    const retired = await scenario.admin.gets(contract.adminGetOdds, { params: { id: missing[0]?._id as never } })
    expect(retired.odds.retired).toBe(true)
  })

  it('three simultaneous requests price the odds of a plan once, and a subscriber of the match receives one update [P7]', async () => {
    scenario = await aScenario()
    const { ctx } = scenario.server
    await scenario.startsHalf(1)
    const watcher = await aSignedInUser(scenario.server, 'Watcher')
    const socket = await listen(scenario.server, await watcher.token(), [`match:${scenario.match._id}`])
    const plan = await ctx.db.selectFrom('plan').selectAll().executeTakeFirstOrThrow()
    await ctx.db.updateTable('plan').set({ priced_round_id: null }).execute()
    await Promise.all([1, 2, 3].map(() => ensurePriced(ctx, scenario.match._id, plan.id)))
    await socket.done()
    const pushes = socket.frames.flatMap((frame) => (frame.type === 'news' ? [frame.push] : []))
    expect(pushes).toMatchObject([{ type: 'odds.changed', roundDuration: 10 }])
    socket.close()
  })

  it('keeps a price that an administrator set until the administrator hands it back to the model [P8]', async () => {
    const corner = lineOf(await offered(), 'Over 0.5 Corner')
    const edit = (body: Record<string, unknown>) => ({ params: { id: corner._id }, body })
    const priced = await scenario.admin.gets(contract.updateOdds, edit({ oddsValue: 2.15, match: scenario.match._id }))
    expect(priced.odds).toMatchObject({ _id: corner._id, odds: 2.15, setBy: 'admin' })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect(lineOf(await offered(), 'Over 0.5 Corner')).toMatchObject({ odds: 2.15, setBy: 'admin' })
    const post = { ...contract.updateOdds, method: 'POST' } as const
    const { odds } = await scenario.admin.gets(post, edit({ setBy: 'model' }))
    expect(odds).toMatchObject({ _id: corner._id, setBy: 'model' })
    expect(cornersOf(await offered()).sort()).toEqual(modelsLines('Corner', 10).sort())
  })

  it('a client can update odds by sending back the whole option with a new price or line [P8]', async () => {
    const corner = lineOf(await offered(), 'Over 0.5 Corner')
    const edit = async (body: Partial<Odds>) => {
      const { _id, ...rest } = { ...corner, ...body }
      return (await scenario.admin.gets(contract.updateOdds, { params: { id: _id }, body: rest })).odds
    }
    expect(await edit({ odds: 2.15 })).toMatchObject({ _id: corner._id, odds: 2.15, setBy: 'admin' })
    expect(await edit({ odds: 2.2, setBy: 'admin' })).toMatchObject({ odds: 2.2, setBy: 'admin' })
    expect(await edit({ odds: 2.2 })).toMatchObject({ setBy: 'model' })
    expect(await edit({ threshold: 7 })).toMatchObject({ threshold: 7, setBy: 'admin', retired: false })
  })

  it('another line for an option creates a new option and retires the old one; placed bets keep their terms [P8]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    const bet = await ana.bets(10).on('Over 0.5 Corner', lobby)
    const edit = (body: Record<string, unknown>) => ({ params: { id: bet.oddsId }, body })
    const { odds } = await scenario.admin.gets(contract.updateOdds, edit({ threshold: 3, odds: 9 }))
    expect(odds).toMatchObject({ name: 'Over 3 Corner', threshold: 3, odds: 9, setBy: 'admin' })
    expect(odds._id).not.toBe(bet.oddsId)
    expect((await offered()).some((option) => option._id === bet.oddsId)).toBe(false)
    expect(await scenario.admin.isRefused(contract.updateOdds, edit({ odds: 3 }))).toBe('option-retired')
    expect((await ana.fetchesLobby(lobby)).bets[0]?.odds).toMatchObject({ name: 'Over 0.5 Corner', threshold: 0.5 })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect((await offered()).filter((option) => option.name === 'Over 0.5 Corner')).toEqual([])
    const refusal = { params: { id: odds._id }, body: { eventType: 'Yawn' } }
    expect(await scenario.admin.isRefused(contract.updateOdds, refusal)).toBe('invalid-request')
  })

  it('an administrator who sets the price of a line changes the option that already has this line, or else creates an option [P8]', async () => {
    const made = await scenario.admin.gets(contract.createOdds, create({ threshold: 7.5, oddsValue: 40 }))
    expect(made.odds).toMatchObject({ name: 'Over 7.5 Corner', odds: 40, setBy: 'admin', roundDuration: 10 })
    const current = lineOf(await offered(), 'Under 0.5 Goal')
    const { odds } = await scenario.admin.gets(contract.adminPostOdds, {
      body: { match: scenario.match._id, threshold: 0.5, odds: 1.5, eventType: 'Goal', betType: 'under' },
    })
    expect(odds).toMatchObject({ _id: current._id, odds: 1.5, setBy: 'admin' })
    const unknown = create({ eventType: 'Yawn' })
    expect(await scenario.admin.isRefused(contract.createOdds, unknown)).toBe('not-found')
    const nowhere = create({ matchId: '01890000-0000-7000-8000-000000000000' as MatchId })
    expect(await scenario.admin.isRefused(contract.createOdds, nowhere)).toBe('match-not-found')
    for (const nonsense of [
      { threshold: 0.3 },
      { threshold: 1e9 },
      { oddsValue: 1 },
      { oddsValue: 1e9 },
      { betType: 'x' },
    ]) {
      expect(await scenario.admin.isRefused(contract.createOdds, create(nonsense))).toBe('invalid-request')
    }
    const halfSaid = { body: { threshold: 0.5, eventType: 'Goal', betType: 'under' as const } }
    expect(await scenario.admin.isRefused(contract.adminPostOdds, halfSaid)).toBe('invalid-request')
  })

  it('an option that an administrator deleted is not offered in the next round [P8]', async () => {
    const corner = lineOf(await offered(), 'Over 0.5 Corner')
    await scenario.admin.gets(contract.deleteOdds, { params: { id: corner._id } })
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    expect((await offered()).some((option) => option.name === 'Over 0.5 Corner')).toBe(false)
    const { odds } = await scenario.admin.gets(contract.adminGetOdds, { params: { id: corner._id } })
    expect(odds.retired).toBe(true)
  })

  it('bets and lists name an option by its line, unless an administrator named it [P5]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby()
    const { odds: rush } = await scenario.admin.gets(contract.createOdds, create({ name: 'Corner rush' }))
    expect(rush).toMatchObject({ name: 'Corner rush', customName: 'Corner rush' })
    const bet = await ana.bets(5).on('Corner rush', lobby)
    expect(bet.odds).toMatchObject({ name: 'Corner rush', customName: 'Corner rush', threshold: 2.5 })

    // A form that sends back the generated name does not set a custom name.
    const quiet = lineOf(await offered(), 'Under 0.5 Corner')
    const params = { id: quiet._id }
    const { odds } = await scenario.admin.gets(contract.updateOdds, { params, body: { name: quiet.name, odds: 4 } })
    expect(odds).toMatchObject({ name: 'Under 0.5 Corner', odds: 4 })
    expect(odds).not.toHaveProperty('customName')

    const rows = await scenario.server.ctx.db
      .selectFrom('option')
      .select('name')
      .where('match_id', '=', scenario.match._id)
      .where('name', 'is not', null)
      .execute()
    expect(rows).toEqual([{ name: 'Corner rush' }])
    const listed = async (q: string) => {
      const found = await scenario.admin.gets(contract.adminListOdds, { query: { q, sort: 'name' } })
      return found.odds.filter(({ match }) => match === scenario.match._id).map(({ name }) => name)
    }
    expect(await listed('er rush')).toEqual(['Corner rush'])
    expect(await listed('5 Corner')).toEqual((await listed('5 Corner')).sort())
    expect(await listed('under 0.5 corner')).toEqual(['Under 0.5 Corner'])
  })

  it('administrators cannot change the odds of a generated plan [P8]', async () => {
    const ana = await scenario.player('Ana')
    const lobby = await ana.opensLobby({ roundDuration: 5 })
    const id = lobby.odds[0]?._id as never
    expect(await scenario.admin.isRefused(contract.updateOdds, { params: { id }, body: { odds: 2 } })).toBe(
      'option-not-found',
    )
    expect(await scenario.admin.isRefused(contract.deleteOdds, { params: { id } })).toBe('option-not-found')
    const { odds } = await ana.gets(contract.listOdds, {
      params: { matchId: scenario.match._id },
      query: { lobbyId: lobby._id },
    })
    expect(odds).toEqual(lobby.odds)
    expect(odds.every((option) => option.roundDuration === 5)).toBe(true)
  })
})
