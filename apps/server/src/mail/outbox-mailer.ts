import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/ids.ts'
import { composeMail } from './compose-mail.ts'
import type { Mailer, MailerParts } from './mailer.ts'

/** Where there is no mail server: every mail becomes a file that a mail program opens, and its place is told. */
export function outboxMailer(folder: string, parts: MailerParts): Mailer {
  return {
    async send(mail) {
      const { raw } = await composeMail(mail, parts)
      const time = parts.clock.date().toISOString().replace(/[-:]/g, '')
      const file = join(folder, `${time}-${newId()}.eml`)
      // The links in it are as good as passwords: for the owner of the folder alone.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.partial`, raw, { mode: 0o600 })
      await rename(`${file}.partial`, file)
      parts.log.info(`A mail to ${mail.to} lies in ${file}`)
    },
    async close() {},
  }
}
