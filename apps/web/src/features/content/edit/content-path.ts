import type { LandingContent } from '@bettle/contract'

/** Returns the value at a path of the content, such as `sections.2.cards.0.title`. */
export function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content)
}

/** Returns a copy of the content with another value at the path. */
export function withValue(content: LandingContent, path: string, value: unknown): LandingContent {
  return changed(content, path.split('.'), value) as LandingContent
}

function changed(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(whole)) {
    return whole.map((each, index) => (String(index) === key ? changed(each, rest, value) : each))
  }
  const fields = whole as Record<string, unknown>
  return { ...fields, [key]: changed(fields[key], rest, value) }
}

/** Moves an item within its list. An item at an end of the list stays there. */
export function moved<Item>(list: readonly Item[], from: number, by: number): Item[] {
  const to = Math.max(0, Math.min(list.length - 1, from + by))
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), list[from] as Item, ...others.slice(to)]
}
