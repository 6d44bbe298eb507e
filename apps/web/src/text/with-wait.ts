/** A refusal, with how long there is no use in trying again where that is known: of one that says so by Retry-After. */
export function withWait({ message, retryAfter }: { message: string; retryAfter: number | undefined }): string {
  return retryAfter === undefined ? message : `${message} Try again in ${spokenWait(retryAfter)}.`
}

/** Rounded up: whoever comes back then is let in. */
function spokenWait(seconds: number): string {
  if (seconds < 100) return counted(seconds, 'second')
  if (seconds < 100 * 60) return counted(seconds / 60, 'minute')
  return counted(seconds / 3600, 'hour')
}

function counted(value: number, unit: string): string {
  const whole = Math.ceil(value)
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`
}
