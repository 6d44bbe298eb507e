import type { MatchHalf } from '@bettle/contract'
import { type Ref, useState } from 'react'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { ConfirmDialog, classNames, KeyHint } from '../../ui/index.ts'
import { isWhistleResting, nextWhistle, type Whistle } from './pad-tap.ts'

interface WhistleKeyProps {
  ref: Ref<HTMLButtonElement>
  halves: readonly MatchHalf[]
  /** What the host without a seat taps happens at once, so a whistle is asked first. */
  isHostOnly: boolean
  disabled: boolean
  letter: string
  timesOf: (text: string) => number
  onTap: (whistle: Whistle) => void
}

/** The whistle that comes next: the start or the end of a half [RM11]. */
export function WhistleKey({ ref, halves, isHostOnly, disabled, letter, timesOf, onTap }: WhistleKeyProps) {
  const [asked, setAsked] = useState<Whistle>()
  const [isOpen, setOpen] = useState(false)
  const whistle = nextWhistle(halves)
  const isResting = isWhistleResting(halves, useServerNow())
  const press = () => {
    if (!whistle) return
    if (!isHostOnly) return onTap(whistle)
    setAsked(whistle)
    setOpen(true)
  }
  return (
    <>
      <button
        ref={ref}
        type="button"
        disabled={disabled || !whistle || isResting}
        onClick={press}
        className={classNames(
          'caps flex min-h-[clamp(3rem,6.4dvh,3.75rem)] w-full touch-manipulation select-none items-center justify-center gap-2 rounded-control border px-3 text-lg leading-none transition-colors active:bg-flood-soft disabled:border-dashed disabled:text-faint',
          whistle && timesOf(whistle.text) > 0
            ? 'border-flood bg-flood-soft'
            : 'border-line-strong bg-raised hover:border-muted',
        )}
      >
        {whistle ? `Whistle: ${whistle.text}` : 'Both halves are over'}
        {whistle && <KeyHint keys={letter} />}
      </button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`${asked?.text ?? 'Whistle'}?`}
        confirmText="Whistle"
        onConfirm={() => {
          setOpen(false)
          if (asked) onTap(asked)
        }}
      >
        It happens at once for everyone in the game, and you cannot undo it.
      </ConfirmDialog>
    </>
  )
}
