import type { Lobby, LobbyTrophies } from '@bettle/contract'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { countsText } from '../../match-ui/house-rules/counts-text.ts'
import { msg } from '../../texts/msg.ts'
import { trophiesText } from './trophy-count.tsx'

/** Says how many trophies the game pays, or why it pays none. */
export function TrophyText({ lobby, trophies }: { lobby: Lobby; trophies: LobbyTrophies | undefined }): ReactNode {
  if (!trophies) return null
  return (
    <p role="status" className="max-w-[52ch] text-balance text-sm">
      <Trophy aria-hidden="true" className="me-1.5 inline size-4 align-[-0.15em] text-flood" />
      {sentence(lobby, trophies)}
    </p>
  )
}

function sentence({ currentUser, prizePot }: Lobby, { state, counts, awards, corrected }: LobbyTrophies): string {
  if (state === 'none') return msg('result.trophy-text.no-trophies-the-game')
  if (counts.code !== 'counts') return countsText(counts, { isOver: true })
  const own = awards.find(({ userId }) => userId === currentUser.user._id)?.trophies ?? 0
  const isGuest = currentUser.isGuest === true && currentUser.role === 'player'
  if (state === 'provisional' && isGuest) {
    return msg('result.trophy-text.guests-win-no-trophies')
  }
  if (state === 'provisional') {
    return own > 0
      ? msg('result.trophy-text.for-you-once-the', { trophies: trophiesText(own) })
      : msg('result.trophy-text.the-pot-of-is', { trophies: trophiesText(prizePot) })
  }
  const paid =
    own > 0
      ? msg('result.trophy-text.this-game-added-to', { trophies: trophiesText(own) })
      : msg('result.trophy-text.the-pot-of-is-paid', { trophies: trophiesText(prizePot), isGuest })
  return corrected ? msg('result.trophy-text.the-trophies-were-corrected', { paid }) : paid
}
