import type { MatchHalf } from '@bettle/contract'
import { useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { Button, Dialog, notify, SegmentedControl } from '../../ui/index.ts'
import { Consequences } from './consequences.tsx'
import { secondsOfMatch } from './typed-minute.ts'

interface KickOffDialogProps {
  halves: readonly MatchHalf[]
  tempo: number
  onClose: () => void
  onCorrect: (half: MatchHalf, startTime: string) => Promise<unknown>
}

const STEPS = [-60, -10, -1, 1, 10, 60] as const

/** Moves the kick-off of a half by seconds of the match, and shows what that does to bets before it is done. */
export function KickOffDialog({ halves, tempo, onClose, onCorrect }: KickOffDialogProps) {
  const [chosen, setChosen] = useState(halves.at(-1)?._id)
  const [moved, setMoved] = useState(0)
  const [isPending, setPending] = useState(false)
  const half = halves.find(({ _id }) => _id === chosen)
  if (!half?.startTime) return null
  const startTime = new Date(Math.round(Date.parse(half.startTime) + secondsOfMatch(moved, tempo))).toISOString()
  const correct = async () => {
    setPending(true)
    try {
      await onCorrect(half, startTime)
      notify.success(`Half ${half.halfNumber} kicked off at ${timeText(startTime)}.`)
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
      title="Correct the kick-off"
      description="Every minute of the half moves with it: rounds, counts and bets follow."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={moved === 0} loading={isPending} onClick={() => void correct()}>
            Correct
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {halves.length > 1 && (
          <SegmentedControl
            label="Half"
            block
            segments={halves.map(({ _id, halfNumber }) => ({ value: _id, label: `Half ${halfNumber}` }))}
            value={half._id}
            onValueChange={(id) => {
              setChosen(id)
              setMoved(0)
            }}
          />
        )}
        <p className="text-center">
          <span className="text-muted line-through">{timeText(half.startTime)}</span>{' '}
          <span className="figures text-2xl">{timeText(startTime)}</span>
        </p>
        <fieldset className="grid grid-cols-3 gap-1.5 sm:grid-cols-6">
          <legend className="sr-only">Seconds of the match</legend>
          {STEPS.map((step) => (
            <Button key={step} size="sm" onClick={() => setMoved(moved + step)}>
              {step > 0 ? '+' : '−'}
              {Math.abs(step)} s
            </Button>
          ))}
        </fieldset>
        {moved !== 0 && <Consequences action={{ kind: 'update-half', halfId: half._id, startTime }} />}
      </div>
    </Dialog>
  )
}

function timeText(time: string): string {
  return new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
}
