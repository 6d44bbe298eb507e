import {
  type AdminBet,
  type AdminGame,
  type AdminLobby,
  type AdminLobbyUser,
  adminListGames,
  adminListLobbies,
  adminListLobbyUsers,
  adminListUserBets,
} from '@bettle/contract'
import { ScrollText, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { LockedRowNote, useHasBetOn } from '../../admin-ui/operator-lock.tsx'
import { fileOnly, yesOrNo } from '../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordLink } from '../../admin-ui/records/record-link.tsx'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { AdminSearch, RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { numericDate } from '../../text/numeric-date.ts'
import { EmptyState, Tag } from '../../ui/index.ts'
import { NarrowedTo } from './narrowed-to.tsx'

interface ListProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
  /** If given, the list shows only records of this lobby or this match. */
  given?: Pick<AdminSearch, 'lobbyId' | 'matchId'> | undefined
}

const dateOf = (time: string) => numericDate(Date.parse(time))
const teamsOf = ({ homeTeam, awayTeam }: { homeTeam: string; awayTeam: string }) => `${homeTeam} v ${awayTeam}`

const code: RecordColumn<AdminLobby> = {
  id: 'lobbyCode',
  header: 'Code',
  sortable: true,
  rowHeader: true,
  file: ({ lobbyCode }) => lobbyCode,
  cell: ({ lobbyCode, isPrivate }) => (
    <>
      <span className="figures text-base tracking-wider">{lobbyCode || 'no code'}</span>
      {isPrivate && <Tag className="ml-2">private</Tag>}
    </>
  ),
}
const isPrivate = fileOnly<AdminLobby>('isPrivate', 'Private', ({ isPrivate }) => yesOrNo(isPrivate))
const matchColumn = (hasBetOn: (match: AdminLobby['match']) => boolean): RecordColumn<AdminLobby> => ({
  id: 'match',
  header: 'Match',
  sortable: true,
  file: (lobby) => teamsOf(lobby.match),
  cell: (lobby) => (
    <>
      <AdminLink
        to={`manage-match/${lobby.match._id}`}
        className="underline-offset-4 [overflow-wrap:anywhere] hover:underline"
      >
        {teamsOf(lobby.match)}
      </AdminLink>
      {hasBetOn(lobby.match) && <LockedRowNote />}
    </>
  ),
})
const host: RecordColumn<AdminLobby> = {
  id: 'host',
  header: 'Host',
  sortable: true,
  className: 'max-md:hidden',
  file: ({ hostUser }) => hostUser?.username ?? '',
  cell: ({ hostUser }) => hostUser?.username ?? 'Competition',
}
const status: RecordColumn<AdminLobby> = {
  id: 'status',
  header: 'Status',
  sortable: true,
  className: 'max-sm:hidden',
  file: (lobby) => lobby.status,
  cell: (lobby) => <Tag>{lobby.status}</Tag>,
}
const created: RecordColumn<AdminLobby> = {
  id: 'createdAt',
  header: 'Created Date',
  sortable: true,
  className: 'tabular-nums max-lg:hidden',
  fileTime: ({ createdAt }) => createdAt,
  cell: ({ createdAt }) => dateOf(createdAt),
}

const lobbyColumns = (match: RecordColumn<AdminLobby>): readonly RecordColumn<AdminLobby>[] => [
  code,
  isPrivate,
  match,
  host,
  {
    id: 'players',
    header: 'Players',
    align: 'right',
    className: 'max-sm:hidden',
    file: ({ players }) => players,
    cell: ({ players, spectators }) => (spectators > 0 ? `${players} + ${spectators}` : players),
  },
  fileOnly('spectators', 'Spectators', ({ spectators }) => spectators),
  status,
  created,
]

interface LobbyListSlots {
  /** The button that opens a lobby. */
  add: ReactNode
  /** Returns the button that invites to a lobby. */
  inviteTo: (lobby: AdminLobby) => ReactNode
}

