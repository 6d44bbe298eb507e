import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { StageServer } from './server.ts'

/** The link in the last mail to an address; the mail is written after the reply, so it may be a moment late. */
export async function mailedLink(server: StageServer, address: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(server, address)).length).toBe(mails)
  const text = (await mailsTo(server, address)).at(-1) ?? ''
  const link = /https?:\/\/\S+\/reset-password\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`No link in the mail to ${address}`)
  return link
}

/** The text of each, the oldest first. */
async function mailsTo({ dataDir }: StageServer, address: string): Promise<string[]> {
  const outbox = join(dataDir, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFile(join(outbox, file), 'utf8')),
  )
  return mails.filter((mail) => mail.toLowerCase().includes(`to: ${address}`)).map(readable)
}

/** Mails break long lines and write what is not plain as =XX. */
function readable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
