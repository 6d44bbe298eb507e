/** Hands the link to a lobby to whatever the device shares with. Closing that without choosing is a refusal to the browser, and nothing to us. */
export function shareLink(lobbyCode: string, match: string): void {
  const url = `${location.origin}/join/${lobbyCode}`
  void navigator
    .share({ title: 'Bettle', text: `Play ${match} with me: lobby ${lobbyCode}.`, url })
    .catch(() => undefined)
}
