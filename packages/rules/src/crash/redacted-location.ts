/**
 * [Q2] Returns the path of an address without its query. It replaces each part that may identify a lobby, a record or a
 * user by `*`.
 */
export function redactedLocation(address: string): string {
  const path = address
    .slice(0, 2000)
    .replace(/^[a-z][a-z0-9+.-]{0,20}:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
  let before = ''
  const segments = path.split('/', 8).map((segment) => {
    const redacted = /^[a-z][a-z-]{0,40}$/.test(segment) && before !== 'join' && before !== 'game' ? segment : '*'
    before = segment
    return segment === '' ? '' : redacted
  })
  return segments.join('/') || '/'
}
