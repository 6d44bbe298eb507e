/** A moment: milliseconds since 1970, by the server's clock. */
export type Instant = number

/** Of match time; wall time is shorter by the tempo. */
export const MINUTE = 60_000
