import library from 'canvas-confetti'

const COLOURS = ['#c8f04b', '#f4f7ec', '#f2b14a', '#9fdcf5', '#d8433b']

/** Draws confetti on a canvas of its own, which is removed afterwards. */
export async function burstConfetti(from?: Element | null, until?: AbortSignal): Promise<void> {
  const box = from?.getBoundingClientRect()
  const origin = box
    ? { x: (box.left + box.width / 2) / innerWidth, y: (box.top + box.height / 2) / innerHeight }
    : { x: 0.5, y: 0.4 }
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: '100',
  })
  document.body.append(canvas)
  // No worker is used, because a strict content security policy would refuse it.
  const burst = library.create(canvas, { resize: true, useWorker: false })
  const end = () => {
    burst.reset()
    canvas.remove()
  }
  until?.addEventListener('abort', end, { once: true })
  await burst({
    particleCount: 70,
    spread: 75,
    startVelocity: 34,
    ticks: 130,
    gravity: 1.1,
    scalar: 0.9,
    origin,
    colors: COLOURS,
  })
  canvas.remove()
}
