import { prefersReducedMotion } from './use-reduced-motion.ts'

const CHIPS = 3
const FLIGHT = 340
const APART = 45
const SIZE = 26

/**
 * Animates chips that fly from one element to another. Each selector means its first visible match. With reduced motion
 * a chip only lights up at the target. The animation is decorative.
 */
export function throwChips(from: string, to: string): void {
  const start = middleOf(from)
  const end = middleOf(to)
  if (!end || typeof document.body.animate !== 'function') return
  if (prefersReducedMotion()) {
    throwChip(end, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], 0)
    return
  }
  if (!start) return
  const [x, y] = [end.x - start.x, end.y - start.y]
  const rise = Math.min(80, 24 + Math.hypot(x, y) / 8)
  for (let chip = 0; chip < CHIPS; chip++) {
    const at = (share: number, lift: number) => `translate(${x * share}px, ${y * share - lift}px)`
    throwChip(
      start,
      [
        { transform: `${at(0, 0)} scale(0.6)`, opacity: 0.4 },
        { transform: `${at(0.5, rise)} scale(1.1)`, opacity: 1 },
        { transform: `${at(1, 0)} scale(0.7)`, opacity: 0.2 },
      ],
      chip * APART,
    )
  }
}

function middleOf(selector: string): { x: number; y: number } | undefined {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect()
    const isInSight = width > 0 && height > 0 && top < innerHeight && top + height > 0
    if (isInSight) return { x: left + width / 2, y: top + height / 2 }
  }
  return undefined
}

function throwChip(at: { x: number; y: number }, frames: Keyframe[], delay: number): void {
  const chip = document.createElement('span')
  chip.setAttribute('aria-hidden', 'true')
  chip.className = 'flying-chip'
  Object.assign(chip.style, {
    left: `${at.x - SIZE / 2}px`,
    top: `${at.y - SIZE / 2}px`,
    width: `${SIZE}px`,
    height: `${SIZE}px`,
  })
  document.body.append(chip)
  const flight = chip.animate(frames, { duration: FLIGHT, delay, easing: 'cubic-bezier(0.3, 0, 0.3, 1)', fill: 'both' })
  flight.onfinish = () => chip.remove()
  flight.oncancel = () => chip.remove()
}
