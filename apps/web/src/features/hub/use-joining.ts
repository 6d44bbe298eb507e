import { joinLobby, type Lobby, type LobbyCard, LobbyCode, lobbyByCode, type MemberRole } from '@bettle/contract'
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
  join: (lobbyCode: string, role: Role) => Promise<void>
  turnAway: () => void
}

/** From a code or a row to a seat: asks for the role only where there is a choice. */
export function useJoining(onEnter: (lobby: Lobby) => void): Joining {
  const [choosing, setChoosing] = useState<LobbyCard>()
  const [pendingCode, setPendingCode] = useState<string>()
  const [problem, setProblem] = useState<Joining['problem']>()

  const attempt = async (code: string, act: () => Promise<void>, tell: (error: unknown) => string) => {
    setPendingCode(code)
    setProblem(undefined)
    try {
      await act()
    } catch (error) {
      setProblem({ code, message: tell(error) })
    } finally {
      setPendingCode(undefined)
    }
  }
  const join = (lobbyCode: string, role: Role) =>
    attempt(
      lobbyCode,
      async () => {
        const { lobby } = await call(joinLobby, { body: { lobbyCode, role } })
        setChoosing(undefined)
        onEnter(lobby)
      },
      joinProblem,
    )
  const knock = async (card: LobbyCard) => {
    setProblem(undefined)
    if (card.gameSettings.allowSpectators) setChoosing(card)
    else await join(card.lobbyCode, 'player')
  }
  const findByCode = async (code: string) => {
    const parsed = LobbyCode.safeParse(code)
    if (!parsed.success) return
    let found: LobbyCard | undefined
    await attempt(
      code,
      async () => {
        found = await call(lobbyByCode, { params: { code: parsed.data } })
      },
      findProblem,
    )
    if (found) await knock(found)
  }

  return {
    choosing,
    pendingCode,
    problem,
    findByCode,
    knock,
    join,
    turnAway: () => {
      setChoosing(undefined)
      setProblem(undefined)
    },
  }
}

function findProblem(error: unknown): string {
  if (error instanceof CallError && error.status === 404) return 'Lobby not found'
  return error instanceof CallError && error.status === 429 ? error.message : 'Error finding lobby'
}

function joinProblem(error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return 'Error joining lobby'
  return error.message || 'Failed to join lobby'
}
