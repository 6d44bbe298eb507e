import type { Bet, Lobby } from '@bettle/contract'
import { HelpButton } from '../../../features/bet/guide/help-button.tsx'
import { DealButton } from '../../../features/card/deal-button.tsx'

/** Explains the game. In a game with cards it also shows whether the hands were dealt correctly. */
export function Help({ lobby, bets, onGuide }: { lobby: Lobby; bets: readonly Bet[]; onGuide: () => void }) {
  return <HelpButton lobby={lobby} bets={bets} onGuide={onGuide} deal={<DealButton lobby={lobby} />} />
}
