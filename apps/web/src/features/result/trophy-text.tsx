import type { Lobby, LobbyTrophies } from '@bettle/contract'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { countsText } from '../../match-ui/house-rules/counts-text.ts'
import { trophiesText } from './trophy-count.tsx'

/** Says how many trophies the game pays, or why it pays none. */
export function TrophyText({ lobby, trophies }: { lobby: Lobby; trophies: LobbyTrophies | undefined }): ReactNode {
  if (!trophies) return null
  return (
    <p role="status" className="max-w-[52ch] text-balance text-sm">
      <Trophy aria-hidden="true" className="mr-1.5 inline size-4 align-[-0.15em] text-flood" />
      {sentence(lobby, trophies)}
    </p>
  )
}

function sentence({ currentUser, prizePot }: Lobby, { state, counts, awards, corrected }: LobbyTrophies): string {
  if (state === 'none') return 'No trophies: the game was not played to its end.'
  if (counts.code !== 'counts') return countsText(counts, { isOver: true })
  const own = awards.find(({ userId }) => userId === currentUser.user._id)?.trophies ?? 0
  const isGuest = currentUser.isGuest === true && currentUser.role === 'player'
  if (state === 'provisional' && isGuest) {
    return 'Guests win no trophies. Register before the results are confirmed to count like every other player.'
  }
  if (state === 'provisional') {
    return own > 0
      ? `${trophiesText(own)} for you once the results are confirmed. Corrections may still change this number.`
      : `The pot of ${trophiesText(prizePot)} is paid once the results are confirmed. Corrections may still change who gets it.`
  }
  const paid =
    own > 0
      ? `This game added ${trophiesText(own)} to your profile.`
      : `The pot of ${trophiesText(prizePot)} is paid.${isGuest ? ' Guests win no trophies.' : ''}`
  return corrected ? `${paid} The trophies were corrected after the results were confirmed.` : paid
}
