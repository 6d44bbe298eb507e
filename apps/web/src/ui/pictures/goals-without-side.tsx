import { goalsWithoutSideText } from '../goals-without-side-text.ts'

/** How a match stands; `unassigned` counts the goals that are in neither number. */
export interface BoardScore {
  readonly home: number
  readonly away: number
  readonly unassigned?: number | undefined
}

/** Beside a score that lacks goals, because nobody said whose they were ([E5]). */
export function GoalsWithoutSide({ of: score, className = '' }: { of: BoardScore; className?: string }) {
  const text = goalsWithoutSideText(score)
  return text ? <span className={`${className} block text-closing text-sm`}>{text}</span> : null
}
