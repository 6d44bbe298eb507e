import { prefersReducedMotion } from './use-reduced-motion.ts'

/**
 * One burst of confetti from an element, or from the middle; never with reduced motion. The script loads on demand.
 * @param until aborts when its cause is no longer visible, so that no confetti falls on another page
 */
export async function confetti(from?: Element | null, until?: AbortSignal): Promise<void> {
  if (prefersReducedMotion()) return
  const { burstConfetti } = await import('./confetti-burst.ts')
  if (!until?.aborted) await burstConfetti(from, until)
}
