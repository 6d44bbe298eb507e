import type { Lobby, LobbyId } from '@bettle/contract'
import { useEffect } from 'react'
import { serverNow } from '../../push/clock/server-clock.ts'

/** The first hash of a deal that this browser was shown, and when. */
export interface KeptCommitment {
  lobbyId: LobbyId
  commitment: string
  at: number
}

/** Shared by all accounts, because the hash is the same for all and must survive signing out. */
const KEY = 'bettle.commitments'

/** Number of lobbies to keep; the oldest is dropped first. */
const MOST = 100

/** The first hash that this browser was shown for each lobby's deal. A later hash never replaces it. */
export const keptCommitments = {
  get: (lobbyId: LobbyId): KeptCommitment | undefined => stored().find((kept) => kept.lobbyId === lobbyId),
  keep(lobbyId: LobbyId, commitment: string): void {
    const kept = stored()
    if (kept.some((one) => one.lobbyId === lobbyId)) return
    const next = [...kept, { lobbyId, commitment, at: serverNow() }].slice(-MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Storage is full: the check will say that no hash is known.
    }
  },
}

/** Stores the hash of a game's deal as soon as the page has it. */
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
