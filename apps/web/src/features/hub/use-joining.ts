import { joinLobby, type Lobby, type LobbyCard, lobbyByCode, lobbyDetails, type MemberRole } from '@bettle/contract'
import { readLobbyCode } from '@bettle/rules'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

export type Role = z.infer<typeof MemberRole>

export interface Joining {
  /** The lobby whose door one stands at: a role is to be chosen. */
  choosing: LobbyCard | undefined
  /** The code being looked up or joined. */
  pendingCode: string | undefined
  problem: { code: string; message: string } | undefined
  findByCode: (code: string) => Promise<void>
  /** At the door of a lobby from the list. */
  knock: (card: LobbyCard) => Promise<void>
  /** Straight to a seat, without a question. */
  sitDown: (card: LobbyCard) => Promise<void>
  join: (lobbyCode: string, role: Role) => Promise<void>
  turnAway: () => void
}

/** From a code or a row to a seat: who sits there already goes in, others are asked for a role where there is a choice. */
export function useJoining(onEnter: (lobby: Lobby) => void): Joining {
  const [choosing, setChoosing] = useState<LobbyCard>()
  const [pendingCode, setPendingCode] = useState<string>()
  const [problem, setProblem] = useState<Joining['problem']>()

  const attempt = async (code: string, act: () => Promise<void>) => {
    setPendingCode(code)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      setProblem({ code, message: error instanceof Hitch ? error.message : 'Error joining lobby' })
    } finally {
      setPendingCode(undefined)
    }
  }
  const enter = (lobby: Lobby) => {
    setChoosing(undefined)
    onEnter(lobby)
  }
  const goIn = async (card: LobbyCard, isAsked: boolean) => {
    const own = await ownLobby(card)
    if (own) enter(own)
    else if (isAsked && card.gameSettings.allowSpectators) setChoosing(card)
    else enter(await joined(card.lobbyCode, 'player'))
  }

  return {
    choosing,
    pendingCode,
    problem,
    findByCode: async (code) => {
      const read = readLobbyCode(code)
      if (read !== undefined) await attempt(read, async () => goIn(await found(read), true))
    },
    knock: (card) => attempt(card.lobbyCode, () => goIn(card, true)),
    sitDown: (card) => attempt(card.lobbyCode, () => goIn(card, false)),
    join: (lobbyCode, role) => attempt(lobbyCode, async () => enter(await joined(lobbyCode, role))),
    turnAway: () => {
      setChoosing(undefined)
      setProblem(undefined)
    },
  }
}

/** What went wrong on the way in, in the words to show. */
class Hitch extends Error {
  override name = 'Hitch'
}

async function found(code: string): Promise<LobbyCard> {
  try {
    return await call(lobbyByCode, { params: { code } })
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw new Hitch('Lobby not found')
    throw new Hitch(error instanceof CallError && error.status === 429 ? error.message : 'Error finding lobby')
  }
}

/** The lobby, if one is in it now; to all others it does not exist. */
async function ownLobby({ _id }: LobbyCard): Promise<Lobby | undefined> {
  try {
    const lobby = await call(lobbyDetails, { params: { lobbyId: _id } })
    return lobby.currentUser.present ? lobby : undefined
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return undefined
    throw joinHitch(error)
  }
}

async function joined(lobbyCode: string, role: Role): Promise<Lobby> {
  let reply: Partial<{ lobby: Lobby }>
  try {
    reply = await call(joinLobby, { body: { lobbyCode, role } })
  } catch (error) {
    throw joinHitch(error)
  }
  if (!reply.lobby?._id) throw new Hitch('Failed to join lobby')
  return reply.lobby
}

function joinHitch(error: unknown): Hitch {
  if (!(error instanceof CallError) || error.status === 0) return new Hitch('Error joining lobby')
  return new Hitch(error.message || 'Failed to join lobby')
}
