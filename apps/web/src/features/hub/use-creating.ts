import { createLobby, type GameSettings, type Lobby, type MatchId } from '@bettle/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'

export interface Creating {
  isPending: boolean
  problem: string | undefined
  create: (matchId: MatchId, gameSettings: GameSettings) => Promise<void>
  forget: () => void
}

/** Opens a lobby on a match. */
export function useCreating(onCreated: (lobby: Lobby) => void): Creating {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  return {
    isPending,
    problem,
    create: async (matchId, gameSettings) => {
      setPending(true)
      setProblem(undefined)
      try {
        const reply: Partial<{ lobby: Lobby }> = await call(createLobby, { body: { matchId, gameSettings } })
        if (reply.lobby?._id) onCreated(reply.lobby)
        else setProblem('Invalid response format')
      } catch (error) {
        setProblem(createProblem(error))
      } finally {
        setPending(false)
      }
    },
    forget: () => setProblem(undefined),
  }
}

function createProblem(error: unknown): string {
  if (!(error instanceof CallError)) return 'Failed to create lobby'
  if (isPhone() && error.status === 401) return 'Connection issue on mobile. Please try again.'
  if (isPhone() && error.status === 0) return 'Mobile connection issue. Please check your internet and try again.'
  return error.message || 'Failed to create lobby'
}

const isPhone = () => matchMedia('(max-width: 768px)').matches
