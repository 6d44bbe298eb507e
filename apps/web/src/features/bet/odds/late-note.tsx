import type { Lobby, LobbyId } from '@bettle/contract'
import { isBettingToCome } from '@bettle/rules'
import { Clock3, X } from 'lucide-react'
import { useState } from 'react'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { lateText } from '../../../match-ui/house-rules/late-text.ts'
import { ACCOUNT_KEYS } from '../../../store/remember.ts'
import { msg } from '../../../texts/msg.ts'
import { IconButton } from '../../../ui/index.ts'

const KEY = `${ACCOUNT_KEYS}late`

/**
 * Returns the note about missed rounds for a player who joined late; undefined once they have dismissed the note or
 * placed a bet.
 */
export function useLateNote({ _id, currentUser, gameSettings, bets }: Lobby, { timetable, now }: GameMoment) {
  const [isDismissed, setDismissed] = useState(() => wasDismissed(_id))
  if (isDismissed || currentUser.role !== 'player' || bets.length > 0) return undefined
  const { rounds } = timetable
  const leftAt = (at: number) => rounds.filter((round) => isBettingToCome(timetable, gameSettings, round, at)).length
  // The rounds that the end of a half cut off are lost for all players, not only for latecomers.
  const fromTheStart = leftAt(Number.NEGATIVE_INFINITY)
  if (leftAt(Date.parse(currentUser.joinedAt)) === fromTheStart) return undefined
  const text = lateText({ total: rounds.length, left: leftAt(now) }, gameSettings.startingChips)
  const dismiss = () => {
    localStorage.setItem(KEY, [...dismissedLobbies(), _id].join())
    setDismissed(true)
  }
  return text && { text, dismiss }
}

const dismissedLobbies = () => (localStorage.getItem(KEY) ?? '').split(',').filter(Boolean)

const wasDismissed = (lobbyId: LobbyId) => dismissedLobbies().includes(lobbyId)

/** The note replaces the facts about the round or the guide, so that it neither covers nor moves other content. */
export function LateNote({ text, onDismiss }: { text: string; onDismiss: () => void }) {
  return (
    <section
      aria-label={msg('bet.late-note.you-joined-late')}
      className="flex items-center gap-2 rounded-control border border-line bg-raised py-1 ps-3 low:py-0"
    >
      <Clock3 aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <p role="status" className="min-w-0 flex-1 text-pretty text-sm leading-tight">
        {text}
      </p>
      <IconButton
        label={msg('bet.late-note.dismiss')}
        tooltip={false}
        icon={<X aria-hidden="true" />}
        onClick={onDismiss}
      />
    </section>
  )
}
