import type { Giving, RouteSpec } from '@bettle/contract'

interface Given {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
}

const BASE = '/api'

/** Returns the URL of a call, with its path parameters and query. */
export function addressOf<R extends RouteSpec>(route: Pick<R, 'path'>, giving: Omit<Giving<R>, 'body'>): string {
  const { params = {}, query = {} } = giving as Given
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  // Chrome 112, Safari 16 and older ones do not know the size of URLSearchParams.
  const text = String(search)
  return `${BASE}${path}${text && `?${text}`}`
}
