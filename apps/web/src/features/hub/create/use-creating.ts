import { createLobby, type GameSettingsGiven, type Lobby, type MatchId, type openRoom } from '@bettle/contract'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { failureText } from '../../../form/failure-text.ts'
import { notify, PHONE } from '../../../ui/index.ts'
import { refusalText } from '../refusal-text.ts'

/** The call that opens a lobby or a room. A room is a lobby that records its own copy of a match [RM10]. */
export type OpeningCall = typeof createLobby | typeof openRoom

export interface Creating {
  isPending: boolean
  problem: string | undefined
  create: (
    matchId: MatchId,
    gameSettings: GameSettingsGiven,
    hostOnly?: boolean,
    opening?: OpeningCall,
    eventTypes?: string[],
  ) => Promise<void>
  forget: () => void
}

interface NewLobby {
  matchId: MatchId
  gameSettings: GameSettingsGiven
  hostOnly?: true
  opening: OpeningCall
  eventTypes?: string[]
}

/** Opens a lobby for a match, or a room for a copy of the match. */
export function useCreating(onCreated: (lobby: Lobby) => void): Creating {
  const { press, isPending, error, forget } = usePress({
    mutationFn: async ({ opening, ...body }: NewLobby) => {
      const reply: Partial<{ lobby: Lobby }> = await call(opening, { body }).catch(sayHowLong)
      if (!reply.lobby?._id) throw new NoLobby('Invalid response format')
      return reply.lobby
    },
    onSuccess: onCreated,
    onError: (error) => {
      // The session has ended and this page will unmount, so a toast shows the error on the next page.
      if (error instanceof CallError && error.status === 401) notify.error(createProblem(error), { duration: 5000 })
    },
  })
  return {
    isPending,
    problem: error ? createProblem(error) : undefined,
    create: (matchId, gameSettings, hostOnly = false, opening = createLobby, eventTypes) =>
      press({ matchId, gameSettings, opening, ...(hostOnly && { hostOnly }), ...(eventTypes && { eventTypes }) }),
    forget,
  }
}

/** If the host has reached the daily limit, the message says when they can try again. */
async function sayHowLong(error: unknown): Promise<never> {
  if (!(error instanceof CallError) || error.status !== 429) throw error
  throw new CallError({ ...error, message: await refusalText(error) })
}

/** The response contains no lobby. */
class NoLobby extends Error {
  override name = 'NoLobby'
}

const MOBILE_TEXTS = {
  0: 'Mobile connection issue. Please check your internet and try again.',
  401: 'Connection issue on mobile. Please try again.',
}

function createProblem(error: unknown): string {
  if (error instanceof NoLobby) return error.message
  return failureText(error, {
    messages: matchMedia(PHONE).matches ? MOBILE_TEXTS : {},
    failed: 'Failed to create lobby',
  })
}