/** Lists every lobby, with links to its members and bets. */
export function LobbyList({ search, onSearch, given, add, inviteTo }: ListProps & LobbyListSlots) {
  return (
    <RecordList
      title="Lobbies"
      route={adminListLobbies}
      rowsOf={({ lobbies }) => lobbies}
      columns={lobbyColumns(matchColumn(useHasBetOn()))}
      search={search}
      onSearch={onSearch}
      given={given}
      searchHint="Code, team or host"
      add={add}
      rowActions={(lobby) => (
        <>
          {lobby.status === 'open' && lobby.hostUser && inviteTo(lobby)}
          <RecordLink
            to="lobby-users"
            search={{ lobbyId: lobby._id }}
            label={`Members of ${lobby.lobbyCode || `the competition game ${teamsOf(lobby.match)}`}`}
            icon={<Users aria-hidden="true" />}
          />
          <RecordLink
            to="user-bets"
            search={{ lobbyId: lobby._id }}
            label={`Bets of ${lobby.lobbyCode || `the competition game ${teamsOf(lobby.match)}`}`}
            icon={<ScrollText aria-hidden="true" />}
          />
        </>
      )}
      empty={<EmptyState title="No lobbies yet">Create a lobby on an upcoming match, and share the link.</EmptyState>}
    >
      <NarrowedTo list="lobbies" what="lobbies" given={given} />
    </RecordList>
  )
}

const gameColumns = (match: RecordColumn<AdminLobby>): readonly RecordColumn<AdminGame>[] => [
  code,
  isPrivate,
  match,
  {
    id: 'everPlayers',
    header: 'Players',
    align: 'right',
    file: ({ everPlayers }) => everPlayers,
    cell: ({ everPlayers }) => everPlayers,
  },
  {
    id: 'settledRounds',
    header: 'Rounds settled',
    align: 'right',
    className: 'max-sm:hidden',
    file: ({ settledRounds }) => settledRounds,
    cell: ({ settledRounds }) => settledRounds,
  },
  {
    id: 'winner',
    header: 'Winner',
    className: 'max-md:hidden',
    file: ({ winner, match: { status: matchStatus } }) =>
      winner?.username ?? (matchStatus === 'active' ? 'being played' : ''),
    cell: ({ winner, match: { status: matchStatus } }) =>
      winner?.username ?? <span className="text-faint">{matchStatus === 'active' ? 'being played' : '–'}</span>,
  },
  created,
]

/** Lists lobbies whose game is running or finished. */
export function GameList({ search, onSearch }: ListProps) {
  return (
    <RecordList
      title="Games"
      route={adminListGames}
      rowsOf={({ games }) => games}
      columns={gameColumns(matchColumn(useHasBetOn()))}
      search={search}
      onSearch={onSearch}
      searchHint="Code, team or host"
      empty={<EmptyState title="No games yet">A lobby appears here when the match has begun.</EmptyState>}
    />
  )
}

const MEMBER_COLUMNS: readonly RecordColumn<AdminLobbyUser>[] = [
  {
    id: 'username',
    header: 'Name',
    sortable: true,
    rowHeader: true,
    file: ({ user }) => user.username,
    cell: ({ user, present }) => (
      <>
        <AdminLink to={`manage-user/${user._id}`} className="font-medium underline-offset-4 hover:underline">
          {user.username}
        </AdminLink>
        {!present && <Tag className="ml-2">left</Tag>}
      </>
    ),
  },
  fileOnly('left', 'Left', ({ present }) => yesOrNo(!present)),
  {
    id: 'lobbyCode',
    header: 'Lobby',
    sortable: true,
    file: ({ lobby }) => lobby.lobbyCode,
    cell: ({ lobby }) => <span className="figures tracking-wider">{lobby.lobbyCode || 'Competition'}</span>,
  },
  {
    id: 'role',
    header: 'Role',
    sortable: true,
    className: 'max-sm:hidden',
    file: ({ role }) => role,
    cell: ({ role }) => role,
  },
  { id: 'chips', header: 'Chips', align: 'right', file: ({ chips }) => chips, cell: ({ chips }) => chips },
  {
    id: 'bets',
    header: 'Bets won',
    align: 'right',
    className: 'max-sm:hidden',
    file: ({ betsWon, betsPlaced }) => `${betsWon} of ${betsPlaced}`,
    cell: ({ betsWon, betsPlaced }) => `${betsWon} of ${betsPlaced}`,
  },
  {
    id: 'joinedAt',
    header: 'Joined',
    sortable: true,
    className: 'tabular-nums max-md:hidden',
    fileTime: ({ joinedAt }) => joinedAt,
    cell: ({ joinedAt }) => dateOf(joinedAt),
  },
]

