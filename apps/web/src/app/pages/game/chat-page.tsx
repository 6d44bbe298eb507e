import type { Lobby, LobbyId } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect } from 'react'
import { ChatCounts } from '../../../features/chat/chat-counts.tsx'
import { ChatRoom } from '../../../features/chat/chat-room.tsx'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { BADGE_TEXTS } from '../../../match-ui/clock/half-text.ts'
import { MomentClock, useHeldMoment, useTicking } from '../../../match-ui/clock/moment-clock.tsx'
import { teamAppearances } from '../../../match-ui/team-appearance.ts'
import { useIsClockKnown } from '../../../push/clock/use-is-clock-known.ts'
import { gameAddress } from '../../../push/lobby/active-lobby-key.ts'
import { isDecidedIn } from '../../../push/lobby/standings.ts'
import { useLobby } from '../../../push/lobby/use-lobby.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, ErrorState, FullScreen, GoalsWithoutSide, lazyNamed, Spinner } from '../../../ui/index.ts'
import { loadModeration } from './load-moderation.ts'

const RemovedNotice = lazyNamed(loadModeration, 'RemovedNotice')

/** The chat of a lobby as a full screen on phones. The back button, or a swipe to the right, returns to the game. */
export function ChatPage() {
  const { lobbyId } = useSearch({ from: '/signed-in/playing/chat' })
  return lobbyId && <ChatOfLobby key={lobbyId} lobbyId={lobbyId} />
}

function ChatOfLobby({ lobbyId }: { lobbyId: LobbyId }) {
  const { lobby, timetable, error, fetchAgain } = useLobby(lobbyId)
  const isClockKnown = useIsClockKnown()
  const goBack = useGoBack(lobby && gameAddress(lobby._id, lobby.lobbyCode))
  const removed = lobby?.currentUser.removed
  // A removed player receives no more messages. The game's page says who removed them and why.
  const isRemoved = error?.status === 404 || removed?.to === 'out'
  useEffect(() => {
    if (isRemoved) goBack()
  }, [isRemoved, goBack])

  return (
    <FullScreen
      title={msg('pages-game.chat-page.chat')}
      aside={lobby && <ChatCounts lobby={lobby} />}
      onBack={goBack}
      swipes={{ onRight: goBack }}
    >
      {lobby && timetable && isClockKnown && <ScoreLine lobby={lobby} timetable={timetable} />}
      {lobby && removed?.to === 'spectator' && (
        <div className="p-3 empty:hidden">
          <Suspense>
            <RemovedNotice lobbyId={lobby._id} removed={removed} />
          </Suspense>
        </div>
      )}
      {lobby ? (
        <ChatRoom lobby={lobby} className="flex min-h-0 flex-1 flex-col" />
      ) : error ? (
        <ErrorState
          title={msg('pages-game.chat-page.the-chat-could-not')}
          kept={error.message}
          onRetry={fetchAgain}
          action={
            <Button size="sm" variant="ghost" onClick={goBack}>
              {msg('pages-game.chat-page.back')}
            </Button>
          }
          className="m-4"
        />
      ) : (
        <p role="status" className="grid flex-1 place-items-center text-flood">
          <Spinner size={28} />
          <span className="sr-only">{msg('pages-game.chat-page.loading-the-chat')}</span>
        </p>
      )}
    </FullScreen>
  )
}

/** The scoreboard in one line, so that the chat hides neither the score nor the clock. */
function ScoreLine({ lobby, timetable }: { lobby: Lobby; timetable: Timetable }) {
  const { match, gameSettings } = lobby
  const { homeTeam, awayTeam, score } = match
  const moment = useHeldMoment(timetable, gameSettings, isDecidedIn(lobby))
  const { home, away } = teamAppearances(homeTeam, awayTeam)
  return (
    <p
      aria-label={msg('pages-game.chat-page.scoreboard')}
      role="status"
      aria-live="off"
      className="board flex shrink-0 flex-wrap items-center justify-center gap-x-3 rounded-none! px-3 py-1.5 text-base"
    >
      <span className="headline flex items-center gap-2 pt-0.5" translate="no">
        {home.short}
        <span className="figures text-flood text-lg">
          {score.home}–{score.away}
        </span>
        {away.short}
      </span>
      <span className="figures text-muted">
        <MomentClock timetable={timetable} settings={gameSettings} isDecided={isDecidedIn(lobby)}>
          <ClockOf moment={moment} />
        </MomentClock>
      </span>
      <GoalsWithoutSide of={score} className="w-full text-center" />
    </p>
  )
}

function ClockOf({ moment }: { moment: GameMoment }) {
  const { clock, badge } = useTicking(moment)
  return clock.text || BADGE_TEXTS[badge]
}

/**
 * Returns a function that leads from the chat to the game. It goes back in the browser history if the user came from
 * the game, because with a new entry the back button would open the chat again.
 */
function useGoBack(code: string | undefined): () => void {
  const navigate = useNavigate()
  const { history } = useRouter()
  return useCallback(() => {
    if (history.location.state.cameFromGame) history.back()
    else if (code === undefined) void navigate({ to: '/', replace: true })
    else void navigate({ to: '/game/$code', params: { code }, replace: true })
  }, [history, code, navigate])
}
