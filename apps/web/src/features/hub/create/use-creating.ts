import { createLobby, type GameSettingsGiven, type Lobby, type Match, type MatchId, openRoom } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { failureText } from '../../../form/failure-text.ts'
import { notify, PHONE } from '../../../ui/index.ts'
import { refusalText } from '../refusal-text.ts'
import { type OpeningCall, usualOpening } from './usual-opening.ts'

export interface Creating {
  isPending: boolean
  problem: string | undefined
  /** The match of the last press, at which its problem is shown. */
  matchId: MatchId | undefined
  create: (
    matchId: MatchId,
    gameSettings: GameSettingsGiven,
    hostOnly?: boolean,
    opening?: OpeningCall,
    eventTypes?: string[],
  ) => Promise<void>
  /**
   * Opens a private lobby with classic rules for friends, who need only a name. If the user has opened one on the match
   * in which nobody else is yet, that lobby is opened again.
   */
  openForFriends: (match: Match, hostOnly?: boolean, opening?: OpeningCall, eventTypes?: string[]) => Promise<void>
  forget: () => void
}

const FOR_FRIENDS = { isPrivate: true, allowGuests: true }

interface NewLobby {
  matchId: MatchId
  /** Set if an empty lobby of the user on this match is opened again. */
  again?: Match
  gameSettings: GameSettingsGiven
  hostOnly?: true
  opening: OpeningCall
  eventTypes?: string[]
}

/** Opens a lobby for a match, or a room for a copy of the match. */
export function useCreating(onCreated: (lobby: Lobby) => void): Creating {
  const queryClient = useQueryClient()
  const { press, isPending, error, forget, request } = usePress({
    mutationFn: async ({ opening, again, ...body }: NewLobby) => {
      const { ownEmptyLobby } = again ? await import('./own-empty-lobby.ts') : {}
      const own = again && (await ownEmptyLobby?.(queryClient, again, opening === openRoom))
      if (own) return own
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
    matchId: request?.matchId,
    create: (matchId, gameSettings, hostOnly = false, opening = createLobby, eventTypes) =>
      press({ matchId, gameSettings, opening, ...(hostOnly && { hostOnly }), ...(eventTypes && { eventTypes }) }),
    openForFriends: (match, hostOnly = false, opening = usualOpening(match), eventTypes) =>
      press({
        matchId: match._id,
        gameSettings: FOR_FRIENDS,
        opening,
        // Without a seat, or with chosen event types, the host asks for another lobby than the one before.
        ...(hostOnly ? { hostOnly } : !eventTypes && { again: match }),
        ...(eventTypes && { eventTypes }),
      }),
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
