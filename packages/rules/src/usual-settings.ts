/** What is told of a lobby only where it is otherwise; apart from the table, whose words no page needs to fetch for it. */
export const USUAL_STAKES = { least: 1, most: 100 }

/** As many seats as there can be. */
export const UNLIMITED_SEATS = 999
