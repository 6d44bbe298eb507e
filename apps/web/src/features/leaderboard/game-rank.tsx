import type { Lobby, Member, UserId } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { Eye } from 'lucide-react'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { EmptyState, LongList, lazyNamed, Panel } from '../../ui/index.ts'
import { cutAhead } from './cut-ahead.ts'
import { PlayerDetails } from './player-details.tsx'
import { RankRow } from './rank-row.tsx'
import { movesBetween } from './ranking.ts'
import { useCardsPlayed } from './use-cards-played.ts'
import { useChipsOverRounds } from './use-chips-over-rounds.ts'

export interface GameRankProps {
  lobby: Lobby
  /** Text that replaces the figures before the game has begun, for example 'Ready'. */
  status?: string | undefined
  title?: string | undefined
  /**
   * True if other content takes up space. The user's own details are then open by default only if no other player is
   * there.
   */
  isShort?: boolean | undefined
  className?: string | undefined
  /** Returns the actions on a member, which are shown in the member's details. */
  actionsOf?: ((member: Member) => ReactNode) | undefined
}

/**
 * With up to this many players, the user's own details are open by default. With more players, the list needs the
 * space.
 */
const FEW = 4
/** The first rows of this number, and the user's own row, show a line of the chips over the rounds. */
const WITH_LINE = 10
const NAMED = 12
const NO_MOVES: ReadonlyMap<string, number> = new Map()

const CrowdRank = lazyNamed(() => import('./crowd-rank.tsx'), 'CrowdRank')

/** The ranking of a game. A press on a player opens the player's details. */
export const GameRank = memo(function GameRank(props: GameRankProps) {
  return props.lobby.crowd ? <CrowdRank {...props} crowd={props.lobby.crowd} /> : <WholeRank {...props} />
}, isSameRank)

function WholeRank({
  lobby,
  status,
  title = msg('leaderboard.game-rank.game-rank'),
  className,
  isShort = false,
  actionsOf,
}: GameRankProps) {
  const { leaderboard, currentUser, users } = lobby
  const ownId = currentUser.user._id
  const [chosen, choose] = useState<UserId | 'nobody'>()
  const isOpen = leaderboard.length <= (isShort ? 1 : FEW)
  const selected = chosen ?? (isOpen ? ownId : undefined)
  const winner = winnerOf(leaderboard)
  const order = useMemo(() => leaderboard.map(({ user }) => user._id), [leaderboard])
  const moves = useRankMoves(order)
  const lines = useChipsOverRounds(lobby)
  const cards = useCardsPlayed(lobby._id)
  const cut = useMemo(() => cutAhead(lobby, lines), [lobby, lines])
  const absent = useMemo(() => new Set(users.filter(({ present }) => !present).map(({ user }) => user._id)), [users])
  const hasWatchers = users.some(isWatching)
  const member = users.find(({ user }) => user._id === selected)
  // A spectator has no row in the ranking, so their details open when they are selected elsewhere.
  const shown = leaderboard.find(({ user }) => user._id === selected) ?? (chosen && member)
  return (
    <Panel
      title={title}
      flush
      aside={
        <span>
          {leaderboard.length === 1
            ? msg('leaderboard.game-rank.1-player')
            : msg('leaderboard.game-rank.players', { count: leaderboard.length })}
        </span>
      }
      className={className}
      footer={
        shown && (
          <PlayerDetails
            entry={shown}
            status={status}
            line={lines.of(shown.user._id)}
            rounds={lines.rounds}
            actions={member && actionsOf?.(member)}
            onClose={() => choose('nobody')}
          />
        )
      }
    >
      <div className="flex h-full flex-col">
        {cut && <p className="shrink-0 border-line border-b px-4 py-2 text-muted text-sm">{cut.text}</p>}
        {leaderboard.length === 0 ? (
          // The list of spectators below needs the space of the drawing.
          <EmptyState
            title={msg('leaderboard.game-rank.no-players-yet')}
            className={hasWatchers ? 'py-4! [&>span]:hidden' : undefined}
          >
            {msg('leaderboard.game-rank.share-the-lobby-code')}
          </EmptyState>
        ) : (
          <LongList
            label={msg('leaderboard.game-rank.players-by-chips')}
            items={leaderboard}
            idOf={({ user }) => user._id}
            startAt={order.indexOf(ownId)}
            pinnedId={ownId}
            rowHeight={48}
            className="min-h-0 overflow-y-auto [&>:first-child]:pt-1.5 [&>:last-child]:pb-1.5"
            row={(entry, index) => {
              const id = entry.user._id
              return (
                <RankRow
                  entry={entry}
                  rank={index + 1}
                  isLeader={entry === winner}
                  isOwn={id === ownId}
                  isHost={id === lobby.hostUser?._id}
                  stakeable={id === ownId && currentUser.seat === 'player' ? currentUser.chips : undefined}
                  hasLeft={absent.has(id)}
                  isLow={cut?.out.has(id)}
                  isBehind={!entry.isActive && leaderboard[0]?.isActive === true}
                  isSelected={id === selected}
                  moved={moves.get(id) ?? 0}
                  card={cards.get(id)}
                  line={index < WITH_LINE || id === ownId ? lines.of(id) : []}
                  onSelect={() => choose(id === selected ? 'nobody' : id)}
                />
              )
            }}
          />
        )}
        <Watching users={users} onChoose={choose} />
      </div>
    </Panel>
  )
}

/** The ranking renders only if it has changed, because many updates of a lobby leave it unchanged. */
function isSameRank(before: GameRankProps, after: GameRankProps): boolean {
  return (
    before.lobby.leaderboard === after.lobby.leaderboard &&
    before.lobby.users === after.lobby.users &&
    before.lobby.currentUser === after.lobby.currentUser &&
    before.lobby.crowd === after.lobby.crowd &&
    before.lobby.place === after.lobby.place &&
    before.status === after.status &&
    before.title === after.title &&
    before.isShort === after.isShort &&
    before.actionsOf === after.actionsOf &&
    before.className === after.className
  )
}

/**
 * Returns how many ranks each member moved between the two latest orders. The moves stay until the order changes again.
 */
function useRankMoves(order: readonly string[]): ReadonlyMap<string, number> {
  const [held, setHeld] = useState({ order, moves: NO_MOVES })
  if (order === held.order || isSameOrder(order, held.order)) return held.moves
  const next = { order, moves: movesBetween(held.order, order) }
  setHeld(next)
  return next.moves
}

function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}

const isWatching = ({ present, ranked }: Lobby['users'][number]) => present && !ranked

/**
 * Lists the spectators who are present, because they have no row in the ranking. A press on one shows the spectator's
 * details.
 */
function Watching({ users, onChoose }: Pick<Lobby, 'users'> & { onChoose: (id: UserId) => void }) {
  const watching = users.filter(isWatching)
  if (watching.length === 0) return null
  const named = watching.slice(0, NAMED)
  const more = watching.length - named.length
  return (
    <p className="flex shrink-0 items-center gap-2 border-line border-t px-4 py-2.5 text-muted text-sm">
      <Eye aria-hidden="true" className="size-4 shrink-0" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        {msg('leaderboard.game-rank.watching')}
        {named.map(({ user }) => (
          <button
            key={user._id}
            type="button"
            onClick={() => onChoose(user._id)}
            className="reach min-h-8 max-w-full truncate underline underline-offset-2 hover:text-ink"
          >
            {user.username}
          </button>
        ))}
        {more > 0 && msg('leaderboard.game-rank.and-more', { more })}
      </span>
    </p>
  )
}
