import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forgotPassword } from '@bettle/contract'
import PostalMime from 'postal-mime'
import { outboxFolder } from '../../src/mail/mailer.ts'
import { call } from './call.ts'
import { linkIn } from './mail-server.ts'
import type { TestServer } from './test-app.ts'

/** Requests a password link and reads it from the latest email in the outbox. */
export async function linkTo(server: TestServer, email: string): Promise<{ token: string; id: string }> {
  const asked = await call(server, forgotPassword, { body: { email, confirmEmail: email } })
  if (!asked.ok) throw new Error(asked.failure.error)
  await server.ctx.background.settled()
  const folder = outboxFolder(server.ctx)
  for (const file of (await readdir(folder)).sort().reverse()) {
    const mail = await PostalMime.parse(await readFile(join(folder, file)))
    if (mail.to?.[0]?.address !== email) continue
    const { searchParams } = linkIn(mail)
    return { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' }
  }
  throw new Error(`No mail to ${email} in ${folder}`)
}
