import type { Lobby, MatchEvent } from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { Suspense, useEffect, useRef } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { minuteOfInstant } from '../../match-ui/clock/match-clock.ts'
import { useEventTypes } from '../../match-ui/event-names.tsx'
import { eventKeysOf, type TypeOfKeys } from '../../match-ui/keys/event-key.ts'
import { useKeyLetters } from '../../match-ui/keys/use-key-letters.ts'
import { teamAppearances } from '../../match-ui/team-appearance.ts'
import { msg } from '../../texts/msg.ts'
import { ErrorState, lazyNamed, PHONE, SkeletonRows } from '../../ui/index.ts'
import { hasProblem, isInTime, nextWhistle, type OwnTap, sightText, tappedTimes } from './pad-tap.ts'
import { RecordedEvents } from './recorded-events.tsx'
import { RecorderLine } from './recorder-line.tsx'
import { TapRows } from './tap-rows.tsx'
import { UndoStrip } from './undo-strip.tsx'
import { usePadKeys, WHISTLE_CODE } from './use-pad-keys.ts'
import { useRoomEntry } from './use-room-entry.ts'
import { useTaps } from './use-taps.ts'
import { WhistleKey } from './whistle-key.tsx'
import { windowKeyOf } from './window-key.ts'

const RecorderPanel = lazyNamed(() => import('./recorders/recorder-panel.tsx'), 'RecorderPanel')
const RecorderQuestions = lazyNamed(() => import('./recorders/recorder-panel.tsx'), 'RecorderQuestions')
const RoundChecks = lazyNamed(() => import('./recorders/round-checks.tsx'), 'RoundChecks')
const StartQuestions = lazyNamed(() => import('./recorders/half-began.tsx'), 'StartQuestions')
const StartCorrection = lazyNamed(() => import('./recorders/half-began.tsx'), 'StartCorrection')
const HalfReminder = lazyNamed(() => import('./recorders/half-reminder.tsx'), 'HalfReminder')

type Side = 'home' | 'away'

interface TapPadProps {
  lobby: Lobby
  timetable: Timetable
  events: readonly MatchEvent[]
  onInvite: () => void
}

/** The pad with which the members of a room report what they see, with one press for each event [RM12]. */
export function TapPad({ lobby, timetable, events, onInvite }: TapPadProps) {
  const { match } = lobby
  const windowKey = windowKeyOf(lobby)
  const entry = useRoomEntry(lobby._id, { window: windowKey })
  const taps = useTaps(lobby._id, windowKey)
  const letterOf = useKeyLetters()
  const types = eventKeysOf(useEventTypes())
  const whistle = useRef<HTMLButtonElement>(null)
  const isHostOnly = entry.data?.isHostOnly === true
  const isElsewhere = entry.data?.isElsewhere === true
  const isOff = entry.data === undefined || entry.data.isRecorder === false || isElsewhere
  // The whistle of a host without a seat takes effect at once, so it is listed among the taps to undo only if it has a
  // problem.
  const shown = isHostOnly ? taps.taps.filter((tap) => tap.sight.kind === 'event' || hasProblem(tap)) : taps.taps

  useEffect(() => {
    // Scrolls the page's header away, so that all keys fit on a phone.
    if (!isOff && globalThis.matchMedia?.(PHONE).matches)
      scrollTo({ top: document.querySelector('main')?.offsetTop ?? 0 })
  }, [isOff])

  const tap = ({ eventType, label }: TypeOfKeys, team: Side | null) =>
    taps.press({ kind: 'event', eventType, team }, sightText(label, team))
  usePadKeys({
    onUndo: () => {
      const last = shown.findLast(({ state }) => state === 'sending' || state === 'sent')
      if (last && isInTime(last, Date.now())) taps.undo(last)
    },
    onKey: (code, shift) => {
      if (isOff) return false
      if (code === WHISTLE_CODE) {
        whistle.current?.click()
        return true
      }
      const type = types.find(({ keys }) => keys.some((key) => key.code === code))
      if (!type) return false
      tap(type, shift ?? type.keys.find((key) => key.code === code)?.team ?? null)
      return true
    },
  })

  if (!entry.data && entry.error) {
    return (
      <ErrorState
        title={msg('room.tap-pad.the-tap-pad-did')}
        kept={messageOf(entry.error)}
        retrying={entry.isFetching}
        onRetry={() => void entry.refetch()}
      />
    )
  }
  if (!entry.data) return <SkeletonRows rows={8} label={msg('room.tap-pad.opening-the-tap-pad')} />
  const ofStart = { lobbyId: lobby._id, tempo: match.tempo, windowKey }
  const minuteOf = ({ at }: OwnTap) => minuteOfInstant(timetable, at)
  const timesOf = (text: string) => tappedTimes(taps.taps, text, Date.now())
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-1.5">
      <RecorderLine entry={entry.data} lobby={lobby} onInvite={onInvite} onTakeOver={entry.takeOver} />
      {match.hasRecorders && !isOff && (
        <Suspense>
          <HalfReminder
            match={match}
            onEnd={() => {
              const next = nextWhistle(match.halves)
              if (next) taps.press({ kind: next.kind }, next.text)
            }}
          />
          <StartQuestions {...ofStart} entry={entry.data} />
          <RecorderQuestions lobby={lobby} timetable={timetable} />
          <RoundChecks lobby={lobby} timetable={timetable} />
        </Suspense>
      )}
      <div className="flex min-h-0 flex-1 flex-col gap-1 md:overflow-y-auto">
        {entry.data.isRecorder !== false && (
          <TapRows
            {...teamAppearances(match.homeTeam, match.awayTeam)}
            types={types}
            letterOf={letterOf}
            disabled={isOff}
            timesOf={timesOf}
            countOf={(eventType) => events.filter((event) => event.eventType === eventType).length}
            isMarked={(text) => taps.own.some((own) => own.text === text)}
            onTap={tap}
          />
        )}
        {entry.data.start && !isOff && (
          <Suspense>
            <StartCorrection {...ofStart} entry={entry.data} />
          </Suspense>
        )}
        {match.hasRecorders && (
          <Suspense fallback={<SkeletonRows rows={3} label={msg('room.tap-pad.loading-the-recorders')} />}>
            <RecorderPanel lobby={lobby} timetable={timetable} isRecorder={!isOff} />
          </Suspense>
        )}
        {isHostOnly && <RecordedEvents lobbyId={lobby._id} timetable={timetable} events={events} />}
        {entry.data.isRecorder !== false && (
          <p className="pointer-coarse:hidden py-1 text-faint text-sm">
            {msg('room.tap-pad.keyboard-press-the-letter', { homeTeam: match.homeTeam, awayTeam: match.awayTeam })}
          </p>
        )}
      </div>
      {entry.data.isRecorder !== false && (
        <div className="max-md:sticky max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-md:-mx-3 max-md:border-line max-md:border-t max-md:bg-ground max-md:px-3 max-md:py-1.5 md:border-line md:border-t md:pt-1.5">
          <UndoStrip
            {...taps}
            taps={shown}
            minuteOf={minuteOf}
            whistle={
              <WhistleKey
                ref={whistle}
                halves={match.halves}
                isHostOnly={isHostOnly}
                disabled={isOff}
                letter={letterOf(WHISTLE_CODE)}
                timesOf={timesOf}
                onTap={({ kind, text }) => taps.press({ kind }, text)}
              />
            }
          />
        </div>
      )}
    </div>
  )
}
