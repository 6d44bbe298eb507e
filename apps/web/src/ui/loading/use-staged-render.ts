import { useEffect, useState } from 'react'

/** A page nobody looks at is painted by nobody: then it goes on all the same. */
const UNSEEN_MS = 250

/**
 * Counts up to `last`, a step each time what is drawn so far has been painted: a large screen is then drawn in several short
 * turns, and not in one that holds everything up. Not in a transition: what is told meanwhile would begin it anew each time.
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
