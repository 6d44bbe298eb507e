import type { BetId, Lobby, MatchEvent, Member, Statistics } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { type ReactNode, useEffect, useState } from 'react'
import { BetPanel } from '../../../features/bet/bet-panel.tsx'
import { loadOddsParts } from '../../../features/bet/odds/load-odds.ts'
import { loadConfirm } from '../../../features/bet/slip/slip-area.tsx'
import { mayTap } from '../../../features/room/may-tap.ts'
import { GettingMatch } from '../../../features/round/getting-match.tsx'
import type { LiveBet } from '../../../match-ui/bets/own-bets.ts'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { teamsText } from '../../../text/teams-text.ts'
import { msg } from '../../../texts/msg.ts'
import { lazyNamed, Panel, Part, Skeleton, whenIdle } from '../../../ui/index.ts'

const loadBefore = () => import('./before-kick-off.tsx')
const loadTimeline = () => import('../../../features/timeline/match-timeline.tsx')
const loadScreens = () => import('../../../features/round/round-screens.tsx')
const loadCurrent = () => import('../../../features/round/current-round.tsx')
const loadPlayers = () => import('../../../features/leaderboard/lobby-players.tsx')
const BeforeKickOff = lazyNamed(loadBefore, 'BeforeKickOff')
const MatchTimeline = lazyNamed(loadTimeline, 'MatchTimeline')
const BetBar = lazyNamed(() => import('../../../features/round/bet-bar.tsx'), 'BetBar')
const CurrentRound = lazyNamed(loadCurrent, 'CurrentRound')
const RoundTransition = lazyNamed(loadScreens, 'RoundTransition')
const RoundBreak = lazyNamed(loadScreens, 'RoundBreak')
const WaitingForRound = lazyNamed(loadScreens, 'WaitingForRound')
const LobbyPlayers = lazyNamed(loadPlayers, 'LobbyPlayers')
const StatisticsTable = lazyNamed(() => import('../../../features/bet/statistics-table.tsx'), 'StatisticsTable')

/** Loads the components of a round that are visible at once. */
export const loadRoundParts = () =>
  Promise.all([BeforeKickOff.preload(), MatchTimeline.preload(), CurrentRound.preload(), loadOddsParts()])

const LobbyBefore = lazyNamed(() => import('./lobby-before.tsx'), 'LobbyBefore')
const LazyKickOff = lazyNamed(() => import('./kick-off-of-room.tsx'), 'KickOffOfRoom')
const BetReceipt = lazyNamed(() => import('../../../features/my-bets/bet-receipt.tsx'), 'BetReceipt')

export interface PhaseBodyProps {
  lobby: Lobby
  timetable: Timetable
  events: readonly MatchEvent[]
  statistics: Statistics
  bets: readonly LiveBet[]
  moment: GameMoment
  /** Returns the buttons for actions on a member. */
  actionsOf?: ((member: Member) => ReactNode) | undefined
  /** False while the components above the bets render. */
  withBets?: boolean
  /**
   * On a phone, the invitation replaces the kick-off before the match. With both, the first prices would not be
   * visible.
   */
  invitation?: ReactNode
  /** True while the tap pad is open, which has the whistle itself. */
  isTapping?: boolean
  /** A phone folds the timeline away and shows the own bet as a bar. */
  isPhone?: boolean
}

/** The content below the board in each phase, and the dialog that explains the outcome of a bet. */
export function PhaseBody(props: PhaseBodyProps) {
  const [explained, setExplained] = useState<BetId>()
  const live = props.bets.find(({ bet }) => bet._id === explained)
  useFetchAhead(props.withBets !== false)
  return (
    <>
      <Phase {...props} onExplain={setExplained} />
      {live && (
        <Part name="Receipt" isSmall>
          <BetReceipt live={live} match={teamsText(props.lobby.match)} onClose={() => setExplained(undefined)} />
        </Part>
      )}
    </>
  )
}

/** Shown until the timeline is loaded, or the kick-off in its place. */
export const TimelineSkeleton = () => (
  <Skeleton className="h-32 shrink-0 max-md:h-26 upright-tablet:h-26 low-desk:h-26 rounded-panel!" />
)

