import { RotateCcw, Undo2, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { msg } from '../../texts/msg.ts'
import { Button, IconButton, useReducedMotion, useSecondsUntil } from '../../ui/index.ts'
import { hasProblem, isInTime, type OwnTap, type PadTap, undoEndsAt } from './pad-tap.ts'
import type { Taps } from './use-taps.ts'

interface UndoStripProps extends Omit<Taps, 'press'> {
  /** The whistle key, shown beside the taps. */
  whistle: ReactNode
  minuteOf: (own: OwnTap) => string | undefined
}

/**
 * The latest taps, the newest first. Each tap can be undone for ten seconds [RM1]. After that the strip, which keeps its
 * height, names the user's latest taps with their minutes.
 */
export function UndoStrip({ taps, own, undo, sendAgain, dismiss, whistle, minuteOf }: UndoStripProps) {
  const others = taps.filter((tap) => !hasProblem(tap))
  return (
    <div className="@container flex flex-col gap-1.5">
      {taps.filter(hasProblem).map((tap) => (
        <Problem key={tap.requestId} tap={tap} onSendAgain={() => sendAgain(tap)} onDismiss={() => dismiss(tap)} />
      ))}
      <div className="flex @max-[16rem]:flex-col items-stretch gap-1.5">
        {whistle}
        <ul
          aria-label={msg('room.undo-strip.your-latest-taps')}
          className="scroll-x flex min-h-12 min-w-0 flex-1 items-stretch gap-1.5"
        >
          {others.length === 0 && (
            <li className="flex items-center text-muted text-sm leading-tight">
              {own.length === 0 ? msg('room.undo-strip.you-can-undo-a') : ownText(own, minuteOf)}
            </li>
          )}
          {others.toReversed().map((tap) => (
            <LatestTap key={tap.requestId} tap={tap} onUndo={() => undo(tap)} onOver={() => dismiss(tap)} />
          ))}
        </ul>
      </div>
    </div>
  )
}

const ownText = (own: readonly OwnTap[], minuteOf: UndoStripProps['minuteOf']) =>
  msg('room.undo-strip.you-tapped', {
    reversed: own
      .toReversed()
      .map((tap) => [tap.text, minuteOf(tap)].filter(Boolean).join(' '))
      .join(' · '),
  })

interface LatestTapProps {
  tap: PadTap
  onUndo: () => void
  /** Called when the tap can no longer be undone. */
  onOver: () => void
}

function LatestTap({ tap, onUndo, onOver }: LatestTapProps) {
  const seconds = useSecondsUntil(undoEndsAt(tap))
  const isStill = useReducedMotion()
  const isOver = seconds === 0 && (tap.state === 'sent' || tap.state === 'undone')
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  if (isOver) return null
  if (tap.state === 'undone') {
    return (
      <li className="flex shrink-0 items-center whitespace-nowrap rounded-control border border-line border-dashed px-3 text-muted text-sm">
        {msg('room.undo-strip.undone', { text: tap.text })}
      </li>
    )
  }
  return (
    <li className="relative shrink-0 overflow-hidden rounded-control">
      <button
        type="button"
        aria-label={msg('room.undo-strip.undo-2', { text: tap.text })}
        onClick={onUndo}
        disabled={tap.state === 'undoing'}
        className="flex min-h-12 touch-manipulation items-center gap-2 whitespace-nowrap rounded-control border border-line-strong bg-raised px-3 text-sm hover:border-muted disabled:text-faint"
      >
        <Undo2 aria-hidden="true" className="size-4.5 shrink-0" />
        <span>
          <span className="block font-semibold">{msg('room.undo-strip.undo')}</span>
          <span className="block text-muted leading-tight">{tap.text}</span>
        </span>
        <span aria-hidden="true" className="figures w-5 text-end text-lg">
          {seconds}
        </span>
      </button>
      {!isStill && (
        <span
          aria-hidden="true"
          className="absolute bottom-0 start-0 h-0.5 bg-flood transition-[width] duration-1000 ease-linear"
          style={{ width: `${Math.max(0, seconds - 1) * 10}%` }}
        />
      )}
    </li>
  )
}

interface ProblemProps {
  tap: PadTap
  onSendAgain: () => void
  onDismiss: () => void
}

/** Shows a tap that did not arrive, was refused, or could not be undone. */
function Problem({ tap, onSendAgain, onDismiss }: ProblemProps) {
  const seconds = useSecondsUntil(undoEndsAt(tap))
  const canSend = tap.state === 'lost' && seconds > 0 && isInTime(tap, Date.now())
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-end gap-x-2 rounded-control border border-lost/40 bg-lost-soft ps-3 text-sm">
      <p className="wrap-anywhere min-w-0 flex-1 basis-40 py-1.5 leading-snug">
        <span className="font-semibold">{tap.text}: </span>
        {tap.problem ?? (canSend ? msg('room.undo-strip.not-sent-there-is') : msg('room.undo-strip.not-sent-and-now'))}
      </p>
      {canSend && (
        <Button size="sm" icon={<RotateCcw aria-hidden="true" />} onClick={onSendAgain}>
          {msg('room.undo-strip.send-again')}
        </Button>
      )}
      <IconButton
        label={msg('room.undo-strip.dismiss', { text: tap.text })}
        tooltip={false}
        icon={<X aria-hidden="true" />}
        onClick={onDismiss}
      />
    </div>
  )
}
