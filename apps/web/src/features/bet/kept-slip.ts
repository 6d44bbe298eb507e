import type { LobbyId, Odds, RoundId } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { ACCOUNT_KEYS } from '../../store/remember.ts'

export interface KeptSlip {
  lobbyId: LobbyId
  roundId: RoundId
  option: Odds
  stake: number
  /** Of one's hand, where one goes with it. */
  card?: CardKind | undefined
}

const KEY = `${ACCOUNT_KEYS}slip`

/** The play in hand, for as long as its tab is open: a reload does not lose it, and another round or lobby forgets it. */
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
