import { adminListLobbies } from '@bettle/contract'
import { useSearch } from '@tanstack/react-router'
import type { AdminSearch } from '../../../admin-ui/records/records-search.ts'
import { AuditLog } from '../../../features/administration/audit-log.tsx'
import { LobbyList, LobbyUserList, UserBetList } from '../../../features/administration/lobby-lists.tsx'
import { OpenLobbyDialog } from '../../../features/hub/create/open-lobby-dialog.tsx'
import { InviteButton } from '../../../features/hub/share/invite-button.tsx'
import { useHub } from '../../../push/hub/use-hub.ts'
import type { AdminPageProps } from './admin-area.tsx'

/** Returns the lobby or the match that filters the list, if the address names one. */
function useGiven() {
  const { lobbyId, matchId } = useSearch({ strict: false }) as AdminSearch
  return { ...(lobbyId && { lobbyId }), ...(matchId && { matchId }) }
}

export function LobbiesPage({ search, onSearch }: AdminPageProps) {
  const { matches } = useHub()
  return (
    <LobbyList
      search={search}
      onSearch={onSearch}
      given={useGiven()}
      add={<OpenLobbyDialog matches={matches ?? []} listPath={adminListLobbies.path} />}
      inviteTo={(lobby) => <InviteButton lobby={lobby} />}
    />
  )
}

export function LobbyUsersPage({ search, onSearch }: AdminPageProps) {
  return <LobbyUserList search={search} onSearch={onSearch} given={useGiven()} />
}

export function UserBetsPage({ search, onSearch }: AdminPageProps) {
  return <UserBetList search={search} onSearch={onSearch} given={useGiven()} />
}

export function AuditLogPage({ search, onSearch }: AdminPageProps) {
  const { matchId, kind, account } = useSearch({ strict: false }) as AdminSearch
  const given = { ...(matchId && { matchId }), ...(kind && { kind }), ...(account && { account }) }
  return <AuditLog search={search} onSearch={onSearch} given={given} />
}
