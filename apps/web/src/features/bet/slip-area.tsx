import type { Lobby } from '@bettle/contract'
import { Eye, Flag, Lock } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useEventName } from '../../football/event-names.tsx'
import type { GameMoment } from '../../football/game-moment.ts'
import { lazily } from '../../ui/index.ts'
import { BetSlip } from './bet-slip.tsx'
import { isLocked, obstacleWords, playWords, type SlipObstacle } from './slip-rules.ts'
import type { Slip } from './use-slip.ts'

const PlacedBet = lazily(() => import('./placed-bet.tsx').then(({ PlacedBet }) => ({ default: PlacedBet })))
const ConfirmBet = lazily(() => import('./confirm-bet.tsx').then(({ ConfirmBet }) => ({ default: ConfirmBet })))

interface SlipAreaProps {
  lobby: Lobby
  moment: GameMoment
  slip: Slip
  moves: ReadonlyMap<string, 'up' | 'down'>
  isPhone: boolean
}

/** The play in hand, the bet that stands, or why there can be none now. */
export function SlipArea({ lobby, moment, slip, moves, isPhone }: SlipAreaProps): ReactNode {
  const eventName = useEventName()
  const { obstacle } = slip
  if (slip.placed) {
    return (
      <Suspense>
        <PlacedBet bet={slip.placed} isOwnWork={slip.hasJustPlaced} />
      </Suspense>
    )
  }
  if (obstacle && isLocked(obstacle)) {
    const Icon = obstacle === 'spectator' ? Eye : obstacle === 'final-round' ? Flag : Lock
    return (
      <p className="flex flex-1 items-center justify-center gap-3 px-4 text-balance text-center text-muted text-sm md:flex-col md:py-5">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-faint max-md:size-5" />
        {lockedWords(obstacle, moment) ?? obstacleWords(obstacle, lobby.gameSettings, lobby.currentUser.chips)}
      </p>
    )
  }
  return (
    <>
      <BetSlip
        isPhone={isPhone}
        option={slip.option}
        moved={slip.option && (moves.get(slip.option._id) ?? slip.moved)}
        gone={slip.gone && playWords(slip.gone, eventName)}
        stake={slip.stake}
        onStakeChange={slip.setStake}
        obstacle={obstacle}
        limits={lobby.gameSettings}
        chips={lobby.currentUser.chips}
        placing={slip.placing}
        onPlace={slip.ask}
        onAcceptPrice={() => void slip.acceptPrice()}
        onClear={slip.clear}
      />
      {slip.isConfirming && slip.option && (
        <Suspense>
          <ConfirmBet
            option={slip.option}
            stake={slip.stake}
            roundNumber={moment.next?.roundNumber}
            pending={slip.placing.state === 'pending'}
            onConfirm={() => void slip.confirm()}
            onClose={slip.stopAsking}
          />
        </Suspense>
      )}
    </>
  )
}

/** What comes next, where the notice above already says what is. */
function lockedWords(obstacle: SlipObstacle, { next }: GameMoment): string | undefined {
  if (obstacle === 'final-round') return 'All bets are made. Watch them come in.'
  if (obstacle === 'closed' && next) return `Betting opens again when round ${next.roundNumber} begins.`
  return undefined
}
