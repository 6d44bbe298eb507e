import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { forgotPassword } from '@bettle/contract'
import PostalMime from 'postal-mime'
import { outboxFolder } from '../../src/mail/mailer.ts'
import { call } from './call.ts'
import { linkIn } from './network/mail-server.ts'
import type { TestServer } from './test-app.ts'

/** Requests a password link and reads it from the latest email in the outboxes. Each node has its own outbox. */
export async function linkTo(server: TestServer, email: string): Promise<{ token: string; id: string }> {
  const asked = await call(server, forgotPassword, { body: { email, confirmEmail: email } })
  if (!asked.ok) throw new Error(asked.failure.error)
  for (const path of await latestFirst(server)) {
    const mail = await PostalMime.parse(await readFile(path))
    if (mail.to?.[0]?.address !== email) continue
    const { searchParams } = linkIn(mail)
    return { token: searchParams.get('token') ?? '', id: searchParams.get('id') ?? '' }
  }
  throw new Error(`No mail to ${email} in ${outboxFolder(server.ctx)}`)
}

async function latestFirst({ nodes }: TestServer): Promise<string[]> {
  const paths = nodes.map(async ({ ctx }) => {
    await ctx.background.settled()
    const folder = outboxFolder(ctx)
    // A node that has sent no email has no outbox folder.
    const files = await readdir(folder).catch(() => [])
    return files.map((file) => join(folder, file))
  })
  return (await Promise.all(paths)).flat().sort((one, other) => (basename(one) < basename(other) ? 1 : -1))
}
