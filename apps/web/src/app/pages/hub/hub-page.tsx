import type { Lobby } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { UserAvatar } from '../../../avatar-ui/user-avatar.tsx'
import { Hub, loadLobbyList } from '../../../features/hub/hub.tsx'
import { hubTabOf } from '../../../features/hub/hub-tab.ts'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { gameAddress } from '../../../push/lobby/active-lobby-key.ts'
import { rememberLobby } from '../../../push/lobby/held-lobby.ts'
import { msg } from '../../../texts/msg.ts'
import { lazyNamed, Panel, SkeletonRows } from '../../../ui/index.ts'
import { endFirstVisit } from '../../first-visit.ts'
import { useUser } from '../../session.tsx'
import { useDocumentTitle } from '../../use-document-title.ts'

const HubCompete = lazyNamed(() => import('./hub-compete.tsx'), 'HubCompete')
const YourCircles = lazyNamed(() => import('../../../features/circle/your-circles.tsx'), 'YourCircles')
const HubLounge = lazyNamed(() => import('./hub-lounge.tsx'), 'HubLounge')

/** Loads the components of the hub that are visible at once. */
export const loadHubParts = loadLobbyList

interface HubPageProps {
  /** The lobby code of the link that the user followed. */
  invitedTo?: string
  /** Called once the lobbies are loaded, so that further components can be loaded. */
  onIdle?: () => void
}

/** The page of the hub. The address contains the tab, so that a reload and the back button keep the tab. */
export function HubPage({ invitedTo, onIdle }: HubPageProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  // The router passes on parameters that it could not read, so the name of the tab may be invalid.
  const tab = hubTabOf(useSearch({ strict: false }).tab) ?? 'join'
  useDocumentTitle({ title: msg('pages-hub.hub-page.lobbies') })
  useEffect(endFirstVisit, [])
  const enter = async (lobby: Lobby) => {
    rememberLobby(queryClient, lobby)
    activeLobby.set({ lobbyId: lobby._id, lobbyCode: lobby.lobbyCode, matchId: lobby.match._id })
    // Going back from the game leads to the lobbies, not to the invitation again.
    if (invitedTo !== undefined) await navigate({ to: '/', replace: true })
    await navigate({ to: '/game/$code', params: { code: gameAddress(lobby._id, lobby.lobbyCode) } })
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
        compete={
          <Suspense fallback={<LoadingCompetitions />}>
            <HubCompete />
          </Suspense>
        }
        circles={
          <Suspense fallback={null}>
            <YourCircles hasLink />
          </Suspense>
        }
        invitedTo={invitedTo}
        onIdle={onIdle}
        onEnter={(lobby) => void enter(lobby)}
      />
    </>
  )
}

function LoadingCompetitions() {
  return (
    <Panel>
      <SkeletonRows rows={6} label={msg('pages-hub.hub-page.loading-competitions')} />
    </Panel>
  )
}

/** The user's name and avatar in the hub. A press opens the profile. */
function HubGreeting() {
  const user = useUser()
  return (
    <div className="mx-auto flex w-full max-w-6xl px-4 pt-2 sm:px-6 sm:pt-4">
      <Link
        to="/profile"
        aria-label={msg('pages-hub.hub-page.customize-profile-of', { username: user.username })}
        className="group -ms-1.5 inline-flex min-h-11 min-w-0 flex-wrap items-center gap-x-2.5 rounded-control p-1.5 transition-colors hover:bg-raised"
      >
        <UserAvatar user={user} size={32} own />
        <span className="wrap-anywhere min-w-0 font-semibold leading-tight">{user.username}</span>
        <span className="flex items-center gap-1.5 text-muted text-sm group-hover:text-ink">
          {msg('pages-hub.hub-page.customize-profile')} <Pencil aria-hidden="true" className="size-3.5" />
        </span>
      </Link>
    </div>
  )
}
