import type { Lobby, LobbyId } from '@bettle/contract'
import { useEffect } from 'react'
import { serverNow } from '../../push/clock/server-clock.ts'

/** The first hash of a deal that this browser has shown, and the time of that. */
export interface KeptCommitment {
  lobbyId: LobbyId
  commitment: string
  at: number
}

/**
 * All accounts of this browser share this storage, because a deal's hash is the same for all and must survive a
 * sign-out.
 */
const KEY = 'bettle.commitments'

/** The number of lobbies to keep. The oldest lobby is dropped first. */
const MOST = 100

/** The first hash of each lobby's deal that this browser has shown. A later hash never replaces the first one. */
export const keptCommitments = {
  get: (lobbyId: LobbyId): KeptCommitment | undefined => stored().find((kept) => kept.lobbyId === lobbyId),
  keep(lobbyId: LobbyId, commitment: string): void {
    const kept = stored()
    if (kept.some((one) => one.lobbyId === lobbyId)) return
    const next = [...kept, { lobbyId, commitment, at: serverNow() }].slice(-MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // The storage is full. After the match, the check then cannot say that this browser saw the hash before the end.
    }
  },
}

/** Stores the hash of a game's deal as soon as the page has received it. */
export function useKeptCommitment({ _id, deal }: Pick<Lobby, '_id' | 'deal'>): void {
  const commitment = deal?.commitment
  useEffect(() => {
    if (commitment !== undefined) keptCommitments.keep(_id, commitment)
  }, [_id, commitment])
}

function stored(): readonly KeptCommitment[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(one: Partial<KeptCommitment> | null): one is KeptCommitment {
  return typeof one?.lobbyId === 'string' && typeof one.commitment === 'string' && typeof one.at === 'number'
}
