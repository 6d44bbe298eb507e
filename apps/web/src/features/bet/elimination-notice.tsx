import type { Lobby } from '@bettle/contract'
import { Flag } from 'lucide-react'
import { ModeNotice } from './mode-notice.tsx'

/** Explains why this player cannot bet any more: the player is eliminated, or the game is decided for all. */
export function EliminationNotice({ lobby: { users, currentUser } }: { lobby: Lobby }) {
  const last = users.find(({ lastStanding }) => lastStanding)
  const isOut = currentUser.seat === 'eliminated'
  const isOwn = last?.user._id === currentUser.user._id
  const won = last && (isOwn ? 'All other players are out. You have won.' : `${last.user.username} has won.`)
  const out = isOut && `You have been out of this game since round ${currentUser.eliminatedIn}.`
  return (
    <ModeNotice icon={<Flag />} name={isOut ? 'ELIMINATED' : 'GAME DECIDED'} tone="text-flood">
      {[out, won].filter(Boolean).join(' ')}
    </ModeNotice>
  )
}
