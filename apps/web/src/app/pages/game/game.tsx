import type { Lobby, MatchEvent, Statistics } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { ListChecks, Play, Trophy } from 'lucide-react'
import { useMemo, useState } from 'react'
import { StatisticsTable } from '../../../features/bet/statistics-table.tsx'
import { GameFooter } from '../../../features/game/game-footer.tsx'
import { GameNotices } from '../../../features/game/game-notices.tsx'
import { MatchBoard } from '../../../features/game/match-board.tsx'
import { useCelebration } from '../../../features/game/use-celebration.ts'
import { useGameNews } from '../../../features/game/use-game-news.ts'
import { useLeaveLobby } from '../../../features/game/use-leave-lobby.ts'
import { GameRank } from '../../../features/leaderboard/game-rank.tsx'
import { ordinal } from '../../../features/leaderboard/ranking.ts'
import { MyBets } from '../../../features/my-bets/my-bets.tsx'
import { MatchComplete } from '../../../features/result/match-complete.tsx'
import { RoundStrip } from '../../../features/round/round-strip.tsx'
import { gameMoment } from '../../../football/game-moment.ts'
import { liveBets } from '../../../football/own-bets.ts'
import { activeLobby } from '../../../live/active-lobby.ts'
import { useServerNow } from '../../../live/use-server-now.ts'
import { BottomBar, classNames, Panel } from '../../../ui/index.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { ClosedLobby } from './closed-lobby.tsx'
import { PhaseBody } from './phase-body.tsx'

export interface GameProps {
  lobby: Lobby
  timetable: Timetable
  events: readonly MatchEvent[]
  statistics: Statistics
  isStale: boolean
}

type PhoneView = 'play' | 'bets' | 'rank'

/** Everything of a game on one screen: three panes on a desk, two on a tablet, on a phone one at a time under the board. */
export function Game({ lobby, timetable, events, statistics, isStale }: GameProps) {
  const now = useServerNow()
  const moment = useMemo(() => gameMoment(timetable, lobby.gameSettings, now), [timetable, lobby.gameSettings, now])
  const bets = useMemo(() => liveBets(lobby.bets, statistics, timetable, now), [lobby.bets, statistics, timetable, now])
  const [view, setView] = useState<PhoneView>('play')
  const { notices, dismiss } = useGameNews(lobby._id, moment)
  const leave = useLeaveLobby(lobby._id)
  useCelebration(bets)
  useDocumentTitle(titleOf(moment))

  const ownPlace = lobby.leaderboard.findIndex(({ user }) => user._id === lobby.currentUser.user._id) + 1
  const goBack = () => activeLobby.clear(lobby._id)
  const on = (shown: PhoneView) => view !== shown && 'max-md:hidden'

  if (moment.phase === 'MATCH_RESULTS') {
    return (
      <div className="w-full px-3 py-4 md:px-4 md:py-8">
        <div className="mx-auto mb-3 max-w-5xl empty:hidden">
          <GameNotices notices={notices} onDismiss={dismiss} />
        </div>
        <MatchComplete lobby={lobby} onPlayAgain={goBack} isLeaving={false} />
      </div>
    )
  }
  if (lobby.status === 'closed') return <ClosedLobby reason={lobby.closedReason} onBack={goBack} />

  return (
    <>
      <h1 className="sr-only">
        {lobby.match.homeTeam} v {lobby.match.awayTeam}
      </h1>
      <div
        className={classNames(
          'mx-auto flex w-full max-w-[100rem] flex-col gap-3 p-3 pb-24',
          'md:grid md:grid-cols-[minmax(0,1fr)_19rem] md:grid-rows-[auto_minmax(0,1fr)_auto] md:p-4',
          'xl:h-[calc(100dvh-var(--header-height,3.5rem))] xl:min-h-[44rem] xl:grid-cols-[21.5rem_minmax(0,1fr)_19rem]',
        )}
      >
        <div className="-mx-3 -mt-3 sticky top-0 z-20 flex flex-col gap-2.5 bg-ground/92 p-3 pb-2 backdrop-blur-sm md:static md:m-0 md:bg-transparent md:p-0 md:backdrop-blur-none xl:col-start-2 xl:row-start-1">
          <MatchBoard
            match={lobby.match}
            moment={moment}
            events={events}
            leader={lobby.leaderboard[0]?.user.username}
            isStale={isStale}
          />
          <RoundStrip moment={moment} />
        </div>
        <div className={classNames('flex min-h-0 min-w-0 flex-col gap-3 xl:col-start-2 xl:row-start-2', on('play'))}>
          <GameNotices notices={notices} onDismiss={dismiss} />
          <PhaseBody
            lobby={lobby}
            timetable={timetable}
            events={events}
            statistics={statistics}
            bets={bets}
            moment={moment}
          />
        </div>
        <aside className="flex min-h-0 min-w-0 flex-col gap-3 max-md:contents md:col-start-2 md:row-span-2 md:row-start-1 xl:contents">
          <div className={classNames('min-h-0 min-w-0 xl:col-start-3 xl:row-span-2 xl:row-start-1', on('rank'))}>
            <GameRank lobby={lobby} status={moment.badge === 'PRE-MATCH' ? 'Ready' : undefined} className="xl:h-full" />
          </div>
          <div
            className={classNames(
              'flex min-h-0 min-w-0 flex-col gap-3 xl:col-start-1 xl:row-span-2 xl:row-start-1',
              on('bets'),
            )}
          >
            <MyBets
              bets={bets}
              isSpectator={lobby.currentUser.role === 'spectator'}
              className="xl:min-h-[22rem] xl:shrink-0 xl:grow"
            />
            <Panel title="Statistics" flush className="max-xl:hidden">
              <div className="h-full overflow-y-auto px-4 py-2">
                <StatisticsTable statistics={statistics} rounds={lobby.rounds} dense />
              </div>
            </Panel>
          </div>
        </aside>
        <GameFooter
          lobbyCode={lobby.lobbyCode}
          onLeave={() => leave.mutate()}
          isLeaving={leave.isPending}
          className="md:col-span-2 xl:col-span-3"
        />
      </div>
      <BottomBar<PhoneView>
        label="Game"
        value={view}
        onValueChange={(chosen) => {
          setView(chosen)
          scrollTo({ top: 0 })
        }}
        className="fixed inset-x-0 bottom-0 z-30 md:hidden"
        items={[
          { id: 'play', label: 'Play', icon: <Play aria-hidden="true" /> },
          {
            id: 'bets',
            label: 'My bets',
            icon: <ListChecks aria-hidden="true" />,
            badge: bets.length,
            badgeLabel: `${bets.length} placed`,
          },
          {
            id: 'rank',
            label: 'Rank',
            icon: <Trophy aria-hidden="true" />,
            badge: ownPlace > 0 ? ordinal(ownPlace) : undefined,
          },
        ]}
      />
    </>
  )
}

function titleOf({ clock, badge, current }: ReturnType<typeof gameMoment>) {
  const title = clock.minute ?? (clock.text || undefined)
  if (badge === 'LIVE ROUND' && current) return { title, dot: 'live' as const }
  return { title }
}
