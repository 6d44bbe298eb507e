import type { LobbyId } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchOnceMore } from '../../../api/query/fetch-once-more.ts'
import { liveClient } from '../../../push/connection/live-client.ts'
import { msg } from '../../../texts/msg.ts'
import { useAnnounce } from '../../../ui/index.ts'
import { isSoundOn, loadSounds } from '../sounds/sound-choice.ts'
import { guestAsksQuery, namesText } from './guest-asks-query.ts'
import { addNotice, removeNotice } from './use-game-notices.ts'

const ID = 'guest-asks'

/** Shows the host a notice while guests wait to come in [G15]. A notice that the host dismissed returns with a new ask. */
export function WatchGuestAsks({ lobbyId }: { lobbyId: LobbyId }) {
  const queryClient = useQueryClient()
  const announce = useAnnounce()
  const { data } = useQuery({ ...guestAsksQuery(lobbyId), staleTime: 0 })
  const names = data && namesText(data.asks.flatMap((ask) => ask.names))
  useEffect(() => {
    const refresh = () => void fetchOnceMore(queryClient, guestAsksQuery(lobbyId).queryKey)
    return liveClient().follow('user', {
      onUpdate: ({ push }) => {
        if (push.type === 'guest-asks.changed' && push.lobbyId === lobbyId) refresh()
      },
      onResync: refresh,
    })
  }, [queryClient, lobbyId])
  useEffect(() => {
    if (names === undefined) return
    if (names === '') return removeNotice(ID)
    const notice = {
      id: ID,
      title: msg('game.watch-guest-asks.guests-are-waiting'),
      text: msg('game.watch-guest-asks.may-they-come-in', { names }),
    }
    addNotice(lobbyId, { ...notice, action: 'answer-guests' })
    announce(`${notice.title} ${notice.text}`)
    if (isSoundOn()) void loadSounds().then(({ playKnock }) => playKnock())
  }, [lobbyId, names, announce])
  useEffect(() => () => removeNotice(ID), [])
  return null
}
