import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/**
 * Returns the query of a call. Its key consists of the route and the parameters, so that equal queries share one
 * response.
 */
export function queryOf<R extends RouteSpec>(route: R, giving: Giving<R>) {
  return queryOptions({
    queryKey: [route.path, giving] as const,
    queryFn: ({ signal }): Promise<Reply<R>> => call(route, giving, { signal }),
  })
}
