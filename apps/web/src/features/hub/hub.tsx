import type { Lobby, Match } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus, Ticket, Trophy, Users } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { myGamesQuery } from '../../push/hub/my-games.ts'
import { useHub } from '../../push/hub/use-hub.ts'
import { msg } from '../../texts/msg.ts'
import { Button, lazyNamed, Panel, Skeleton, SkeletonRows, Tabs, whenIdle } from '../../ui/index.ts'
import { useCreating } from './create/use-creating.ts'
import type { HubTab } from './hub-tab.ts'
import { useJoining } from './join/use-joining.ts'
import { canJoin } from './lobbies/best-lobby.ts'
import { useHeld } from './lobbies/use-held.ts'
import { MatchCardSkeletons } from './matches/match-card-skeletons.tsx'
import { offerOf } from './offer-of.ts'
import { hasDraft } from './own-match/draft-key.ts'
import { PlayNowSkeleton } from './play-now-skeleton.tsx'

/**
 * The parts of the hub are scripts of their own. When the lists have loaded and the browser is idle, the hub preloads
 * the list of matches and the dialogs, so that they open without a delay.
 */
const loadLobbies = () => import('./lobbies/open-lobbies.tsx')
const OpenLobbies = lazyNamed(loadLobbies, 'OpenLobbies')
const JoinByCode = lazyNamed(loadLobbies, 'JoinByCode')
const MoreMatches = lazyNamed(loadLobbies, 'MoreMatches')
const QuickStart = lazyNamed(loadLobbies, 'QuickStart')
export const loadLobbyList = () =>
  Promise.all([OpenLobbies, JoinByCode, MoreMatches, QuickStart].map((part) => part.preload()))
const loadMatches = () => import('./matches/match-list.tsx')
const MatchList = lazyNamed(loadMatches, 'MatchList')
/** Most visitors of the hub have no seat yet, so the list of their games is loaded on demand. */
const YourGames = lazyNamed(() => import('./your-games/your-games.tsx'), 'YourGames')
const PlayMatch = lazyNamed(() => import('./own-match/play-match.tsx'), 'PlayMatch')
const loadDialogs = () => import('./hub-dialogs.ts')
const RoleDialog = lazyNamed(loadDialogs, 'RoleDialog')
const CreateDialog = lazyNamed(loadDialogs, 'CreateDialog')
const PrivateLobbyDialog = lazyNamed(loadDialogs, 'PrivateLobbyDialog')

interface HubProps {
  tab: HubTab
  onTabChange: (tab: HubTab) => void
  /** The content of the tab with the players' lounge. */
  lounge: ReactNode
  /** The content of the tab with the competitions: the player's own, the open ones and past ones. */
  compete: ReactNode
  /** The user's circles, above the lobbies of others. They are rendered once the lists have loaded. */
  circles: ReactNode
  /** The lobby code of the invitation link that the player followed. */
  invitedTo: string | undefined
  /**
   * Called after the lists have loaded or failed to load, and the list of matches and the dialogs are preloaded. It is
   * not called if preloading fails.
   */
  onIdle: (() => unknown) | undefined
  onEnter: (lobby: Lobby) => void
}

