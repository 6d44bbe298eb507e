import { msg } from '../texts/msg.ts'

/** Returns a text about the goals that a score omits, because their side was not recorded [E5]. */
export const goalsWithoutSideText = ({
  unassigned,
}: {
  readonly unassigned?: number | undefined
}): string | undefined =>
  unassigned ? msg('ui.goals-without-side-text.goals-side-not-known', { unassigned }) : undefined
