import type { LandingContent } from '@bettle/contract'

/** What a place in the content holds, by its path, such as `sections.2.cards.0.title`. */
export function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content)
}

/** The content with another value at a place; nothing of it is changed. */
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

/** Moved within its list, as far as there is room. */
export function moved<Item>(list: readonly Item[], from: number, by: number): Item[] {
  const to = Math.max(0, Math.min(list.length - 1, from + by))
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), list[from] as Item, ...others.slice(to)]
}
