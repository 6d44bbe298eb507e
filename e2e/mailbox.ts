import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { StageServer } from './server.ts'

/** For its reader alone: of new sign-ins they are told as well, with none of these. */
const LINK = /https?:\/\/\S+\/(?:reset-password|confirm-email)\S+/

/** The link in the last mail with one to an address; the mail is written after the reply, so it may be a moment late. */
export async function mailedLink(server: StageServer, address: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await linksTo(server, address)).length).toBe(mails)
  const link = (await linksTo(server, address)).at(-1)
  if (link === undefined) throw new Error(`No link in the mails to ${address}`)
  return link
}

async function linksTo(server: StageServer, address: string): Promise<string[]> {
  return (await mailsTo(server, address)).flatMap((text) => LINK.exec(text)?.[0] ?? [])
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
