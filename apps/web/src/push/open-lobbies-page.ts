/** As many as fit a screen many times over; the rest is fetched by who wants to see it. */
export const PAGE_SIZE = 200

export const pageQueryOf = (page: number) => ({ query: { page, pageSize: PAGE_SIZE } })
