import { GameError, type Issue } from '@bettle/contract'

/** A body that was well formed and still makes no sense, told like any other invalid one. */
export function invalid(path: string, message: string): GameError {
  return new GameError('invalid-request', { issues: [{ path, message }] })
}

/** Refuses a body for all its faults at once; does nothing where there are none. */
export function refuseFaults(faults: readonly (Issue | false | null | undefined)[]): void {
  const issues = faults.filter((fault) => !!fault)
  if (issues.length > 0) throw new GameError('invalid-request', { issues })
}
