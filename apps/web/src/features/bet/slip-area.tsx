import type { Lobby } from '@bettle/contract'
import { isLastRound } from '@bettle/rules'
import { Eye, Flag, Lock } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useEventName } from '../../football/event-names.tsx'
import type { GameMoment } from '../../football/game-moment.ts'
import { lazily } from '../../ui/index.ts'
import { BetSlip } from './bet-slip.tsx'
import { isLocked, obstacleWords, playWords, type SlipObstacle } from './slip-rules.ts'
import type { Placing } from './use-place-bet.ts'
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
export function SlipArea(props: SlipAreaProps): ReactNode {
  const { lobby, moment, slip } = props
  const { obstacle, option } = slip
  return (
    <>
      {slip.placed ? (
        <Suspense>
          <PlacedBet bet={slip.placed} isOwnWork={slip.hasJustPlaced} />
        </Suspense>
      ) : obstacle && isLocked(obstacle) ? (
        <Locked lobby={lobby} moment={moment} obstacle={obstacle} placing={slip.placing} />
      ) : (
        <OpenSlip {...props} />
      )}
      {/* It stays where betting closes under it: a press meant for it lands on nothing else. */}
      {slip.isConfirming && option && !slip.placed && (
        <Suspense>
          <ConfirmBet
            option={option}
            stake={slip.stake}
            roundNumber={moment.next?.roundNumber}
            // What was sent in time stands or not by when it arrived: its answer tells.
            isTooLate={slip.placing.state !== 'pending' && obstacle !== undefined && isLocked(obstacle)}
            pending={slip.placing.state === 'pending'}
            onConfirm={() => void slip.confirm()}
            onClose={slip.stopAsking}
          />
        </Suspense>
      )}
    </>
  )
}

function OpenSlip({ lobby, slip, moves, isPhone }: SlipAreaProps) {
  const eventName = useEventName()
  return (
    <BetSlip
      isPhone={isPhone}
      option={slip.option}
      moved={slip.option && (moves.get(slip.option._id) ?? slip.moved)}
      gone={slip.gone && playWords(slip.gone, eventName)}
      stake={slip.stake}
      onStakeChange={slip.setStake}
      obstacle={slip.obstacle}
      limits={lobby.gameSettings}
      chips={lobby.currentUser.chips}
      placing={slip.placing}
      onPlace={slip.ask}
      onAcceptPrice={() => void slip.acceptPrice()}
      onClear={slip.clear}
    />
  )
}

interface LockedProps extends Pick<SlipAreaProps, 'lobby' | 'moment'> {
  obstacle: SlipObstacle
  placing: Placing
}

function Locked({ lobby, moment, obstacle, placing }: LockedProps) {
  const Icon = obstacle === 'spectator' ? Eye : obstacle === 'final-round' ? Flag : Lock
  const problem = problemOf(placing)
  if (problem !== undefined) {
    return (
      <p role="alert" className="m-3 flex-1 self-center rounded-control bg-lost-soft px-3 py-2 text-lost text-sm">
        {problem}
      </p>
    )
  }
  return (
    <p className="flex flex-1 items-center justify-center gap-3 px-4 text-balance text-center text-muted text-sm md:flex-col md:py-5">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-faint max-md:size-5" />
      {lockedWords(obstacle, moment) ?? obstacleWords(obstacle, lobby.gameSettings, lobby.currentUser.chips)}
    </p>
  )
}

/** Why what was sent before betting closed was refused: there is no slip any more to say it on. */
function problemOf(placing: Placing): string | undefined {
  if (placing.state === 'failed') return placing.problem
  if (placing.state === 'moved') return `The odds had moved to ${placing.odds.toFixed(2)}. Nothing was staked.`
  return undefined
}

/** What comes next, where the notice above already says what is. */
function lockedWords(obstacle: SlipObstacle, { next, timetable }: GameMoment): string | undefined {
  if (obstacle === 'final-round') return 'Nothing is left to bet on. Watch the last round come in.'
  if (obstacle !== 'closed' || !next) return undefined
  if (isLastRound(timetable, next)) return `Round ${next.roundNumber} is the last: nothing is left to bet on.`
  return `Betting opens again when round ${next.roundNumber} begins.`
}
