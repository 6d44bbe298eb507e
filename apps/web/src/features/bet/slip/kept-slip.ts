import type { LobbyId, Odds, RoundId } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { ACCOUNT_KEYS } from '../../../store/remember.ts'

export interface KeptSlip {
  lobbyId: LobbyId
  roundId: RoundId
  option: Odds
  stake: number
  /** The card that is played with the bet. */
  card?: CardKind | undefined
}

const KEY = `${ACCOUNT_KEYS}slip`

/**
 * The slip, stored until the browser tab is closed. A reload restores the slip, but only for the same round of the same
 * lobby.
 */
export const keptSlip = {
  get(lobbyId: LobbyId, roundId: RoundId | undefined): KeptSlip | undefined {
    try {
      const kept: KeptSlip | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
      return kept?.lobbyId === lobbyId && kept.roundId === roundId ? kept : undefined
    } catch {
      return undefined
    }
  },
  keep(slip: KeptSlip | undefined): void {
    if (slip) sessionStorage.setItem(KEY, JSON.stringify(slip))
    else sessionStorage.removeItem(KEY)
  },
}
