import {
  confirmResults,
  createHalf,
  createRound,
  endMatch,
  type Match,
  type MatchHalf,
  pauseHalf,
  reopenHalf,
  resumeHalf,
  updateHalf,
  updateRounds,
} from '@bettle/contract'
import {
  endHalfRefusal,
  MOST_HALVES,
  pauseHalfRefusal,
  reopenHalfRefusal,
  resumeHalfRefusal,
  startHalfRefusal,
} from '@bettle/rules'
import {
  BadgeCheck,
  Ban,
  CirclePause,
  CirclePlay,
  ClockPlus,
  History,
  Play,
  RefreshCw,
  RotateCcw,
  Square,
  Trophy,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AbandonDialog } from '../../../admin-ui/abandon-dialog.tsx'
import { Consequences } from '../../../admin-ui/consequences.tsx'
import { isOver, underControl } from '../../../admin-ui/under-control.ts'
import { call } from '../../../api/call.ts'
import { serverNow } from '../../../push/clock/server-clock.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, ConfirmDialog, notify } from '../../../ui/index.ts'
import type { Pressed } from '../offline-queue/queued-action.ts'
import { useOperation } from '../use-operation.ts'
import { KickOffDialog } from './kick-off-dialog.tsx'

/** The suggested division of extra time into rounds of the official plan. The operator can change it. */
const EXTRA_ROUNDS = [
  { startMinute: 0, endMinute: 10 },
  { startMinute: 10, endMinute: null },
] as const

interface Question {
  title: string
  text: ReactNode
  confirmText: string
  danger?: boolean
  apply: () => void
}

interface ClockControlProps {
  match: Match
  /** The clock and the state of the connection, which stay visible while a dialog asks a question. */
  moment: ReactNode
  /** Sends the action at once, or, without a connection, later with the time of the press. */
  onPress: (pressed: Extract<Pressed, { kind: 'start-half' | 'end-half' }>) => void
}

/**
 * Starts, ends, reopens and corrects the halves. Unavailable actions are disabled, and actions with consequences show
 * these first.
 */
