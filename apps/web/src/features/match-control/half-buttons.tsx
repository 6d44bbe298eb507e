import { endHalf, type Match, startHalf1, startHalf2 } from '@bettle/contract'
import { endHalfRefusal, startHalfRefusal } from '@bettle/rules'
import { Play, Square } from 'lucide-react'
import { useState } from 'react'
import { Button, ConfirmDialog } from '../../ui/index.ts'
import { useOperation } from './use-operation.ts'

interface Question {
  title: string
  text: string
  confirmText: string
  act: () => void
}

/** Starts and ends the halves; what cannot be done now cannot be pressed. */
export function HalfButtons({ match }: { match: Match }) {
  const [question, setQuestion] = useState<Question>()
  const start1 = useOperation(startHalf1, () => 'Half 1 starts at the next full minute.')
  const start2 = useOperation(startHalf2, () => 'Half 2 starts at the next full minute.')
  const end = useOperation(endHalf, () => 'The half has ended.')
  const control = underControl(match)
  const matchId = match._id
  const isPending = start1.isPending || start2.isPending || end.isPending
  const running = match.halves.findLast((half) => half.status === 'active')
  const isLast = running?.halfNumber === match.halves.length
  const firstRuns = match.halves.some((half) => half.halfNumber === 1 && half.status === 'active')

  const ask = (asked: Question) => setQuestion(asked)
  const confirm = () => {
    question?.act()
    setQuestion(undefined)
  }

  return (
    <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
      <Button
        variant={startHalfRefusal(control, 1) ? 'secondary' : 'primary'}
        icon={<Play aria-hidden="true" />}
        disabled={isPending || startHalfRefusal(control, 1) !== undefined}
        loading={start1.isPending}
        onClick={() => start1.mutate({ body: { matchId } })}
      >
        Start Half 1
      </Button>
      <Button
        variant={startHalfRefusal(control, 2) || firstRuns ? 'secondary' : 'primary'}
        icon={<Play aria-hidden="true" />}
        disabled={isPending || startHalfRefusal(control, 2) !== undefined}
        loading={start2.isPending}
        onClick={() =>
          firstRuns
            ? ask({
                title: 'Start half 2 now?',
                text: 'Half 1 is still running: it ends now, and half 2 starts at the next full minute.',
                confirmText: 'Start Half 2',
                act: () => start2.mutate({ body: { matchId } }),
              })
            : start2.mutate({ body: { matchId } })
        }
      >
        Start Half 2
      </Button>
      <Button
        variant="secondary"
        icon={<Square aria-hidden="true" />}
        disabled={isPending || !running || endHalfRefusal(control, running.halfNumber) !== undefined}
        loading={end.isPending}
        onClick={() =>
          running &&
          ask({
            title: `End half ${running.halfNumber}?`,
            text: isLast
              ? 'This is the last half: the match is completed with it, and open rounds are settled.'
              : 'Its rounds are settled as they stand.',
            confirmText: `End Half ${running.halfNumber}`,
            act: () => end.mutate({ body: { matchId, halfNumber: running.halfNumber } }),
          })
        }
      >
        {running ? `End Half ${running.halfNumber}` : 'End Half'}
      </Button>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(open) => !open && setQuestion(undefined)}
        title={question?.title}
        confirmText={question?.confirmText}
        onConfirm={confirm}
      >
        {question?.text}
      </ConfirmDialog>
    </div>
  )
}

function underControl(match: Match) {
  return {
    status: match.status,
    confirmed: match.resultsConfirmedAt !== null,
    halves: match.halves.map((half) => ({
      id: half._id,
      halfNumber: half.halfNumber,
      status: half.status,
      startTime: half.startTime === null ? null : Date.parse(half.startTime),
      endTime: half.endTime === null ? null : Date.parse(half.endTime),
    })),
  }
}
