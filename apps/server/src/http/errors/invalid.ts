import { GameError, type Issue } from '@bettle/contract'

/** Returns the refusal of a body that matches its schema but breaks another rule, in the format of a schema fault. */
export function invalid(path: string, message: string): GameError {
  return new GameError('invalid-request', { issues: [{ path, message }] })
}

/** Throws one refusal with all faults of a body, and does nothing if there are none. */
export function refuseFaults(faults: readonly (Issue | false | null | undefined)[]): void {
  const issues = faults.filter((fault) => !!fault)
  if (issues.length > 0) throw new GameError('invalid-request', { issues })
}
