/**
 * Registers the service worker, which keeps a page for the time without a connection and shows reminders. The app loads
 * this file once it is idle. A page over plain HTTP has no service worker and works as without this file.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined)
}
