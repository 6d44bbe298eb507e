import { confirmEmail } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMailServer, linkIn, type MailServer } from '../../../test/support/network/mail-server.ts'
import { stopAll } from '../../../test/support/nodes.ts'
import { signUp } from '../../../test/support/sign-in.ts'
import { anotherServer, aServer, call, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { deleteAccount } from './delete-account.ts'

describe.skipIf(!testDatabaseUrl)('a confirmation link, on two nodes', () => {
  let mailServer: MailServer
  let nodes: [TestServer, TestServer]
  beforeAll(async () => {
    mailServer = await aMailServer()
    const first = await aServer({ config: { smtpUrl: mailServer.url } })
    nodes = [first, await anotherServer(first, { config: { smtpUrl: mailServer.url } })]
  })
  afterAll(async () => {
    await stopAll(nodes ?? [])
    await mailServer?.close()
  })

  async function anAccount() {
    const ana = await signUp(nodes[0].url, 'Ana')
    const { searchParams } = linkIn(await mailServer.mailTo(ana.email))
    return { ana, link: { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' } }
  }

  it('of ten requests that follow the same confirmation link on two nodes at once, one succeeds and nine are refused [A61]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { link } = await anAccount()
      const tries = await Promise.all(
        Array.from({ length: 10 }, (_, index) => call(nodes[index % 2 ? 1 : 0], confirmEmail, { body: link })),
      )
      expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
    }
  })

  it('an account that one node deletes while another follows its confirmation link stays unconfirmed, and the confirmation succeeds or is refused, but never fails with 500 [A15] [A61]', async () => {
    const [one, other] = nodes
    for (let round = 0; round < 10; round += 1) {
      const { ana, link } = await anAccount()
      const [followed] = await Promise.all([
        call(one, confirmEmail, { body: link }),
        deleteAccount(other.ctx, ana.userId),
      ])
      expect([200, 400]).toContain(followed.status)
      const account = await one.ctx.db
        .selectFrom('account')
        .select('email_confirmed_at')
        .where('id', '=', ana.userId)
        .executeTakeFirst()
      expect(account).toEqual({ email_confirmed_at: null })
    }
  })
})
