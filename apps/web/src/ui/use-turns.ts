import { useEffect, useState } from 'react'

/** A page nobody looks at is painted by nobody: then it goes on all the same. */
const UNSEEN_MS = 250

/**
 * Counts up to `last`, a step each time what is drawn so far has been painted: a large screen is then drawn in several short
 * turns, and not in one that holds everything up. Not in a transition: what is told meanwhile would begin it anew each time.
 */
export function useTurns(last: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (turn === last) return
    return afterPaint(() => setTurn(turn + 1))
  }, [turn, last])
  return turn
}

function afterPaint(act: () => void): () => void {
  let timer = setTimeout(act, UNSEEN_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(act)
  })
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
