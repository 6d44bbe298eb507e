import type { Lobby, MatchEvent, Statistics } from '@bettle/contract'
import { type Timetable, winnerOf } from '@bettle/rules'
import { memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { MatchBoard } from '../../../features/game/match-board.tsx'
import { useGameNotices } from '../../../features/game/notices/use-game-notices.ts'
import { useLeaveLobby } from '../../../features/game/use-leave-lobby.ts'
import { mayTap } from '../../../features/room/may-tap.ts'
import { RoundStrip } from '../../../features/round/round-strip.tsx'
import { type LiveBet, liveBets } from '../../../match-ui/bets/own-bets.ts'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { MomentClock, useHeldMoment } from '../../../match-ui/clock/moment-clock.tsx'
import { activeLobby } from '../../../push/lobby/active-lobby.ts'
import { isDecidedIn, ownRankIn } from '../../../push/lobby/standings.ts'
import {
  classNames,
  lazyNamed,
  Panel,
  Part,
  Skeleton,
  SkeletonRows,
  SkipLink,
  Spinner,
  useIsPhone,
  useMedia,
  useSideSwipe,
  useStagedRender,
} from '../../../ui/index.ts'
import { GameBar, type PhoneView } from './game-bar.tsx'
import { loadModeration } from './load-moderation.ts'
import { PhaseBody, TimelineSkeleton } from './phase-body.tsx'
import { useChatAccess } from './use-chat-access.ts'
import { useGameSheet } from './use-game-sheet.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useMemberActions } from './use-member-actions.tsx'
import { useStillLobby } from './use-still-lobby.ts'

const GameEffects = lazyNamed(() => import('./game-effects.tsx'), 'GameEffects')
const GameNotices = lazyNamed(() => import('../../../features/game/notices/game-notices.tsx'), 'GameNotices')
const GameRank = lazyNamed(() => import('../../../features/leaderboard/game-rank.tsx'), 'GameRank')
const MyBets = lazyNamed(() => import('../../../features/my-bets/my-bets.tsx'), 'MyBets')
const LazyChat = lazyNamed(() => import('../../../features/chat/chat-panel.tsx'), 'ChatPanel')
const ChatPanel = memo(LazyChat)
const KeysByQuestionMark = lazyNamed(() => import('../../../features/game/game-footer.tsx'), 'KeysByQuestionMark')
const GameSheet = lazyNamed(() => import('./game-sheet.tsx'), 'GameSheet')
const MoreButton = lazyNamed(() => import('./more-button.tsx'), 'MoreButton')
const PlayLines = lazyNamed(() => import('./play-lines.tsx'), 'PlayLines')
const Help = lazyNamed(() => import('./help.tsx'), 'Help')
const NoticesButton = lazyNamed(() => import('../../../features/game/notices/notices-button.tsx'), 'NoticesButton')
const GameTitle = lazyNamed(() => import('./game-title.tsx'), 'GameTitle')
const GameFoot = lazyNamed(() => import('./game-foot.tsx'), 'GameFoot')
const LedgerLine = lazyNamed(() => import('../../../features/my-bets/ledger-line.tsx'), 'LedgerLine')
const ClosedLobby = lazyNamed(() => import('./closed-lobby.tsx'), 'ClosedLobby')
const MatchEnd = lazyNamed(() => import('./match-end.tsx'), 'MatchEnd')
const RemovedScreen = lazyNamed(loadModeration, 'RemovedScreen')
const RemovedNotice = lazyNamed(loadModeration, 'RemovedNotice')
const AloneHere = lazyNamed(() => import('./alone-here.tsx'), 'AloneHere')
const RoomPad = lazyNamed(() => import('./room-pad.tsx'), 'RoomPad')
const StatisticsTable = lazyNamed(() => import('../../../features/bet/statistics-table.tsx'), 'StatisticsTable')

/** Loads the footer and, on tablets and wide screens, the components beside the bets, while the bets render. */
export function loadBeside(): void {
  void GameFoot.preload()
  const isWide = matchMedia(WIDE).matches
  if (isWide || matchMedia(TABLET).matches)
    for (const part of [MyBets, GameRank, LedgerLine, LazyChat]) void part.preload()
  if (isWide) void StatisticsTable.preload()
}

export interface GameProps {
  lobby: Lobby
  timetable: Timetable
  events: readonly MatchEvent[]
  statistics: Statistics
}

/** The last of the stages in which the screen renders: board, timeline, bets, ranking, own bets, other components. */
const LAST_STAGE = 5

const TAP_PAD = 'tap-pad'

/** On a phone the ranking renders when it is first shown, or this long (ms) after the screen: the bets come first. */
const HIDDEN_RANK_MS = 3_000

/** Returns true once the ranking renders. */
function useIsRankDue(isShown: boolean): boolean {
  const [isDue, setDue] = useState(isShown)
  if (isShown && !isDue) setDue(true)
  useEffect(() => {
    if (isDue) return
    const timer = setTimeout(() => setDue(true), HIDDEN_RANK_MS)
    return () => clearTimeout(timer)
  }, [isDue])
  return isDue
}

/** The width from which the third pane is shown. */
const WIDE = '(min-width: 80rem)'
const TABLET = '(min-width: 48rem)'

/** The game with its sounds and announcements. These continue when the match ends and the screen changes. */
export function Game({ lobby, timetable, events, statistics }: GameProps) {
  const isDecided = isDecidedIn(lobby)
  const moment = useHeldMoment(timetable, lobby.gameSettings, isDecided)
  const bets = useMemo(
    () => liveBets(lobby.bets, statistics, timetable, moment.now),
    [lobby.bets, statistics, timetable, moment],
  )
  return (
    <>
      <Part name="Effects" isSmall>
        <GameEffects lobby={lobby} bets={bets} moment={moment} />
      </Part>
      <GameScreen
        lobby={lobby}
        timetable={timetable}
        events={events}
        statistics={statistics}
        moment={moment}
        bets={bets}
        isDecided={isDecided}
      />
    </>
  )
}

interface GameScreenProps extends GameProps {
  moment: GameMoment
  bets: readonly LiveBet[]
  isDecided: boolean
}

/**
 * The whole game on one screen: three panes on a desktop and two on a tablet. A phone shows one pane at a time, below
 * the board.
 */
function GameScreen({ lobby, timetable, events, statistics, moment, bets, isDecided }: GameScreenProps) {
  const [view, setView] = useState<PhoneView>('play')
  const stage = useStagedRender(LAST_STAGE)
  const game = useRef<HTMLDivElement>(null)
  const { notices, dismiss } = useGameNotices(lobby._id)
  const leave = useLeaveLobby(lobby._id)
  const isPhone = useIsPhone()
  const isWide = useMedia(WIDE)
  const stillLobby = useStillLobby(lobby)
  const chat = useChatAccess(stillLobby)
  const actionsOf = useMemberActions(stillLobby)
  const isRankDue = useIsRankDue(!isPhone || view === 'rank')
  const swiping = useSideSwipe({ onLeft: isPhone ? chat?.open : undefined })
  const sheet = useGameSheet()
  const tools = useMemo(
    () => (
      <>
        {stage === LAST_STAGE ? (
          <Part name="Help" isSmall fallback={<span className="h-8 w-11" />}>
            <Help lobby={stillLobby} bets={lobby.bets} onGuide={sheet.close} />
          </Part>
        ) : (
          <span className="h-8 w-11" />
        )}
        <Suspense fallback={<span className="h-8 w-11 shrink-0 border-line border-l" />}>
          <NoticesButton lobby={stillLobby} timetable={timetable} />
        </Suspense>
      </>
    ),
    [stillLobby, lobby.bets, timetable, stage, sheet.close],
  )
  const aside = useMemo(
    () =>
      isPhone ? (
        <Suspense fallback={<span className="size-11" />}>
          <MoreButton lobbyId={lobby._id} onOpen={sheet.open} />
        </Suspense>
      ) : (
        tools
      ),
    [isPhone, tools, lobby._id, sheet.open],
  )
  const ledger = useMemo(
    () =>
      lobby.currentUser.ranked && (
        <Part name="Chips" fallback={<div className="h-15 low-desk:h-12" />}>
          <LedgerLine
            lobbyId={lobby._id}
            startingChips={lobby.gameSettings.startingChips}
            chips={lobby.currentUser.chips}
            bets={lobby.bets}
          />
        </Part>
      ),
    [lobby._id, lobby.gameSettings.startingChips, lobby.currentUser.ranked, lobby.currentUser.chips, lobby.bets],
  )
  useKeptFocus(game, moment.phase)
  const { removed } = lobby.currentUser
  const canFold = isPhone && moment.phase !== 'MATCH_RESULTS' && removed?.to !== 'out' && lobby.status !== 'closed'
  // An open sheet that the game cannot show any more would leave one step back without an effect.
  useEffect(() => {
    if (!canFold) sheet.close()
  }, [canFold, sheet.close])

  const isSpectator = lobby.currentUser.role === 'spectator'
  const goBack = () => activeLobby.clear(lobby._id)
  const noticeList = notices.length > 0 && (
    <Part name="Notices" isSmall>
      <GameNotices lobbyId={lobby._id} notices={notices} onDismiss={dismiss} />
    </Part>
  )
  // Computed once when the page opens, so that the invitation stays in its place when members join.
  const [isAlone, setAlone] = useState(!lobby.competition && lobby.players + lobby.spectators === 1)
  const invitation = isAlone && !isDecided && (
    <Part name="Invitation" isSmall fallback={<InvitationSkeleton />}>
      {stage === LAST_STAGE ? (
        <AloneHere lobby={stillLobby} onDismiss={() => setAlone(false)} />
      ) : (
        <InvitationSkeleton />
      )}
    </Part>
  )
  const canTap = mayTap(lobby)
  const isTapping = canTap && view === 'tap'
  // The open tap pad is a view of its own on a phone, replaces the ranking on a tablet, and replaces the user's own
  // bets on a desktop.
  const pad = canTap && (
    <Part name="Tap pad" fallback={<PanelSkeleton />}>
      <RoomPad
        id={TAP_PAD}
        lobby={stillLobby}
        timetable={timetable}
        events={events}
        isOpen={isTapping}
        onOpenChange={(isOpen) => setView(isOpen ? 'tap' : 'play')}
        className="md:min-h-0 md:grow"
      />
    </Part>
  )
  const foot = (
    <GameFoot
      lobby={lobby}
      isPenalised={!isSpectator && lobby.gameSettings.inactivityPenalty > 0}
      onLeave={() => {
        // The link of a competition's game leads away by itself.
        if (!lobby.competition) sheet.close()
        leave.mutate()
      }}
      isLeaving={leave.isPending}
    />
  )
  const on = (shown: PhoneView) => view !== shown && 'max-md:hidden'

  if (moment.phase === 'MATCH_RESULTS') {
    return (
      <div ref={game} tabIndex={-1} className="w-full px-3 py-4 outline-none md:px-4 md:py-8 low-desk:py-3">
        <div className="mx-auto mb-3 max-w-5xl empty:hidden">{noticeList}</div>
        <Part name="Results" fallback={<LoadingResults />}>
          <MatchEnd lobby={lobby} onPlayAgain={goBack} isLeaving={false} />
        </Part>
        {chat && removed?.to !== 'out' && (
          <div className="mx-auto mt-4 max-w-5xl">
            <Part name="Chat">
              <ChatPanel lobby={stillLobby} className="h-104" />
            </Part>
          </div>
        )}
      </div>
    )
  }
  if (removed?.to === 'out') {
    return (
      <Suspense fallback={<LoadingResults />}>
        <RemovedScreen lobby={lobby} removed={removed} onBack={goBack} />
      </Suspense>
    )
  }
  if (lobby.status === 'closed') {
    return (
      <Suspense>
        <ClosedLobby why={lobby.closedWhy} competition={lobby.competition} onBack={goBack} />
      </Suspense>
    )
  }

  return (
    <MomentClock timetable={timetable} settings={lobby.gameSettings} isDecided={isDecided}>
      {/* Many controls precede the pad in the page. */}
      {canTap && !isPhone && stage === LAST_STAGE && <SkipLink to={TAP_PAD}>Skip to the tap pad</SkipLink>}
      <Suspense>
        <GameTitle moment={moment} />
      </Suspense>
      <h1 className="sr-only">
        {lobby.match.homeTeam} v {lobby.match.awayTeam}
      </h1>
      <div
        {...swiping}
        data-screen-high
        className={classNames(
          'mx-auto flex w-full max-w-[100rem] flex-col gap-1.5 short-phone:gap-1 p-3 pt-2 short-phone:pt-1 md:gap-3 low-desk:gap-2',
          // A phone's question lies at the lower edge of the screen, above the bar.
          'max-md:flex-1 max-md:pb-[calc(4.25rem+env(safe-area-inset-bottom))]',
          'md:grid md:grid-cols-[minmax(0,1fr)_19rem] md:grid-rows-[auto_min-content_1fr_auto] md:p-4 low-desk:pt-2.5',
          'xl:min-h-[40rem] xl:flex-1 xl:basis-0 xl:grid-cols-[16rem_minmax(0,1fr)_16.5rem] min-[90rem]:grid-cols-[21.5rem_minmax(0,1fr)_19rem] xl:grid-rows-[auto_minmax(0,1fr)_auto] xl:pb-2.5',
        )}
      >
        <div className="glass -mx-3 -mt-2 sticky top-0 z-20 flex flex-col gap-1.5 p-3 pt-2 pb-0.5 md:gap-2.5 low-desk:gap-2 md:relative md:top-auto md:z-10 md:m-0 md:bg-transparent md:p-0 md:backdrop-blur-none xl:col-start-2 xl:row-start-1">
          <Part name="Scoreboard">
            <MatchBoard
              match={lobby.match}
              moment={moment}
              events={events}
              leader={winnerOf(lobby.leaderboard)?.user.username}
              aside={aside}
              isPhone={isPhone}
            />
          </Part>
          <Part name="Rounds">
            {/* On a phone, the strip has the only countdown to the kick-off. */}
            <RoundStrip
              moment={moment}
              kickOff={isPhone && !canTap ? lobby.match.startTime : undefined}
              isPhone={isPhone}
              startsBy={lobby.match.isTrial && lobby.bets.length === 0 ? 'Your first bet starts the match' : undefined}
            />
          </Part>
          {/* The notices cover the top of the content below, usually the timeline, so that nothing moves when they appear. */}
          <div className="absolute inset-x-3 top-full mt-2 flex flex-col md:inset-x-0 md:mt-3 *:not-first:hidden">
            {removed && (
              <Suspense>
                <RemovedNotice lobbyId={lobby._id} removed={removed} />
              </Suspense>
            )}
            {noticeList}
          </div>
        </div>
        <div
          ref={game}
          tabIndex={-1}
          className={classNames(
            'flex min-h-0 min-w-0 flex-col gap-1.5 short-phone:gap-1 outline-none max-md:flex-1 md:gap-3 low-desk:gap-2 xl:col-start-2 xl:row-start-2',
            on('play'),
          )}
        >
          {isPhone && (
            <Part name="Place" isSmall fallback={<div className="h-6" />}>
              <PlayLines lobby={lobby} events={events} />
            </Part>
          )}
          {stage < 1 ? (
            <BodySkeleton />
          ) : (
            <PhaseBody
              lobby={lobby}
              timetable={timetable}
              events={events}
              statistics={statistics}
              bets={bets}
              moment={moment}
              actionsOf={actionsOf}
              withBets={stage > 1}
              invitation={isPhone && invitation}
              isTapping={isTapping}
              isPhone={isPhone}
            />
          )}
        </div>
        {isPhone && isTapping && pad}
        <aside className="contents">
          <div
            className={classNames(
              'flex min-h-0 min-w-0 flex-col gap-3 md:col-start-2 md:row-span-3 md:row-start-1 xl:col-start-3 xl:row-span-2',
              BESIDE_ON_TABLET,
              on('rank'),
            )}
          >
            {!isPhone && invitation}
            {!isPhone && !isWide && stage === LAST_STAGE && pad}
            {isTapping && !isWide ? null : stage < 3 || !isRankDue ? (
              <PanelSkeleton />
            ) : (
              <Part name="Ranking" fallback={<PanelSkeleton />}>
                <GameRank
                  lobby={lobby}
                  status={moment.badge === 'PRE-MATCH' ? 'Ready' : undefined}
                  actionsOf={actionsOf}
                  isShort={invitation !== false}
                  className="md:min-h-0 xl:grow"
                />
              </Part>
            )}
            {stage === LAST_STAGE && chat && !isPhone && (
              <Part name="Chat" fallback={<ChatLoading />}>
                <ChatPanel lobby={stillLobby} className={CHAT_HEIGHT} />
              </Part>
            )}
          </div>
          <div
            className={classNames(
              'flex min-h-0 min-w-0 flex-col gap-3 md:col-start-1 md:row-start-3 xl:row-span-2 xl:row-start-1',
              on('bets'),
            )}
          >
            {isWide && stage === LAST_STAGE && pad}
            {isTapping && isWide ? null : stage < 4 ? (
              <PanelSkeleton />
            ) : (
              <Part name="My bets" fallback={<PanelSkeleton />}>
                <MyBets
                  bets={bets}
                  isSpectator={isSpectator}
                  match={`${lobby.match.homeTeam} v ${lobby.match.awayTeam}`}
                  ledger={ledger}
                  className={classNames('low-desk:min-h-52 xl:min-h-[18rem] xl:grow', ROOM_FOR_BETS)}
                />
              </Part>
            )}
            {stage > 3 && isWide && !canTap && (
              <Panel title="Statistics" flush className="shrink-0">
                <div className="h-full overflow-y-auto px-4 py-2">
                  <Part name="Statistics" fallback={<div className="h-65 low-desk:h-55" />}>
                    <StatisticsTable statistics={statistics} lobby={lobby} dense />
                  </Part>
                </div>
              </Panel>
            )}
          </div>
        </aside>
        {!isPhone && <Suspense fallback={<div className="h-11 md:col-span-2 xl:col-span-3" />}>{foot}</Suspense>}
      </div>
      <Suspense>
        <KeysByQuestionMark />
      </Suspense>
      {isPhone && sheet.isOpen && (
        <Part name="This game" isSmall>
          <GameSheet
            lobby={lobby}
            timetable={timetable}
            events={events}
            statistics={statistics}
            bets={bets}
            moment={moment}
            tools={tools}
            ledger={ledger}
            foot={foot}
            onClose={sheet.close}
          />
        </Part>
      )}
      <GameBar
        view={view}
        onViewChange={setView}
        mayTap={canTap}
        bets={bets.length}
        ownRank={ownRankIn(lobby)}
        chat={chat}
      />
    </MomentClock>
  )
}

/** On a tall tablet the ranking and the chat stay visible while the other pane scrolls. */
const BESIDE_ON_TABLET =
  'md:max-xl:[@media(min-height:44rem)]:sticky md:max-xl:top-4 md:max-xl:[@media(min-height:44rem)]:h-[calc(100dvh-var(--header-height)-2rem)] md:max-xl:self-start'

/**
 * Reserves space at the end of the page on tablets, so that the page does not move when the first two bets replace the
 * empty text.
 */
const ROOM_FOR_BETS = 'md:max-xl:min-h-91'

const CHAT_HEIGHT = 'h-104 shrink-0 md:max-xl:h-auto md:max-xl:min-h-88 md:max-xl:flex-1 xl:h-[44%]'

/** Shown instead of the timeline and the bets until they are rendered. */
function BodySkeleton() {
  return (
    <>
      <div className="max-md:hidden">
        <TimelineSkeleton />
      </div>
      <div className="panel max-md:mt-auto max-md:min-h-90 min-h-128 md:flex-1" />
    </>
  )
}

const InvitationSkeleton = () => <Skeleton className="h-34 short-phone:h-26 shrink-0 rounded-panel!" />

const PanelSkeleton = () => <div className="panel min-h-52 grow" />

function ChatLoading() {
  return (
    <Panel title="Chat" className={CHAT_HEIGHT}>
      <SkeletonRows rows={5} />
    </Panel>
  )
}

function LoadingResults() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-10 text-muted">
      <Spinner className="text-flood" />
      Loading results...
    </p>
  )
}
