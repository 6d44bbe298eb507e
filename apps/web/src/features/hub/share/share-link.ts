/**
 * Opens the device's share sheet for a lobby's link. The browser rejects if the user closes the sheet, which is not an
 * error here.
 */
export function shareLink(lobbyCode: string, match: string): void {
  const url = `${location.origin}/join/${lobbyCode}`
  void navigator
    .share({ title: 'Bettle', text: `Play ${match} with me: lobby ${lobbyCode}.`, url })
    .catch(() => undefined)
}
