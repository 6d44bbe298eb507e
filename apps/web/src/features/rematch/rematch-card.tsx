import {
  getRematch,
  joinAsGuest,
  joinLobby,
  type Lobby,
  type LobbyCard,
  type LobbyId,
  type Match,
  type MatchId,
  openRematch,
  type Reply,
} from '@bettle/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { CallError, messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { liveClient } from '../../push/connection/live-client.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { msg, rich } from '../../texts/msg.ts'
import { Button, classNames, Notice } from '../../ui/index.ts'

/** How often the card looks for the next practice match while there is none (ms). */
const LOOK_AGAIN_EVERY = 5000

const rematchQuery = (lobbyId: LobbyId) => queryOf(getRematch, { params: { lobbyId } })

/** Returns whether the next game of the same members is offered, or may be: false once nothing is left to offer. */
export function useHasRematch(lobby: Lobby): boolean {
  const isEnabled = isAsked(lobby)
  const { data, isPending } = useQuery({ ...rematchQuery(lobby._id), enabled: isEnabled })
  return isEnabled && (isPending || hasOffer(lobby, data))
}

const isAsked = ({ match, competition }: Lobby): boolean =>
  (!competition || match.isPractice === true) && !match.isTrial

/** A practice match brings its bots, and the next one can be chosen soon. */
function hasOffer({ match, currentUser }: Lobby, data: Reply<typeof getRematch> | undefined): boolean {
  // A removed member is invited no longer, also while the page fetches the card's data again.
  if (currentUser.removed || !data) return false
  const { rematch, mayOpen, matches } = data
  return rematch !== null || (mayOpen && (matches.length > 0 || bringsBotsTo(match)))
}

const bringsBotsTo = ({ isPractice, isRoom }: Match): boolean => isPractice === true && !isRoom

interface RematchCardProps {
  lobby: Lobby
  /** True if the first press of the card is the main one of its page. */
  isMain?: boolean
}

/**
 * Offers the next game of the same members [G14]. The card first lists matches for it; once the next game is open, it
 * offers a seat.
 */
export function RematchCard({ lobby, isMain = false }: RematchCardProps) {
  const { _id: lobbyId, currentUser } = lobby
  const isPractice = lobby.match.isPractice === true
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const section = useRef<HTMLElement>(null)
  const { data } = useQuery({
    ...rematchQuery(lobbyId),
    staleTime: 0,
    enabled: isAsked(lobby),
    // Between the last bets on one practice match and the creation of the next, there is none to choose.
    refetchInterval: ({ state: { data } }) =>
      isPractice && data?.mayOpen && data.matches.length === 0 && LOOK_AGAIN_EVERY,
  })
  const { rematch, matches = [] } = data ?? {}
  useRefreshOnOpening(queryClient, lobbyId)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: rematchQuery(lobbyId).queryKey })
  // The next game's page finds the seat by its address. The active lobby is not changed here, because this game's page
  // would then lead to the hub.
  const enter = ({ lobbyCode }: LobbyCard) => void navigate({ to: '/game/$code', params: { code: lobbyCode } })
  const isOwn = ({ hostUser }: LobbyCard) => hostUser._id === currentUser.user._id
  const open = usePress({
    mutationFn: (matchId: MatchId) => call(openRematch, { body: { lobbyId, matchId } }),
    onSuccess: ({ rematch }) => {
      if (isOwn(rematch)) return enter(rematch)
      // Another player opened the next game first, so the card offers a seat in that player's lobby.
      const shown: Reply<typeof getRematch> = { rematch, mayOpen: false, matches: [] }
      queryClient.setQueryData(rematchQuery(lobbyId).queryKey, shown)
      section.current?.focus()
    },
    onError: refresh,
  })
  const join = usePress({
    mutationFn: (rematch: LobbyCard) => takeSeat(rematch, currentUser),
    onSuccess: enter,
    onError: (error) => {
      // The invitation's page asks the host, and waits for the answer [G15].
      const asks = error instanceof CallError && error.code === 'ask-to-come-in'
      if (asks && rematch) void navigate({ to: '/join/$code', params: { code: rematch.lobbyCode } })
      else refresh()
    },
  })
  const error = open.error ?? join.error
  const bringsBots = bringsBotsTo(lobby.match)
  if (!hasOffer(lobby, data)) return null
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={msg('rematch.rematch-card.next-match-with-the')}
      aria-live="polite"
      className="flex w-full max-w-xl animate-rise flex-col gap-3 rounded-panel border border-flood/40 bg-flood-soft p-4 text-start"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <Users aria-hidden="true" className="size-5 shrink-0 text-flood" />
        {msg('rematch.rematch-card.next-match-with-the')}
      </h2>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {rematch ? (
        <Invited
          rematch={rematch}
          isOwn={isOwn(rematch)}
          isMain={isMain}
          isPending={join.isPending}
          onPress={() => (isOwn(rematch) ? enter(rematch) : void join.press(rematch))}
        />
      ) : (
        <Choice
          matches={matches}
          bringsBots={bringsBots}
          isMain={isMain}
          pending={open.isPending ? open.request : undefined}
          onChoose={(matchId) => void open.press(matchId)}
        />
      )}
    </section>
  )
}

