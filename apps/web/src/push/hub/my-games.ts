import { listMyGames } from '@bettle/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'

/** The user's current seats from any device. Data from an earlier visit may be stale, so it is fetched again. */
export const myGamesQuery = queryOptions({ ...queryOf(listMyGames, {}), staleTime: 0 })
