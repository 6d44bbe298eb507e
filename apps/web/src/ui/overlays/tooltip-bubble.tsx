import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactNode } from 'react'

export interface TooltipBubbleProps {
  text: ReactNode
  side: 'top' | 'right' | 'bottom' | 'left'
  /** The position of the element that the tooltip explains. */
  anchor: DOMRect
  onHold: () => void
  onLeave: () => void
  onClose: () => void
}

/** The bubble of a tooltip, positioned where there is space. */
export function TooltipBubble({ text, side, anchor, onHold, onLeave, onClose }: TooltipBubbleProps) {
  const { left, top, width, height } = anchor
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <RadixTooltip.Trigger asChild>
          <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={onHold}
            onPointerLeave={onLeave}
            className="z-60 max-w-64 animate-fade rounded-control bg-ink px-3 py-1.5 text-ground text-sm"
          >
            {text}
            <RadixTooltip.Arrow className="fill-ink" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
