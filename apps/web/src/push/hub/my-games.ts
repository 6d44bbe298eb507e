import { listMyGames } from '@bettle/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'

/**
 * The query of the user's current seats from all devices. Data from an earlier visit may be stale, so the seats are
 * always fetched again.
 */
export const myGamesQuery = queryOptions({ ...queryOf(listMyGames, {}), staleTime: 0 })
