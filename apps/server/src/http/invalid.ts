import { GameError } from '@bettle/contract'

/** A body that was well formed and still makes no sense, told like any other invalid one. */
export function invalid(path: string, message: string): GameError {
  return new GameError('invalid-request', { issues: [{ path, message }] })
}
