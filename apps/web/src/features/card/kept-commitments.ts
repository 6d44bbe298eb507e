import type { Lobby, LobbyId } from '@bettle/contract'
import { useEffect } from 'react'
import { serverNow } from '../../push/server-clock.ts'

/** The hash of a deal as this browser was shown it first, and when. */
export interface KeptCommitment {
  lobbyId: LobbyId
  commitment: string
  at: number
}

/** Of no account: it is the same for all, and whoever is signed out and in again still knows what was promised. */
const KEY = 'bettle.commitments'

/** So many lobbies; the oldest goes first. */
const MOST = 100

/** What this browser was promised of each lobby's deal. The first word stands: nothing that is shown later takes its place. */
export const keptCommitments = {
  get: (lobbyId: LobbyId): KeptCommitment | undefined => stored().find((kept) => kept.lobbyId === lobbyId),
  keep(lobbyId: LobbyId, commitment: string): void {
    const kept = stored()
    if (kept.some((one) => one.lobbyId === lobbyId)) return
    const next = [...kept, { lobbyId, commitment, at: serverNow() }].slice(-MOST)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // No room: then the check says that nothing was promised here.
    }
  },
}

/** Keeps the hash of a game's deal as soon as the page holds it. */
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
