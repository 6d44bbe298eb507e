import { adminDeleteUser, changePassword, login, logoutEverywhere, whoami } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopAll } from '../../../test/support/nodes.ts'
import { type SignedIn, signUp, TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import {
  anotherServer,
  aServer,
  call,
  listen,
  type TestServer,
  testDatabaseUrl,
} from '../../../test/support/test-app.ts'

describe.skipIf(!testDatabaseUrl)('a session that ended on another node', () => {
  let here: TestServer
  let there: TestServer
  beforeAll(async () => {
    here = await aServer()
    there = await anotherServer(here)
  })
  afterAll(() => stopAll([here, there]))

  /** Signs in on a second device, which is connected to the other node. */
  async function twoDevices(name: string) {
    const user = await signUp(here.ctx, name)
    const phone = await call(there, login, { body: { email: user.email, password: TEST_PASSWORD } })
    if (!phone.ok) throw new Error('not signed in')
    const token = phone.reply.token.accessToken
    return { user, token, socket: await listen(there, token) }
  }
  const isAccepted = async (token: string) => (await call(there, whoami, {}, { token })).ok

  const ways: Readonly<Record<string, (user: SignedIn) => Promise<{ readonly ok: boolean }>>> = {
    'its user signed out everywhere': ({ token }) => call(here, logoutEverywhere, {}, { token: token.accessToken }),
    'its user changed the password': ({ headers }) =>
      call(here, changePassword, { body: { password: TEST_PASSWORD, newPassword: 'Another-1-pass' } }, { headers }),
    'an administrator deleted its account': async ({ userId }) => {
      const { headers } = await signUp(here.ctx, 'Dana', { role: 'admin' })
      return call(here, adminDeleteUser, { params: { id: userId } }, { headers })
    },
  }

  it.each(Object.keys(ways))(
    'a session is refused at once and loses its socket when, on another node, %s [A12] [PR486]',
    async (way) => {
      const { user, token, socket } = await twoDevices('Ana')
      expect(await isAccepted(token)).toBe(true)
      expect(await ways[way]?.(user)).toMatchObject({ ok: true })
      const endedAt = performance.now()
      expect(await isAccepted(token)).toBe(false)
      expect(await socket.closed).toBe(4401)
      // The socket asks every two seconds, and a busy machine may be late.
      expect(performance.now() - endedAt).toBeLessThan(2_500)
    },
  )
})
