import type { Bet, Lobby } from '@bettle/contract'
import { HelpButton } from '../../../features/bet/help-button.tsx'
import { DealButton } from '../../../features/card/deal-button.tsx'

/** How the game goes; in a game with cards also whether they were dealt as they should. */
export function Help({ lobby, bets }: { lobby: Lobby; bets: readonly Bet[] }) {
  return <HelpButton lobby={lobby} bets={bets} deal={<DealButton lobby={lobby} />} />
}
