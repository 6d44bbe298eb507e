import { useState } from 'react'
import { movesBetween } from './ranking.ts'

const NONE: ReadonlyMap<string, number> = new Map()

/** Returns the rank moves between the two latest orders; they stay until the order changes again. */
export function useRankMoves(order: readonly string[]): ReadonlyMap<string, number> {
  const [held, setHeld] = useState({ order, moves: NONE })
  if (order === held.order || isSameOrder(order, held.order)) return held.moves
  const next = { order, moves: movesBetween(held.order, order) }
  setHeld(next)
  return next.moves
}

function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
