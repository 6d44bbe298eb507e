import { Check } from 'lucide-react'
import { UserAvatar } from '../../../avatar-ui/user-avatar.tsx'
import { msg } from '../../../texts/msg.ts'
import { classNames, RollingNumber, Tag } from '../../../ui/index.ts'
import { tieText } from '../competition-text.ts'
import type { People } from '../people.ts'
import type { BracketTie, TieSide } from './ties-of.ts'
import { isOfTie } from './ties-of.ts'

interface TieCardProps {
  tie: BracketTie
  /** The number of ties in the round, from which the round gets its name. */
  ties: number
  people: People
  isLive: boolean
  children?: React.ReactNode
}

/** A tie as a card: two names, their seeds and chips. The winner is highlighted. */
export function TieCard({ tie, ties, people, isLive, children }: TieCardProps) {
  const isOwn = isOfTie(tie, people.ownId)
  return (
    <article
      aria-label={tieText(ties, tie.index)}
      data-own={isOwn || undefined}
      className={classNames(
        'w-full overflow-hidden rounded-panel border bg-panel',
        isOwn ? 'border-flood' : 'border-line',
      )}
    >
      <p className="sr-only">{spokenTie(tie, people)}</p>
      <div className="relative" aria-hidden="true">
        <Side side={tie.sides[0]} tie={tie} people={people} />
        <div className="border-line border-t" />
        <Side side={tie.sides[1]} tie={tie} people={people} />
      </div>
      {(isLive || tie.isProvisional || children) && (
        <div className="flex flex-wrap items-center gap-2 border-line border-t bg-sunken px-3 py-1.5 print:has-[.button]:hidden">
          {isLive ? (
            <Tag tone="live">{msg('competition.tie-card.live')}</Tag>
          ) : (
            tie.isProvisional && <Tag tone="void">{msg('competition.tie-card.provisional')}</Tag>
          )}
          <span className="ms-auto">{children}</span>
        </div>
      )}
    </article>
  )
}

function Side({ side, tie: { winner, group }, people }: { side: TieSide | null; tie: BracketTie; people: People }) {
  if (side === null)
    return (
      <p className="flex min-h-11 items-center px-3 text-faint text-sm">
        {group ? msg('competition.tie-card.nobody-the-other-side') : msg('competition.tie-card.to-be-decided')}
      </p>
    )
  const user = people.find(side.userId)
  const hasWon = winner === side.userId
  const isOut = winner !== null && !hasWon
  return (
    <p className={classNames('flex min-h-11 items-center gap-2 py-1 pe-3 ps-2', hasWon && 'bg-flood-soft')}>
      <span className="figures w-6 shrink-0 text-center text-faint text-sm">{side.seed}</span>
      {user && (
        // A tablet shows all rounds in narrow columns. The avatar is hidden there, so that the name gets the width.
        <span className="shrink-0 md:max-lg:hidden">
          <UserAvatar user={user} size={24} own={side.userId === people.ownId} />
        </span>
      )}
      <span
        className={classNames(
          'wrap-anywhere min-w-0 flex-1 text-sm leading-tight',
          isOut ? 'text-muted' : 'font-semibold',
        )}
      >
        {people.nameOf(side.userId)}
      </span>
      {hasWon && <Check className="size-4 shrink-0 text-won" />}
      {side.chips === null ? (
        side.isAbsent && <span className="text-faint text-xs">{msg('competition.tie-card.absent')}</span>
      ) : (
        <RollingNumber value={side.chips} className={classNames('text-lg', isOut && 'text-muted')} />
      )}
    </p>
  )
}

/** Returns the tie as a sentence for screen readers. */
export function spokenTie({ sides, winner, group }: BracketTie, { nameOf, ownId }: People): string {
  const [one, other] = sides.map((side) => {
    if (side === null) return group ? msg('competition.tie-card.nobody') : msg('competition.tie-card.a-player-who-is')
    const { userId, seed, chips, isAbsent } = side
    return msg('competition.tie-card.side', {
      isYou: userId === ownId,
      name: nameOf(userId),
      seed,
      score: chips !== null ? 'chips' : isAbsent ? 'absent' : 'none',
      chips,
    })
  })
  const result =
    winner === null
      ? ''
      : msg('competition.tie-card.you-won-this-tie', { name: nameOf(winner), isOwnId: winner === ownId })
  return msg('competition.tie-card.against', { one, other }) + result
}
