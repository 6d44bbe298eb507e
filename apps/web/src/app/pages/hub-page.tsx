import type { Lobby } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Hub } from '../../features/hub/hub.tsx'
import { PlayersLounge } from '../../features/lounge/players-lounge.tsx'
import { activeLobby } from '../../live/active-lobby.ts'
import { rememberLobby } from '../../live/lobby-feed.ts'
import { useDocumentTitle } from '../use-document-title.ts'

interface HubPageProps {
  /** The code of a link that was followed. */
  invitedTo?: string
  /** Once the lobbies are shown: time to fetch what comes next. */
  onIdle?: () => void
}

/** The lobbies. */
export function HubPage({ invitedTo, onIdle }: HubPageProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  useDocumentTitle({ title: 'Lobbies ·' })
  useEffect(() => {
    onIdle?.()
  }, [onIdle])
  const enter = (lobby: Lobby) => {
    rememberLobby(queryClient, lobby)
    activeLobby.set({ lobbyId: lobby._id, lobbyCode: lobby.lobbyCode })
    void navigate({ to: '/', replace: invitedTo !== undefined })
  }
  return <Hub lounge={<PlayersLounge />} invitedTo={invitedTo} onEnter={enter} />
}