/** The page on which a player finds a game: play now, join a lobby, or create a lobby. */
export function Hub({ tab, onTabChange, lounge, compete, circles, invitedTo, onIdle, onEnter }: HubProps) {
  const hub = useHub()
  const { matches, lobbiesError, matchesError, staleSince, isFetching, fetchAgain } = hub
  const now = useServerNow()
  const [chosen, setChosen] = useState<Match>()
  const [opened, setOpened] = useState<Lobby>()
  const [playsOwn, setPlaysOwn] = useState(hasDraft)
  const mine = useQuery(myGamesQuery)
  const games = (mine.data?.games ?? (mine.isError ? [] : undefined))?.map((game) => ({
    ...game,
    match: matches?.find(({ _id }) => _id === game.match._id) ?? game.match,
  }))
  const removedFrom = mine.data?.removedFrom
  const removed = useMemo(() => new Map(removedFrom?.map(({ lobbyId, to }) => [lobbyId, to])), [removedFrom])
  // The player's own games are listed above, so they are omitted from the list of lobbies.
  const lobbies = hub.lobbies?.filter((lobby) => canJoin(lobby, now) && !games?.some(({ _id }) => _id === lobby._id))
  const joining = useJoining(onEnter, hub.dropLobby)
  const creating = useCreating((lobby) => {
    setChosen(undefined)
    if (lobby.gameSettings.isPrivate) setOpened(lobby)
    else onEnter(lobby)
  })
  const choose = (match: Match) => {
    // The problem of an earlier press belongs where that press was.
    creating.forget()
    setChosen(match)
  }
  const invitation = useRef(invitedTo)
  useEffect(() => {
    const code = invitation.current
    invitation.current = undefined
    if (code !== undefined) void joining.findByCode(code)
  })
  const [hasAskedRole, setAskedRole] = useState(false)
  if (joining.choosing && !hasAskedRole) setAskedRole(true)
  const isAnswered =
    (lobbies ?? lobbiesError) !== undefined && (matches ?? matchesError) !== undefined && !mine.isPending
  useEffect(() => {
    if (!isAnswered) return
    return whenIdle(() => {
      // If preloading fails without a connection, each component is loaded again when it is needed.
      Promise.all([loadMatches(), loadDialogs()])
        .then(onIdle)
        .catch(() => undefined)
    })
  }, [isAnswered, onIdle])
  const currentOffer = invitedTo === undefined ? offerOf({ lobbies, matches, games, removed, now }) : undefined
  // A press must meet the match that the user saw, also if its last seat is taken meanwhile.
  const { shown: offer, handlers: offerHandlers } = useHeld(currentOffer)
  const isOfferAwaited = invitedTo === undefined && (games ? games.length === 0 && !isAnswered : true)
  // Where nothing is offered, a match of one's own comes first. Elsewhere it is one press away.
  const showsOwnMatch =
    isAnswered && (playsOwn || (offer === undefined && invitedTo === undefined && games?.length === 0))
  // A match is shown once: as the player's own game, as the offer, or in a list. A room plays on a copy of its match.
  const own = (games ?? []).flatMap(({ match }) => [match, ...(match.isRoom ? originalsOf(match, matches ?? []) : [])])
  const above = new Set([...own, ...(offer ? [offer.match] : [])].map(({ _id }) => _id))
  const lists = { staleSince, isFetching, now, onRetry: fetchAgain }

  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 pt-1 pb-5 sm:gap-8 sm:px-6 sm:pt-2 sm:pb-8">
      <h1 className="sr-only">{msg('hub.hub.lobbies')}</h1>
      {games && (
        <Suspense fallback={games.length > 0 && <Skeleton className="h-44 w-full rounded-panel!" />}>
          <YourGames games={games} now={now} />
        </Suspense>
      )}
      <Tabs<HubTab>
        label={msg('hub.hub.lobbies')}
        block
        dense
        value={tab}
        onValueChange={onTabChange}
        panelClassName="pt-4 sm:pt-6"
        tabs={[
          {
            id: 'landing',
            label: msg('hub.hub.players-lounge'),
            icon: <Users aria-hidden="true" className="max-sm:hidden" />,
            content: lounge,
          },
          {
            id: 'join',
            label: msg('hub.hub.join-game'),
            icon: <Ticket aria-hidden="true" className="max-sm:hidden" />,
            content: (
              <div className="flex flex-col gap-6">
                {isOfferAwaited && <PlayNowSkeleton />}
                {offer && (
                  <Suspense fallback={<PlayNowSkeleton />}>
                    <div {...offerHandlers}>
                      <QuickStart offer={offer} now={now} joining={joining} creating={creating} />
                    </div>
                  </Suspense>
                )}
                {showsOwnMatch && (
                  <Suspense fallback={null}>
                    <PlayMatch matches={matches ?? []} isAsked={playsOwn} onOpened={setOpened} />
                  </Suspense>
                )}
                <div className="grid items-start gap-6 lg:grid-cols-[24rem_1fr]">
                  <Suspense fallback={<span />}>
                    <div className="flex flex-col gap-4">
                      <JoinByCode joining={joining} invitedTo={invitedTo} />
                      {!showsOwnMatch && (
                        <Button
                          block
                          disabled={!isAnswered}
                          icon={<Users aria-hidden="true" />}
                          onClick={() => setPlaysOwn(true)}
                        >
                          {msg('hub.hub.play-a-match')}
                        </Button>
                      )}
                      {isAnswered && circles}
                    </div>
                  </Suspense>
                  <Suspense fallback={<LoadingLobbies />}>
                    <div className="flex min-w-0 flex-col gap-6">
                      <OpenLobbies
                        {...lists}
                        lobbies={lobbies}
                        above={above}
                        hasMore={hub.hasMore}
                        failed={lobbiesError !== undefined}
                        joining={joining}
                        removed={removed}
                        createButton={
                          <Button icon={<Plus aria-hidden="true" />} onClick={() => onTabChange('create')}>
                            {msg('hub.hub.create-game')}
                          </Button>
                        }
                      />
                      {lobbies && matches && games && (
                        <MoreMatches
                          matches={matches}
                          lobbies={lobbies}
                          above={above}
                          now={now}
                          creating={creating}
                          onAll={() => onTabChange('create')}
                        />
                      )}
                    </div>
                  </Suspense>
                </div>
              </div>
            ),
          },
          {
            id: 'create',
            label: msg('hub.hub.create-game'),
            icon: <Plus aria-hidden="true" className="max-sm:hidden" />,
            content: (
              <Suspense fallback={<LoadingMatches />}>
                <MatchList {...lists} matches={matches} failed={matchesError !== undefined} onCreate={choose} />
              </Suspense>
            ),
          },
          {
            id: 'compete',
            label: msg('hub.hub.compete'),
            icon: <Trophy aria-hidden="true" className="max-sm:hidden" />,
            content: compete,
          },
        ]}
      />
      <Suspense fallback={null}>
        {hasAskedRole && <RoleDialog joining={joining} />}
        {chosen && (
          <CreateDialog
            match={chosen}
            isPending={creating.isPending}
            problem={creating.matchId === chosen._id ? creating.problem : undefined}
            onCreate={(...given) => void creating.create(chosen._id, ...given)}
            onFriends={(...given) => void creating.openForFriends(chosen, ...given)}
            onClose={() => {
              setChosen(undefined)
              creating.forget()
            }}
          />
        )}
        {opened && <PrivateLobbyDialog lobby={opened} onEnter={onEnter} onClose={setOpened} />}
      </Suspense>
    </div>
  )
}

/** Returns the official matches of which the match of a room is a copy. */
const originalsOf = (copy: Match, matches: readonly Match[]): Match[] =>
  matches.filter(
    ({ homeTeam, awayTeam, startTime }) =>
      homeTeam === copy.homeTeam && awayTeam === copy.awayTeam && startTime === copy.startTime,
  )

/** Shows the placeholder of the lobby list while its code loads. */
function LoadingLobbies() {
  return (
    <Panel flush title={msg('hub.hub.open-lobbies')}>
      <div className="p-4">
        <SkeletonRows label={msg('hub.hub.loading-open-lobbies')} />
      </div>
    </Panel>
  )
}

/** The placeholder is as high as the list and its title, so that the layout does not move. */
function LoadingMatches() {
  return (
    <div className="flex flex-col gap-4">
      <div className="min-h-11" />
      <MatchCardSkeletons />
    </div>
  )
}
