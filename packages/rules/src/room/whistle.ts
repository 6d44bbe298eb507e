import { agreementOf, type Watcher } from './room-verdict.ts'

/** How long a press on the whistle waits for further presses, in ms of wall time ([RM11]). */
export const WHISTLE_WAITS = 60_000

/**
 * Returns how many further members must at least press the whistle before the half starts or ends. Returns 0 if the
 * presses suffice, and undefined if too few members are present ([RM6], [RM11]). Nobody gains by a whistle, so the bets
 * do not matter.
 * @param pressed the members who pressed the whistle
 */
export function missingPresses(pressed: ReadonlySet<string>, watchers: readonly Watcher[]): number | undefined {
  const heaviestFirst = watchers
    .filter(({ memberId }) => !pressed.has(memberId))
    .sort((one, other) => other.weight - one.weight)
  const agreed = watchers.filter(({ memberId }) => pressed.has(memberId))
  for (let missing = 0; missing <= heaviestFirst.length; missing += 1) {
    const verdict = agreementOf([...agreed, ...heaviestFirst.slice(0, missing)], watchers)
    if (verdict === 'too few present') return undefined
    if (verdict === 'agreed') return missing
  }
  return undefined
}

/** The presses that a whistle needs from named recorders: one, and the confirmation of another if another is present. */
const RECORDER_PRESSES = 2

/**
 * Returns how many further recorders must press the whistle. Returns 0 if the presses suffice, and undefined if no
 * recorder is present ([RM31]).
 * @param present the named recorders who are present
 */
export function missingOfRecorders(pressed: ReadonlySet<string>, present: readonly string[]): number | undefined {
  if (present.length === 0) return undefined
  const having = present.filter((memberId) => pressed.has(memberId)).length
  return Math.max(0, Math.min(RECORDER_PRESSES, present.length) - having)
}
