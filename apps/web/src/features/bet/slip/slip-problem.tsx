import { type Bet, joinLobby, type Lobby, type Odds } from '@bettle/contract'
import { isLastRound } from '@bettle/rules'
import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, Eye, Flag, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { spanText } from '../../../match-ui/bets/bet-text.ts'
import { WholeSpans } from '../../../match-ui/bets/whole-spans.tsx'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { rememberLobby } from '../../../push/lobby/held-lobby.ts'
import { fixed } from '../../../text/number-text.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Button, notify } from '../../../ui/index.ts'
import type { BetSlipProps } from './bet-slip.tsx'
import { obstacleText } from './obstacle-text.ts'
import { playText, type SlipObstacle } from './slip-rules.ts'
import type { Placing } from './use-place-bet.ts'

interface LockedProps {
  lobby: Lobby
  moment: GameMoment
  obstacle: SlipObstacle
  placing: Placing
  /** An option that was selected but not placed in time. */
  missed: Odds | undefined
}

/** Shows why the player cannot bet now, instead of the slip. */
export function Locked({ lobby, moment, obstacle, placing, missed }: LockedProps) {
  const eventName = useEventName()
  const Icon = obstacle === 'spectator' ? Eye : obstacle === 'final-round' ? Flag : Lock
  if (placing.state === 'failed') {
    return (
      <p role="alert" className="m-3 flex-1 self-center rounded-control bg-lost-soft px-3 py-2 text-lost text-sm">
        {placing.problem}
      </p>
    )
  }
  const isHostOnly = obstacle === 'spectator' && lobby.currentUser.isHost && !lobby.currentUser.ranked
  // The slip that would show this refusal is no longer visible.
  const refused = placing.state === 'moved' && movedText(placing.odds)
  const lost = refused || (missed && missedText(playText(missed, eventName)))
  return (
    <p className="flex flex-1 items-center justify-center gap-3 px-4 text-balance text-center text-muted text-sm md:flex-col md:py-5">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-faint max-md:size-5" />
      <span>
        {lost && (
          <span role="status" className="block text-closing">
            {lost}
          </span>
        )}
        {isHostOnly
          ? msg('bet.slip-problem.you-host-this-game')
          : (lockedText(obstacle, moment) ?? obstacleText(obstacle, lobby.gameSettings, lobby.currentUser.chips))}
      </span>
      {isHostOnly && canSitDown(lobby, moment) && <TakeSeat lobby={lobby} />}
    </p>
  )
}

/** The button with which a host without a seat becomes a player in their own game [M16]. */
function TakeSeat({ lobby: { lobbyCode } }: { lobby: Lobby }) {
  const queryClient = useQueryClient()
  const { press, isPending } = usePress({
    mutationFn: () => call(joinLobby, { body: { lobbyCode, role: 'player' as const } }),
    onSuccess: ({ lobby }) => rememberLobby(queryClient, lobby),
    onError: (error) =>
      notify.error(msg('bet.slip-problem.you-did-not-get', { message: messageOf(error) }), { duration: 4000 }),
  })
  return (
    <Button size="sm" loading={isPending} onClick={() => void press(undefined)}>
      {msg('bet.slip-problem.take-a-seat')}
    </Button>
  )
}

/** A host without a seat can take one while any user can join [M5] [M16]. */
const canSitDown = ({ players, gameSettings }: Lobby, { window }: GameMoment): boolean =>
  players < gameSettings.maxPlayers && window.state !== 'none'

/** Returns the text that tells the player why the selected option was cleared. */
export const missedText = (play: string) => msg('bet.slip-problem.was-not-placed-in', { play })

const movedText = (odds: number) => msg('bet.slip-problem.no-bet-the-odds', { odds: fixed(odds, 2) })

/** Returns what happens next after betting has closed. The notice above already describes the current state. */
function lockedText(obstacle: SlipObstacle, { next, timetable }: GameMoment): string | undefined {
  if (obstacle === 'final-round') return msg('bet.slip-problem.betting-is-over-watch')
  if (obstacle !== 'closed' || !next) return undefined
  if (isLastRound(timetable, next)) return msg('bet.slip-problem.round-is-the-last', { roundNumber: next.roundNumber })
  return msg('bet.slip-problem.betting-opens-again-when', { roundNumber: next.roundNumber })
}

/** Says from when to when events count for a placed bet. */
export function CountsIn({ bet: { matchRound }, moment: { timetable } }: { bet: Bet; moment: GameMoment }) {
  const round = timetable.rounds.find(({ id }) => id === matchRound._id)
  return (
    <p className="px-2 text-center text-muted text-sm">
      <WholeSpans
        text={
          round
            ? msg('bet.slip-problem.your-bet-counts-events', { span: spanText(round) })
            : msg('bet.slip-problem.your-bet-counts-events-in', { roundNumber: matchRound.roundNumber })
        }
      />
    </p>
  )
}

/** Says that placing the bet failed, that the price has moved, or that the selected option is suspended. */
export function SlipProblem({ option, placing, onAcceptPrice, obstacle }: BetSlipProps): ReactNode {
  if (placing.state === 'failed') {
    return (
      <p role="alert" className="animate-rise rounded-control bg-lost-soft px-3 py-2 text-lost text-sm">
        {placing.problem}
      </p>
    )
  }
  if (placing.state === 'moved') {
    return (
      <div role="alert" className="flex animate-rise flex-wrap items-center gap-2 rounded-control bg-raised px-3 py-2">
        <p className="min-w-0 flex-1 text-sm">
          {rich('bet.slip-problem.the-odds-have-moved', {
            odds: <span className="figures text-faint text-lg line-through">{fixed(placing.offer.odds, 2)}</span>,
            odds2: <span className="figures text-closing text-lg">{fixed(placing.odds, 2)}</span>,
          })}
        </p>
        <Button size="sm" onClick={onAcceptPrice}>
          {msg('bet.slip-problem.accept', { odds: fixed(placing.odds, 2) })}
        </Button>
      </div>
    )
  }
  if (option && obstacle === 'suspended') {
    return (
      <p role="status" className="flex items-center gap-2 text-closing text-sm">
        <CirclePause aria-hidden="true" className="size-4 shrink-0" />
        {msg('bet.slip-problem.suspended-your-pick-is')}
      </p>
    )
  }
  return null
}
