import type { MatchHalf } from '@bettle/contract'
import { useEffect, useState } from 'react'
import { Consequences } from '../../../admin-ui/consequences.tsx'
import { messageOf } from '../../../api/call-error.ts'
import { LOCALE } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, Dialog, notify, SegmentedControl, Skeleton } from '../../../ui/index.ts'
import { secondsOfMatch } from '../events/typed-minute.ts'

interface KickOffDialogProps {
  halves: readonly MatchHalf[]
  tempo: number
  onClose: () => void
  onCorrect: (half: MatchHalf, startTime: string) => Promise<unknown>
}

/** The delay after the last press before the consequences are requested from the server (ms). */
const SETTLES_IN = 500
const STEPS = [-60, -10, -1, 1, 10, 60] as const

/** Moves the kick-off of a half by seconds of match time. The consequences for bets are shown first. */
export function KickOffDialog({ halves, tempo, onClose, onCorrect }: KickOffDialogProps) {
  const [chosen, setChosen] = useState(halves.at(-1)?._id)
  const [moved, setMoved] = useState(0)
  const [isPending, setPending] = useState(false)
  const half = halves.find(({ _id }) => _id === chosen)
  const kickOff = half?.startTime ?? null
  const startTime =
    kickOff === null ? '' : new Date(Math.round(Date.parse(kickOff) + secondsOfMatch(moved, tempo))).toISOString()
  const settled = useSettled(startTime)
  if (!half || kickOff === null) return null
  const correct = async () => {
    setPending(true)
    try {
      await onCorrect(half, startTime)
      notify.success(
        msg('match-control.kick-off-dialog.the-kick-off-of-half', {
          halfNumber: half.halfNumber,
          time: timeText(startTime),
        }),
      )
      onClose()
    } catch (error) {
      notify.error(messageOf(error), { duration: 6000 })
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      phone="fitted"
      title={msg('match-control.kick-off-dialog.correct-the-kick-off')}
      description={msg('match-control.kick-off-dialog.the-new-kick-off-moves')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {msg('match-control.kick-off-dialog.cancel')}
          </Button>
          <Button variant="primary" disabled={moved === 0} loading={isPending} onClick={() => void correct()}>
            {msg('match-control.kick-off-dialog.correct')}
          </Button>
        </>
      }
    >
      {/* Reserves space for the consequences before they have loaded, so that the step buttons do not move under
         the thumb. */}
      <div className="grid content-start gap-4 max-sm:min-h-72">
        {halves.length > 1 && (
          <SegmentedControl
            label={msg('match-control.kick-off-dialog.half')}
            block
            segments={halves.map(({ _id, halfNumber }) => ({
              value: _id,
              label: msg('match-control.kick-off-dialog.half-half-number', { halfNumber }),
            }))}
            value={half._id}
            onValueChange={(id) => {
              setChosen(id)
              setMoved(0)
            }}
          />
        )}
        <p className="grid grid-cols-[1fr_auto_1fr] items-baseline gap-2">
          <span className="text-end text-muted line-through">{moved !== 0 && timeText(kickOff)}</span>
          <span className="figures text-2xl">{timeText(startTime)}</span>
        </p>
        <fieldset className="grid grid-cols-3 gap-1.5 sm:grid-cols-6">
          <legend className="sr-only">{msg('match-control.kick-off-dialog.move-the-kick-off-by')}</legend>
          {STEPS.map((step) => (
            <Button key={step} size="sm" onClick={() => setMoved(moved + step)}>
              {stepText(step)}
            </Button>
          ))}
        </fieldset>
        {moved !== 0 &&
          (settled === startTime ? (
            <Consequences action={{ kind: 'update-half', halfId: half._id, startTime }} />
          ) : (
            <Skeleton className="h-16 w-full" />
          ))}
      </div>
    </Dialog>
  )
}

function timeText(time: string): string {
  return new Date(time).toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
}

/** Returns the value after it was unchanged for half a second, because each preview locks every lobby of the match. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_IN)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

function stepText(step: number): string {
  const seconds = Math.abs(step)
  return step > 0
    ? msg('match-control.kick-off-dialog.plus-s-seconds', { seconds })
    : msg('match-control.kick-off-dialog.minus-s-seconds', { seconds })
}
