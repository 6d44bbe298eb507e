import { type ReactNode, type RefObject, Suspense, useEffect, useState } from 'react'
import { lazily } from '../../ui/index.ts'

const TooltipBubble = lazily(() =>
  import('../../ui/overlays/tooltip-bubble.tsx').then(({ TooltipBubble }) => ({ default: TooltipBubble })),
)

/** A symbol within this distance from a tap counts as its target (px). */
const FINGER = 24
const SHOWN_FOR = 5000

interface Named {
  sign: HTMLElement
  anchor: DOMRect
}

/**
 * Returns the hint to render after a tap in a field of small symbols. The hint names the nearest symbol, because touch
 * screens show no `title`.
 */
export function useNamesOnTap(field: RefObject<HTMLElement | null>): ReactNode {
  const [named, setNamed] = useState<Named>()
  const forget = () => setNamed(undefined)
  useEffect(() => {
    const element = field.current
    if (!element) return
    const show = (sign: HTMLElement | undefined) => setNamed(sign && { sign, anchor: sign.getBoundingClientRect() })
    const onTap = (event: MouseEvent) => show(signNear(element, event))
    const stay = () => setNamed((held) => held && { ...held, anchor: held.sign.getBoundingClientRect() })
    element.addEventListener('click', onTap)
    element.addEventListener('scroll', stay)
    return () => {
      element.removeEventListener('click', onTap)
      element.removeEventListener('scroll', stay)
    }
  }, [field])
  const sign = named?.sign
  useEffect(() => {
    if (!sign) return
    const timer = setTimeout(() => setNamed(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [sign])
  if (!named) return null
  return (
    <Suspense fallback={null}>
      <TooltipBubble
        text={named.sign.title}
        side="top"
        anchor={named.anchor}
        onHold={() => {}}
        onLeave={() => {}}
        onClose={forget}
      />
    </Suspense>
  )
}

function signNear(field: HTMLElement, { clientX, clientY }: MouseEvent): HTMLElement | undefined {
  const signs = [...field.querySelectorAll<HTMLElement>('[title]')].map((sign) => {
    const { left, top, width, height } = sign.getBoundingClientRect()
    return { sign, distance: Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) }
  })
  return signs.filter(({ distance }) => distance <= FINGER).sort((a, b) => a.distance - b.distance)[0]?.sign
}
