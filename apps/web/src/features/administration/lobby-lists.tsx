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
import { fileOnly, usernameInFile, yesOrNo } from '../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordLink } from '../../admin-ui/records/record-link.tsx'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { AdminSearch, RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { statusText } from '../../admin-ui/status-text.ts'
import { fixed } from '../../text/number-text.ts'
import { numericDate } from '../../text/numeric-date.ts'
import { msg } from '../../texts/msg.ts'
import { EmptyState, Tag } from '../../ui/index.ts'
import { NarrowedTo } from './narrowed-to.tsx'

interface ListProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
  /** If given, the list shows only records of this lobby or this match. */
  given?: Pick<AdminSearch, 'lobbyId' | 'matchId'> | undefined
}

const dateOf = (time: string) => numericDate(Date.parse(time))
const teamsOf = ({ homeTeam, awayTeam }: { homeTeam: string; awayTeam: string }) =>
  msg('administration.lobby-lists.v-home-team-away', { homeTeam, awayTeam })
const teamsInFile = ({ homeTeam, awayTeam }: { homeTeam: string; awayTeam: string }) => `${homeTeam} v ${awayTeam}`

const code: RecordColumn<AdminLobby> = {
  id: 'lobbyCode',
  header: msg('administration.lobby-lists.code'),
  column: 'Code',
  sortable: true,
  rowHeader: true,
  file: ({ lobbyCode }) => lobbyCode,
  cell: ({ lobbyCode, isPrivate }) => (
    <>
      <span className="figures text-base tracking-wider">{lobbyCode || msg('administration.lobby-lists.no-code')}</span>
      {isPrivate && <Tag className="ms-2">{msg('administration.lobby-lists.private')}</Tag>}
    </>
  ),
}
const isPrivate = fileOnly<AdminLobby>('isPrivate', 'Private', ({ isPrivate }) => yesOrNo(isPrivate))
const matchColumn = (hasBetOn: (match: AdminLobby['match']) => boolean): RecordColumn<AdminLobby> => ({
  id: 'match',
  header: msg('administration.lobby-lists.match'),
  column: 'Match',
  sortable: true,
  file: (lobby) => teamsInFile(lobby.match),
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
  header: msg('administration.lobby-lists.host'),
  column: 'Host',
  sortable: true,
  className: 'max-md:hidden',
  file: ({ hostUser }) => (hostUser ? usernameInFile(hostUser) : ''),
  cell: ({ hostUser }) => hostUser?.username ?? msg('administration.lobby-lists.competition'),
}
const status: RecordColumn<AdminLobby> = {
  id: 'status',
  header: msg('administration.lobby-lists.status'),
  column: 'Status',
  sortable: true,
  className: 'max-sm:hidden',
  file: (lobby) => lobby.status,
  cell: (lobby) => <Tag>{statusText(lobby.status)}</Tag>,
}
const created: RecordColumn<AdminLobby> = {
  id: 'createdAt',
  header: msg('administration.lobby-lists.created-date'),
  column: 'Created Date',
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
    header: msg('administration.lobby-lists.players'),
    column: 'Players',
    align: 'end',
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
      title={msg('administration.lobby-lists.lobbies')}
      many={msg('administration.lobby-lists.lobbies-in-a-sentence')}
      route={adminListLobbies}
      rowsOf={({ lobbies }) => lobbies}
      columns={lobbyColumns(matchColumn(useHasBetOn()))}
      search={search}
      onSearch={onSearch}
      given={given}
      searchHint={msg('administration.lobby-lists.code-team-or-host')}
      add={add}
      rowActions={(lobby) => (
        <>
          {lobby.status === 'open' && lobby.hostUser && inviteTo(lobby)}
          <RecordLink
            to="lobby-users"
            search={{ lobbyId: lobby._id }}
            label={
              lobby.lobbyCode
                ? msg('administration.lobby-lists.members-of-lobby-code', { lobbyCode: lobby.lobbyCode })
                : msg('administration.lobby-lists.members-of-the-competition', { teams: teamsOf(lobby.match) })
            }
            icon={<Users aria-hidden="true" />}
          />
          <RecordLink
            to="user-bets"
            search={{ lobbyId: lobby._id }}
            label={
              lobby.lobbyCode
                ? msg('administration.lobby-lists.bets-of-lobby-code', { lobbyCode: lobby.lobbyCode })
                : msg('administration.lobby-lists.bets-of-the-competition', { teams: teamsOf(lobby.match) })
            }
            icon={<ScrollText aria-hidden="true" />}
          />
        </>
      )}
      empty={
        <EmptyState title={msg('administration.lobby-lists.no-lobbies-yet')}>
          {msg('administration.lobby-lists.create-a-lobby-on')}
        </EmptyState>
      }
    >
      <NarrowedTo list="lobbies" given={given} />
    </RecordList>
  )
}

