import { useState } from 'react'
import { movesBetween } from './ranking.ts'

/** Who rose and who fell since the order was last another one; it stays until the order changes again. */
export function useRankMoves(order: readonly string[]): ReadonlyMap<string, number> {
  const [held, setHeld] = useState(() => ({ order, moves: movesBetween(order, order) }))
  if (order.join() === held.order.join()) return held.moves
  const next = { order, moves: movesBetween(held.order, order) }
  setHeld(next)
  return next.moves
}
