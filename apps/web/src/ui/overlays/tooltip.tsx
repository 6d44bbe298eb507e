import { type FocusEvent, type PointerEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazily } from '../loading/lazily.ts'

export interface TooltipProps {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** The element with the tooltip. It must be a single focusable element. */
  children: ReactNode
}

/** Loaded when the first tooltip is shown. */
const TooltipBubble = lazily(() =>
  import('./tooltip-bubble.tsx').then(({ TooltipBubble }) => ({ default: TooltipBubble })),
)

const SHOW_AFTER_MS = 400
/** In this time (ms) the user can move the pointer onto the tooltip before it disappears. */
const HIDE_AFTER_MS = 120

/**
 * A tooltip that a mouse over the element or the keyboard focus shows. Its text must also be available elsewhere,
 * because a touch does not show it.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [anchor, setAnchor] = useState<DOMRect>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const soon = (run: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delay)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const hide = () => {
    clearTimeout(timer.current)
    setAnchor(undefined)
  }
  const hideSoon = () => soon(() => setAnchor(undefined), HIDE_AFTER_MS)
  const showSoon = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return
    soon(() => setAnchor(currentTarget.firstElementChild?.getBoundingClientRect()), SHOW_AFTER_MS)
  }
  const showFocused = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) setAnchor(target.getBoundingClientRect())
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has no box and only handles its child's events */}
      <span
        className="contents"
        onPointerOver={showSoon}
        onPointerOut={hideSoon}
        onPointerDown={hide}
        onFocus={showFocused}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {children}
      </span>
      {anchor && (
        <Suspense fallback={null}>
          <TooltipBubble
            text={text}
            side={side}
            anchor={anchor}
            onHold={() => clearTimeout(timer.current)}
            onLeave={hideSoon}
            onClose={hide}
          />
        </Suspense>
      )}
    </>
  )
}
