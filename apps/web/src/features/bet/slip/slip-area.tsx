import type { Lobby } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { type ReactNode, Suspense } from 'react'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { msg } from '../../../texts/msg.ts'
import { lazyNamed } from '../../../ui/index.ts'
import { type CardBeside, isLocked, playText } from './slip-rules.ts'
import type { Slip } from './use-slip.ts'

const Locked = lazyNamed(() => import('./slip-problem.tsx'), 'Locked')
const CountsIn = lazyNamed(() => import('./slip-problem.tsx'), 'CountsIn')
const BetSlip = lazyNamed(() => import('./bet-slip.tsx'), 'BetSlip')
/** Preloads the components that are visible at once. */
export const loadSlip = () => Promise.all([Locked.preload(), BetSlip.preload()])
const PlacedBet = lazyNamed(() => import('./placed-bet.tsx'), 'PlacedBet')
/**
 * Loads the placed bet together with the confirmation. The placed bet has therefore loaded before the player can
 * confirm.
 */
export const loadConfirm = () =>
  Promise.all([import('./confirm-bet.tsx'), PlacedBet.preload()]).then(([confirm]) => confirm)
const ConfirmBet = lazyNamed(loadConfirm, 'ConfirmBet')

interface SlipAreaProps {
  lobby: Lobby
  moment: GameMoment
  slip: Slip
  moves: ReadonlyMap<string, 'up' | 'down'>
  isPhone: boolean
}

/** Shows the slip, the placed bet, or the reason why the player cannot bet now. */
export function SlipArea(props: SlipAreaProps): ReactNode {
  const { lobby, moment, slip, isPhone } = props
  const { obstacle } = slip
  return (
    <Suspense>
      {slip.placed ? (
        isPhone ? (
          <CountsIn bet={slip.placed} moment={moment} />
        ) : (
          <PlacedPlay {...props} />
        )
      ) : obstacle && isLocked(obstacle) ? (
        <Locked lobby={lobby} moment={moment} obstacle={obstacle} placing={slip.placing} missed={slip.missed?.option} />
      ) : (
        <OpenSlip {...props} />
      )}
    </Suspense>
  )
}

/** The placed bet. A phone shows it in the place of the question. */
export function PlacedPlay({ lobby, moment, slip }: Pick<SlipAreaProps, 'lobby' | 'moment' | 'slip'>): ReactNode {
  if (!slip.placed) return null
  return (
    <PlacedBet
      bet={slip.placed}
      card={cardBeside(lobby, slip.placed.card)}
      isOwnWork={slip.hasJustPlaced}
      isClosed={moment.window.state === 'closed'}
    />
  )
}

function OpenSlip({ lobby, slip, moves, isPhone }: SlipAreaProps) {
  const eventName = useEventName()
  const { missed } = slip
  const past = lobby.rounds.find(({ _id }) => _id === missed?.roundId)
  return (
    <BetSlip
      isPhone={isPhone}
      option={slip.option}
      moved={slip.option && (moves.get(slip.option._id) ?? slip.moved)}
      gone={slip.gone && playText(slip.gone, eventName)}
      missed={
        missed &&
        msg('bet.slip-area.on-round', {
          play: playText(missed.option, eventName),
          isPast: Boolean(past),
          roundNumber: past?.roundNumber,
        })
      }
      stake={slip.stake}
      card={cardBeside(lobby, slip.card)}
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

/**
 * The confirmation of a bet. It stays open when betting closes or when other content hides the slip, so that a press
 * meant for the confirmation does not hit another button.
 */
export function BetQuestion({ lobby, moment, slip }: Pick<SlipAreaProps, 'lobby' | 'moment' | 'slip'>): ReactNode {
  const { option, obstacle, placing } = slip
  if (!slip.isConfirming || !option || slip.placed) return null
  return (
    <Suspense>
      <ConfirmBet
        lobby={lobby}
        option={option}
        stake={slip.stake}
        card={cardBeside(lobby, slip.card)}
        moment={moment}
        // For a bet that was already sent, its arrival time decides [B14]. The dialog therefore waits for the server's
        // response and shows no obstacle.
        obstacle={placing.state === 'pending' ? undefined : obstacle}
        pending={placing.state === 'pending'}
        onConfirm={() => void slip.confirm()}
        onClose={slip.stopAsking}
      />
    </Suspense>
  )
}

const cardBeside = ({ gameSettings }: Lobby, kind: CardKind | undefined): CardBeside | undefined =>
  kind && { kind, strength: gameSettings.cardEffectStrength }