export function ClockControl({ match, moment, onPress }: ClockControlProps) {
  const [question, setQuestion] = useState<Question>()
  const [isCorrecting, setCorrecting] = useState(false)
  const [isAbandoning, setAbandoning] = useState(false)
  const matchId = match._id
  const settle = useOperation(updateRounds, () => msg('match-control.clock-control.all-rounds-that-have'))
  const confirm = useOperation(confirmResults, () => msg('match-control.clock-control.the-results-are-final'))
  const reopen = useOperation(reopenHalf, () => msg('match-control.clock-control.the-half-continues-as'))
  const pause = useOperation(pauseHalf, () => msg('match-control.clock-control.the-clock-stands-still'))
  const resume = useOperation(resumeHalf, () => msg('match-control.clock-control.play-goes-on'))
  const finish = useOperation(endMatch, () => msg('match-control.clock-control.the-match-has-ended'))
  const control = underControl(match)
  const running = match.halves.findLast((half) => half.status === 'active')
  const isLast = running?.halfNumber === match.halves.length
  const reopened = match.halves.findLast(({ halfNumber }) => !reopenHalfRefusal(control, halfNumber))
  const hasStarted = match.halves.filter(({ status, startTime }) => status !== 'upcoming' && startTime !== null)
  const half = running ?? match.halves[0]
  const isPaused = running !== undefined && resumeHalfRefusal(control, running.halfNumber) === undefined

  const start = (halfNumber: number) => {
    const go = () => onPress({ kind: 'start-half', halfNumber })
    if (!running) return go()
    setQuestion({
      title: msg('match-control.clock-control.start-half-now-half', { halfNumber }),
      text: (
        <>
          <p>
            {msg('match-control.clock-control.half-is-still-running', {
              halfNumber: running.halfNumber,
              halfNumber2: halfNumber,
            })}
          </p>
          <Consequences action={{ kind: 'start-half', matchId, halfNumber }} />
        </>
      ),
      confirmText: msg('match-control.clock-control.start-half-half-number', { halfNumber }),
      apply: go,
    })
  }
  const end = ({ halfNumber }: MatchHalf) =>
    setQuestion({
      title: msg('match-control.clock-control.end-half-half-number', { halfNumber }),
      text: (
        <>
          <p>
            {isLast
              ? msg('match-control.clock-control.this-is-the-last')
              : msg('match-control.clock-control.if-you-end-the')}
          </p>
          <Consequences action={{ kind: 'end-half', matchId, halfNumber }} />
        </>
      ),
      confirmText: msg('match-control.clock-control.end-half-half-number-2', { halfNumber }),
      apply: () => onPress({ kind: 'end-half', halfNumber }),
    })

  const interrupt = ({ halfNumber }: MatchHalf) =>
    setQuestion({
      title: msg('match-control.clock-control.interrupt-play'),
      text: (
        <>
          <p>{msg('match-control.clock-control.the-clock-stands-still-and')}</p>
          <Consequences action={{ kind: 'pause-half', matchId, halfNumber }} />
        </>
      ),
      confirmText: msg('match-control.clock-control.interrupt-play-2'),
      apply: () => pause.mutate({ body: { matchId, halfNumber } }),
    })
  const goOn = ({ halfNumber }: MatchHalf) =>
    setQuestion({
      title: msg('match-control.clock-control.does-play-go-on'),
      text: (
        <>
          <p>{msg('match-control.clock-control.the-clock-goes-on')}</p>
          <Consequences action={{ kind: 'resume-half', matchId, halfNumber }} />
        </>
      ),
      confirmText: msg('match-control.clock-control.play-goes-on-2'),
      apply: () => resume.mutate({ body: { matchId, halfNumber } }),
    })

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-1 gap-2">
        {match.halves.map(({ halfNumber }) => {
          const cannot = startHalfRefusal(control, halfNumber) !== undefined
          return (
            <Button
              key={halfNumber}
              variant={cannot || running ? 'secondary' : 'primary'}
              icon={<Play aria-hidden="true" />}
              disabled={cannot}
              onClick={() => start(halfNumber)}
            >
              {cannot || !running
                ? msg('match-control.clock-control.start-half-half-number', { halfNumber })
                : msg('match-control.clock-control.start-half-ends-half', {
                    halfNumber,
                    halfNumber2: running.halfNumber,
                  })}
            </Button>
          )
        })}
        <Button
          icon={<Square aria-hidden="true" />}
          disabled={!running || endHalfRefusal(control, running.halfNumber) !== undefined}
          onClick={() => running && end(running)}
        >
          {running
            ? msg('match-control.clock-control.end-half-half-number-2', { halfNumber: running.halfNumber })
            : msg('match-control.clock-control.end-half')}
        </Button>
      </div>
      <p className="text-muted text-sm">{msg('match-control.clock-control.a-half-that-you')}</p>
      <div className="flex flex-wrap items-center gap-1.5">
        <Button
          size="sm"
          icon={isPaused ? <CirclePlay aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
          disabled={!running || (!isPaused && pauseHalfRefusal(control, running.halfNumber, serverNow()) !== undefined)}
          onClick={() => running && (isPaused ? goOn(running) : interrupt(running))}
        >
          {isPaused
            ? msg('match-control.clock-control.play-goes-on-2')
            : msg('match-control.clock-control.interrupt-play-2')}
        </Button>
        <Button
          size="sm"
          icon={<History aria-hidden="true" />}
          disabled={hasStarted.length === 0 || control.confirmed || match.status === 'abandoned'}
          onClick={() => setCorrecting(true)}
        >
          {msg('match-control.clock-control.correct-the-kick-off')}
        </Button>
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden="true" />}
          disabled={!reopened}
          onClick={() =>
            reopened &&
            setQuestion({
              title: msg('match-control.clock-control.reopen-half-half-number', { halfNumber: reopened.halfNumber }),
              text: (
                <>
                  <p>{msg('match-control.clock-control.the-end-of-the')}</p>
                  <Consequences action={{ kind: 'reopen-half', matchId, halfNumber: reopened.halfNumber }} />
                </>
              ),
              confirmText: msg('match-control.clock-control.reopen'),
              apply: () => reopen.mutate({ body: { matchId, halfNumber: reopened.halfNumber } }),
            })
          }
        >
          {reopened
            ? msg('match-control.clock-control.reopen-half-half-number-2', { halfNumber: reopened.halfNumber })
            : msg('match-control.clock-control.reopen')}
        </Button>
        <Button
          size="sm"
          icon={<ClockPlus aria-hidden="true" />}
          disabled={isOver(match) || match.halves.length >= MOST_HALVES || match.halves.at(-1)?.status === 'upcoming'}
          onClick={() =>
            setQuestion({
              title: msg('match-control.clock-control.add-extra-time'),
              text: msg('match-control.clock-control.a-half-of-15', { halves: match.halves.length }),
              confirmText: msg('match-control.clock-control.add-extra-time-2'),
              apply: () => void addExtraTime(match),
            })
          }
        >
          {msg('match-control.clock-control.extra-time')}
        </Button>
        <Button
          icon={<Trophy aria-hidden="true" />}
          disabled={isOver(match) || match.status !== 'active'}
          onClick={() =>
            setQuestion({
              title: msg('match-control.clock-control.end-the-match'),
              text: (
                <>
                  <p>{msg('match-control.clock-control.later-rounds-are-not')}</p>
                  <Consequences action={{ kind: 'end-match', matchId }} />
                </>
              ),
              confirmText: msg('match-control.clock-control.end-match'),
              danger: true,
              apply: () => finish.mutate({ body: { matchId } }),
            })
          }
        >
          {msg('match-control.clock-control.end-match')}
        </Button>
        <Button
          variant="danger"
          icon={<Ban aria-hidden="true" />}
          disabled={isOver(match)}
          onClick={() => setAbandoning(true)}
        >
          {msg('match-control.clock-control.abandon')}
        </Button>
        <Button
          size="sm"
          icon={<RefreshCw aria-hidden="true" />}
          disabled={!half}
          loading={settle.isPending}
          onClick={() => half && settle.mutate({ body: { halfId: half._id } })}
        >
          {msg('match-control.clock-control.update-rounds')}
        </Button>
        {match.status === 'completed' && (
          <Button
            size="sm"
            icon={<BadgeCheck aria-hidden="true" />}
            disabled={control.confirmed}
            loading={confirm.isPending}
            onClick={() =>
              setQuestion({
                title: msg('match-control.clock-control.confirm-the-results'),
                text: (
                  <>
                    <p>{msg('match-control.clock-control.the-results-become-final')}</p>
                    <Consequences action={{ kind: 'confirm-results', matchId }} />
                  </>
                ),
                confirmText: msg('match-control.clock-control.confirm-results'),
                apply: () => confirm.mutate({ body: { matchId } }),
              })
            }
          >
            {control.confirmed
              ? msg('match-control.clock-control.results-confirmed')
              : msg('match-control.clock-control.confirm-results')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(open) => !open && setQuestion(undefined)}
        title={question?.title}
        confirmText={question?.confirmText}
        danger={question?.danger}
        onConfirm={() => {
          question?.apply()
          setQuestion(undefined)
        }}
      >
        <div className="grid gap-3">
          {moment}
          {question?.text}
        </div>
      </ConfirmDialog>
      {isCorrecting && (
        <KickOffDialog
          halves={hasStarted}
          tempo={match.tempo}
          onClose={() => setCorrecting(false)}
          onCorrect={(half, startTime) => call(updateHalf, { params: { id: half._id }, body: { startTime } })}
        />
      )}
      {isAbandoning && <AbandonDialog match={match} onClose={() => setAbandoning(false)} />}
    </div>
  )
}

async function addExtraTime(match: Match): Promise<void> {
  try {
    const body = { matchId: match._id, halfNumber: match.halves.length + 1 }
    const { matchHalf } = await call(createHalf, { body })
    for (const round of EXTRA_ROUNDS) await call(createRound, { body: { halfId: matchHalf._id, ...round } })
    notify.success(msg('match-control.clock-control.half-was-added-start', { halfNumber: body.halfNumber }))
  } catch (error) {
    notify.error(error instanceof Error ? error.message : msg('match-control.clock-control.something-went-wrong'), {
      duration: 6000,
    })
  }
}
