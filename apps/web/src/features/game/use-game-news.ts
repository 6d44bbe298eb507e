import type { LobbyId } from '@bettle/contract'
import { useEffect, useRef, useState } from 'react'
import { useEventName } from '../../football/event-names.tsx'
import type { GameMoment } from '../../football/game-moment.ts'
import { useLobbyPushes } from '../../live/use-lobby.ts'
import { notify, useAnnounce } from '../../ui/index.ts'
import type { GameNotice } from './game-notices.tsx'
import { newsWords } from './news-words.ts'

/** A win or a loss is read, not just seen: longer than the second a passing word gets. */
const SETTLED_FOR = 3000

/** Tells what happens to those who look elsewhere or listen: briefly, each thing once. */
export function useGameNews(lobbyId: LobbyId, moment: GameMoment) {
  const announce = useAnnounce()
  const nameOf = useEventName()
  const [notices, setNotices] = useState<readonly GameNotice[]>([])

  useLobbyPushes(lobbyId, (push, _before, lobby) => {
    const news = newsWords(push, lobby, nameOf)
    if (!news) return
    announce(news.text)
    if (news.isToast) {
      if (news.tone === 'good') notify.success(news.text, { duration: SETTLED_FOR })
      else if (news.tone === 'bad') notify.error(news.text, { duration: SETTLED_FOR })
      else notify.info(news.text)
    }
    const { notice } = news
    if (notice) setNotices((held) => [...held.filter(({ id }) => id !== notice.id), notice].slice(-3))
  })
  useRoundNews(moment, announce)

  return {
    notices,
    dismiss: (id: string) => setNotices((held) => held.filter((notice) => notice.id !== id)),
  }
}

/** Says that a round has begun and that betting closes soon: once each, and nothing of what was there before. */
function useRoundNews({ current, window, next }: GameMoment, announce: (message: string) => void): void {
  const roundNumber = current?.roundNumber
  const isClosing = window.state === 'closing-soon'
  const said = useRef({ roundNumber, isClosing })
  useEffect(() => {
    const before = said.current
    said.current = { roundNumber, isClosing }
    if (roundNumber !== undefined && roundNumber !== before.roundNumber) announce(`Round ${roundNumber} has begun`)
    if (isClosing && !before.isClosing && next) announce(`Betting on round ${next.roundNumber} is closing soon`)
  }, [roundNumber, isClosing, next, announce])
}
