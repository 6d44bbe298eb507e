/** Formats an instant for a datetime field: local time, without seconds. */
export function localTime(instant: number): string {
  const offset = new Date(instant).getTimezoneOffset() * 60_000
  return new Date(instant - offset).toISOString().slice(0, 16)
}