/** The content of each phase, except the end of the match, which fills the whole screen. */
function Phase(props: PhaseBodyProps & { onExplain: (bet: BetId) => void }): ReactNode {
  const { lobby, timetable, events, statistics, bets, moment, withBets = true, onExplain } = props
  const timeline = !props.isPhone && (
    <Part name={msg('pages-game.phase-body.timeline')} fallback={<TimelineSkeleton />}>
      <MatchTimeline matchId={lobby.match._id} timetable={timetable} events={events} bets={bets} moment={moment} />
    </Part>
  )
  // The phases with a bet panel share one instance of it, so that the selection and the open event type are kept. The
  // panel is hidden while a round is settled and in a gap, and still keeps its question and its pending bets.
  const isBetting = moment.phase === 'PRE_MATCH_BETTING' || moment.phase === 'ACTIVE_ROUND'
  const betPanel = withBets ? (
    <Part key="bets" name={msg('pages-game.phase-body.bets')}>
      <BetPanel lobby={lobby} moment={moment} statistics={statistics} onExplain={onExplain} isShown={isBetting} />
    </Part>
  ) : (
    isBetting && <div className="panel max-md:mt-auto max-md:min-h-90 min-h-128 md:flex-1" />
  )
  const whistle = props.isTapping !== true && isAwaitingWhistle(lobby) && <KickOffOfRoom lobby={lobby} />
  // In a room the kick-off says who starts the match, so the invitation does not replace it.
  const before =
    moment.badge === 'PRE-MATCH' && props.invitation && !isAwaitingWhistle(lobby) ? (
      props.invitation
    ) : (
      <Part
        name={msg('pages-game.phase-body.kick-off')}
        fallback={props.isPhone && lobby.match.isTrial ? null : <TimelineSkeleton />}
      >
        {props.isPhone ? (
          <LobbyBefore lobby={lobby} whistle={whistle} />
        ) : (
          <BeforeKickOff lobby={lobby} moment={moment} whistle={whistle} />
        )}
      </Part>
    )
  const mine = bets.find(({ bet }) => bet.matchRound._id === moment.current?.id)
  const round = props.isPhone ? (
    <Part name={msg('pages-game.phase-body.round')} fallback={<div className="h-12 shrink-0" />}>
      <BetBar moment={moment} match={lobby.match} live={mine} isSpectator={lobby.currentUser.role === 'spectator'} />
    </Part>
  ) : (
    <Part
      name={msg('pages-game.phase-body.round')}
      fallback={<Skeleton className="h-11 shrink-0 rounded-panel! xl:hidden" />}
    >
      <CurrentRound
        moment={moment}
        live={mine}
        isSpectator={lobby.currentUser.role === 'spectator'}
        className="xl:hidden"
      />
    </Part>
  )
  // The bet panel has the statistics in a tab, a wide screen beside it, and a phone in its sheet.
  const counts = !props.isPhone && (
    <Panel title={msg('pages-game.phase-body.statistics')} flush className="shrink-0 xl:hidden">
      <div className="px-4 py-2">
        <Part name={msg('pages-game.phase-body.statistics')} fallback={<div className="h-82" />}>
          <StatisticsTable statistics={statistics} lobby={lobby} />
        </Part>
      </div>
    </Panel>
  )
  switch (moment.phase) {
    case 'PRE_MATCH':
      return (
        <>
          {before}
          <Later>
            <LobbyPlayers lobby={lobby} actionsOf={props.actionsOf} />
          </Later>
          {counts}
        </>
      )
    case 'PRE_MATCH_BETTING':
      return (
        <>
          {moment.badge === 'PRE-MATCH' ? before : timeline}
          {moment.badge !== 'PRE-MATCH' && props.isTapping !== true && isAwaitingWhistle(lobby) && (
            <section aria-label={msg('pages-game.phase-body.kick-off')} className="panel shrink-0 px-4 py-2">
              <KickOffOfRoom lobby={lobby} />
            </section>
          )}
          {round}
          {betPanel}
        </>
      )
    case 'ACTIVE_ROUND':
      return (
        <>
          {timeline}
          {round}
          {betPanel}
        </>
      )
    case 'TRANSITION':
      return (
        <>
          {timeline}
          {props.isPhone && round}
          <Later>
            <RoundTransition moment={moment} />
          </Later>
          {counts}
          {betPanel}
        </>
      )
    case 'ROUND_BREAK':
      return (
        <>
          {timeline}
          {props.isPhone && round}
          <Later>
            <RoundBreak moment={moment} />
          </Later>
          {counts}
          {betPanel}
        </>
      )
    case 'WAITING':
      return (
        <>
          {timeline}
          {props.isPhone && round}
          <Later>
            <WaitingForRound />
          </Later>
          {counts}
        </>
      )
    default:
      return <GettingMatch />
  }
}

/**
 * Loads the components for presses and later phases in advance, while the device is online. What the first bet needs
 * comes first.
 * @param withBets the bets render before anything is loaded in advance
 */
function useFetchAhead(withBets: boolean): void {
  useEffect(() => {
    if (!withBets) return
    return whenIdle(() => {
      const all = Promise.all([loadTimeline(), loadCurrent(), loadConfirm()])
        .then(() => Promise.all([loadScreens(), loadPlayers(), import('./fetch-on-press.ts')]))
        .then(([, , { fetchOnPress }]) => fetchOnPress())
      // If the device is offline, the components are loaded when they are needed.
      all.catch(() => undefined)
    })
  }, [withBets])
}

function Later({ children }: { children: ReactNode }) {
  return (
    <Part
      name={msg('pages-game.phase-body.round')}
      fallback={<Skeleton className="min-h-48 md:max-xl:min-h-128 flex-1 rounded-panel!" />}
    >
      {children}
    </Part>
  )
}

/** Returns true if the members of a room must start the next half, and this user is one who may press the whistle. */
const isAwaitingWhistle = (lobby: Lobby) =>
  mayTap(lobby) &&
  lobby.match.halves.every(({ status }) => status !== 'active') &&
  lobby.match.halves.some(({ status }) => status === 'upcoming')

const KickOffOfRoom = ({ lobby }: { lobby: Lobby }) => (
  <Part name="Kick-off" isSmall fallback={<Skeleton className="h-12 w-full" />}>
    <LazyKickOff lobby={lobby} />
  </Part>
)
