import * as contract from '@bettle/contract'
import { type OperatorAction, placeBet, recordMatchEvent } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.ts'
import { previewAction } from '../../src/features/action/preview-action.ts'
import { ledgerFaults } from '../../src/features/ledger/check-ledger.ts'
import { jobKinds } from '../../src/features/runners.ts'
import type { JobKinds } from '../../src/jobs/jobs.ts'
import { everyRow } from '../support/database/every-row.ts'
import { severalServers, stopAll } from '../support/nodes.ts'
import { aScenario, betOn, playerOn } from '../support/scenario.ts'
import { type TestServer, testDatabaseUrl } from '../support/test-app.ts'

if (!testDatabaseUrl) console.log('Bets during a preview were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('bets and events during a long preview', () => {
  let servers: TestServer[]
  beforeAll(async () => {
    servers = await severalServers(2)
  })
  afterAll(() => stopAll(servers))

  it('a long preview stops no bets or events on any server, and neither affects the result of the other [B8] [O5] [PR344]', async () => {
    const [here, there] = servers
    if (!here || !there) throw new Error('no server runs')
    const scenario = await aScenario({ on: here })
    const [ana, ben] = await Promise.all(['Ana', 'Ben'].map((name) => scenario.player(name)))
    if (!ana || !ben) throw new Error('somebody did not come')
    const lobby = await ana.opensLobby({ inactivityPenalty: 5 })
    await ben.joins(lobby)
    await ana.bets(10).on('Over 0.5 Corner', lobby)
    await scenario.startsHalf(1)
    await scenario.letsKickOff()
    await scenario.goesOn(1)
    await there.clock.set(here.clock.now())
    const matchId = scenario.match._id
    const action: OperatorAction = { kind: 'end-half', matchId, halfNumber: 1 }
    const foreseen = await scenario.admin.gets(contract.previewAction, { body: { action } })

    // The preview has settled the round in its transaction. It waits until the test releases it.
    let isSettled = () => {}
    let letGo = () => {}
    const settled = new Promise<void>((resolve) => {
      isSettled = resolve
    })
    const released = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const slowly: JobKinds<Context> = {
      ...jobKinds,
      'round-end': {
        ...jobKinds['round-end'],
        async run(ctx, work) {
          await jobKinds['round-end'].run(ctx, work)
          isSettled()
          await released
        },
      },
    }
    let isOver = false
    const slow = previewAction(here.ctx, scenario.admin.userId, action, slowly).finally(() => {
      isOver = true
    })
    await settled
    const chips: number[] = []
    for (const [player, server, stake] of [
      [ana, here, 7],
      [ben, there, 8],
    ] as const) {
      const one = playerOn(server, player.name, player, () => matchId)
      const body = betOn(await one.fetchesLobby(lobby), 'Under 1.5 Corner', stake)
      chips.push((await one.gets(placeBet, { body })).chips)
    }
    await ana.opensLobby()
    const body = { match: matchId, eventType: 'Throw', timeStamp: here.clock.date().toISOString() }
    await scenario.admin.gets(recordMatchEvent, { body })
    expect([isOver, ...chips]).toEqual([false, 83, 92])

    const rows = await everyRow(here.ctx)
    letGo()
    expect(await slow).toEqual(foreseen)
    expect(await everyRow(here.ctx)).toEqual(rows)
    expect((await ana.fetchesLobby(lobby)).bets.map(({ stake, outcome }) => [stake, outcome])).toEqual([
      [10, 'open'],
      [7, 'open'],
    ])
    expect(await ledgerFaults(here.ctx.db)).toEqual([])
  })
})
