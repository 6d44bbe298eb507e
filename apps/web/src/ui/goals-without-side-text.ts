/** Returns a text about the goals that a score omits, because their side was not recorded [E5]. */
export const goalsWithoutSideText = ({
  unassigned,
}: {
  readonly unassigned?: number | undefined
}): string | undefined => (unassigned ? `+${unassigned} goal${unassigned > 1 ? 's' : ''}, side not known` : undefined)
