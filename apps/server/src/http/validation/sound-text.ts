/** An object or list in a request, and its path. */
interface Inner {
  readonly value: object
  readonly key: string
  readonly above: Inner | undefined
}

/** The faults that `unsoundTexts` found in a request. */
export interface Unsound {
  readonly paths: readonly string[]
  /** False if zod would throw on the value instead of reporting the other faults. */
  readonly isReadable: boolean
}

/** The most paths that are reported. */
const MOST_NAMED = 20

/**
 * Finds texts that no database could store (with a NUL character, or half of a surrogate pair), and objects in a field
 * named `length`. Zod compares the length of any value, and throws if a length is an object. The search uses no
 * recursion, because a request may be nested deeply. It builds a path only for a fault, because a request may hold many
 * values.
 */
export function unsoundTexts(value: unknown): Unsound | undefined {
  if (typeof value === 'string') return isSound(value) ? undefined : { paths: [''], isReadable: true }
  if (typeof value !== 'object' || value === null) return undefined
  const paths: string[] = []
  const left: Inner[] = [{ value, key: '', above: undefined }]
  for (let next = left.pop(); next; next = left.pop()) {
    const isList = Array.isArray(next.value)
    for (const key in next.value) {
      const inner = (next.value as Record<string, unknown>)[key]
      if (!isList && (!isSound(key) || (key === 'length' && typeof inner === 'object' && inner !== null))) {
        return { paths: [pathOf(next)], isReadable: false }
      }
      const isUnsound = typeof inner === 'string' && !isSound(inner)
      if (isUnsound && paths.length < MOST_NAMED) paths.push(pathOf({ value: next.value, key, above: next }))
      if (typeof inner === 'object' && inner !== null) left.push({ value: inner, key, above: next })
    }
  }
  return paths.length > 0 ? { paths, isReadable: true } : undefined
}

/** Returns the path of the first fault that `unsoundTexts` finds; undefined if there is none. */
export const unsoundText = (value: unknown): string | undefined => unsoundTexts(value)?.paths[0]

function pathOf(inner: Inner): string {
  const keys: string[] = []
  for (let at: Inner | undefined = inner; at?.above; at = at.above) keys.push(at.key)
  return keys.reverse().join('.')
}

const SURROGATE = /[\uD800-\uDFFF]/u

/**
 * True if a database can store the text. With the `u` flag a surrogate pair is one character, so a match is a lone one.
 */
export function isSound(text: string): boolean {
  return !text.includes('\0') && !SURROGATE.test(text)
}
