import {
  type Lobby,
  type RecorderQuestion,
  type Reply,
  type roomRecorders,
  sayInRoom,
  type TappedEvent,
  type UserId,
} from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { minuteOfInstant } from '../../../match-ui/clock/match-clock.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { RECORDER_RULES } from '../../../match-ui/recorder-rules.ts'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { listText } from '../../../text/list-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, Notice } from '../../../ui/index.ts'
import { sightText } from '../pad-tap.ts'
import { isLoneRecorder, useRecorders } from './use-recorders.ts'

interface RecorderPanelProps {
  lobby: Lobby
  timetable: Timetable
  /** True if the user records now, in this window. */
  isRecorder: boolean
}

/** The number of latest events that the panel shows. */
const SHOWN = 6

/** Asks the user about the events of the last round that are in doubt [RM26] [RM32]. */
export function RecorderQuestions({ lobby, timetable }: Omit<RecorderPanelProps, 'isRecorder'>) {
  const { data } = useRecorders(lobby._id)
  const rows = useEventRows(lobby, timetable)
  if (!data || data.questions.length === 0) return null
  return (
    <section aria-label={msg('room.recorder-panel.questions-to-you')} className="flex flex-col gap-1 text-sm">
      {rows.problem}
      <ul className="flex flex-col gap-1">
        {data.questions.map((question) => (
          <EventRow
            key={question.tapId}
            {...rows.rowOf(question)}
            state={
              question.claimedBy
                ? msg('room.recorder-panel.is-one-missing', { name: usernameIn(lobby, data, question.claimedBy) })
                : msg('room.recorder-panel.did-it-happen-the')
            }
            isAsked
          />
        ))}
      </ul>
    </section>
  )
}

