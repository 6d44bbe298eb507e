import type * as contract from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCompetition,
  aCompetitionScenario,
  type CompetitionScenario,
  HOUR,
} from '../../../test/support/competition.ts'
import { setClocks, severalServers, stopAll } from '../../../test/support/nodes.ts'
import { isUpdate, listen, type TestServer, type TestSocket, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { KICK_OFF } from '../../clock.ts'
import { advanceCompetition } from './advance-competition.ts'

if (!testDatabaseUrl)
  console.log('Races for the job of a competition were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('the job of a competition on two nodes at once', () => {
  let servers: TestServer[]
  let scenario: CompetitionScenario

  beforeAll(async () => {
    servers = await severalServers(2)
    scenario = await aCompetitionScenario(servers[0] as TestServer, 4)
  })
  afterAll(() => stopAll(servers))

  /**
   * Runs the job of the competition on all nodes at once; each node has read the job before another node has done it.
   */
  const bothAdvance = (id: contract.CompetitionId) =>
    Promise.all(servers.map(({ ctx }) => advanceCompetition(ctx, { ownerId: id } as never)))

  /** Waits for the last version at a socket of each node. Returns the versions of the competition that each socket received. */
  async function received(
    sockets: readonly TestSocket[],
    id: contract.CompetitionId,
    last: number,
  ): Promise<(number | undefined)[][]> {
    const isChange = (frame: contract.ServerFrame): frame is contract.Update =>
      isUpdate('competition.changed')(frame) && frame.topic === `competition:${id}`
    return Promise.all(
      sockets.map(async (socket) => {
        await socket.until((frame) => isChange(frame) && frame.version === last)
        return socket.frames.filter(isChange).map(({ version }) => version)
      }),
    )
  }

  it('the job of a competition, run on two nodes at once after enrolments, leaves the competition’s version unchanged [CP69] [CP77]', async () => {
    for (let time = 0; time < 5; time += 1) {
      const id = await aCompetition(scenario.admin)
      await scenario.enrols(id)
      const { version } = await scenario.sees(id)
      await bothAdvance(id)
      await bothAdvance(id)
      expect((await scenario.sees(id)).version).toBe(version)
    }
  })

  it('two nodes that run the draw of one competition at once publish two new versions, and a socket of each node receives both [CP69] [CP77]', async () => {
    const ids: contract.CompetitionId[] = []
    for (let cup = 0; cup < 5; cup += 1)
      ids.push(await aCompetition(scenario.admin, { matchIds: [await scenario.fixture(12 * HOUR)] }))
    for (const id of ids) await scenario.enrols(id)
    await Promise.all(servers.map(({ ctx }) => ctx.jobs.settled()))
    const before = await Promise.all(ids.map((id) => scenario.sees(id)))
    const topics = ids.map((id) => `competition:${id}`)
    const sockets = await Promise.all(servers.map((server) => listen(server, scenario.admin.token.accessToken, topics)))
    await setClocks(servers, KICK_OFF + HOUR)
    await Promise.all(ids.map(bothAdvance))
    await Promise.all(servers.map(({ ctx }) => ctx.jobs.settled()))
    for (const [index, { version }] of before.entries()) {
      const id = ids[index] as contract.CompetitionId
      const after = await scenario.sees(id)
      expect(after.stages[0]?.groups[0]?.lobbies).toHaveLength(1)
      const both = [version + 1, version + 2]
      expect(await received(sockets, id, version + 2)).toEqual([both, both])
      expect(after.version).toBe(version + 2)
    }
    for (const socket of sockets) socket.close()
  })
})
