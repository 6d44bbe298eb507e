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
  const settle = useOperation(updateRounds, () => 'All rounds that have ended are settled.')
  const confirm = useOperation(confirmResults, () => 'The results are final.')
  const reopen = useOperation(reopenHalf, () => 'The half continues as if it had not ended.')
  const pause = useOperation(pauseHalf, () => 'The clock stands still, and betting waits.')
  const resume = useOperation(resumeHalf, () => 'Play goes on.')
  const finish = useOperation(endMatch, () => 'The match has ended.')
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
      title: `Start half ${halfNumber} now?`,
      text: (
        <>
          <p>
            Half {running.halfNumber} is still running: it ends now, and half {halfNumber} starts at the next full
            minute.
          </p>
          <Consequences action={{ kind: 'start-half', matchId, halfNumber }} />
        </>
      ),
      confirmText: `Start Half ${halfNumber}`,
      apply: go,
    })
  }
  const end = ({ halfNumber }: MatchHalf) =>
    setQuestion({
      title: `End half ${halfNumber}?`,
      text: (
        <>
          <p>
            {isLast
              ? 'This is the last half, so the match is completed too, and open rounds are settled.'
              : 'If you end the half, its rounds are settled with the events recorded so far.'}
          </p>
          <Consequences action={{ kind: 'end-half', matchId, halfNumber }} />
        </>
      ),
      confirmText: `End Half ${halfNumber}`,
      apply: () => onPress({ kind: 'end-half', halfNumber }),
    })

  const interrupt = ({ halfNumber }: MatchHalf) =>
    setQuestion({
      title: 'Interrupt play?',
      text: (
        <>
          <p>The clock stands still, and nobody can bet until you say that play goes on.</p>
          <Consequences action={{ kind: 'pause-half', matchId, halfNumber }} />
        </>
      ),
      confirmText: 'Interrupt play',
      apply: () => pause.mutate({ body: { matchId, halfNumber } }),
    })
  const goOn = ({ halfNumber }: MatchHalf) =>
    setQuestion({
      title: 'Does play go on?',
      text: (
        <>
          <p>The clock goes on from where it stands, and betting opens again.</p>
          <Consequences action={{ kind: 'resume-half', matchId, halfNumber }} />
        </>
      ),
      confirmText: 'Play goes on',
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
                ? `Start Half ${halfNumber}`
                : `Start Half ${halfNumber} (ends half ${running.halfNumber})`}
            </Button>
          )
        })}
        <Button
          icon={<Square aria-hidden="true" />}
          disabled={!running || endHalfRefusal(control, running.halfNumber) !== undefined}
          onClick={() => running && end(running)}
        >
          {running ? `End Half ${running.halfNumber}` : 'End Half'}
        </Button>
      </div>
      <p className="text-muted text-sm">
        A half that you start kicks off at the next full minute. If you end the last half, the match is completed.
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        <Button
          size="sm"
          icon={isPaused ? <CirclePlay aria-hidden="true" /> : <CirclePause aria-hidden="true" />}
          disabled={!running || (!isPaused && pauseHalfRefusal(control, running.halfNumber, serverNow()) !== undefined)}
          onClick={() => running && (isPaused ? goOn(running) : interrupt(running))}
        >
          {isPaused ? 'Play goes on' : 'Interrupt play'}
        </Button>
        <Button
          size="sm"
          icon={<History aria-hidden="true" />}
          disabled={hasStarted.length === 0 || control.confirmed || match.status === 'abandoned'}
          onClick={() => setCorrecting(true)}
        >
          Correct the kick-off
        </Button>
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden="true" />}
          disabled={!reopened}
          onClick={() =>
            reopened &&
            setQuestion({
              title: `Reopen half ${reopened.halfNumber}?`,
              text: (
                <>
                  <p>
                    The end of the half is undone, and the half continues. Bets that were settled when it ended are open
                    again.
                  </p>
                  <Consequences action={{ kind: 'reopen-half', matchId, halfNumber: reopened.halfNumber }} />
                </>
              ),
              confirmText: 'Reopen',
              apply: () => reopen.mutate({ body: { matchId, halfNumber: reopened.halfNumber } }),
            })
          }
        >
          {reopened ? `Reopen Half ${reopened.halfNumber}` : 'Reopen'}
        </Button>
        <Button
          size="sm"
          icon={<ClockPlus aria-hidden="true" />}
          disabled={isOver(match) || match.halves.length >= MOST_HALVES || match.halves.at(-1)?.status === 'upcoming'}
          onClick={() =>
            setQuestion({
              title: 'Add extra time?',
              text: `A half of 15 minutes is added, in two rounds. Start the new half when it kicks off. Half ${match.halves.length} ends at that moment.`,
              confirmText: 'Add extra time',
              apply: () => void addExtraTime(match),
            })
          }
        >
          Extra time
        </Button>
        <Button
          icon={<Trophy aria-hidden="true" />}
          disabled={isOver(match) || match.status !== 'active'}
          onClick={() =>
            setQuestion({
              title: 'End the match?',
              text: (
                <>
                  <p>Later rounds are not played. Bets on later rounds are void.</p>
                  <Consequences action={{ kind: 'end-match', matchId }} />
                </>
              ),
              confirmText: 'End match',
              danger: true,
              apply: () => finish.mutate({ body: { matchId } }),
            })
          }
        >
          End match
        </Button>
        <Button
          variant="danger"
          icon={<Ban aria-hidden="true" />}
          disabled={isOver(match)}
          onClick={() => setAbandoning(true)}
        >
          Abandon
        </Button>
        <Button
          size="sm"
          icon={<RefreshCw aria-hidden="true" />}
          disabled={!half}
          loading={settle.isPending}
          onClick={() => half && settle.mutate({ body: { halfId: half._id } })}
        >
          Update Rounds
        </Button>
        {match.status === 'completed' && (
          <Button
            size="sm"
            icon={<BadgeCheck aria-hidden="true" />}
            disabled={control.confirmed}
            loading={confirm.isPending}
            onClick={() =>
              setQuestion({
                title: 'Confirm the results?',
                text: (
                  <>
                    <p>The results become final. After that, each change needs a reason that every player sees.</p>
                    <Consequences action={{ kind: 'confirm-results', matchId }} />
                  </>
                ),
                confirmText: 'Confirm results',
                apply: () => confirm.mutate({ body: { matchId } }),
              })
            }
          >
            {control.confirmed ? 'Results confirmed' : 'Confirm results'}
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
    notify.success(`Half ${body.halfNumber} was added. Start the half when it kicks off.`)
  } catch (error) {
    notify.error(error instanceof Error ? error.message : 'Something went wrong...', { duration: 6000 })
  }
}
