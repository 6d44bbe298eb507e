/** An instant: milliseconds since 1970 by the server's clock. */
export type Instant = number

/** Minutes of match time; the tempo divides them into wall time. */
export const MINUTE = 60_000
