import type { LeaderboardEntry } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { ArrowDown, ArrowUp, Crown } from 'lucide-react'
import { GuestMark } from '../../avatar-ui/guest-mark.tsx'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { CardArt } from '../../match-ui/cards/card-art.tsx'
import { CARD_NAMES } from '../../match-ui/cards/card-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, RollingNumber, Sparkline } from '../../ui/index.ts'

interface RankRowProps {
  entry: LeaderboardEntry
  rank: number
  /** True for the first player of a game that has a winner [K1]. */
  isLeader: boolean
  isOwn: boolean
  isHost: boolean
  /**
   * The chips that the user can still stake: stakes that others cannot see yet are subtracted [K7]. Undefined in the
   * rows of other players.
   */
  stakeable: number | undefined
  hasLeft: boolean
  /** True if a cut that came now would eliminate the member [X12]. */
  isLow?: boolean | undefined
  /** True if the member ranks behind active members, whatever their chips [K1]. */
  isBehind: boolean
  isSelected: boolean
  /** The number of ranks gained; negative if ranks were lost. */
  moved: number
  /** The member's card that is in effect in the current round. */
  card: CardKind | undefined
  /** The chips over the rounds; empty if no line is shown. */
  line: readonly number[]
  onSelect: () => void
}

/** A row of the ranking. */
export function RankRow({
  entry,
  rank,
  isLeader,
  isOwn,
  isHost,
  stakeable,
  hasLeft,
  isLow,
  isBehind,
  isSelected,
  moved,
  card,
  line,
  onSelect,
}: RankRowProps) {
  const { user, chips, hasSettledBet, eliminatedIn, lastStanding, isGuest } = entry
  const isOut = eliminatedIn !== null
  const said = [
    isOwn ? !isLow && msg('leaderboard.rank-row.you') : hasLeft && msg('leaderboard.rank-row.left'),
    stakeable !== undefined && stakeable !== chips && msg('leaderboard.rank-row.chips-left-to-stake', { stakeable }),
    isOut && msg('leaderboard.rank-row.out-in-round', { eliminatedIn }),
    lastStanding && msg('leaderboard.rank-row.has-won'),
    isLow && (isOwn ? msg('leaderboard.rank-row.you-would-be-out') : msg('leaderboard.rank-row.would-be-out-now')),
    isBehind && !isOut && !isLow && !lastStanding && behindText(hasSettledBet, isOwn),
  ].filter(Boolean)
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      data-own={isOwn || undefined}
      onClick={onSelect}
      className={classNames(
        '@container flex w-full items-center gap-3 xl:gap-2 rounded-control border px-2 text-start transition-colors -outline-offset-2!',
        // The user's own row reserves two lines for texts that appear and disappear.
        isOwn ? 'min-h-13 bg-flood-soft' : 'min-h-12 hover:bg-raised',
        isSelected ? 'border-line-strong' : 'border-transparent',
        hasLeft && 'text-muted',
      )}
    >
      <RankNumber rank={rank} isLeader={isLeader} />
      <UserAvatar user={user} size={30} own={isOwn} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-1.5 leading-tight">
          <span className="@max-[13rem]:wrap-anywhere max-w-full truncate @max-[13rem]:whitespace-normal font-medium">
            {user.username}
          </span>
          {isHost && <span className="caps shrink-0 text-faint text-xs">{msg('leaderboard.rank-row.host')}</span>}
          {isGuest && <GuestMark className="shrink-0 text-faint text-xs" />}
        </span>
        {said.length > 0 && (
          <span className={classNames('block text-pretty text-xs leading-tight', isLow ? 'text-lost' : 'text-muted')}>
            {said.join(' · ')}
          </span>
        )}
      </span>
      {card && (
        <span className="shrink-0 animate-pop">
          <CardArt kind={card} isSmall className="w-6" />
          <span className="sr-only">{msg('leaderboard.rank-row.plays', { card: CARD_NAMES[card] })}</span>
        </span>
      )}
      {!isOut && <Move by={moved} />}
      {line.length > 2 && (
        <Sparkline
          values={line}
          className={classNames(
            'hidden shrink-0 xl:w-10',
            // In a narrow column the text of who is out, or would be, needs the space of the line.
            isLow || isOut ? '@min-[20rem]:block' : '@min-[16rem]:block',
            isOwn ? 'text-won' : 'text-muted',
          )}
        />
      )}
      <RollingNumber value={chips} className="text-lg" />
    </button>
  )
}

/** Returns why a member with more chips ranks behind others. */
function behindText(hasSettledBet: boolean, isOwn: boolean): string {
  if (hasSettledBet)
    return isOwn ? msg('leaderboard.rank-row.you-rank-behind-you') : msg('leaderboard.rank-row.bets-in-too-few')
  return isOwn ? msg('leaderboard.rank-row.you-are-last-until') : msg('leaderboard.rank-row.no-bet-settled-yet')
}

function RankNumber({ rank, isLeader }: { rank: number; isLeader: boolean }) {
  return (
    <span className="figures relative min-w-6 shrink-0 text-center text-lg text-muted">
      {isLeader ? <Crown aria-label="1" role="img" className="mx-auto size-5 text-flood" /> : rank}
    </span>
  )
}

function Move({ by }: { by: number }) {
  if (by === 0) return null
  const Icon = by > 0 ? ArrowUp : ArrowDown
  return (
    <span
      className={classNames('figures flex animate-pop items-center gap-0.5 text-sm', by > 0 ? 'text-won' : 'text-lost')}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{by > 0 ? msg('leaderboard.rank-row.up') : msg('leaderboard.rank-row.down')} </span>
      {Math.abs(by)}
    </span>
  )
}