const gameColumns = (match: RecordColumn<AdminLobby>): readonly RecordColumn<AdminGame>[] => [
  code,
  isPrivate,
  match,
  {
    id: 'everPlayers',
    header: msg('administration.lobby-lists.players'),
    column: 'Players',
    align: 'end',
    file: ({ everPlayers }) => everPlayers,
    cell: ({ everPlayers }) => everPlayers,
  },
  {
    id: 'settledRounds',
    header: msg('administration.lobby-lists.rounds-settled'),
    column: 'Rounds settled',
    align: 'end',
    className: 'max-sm:hidden',
    file: ({ settledRounds }) => settledRounds,
    cell: ({ settledRounds }) => settledRounds,
  },
  {
    id: 'winner',
    header: msg('administration.lobby-lists.winner'),
    column: 'Winner',
    className: 'max-md:hidden',
    file: ({ winner, match: { status: matchStatus } }) =>
      winner ? usernameInFile(winner) : matchStatus === 'active' ? 'being played' : '',
    cell: ({ winner, match: { status: matchStatus } }) =>
      winner?.username ?? (
        <span className="text-faint">
          {matchStatus === 'active' ? msg('administration.lobby-lists.being-played') : '–'}
        </span>
      ),
  },
  created,
]

/** Lists lobbies whose game is running or finished. */
export function GameList({ search, onSearch }: ListProps) {
  return (
    <RecordList
      title={msg('administration.lobby-lists.games')}
      many={msg('administration.lobby-lists.games-in-a-sentence')}
      route={adminListGames}
      rowsOf={({ games }) => games}
      columns={gameColumns(matchColumn(useHasBetOn()))}
      search={search}
      onSearch={onSearch}
      searchHint={msg('administration.lobby-lists.code-team-or-host')}
      empty={
        <EmptyState title={msg('administration.lobby-lists.no-games-yet')}>
          {msg('administration.lobby-lists.a-lobby-appears-here')}
        </EmptyState>
      }
    />
  )
}

const MEMBER_COLUMNS: readonly RecordColumn<AdminLobbyUser>[] = [
  {
    id: 'username',
    header: msg('administration.lobby-lists.name'),
    column: 'Name',
    sortable: true,
    rowHeader: true,
    file: ({ user }) => usernameInFile(user),
    cell: ({ user, present }) => (
      <>
        <AdminLink to={`manage-user/${user._id}`} className="font-medium underline-offset-4 hover:underline">
          {user.username}
        </AdminLink>
        {!present && <Tag className="ms-2">{msg('administration.lobby-lists.left')}</Tag>}
      </>
    ),
  },
  fileOnly('left', 'Left', ({ present }) => yesOrNo(!present)),
  {
    id: 'lobbyCode',
    header: msg('administration.lobby-lists.lobby'),
    column: 'Lobby',
    sortable: true,
    file: ({ lobby }) => lobby.lobbyCode,
    cell: ({ lobby }) => (
      <span className="figures tracking-wider">{lobby.lobbyCode || msg('administration.lobby-lists.competition')}</span>
    ),
  },
  {
    id: 'role',
    header: msg('administration.lobby-lists.role'),
    column: 'Role',
    sortable: true,
    className: 'max-sm:hidden',
    file: ({ role }) => role,
    cell: ({ role }) => statusText(role),
  },
  {
    id: 'chips',
    header: msg('administration.lobby-lists.chips'),
    column: 'Chips',
    align: 'end',
    file: ({ chips }) => chips,
    cell: ({ chips }) => chips,
  },
  {
    id: 'bets',
    header: msg('administration.lobby-lists.bets-won'),
    column: 'Bets won',
    align: 'end',
    className: 'max-sm:hidden',
    file: ({ betsWon, betsPlaced }) => `${betsWon} of ${betsPlaced}`,
    cell: ({ betsWon, betsPlaced }) => msg('administration.lobby-lists.of-bets-won-bets', { betsWon, betsPlaced }),
  },
  {
    id: 'joinedAt',
    header: msg('administration.lobby-lists.joined'),
    column: 'Joined',
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
      title={msg('administration.lobby-lists.lobby-members')}
      many={msg('administration.lobby-lists.lobby-members-in-a')}
      route={adminListLobbyUsers}
      rowsOf={({ lobbyUsers }) => lobbyUsers}
      columns={MEMBER_COLUMNS}
      search={search}
      onSearch={onSearch}
      given={given}
      searchHint={msg('administration.lobby-lists.name-or-code')}
      empty={
        <EmptyState title={msg('administration.lobby-lists.no-members-yet')}>
          {msg('administration.lobby-lists.everyone-who-joins-a')}
        </EmptyState>
      }
    >
      <NarrowedTo list="lobby-users" given={given} />
      <p className="text-muted text-sm">{msg('administration.lobby-lists.you-see-the-same')}</p>
    </RecordList>
  )
}

