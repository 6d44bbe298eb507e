import type { LobbyCard, LobbyId, MatchId } from '@bettle/contract'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { MANY, matchesFilter } from '../../../text/list-filter.ts'
import { msg, rich } from '../../../texts/msg.ts'
import { Badge, Button, EmptyState, ErrorState, lazily, Panel, SkeletonRows } from '../../../ui/index.ts'
import { FilterField } from '../filter-field.tsx'
import type { Joining } from '../join/use-joining.ts'
import { LiveTag } from '../live-tag.tsx'
import { MatchLine } from '../matches/match-line.tsx'
import { matchMoment } from '../matches/match-moment.ts'
import { StaleTag } from '../stale-tag.tsx'
import { hasSeat, type Removals } from './best-lobby.ts'
import { LobbyRow } from './lobby-row.tsx'
import { useHeld } from './use-held.ts'

/** The offer, the field for a code and the other matches are beside the list, so all are loaded in one chunk. */
export { JoinByCode } from '../join/join-by-code.tsx'
export { QuickStart } from '../quick-start.tsx'
export { MoreMatches } from './more-matches.tsx'

/** Loaded on demand, because the server's list rarely has a second page. */
const MoreLobbies = lazily(() => import('./more-lobbies.tsx').then(({ MoreLobbies }) => ({ default: MoreLobbies })))

const AT_ONCE = 30

interface OpenLobbiesProps {
  lobbies: readonly LobbyCard[] | undefined
  /** The matches that the page shows above the list. Their lobbies are folded, so that no match is shown twice. */
  above: ReadonlySet<MatchId>
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
    <Panel flush title={msg('hub.open-lobbies.open-lobbies')} aside={aside}>
      {failed && (
        <div className="p-4">
          <ErrorState
            title={msg('hub.open-lobbies.error')}
            kept={
              lobbies
                ? msg('hub.open-lobbies.failed-to-load-lobbies')
                : msg('hub.open-lobbies.failed-to-load-lobbies-please')
            }
            retrying={isFetching}
            onRetry={onRetry}
          />
        </div>
      )}
      {!lobbies && !failed && (
        <div className="p-4">
          <SkeletonRows label={msg('hub.open-lobbies.loading-open-lobbies')} />
        </div>
      )}
      {joining.problem?.isOver && !joining.problem.isTyped && (
        <p role="alert" className="border-line border-b px-4 py-3 text-sm">
          {rich('hub.open-lobbies.lobby-can-no-longer', {
            code: <span className="figures tracking-widest">{joining.problem.code}</span>,
          })}
        </p>
      )}
      {lobbies && count === 0 && !failed && (
        <EmptyState title={msg('hub.open-lobbies.no-lobbies-found')} action={createButton}>
          {msg('hub.open-lobbies.try-creating-your-own')}
        </EmptyState>
      )}
      {lobbies && count > 0 && <LobbyRows {...props} lobbies={lobbies} />}
    </Panel>
  )
}

/**
 * While a row is pressed or focused, the rows keep their order and place, also if a lobby fills or closes. What a row
 * says stays current.
 */
