/**
 * Defaults that clients show only if a lobby's setting differs. They have a file of their own, so that a page need not
 * fetch the texts of all settings.
 */
export const USUAL_STAKES = { least: 1, most: 100 }

/** The largest number of seats in a lobby. */
export const UNLIMITED_SEATS = 999
