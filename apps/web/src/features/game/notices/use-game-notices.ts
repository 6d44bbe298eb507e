import type { LobbyId } from '@bettle/contract'
import { useRef, useSyncExternalStore } from 'react'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { countNotices } from '../../../match-ui/notice-log.ts'
import { useLobbyPushes } from '../../../push/lobby/use-lobby.ts'
import { accountStore } from '../../../store/store.ts'
import { untilLoaded, useAnnounce } from '../../../ui/index.ts'
import type { GameNotice } from './game-notices.tsx'
import type { PenaltyRun } from './show-notice.ts'

/** The script is loaded with the first notice, so that the game does not wait for it. */
const loadShowNotice = () => untilLoaded(() => import('./show-notice.ts'))

/**
 * The notices stay until the player dismisses them, also on other pages. The store keeps the latest three, and only
 * those of one lobby.
 */
export const gameNotices = accountStore<readonly (GameNotice & { lobbyId: LobbyId })[]>(() => [])
const NOTICES_KEPT = 3

export function addNotice(lobbyId: LobbyId, notice: GameNotice): void {
  const others = gameNotices.get().filter((other) => other.lobbyId === lobbyId && other.id !== notice.id)
  gameNotices.set([...others, { ...notice, lobbyId }].slice(-NOTICES_KEPT))
}

export function removeNotice(id: string): void {
  gameNotices.set(gameNotices.get().filter((notice) => notice.id !== id))
}

/** Shows or announces the notice of each update of the game. The server's log keeps the events. */
export function useGameNotices(lobbyId: LobbyId) {
  const announce = useAnnounce()
  const nameOf = useEventName()
  const penalties = useRef<PenaltyRun>(undefined)
  const held = useSyncExternalStore(gameNotices.subscribe, gameNotices.get)

  useLobbyPushes(lobbyId, async (update, before, lobby) => {
    const loaded = await loadShowNotice().catch(() => undefined)
    // The texts could not be loaded, so the notice is only counted. Its text is in the log.
    if (!loaded) return countNotices(lobbyId)
    const shown = loaded.showNotice({ update, before, lobby, nameOf, penalties, announce })
    if (!shown) return
    if (!shown.isUncounted) countNotices(lobbyId, shown.id)
    if (shown.notice) addNotice(lobbyId, shown.notice)
  })

  return {
    notices: held.filter((notice) => notice.lobbyId === lobbyId),
    dismiss: removeNotice,
  }
}
