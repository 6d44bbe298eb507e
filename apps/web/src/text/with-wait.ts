import { msg } from '../texts/msg.ts'
import { LOCALE } from './number-text.ts'

/** Returns an error message with the time to wait, if the response had a Retry-After header. */
export function withWait({ message, retryAfter }: { message: string; retryAfter: number | undefined }): string {
  return retryAfter === undefined
    ? message
    : msg('text.with-wait.try-again-in', { message, spokenWait: spokenWait(retryAfter) })
}

/** Formats the time to wait. It is rounded up, so that an attempt after this time is accepted. */
function spokenWait(seconds: number): string {
  if (seconds < 100) return counted(seconds, 'second')
  if (seconds < 100 * 60) return counted(seconds / 60, 'minute')
  return counted(seconds / 3600, 'hour')
}

function counted(value: number, unit: string): string {
  return Math.ceil(value).toLocaleString(LOCALE, { style: 'unit', unit, unitDisplay: 'long' })
}
