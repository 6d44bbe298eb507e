import { Suspense, useEffect, useMemo, useRef } from 'react'
import { useGameNotices } from '../../../features/game/notices/use-game-notices.ts'
import { liveBets } from '../../../match-ui/bets/own-bets.ts'
import { useHeldMoment } from '../../../match-ui/clock/moment-clock.tsx'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { isDecidedIn } from '../../../push/lobby/standings.ts'
import { msg } from '../../../texts/msg.ts'
import { lazyNamed, Part, useIsPhone } from '../../../ui/index.ts'
import { ChatPanel, GameInPlay, type GameProps, type GameScreenProps } from './game-in-play.tsx'
import { loadModeration } from './load-moderation.ts'
import { LoadingResults } from './loading-results.tsx'
import { useChatAccess } from './use-chat-access.ts'
import { useGameSheet } from './use-game-sheet.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useStillLobby } from './use-still-lobby.ts'

const GameEffects = lazyNamed(() => import('./game-effects.tsx'), 'GameEffects')
const GameNotices = lazyNamed(() => import('../../../features/game/notices/game-notices.tsx'), 'GameNotices')
const ClosedLobby = lazyNamed(() => import('./closed-lobby.tsx'), 'ClosedLobby')
const MatchEnd = lazyNamed(() => import('./match-end.tsx'), 'MatchEnd')
const RemovedScreen = lazyNamed(loadModeration, 'RemovedScreen')
const RemovedNotice = lazyNamed(loadModeration, 'RemovedNotice')

/** The game with its sounds and announcements. These continue when the match ends and the screen changes. */
export function Game({ lobby, timetable, events, statistics }: GameProps) {
  const isDecided = isDecidedIn(lobby)
  const moment = useHeldMoment(timetable, lobby.gameSettings, isDecided)
  const bets = useMemo(
    () => liveBets(lobby.bets, statistics, timetable, moment.now),
    [lobby.bets, statistics, timetable, moment],
  )
  return (
    <>
      <Part name="Effects" isSmall>
        <GameEffects lobby={lobby} bets={bets} moment={moment} />
      </Part>
      <GameScreen
        lobby={lobby}
        timetable={timetable}
        events={events}
        statistics={statistics}
        moment={moment}
        bets={bets}
        isDecided={isDecided}
      />
    </>
  )
}

/** The screen of a game in play, or the screen for its end, for a removed member or for a closed lobby. */
function GameScreen(props: GameScreenProps) {
  const { lobby, moment } = props
  const game = useRef<HTMLDivElement>(null)
  const { notices, dismiss } = useGameNotices(lobby._id)
  const isPhone = useIsPhone()
  const stillLobby = useStillLobby(lobby)
  const chat = useChatAccess(stillLobby)
  const sheet = useGameSheet()
  useKeptFocus(game, moment.phase)
  const { removed } = lobby.currentUser
  const canFold = isPhone && moment.phase !== 'MATCH_RESULTS' && removed?.to !== 'out' && lobby.status !== 'closed'
  // An open sheet that the game cannot show any more would leave one step back without an effect.
  useEffect(() => {
    if (!canFold) sheet.close()
  }, [canFold, sheet.close])

  const goBack = () => activeLobby.clear(lobby._id)
  const noticeList = notices.length > 0 && (
    <Part name="Notices" isSmall>
      <GameNotices lobbyId={lobby._id} notices={notices} onDismiss={dismiss} />
    </Part>
  )

  if (moment.phase === 'MATCH_RESULTS') {
    return (
      <div ref={game} tabIndex={-1} className="w-full px-3 py-4 outline-none md:px-4 md:py-8 low-desk:py-3">
        <div className="mx-auto mb-3 max-w-5xl empty:hidden">{noticeList}</div>
        <Part name={msg('pages-game.game.results')} fallback={<LoadingResults />}>
          <MatchEnd lobby={lobby} onPlayAgain={goBack} isLeaving={false} />
        </Part>
        {chat && removed?.to !== 'out' && (
          <div className="mx-auto mt-4 max-w-5xl">
            <Part name={msg('pages-game.game.chat')}>
              <ChatPanel lobby={stillLobby} className="h-104" />
            </Part>
          </div>
        )}
      </div>
    )
  }
  if (removed?.to === 'out') {
    return (
      <Suspense fallback={<LoadingResults />}>
        <RemovedScreen lobby={lobby} removed={removed} onBack={goBack} />
      </Suspense>
    )
  }
  if (lobby.status === 'closed') {
    return (
      <Suspense>
        <ClosedLobby why={lobby.closedWhy} competition={lobby.competition} onBack={goBack} />
      </Suspense>
    )
  }

  return (
    <GameInPlay
      {...props}
      game={game}
      stillLobby={stillLobby}
      chat={chat}
      sheet={sheet}
      notices={
        <>
          {removed && (
            <Suspense>
              <RemovedNotice lobbyId={lobby._id} removed={removed} />
            </Suspense>
          )}
          {noticeList}
        </>
      }
    />
  )
}
