import type { Lobby, MatchEvent, Statistics } from '@bettle/contract'
import { type Timetable, winnerOf } from '@bettle/rules'
import { memo, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useState } from 'react'
import { MatchBoard } from '../../../features/game/match-board.tsx'
import { useLeaveLobby } from '../../../features/game/use-leave-lobby.ts'
import { mayTap } from '../../../features/room/may-tap.ts'
import { RoundStrip } from '../../../features/round/round-strip.tsx'
import type { LiveBet } from '../../../match-ui/bets/own-bets.ts'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { MomentClock } from '../../../match-ui/clock/moment-clock.tsx'
import { ownRankIn } from '../../../push/lobby/standings.ts'
import { teamsText } from '../../../text/teams-text.ts'
import { msg } from '../../../texts/msg.ts'
import {
  classNames,
  lazyNamed,
  Panel,
  Part,
  Skeleton,
  SkeletonRows,
  SkipLink,
  useIsPhone,
  useMedia,
  useSideSwipe,
  useStagedRender,
} from '../../../ui/index.ts'
import { GameBar, type PhoneView } from './game-bar.tsx'
import { PhaseBody, TimelineSkeleton } from './phase-body.tsx'
import type { useChatAccess } from './use-chat-access.ts'
import type { useGameSheet } from './use-game-sheet.ts'
import { useMemberActions } from './use-member-actions.tsx'

const GameRank = lazyNamed(() => import('../../../features/leaderboard/game-rank.tsx'), 'GameRank')
const MyBets = lazyNamed(() => import('../../../features/my-bets/my-bets.tsx'), 'MyBets')
const LazyChat = lazyNamed(() => import('../../../features/chat/chat-panel.tsx'), 'ChatPanel')
export const ChatPanel = memo(LazyChat)
const KeysByQuestionMark = lazyNamed(() => import('../../../features/game/game-footer.tsx'), 'KeysByQuestionMark')
const GameSheet = lazyNamed(() => import('./game-sheet.tsx'), 'GameSheet')
const MoreButton = lazyNamed(() => import('./more-button.tsx'), 'MoreButton')
const PlayLines = lazyNamed(() => import('./play-lines.tsx'), 'PlayLines')
const Help = lazyNamed(() => import('./help.tsx'), 'Help')
const NoticesButton = lazyNamed(() => import('../../../features/game/notices/notices-button.tsx'), 'NoticesButton')
const GameTitle = lazyNamed(() => import('./game-title.tsx'), 'GameTitle')
const GameFoot = lazyNamed(() => import('./game-foot.tsx'), 'GameFoot')
const LedgerLine = lazyNamed(() => import('../../../features/my-bets/ledger-line.tsx'), 'LedgerLine')
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

export interface GameScreenProps extends GameProps {
  moment: GameMoment
  bets: readonly LiveBet[]
  isDecided: boolean
}

interface GameInPlayProps extends GameScreenProps {
  /** The element that takes the focus when the focused one disappears with its phase. */
  game: RefObject<HTMLDivElement | null>
  stillLobby: Lobby
  chat: ReturnType<typeof useChatAccess>
  sheet: ReturnType<typeof useGameSheet>
  notices: ReactNode
}

/** Returns the tools of the game, and what the board holds of them: a phone folds them away behind one button. */
function useGameTools({ lobby, timetable, stillLobby, sheet }: GameInPlayProps, stage: number) {
  const isPhone = useIsPhone()
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
        <Suspense fallback={<span className="h-8 w-11 shrink-0 border-line border-s" />}>
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
  return { tools, aside }
}

