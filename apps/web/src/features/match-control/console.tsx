import type { Lobby, Match, MatchEvent, UserId } from '@bettle/contract'
import { roundStatus, type Timetable } from '@bettle/rules'
import { Keyboard, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { NextStep } from '../../admin-ui/match-day/next-step.tsx'
import { clockOfInstant, minuteOfInstant } from '../../match-ui/clock/match-clock.ts'
import { useEventName, useEventTypes } from '../../match-ui/event-names.tsx'
import { eventKeysOf } from '../../match-ui/keys/event-key.ts'
import { useKeyLetters } from '../../match-ui/keys/use-key-letters.ts'
import { teamAppearances } from '../../match-ui/team-appearance.ts'
import { serverNow } from '../../push/clock/server-clock.ts'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { msg } from '../../texts/msg.ts'
import { Button, Fold, KeyHint, notify, useAnnounce } from '../../ui/index.ts'
import { ConsoleBoard } from './board/console-board.tsx'
import { ConsoleLine, useDeadLine } from './board/console-line.tsx'
import { ConsoleMoment } from './board/console-moment.tsx'
import { ClockControl } from './clock/clock-control.tsx'
import { PlanWarnings } from './clock/plan-warnings.tsx'
import { CrossingDialog } from './events/crossing-dialog.tsx'
import { type EventFormat, eventText, undoneText } from './events/event-text.ts'
import { KeptList } from './events/kept-list.tsx'
import { LastEvent } from './events/last-event.tsx'
import { MendingTools } from './events/mending-tools.tsx'
import { outsideRounds } from './events/outside-rounds.ts'
import { Questions } from './events/questions.tsx'
import { ReasonDialog } from './events/reason-dialog.tsx'
import { RecordedEvents } from './events/recorded-events.tsx'
import { lastRecorded, type ShownEvent } from './events/shown-events.ts'
import { instantOfTyped, secondsOfMatch } from './events/typed-minute.ts'
import { TypedMinute } from './events/typed-minute-field.tsx'
import { UndoQuestion } from './events/undo-question.tsx'
import { useEventRecorder } from './events/use-event-recorder.ts'
import { useGoalWithoutSide } from './events/use-goal-without-side.ts'
import { useJustRecorded } from './events/use-just-recorded.ts'
import { usePressedTwice } from './events/use-pressed-twice.ts'
import { FeedPanel } from './feed/feed-panel.tsx'
import type { Command } from './keys/console-command.ts'
import { useConsoleHabits } from './keys/console-habits.ts'
import { ConsoleSettings, PracticeRun } from './keys/console-settings.tsx'
import { EventKeys } from './keys/event-keys.tsx'
import { useConsoleKeys } from './keys/use-console-keys.ts'
import { useHasKeys } from './keys/use-has-keys.ts'
import {
  type QueuedAction,
  type SideOfEvent,
  type SuspensionPressed,
  typesPressed,
} from './offline-queue/queued-action.ts'
import type { MustAsk, Sent } from './offline-queue/sending.ts'
import { DangerRow, reviewedTypes } from './suspension/danger-row.tsx'
import { SuspendOne } from './suspension/suspend-one.tsx'

interface ConsoleProps {
  match: Match
  events: readonly MatchEvent[]
  timetable: Timetable
  userId: UserId
  /** Renders the invitation to a lobby that was just opened. */
  invitationTo?: ((lobby: Lobby, onClose: () => void) => ReactNode) | undefined
  /** True if the operator has bet on the match. Every key is then disabled [V6]. */
  isLocked?: boolean
}

/**
 * How long the message about a sent action stays visible (ms), such as the message about an undo with its button to
 * redo.
 */
const SAID_FOR = 4000

/**
 * The operator's console during a match. It is readable at arm's length, and has a key for everything that may happen
 * in the match.
 */
export function Console({ match, events, timetable, userId, invitationTo, isLocked = false }: ConsoleProps) {
  const now = useServerNow()
  const announce = useAnnounce()
  const nameOf = useEventName()
  const letterOf = useKeyLetters()
  const { habits } = useConsoleHabits(userId)
  const types = eventKeysOf(useEventTypes(), habits.keys)
  const { home, away } = teamAppearances(match.homeTeam, match.awayTeam)
  const [selected, setSelected] = useState<string>()
  const [isReplacing, setReplacing] = useState(false)
  const [recorded, setRecorded] = useJustRecorded()
  const isDead = useDeadLine()
  const hasKeys = useHasKeys()
  const [typedAt, setTypedAt] = useState<number>()
  const [open, setOpen] = useState<'one' | 'settings' | 'practice' | 'minute'>()
  const [question, setQuestion] = useState<MustAsk>()
  const [needsReason, setNeedsReason] = useState<{
    eventType: string
    team: SideOfEvent | null
    at: number | undefined
  }>()

  const format: EventFormat = {
    nameOf,
    sideOf: (team) => (team === null ? '' : team === 'home' ? home.short : away.short),
    minuteOf: (at) => minuteOfInstant(timetable, at) ?? '–',
    clockOf: (at) => clockOfInstant(timetable, at) ?? '',
  }
  const pressedTwice = usePressedTwice(events, match.tempo)
  const { twice } = pressedTwice
  const answerTwice = (isSame: boolean) => {
    if (!twice) return
    pressedTwice.answer(twice)
    if (isSame) recorder.offlineQueue.press({ kind: 'delete', of: { eventId: twice._id } }, serverNow())
  }
  const suspensionText = (pressed: SuspensionPressed & { readonly kind: 'suspend' | 'resume' }): string => {
    const types = typesPressed(pressed).map(nameOf).join(', ')
    if (pressed.kind === 'resume') {
      if (types) return msg('match-control.console.bets-on-are-accepted', { types })
      return pressed.oddsId
        ? msg('match-control.console.bets-on-this-option')
        : msg('match-control.console.bets-are-accepted-again')
    }
    if (types) return msg('match-control.console.no-bets-on-are', { types })
    return pressed.oddsId
      ? msg('match-control.console.no-bets-on-this')
      : msg('match-control.console.no-bets-are-accepted')
  }
  /**
   * Returns the text of a recorded event, for example "Corner FRA, 37'". If no round counts the event, a note says so.
   */
  const recordedText = (event: MatchEvent) => {
    const at = Date.parse(event.timeStamp)
    const outside = outsideRounds(timetable, at)
    return outside === undefined
      ? eventText({ ...event, at }, format)
      : msg('match-control.console.no-round-counts-this', {
          name: nameOf(event.eventType),
          side: format.sideOf(event.team),
          outside,
        })
  }
  const report = (queued: QueuedAction, sent: Sent) => {
    const { pressed } = queued
    if (pressed.kind === 'record' && sent.event && !queued.insisted) pressedTwice.isOwn(sent.event)
    if (pressed.kind === 'record' && sent.event) announce(recordedText(sent.event))
    else if (pressed.kind === 'undo' || pressed.kind === 'redo') {
      const again = { label: msg('match-control.console.redo'), onClick: () => recorder.doAgain(sent.action?._id) }
      notify.success(undoneText(sent.action, format), {
        duration: SAID_FOR,
        ...(pressed.kind === 'undo' && { action: again }),
      })
    } else if (pressed.kind === 'start-half') {
      notify.success(
        sent.corrected
          ? msg('match-control.console.the-start-of-half', { halfNumber: pressed.halfNumber })
          : msg('match-control.console.half-starts-at-the', { halfNumber: pressed.halfNumber }),
        { duration: SAID_FOR },
      )
    } else if (pressed.kind === 'end-half') notify.success(msg('match-control.console.the-half-has-ended'))
    else if (pressed.kind === 'suspend' || pressed.kind === 'resume') notify.success(suspensionText(pressed))
  }
  const recorder = useEventRecorder({
    ...{ match, events, timetable, userId, leads: habits.leads },
    onSent: report,
    onRefused: useCallback(
      ({ refusal }: QueuedAction) =>
        notify.error(refusal?.message ?? msg('match-control.console.something-went-wrong'), { duration: 6000 }),
      [],
    ),
    onMustAsk: setQuestion,
  })

  const isClosed = match.status === 'abandoned'
  const { goal, leaveUnknown } = useGoalWithoutSide(
    recorder.shown,
    isClosed || isLocked || match.resultsConfirmedAt !== null,
  )
  const setSide = (event: ShownEvent, team: SideOfEvent | null) =>
    team === null ? leaveUnknown(event) : recorder.update(event, { team })
  const latestFirst = recorder.shown.toReversed()
  const chosen = recorder.shown.find(({ id }) => id === selected)
  const choose = (id: string | undefined) => {
    setSelected(id)
    setReplacing(false)
  }

  const pressEvent = (eventType: string, team: SideOfEvent | null) => {
    if (isClosed) return
    if (isReplacing && chosen) {
      recorder.update(chosen, { eventType, ...(team !== null && { team }) })
      setReplacing(false)
    } else if (match.resultsConfirmedAt !== null) setNeedsReason({ eventType, team, at: typedAt })
    else {
      recorder.record(eventType, team, typedAt)
      setRecorded({ eventType, team })
    }
    setTypedAt(undefined)
  }
  const reviewed = reviewedTypes(types)
  const suspendOrResume = (kind: 'suspend' | 'resume', eventTypes?: readonly string[]) => {
    recorder.offlineQueue.press({ kind, ...(eventTypes && { eventTypes }) }, serverNow())
  }
  const { suspended, suspendedEventTypes } = recorder.suspensions
  const danger = () => suspendOrResume(recorder.suspendedNow().suspended ? 'resume' : 'suspend')
  const review = () => {
    const isOn = reviewed.filter((type) => !recorder.suspendedNow().suspendedEventTypes.includes(type))
    if (isOn.length > 0) suspendOrResume('suspend', isOn)
    else suspendOrResume('resume', reviewed)
  }
  const move = (by: number) => {
    const index = latestFirst.findIndex(({ id }) => id === selected) + by
    choose(latestFirst[Math.min(Math.max(0, index), latestFirst.length - 1)]?.id)
  }
  const withChosen = (run: (event: ShownEvent) => void) => chosen && run(chosen)
  const nudge = (event: ShownEvent, seconds: number) => recorder.nudge(event, secondsOfMatch(seconds, match.tempo))
  const remove = (event: ShownEvent) => {
    recorder.remove(event)
    choose(undefined)
  }

  const perform = (command: Command) => {
    if (isLocked) return
    switch (command.do) {
      case 'event':
        return pressEvent(command.key.eventType, command.team)
      case 'danger':
        return danger()
      case 'var':
        return review()
      case 'one':
        return setOpen('one')
      case 'minute':
        return setOpen('minute')
      case 'help':
        return setOpen('settings')
      case 'undo':
        return recorder.undo()
      case 'redo':
        return recorder.doAgain()
      case 'same':
        return recorder.asked ? recorder.isSame(recorder.asked) : answerTwice(true)
      case 'another':
        return recorder.asked ? recorder.isAnother(recorder.asked) : answerTwice(false)
      case 'select':
        return choose(latestFirst[command.index]?.id)
      case 'older':
        return move(command.by)
      case 'newer':
        return move(-command.by)
      case 'leave':
        return choose(undefined)
      case 'nudge':
        return withChosen((event) => nudge(event, command.seconds))
      case 'across':
        return withChosen(recorder.cross)
      case 'delete':
        return withChosen(remove)
      case 'replace':
        return setReplacing(!isReplacing)
      case 'side':
        if (chosen) return recorder.update(chosen, { team: command.team })
        return goal && setSide(goal, command.team)
    }
  }
  useConsoleKeys(
    {
      keys: types.flatMap((type) => type.keys),
      singleKeys: habits.singleKeys,
      isAsked: recorder.asked !== undefined || twice !== undefined,
      isSelected: chosen !== undefined,
      isSideAsked: goal !== undefined,
    },
    perform,
  )

  const over = timetable.rounds.filter((each) => roundStatus(timetable, each, now) === 'finished').length
  const instantOf = (text: string) => instantOfTyped(timetable, text)
  const last = lastRecorded(recorder.shown)
  // The names are in the order of the keys, which differs from the server's order.
  const stopped = suspended
    ? 'all'
    : types.filter(({ eventType }) => suspendedEventTypes.includes(eventType)).map(({ eventType }) => nameOf(eventType))
  const outsideText = () => {
    const ofLast = last && outsideRounds(timetable, last.at)
    if (ofLast) return msg('match-control.console.no-round-counts-this-event', { ofLast })
    const ofNow = match.status === 'completed' ? undefined : outsideRounds(timetable, now)
    return ofNow && msg('match-control.console.no-round-counts-an', { ofNow })
  }
  return (
    <div
      className="flex flex-col gap-2 sm:gap-3 xl:grid xl:grid-cols-[minmax(0,1fr)_25rem] xl:gap-4"
      data-console-now={now}
      data-console-kept={recorder.waiting.length}
      data-console-shown={recorder.shown.length}
    >
      {/* On narrow screens the board stays at the top above all content that follows, not only above the keys. */}
      <div className="flex min-w-0 flex-col gap-2 max-xl:contents sm:gap-3">
        <DangerRow
          {...{ suspended, suspendedEventTypes, types, letterOf }}
          disabled={match.status === 'completed' || isClosed}
          onDanger={danger}
          onReview={review}
          onOne={() => setOpen('one')}
        />
        <div className="console-board glass top-0 z-20 -mx-1 grid min-w-0 grid-cols-1 gap-1.5 px-1 py-1">
          <ConsoleBoard
            {...{ match, timetable, now, home, away, stopped, isDead }}
            isWithoutKeys={habits.singleKeys && !hasKeys}
            waiting={recorder.waiting.length}
          />
          <div className="@container">
            <div className="flex h-[min(4.5rem,84px)] @min-[36rem]:h-15 items-stretch gap-1.5">
              <Questions
                {...{ recorder, format, letterOf, goal, home, away }}
                hasSideKeys={chosen === undefined}
                onSide={setSide}
                twice={twice && eventText({ ...twice, at: Date.parse(twice.timeStamp) }, format)}
                onTwice={answerTwice}
              >
                <LastEvent event={last} format={format} outside={outsideText()} />
              </Questions>
              <Button
                size="lg"
                className="h-full min-h-0! @min-[36rem]:px-7! px-[12px]! text-[min(1.25rem,8cqi)]!"
                icon={<Undo2 aria-hidden="true" className="@max-[17rem]:hidden" />}
                trailing={<KeyHint keys="⌫" className="@max-[36rem]:hidden" />}
                aria-keyshortcuts="Backspace"
                onClick={recorder.undo}
              >
                {msg('match-control.console.undo')}
              </Button>
            </div>
          </div>
        </div>
        <PlanWarnings halves={timetable.halves} rounds={timetable.rounds} />
        <EventKeys
          {...{ types, home, away, letterOf, recorded }}
          disabled={isClosed || isLocked}
          isStopped={suspended}
          suspended={suspendedEventTypes}
          shown={recorder.shown}
          onPress={pressEvent}
        />
        <div className="flex gap-1.5 [&>button]:min-h-[56px] [&>button]:flex-1 [&>button]:px-2">
          <Button
            size="lg"
            icon={<Redo2 aria-hidden="true" />}
            aria-label={msg('match-control.console.redo')}
            onClick={() => recorder.doAgain()}
          >
            <span className="max-sm:hidden">{msg('match-control.console.redo')}</span>
          </Button>
          <TypedMinute
            {...{ typedAt, instantOf, letterOf }}
            minuteOf={format.minuteOf}
            isOpen={open === 'minute'}
            onOpen={(isOpen) => setOpen(isOpen ? 'minute' : undefined)}
            onType={setTypedAt}
          />
          <Button
            size="lg"
            icon={<Keyboard aria-hidden="true" />}
            aria-label={msg('match-control.console.keys-and-reaction-time')}
            aria-keyshortcuts="?"
            onClick={() => setOpen('settings')}
          >
            <span className="max-sm:hidden">{msg('match-control.console.keys')}</span>
          </Button>
        </div>
        <ConsoleLine matchId={match._id} />
        <KeptList {...{ recorder, format, types, instantOf }} />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-3 sm:gap-4 md:max-xl:grid-cols-2">
        <div className="@container md:max-xl:col-span-2">
          <NextStep
            isConsole
            match={match}
            moment={<ConsoleMoment {...{ timetable, now, isDead }} waiting={recorder.waiting.length} />}
            onHalf={(pressed) => recorder.offlineQueue.press(pressed, serverNow())}
            invitationTo={invitationTo}
          />
        </div>
        <RecordedEvents
          {...{ match, timetable, format, selected }}
          shown={recorder.shown}
          onSelect={choose}
          tools={(event) => (
            <MendingTools
              {...{ event, home, away, isReplacing, letterOf }}
              onNudge={(seconds) => nudge(event, seconds)}
              onCross={() => recorder.cross(event)}
              onSide={(team) => recorder.update(event, { team })}
              onReplace={() => setReplacing(!isReplacing)}
              onRemove={() => remove(event)}
            />
          )}
        />
        <Fold
          title={msg('match-control.console.match-control')}
          aside={
            <span className="text-muted text-sm">
              {msg('match-control.console.of-rounds-over-over', { over, rounds: timetable.rounds.length })}
            </span>
          }
        >
          <ClockControl
            match={match}
            moment={<ConsoleMoment {...{ timetable, now, isDead }} waiting={recorder.waiting.length} />}
            onPress={(pressed) => recorder.offlineQueue.press(pressed, serverNow())}
          />
        </Fold>
        <FeedPanel matchId={match._id} disabled={match.status === 'completed' || isClosed} />
      </div>
      {open === 'one' && (
        <SuspendOne
          {...{ match, types, recorder, letterOf }}
          singleKeys={habits.singleKeys}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConsoleSettings
        {...{ userId, types, letterOf }}
        open={open === 'settings'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'settings' : undefined)}
        onPractise={() => setOpen('practice')}
      />
      {open === 'practice' && <PracticeRun {...{ userId, types, letterOf }} onClose={() => setOpen(undefined)} />}
      {recorder.crossing && (
        <CrossingDialog crossing={recorder.crossing} format={format} onAnswer={recorder.answerCrossing} />
      )}
      {question && <UndoQuestion question={question} onClose={() => setQuestion(undefined)} />}
      {needsReason && (
        <ReasonDialog
          title={msg('match-control.console.record-after-the-results', { name: format.nameOf(needsReason.eventType) })}
          onClose={() => setNeedsReason(undefined)}
          onReason={(reason) => recorder.record(needsReason.eventType, needsReason.team, needsReason.at, reason)}
        />
      )}
    </div>
  )
}
