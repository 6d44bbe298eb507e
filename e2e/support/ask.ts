import type { Giving, Reply, RouteSpec, Token } from '@bettle/contract'

/** Sends an HTTP call that prepares a scenario. */
export async function ask<R extends RouteSpec>(
  url: string,
  route: R,
  giving: Giving<R>,
  token?: Token,
): Promise<Reply<R>> {
  const {
    params = {},
    query,
    body,
  } = giving as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
  }
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const response = await fetch(`${url}/api${path}${search}`, {
    method: route.method,
    headers: {
      ...(token && { authorization: `${token.tokenType} ${token.accessToken}`, 'refresh-token': token.refreshToken }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.status !== 200) throw new Error(`${route.path}: ${response.status} ${await response.text()}`)
  return route.reply.parse(await response.json()) as Reply<R>
}
