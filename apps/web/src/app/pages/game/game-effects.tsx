import type { Lobby } from '@bettle/contract'
import { Suspense } from 'react'
import { useKeptCommitment } from '../../../features/card/kept-commitments.ts'
import { useHostNotice } from '../../../features/game/notices/use-host-notice.ts'
import { useRoundNotices } from '../../../features/game/notices/use-round-notices.ts'
import { useSounds } from '../../../features/game/sounds/use-sounds.ts'
import { useBetConfetti } from '../../../features/game/use-bet-confetti.ts'
import type { LiveBet } from '../../../match-ui/bets/own-bets.ts'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { lazyNamed } from '../../../ui/index.ts'

const WatchGuestAsks = lazyNamed(() => import('../../../features/game/notices/watch-guest-asks.tsx'), 'WatchGuestAsks')

const WatchQuestions = lazyNamed(() => import('./watch-questions.tsx'), 'WatchQuestions')

export interface GameEffectsProps {
  lobby: Lobby
  bets: readonly LiveBet[]
  moment: GameMoment
}

/**
 * The sounds, confetti and announcements of the game, for the host the guests who ask to come in, and for a recorder
 * the questions of the room. The component draws nothing and is loaded later, so that the first screen does not wait for it.
 */
export function GameEffects({ lobby, bets, moment }: GameEffectsProps) {
  useRoundNotices(lobby._id, moment)
  useSounds(lobby._id, moment)
  useBetConfetti(bets)
  useKeptCommitment(lobby)
  useHostNotice(lobby)
  const { currentUser, gameSettings, status } = lobby
  if (status === 'closed') return null
  return (
    <Suspense>
      {currentUser.isHost && !currentUser.isGuest && gameSettings.allowGuests && <WatchGuestAsks lobbyId={lobby._id} />}
      {lobby.match.hasRecorders && currentUser.role === 'player' && <WatchQuestions lobbyId={lobby._id} />}
    </Suspense>
  )
}