/** Lists the latest events with who tapped them, says who records, and explains how [RM32]. */
export function RecorderPanel({ lobby, timetable, isRecorder }: RecorderPanelProps) {
  const { data } = useRecorders(lobby._id)
  const rows = useEventRows(lobby, timetable)
  const now = useServerNow()
  if (!data) return null
  const { questions, recorders, events } = data
  const own = lobby.currentUser.user._id
  const usernameOf = (userId: UserId) =>
    userId === own ? msg('room.recorder-panel.you') : usernameIn(lobby, data, userId)
  const asked = new Set(questions.map(({ tapId }) => tapId))
  const isLone = isLoneRecorder(data, own)
  return (
    <section
      aria-label={msg('room.recorder-panel.recorders-2')}
      className="flex flex-col gap-2 border-line border-t pt-2 text-sm"
    >
      {rows.problem}
      <ul aria-label={msg('room.recorder-panel.latest-events')} className="flex flex-col gap-1">
        {events.length === 0 && (
          <li className="min-h-8 text-muted">{msg('room.recorder-panel.no-event-tapped-yet')}</li>
        )}
        {events
          .filter(({ tapId }) => !asked.has(tapId))
          .slice(0, SHOWN)
          .map((event) => (
            <EventRow
              key={event.tapId}
              {...rows.rowOf(event)}
              state={`${
                event.tappedBy.length === 0 && event.claimedBy
                  ? msg('room.recorder-panel.claimed', {
                      isYou: event.claimedBy === own,
                      name: usernameOf(event.claimedBy),
                    })
                  : msg('room.recorder-panel.tapped', {
                      isYou: event.tappedBy.length === 1 && event.tappedBy[0] === own,
                      names: listText(event.tappedBy.map(usernameOf)),
                    })
              } ${stateText(event, isLone)}`}
              isLone={isLone}
              isLate={!event.claimedBy && event.challengeUntil !== undefined && Date.parse(event.challengeUntil) < now}
              {...((!isRecorder || event.isDecided || (event.word !== undefined && !(isLone && event.word))) && {
                onSay: undefined,
              })}
            />
          ))}
      </ul>
      <p className="wrap-anywhere text-muted">
        <span className="font-semibold text-ink">{msg('room.recorder-panel.recorders')} </span>
        {recorders
          .map(({ user, records, isPresent }) =>
            msg('room.recorder-panel.recorder', { state: isPresent ? records : 'away', name: user.username }),
          )
          .join(', ')}
      </p>
      <ul
        aria-label={msg('room.recorder-panel.how-recorders-work')}
        className="flex list-disc flex-col gap-0.5 ps-5 text-muted"
      >
        {(isLone ? [msg('room.recorder-panel.you-record-alone')] : RECORDER_RULES).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

function usernameIn(lobby: Lobby, { recorders }: Pick<Reply<typeof roomRecorders>, 'recorders'>, id: UserId): string {
  const users = [...recorders, ...lobby.users].map(({ user }) => user)
  return users.find(({ _id }) => _id === id)?.username ?? msg('room.recorder-panel.a-player')
}

/** Returns what each row says about its event, and sends the user's word about it. */
function useEventRows(lobby: Lobby, timetable: Timetable) {
  const nameOf = useEventName()
  const saying = usePress({
    mutationFn: ({ tapId, isTrue }: Pick<TappedEvent, 'tapId'> & { isTrue: boolean }) =>
      call(sayInRoom, { body: { lobbyId: lobby._id, tapId, isTrue } }),
    oneAtATime: true,
  })
  return {
    problem: saying.error && <Notice tone="error">{messageOf(saying.error)}</Notice>,
    rowOf: (event: TappedEvent | RecorderQuestion) => ({
      minute: minuteOfInstant(timetable, Date.parse(event.timeStamp)),
      text: sightText(nameOf(event.eventType), event.team),
      onSay: (isTrue: boolean) => void saying.press({ tapId: event.tapId, isTrue }),
    }),
  }
}

function stateText({ counts, isDecided, word }: TappedEvent, isLone: boolean): string {
  const said = word === false ? msg('room.recorder-panel.you-said-no') : ''
  if (isDecided || isLone)
    return (counts ? msg('room.recorder-panel.it-counts') : msg('room.recorder-panel.it-does-not-count')) + said
  return (
    (counts ? msg('room.recorder-panel.it-counts-unless-others') : msg('room.recorder-panel.it-counts-once-others')) +
    said
  )
}

interface EventRowProps {
  minute: string | undefined
  text: string
  state: string
  isAsked?: boolean
  /** True if the user is the only recorder, whose own event needs no word of others [RM30]. */
  isLone?: boolean
  /** True if it is too late to challenge the event while its round runs [RM27]. */
  isLate?: boolean
  /** Left out if the user can say nothing about the event. */
  onSay?: ((isTrue: boolean) => void) | undefined
}

function EventRow({ minute, text, state, isAsked = false, isLone = false, isLate = false, onSay }: EventRowProps) {
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control border px-2 py-1',
        isAsked ? 'border-flood bg-flood-soft' : 'border-line bg-raised',
      )}
    >
      <span className="figures w-10 shrink-0 text-muted">{minute}</span>
      <span className="wrap-anywhere min-w-0 flex-1 basis-40">
        <span className="block font-semibold">{text}</span>
        <span className="block text-muted leading-snug">{state}</span>
      </span>
      {onSay && isLone && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={msg('room.recorder-panel.take-back-2', { text })}
          onClick={() => onSay(false)}
        >
          {msg('room.recorder-panel.take-back')}
        </Button>
      )}
      {onSay && !isLone && (
        <span className="flex gap-1">
          <Button size="sm" aria-label={msg('room.recorder-panel.yes-happened', { text })} onClick={() => onSay(true)}>
            {msg('room.recorder-panel.yes')}
          </Button>
          {!isLate && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={msg('room.recorder-panel.no-did-not-happen', { text })}
              onClick={() => onSay(false)}
            >
              {msg('room.recorder-panel.no')}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
