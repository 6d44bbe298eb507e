import type { Lobby, LobbyId, UserId } from '@bettle/contract'
import { useEffect } from 'react'
import { ACCOUNT_KEYS } from '../../../store/remember.ts'
import { HOST_NOTICE } from './host-notice.ts'
import { addNotice } from './use-game-notices.ts'

const KEY = `${ACCOUNT_KEYS}hosts`
const LOBBIES_KEPT = 20

/** Notifies a player who became host while this page was closed or received no pushes [M8]. */
export function useHostNotice({ _id: lobbyId, hostUser, currentUser }: Lobby): void {
  const hostId = hostUser?._id
  const ownId = currentUser.user._id
  useEffect(() => {
    if (hostId === undefined) return
    const hosts = knownHosts()
    const before = hosts.find(([lobby]) => lobby === lobbyId)?.[1]
    if (before === hostId) return
    const others = hosts.filter(([lobby]) => lobby !== lobbyId)
    localStorage.setItem(KEY, JSON.stringify([...others, [lobbyId, hostId]].slice(-LOBBIES_KEPT)))
    if (before !== undefined && hostId === ownId) addNotice(lobbyId, HOST_NOTICE)
  }, [lobbyId, hostId, ownId])
}

/** Returns the host of each lobby, as this device showed it last. */
function knownHosts(): [LobbyId, UserId][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