function useLedgerLine(lobby: Lobby) {
  return useMemo(
    () =>
      lobby.currentUser.ranked && (
        <Part name={msg('pages-game.game-in-play.chips')} fallback={<div className="h-15 low-desk:h-12" />}>
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
}

/**
 * The whole game on one screen: three panes on a desktop and two on a tablet. A phone shows one pane at a time, below
 * the board.
 */
export function GameInPlay(props: GameInPlayProps) {
  const { lobby, timetable, events, statistics, moment, bets, isDecided, game, stillLobby, chat, sheet, notices } =
    props
  const [view, setView] = useState<PhoneView>('play')
  const stage = useStagedRender(LAST_STAGE)
  const leave = useLeaveLobby(lobby._id)
  const isPhone = useIsPhone()
  const actionsOf = useMemberActions(stillLobby)
  const swiping = useSideSwipe({ onLeft: isPhone ? chat?.open : undefined })
  const { tools, aside } = useGameTools(props, stage)
  const ledger = useLedgerLine(lobby)
  const isSpectator = lobby.currentUser.role === 'spectator'
  // Computed once when the page opens, so that the invitation stays in its place when members join.
  const [isAlone, setAlone] = useState(!lobby.competition && lobby.players + lobby.spectators === 1)
  const invitation = isAlone && !isDecided && (
    <Invitation lobby={stillLobby} isDue={stage === LAST_STAGE} onDismiss={() => setAlone(false)} />
  )
  // The own bet of a player in play lies below the board of a phone, where notices would cover it. Notices stay until they
  // are dismissed, so for all others the header, which leads out of the game, stays free.
  const coversHeader = isPhone && !isSpectator && !isDecided
  const canTap = mayTap(lobby)
  // The first bet of a trial starts its match within seconds, whatever its planned kick-off is.
  const isTrialStarting = lobby.match.isTrial === true && lobby.bets.length > 0
  const isTapping = canTap && view === 'tap'
  // The open tap pad is a view of its own on a phone, replaces the ranking on a tablet, and replaces the user's own
  // bets on a desktop.
  const pad = canTap && (
    <Part name={msg('pages-game.game-in-play.tap-pad')} fallback={<PanelSkeleton />}>
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
  return (
    <MomentClock timetable={timetable} settings={lobby.gameSettings} isDecided={isDecided}>
      {/* Many controls precede the pad in the page. */}
      {canTap && !isPhone && stage === LAST_STAGE && (
        <SkipLink to={TAP_PAD}>{msg('pages-game.game.skip-to-the-tap')}</SkipLink>
      )}
      <Suspense>
        <GameTitle moment={moment} />
      </Suspense>
      <h1 className="sr-only">
        {msg('pages-game.game.v', { homeTeam: lobby.match.homeTeam, awayTeam: lobby.match.awayTeam })}
      </h1>
      {coversHeader && (
        <div className="px-safe fixed inset-x-2 top-2 z-40 flex flex-col *:not-first:hidden">{notices}</div>
      )}
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
          <Part name={msg('pages-game.game-in-play.scoreboard')}>
            <MatchBoard
              match={lobby.match}
              moment={moment}
              events={events}
              leader={winnerOf(lobby.leaderboard)?.user.username}
              aside={aside}
              isPhone={isPhone}
            />
          </Part>
          <Part name={msg('pages-game.game-in-play.rounds')}>
            {/* On a phone, the strip has the only countdown to the kick-off. */}
            <RoundStrip
              moment={moment}
              kickOff={isPhone && !canTap && !isTrialStarting ? lobby.match.startTime : undefined}
              isPhone={isPhone}
              startsBy={
                lobby.match.isTrial
                  ? isTrialStarting
                    ? msg('pages-game.game.the-match-starts-in')
                    : msg('pages-game.game.your-first-bet-starts')
                  : undefined
              }
            />
          </Part>
          {/* The notices cover the top of the content below, usually the timeline, so that nothing moves when they appear. */}
          {!coversHeader && (
            <div className="absolute inset-x-3 top-full mt-2 flex flex-col md:inset-x-0 md:mt-3 *:not-first:hidden">
              {notices}
            </div>
          )}
        </div>
        <div
          ref={game}
          tabIndex={-1}
          className={classNames(
            'flex min-h-0 min-w-0 flex-col gap-1.5 short-phone:gap-1 outline-none max-md:flex-1 md:gap-3 low-desk:gap-2 xl:col-start-2 xl:row-start-2',
            view !== 'play' && 'max-md:hidden',
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
          <RankPane
            {...props}
            stage={stage}
            isShown={view === 'rank'}
            isTapping={isTapping}
            pad={pad}
            invitation={invitation}
          />
          <BetsPane
            {...props}
            stage={stage}
            isShown={view === 'bets'}
            isTapping={isTapping}
            pad={pad}
            ledger={ledger}
          />
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

interface PaneProps extends GameInPlayProps {
  stage: number
  /** Whether a phone shows this pane. */
  isShown: boolean
  isTapping: boolean
  pad: ReactNode
}

/** The ranking, with the chat below it. On a tablet the open tap pad replaces the ranking. */
function RankPane(props: PaneProps & { invitation: ReactNode }) {
  const { lobby, moment, stillLobby, chat, stage, isShown, isTapping, pad, invitation } = props
  const isPhone = useIsPhone()
  const isWide = useMedia(WIDE)
  const actionsOf = useMemberActions(stillLobby)
  const isRankDue = useIsRankDue(!isPhone || isShown)
  return (
    <div
      className={classNames(
        'flex min-h-0 min-w-0 flex-col gap-3 md:col-start-2 md:row-span-3 md:row-start-1 xl:col-start-3 xl:row-span-2',
        BESIDE_ON_TABLET,
        !isShown && 'max-md:hidden',
      )}
    >
      {!isPhone && invitation}
      {!isPhone && !isWide && stage === LAST_STAGE && pad}
      {isTapping && !isWide ? null : stage < 3 || !isRankDue ? (
        <PanelSkeleton />
      ) : (
        <Part name={msg('pages-game.game-in-play.ranking')} fallback={<PanelSkeleton />}>
          <GameRank
            lobby={lobby}
            status={moment.badge === 'PRE-MATCH' ? msg('pages-game.game.ready') : undefined}
            actionsOf={actionsOf}
            isShort={invitation !== false}
            className="md:min-h-0 xl:grow"
          />
        </Part>
      )}
      {stage === LAST_STAGE && chat && !isPhone && (
        <Part name={msg('pages-game.game.chat')} fallback={<ChatLoading />}>
          <ChatPanel lobby={stillLobby} className={CHAT_HEIGHT} />
        </Part>
      )}
    </div>
  )
}

/** The user's own bets. On a desktop the open tap pad replaces them. */
function BetsPane(props: PaneProps & { ledger: ReactNode }) {
  const { lobby, statistics, bets, stage, isShown, isTapping, pad, ledger } = props
  const isWide = useMedia(WIDE)
  const canTap = mayTap(lobby)
  return (
    <div
      className={classNames(
        'flex min-h-0 min-w-0 flex-col gap-3 md:col-start-1 md:row-start-3 xl:row-span-2 xl:row-start-1',
        !isShown && 'max-md:hidden',
      )}
    >
      {isWide && stage === LAST_STAGE && pad}
      {isTapping && isWide ? null : stage < 4 ? (
        <PanelSkeleton />
      ) : (
        <Part name={msg('pages-game.game-in-play.my-bets')} fallback={<PanelSkeleton />}>
          <MyBets
            bets={bets}
            isSpectator={lobby.currentUser.role === 'spectator'}
            match={teamsText(lobby.match)}
            ledger={ledger}
            className={classNames('low-desk:min-h-52 xl:min-h-[18rem] xl:grow', ROOM_FOR_BETS)}
          />
        </Part>
      )}
      {stage > 3 && isWide && !canTap && (
        <Panel title={msg('pages-game.game.statistics')} flush className="shrink-0">
          <div className="h-full overflow-y-auto px-4 py-2">
            <Part name={msg('pages-game.game.statistics')} fallback={<div className="h-65 low-desk:h-55" />}>
              <StatisticsTable statistics={statistics} lobby={lobby} dense />
            </Part>
          </div>
        </Panel>
      )}
    </div>
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

function Invitation({ lobby, isDue, onDismiss }: { lobby: Lobby; isDue: boolean; onDismiss: () => void }) {
  return (
    <Part name="Invitation" isSmall fallback={<InvitationSkeleton />}>
      {isDue ? <AloneHere lobby={lobby} onDismiss={onDismiss} /> : <InvitationSkeleton />}
    </Part>
  )
}

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
    <Panel title={msg('pages-game.game.chat')} className={CHAT_HEIGHT}>
      <SkeletonRows rows={5} />
    </Panel>
  )
}
