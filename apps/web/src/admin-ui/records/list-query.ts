import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { call } from '../../api/call.ts'

/** A page of a list in the server's response. */
export type ListReply<R extends RouteSpec> = Reply<R> & { total?: number | undefined; more?: true | undefined }

type Query = Readonly<Record<string, unknown>>

/** The query of one page. A change to the list invalidates all queries that start with its path. */
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
