/**
 * The default stakes. Clients show the stakes of a lobby only if they differ from these. This file is separate, so that
 * a page need not fetch the texts of all settings.
 */
export const USUAL_STAKES = { least: 1, most: 100 }

/** The largest number of seats in a lobby. */
export const UNLIMITED_SEATS = 999
