import type { SessionId, UserId } from '@bettle/contract'

/** One connected socket, signed in. */
export interface Listener {
  readonly userId: UserId
  readonly sessionId: SessionId
  /** Receives no hub updates ([G4]). */
  readonly isGuest?: boolean
  /** Writes a prepared frame unchanged. */
  write(frame: Buffer): void
  close(code: number): void
}
