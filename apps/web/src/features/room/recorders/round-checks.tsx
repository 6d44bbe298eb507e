import {
  checkRound,
  type Lobby,
  type RecorderCheck,
  type RoomTapId,
  sayInRoom,
  type TappedEvent,
} from '@bettle/contract'
import type { Timetable } from '@bettle/rules'
import { type ReactNode, useState } from 'react'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { usePress } from '../../../api/use-press.ts'
import { minuteOfInstant } from '../../../match-ui/clock/match-clock.ts'
import { useEventName } from '../../../match-ui/event-names.tsx'
import { msg } from '../../../texts/msg.ts'
import { Button, Notice, useAnnounce } from '../../../ui/index.ts'
import { sightText } from '../pad-tap.ts'
import { isLoneRecorder, useRecorders } from './use-recorders.ts'

type Side = 'home' | 'away' | null

interface RoundChecksProps {
  lobby: Lobby
  timetable: Timetable
}

/**
 * Asks a recorder in one line for each event type with bets whether the count of the round that has just ended is right
 * [RM36]. Who presses nothing has said nothing.
 */
export function RoundChecks({ lobby, timetable }: RoundChecksProps) {
  const { data, refetch } = useRecorders(lobby._id)
  const announce = useAnnounce()
  const checking = usePress({
    mutationFn: async ({ check, team, isRight }: { check: RecorderCheck; isRight: boolean; team: Side }) => {
      await call(checkRound, {
        body: { lobbyId: lobby._id, roundId: check.roundId, eventType: check.eventType, isRight, team },
      })
      return { isRight }
    },
    onSuccess: ({ isRight }) => {
      const isLone = data !== undefined && isLoneRecorder(data, lobby.currentUser.user._id)
      if (!isRight) announce(isLone ? msg('room.recorder-panel.it-counts') : msg('room.round-checks.others-decide'))
      void refetch()
    },
    oneAtATime: true,
  })
  const denying = usePress({
    mutationFn: (tapId: RoomTapId) => call(sayInRoom, { body: { lobbyId: lobby._id, tapId, isTrue: false } }),
    onSuccess: () => void refetch(),
    oneAtATime: true,
  })
  const [first] = data?.checks ?? []
  const error = checking.error ?? denying.error
  if (!data || !first) return null
  return (
    <section
      aria-label={msg('room.round-checks.check-round', { roundNumber: first.roundNumber })}
      className="flex flex-col gap-1 text-sm"
    >
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      <ul className="flex flex-col gap-1">
        {data.checks.map((check) => (
          <CheckLine
            key={`${check.roundId} ${check.eventType}`}
            check={check}
            lobby={lobby}
            timetable={timetable}
            events={data.events.filter(({ tapId }) => check.tapIds.includes(tapId))}
            objectionsLeft={data.objectionsLeft}
            onRight={() => void checking.press({ check, isRight: true, team: null })}
            onMissing={(team) => void checking.press({ check, isRight: false, team })}
            onDeny={(tapId) => void denying.press(tapId)}
          />
        ))}
      </ul>
    </section>
  )
}

interface CheckLineProps extends RoundChecksProps {
  check: RecorderCheck
  events: readonly TappedEvent[]
  objectionsLeft: number
  onRight: () => void
  onMissing: (team: Side) => void
  onDeny: (tapId: RoomTapId) => void
}

function CheckLine({ check, lobby, timetable, events, objectionsLeft, onRight, onMissing, onDeny }: CheckLineProps) {
  const [isWrong, setWrong] = useState(false)
  const name = useEventName()(check.eventType)
  const { count } = check
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-control border border-line bg-raised px-2 py-1">
      <span className="wrap-anywhere min-w-0 flex-1 basis-32 font-semibold">
        {msg('room.round-checks.count', { name, count })}
      </span>
      {isWrong ? (
        <Button size="sm" variant="ghost" onClick={() => setWrong(false)}>
          {msg('room.round-checks.back')}
        </Button>
      ) : (
        <span className="flex gap-1">
          <Button size="sm" aria-label={msg('room.round-checks.is-right', { name, count })} onClick={onRight}>
            {msg('room.round-checks.right')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={msg('room.round-checks.is-wrong', { name, count })}
            onClick={() => setWrong(true)}
          >
            {msg('room.round-checks.no')}
          </Button>
        </span>
      )}
      {isWrong && (
        <div className="flex basis-full flex-col gap-1">
          {objectionsLeft === 0 ? (
            <p className="text-muted">{msg('room.round-checks.none-left')}</p>
          ) : (
            <>
              <Choices label={msg('room.round-checks.one-is-missing')}>
                {(['home', 'away', null] as const).map((team) => (
                  <Button
                    key={team ?? 'none'}
                    size="sm"
                    aria-label={msg('room.round-checks.missing-of', { text: sightText(name, team) })}
                    onClick={() => onMissing(team)}
                  >
                    {team ? lobby.match[`${team}Team`] : msg('room.round-checks.side-unknown')}
                  </Button>
                ))}
              </Choices>
              {events.length > 0 && (
                <Choices label={msg('room.round-checks.did-not-happen')}>
                  {events.map(({ tapId, team, timeStamp }) => {
                    const minute = minuteOfInstant(timetable, Date.parse(timeStamp))
                    const text = `${minute} ${sightText(name, team)}`
                    return (
                      <Button
                        key={tapId}
                        size="sm"
                        aria-label={msg('room.round-checks.not-this', { text })}
                        onClick={() => onDeny(tapId)}
                      >
                        {minute} {team ? lobby.match[`${team}Team`] : ''}
                      </Button>
                    )
                  })}
                </Choices>
              )}
            </>
          )}
        </div>
      )}
    </li>
  )
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-1">
    <span className="text-muted">{label}</span>
    {children}
  </p>
)