function LobbyRows({
  lobbies: current,
  above: currentAbove,
  now,
  joining,
  removed,
  hasMore,
}: OpenLobbiesProps & { lobbies: readonly LobbyCard[] }) {
  const { shown, handlers } = useHeld({ lobbies: current, above: currentAbove }, { holdsFocus: true })
  const { lobbies, above } = shown
  const [filter, setFilter] = useState('')
  const [limit, setLimit] = useState(AT_ONCE)
  const isLong = lobbies.length > MANY
  const isSought = isLong && filter.trim() !== ''
  const fitting = lobbies.filter((lobby) => !isLong || matchesFilter(filter, textsOf(lobby)))
  const isAbove = ({ match }: LobbyCard) => above.has(match._id)
  const listed = fitting.filter((lobby) => !isAbove(lobby))
  const folded = fitting.filter(isAbove)
  const left = listed.length - limit
  const byId = new Map(current.map((lobby) => [lobby._id, lobby]))
  const shared = { now, joining, removed, isSought, current: byId }
  return (
    <>
      {isLong && (
        <div className="border-line border-b p-3">
          <FilterField
            label={msg('hub.open-lobbies.filter-lobbies')}
            placeholder={msg('hub.open-lobbies.team-host-or-code')}
            value={filter}
            onValueChange={setFilter}
          />
        </div>
      )}
      {fitting.length === 0 && (
        <p className="px-4 py-8 text-center text-muted">
          {msg('hub.open-lobbies.no-lobby-found-for', { filter: filter.trim() })}
        </p>
      )}
      <div {...handlers}>
        {firstOf(byMatch(listed), limit).map((rooms) => (
          <Rooms key={rooms[0].match._id} rooms={rooms} {...shared} />
        ))}
        {folded.length > 0 && (
          <Fold
            isOpen={isSought}
            label={
              folded.length === 1
                ? msg('hub.open-lobbies.1-lobby-on-a')
                : msg('hub.open-lobbies.lobbies-on-the-matches', { count: folded.length })
            }
          >
            {byMatch(folded).map((rooms) => (
              <Rooms key={rooms[0].match._id} rooms={rooms} {...shared} isSought />
            ))}
          </Fold>
        )}
      </div>
      {left > 0 && (
        <div className="border-line border-t p-3">
          <Button block variant="ghost" onClick={() => setLimit(limit + AT_ONCE)}>
            {msg('hub.open-lobbies.show-more', { atOnce: Math.min(AT_ONCE, left) })}
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
  /** The lobbies in the order to show. */
  rooms: Rooms
  /** The current state of the lobbies; a lobby that has closed is missing. */
  current: ReadonlyMap<LobbyId, LobbyCard>
  now: number
  joining: Joining
  removed: Removals
  /** True if all lobbies are shown, for example because the user searches for one. */
  isSought: boolean
}

/**
 * The lobbies of one match. If there are several, the match is shown once above them, with the first lobby that has a
 * seat; the others are folded.
 */
function Rooms({ rooms, current, now, joining, removed, isSought }: RoomsProps) {
  const isGroup = rooms.length > 1
  const [{ match }] = rooms
  const moment = matchMoment(match, now)
  const first = rooms.find((lobby) => hasSeat(lobby) && !removed.has(lobby._id)) ?? rooms[0]
  const others = rooms.filter((lobby) => lobby !== first)
  const row = (lobby: LobbyCard) => (
    <LobbyRow
      key={lobby._id}
      lobby={current.get(lobby._id) ?? lobby}
      now={now}
      isGrouped={isGroup}
      removedTo={removed.get(lobby._id)}
      isPending={joining.pendingCode === lobby.lobbyCode && !joining.choosing}
      problem={joining.problem?.code === lobby.lobbyCode && !joining.choosing ? joining.problem.message : undefined}
      onJoin={() => void joining.knock(lobby)}
    />
  )
  return (
    <section
      {...(isGroup && {
        'aria-label': msg('hub.open-lobbies.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam }),
      })}
      className="border-line not-first:border-t"
    >
      {isGroup && (
        <header className="flex items-center gap-3 px-4 pt-4">
          <div className="min-w-0 flex-1">
            <MatchLine match={match} moment={moment} />
          </div>
          {moment.state === 'live' && <LiveTag />}
        </header>
      )}
      <ul className="divide-y divide-line">{isSought ? rooms.map(row) : row(first)}</ul>
      {!isSought && others.length > 0 && (
        <Fold
          label={
            others.length === 1
              ? msg('hub.open-lobbies.1-more-lobby')
              : msg('hub.open-lobbies.more-lobbies', { count: others.length })
          }
        >
          <ul className="divide-y divide-line border-line border-t">{others.map(row)}</ul>
        </Fold>
      )}
    </section>
  )
}

/** A line that opens. The lobbies below it are in the page from the start. */
function Fold({ label, isOpen = false, children }: { label: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group/fold border-line not-first:border-t">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-4 text-muted text-sm hover:bg-raised hover:text-ink -outline-offset-2! [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

/**
 * Returns the number of lobbies as a text. The server's total is not used, because lobbies may have closed since it was
 * counted.
 */
function countText(count: number, hasMore: boolean): string {
  if (hasMore) return msg('hub.open-lobbies.more-than-open-lobbies', { count })
  return count === 1 ? msg('hub.open-lobbies.1-open-lobby') : msg('hub.open-lobbies.open-lobbies-2', { count })
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
