import { msg } from '../../../texts/msg.ts'

/** Opens the device's share sheet for a lobby's link. */
export function shareLink(lobbyCode: string, match: string): void {
  openShareSheet(msg('hub.share-link.play-with-me-lobby', { match, lobbyCode }), `${location.origin}/join/${lobbyCode}`)
}

/**
 * Opens the device's share sheet. If the user closes the sheet, the browser rejects; this is ignored. Only for browsers
 * that have `navigator.share`.
 */
export function openShareSheet(text: string, url: string): void {
  void navigator.share({ title: msg('hub.share-link.bettle'), text, url }).catch(() => undefined)
}