/** Lists current and former members of lobbies, with the numbers that all members may see. */
export function LobbyUserList({ search, onSearch, given }: ListProps) {
  return (
    <RecordList
      title="Lobby members"
      route={adminListLobbyUsers}
      rowsOf={({ lobbyUsers }) => lobbyUsers}
      columns={MEMBER_COLUMNS}
      search={search}
      onSearch={onSearch}
      given={given}
      searchHint="Name or code"
      empty={<EmptyState title="No members yet">Everyone who joins a lobby appears here.</EmptyState>}
    >
      <NarrowedTo list="lobby-users" what="members" given={given} />
      <p className="text-muted text-sm">
        You see the same chips as the players. The chips still include the stakes on rounds that have not started.
      </p>
    </RecordList>
  )
}

const BET_COLUMNS: readonly RecordColumn<AdminBet>[] = [
  {
    id: 'username',
    header: 'Player',
    sortable: true,
    rowHeader: true,
    file: ({ user }) => user.username,
    cell: ({ user, odds }) => (
      <>
        <span className="font-medium">{user.username}</span>
        <span className="block text-faint text-xs sm:hidden">{odds.name}</span>
      </>
    ),
  },
  {
    id: 'play',
    header: 'Bet',
    className: 'max-sm:hidden',
    file: ({ odds }) => odds.name,
    cell: ({ odds }) => odds.name,
  },
  {
    id: 'roundNumber',
    header: 'Round',
    sortable: true,
    align: 'right',
    file: ({ matchRound }) => matchRound.roundNumber,
    cell: ({ matchRound }) => matchRound.roundNumber,
  },
  {
    id: 'lobbyCode',
    header: 'Lobby',
    sortable: true,
    className: 'max-md:hidden',
    file: ({ lobbyCode }) => lobbyCode,
    cell: ({ lobbyCode, match: of }) => (
      <>
        <span className="figures tracking-wider">{lobbyCode || 'Competition'}</span>
        <span className="block text-faint text-xs">{teamsOf(of)}</span>
      </>
    ),
  },
  fileOnly('match', 'Match', ({ match: of }) => teamsOf(of)),
  {
    id: 'stake',
    header: 'Stake',
    sortable: true,
    align: 'right',
    file: ({ stake }) => stake,
    cell: ({ stake }) => stake,
  },
  {
    id: 'odds',
    header: 'Odds',
    align: 'right',
    className: 'max-lg:hidden',
    file: ({ odds }) => odds.odds,
    cell: ({ odds }) => odds.odds.toFixed(2),
  },
  {
    id: 'outcome',
    header: 'Outcome',
    sortable: true,
    file: ({ outcome }) => outcome,
    cell: ({ outcome }) => <Tag tone={outcome === 'open' ? 'neutral' : outcome}>{outcome}</Tag>,
  },
]

/** Lists the bets that all members of the lobby may see. */
export function UserBetList({ search, onSearch, given }: ListProps) {
  return (
    <RecordList
      title="Bets"
      route={adminListUserBets}
      rowsOf={({ bets }) => bets}
      columns={BET_COLUMNS}
      search={search}
      onSearch={onSearch}
      given={given}
      searchHint="Player, code, team or event type"
      empty={<EmptyState title="No bets to show">Bets appear here when the round has started.</EmptyState>}
    >
      <NarrowedTo list="user-bets" what="bets" given={given} />
      <p className="text-muted text-sm">
        Bets appear here when the round has started. Bets of a lobby that hides bets never appear.
      </p>
    </RecordList>
  )
}
