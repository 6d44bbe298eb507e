/** The push services of today's browsers. An operator may name others ([RE4]). */
export const KNOWN_PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

/** True if a host is one of these. A pattern that begins with `*.` allows each host below it ([RE4]). */
export function isPushHost(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase()
  return allowed.some((pattern) =>
    pattern.startsWith('*.') ? name.endsWith(pattern.slice(1).toLowerCase()) : name === pattern.toLowerCase(),
  )
}
