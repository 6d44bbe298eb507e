import type { Bet, Lobby } from '@bettle/contract'
import { HelpButton } from '../../../features/bet/guide/help-button.tsx'
import { DealButton } from '../../../features/card/deal-button.tsx'

/** Explains the game. In a game with cards it also shows whether the hands were dealt correctly. */
export function Help({ lobby, bets }: { lobby: Lobby; bets: readonly Bet[] }) {
  return <HelpButton lobby={lobby} bets={bets} deal={<DealButton lobby={lobby} />} />
}
