/**
 * Where in a request a text stands that no database could keep (a NUL character, or half of a surrogate pair), or an object for a
 * length: zod asks also what is no text how long it is, and throws where that cannot be compared.
 * Looks without recursion: a request may be nested as deep as it likes.
 */
export function unsoundText(value: unknown): string | undefined {
  const left: { value: unknown; path: string }[] = [{ value, path: '' }]
  for (let next = left.pop(); next; next = left.pop()) {
    if (typeof next.value === 'string' && !isSound(next.value)) return next.path
    if (typeof next.value !== 'object' || next.value === null) continue
    for (const [key, inner] of Object.entries(next.value)) {
      if (!isSound(key) || (key === 'length' && typeof inner === 'object' && inner !== null)) return next.path
      left.push({ value: inner, path: next.path === '' ? key : `${next.path}.${key}` })
    }
  }
  return undefined
}

const SURROGATE = /[\uD800-\uDFFF]/u

/** With the `u` flag a pair is one character, so what matches stands alone. */
export function isSound(text: string): boolean {
  return !text.includes('\0') && !SURROGATE.test(text)
}
