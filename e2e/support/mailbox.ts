import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { StageServer } from './server.ts'

/** Matches links of this kind. Other mails, such as notices of a new sign-in, contain none of them. */
const LINK = /https?:\/\/\S+\/(?:reset-password|confirm-email)\S+/

/**
 * Returns the link in the last mail to an address. The server writes the mail after its response, so this function
 * waits for the mail.
 */
export async function mailedLink(server: StageServer, address: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await linksTo(server, address)).length).toBe(mails)
  const link = (await linksTo(server, address)).at(-1)
  if (link === undefined) throw new Error(`No link in the mails to ${address}`)
  return link
}

async function linksTo(server: StageServer, address: string): Promise<string[]> {
  return (await mailsTo(server, address)).flatMap((text) => LINK.exec(text)?.[0] ?? [])
}

/** Returns the texts of all mails to an address, the oldest first. */
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

/** Decodes quoted-printable: long lines are broken, and special characters are written as =XX. */
function readable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
