import { createLobby, type GameSettingsGiven, type Lobby, type Match, type MatchId, openRoom } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { failureText } from '../../../form/failure-text.ts'
import { msg } from '../../../texts/msg.ts'
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
    isNamed?: boolean,
  ) => Promise<void>
  /**
   * Opens a private lobby with classic rules for friends, who need only a name. If the user has opened one on the match
   * in which nobody else is yet, that lobby is opened again.
   */
  openForFriends: (
    match: Match,
    hostOnly?: boolean,
    opening?: OpeningCall,
    eventTypes?: string[],
    isNamed?: boolean,
  ) => Promise<void>
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
  /** Set for a room in which the host names the recorders, or which decides at its kick-off who records [RM29] [RM30]. */
  recorders?: 'named' | 'crowd' | 'at-kick-off'
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
      if (!reply.lobby?._id) throw new NoLobby(msg('hub.use-creating.invalid-response-format'))
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
    create: (matchId, gameSettings, hostOnly = false, opening = createLobby, eventTypes, isNamed = false) =>
      press({
        ...{ matchId, gameSettings, opening },
        ...(hostOnly && { hostOnly }),
        ...(eventTypes && { eventTypes }),
        ...(opening === openRoom &&
          !hostOnly && { recorders: isNamed ? ('named' as const) : recordersOf(gameSettings) }),
      }),
    openForFriends: (match, hostOnly = false, opening = usualOpening(match), eventTypes, isNamed = false) =>
      press({
        matchId: match._id,
        gameSettings: FOR_FRIENDS,
        opening,
        // Without a seat, with chosen event types or with named recorders, the host asks for another lobby than the one before.
        ...(hostOnly ? { hostOnly } : !eventTypes && !isNamed && { again: match }),
        ...(eventTypes && { eventTypes }),
        ...(opening === openRoom &&
          !hostOnly && { recorders: isNamed ? ('named' as const) : ('at-kick-off' as const) }),
      }),
    forget,
  }
}

/** A crowd records from eight players on, so a room decides at its kick-off. A room that hides bets needs the crowd. */
const recordersOf = ({ showCompetitorBets }: GameSettingsGiven) =>
  showCompetitorBets === false ? ('crowd' as const) : ('at-kick-off' as const)

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
  0: msg('hub.use-creating.mobile-connection-issue-please'),
  401: msg('hub.use-creating.connection-issue-on-mobile'),
}

function createProblem(error: unknown): string {
  if (error instanceof NoLobby) return error.message
  return failureText(error, {
    messages: matchMedia(PHONE).matches ? MOBILE_TEXTS : {},
    failed: msg('hub.use-creating.failed-to-create-lobby'),
  })
}
