import { prefersReducedMotion } from './use-reduced-motion.ts'

/**
 * Shows one burst of confetti from an element, or from the middle of the screen. With reduced motion it shows none. The
 * script is loaded on demand.
 * @param until aborts when the cause is no longer visible, so that no confetti falls on another page
 */
export async function confetti(from?: Element | null, until?: AbortSignal): Promise<void> {
  if (prefersReducedMotion()) return
  const { burstConfetti } = await import('./confetti-burst.ts')
  if (!until?.aborted) await burstConfetti(from, until)
}
