/** What a score lacks because nobody said whose goals they were ([E5]). */
export const goalsWithoutSideText = ({
  unassigned,
}: {
  readonly unassigned?: number | undefined
}): string | undefined => (unassigned ? `+${unassigned} goal${unassigned > 1 ? 's' : ''}, side not known` : undefined)
