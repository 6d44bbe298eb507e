import { forgotPassword, login, resetPassword, whoami } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitingForLock } from '../../../../test/support/database/waiting-for-lock.ts'
import { aMailServer, linkIn, type MailServer } from '../../../../test/support/network/mail-server.ts'
import { stopAll } from '../../../../test/support/nodes.ts'
import { type SignedIn, signUp } from '../../../../test/support/sign-in.ts'
import { anotherServer, aServer, call, type TestServer, testDatabaseUrl } from '../../../../test/support/test-app.ts'
import { endSessionsOf } from '../../session/session-store.ts'
import { hashPassword } from '../../user/password.ts'
import { consumeLink } from './password-link-store.ts'

describe.skipIf(!testDatabaseUrl)('a new password by a link on two nodes at once', () => {
  let mailServer: MailServer
  let nodes: TestServer[]
  beforeAll(async () => {
    mailServer = await aMailServer()
    const first = await aServer({ config: { smtpUrl: mailServer.url }, nodes: 1 })
    nodes = [first, await anotherServer(first, { config: { smtpUrl: mailServer.url } })]
  })
  afterAll(async () => {
    await stopAll(nodes ?? [])
    await mailServer?.close()
  })

  it('of ten requests with the same password link on two nodes at once, one sets its password and nine are refused [A23]', async () => {
    const [one, other] = nodes as [TestServer, TestServer]
    const ana = await signUp(one.ctx, 'Ana')
    const link = await aLink(one, ana)
    const passwords = Array.from({ length: 10 }, (_, index) => `Half-time-${index}`)
    const tries = await Promise.all(
      passwords.map((password, index) =>
        call(index % 2 ? one : other, resetPassword, { body: { password, confirmPassword: password, ...link } }),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
    const set = passwords[tries.findIndex(({ ok }) => ok)] ?? ''
    expect(await call(one, login, { body: { email: ana.email, password: set } })).toMatchObject({ status: 200 })
  })

  it('eight requests for a password link on two nodes at once mail eight links and leave one of them stored [A22]', async () => {
    const [one, other] = nodes as [TestServer, TestServer]
    const ana = await signUp(one.ctx, 'Ana')
    const body = { email: ana.email, confirmEmail: ana.email }
    await Promise.all(Array.from({ length: 8 }, (_, index) => call(index % 2 ? one : other, forgotPassword, { body })))
    await Promise.all(nodes.map(({ ctx }) => ctx.background.settled()))
    const rows = await one.ctx.db
      .selectFrom('password_link')
      .select('hash')
      .where('account_id', '=', ana.userId)
      .execute()
    expect(rows).toHaveLength(1)
    expect(mailServer.mails.filter(({ to }) => to?.[0]?.address === ana.email)).toHaveLength(8)
  })

  it('a sign-in with the old password leaves no valid session if a new password is set at the same moment [A23]', async () => {
    const [one, other] = nodes as [TestServer, TestServer]
    for (let round = 0; round < 10; round += 1) {
      const ana = await signUp(one.ctx, 'Ana')
      const link = await aLink(one, ana)
      const body = { password: 'Half-time-2', confirmPassword: 'Half-time-2', ...link }
      const [set, ...signedIn] = await Promise.all([
        call(one, resetPassword, { body }),
        ...Array.from({ length: 4 }, () => call(other, login, { body: ana })),
      ])
      expect(set).toMatchObject({ ok: true })
      for (const each of signedIn) {
        if (!each.ok) expect(each.failure.code).toBe('login-failed')
        else expect(await call(one, whoami, {}, { token: each.reply.token.accessToken })).toMatchObject({ status: 401 })
      }
    }
  })

  it('a sign-in with the old password that arrives while a new password is being stored waits, and is then refused [A23]', async () => {
    const [one, other] = nodes as [TestServer, TestServer]
    const ana = await signUp(one.ctx, 'Ana')
    const { token } = await aLink(one, ana)
    const anotherHash = await hashPassword(one.ctx, 'Half-time-2')
    let signingIn: ReturnType<typeof signIn> | undefined
    const signIn = () => call(other, login, { body: ana })
    await one.ctx.db.transaction().execute(async (tx) => {
      const now = one.clock.now()
      await consumeLink(tx, ana.userId, token, now)
      signingIn = signIn()
      await waitingForLock(other)
      await tx.updateTable('account').set({ password_hash: anotherHash }).where('id', '=', ana.userId).execute()
      await endSessionsOf(tx, ana.userId, 'password-reset', now)
    })
    expect(await signingIn).toMatchObject({ status: 401, failure: { code: 'login-failed' } })
  })

  async function aLink(server: TestServer, { email }: SignedIn): Promise<{ token: string; id: string }> {
    await call(server, forgotPassword, { body: { email, confirmEmail: email } })
    const { searchParams } = linkIn(await mailServer.mailTo(email))
    return { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' }
  }
})
