import { useEffect, useState } from 'react'

/** In a background tab nothing is painted, so the next step follows after this time (ms). */
const UNSEEN_MS = 250

/**
 * Returns a number that counts up to `last`, one step after each paint, so that a large screen renders in several short
 * tasks. A transition is not used, because updates would restart it.
 */
export function useStagedRender(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage === last) return
    return afterPaint(() => setStage(stage + 1))
  }, [stage, last])
  return stage
}

function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, UNSEEN_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
