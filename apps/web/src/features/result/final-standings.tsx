import type { LeaderboardEntry, Lobby, LobbyTrophies } from '@bettle/contract'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Virtualizer } from 'virtua'
import { GuestMark } from '../../avatar-ui/guest-mark.tsx'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { msg, rich } from '../../texts/msg.ts'
import { classNames, Panel } from '../../ui/index.ts'

export interface FinalStandingsProps {
  lobby: Lobby
  ownRank: number
  trophies?: LobbyTrophies | undefined
  className?: string | undefined
}

/** The user's rank is repeated below the list if it is below this rank. */
const TOP = 3
/** If a list has more rows than this, only the rows near the visible part are rendered. */
const MANY = 60
const ROW_HEIGHT = 49
const ROW =
  'grid grid-cols-[min(2rem,9vw)_minmax(0,1fr)_min(2.25rem,10vw)_min(2.25rem,10vw)_min(3rem,17vw)] sm:grid-cols-[2.5rem_minmax(0,1fr)_3rem_3rem_4rem] items-center gap-x-[min(0.5rem,2vw)] pe-4 ps-2'

/**
 * Lists the players by rank. If the user is ranked below third, the rank is repeated below the list. For a crowded
 * lobby, a running game holds only the first rows, and the page of the result has all rows.
 */
export function FinalStandings({ lobby, ownRank, trophies, className }: FinalStandingsProps) {
  const { leaderboard, currentUser, crowd } = lobby
  const players = crowd?.ranked ?? leaderboard.length
  const paid = new Map(trophies?.awards.map((award) => [award.userId, award.trophies]))
  const row = (entry: LeaderboardEntry, index: number) => (
    <Row
      key={entry.user._id}
      entry={entry}
      rank={index + 1}
      isOwn={entry.user._id === currentUser.user._id}
      trophies={paid.get(entry.user._id) ?? 0}
    />
  )
  return (
    <Panel
      title={msg('result.final-standings.final-standings')}
      flush
      aside={players > TOP && <span>{msg('result.final-standings.players', { players })}</span>}
      className={className}
      footer={
        ownRank > TOP && (
          <p className="text-center">
            {rich('result.final-standings.your-rank', {
              ownRank: <span className="figures text-flood text-lg">#{ownRank}</span>,
            })}
          </p>
        )
      }
    >
      <div aria-hidden="true" className={classNames(ROW, 'caps h-10 text-base text-faint leading-none')}>
        <span className="text-center">#</span>
        <span>{msg('result.final-standings.player')}</span>
        <span className="text-end">{msg('result.final-standings.wins')}</span>
        <span className="text-end">{msg('result.final-standings.bets')}</span>
        <span className="text-end">{msg('result.final-standings.chips')}</span>
      </div>
      {leaderboard.length > MANY ? (
        <Scroller>
          <Virtualizer as="ol" item="li" data={leaderboard} bufferSize={400} itemSize={ROW_HEIGHT}>
            {row}
          </Virtualizer>
        </Scroller>
      ) : (
        <ol>
          {leaderboard.map((entry, index) => (
            <li key={entry.user._id}>{row(entry, index)}</li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Scroller({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      aria-label={msg('result.final-standings.everyones-rank')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must scroll by keyboard
      tabIndex={0}
      className="scroll-y h-[32rem] overscroll-contain -outline-offset-2!"
    >
      {children}
    </div>
  )
}

interface RowProps {
  entry: LeaderboardEntry
  rank: number
  isOwn: boolean
  trophies: number
}

function Row({
  entry: { user, chips, betsWon, betsPlaced, eliminatedIn, lastStanding, isGuest },
  rank,
  isOwn,
  trophies,
}: RowProps) {
  return (
    <div
      aria-current={isOwn || undefined}
      style={{ minHeight: ROW_HEIGHT }}
      className={classNames(ROW, 'border-line border-t', isOwn && 'bg-flood-soft')}
    >
      <span className="figures text-center text-lg text-muted">{rank}</span>
      <span className="flex min-w-0 items-center gap-2.5 font-medium">
        <UserAvatar user={user} size={28} own={isOwn} />
        <span className="flex min-w-0 flex-col">
          <span className={classNames('flex min-w-0 flex-wrap items-center gap-x-2.5', isGuest && 'pt-0.5 pb-1.5')}>
            <span className="wrap-anywhere min-w-0 py-1 leading-tight">{user.username}</span>
            {isOwn && <span className="caps text-flood text-sm">{msg('result.final-standings.you')}</span>}
            {isGuest && <GuestMark className="text-faint text-sm" />}
          </span>
          <span className="flex min-w-0 items-center gap-2">
            {trophies > 0 && <Prize trophies={trophies} />}
            {(eliminatedIn !== null || lastStanding) && (
              <span className="min-w-0 font-normal text-muted text-xs leading-4">
                {lastStanding
                  ? msg('result.final-standings.last-player-still-in')
                  : msg('result.final-standings.out-in-round', { eliminatedIn })}
              </span>
            )}
          </span>
        </span>
      </span>
      <Figure unit={msg('result.final-standings.unit-wins', { count: betsWon })}>{betsWon}</Figure>
      <Figure unit={msg('result.final-standings.unit-bets', { count: betsPlaced })} tone="text-muted">
        {betsPlaced}
      </Figure>
      <Figure unit={msg('result.final-standings.unit-chips', { count: chips })}>
        {chips < 0 ? `−${-chips}` : chips}
      </Figure>
    </div>
  )
}

function Prize({ trophies }: { trophies: number }) {
  return (
    <span className="figures inline-flex items-center gap-1 text-flood text-sm leading-4">
      <Trophy aria-hidden="true" className="size-3.5" />
      {trophies}
      <span className="sr-only"> {msg('result.final-standings.trophies', { count: trophies })}</span>
    </span>
  )
}

/** A figure below its column heading. Screen readers also read the unit. */
function Figure({ unit, tone, children }: { unit: string; tone?: string | undefined; children: ReactNode }) {
  return (
    <span className={classNames('figures text-end text-lg', tone)}>
      {children}
      <span className="sr-only"> {unit}</span>
    </span>
  )
}
