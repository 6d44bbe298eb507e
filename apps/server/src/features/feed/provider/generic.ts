import type { CountTotal } from '@bettle/rules'
import type { ProviderAdapter } from './adapter.ts'
import { FeedFailure } from './feed-failure.ts'

/** Any JSON: an administrator states the address, with `{match}`, and the path of each total. */
export const generic: ProviderAdapter = {
  isTriedLive: false,
  eventTypes: ({ totals }) => [...new Set(totals.map(({ eventType }) => eventType))],
  request: ({ url, keyHeader }, match, key) => ({
    url: new URL(
      url.replaceAll('{match}', encodeURIComponent(match)).replaceAll('%7Bmatch%7D', encodeURIComponent(match)),
    ),
    headers: keyHeader && key !== undefined ? { [keyHeader]: key } : {},
  }),
  read(answer, { totals }) {
    const found = totals.flatMap(({ eventType, side, path }): CountTotal[] => {
      const total = countAt(answer, path)
      return total === undefined ? [] : [{ eventType, side, total }]
    })
    if (found.length === 0) throw new FeedFailure('not-understood')
    return found
  },
}

/** A number, or a text that is one, at a path such as `teams[0].corners`. */
function countAt(answer: unknown, path: string): number | undefined {
  const names = path.split(/[.[\]]+/).filter((name) => name !== '')
  let value = answer
  for (const name of names) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : undefined
}
