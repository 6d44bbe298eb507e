/**
 * Opens the device's share sheet for a lobby's link. If the user closes the sheet, the browser rejects; this is
 * ignored.
 */
export function shareLink(lobbyCode: string, match: string): void {
  const url = `${location.origin}/join/${lobbyCode}`
  void navigator
    .share({ title: 'Bettle', text: `Play ${match} with me: lobby ${lobbyCode}.`, url })
    .catch(() => undefined)
}
