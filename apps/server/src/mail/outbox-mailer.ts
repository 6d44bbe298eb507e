import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../db/ids.ts'
import { composeMail } from './compose-mail.ts'
import type { Mailer, MailerParts } from './mailer.ts'

/** Used without a mail server: writes each email to a file that a mail program opens, and logs its path. */
export function outboxMailer(folder: string, parts: MailerParts): Mailer {
  return {
    async send(mail) {
      const { raw } = await composeMail(mail, parts)
      const time = parts.clock.date().toISOString().replace(/[-:]/g, '')
      const file = join(folder, `${time}-${newId()}.eml`)
      // The links in it are as sensitive as passwords, so only the folder's owner may read it.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.partial`, raw, { mode: 0o600 })
      await rename(`${file}.partial`, file)
      parts.log.info(`A mail to ${mail.to} lies in ${file}`)
    },
    async close() {},
  }
}
