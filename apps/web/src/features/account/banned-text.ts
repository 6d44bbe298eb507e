import { CallError } from '../../api/call-error.ts'
import { BAN_REASON_TEXTS } from '../../report-ui/report-reasons.ts'
import { zonedDayAndTime } from '../../text/zoned-time.ts'
import { msg } from '../../texts/msg.ts'

/** Writes the end of a ban in the reader's time zone, which the server does not know. */
export function inLocalTime(refusal: CallError): CallError {
  const end = Date.parse(refusal.until ?? '')
  if (Number.isNaN(end)) return refusal
  const reason = (BAN_REASON_TEXTS as Readonly<Record<string, string>>)[refusal.reason ?? ''] ?? BAN_REASON_TEXTS.other
  const message = msg('account.banned-text.this-account-is-banned', { time: zonedDayAndTime(end), reason })
  return new CallError({ ...refusal, message })
}
