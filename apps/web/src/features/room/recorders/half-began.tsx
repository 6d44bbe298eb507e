import { type enterRoom, type LobbyId, type Reply, type RoomSight, type RoomStart, tapInRoom } from '@bettle/contract'
import { minuteLength } from '@bettle/rules'
import { type ReactNode, useState } from 'react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { useServerNow } from '../../../push/clock/use-server-now.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Notice } from '../../../ui/index.ts'

interface StartProps {
  lobbyId: LobbyId
  tempo: number
  entry: Reply<typeof enterRoom>
  /** The key of the window in which the user records [RM33]. */
  windowKey: string | undefined
}

/**
 * Asks a recorder whether the start is right that another one stated [RM37], and when a later picture shows the kick-off
 * [RM38].
 */
export function StartQuestions({ lobbyId, tempo, entry, windowKey }: StartProps) {
  const now = useServerNow()
  const report = useReport(lobbyId, windowKey)
  const { start, kickOffSeenUntil } = entry
  const stated = start && now < Date.parse(start.until) ? start.stated : undefined
  const isKickOffOpen = kickOffSeenUntil !== undefined && now < Date.parse(kickOffSeenUntil)
  return (
    <>
      {report.problem}
      {start && stated && (
        <Question
          text={msg('room.half-began.says', {
            name: stated.by,
            sentence: beganText(start, Date.parse(stated.startTime), tempo),
          })}
        >
          <Button
            size="sm"
            variant="primary"
            onClick={() => report.send({ kind: 'half-began', startTime: stated.startTime })}
          >
            {msg('room.half-began.right')}
          </Button>
        </Question>
      )}
      {isKickOffOpen && (
        <Question text={msg('room.half-began.is-your-picture-later')}>
          <Button size="sm" variant="primary" onClick={() => report.send({ kind: 'kick-off-seen' })}>
            {msg('room.half-began.kick-off-now')}
          </Button>
        </Question>
      )}
    </>
  )
}

/** Lets a recorder state, in the first five minutes of a half, that it began earlier or later than its clock says [RM37]. */
export function StartCorrection({ lobbyId, tempo, entry, windowKey }: StartProps) {
  const now = useServerNow()
  const report = useReport(lobbyId, windowKey)
  const [shift, setShift] = useState(0)
  const { start } = entry
  if (!start || now >= Date.parse(start.until)) return null
  const startAt = (minutes: number) => Math.round(Date.parse(start.startTime) + minutes * minuteLength(tempo))
  const isPossible = (minutes: number) =>
    startAt(minutes) >= Date.parse(start.earliest) && startAt(minutes) <= now && minutes !== 0
  const step = (by: number) => {
    const next = shift + by
    if (next === 0 || isPossible(next)) setShift(next)
  }
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      {report.problem}
      <p role="status" className="min-w-0 flex-1 basis-40 text-muted">
        {start.isStated
          ? msg('room.half-began.another-recorder-must')
          : shift === 0
            ? msg('room.half-began.is-the-clock-wrong', { halfNumber: start.halfNumber })
            : beganText(start, startAt(shift), tempo)}
      </p>
      <Button size="sm" variant="ghost" onClick={() => step(-1)}>
        {msg('room.half-began.earlier')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => step(1)}>
        {msg('room.half-began.later')}
      </Button>
      {isPossible(shift) && (
        <Button
          size="sm"
          variant="primary"
          onClick={() => {
            report.send({ kind: 'half-began', startTime: new Date(startAt(shift)).toISOString() })
            setShift(0)
          }}
        >
          {msg('room.half-began.correct-it')}
        </Button>
      )}
    </div>
  )
}

function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-control border border-flood bg-flood-soft px-3 py-1 text-sm">
      <p role="status" className="min-w-0 flex-1 basis-40">
        {text}
      </p>
      {children}
    </div>
  )
}

function useReport(lobbyId: LobbyId, windowKey: string | undefined) {
  const reporting = usePress({
    mutationFn: (sight: RoomSight) =>
      call(tapInRoom, { body: { lobbyId, sight, ...(windowKey !== undefined && { window: windowKey }) } }),
    oneAtATime: true,
  })
  return {
    problem: reporting.error && <Notice tone="error">{messageOf(reporting.error)}</Notice>,
    send: (sight: RoomSight) => void reporting.press(sight),
  }
}

function beganText({ halfNumber, startTime }: RoomStart, at: number, tempo: number): string {
  const minutes = Math.round((at - Date.parse(startTime)) / minuteLength(tempo))
  return msg('room.half-began.began', { halfNumber, isLater: minutes > 0, minutes: Math.abs(minutes) })
}
