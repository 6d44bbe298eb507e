import type { Competition, PublicUser } from '@bettle/contract'
import { Trophy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { UserAvatar } from '../../../avatar-ui/user-avatar.tsx'
import { msg, rich } from '../../../texts/msg.ts'
import { confetti } from '../../../ui/index.ts'
import type { People } from '../people.ts'

const CELEBRATED = 'bettle.celebrated'

interface WinnerStageProps {
  competition: Competition
  winner: PublicUser
  people: People
}

/** The winner of a finished competition, with their trophies. */
export function WinnerStage({ competition: { _id, trophies }, winner, people: { ownId } }: WinnerStageProps) {
  const isOwn = winner._id === ownId
  const stage = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOwn || sessionStorage.getItem(CELEBRATED) === _id) return
    sessionStorage.setItem(CELEBRATED, _id)
    const shown = new AbortController()
    void confetti(stage.current, shown.signal)
    return () => shown.abort()
  }, [isOwn, _id])
  const won = trophies.filter(({ userId }) => userId === winner._id).reduce((sum, { amount }) => sum + amount, 0)
  return (
    <section
      ref={stage}
      aria-label={msg('competition.winner-stage.winner')}
      className="board relative flex flex-col items-center overflow-hidden px-4 py-8 text-center"
      data-theme="night"
    >
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 top-0 h-full bg-[radial-gradient(60%_90%_at_50%_0%,var(--stage-glow),transparent_70%)]"
      />
      <Trophy aria-hidden="true" className="relative size-9 text-flood" />
      <span className="relative mt-3">
        <UserAvatar user={winner} size={88} own={isOwn} />
      </span>
      <h2 className="headline wrap-anywhere relative mt-4 text-balance text-3xl text-ink">
        {isOwn
          ? msg('competition.winner-stage.you-have-won')
          : msg('competition.winner-stage.has-won', { username: winner.username })}
      </h2>
      {won > 0 && (
        <p className="relative mt-2 text-muted">
          {rich('competition.winner-stage.trophies', {
            won: <span className="figures text-flood text-xl">{won}</span>,
          })}
        </p>
      )}
    </section>
  )
}
