/** An object or list of a request, and where it stands. */
interface Inner {
  readonly value: object
  readonly key: string
  readonly above: Inner | undefined
}

/** Where a request holds what no database could keep. */
export interface Unsound {
  readonly paths: readonly string[]
  /** False: zod would throw instead of naming the other faults. */
  readonly isReadable: boolean
}

/** So many are named. */
const MOST_NAMED = 20

/**
 * Where in a request a text stands that no database could keep (a NUL character, or half of a surrogate pair), or an object for a
 * length: zod asks also what is no text how long it is, and throws where that cannot be compared.
 * Looks without recursion, as a request may be nested as deep as it likes, and writes a path only where it found something, as a request
 * may hold hundreds of thousands of values.
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

/** The first place of those. */
export const unsoundText = (value: unknown): string | undefined => unsoundTexts(value)?.paths[0]

function pathOf(inner: Inner): string {
  const keys: string[] = []
  for (let at: Inner | undefined = inner; at?.above; at = at.above) keys.push(at.key)
  return keys.reverse().join('.')
}

const SURROGATE = /[\uD800-\uDFFF]/u

/** With the `u` flag a pair is one character, so what matches stands alone. */
export function isSound(text: string): boolean {
  return !text.includes('\0') && !SURROGATE.test(text)
}
