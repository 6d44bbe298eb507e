import type { AccountRow, MailKind } from '../../db/schema.ts'
import type { MailRequest } from '../../mail/mail-gate.ts'

/** Returns an email to the account's address in the format that the mail limits count ([A37]). */
export function noticeTo(
  { id, email, email_confirmed_at }: Pick<AccountRow, 'id' | 'email' | 'email_confirmed_at'>,
  kind: MailKind,
): MailRequest {
  return { kind, to: email, accountId: id, isConfirmed: email_confirmed_at !== null }
}
