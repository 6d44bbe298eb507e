import type { Lobby } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { Hub } from '../../features/hub/hub.tsx'
import { activeLobby } from '../../live/active-lobby.ts'
import { rememberLobby } from '../../live/held-lobby.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { HubGreeting } from './hub-greeting.tsx'

const PlayersLounge = lazy(() =>
  import('../../features/lounge/players-lounge.tsx').then(({ PlayersLounge }) => ({ default: PlayersLounge })),
)

interface HubPageProps {
  /** The code of a link that was followed. */
  invitedTo?: string
  /** Once the lobbies are shown: time to fetch what comes next. */
  onIdle?: () => void
}

/** The lobbies; the tab stands in the address, so that a reload and the way back keep it. */
export function HubPage({ invitedTo, onIdle }: HubPageProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { tab = 'join' } = useSearch({ strict: false })
  useDocumentTitle({ title: 'Lobbies ·' })
  useEffect(() => {
    onIdle?.()
  }, [onIdle])
  const enter = (lobby: Lobby) => {
    rememberLobby(queryClient, lobby)
    activeLobby.set({ lobbyId: lobby._id, lobbyCode: lobby.lobbyCode })
    void navigate({ to: '/', replace: true })
  }
  return (
    <>
      <HubGreeting />
      <Hub
        tab={tab}
        onTabChange={(chosen) =>
          void navigate({ to: '.', search: { tab: chosen === 'join' ? undefined : chosen }, resetScroll: false })
        }
        lounge={
          <Suspense fallback={null}>
            <PlayersLounge />
          </Suspense>
        }
        invitedTo={invitedTo}
        onEnter={enter}
      />
    </>
  )
}