/** Fetches the card's data again when a member opens the next game, and when the invitation to it ends. */
function useRefreshOnOpening(queryClient: QueryClient, lobbyId: LobbyId): void {
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: rematchQuery(lobbyId).queryKey })
    return liveClient().follow('user', {
      onUpdate: ({ push }) => {
        if (push.type === 'rematch.opened' && push.lobbyId === lobbyId) refresh()
      },
      onResync: refresh,
    })
  }, [queryClient, lobbyId])
}

interface InvitedProps {
  rematch: LobbyCard
  /** True if the user opened the next game. */
  isOwn: boolean
  isMain: boolean
  isPending: boolean
  onPress: () => void
}

function Invited({ rematch, isOwn, isMain, isPending, onPress }: InvitedProps) {
  const { match, hostUser } = rematch
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="wrap-anywhere min-w-0 flex-[1_1_12rem] text-sm">
        {rich('rematch.rematch-card.opened-a-game-on', {
          isOwn,
          bold: <strong className="font-semibold" />,
          name: hostUser.username,
          homeTeam: match.homeTeam,
          awayTeam: match.awayTeam,
        })}
        <span className="block text-muted">{kickOffText(match)}</span>
      </p>
      <Button variant={isMain ? 'primary' : 'secondary'} loading={isPending} onClick={onPress}>
        {isOwn
          ? msg('rematch.rematch-card.go-to-the-game')
          : roleIn(rematch) === 'player'
            ? msg('rematch.rematch-card.join')
            : msg('rematch.rematch-card.watch')}
      </Button>
    </div>
  )
}

interface ChoiceProps {
  matches: readonly Match[]
  /** True if the bots of this lobby take their seats in the next game. */
  bringsBots: boolean
  isMain: boolean
  /** The match for which the next game is being opened. */
  pending: MatchId | undefined
  onChoose: (matchId: MatchId) => void
}

function Choice({ matches, bringsBots, isMain, pending, onChoose }: ChoiceProps) {
  return (
    <>
      <p className="text-muted text-sm">{msg('rematch.rematch-card.when-you-choose-a', { bringsBots })}</p>
      {matches.length === 0 && (
        <p className="text-muted text-sm">{msg('rematch.rematch-card.the-next-practice-match')}</p>
      )}
      <ul className="flex flex-col gap-2 empty:hidden">
        {matches.map((match, index) => (
          <li key={match._id}>
            <Button
              block
              variant={isMain && index === 0 ? 'primary' : 'secondary'}
              loading={pending === match._id}
              disabled={pending !== undefined}
              onClick={() => onChoose(match._id)}
              className="h-auto! min-h-12 py-2 text-start *:last:w-full *:last:flex-wrap *:last:justify-between *:last:gap-x-3 *:last:gap-y-0"
            >
              <span className="wrap-anywhere min-w-0">
                {msg('rematch.rematch-card.v', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
              </span>
              <span
                className={classNames(
                  'min-w-0 font-normal text-base leading-tight',
                  !(isMain && index === 0) && 'text-muted',
                )}
              >
                {kickOffText(match)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

const kickOffText = ({ status, startTime }: Pick<Match, 'status' | 'startTime'>) =>
  status === 'active'
    ? msg('rematch.rematch-card.under-way')
    : startTime === null
      ? msg('rematch.rematch-card.kick-off-not-announced')
      : dayAndTime(Date.parse(startTime))

/** Returns the role to join with. A full lobby may still accept spectators. */
const roleIn = ({ players, gameSettings }: LobbyCard) =>
  players >= gameSettings.maxPlayers && gameSettings.allowSpectators ? 'spectator' : 'player'

/** A guest joins with the guest account of this browser [G9]. */
async function takeSeat(rematch: LobbyCard, { isGuest, user }: Lobby['currentUser']): Promise<LobbyCard> {
  const { lobbyCode } = rematch
  const role = roleIn(rematch)
  if (isGuest) await call(joinAsGuest, { body: { code: lobbyCode, username: user.username, role } })
  else await call(joinLobby, { body: { lobbyCode, role } })
  return rematch
}
