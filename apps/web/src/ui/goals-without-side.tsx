/** How a match stands; `unassigned` counts the goals that are in neither number. */
export interface BoardScore {
  readonly home: number
  readonly away: number
  readonly unassigned?: number | undefined
}

/** Beside a score that lacks goals, because nobody said whose they were ([E5]). */
export function GoalsWithoutSide({ of: { unassigned }, className = '' }: { of: BoardScore; className?: string }) {
  return unassigned ? (
    <span className={`${className} block text-closing text-sm`}>
      {`+${unassigned} goal${unassigned > 1 ? 's' : ''}, side not known`}
    </span>
  ) : null
}
