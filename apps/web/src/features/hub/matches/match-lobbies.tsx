import { adminListLobbies, type Match } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../api/query/query-of.ts'
import { Panel } from '../../../ui/index.ts'
import { OpenLobbyDialog } from '../create/open-lobby-dialog.tsx'
import { InviteButton } from '../share/invite-button.tsx'

const POLL = 15_000

/** Lists the open lobbies of a match with their invitations, and lets the administrator open a further lobby. */
export function MatchLobbies({ match }: { match: Match }) {
  const { data } = useQuery({
    ...queryOf(adminListLobbies, { query: { matchId: match._id, pageSize: 50 } }),
    staleTime: 0,
    refetchInterval: POLL,
  })
  const open = data?.lobbies.filter(({ status }) => status === 'open')
  return (
    <Panel title="Lobbies" aside={<OpenLobbyDialog matches={[match]} listPath={adminListLobbies.path} />}>
      {open?.length === 0 && <p className="text-muted text-sm">No open lobby. Create a lobby, then share the link.</p>}
      <ul className="divide-y divide-line">
        {open?.map((lobby) => (
          <li key={lobby._id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="figures text-lg tracking-wider">{lobby.lobbyCode}</span>
            <span className="wrap-anywhere min-w-0 flex-1 basis-24 text-muted text-sm">
              {lobby.hostUser?.username ?? 'Competition'},{' '}
              {lobby.players === 1 ? '1 player' : `${lobby.players} players`}
            </span>
            {lobby.hostUser && <InviteButton lobby={lobby} />}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
