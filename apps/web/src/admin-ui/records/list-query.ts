import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { call } from '../../api/call.ts'

/** One page of a list in the server's response. */
export type ListReply<R extends RouteSpec> = Reply<R> & { total?: number | undefined; more?: true | undefined }

type Query = Readonly<Record<string, unknown>>

/**
 * Returns the query of one page of a list. A change to the list invalidates all queries that start with the list's
 * path.
 */
export function listQuery<R extends RouteSpec>(route: R, query: Query) {
  return {
    queryKey: [route.path, { query }] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => askForPage(route, query, signal),
  }
}

export async function askForPage<R extends RouteSpec>(
  route: R,
  query: Query,
  signal?: AbortSignal | undefined,
): Promise<ListReply<R>> {
  return (await call<RouteSpec>(route, { query } as Giving<RouteSpec>, { signal })) as ListReply<R>
}
