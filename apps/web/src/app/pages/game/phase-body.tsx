import type { Lobby, MatchEvent, Statistics } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import type { ReactNode } from 'react'
import { BetPanel } from '../../../features/bet/bet-panel.tsx'
import { LobbyPlayers } from '../../../features/leaderboard/lobby-players.tsx'
import { CurrentRound } from '../../../features/round/current-round.tsx'
import {
  GettingMatch,
  KickOffCountdown,
  RoundBreak,
  RoundTransition,
  WaitingForRound,
} from '../../../features/round/round-screens.tsx'
import { MatchTimeline } from '../../../features/timeline/match-timeline.tsx'
import type { GameMoment } from '../../../football/game-moment.ts'
import type { LiveBet } from '../../../football/own-bets.ts'

export interface PhaseBodyProps {
  lobby: Lobby
  timetable: Timetable
  events: readonly MatchEvent[]
  statistics: Statistics
  bets: readonly LiveBet[]
  moment: GameMoment
}

/** What stands under the board in each phase. The end of the match takes the whole screen and is not among them. */
export function PhaseBody(props: PhaseBodyProps): ReactNode {
  const { lobby, timetable, events, statistics, bets, moment } = props
  const timeline = (
    <MatchTimeline matchId={lobby.match._id} timetable={timetable} events={events} bets={bets} moment={moment} />
  )
  const betPanel = <BetPanel lobby={lobby} moment={moment} statistics={statistics} />
  const mine = bets.find(({ bet }) => bet.matchRound._id === moment.current?.id)
  switch (moment.phase) {
    case 'PRE_MATCH':
      return (
        <>
          <BeforeKickOff {...props} />
          <LobbyPlayers lobby={lobby} />
        </>
      )
    case 'PRE_MATCH_BETTING':
      return (
        <>
          {moment.badge === 'PRE-MATCH' ? <BeforeKickOff {...props} /> : timeline}
          {betPanel}
        </>
      )
    case 'ACTIVE_ROUND':
      return (
        <>
          {timeline}
          {mine && <CurrentRound live={mine} className="xl:hidden" />}
          {betPanel}
        </>
      )
    case 'TRANSITION':
      return (
        <>
          {timeline}
          <RoundTransition moment={moment} />
        </>
      )
    case 'ROUND_BREAK':
      return (
        <>
          {timeline}
          <RoundBreak moment={moment} />
        </>
      )
    case 'WAITING':
      return (
        <>
          {timeline}
          <WaitingForRound />
        </>
      )
    default:
      return <GettingMatch />
  }
}

/** The planned kick-off until a half is started, then the real one. */
function BeforeKickOff({ lobby, moment }: PhaseBodyProps) {
  const { startTime } = lobby.match
  return (
    <section className="panel px-4 py-4">
      <KickOffCountdown startsAt={startTime === null ? undefined : Date.parse(startTime)} moment={moment} />
    </section>
  )
}
