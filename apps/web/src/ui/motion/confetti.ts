import { prefersReducedMotion } from './use-reduced-motion.ts'

/**
 * One burst of confetti from an element, or from the middle. It comes only now; with reduced motion, never.
 * @param until what it is for is out of sight: none of it goes on over another page
 */
export async function confetti(from?: Element | null, until?: AbortSignal): Promise<void> {
  if (prefersReducedMotion()) return
  const { burstConfetti } = await import('./confetti-burst.ts')
  if (!until?.aborted) await burstConfetti(from, until)
}
