/** The number of lobbies in a page. It is large enough for almost every list; further pages are loaded on request. */
export const PAGE_SIZE = 200

export const pageQueryOf = (page: number) => ({ query: { page, pageSize: PAGE_SIZE } })
