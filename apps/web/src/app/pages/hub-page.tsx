import type { Lobby } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { Hub, loadLobbyList } from '../../features/hub/hub.tsx'
import { activeLobby } from '../../push/active-lobby.ts'
import { rememberLobby } from '../../push/held-lobby.ts'
import { lazyNamed } from '../../ui/index.ts'
import { endFirstVisit } from '../first-visit.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { HubGreeting } from './hub-greeting.tsx'

const HubLounge = lazyNamed(() => import('./hub-lounge.tsx'), 'HubLounge')

/** The parts of the hub that are visible at once. */
export const loadHubParts = loadLobbyList

interface HubPageProps {
  /** The lobby code of the link that was followed. */
  invitedTo?: string
  /** Called once the lobbies are loaded, when further parts can load. */
  onIdle?: () => void
}

/** The hub. The address holds its tab, so that a reload and the back button keep it. */
export function HubPage({ invitedTo, onIdle }: HubPageProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { tab = 'join' } = useSearch({ strict: false })
  useDocumentTitle({ title: 'Lobbies ·' })
  useEffect(endFirstVisit, [])
  const enter = async (lobby: Lobby) => {
    rememberLobby(queryClient, lobby)
    activeLobby.set({ lobbyId: lobby._id, lobbyCode: lobby.lobbyCode, matchId: lobby.match._id })
    // Back from the game leads to the lobbies, not to the invitation again.
    if (invitedTo !== undefined) await navigate({ to: '/', replace: true })
    await navigate({ to: '/game/$code', params: { code: lobby.lobbyCode } })
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
            <HubLounge />
          </Suspense>
        }
        invitedTo={invitedTo}
        onIdle={onIdle}
        onEnter={(lobby) => void enter(lobby)}
      />
    </>
  )
}
