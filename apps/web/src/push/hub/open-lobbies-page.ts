/** Large enough for almost every list; further pages load on request. */
export const PAGE_SIZE = 200

export const pageQueryOf = (page: number) => ({ query: { page, pageSize: PAGE_SIZE } })
