import { adminListLobbies, type LobbyOnCopy, type Match } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../api/query/query-of.ts'
import { msg } from '../../../texts/msg.ts'
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
  const onCopies = data?.onCopies ?? []
  return (
    <Panel
      title={msg('hub.match-lobbies.lobbies')}
      aside={<OpenLobbyDialog matches={[match]} listPath={adminListLobbies.path} />}
    >
      {open?.length === 0 && <p className="text-muted text-sm">{msg('hub.match-lobbies.no-open-lobby-create')}</p>}
      <ul className="divide-y divide-line">
        {open?.map((lobby) => (
          <li key={lobby._id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="figures text-lg tracking-wider">{lobby.lobbyCode}</span>
            <span className="wrap-anywhere min-w-0 flex-1 basis-24 text-muted text-sm">
              {msg('hub.match-lobbies.1-player', {
                username: lobby.hostUser?.username ?? msg('hub.match-lobbies.competition'),
                players: lobby.players,
              })}
            </span>
            {lobby.hostUser && <InviteButton lobby={lobby} />}
          </li>
        ))}
      </ul>
      {onCopies.length > 0 && <LobbiesOnCopies lobbies={onCopies} />}
    </Panel>
  )
}

/** Lists the lobbies that record their own copy of the match, and says how they start [RM21]. */
function LobbiesOnCopies({ lobbies }: { lobbies: readonly LobbyOnCopy[] }) {
  const isWaiting = lobbies.some(({ isStarted }) => !isStarted)
  return (
    <section aria-labelledby="on-copies" className="mt-2 flex flex-col gap-1 border-line border-t pt-2 text-sm">
      <h3 id="on-copies" className="font-medium">
        {msg('hub.match-lobbies.lobbies-that-record-a')}
      </h3>
      <p className="text-muted">
        {msg('hub.match-lobbies.what-you-record-here')}
        {isWaiting && msg('hub.match-lobbies.at-kick-off-someone')} {msg('hub.match-lobbies.to-play-with-your')}
      </p>
      <ul className="divide-y divide-line">
        {lobbies.map(({ _id, hostUser, players, isStarted }) => (
          <li key={_id} className="wrap-anywhere py-1">
            {msg('hub.match-lobbies.1-player-has-started', {
              username: hostUser?.username ?? msg('hub.match-lobbies.no-host'),
              players,
              isStarted,
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
