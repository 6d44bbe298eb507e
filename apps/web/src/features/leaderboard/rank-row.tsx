import type { LeaderboardEntry } from '@bettle/contract'
import type { CardKind } from '@bettle/rules'
import { ArrowDown, ArrowUp, Crown } from 'lucide-react'
import { GuestMark } from '../../avatar-ui/guest-mark.tsx'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { CardArt } from '../../match-ui/cards/card-art.tsx'
import { CARD_NAMES } from '../../match-ui/cards/card-text.ts'
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
    isOwn ? 'You' : hasLeft && 'Left',
    stakeable !== undefined && stakeable !== chips && `${stakeable} chips left to stake`,
    isOut && `Out in round ${eliminatedIn}`,
    lastStanding && 'Has won',
    isBehind && !isOut && !lastStanding && behindText(hasSettledBet, isOwn),
  ].filter(Boolean)
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      data-own={isOwn || undefined}
      onClick={onSelect}
      className={classNames(
        '@container flex w-full items-center gap-3 xl:gap-2 rounded-control border px-2 text-left transition-colors -outline-offset-2!',
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
          {isHost && <span className="caps shrink-0 text-faint text-xs">Host</span>}
          {isGuest && <GuestMark className="shrink-0 text-faint text-xs" />}
        </span>
        {said.length > 0 && (
          <span className="block text-pretty text-muted text-xs leading-tight">{said.join(' · ')}</span>
        )}
      </span>
      {card && (
        <span className="shrink-0 animate-pop">
          <CardArt kind={card} isSmall className="w-6" />
          <span className="sr-only">plays {CARD_NAMES[card]}</span>
        </span>
      )}
      <Move by={moved} />
      {line.length > 2 && (
        <Sparkline
          values={line}
          className={classNames('@min-[16rem]:block hidden shrink-0 xl:w-10', isOwn ? 'text-won' : 'text-muted')}
        />
      )}
      <RollingNumber value={chips} className="text-lg" />
    </button>
  )
}

/** Returns why a member with more chips ranks behind others. */
function behindText(hasSettledBet: boolean, isOwn: boolean): string {
  if (hasSettledBet) return isOwn ? 'You rank behind: you bet in too few rounds' : 'Bets in too few rounds'
  return isOwn ? 'You are last until one of your bets is settled' : 'No bet settled yet'
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
      <span className="sr-only">{by > 0 ? 'up' : 'down'} </span>
      {Math.abs(by)}
    </span>
  )
}
