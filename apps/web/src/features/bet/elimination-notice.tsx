import type { Lobby } from '@bettle/contract'
import { Flag } from 'lucide-react'
import { msg } from '../../texts/msg.ts'
import { ModeNotice } from './mode-notice.tsx'

/** Explains why this player cannot bet any more: the player is eliminated, or the game is decided for all. */
export function EliminationNotice({ lobby: { users, currentUser } }: { lobby: Lobby }) {
  const last = users.find(({ lastStanding }) => lastStanding)
  const isOut = currentUser.seat === 'eliminated'
  const isOwn = last?.user._id === currentUser.user._id
  const won =
    last &&
    (isOwn
      ? msg('bet.elimination-notice.all-other-players-are')
      : msg('bet.elimination-notice.has-won', { username: last.user.username }))
  const out = isOut && msg('bet.elimination-notice.you-have-been-out', { eliminatedIn: currentUser.eliminatedIn })
  return (
    <ModeNotice
      icon={<Flag />}
      name={isOut ? msg('bet.elimination-notice.eliminated') : msg('bet.elimination-notice.game-decided')}
      tone="text-flood"
    >
      {[out, won].filter(Boolean).join(' ')}
    </ModeNotice>
  )
}
