import type { Lobby, LobbyTrophies } from '@bettle/contract'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { countsWords } from '../../football/counts-words.ts'
import { trophyWords } from './trophy-count.tsx'

/** What the game pays, or why it pays nothing. */
export function TrophyWords({ lobby, trophies }: { lobby: Lobby; trophies: LobbyTrophies | undefined }): ReactNode {
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
  if (counts.code !== 'counts') return countsWords(counts, { isOver: true })
  const own = awards.find(({ userId }) => userId === currentUser.user._id)?.trophies ?? 0
  if (state === 'provisional') {
    const who = own > 0 ? `${trophyWords(own)} for you` : `The pot of ${trophyWords(prizePot)} is paid`
    return `${who} once the results are confirmed: a correction may still change it.`
  }
  const paid = own > 0 ? `${trophyWords(own)} went to your profile.` : `The pot of ${trophyWords(prizePot)} is paid.`
  return corrected ? `${paid} They were corrected after the results were confirmed.` : paid
}
