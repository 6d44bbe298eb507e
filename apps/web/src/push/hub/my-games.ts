import { listMyGames } from '@bettle/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../api/query/query-of.ts'

/**
 * The query of the games in which the user has a seat, on whichever device they joined. Data from an earlier visit may
 * be stale, so it is always fetched again.
 */
export const myGamesQuery = queryOptions({ ...queryOf(listMyGames, {}), staleTime: 0 })