const BET_COLUMNS: readonly RecordColumn<AdminBet>[] = [
  {
    id: 'username',
    header: msg('administration.lobby-lists.player'),
    column: 'Player',
    sortable: true,
    rowHeader: true,
    file: ({ user }) => usernameInFile(user),
    cell: ({ user, odds }) => (
      <>
        <span className="font-medium">{user.username}</span>
        <span className="block text-faint text-xs sm:hidden">{odds.name}</span>
      </>
    ),
  },
  {
    id: 'play',
    header: msg('administration.lobby-lists.bet'),
    column: 'Bet',
    className: 'max-sm:hidden',
    file: ({ odds }) => odds.name,
    cell: ({ odds }) => odds.name,
  },
  {
    id: 'roundNumber',
    header: msg('administration.lobby-lists.round'),
    column: 'Round',
    sortable: true,
    align: 'end',
    file: ({ matchRound }) => matchRound.roundNumber,
    cell: ({ matchRound }) => matchRound.roundNumber,
  },
  {
    id: 'lobbyCode',
    header: msg('administration.lobby-lists.lobby'),
    column: 'Lobby',
    sortable: true,
    className: 'max-md:hidden',
    file: ({ lobbyCode }) => lobbyCode,
    cell: ({ lobbyCode, match: of }) => (
      <>
        <span className="figures tracking-wider">{lobbyCode || msg('administration.lobby-lists.competition')}</span>
        <span className="block text-faint text-xs">{teamsOf(of)}</span>
      </>
    ),
  },
  fileOnly('match', 'Match', ({ match: of }) => teamsInFile(of)),
  {
    id: 'stake',
    header: msg('administration.lobby-lists.stake'),
    column: 'Stake',
    sortable: true,
    align: 'end',
    file: ({ stake }) => stake,
    cell: ({ stake }) => stake,
  },
  {
    id: 'odds',
    header: msg('administration.lobby-lists.odds'),
    column: 'Odds',
    align: 'end',
    className: 'max-lg:hidden',
    file: ({ odds }) => odds.odds,
    cell: ({ odds }) => fixed(odds.odds, 2),
  },
  {
    id: 'outcome',
    header: msg('administration.lobby-lists.outcome'),
    column: 'Outcome',
    sortable: true,
    file: ({ outcome }) => outcome,
    cell: ({ outcome }) => <Tag tone={outcome === 'open' ? 'neutral' : outcome}>{statusText(outcome)}</Tag>,
  },
]

/** Lists the bets that all members of the lobby may see. */
export function UserBetList({ search, onSearch, given }: ListProps) {
  return (
    <RecordList
      title={msg('administration.lobby-lists.bets')}
      many={msg('administration.lobby-lists.bets-in-a-sentence')}
      route={adminListUserBets}
      rowsOf={({ bets }) => bets}
      columns={BET_COLUMNS}
      search={search}
      onSearch={onSearch}
      given={given}
      searchHint={msg('administration.lobby-lists.player-code-team-or')}
      empty={
        <EmptyState title={msg('administration.lobby-lists.no-bets-to-show')}>
          {msg('administration.lobby-lists.bets-appear-here-when')}
        </EmptyState>
      }
    >
      <NarrowedTo list="user-bets" given={given} />
      <p className="text-muted text-sm">{msg('administration.lobby-lists.bets-appear-here-when-the')}</p>
    </RecordList>
  )
}
