import type { Odds } from '@bettle/contract'
import { useState } from 'react'

type Move = 'up' | 'down'

interface Held {
  odds: readonly Odds[]
  roundId: string | undefined
  /** The next round has changed and its prices have not arrived yet. New prices of another round are no price moves. */
  isNewRound: boolean
  moves: ReadonlyMap<string, Move>
}

const NONE: ReadonlyMap<string, Move> = new Map()

/**
 * Returns the direction of the latest move of each price since the round became the next round. A price that has not
 * moved is omitted.
 */
export function usePriceMoves(odds: readonly Odds[], roundId: string | undefined): ReadonlyMap<string, Move> {
  const [held, setHeld] = useState<Held>({ odds, roundId, isNewRound: false, moves: NONE })
  if (held.odds === odds && held.roundId === roundId) return held.moves
  const next = held.roundId === roundId ? repriced(held, odds) : { odds, roundId, isNewRound: true, moves: NONE }
  setHeld(next)
  return next.moves
}

function repriced(held: Held, odds: readonly Odds[]): Held {
  const priceBefore = new Map(held.odds.map((option) => [option._id, option.odds]))
  const changed = odds.filter(({ _id, odds: price }) => (priceBefore.get(_id) ?? price) !== price)
  if (changed.length === 0) return { ...held, odds }
  if (held.isNewRound) return { ...held, odds, isNewRound: false }
  const moves = new Map(held.moves)
  for (const { _id, odds: price } of changed) moves.set(_id, price > (priceBefore.get(_id) ?? price) ? 'up' : 'down')
  return { ...held, odds, moves }
}
