import { adminListLobbies } from '@bettle/contract'
import { useSearch } from '@tanstack/react-router'
import type { AdminSearch } from '../../../admin-ui/records/records-search.ts'
import { AuditLog } from '../../../features/administration/audit-log.tsx'
import { JobList } from '../../../features/administration/job-list.tsx'
import { GameList, LobbyList, LobbyUserList, UserBetList } from '../../../features/administration/lobby-lists.tsx'
import { OpenLobbyDialog } from '../../../features/hub/create/open-lobby-dialog.tsx'
import { InviteButton } from '../../../features/hub/share/invite-button.tsx'
import { useHub } from '../../../push/hub/use-hub.ts'
import { useDocumentTitle } from '../../use-document-title.ts'
import { useAdminSearch } from './use-admin-search.ts'

/** Returns the lobby or the match that filters the list, if the address names one. */
function useGiven() {
  const { lobbyId, matchId } = useSearch({ strict: false }) as AdminSearch
  return { ...(lobbyId && { lobbyId }), ...(matchId && { matchId }) }
}

export function LobbiesPage() {
  useDocumentTitle({ title: 'Lobbies ·' })
  const { matches } = useHub()
  return (
    <LobbyList
      {...useAdminSearch()}
      given={useGiven()}
      add={<OpenLobbyDialog matches={matches ?? []} listPath={adminListLobbies.path} />}
      inviteTo={(lobby) => <InviteButton lobby={lobby} />}
    />
  )
}

export function LobbyUsersPage() {
  useDocumentTitle({ title: 'Lobby members ·' })
  return <LobbyUserList {...useAdminSearch()} given={useGiven()} />
}

export function GamesPage() {
  useDocumentTitle({ title: 'Games ·' })
  return <GameList {...useAdminSearch()} />
}

export function UserBetsPage() {
  useDocumentTitle({ title: 'Bets ·' })
  return <UserBetList {...useAdminSearch()} given={useGiven()} />
}

export function JobsPage() {
  useDocumentTitle({ title: 'Failing jobs ·' })
  return <JobList {...useAdminSearch()} />
}

export function AuditLogPage() {
  useDocumentTitle({ title: 'Audit log ·' })
  const { matchId, kind, account } = useSearch({ strict: false }) as AdminSearch
  const given = { ...(matchId && { matchId }), ...(kind && { kind }), ...(account && { account }) }
  return <AuditLog {...useAdminSearch()} given={given} />
}
