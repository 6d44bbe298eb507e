import { type Crowd, type LeaderboardEntry, type Lobby, leaderboard, type Member, type UserId } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { leaderboardPage, PAGE_ROWS, useFreshPages } from '../../push/lobby/list-pages.ts'
import { msg } from '../../texts/msg.ts'
import { Button, LongList, Panel, Skeleton } from '../../ui/index.ts'
import type { GameRankProps } from './game-rank.tsx'
import { PlayerDetails } from './player-details.tsx'
import { RankRow } from './rank-row.tsx'

interface CrowdRankProps extends GameRankProps {
  crowd: Crowd
}

const NO_LINE: readonly number[] = []

/**
 * The ranking of a crowded lobby. The server pushes the first rows and the user's own row with its neighbours. The
 * whole list fetches its pages when the user scrolls to them.
 */
export function CrowdRank({
  lobby,
  crowd,
  status,
  title = msg('leaderboard.crowd-rank.game-rank'),
  className,
  actionsOf,
}: CrowdRankProps) {
  const [chosen, choose] = useState<LeaderboardEntry>()
  const [isWhole, setWhole] = useState(false)
  const known = useMemo(() => knownRows(crowd, lobby.place), [crowd, lobby.place])
  const selected = [...known.values()].find(({ user }) => user._id === chosen?.user._id) ?? chosen
  const rowProps = {
    lobby,
    crowd,
    selectedId: selected?.user._id,
    onSelect: (entry: LeaderboardEntry) => choose(entry.user._id === selected?.user._id ? undefined : entry),
  }
  return (
    <Panel
      title={title}
      flush
      aside={<span>{msg('leaderboard.crowd-rank.players', { ranked: crowd.ranked })}</span>}
      className={className}
      footer={
        selected && (
          <PlayerDetails
            entry={selected}
            status={status}
            actions={actionsOf?.(memberOf(lobby, selected))}
            onClose={() => choose(undefined)}
          />
        )
      }
    >
      <div className="flex h-full flex-col">
        {isWhole ? (
          <WholeList {...rowProps} known={known} ownRank={lobby.place?.rank} />
        ) : (
          <Excerpt {...rowProps} known={known} />
        )}
        <Button size="sm" variant="ghost" className="m-2 shrink-0" onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? msg('leaderboard.crowd-rank.show-the-top-players')
            : msg('leaderboard.crowd-rank.show-all-players', { ranked: crowd.ranked })}
        </Button>
      </div>
    </Panel>
  )
}

/** Returns the rows that the server has pushed, by rank. */
function knownRows({ top }: Crowd, place: Lobby['place']): ReadonlyMap<number, LeaderboardEntry> {
  return new Map<number, LeaderboardEntry>([
    ...top.map((entry, index) => [index + 1, entry] as const),
    ...(place?.around ?? []).map((entry) => [entry.rank, entry] as const),
  ])
}

interface ListProps {
  lobby: Lobby
  crowd: Crowd
  known: ReadonlyMap<number, LeaderboardEntry>
  selectedId: UserId | undefined
  onSelect: (entry: LeaderboardEntry) => void
}

function Excerpt({ known, ...props }: ListProps) {
  const ranks = [...known.keys()].sort((a, b) => a - b)
  return (
    <ol aria-label={msg('leaderboard.crowd-rank.top-players-and-your')} className="min-h-0 grow overflow-y-auto py-1.5">
      {ranks.map((rank, index) => (
        <li key={rank} className="px-1.5">
          {index > 0 && ranks[index - 1] !== rank - 1 && (
            <span aria-hidden="true" className="block text-center text-faint leading-4">
              ⋯
            </span>
          )}
          <EntryRow {...props} rank={rank} entry={known.get(rank) as LeaderboardEntry} />
        </li>
      ))}
    </ol>
  )
}

function WholeList({ known, ownRank, ...props }: ListProps & { ownRank: number | undefined }) {
  const { crowd, lobby } = props
  useFreshPages(lobby._id, leaderboard)
  const ranks = useMemo(() => Array.from({ length: crowd.ranked }, (_, index) => index + 1), [crowd.ranked])
  return (
    <LongList
      label={msg('leaderboard.crowd-rank.players-by-chips')}
      items={ranks}
      idOf={String}
      startAt={ownRank === undefined ? undefined : ownRank - 1}
      rowHeight={48}
      className="min-h-0 grow overflow-y-auto"
      row={(rank) => {
        const entry = known.get(rank)
        return entry ? <EntryRow {...props} rank={rank} entry={entry} /> : <PagedRow {...props} rank={rank} />
      }}
    />
  )
}

type RowProps = Omit<ListProps, 'known'> & { rank: number }

/** All rows of a page share the request for that page. */
function PagedRow(props: RowProps) {
  const index = props.rank - 1
  const { data } = useQuery(leaderboardPage(props.lobby._id, Math.floor(index / PAGE_ROWS) + 1))
  const entry = data?.leaderboard[index % PAGE_ROWS]
  return entry ? <EntryRow {...props} entry={entry} /> : <Skeleton className="my-1 h-10 w-full" />
}

function EntryRow({
  lobby,
  crowd,
  rank,
  entry,
  selectedId,
  onSelect,
}: RowProps & { entry: LeaderboardEntry }): ReactNode {
  const { currentUser, hostUser } = lobby
  const id = entry.user._id
  const isOwn = id === currentUser.user._id
  return (
    <RankRow
      entry={entry}
      rank={rank}
      isLeader={rank === 1 && winnerOf(crowd.top) !== undefined}
      isOwn={isOwn}
      isHost={id === hostUser?._id}
      stakeable={isOwn && currentUser.seat === 'player' ? currentUser.chips : undefined}
      hasLeft={false}
      isBehind={!entry.isActive && crowd.top[0]?.isActive === true}
      isSelected={id === selectedId}
      moved={0}
      card={undefined}
      line={NO_LINE}
      onSelect={() => onSelect(entry)}
    />
  )
}

/** Returns the member of a row. The page holds only a few members, and assumes that every other member is present. */
function memberOf(lobby: Lobby, entry: LeaderboardEntry): Member {
  const held = lobby.users.find(({ user }) => user._id === entry.user._id)
  if (held) return held
  const isOut = entry.eliminatedIn !== null
  return {
    ...entry,
    role: isOut ? 'spectator' : 'player',
    present: true,
    isHost: false,
    ranked: true,
    seat: isOut ? 'eliminated' : 'player',
    removed: null,
    joinedAt: lobby.createdAt,
  }
}
