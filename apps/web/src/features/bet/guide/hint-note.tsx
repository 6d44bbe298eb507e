import { Lightbulb, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { msg } from '../../../texts/msg.ts'
import { IconButton } from '../../../ui/index.ts'
import type { HintId } from './hints.ts'
import { beginHint, endHint } from './said-hints.ts'
import { useEndOnceRead } from './use-end-once-read.ts'

interface HintNoteProps {
  id: HintId
  roundId: string
  text: string
  /**
   * Figures that change while the hint is visible. They are outside the live region, so that a screen reader does not
   * repeat the hint.
   */
  children?: ReactNode
}

/**
 * Shows one hint where the facts about the round usually are. The hint ends when it was visible for READ_MS or when the
 * player dismisses it. It is then not shown again on this device.
 */
export function HintNote({ id, roundId, text, children }: HintNoteProps) {
  useEffect(() => beginHint(id, roundId), [id, roundId])
  useEndOnceRead(true, () => endHint(id))
  return (
    <section
      aria-label={msg('bet.hint-note.hint')}
      className="flex items-center gap-2 rounded-control border border-line bg-raised py-1 ps-3 low:py-0"
    >
      <Lightbulb aria-hidden="true" className="size-5 shrink-0 text-flood" />
      <p className="min-w-0 flex-1 text-pretty text-sm leading-tight">
        <span role="status">{text}</span>
        {children}
      </p>
      <IconButton
        label={msg('bet.hint-note.dismiss-the-hint')}
        tooltip={false}
        icon={<X aria-hidden="true" />}
        onClick={() => endHint(id)}
      />
    </section>
  )
}
