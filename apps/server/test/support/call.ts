import { Failure, type Giving, type Reply, type RouteSpec } from '@bettle/contract'

interface Callable {
  readonly url: string
}

export interface CallOptions {
  /** An access token. */
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export type CallResult<R extends RouteSpec> =
  | { readonly ok: true; readonly status: number; readonly headers: Headers; readonly reply: Reply<R> }
  | { readonly ok: false; readonly status: number; readonly headers: Headers; readonly failure: Failure }

/** Calls a route over HTTP, typed by the contract, and parses the reply by the contract. */
export async function call<R extends RouteSpec>(
  { url }: Callable,
  route: R,
  giving: Giving<R>,
  { token, headers = {} }: CallOptions = {},
): Promise<CallResult<R>> {
  const { params = {}, query = {}, body } = giving as Loose
  const response = await fetch(`${url}/api${pathOf(route.path, params)}${searchOf(query)}`, {
    method: route.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { status, headers: received } = response
  const json: unknown = await response.json()
  if (status === 302) return { ok: false, status, headers: received, failure: SHOULD_REFRESH }
  if (response.ok) return { ok: true, status, headers: received, reply: route.reply.parse(json) as Reply<R> }
  return { ok: false, status, headers: received, failure: Failure.parse(json) }
}

/** The failure for an expired access token with a valid refresh token. */
const SHOULD_REFRESH: Failure = { error: 'The access token has expired.', code: 'should-refresh' }

interface Loose {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

function pathOf(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
}
