import { goalsWithoutSideText } from '../goals-without-side-text.ts'

/** A score. `unassigned` counts the goals without a side, which are in neither number. */
export interface BoardScore {
  readonly home: number
  readonly away: number
  readonly unassigned?: number | undefined
}

/** A mark beside a score that omits goals, because their side was not recorded [E5]. */
export function GoalsWithoutSide({ of: score, className = '' }: { of: BoardScore; className?: string }) {
  const text = goalsWithoutSideText(score)
  return text ? <span className={`${className} block text-closing text-sm`}>{text}</span> : null
}
