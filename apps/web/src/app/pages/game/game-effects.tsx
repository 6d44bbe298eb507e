import type { Lobby } from '@bettle/contract'
import { useKeptCommitment } from '../../../features/card/kept-commitments.ts'
import { useRoundNotices } from '../../../features/game/notices/use-round-notices.ts'
import { useSounds } from '../../../features/game/sounds/use-sounds.ts'
import { useBetConfetti } from '../../../features/game/use-bet-confetti.ts'
import type { LiveBet } from '../../../match-ui/bets/own-bets.ts'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'

export interface GameEffectsProps {
  lobby: Lobby
  bets: readonly LiveBet[]
  moment: GameMoment
}

/**
 * The sounds, confetti and announcements of the game. The component draws nothing and is loaded later, so that the
 * first screen does not wait for it.
 */
export function GameEffects({ lobby, bets, moment }: GameEffectsProps) {
  useRoundNotices(lobby._id, moment)
  useSounds(lobby._id, moment)
  useBetConfetti(bets)
  useKeptCommitment(lobby)
  return null
}
