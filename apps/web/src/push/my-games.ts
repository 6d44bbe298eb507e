import { listMyGames } from '@bettle/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../api/query-of.ts'

/** Where one sits now, whatever device one sat down on. What is here when a page begins may be of a while ago. */
export const myGamesQuery = queryOptions({ ...queryOf(listMyGames, {}), staleTime: 0 })
