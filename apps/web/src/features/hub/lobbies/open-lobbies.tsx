import type { LobbyCard } from '@bettle/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { MANY, matchesFilter } from '../../../text/list-filter.ts'
import { Badge, Button, EmptyState, ErrorState, lazily, Panel, SkeletonRows } from '../../../ui/index.ts'
import { FilterField } from '../filter-field.tsx'
import type { Joining } from '../join/use-joining.ts'
import { LiveTag } from '../live-tag.tsx'
import { MatchLine } from '../matches/match-line.tsx'
import { matchMoment } from '../matches/match-moment.ts'
import { StaleTag } from '../stale-tag.tsx'
import type { Removals } from './best-lobby.ts'
import { LobbyRow } from './lobby-row.tsx'

/** The field for a code is beside the list, so both are loaded in one chunk. */
export { JoinByCode } from '../join/join-by-code.tsx'

/** Loaded on demand, because the server's list rarely has a second page. */
const MoreLobbies = lazily(() => import('./more-lobbies.tsx').then(({ MoreLobbies }) => ({ default: MoreLobbies })))

const AT_ONCE = 30

interface OpenLobbiesProps {
  lobbies: readonly LobbyCard[] | undefined
  failed: boolean
  /** The time of the last successful refresh; undefined if the list is up to date. */
  staleSince: number | undefined
  isFetching: boolean
  now: number
  joining: Joining
  removed: Removals
  onRetry: () => void
  /** The server has further pages of lobbies. */
  hasMore: boolean
  /** The button that is shown if there are no lobbies. */
  createButton: ReactNode
}

export function OpenLobbies(props: OpenLobbiesProps) {
  const { lobbies, failed, staleSince, isFetching, onRetry, hasMore, createButton, joining } = props
  const count = lobbies?.length ?? 0
  const badge = lobbies && <Badge count={count} hasMore={hasMore} label={countText(count, hasMore)} />
  const aside = (
    <>
      <StaleTag since={staleSince} />
      {badge}
    </>
  )
  return (
    <Panel flush title="OPEN LOBBIES" aside={aside}>
      {failed && (
        <div className="p-4">
          <ErrorState
            title="ERROR"
            kept={
              lobbies
                ? 'Failed to load lobbies. Please try again. This list may be out of date.'
                : 'Failed to load lobbies. Please try again.'
            }
            retrying={isFetching}
            onRetry={onRetry}
          />
        </div>
      )}
      {!lobbies && !failed && (
        <div className="p-4">
          <SkeletonRows label="Loading open lobbies" />
        </div>
      )}
      {joining.problem?.isOver && !joining.problem.isTyped && (
        <p role="alert" className="border-line border-b px-4 py-3 text-sm">
          Lobby <span className="figures tracking-widest">{joining.problem.code}</span> can no longer be joined.
        </p>
      )}
      {lobbies && count === 0 && !failed && (
        <EmptyState title="NO LOBBIES FOUND" action={createButton}>
          Try creating your own game
        </EmptyState>
      )}
      {lobbies && count > 0 && <LobbyRows {...props} lobbies={lobbies} />}
    </Panel>
  )
}

function LobbyRows({ lobbies, now, joining, removed, hasMore }: OpenLobbiesProps & { lobbies: readonly LobbyCard[] }) {
  const [filter, setFilter] = useState('')
  const [limit, setLimit] = useState(AT_ONCE)
  const isLong = lobbies.length > MANY
  const fitting = lobbies.filter((lobby) => !isLong || matchesFilter(filter, textsOf(lobby)))
  const left = fitting.length - limit
  return (
    <>
      {isLong && (
        <div className="border-line border-b p-3">
          <FilterField
            label="Filter lobbies"
            placeholder="Team, host or code"
            value={filter}
            onValueChange={setFilter}
          />
        </div>
      )}
      {fitting.length === 0 && (
        <p className="px-4 py-8 text-center text-muted">No lobby found for “{filter.trim()}”.</p>
      )}
      {firstOf(byMatch(fitting), limit).map((rooms) => (
        <Rooms key={rooms[0].match._id} rooms={rooms} now={now} joining={joining} removed={removed} />
      ))}
      {left > 0 && (
        <div className="border-line border-t p-3">
          <Button block variant="ghost" onClick={() => setLimit(limit + AT_ONCE)}>
            Show {Math.min(AT_ONCE, left)} more
          </Button>
        </div>
      )}
      {left <= 0 && hasMore && (
        <Suspense>
          <MoreLobbies onFetched={() => setLimit(limit + AT_ONCE)} />
        </Suspense>
      )}
    </>
  )
}

interface RoomsProps {
  rooms: Rooms
  now: number
  joining: Joining
  removed: Removals
}

/** The lobbies of one match. If there are several, the match is shown once above them. */
function Rooms({ rooms, now, joining, removed }: RoomsProps) {
  const isGroup = rooms.length > 1
  const [{ match }] = rooms
  const moment = matchMoment(match, now)
  return (
    <section
      {...(isGroup && { 'aria-label': `${match.homeTeam} v ${match.awayTeam}` })}
      className="border-line not-first:border-t"
    >
      {isGroup && (
        <header className="flex items-center gap-3 border-line border-b bg-sunken px-4 py-3">
          <div className="min-w-0 flex-1">
            <MatchLine match={match} moment={moment} />
          </div>
          {moment.state === 'live' && <LiveTag />}
        </header>
      )}
      <ul className="divide-y divide-line">
        {rooms.map((lobby) => (
          <LobbyRow
            key={lobby._id}
            lobby={lobby}
            now={now}
            isGrouped={isGroup}
            removedTo={removed.get(lobby._id)}
            isPending={joining.pendingCode === lobby.lobbyCode && !joining.choosing}
            problem={
              joining.problem?.code === lobby.lobbyCode && !joining.choosing ? joining.problem.message : undefined
            }
            onJoin={() => void joining.knock(lobby)}
          />
        ))}
      </ul>
    </section>
  )
}

/**
 * Returns the number of lobbies as a text. The server's total is not used, because lobbies may have closed since it was
 * counted.
 */
function countText(count: number, hasMore: boolean): string {
  if (hasMore) return `More than ${count} open lobbies`
  return count === 1 ? '1 open lobby' : `${count} open lobbies`
}

const textsOf = ({ match, hostUser, lobbyCode }: LobbyCard) => [
  match.homeTeam,
  match.awayTeam,
  hostUser.username,
  lobbyCode,
]

type Rooms = readonly [LobbyCard, ...LobbyCard[]]

/**
 * Groups the lobbies by match, running matches first. Within a match the lobbies stay in the server's order, which
 * favours no host. A group moves only at a kick-off, so that rows do not move under the pointer.
 */
function byMatch(lobbies: readonly LobbyCard[]): Rooms[] {
  const groups = new Map<string, [LobbyCard, ...LobbyCard[]]>()
  for (const lobby of lobbies) {
    const rooms = groups.get(lobby.match._id)
    if (rooms) rooms.push(lobby)
    else groups.set(lobby.match._id, [lobby])
  }
  const isLive = ([{ match }]: Rooms) => Number(match.status === 'active')
  return [...groups.values()].sort((a, b) => isLive(b) - isLive(a))
}

/** Returns the first lobbies up to the limit. A higher limit only adds rows below. */
function firstOf(groups: readonly Rooms[], limit: number): Rooms[] {
  let left = limit
  return groups.flatMap((rooms) => {
    const [first, ...others] = rooms.slice(0, Math.max(0, left))
    left -= rooms.length
    return first ? [[first, ...others] as const] : []
  })
}
