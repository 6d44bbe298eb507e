/** Whether this browser can receive pushes. On an iPhone or iPad only an installed app can. */
export type PushSupport = 'yes' | 'denied' | 'install-first' | 'no'

export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'denied' : 'yes'
  }
  return isApplePhone() && isSecureContext ? 'install-first' : 'no'
}

/** An iPad calls itself a Mac, but has a touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

export interface BrowserSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/**
 * Asks for the permission and subscribes this browser with the server's public key. Returns undefined if the user says
 * no. Call it on a press, because browsers ask for the permission only then.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(publicKey)
  const earlier = await registration.pushManager.getSubscription()
  // A subscription with the key of another installation receives nothing from this one.
  if (earlier && !isSameKey(earlier.options.applicationServerKey, applicationServerKey)) await earlier.unsubscribe()
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || !keys?.p256dh || !keys.auth) throw new Error('the browser gave no address for pushes')
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

function isSameKey(one: ArrayBuffer | null, other: Uint8Array): boolean {
  const bytes = one && new Uint8Array(one)
  return bytes?.length === other.length && bytes.every((byte, at) => byte === other[at])
}
