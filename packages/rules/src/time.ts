/** An instant: milliseconds since 1970 by the server's clock. */
export type Instant = number

/** The milliseconds of a minute of match time at tempo 1. The tempo divides match time into wall time. */
export const MINUTE = 60_000
