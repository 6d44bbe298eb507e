import type { MatchHalf } from '@bettle/contract'
import { Megaphone } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { msg } from '../../texts/msg.ts'
import { ConfirmDialog, classNames, KeyHint } from '../../ui/index.ts'
import { isWhistleResting, nextWhistle, type Whistle } from './pad-tap.ts'

interface WhistleKeyProps {
  ref?: Ref<HTMLButtonElement>
  halves: readonly MatchHalf[]
  /** True for a host without a seat, whose taps take effect at once. The pad therefore asks before a whistle. */
  isHostOnly: boolean
  disabled: boolean
  /** The letter that presses the key, where the keyboard does. */
  letter?: string
  timesOf: (text: string) => number
  onTap: (whistle: Whistle) => void
}

/** The key for the next whistle: the start or the end of a half [RM11]. */
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
        {...(whistle && { 'aria-label': msg('room.whistle-key.whistle', { text: whistle.text }) })}
        className={classNames(
          'caps flex min-h-12 @min-[16rem]:w-29 shrink-0 touch-manipulation select-none items-center justify-center gap-1.5 rounded-control border px-2 text-start text-base leading-none transition-colors active:bg-flood-soft disabled:border-dashed disabled:text-faint',
          whistle && timesOf(whistle.text) > 0
            ? 'border-flood bg-flood-soft'
            : 'border-line-strong bg-raised hover:border-muted',
        )}
      >
        <Megaphone aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="min-w-0 text-balance">{whistle?.text ?? msg('room.whistle-key.halves-over')}</span>
        {whistle && letter !== undefined && <KeyHint keys={letter} className="shrink-0 max-md:hidden" />}
      </button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={msg('room.whistle-key.question', { text: asked?.text ?? msg('room.whistle-key.whistle-2') })}
        confirmText={msg('room.whistle-key.whistle-2')}
        onConfirm={() => {
          setOpen(false)
          if (asked) onTap(asked)
        }}
      >
        {msg('room.whistle-key.the-whistle-counts-at')}
      </ConfirmDialog>
    </>
  )
}
