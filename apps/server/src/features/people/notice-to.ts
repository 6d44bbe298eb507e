import type { AccountRow } from '../../db/schema.ts'
import type { MailRequest } from '../../mail/mail-gate.ts'
import type { MailKind } from '../../mail/mail-limits.ts'

/** A mail to the address that an account has, as the gate counts it ([A37]). */
export function noticeTo(
  { id, email, email_confirmed_at }: Pick<AccountRow, 'id' | 'email' | 'email_confirmed_at'>,
  kind: MailKind,
): MailRequest {
  return { kind, to: email, accountId: id, isConfirmed: email_confirmed_at !== null }
}
