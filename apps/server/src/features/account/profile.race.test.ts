import { updateProfile } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { severalServers, stopAll } from '../../../test/support/nodes.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { changeAccount } from './change-account.ts'

if (!testDatabaseUrl) console.log('Races for usernames were left out: set TEST_DATABASE_URL to a PostgreSQL.')

describe.skipIf(!testDatabaseUrl)('concurrent changes of profiles on several servers', () => {
  let servers: TestServer[]
  let first: TestServer
  beforeAll(async () => {
    servers = await severalServers(4)
    const [one] = servers
    if (!one) throw new Error('no server runs')
    first = one
  })
  afterAll(() => stopAll(servers))

  it('of four users who request the same username on four servers at once, one gets it and the others get username-taken [A13]', async () => {
    for (let time = 0; time < 10; time += 1) {
      const users = await Promise.all(servers.map(() => signUp(first.ctx, 'Ana')))
      const requests = users.map((user, index) => {
        const username = index % 2 === 0 ? `Striker ${time}` : `STRIKER ${time}`
        const server = servers[index] ?? first
        return call(server, updateProfile, { body: { username } }, { token: user.token.accessToken })
      })
      const answers = (await Promise.all(requests)).map((answer) => (answer.ok ? 'changed' : answer.failure.code))
      expect(answers.sort()).toEqual(['changed', ...Array(users.length - 1).fill('username-taken')])
    }
  })

  it('when four servers remove the role of all four administrators at the same moment, one removal is refused and one administrator remains [A17]', async () => {
    for (let time = 0; time < 10; time += 1) {
      await first.ctx.db.updateTable('account').set({ role: 'player' }).execute()
      const admins = await Promise.all(servers.map(() => signUp(first.ctx, 'Dana', { role: 'admin' })))
      const asked = admins.map(({ userId }, index) =>
        changeAccount((servers[index] ?? first).ctx, userId, { role: 'player' }).then(
          () => 'demoted',
          (error) => error.code,
        ),
      )
      expect((await Promise.all(asked)).sort()).toEqual([...Array(admins.length - 1).fill('demoted'), 'forbidden'])
    }
  })
})
