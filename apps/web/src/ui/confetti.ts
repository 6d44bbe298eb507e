import { prefersReducedMotion } from './use-reduced-motion.ts'

/** One burst of confetti from an element, or from the middle. It comes only now; with reduced motion, never. */
export async function confetti(from?: Element | null): Promise<void> {
  if (prefersReducedMotion()) return
  const { burstConfetti } = await import('./confetti-burst.ts')
  await burstConfetti(from)
}
