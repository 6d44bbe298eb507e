import type { Odds } from '@bettle/contract'
import { expectedCount, type Round } from '@bettle/rules'

/**
 * Returns the event type to open with: of the types that this player can bet on now, the one that occurs most often in
 * such a round. Without measured rates it is the first open type.
 */
export function typeToOpenWith(
  eventTypes: readonly { name: string }[],
  closed: ReadonlySet<string>,
  round: Round | undefined,
): string | undefined {
  const open = eventTypes.filter(({ name }) => !closed.has(name))
  const usual = (name: string) => (round && expectedCount(name, round)) ?? 0
  const [first, ...others] = open.length > 0 ? open : eventTypes
  return first && others.reduce((most, { name }) => (usual(name) > usual(most) ? name : most), first.name)
}

/**
 * Returns the line to ask about: of the lines with an open over and an open under, the one whose prices are nearest to
 * each other. It is undefined if no option is offered.
 */
export function lineToAsk(options: readonly Odds[], isOpen: (option: Odds) => boolean): number | undefined {
  const lines = [...new Set(options.map(({ threshold }) => threshold))]
  let best: { line: number; cost: number } | undefined
  for (const line of lines) {
    const [over, under] = sidesOf(options, line)
    // A line without one of its sides comes after every whole pair, and a closed pair after the open ones.
    const gap = over && under ? Math.abs(over.odds - under.odds) : 1e6
    const cost = gap + [over, under].filter((side) => side && !isOpen(side)).length * 1e9
    if (!best || cost < best.cost) best = { line, cost }
  }
  return best?.line
}

/** Returns the over and the under of a line. */
export function sidesOf(options: readonly Odds[], line: number | undefined) {
  const of = (side: Odds['betType']) => options.find(({ betType, threshold }) => betType === side && threshold === line)
  return [of('over'), of('under')] as const
}
