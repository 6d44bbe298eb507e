import type { LobbyId } from '@bettle/contract'
import { useEffect } from 'react'
import { addNotice, removeNotice } from '../../../features/game/notices/use-game-notices.ts'
import { useRecorders } from '../../../features/room/recorders/use-recorders.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { msg } from '../../../texts/msg.ts'
import { useAnnounce, useIsPhone } from '../../../ui/index.ts'

const ID = 'recorder-questions'

/**
 * Shows a recorder a notice while the room asks about events, also while the tap pad is closed [RM32]. On a phone, where
 * it would cover the scoreboard, a line of the screen says it.
 */
export function WatchQuestions({ lobbyId }: { lobbyId: LobbyId }) {
  const nameOf = useEventName()
  const announce = useAnnounce()
  const isPhone = useIsPhone()
  const { data } = useRecorders(lobbyId)
  const types = [...new Set(data?.questions.map(({ eventType }) => nameOf(eventType)))].join(', ')
  useEffect(() => {
    if (types === '') return removeNotice(ID)
    const notice = {
      id: ID,
      title: msg('pages-game.watch-questions.the-room-asks-you'),
      text: msg('pages-game.watch-questions.did-it-happen-answer', { types }),
    }
    if (!isPhone) addNotice(lobbyId, notice)
    else removeNotice(ID)
    announce(`${notice.title} ${notice.text}`)
  }, [lobbyId, types, announce, isPhone])
  useEffect(() => () => removeNotice(ID), [])
  return null
}
