import { echo, type Reply, startGuestGame, type Token } from '@bettle/contract'
import { addressOf } from '../../api/address-of.ts'
import { askAhead } from '../../api/ask-ahead.ts'
import { signedBy } from '../../api/asked-ahead.ts'
import { storeToken } from '../../api/session/token.ts'
import { askedBy } from './asked-by.ts'

export type Started = Reply<typeof startGuestGame>

declare global {
  interface Window {
    /** The trial game that the head script has started; undefined in the promise if it could not. */
    bettleTrial?: Promise<Started | undefined> | undefined
  }
}

/**
 * Starts the trial game and requests all that its screen shows, while the scripts load. The token is stored at once, so
 * that a visitor who loads the page again gets the same game.
 * @param guest the token of a guest, who continues with it
 */
export function startTrial(guest: Token | undefined): void {
  window.bettleTrial = start(guest).catch(() => undefined)
}

async function start(guest: Token | undefined): Promise<Started | undefined> {
  const response = await fetch(addressOf(startGuestGame, {}), {
    method: 'POST',
    ...(guest && { headers: signedBy(guest) }),
  })
  if (!response.ok) return undefined
  const started: Started = await response.json()
  if (started.token) storeToken(started.token)
  const token = started.token ?? guest
  if (token) askForGame(token, started)
  return started
}

/** Sends all first calls of the game at once. Otherwise each would wait for the reply to the one before. */
export function askForGame(token: Token, { lobbyId, lobbyCode, matchId }: Started): void {
  const lobby = { lobbyId, lobbyCode, matchId }
  askAhead(token, askedBy({ screen: 'game', page: 'game' }, `/game/${lobbyCode}`, lobby), addressOf(echo, {}))
}
