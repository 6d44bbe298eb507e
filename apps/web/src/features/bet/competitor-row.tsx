import type { Bet, LeaderboardEntry } from '@bettle/contract'
import { UserAvatar } from '../../avatar-ui/user-avatar.tsx'
import { CardArt } from '../../match-ui/cards/card-art.tsx'
import { CARD_NAMES, effectText } from '../../match-ui/cards/card-text.ts'
import { useEventName } from '../../match-ui/event-names.tsx'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, DirectionTag, Tag, type TagTone } from '../../ui/index.ts'

const TAGS: Record<Bet['outcome'], { tone: TagTone; label: string } | undefined> = {
  open: undefined,
  won: { tone: 'won', label: msg('bet.competitor-row.won') },
  lost: { tone: 'lost', label: msg('bet.competitor-row.lost') },
  void: { tone: 'void', label: msg('bet.competitor-row.void') },
}

interface CompetitorRowProps {
  user: LeaderboardEntry['user']
  bet: Bet | undefined
  isOwn: boolean
}

/** A player's bet on a round, with the card played with it. */
export function CompetitorRow({ user, bet, isOwn }: CompetitorRowProps) {
  const eventName = useEventName()
  const tag = bet && TAGS[bet.outcome]
  return (
    <div
      data-own={isOwn || undefined}
      className={classNames('flex min-h-13 items-center gap-3 rounded-control px-2 py-1.5', isOwn && 'bg-flood-soft')}
    >
      <UserAvatar user={user} size={28} own={isOwn} />
      <span className="w-20 shrink-0 truncate font-medium text-sm sm:w-28">
        {isOwn ? msg('bet.competitor-row.you') : user.username}
      </span>
      {bet ? (
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {bet.card && <PlayedCard bet={bet} kind={bet.card} />}
          <DirectionTag direction={bet.odds.betType} line={fixed(bet.odds.threshold, 1)} />
          <span className="text-sm">{eventName(bet.odds.eventType)}</span>
          <span className="figures text-lg">
            {bet.stake}
            <span className="text-faint text-sm">
              {' '}
              {msg('bet.competitor-row.at', { odds: fixed(bet.odds.odds, 2) })}
            </span>
          </span>
          {tag && <Tag tone={tag.tone}>{tag.label}</Tag>}
        </span>
      ) : (
        <span className="flex-1 text-end text-faint text-sm">{msg('bet.competitor-row.no-bet')}</span>
      )}
    </div>
  )
}

function PlayedCard({ bet: { cardEffect, outcome }, kind }: { bet: Bet; kind: NonNullable<Bet['card']> }) {
  return (
    <span className="flex items-center gap-1.5 text-muted text-xs">
      <CardArt kind={kind} isSmall className="w-5 shrink-0 animate-pop" />
      {cardEffect ? effectText(kind, cardEffect.credited, outcome) : CARD_NAMES[kind]}
    </span>
  )
}
