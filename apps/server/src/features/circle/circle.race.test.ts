import * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aScenario, type Player, playerOn, type Scenario } from '../../../test/support/scenario.ts'
import { anotherServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'

describe.skipIf(!testDatabaseUrl)('a circle whose members act at once on two servers', () => {
  let scenario: Scenario
  let second: TestServer
  let players: readonly Player[]
  let circle: contract.Circle
  beforeAll(async () => {
    scenario = await aScenario()
    second = await anotherServer(scenario.server)
    const { server, match } = scenario
    const names = ['Ana', 'Ben', 'Cleo', 'Dana']
    players = await Promise.all(
      names.map(async (name, index) => {
        const player = await scenario.player(name)
        return index % 2 === 0 ? player : playerOn(second, name, player, () => match._id)
      }),
    )
    const [owner, ...others] = players
    if (!owner) throw new Error('no owner')
    ;({ circle } = await owner.gets(contract.createCircle, { body: { name: 'Tuesday club' } }))
    for (const player of others) {
      await player.gets(contract.joinCircle, { body: { code: circle.code } })
      const body = { userId: player.userId, admit: true }
      await owner.gets(contract.admitToCircle, { params: { circleId: circle._id }, body })
    }
    expect(server).not.toBe(second)
  })
  afterAll(async () => {
    await second.stop()
    await scenario.ends()
  })

  it('members who open an evening on one match at once get one lobby, and each member one notice [CI10] [CI11]', async () => {
    for (const home of ['Spain', 'Wales', 'Peru']) {
      const { match } = await scenario.admin.gets(contract.createMatch, { body: { homeTeam: home, awayTeam: 'Italy' } })
      const opened = await Promise.all(
        players.map((player) =>
          player.gets(contract.openEvening, { params: { circleId: circle._id }, body: { matchId: match._id } }),
        ),
      )
      expect(new Set(opened.map(({ lobby }) => lobby._id)).size).toBe(1)
      const lobby = opened[0]?.lobby
      const { db } = scenario.server.ctx
      const told = await db
        .selectFrom('notice')
        .select('account_id')
        .where('key', '=', `evening ${lobby?._id}`)
        .execute()
      const others = players.filter(({ userId }) => userId !== lobby?.hostUser._id).map(({ userId }) => userId)
      expect(told.map(({ account_id }) => account_id).sort()).toEqual([...others].sort())
    }
  })

  it('a circle that all members leave at once, while its owner hands it over, is deleted and leaves no owner outside [CI8]', async () => {
    const { db } = scenario.server.ctx
    const [owner, heir] = players
    const at = { params: { circleId: circle._id } }
    await Promise.all([
      owner?.asks(contract.handOverCircle, { ...at, body: { userId: heir?.userId as contract.UserId } }),
      ...players.map((player) => player.asks(contract.leaveCircle, at)),
    ])
    expect(await db.selectFrom('circle').selectAll().where('id', '=', circle._id).execute()).toEqual([])
  })
})
