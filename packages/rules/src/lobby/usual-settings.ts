/**
 * Defaults that clients show only if a lobby differs. They are in their own file, so that a page need not fetch the texts of all settings.
 */
export const USUAL_STAKES = { least: 1, most: 100 }

/** The largest number of seats. */
export const UNLIMITED_SEATS = 999
