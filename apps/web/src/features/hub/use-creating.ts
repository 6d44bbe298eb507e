import { createLobby, type GameSettingsGiven, type Lobby, type MatchId } from '@bettle/contract'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { failureText } from '../../form/failure-text.ts'
import { notify } from '../../ui/index.ts'

export interface Creating {
  isPending: boolean
  problem: string | undefined
  create: (matchId: MatchId, gameSettings: GameSettingsGiven) => Promise<void>
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
        const message = createProblem(error)
        setProblem(message)
        // The session is over and the page with it: this is said where one is led to.
        if (error instanceof CallError && error.status === 401) notify.error(message, { duration: 5000 })
      } finally {
        setPending(false)
      }
    },
    forget: () => setProblem(undefined),
  }
}

const MOBILE_TEXTS = {
  0: 'Mobile connection issue. Please check your internet and try again.',
  401: 'Connection issue on mobile. Please try again.',
}

function createProblem(error: unknown): string {
  return failureText(error, { messages: isPhone() ? MOBILE_TEXTS : {}, failed: 'Failed to create lobby' })
}

const isPhone = () => matchMedia('(max-width: 767px)').matches
