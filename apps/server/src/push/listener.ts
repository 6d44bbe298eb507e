import type { SessionId, UserId } from '@bettle/contract'

/** One connected socket, signed in. */
export interface Listener {
  readonly userId: UserId
  readonly sessionId: SessionId
  /** Hears nothing of the hub ([G4]). */
  readonly isGuest?: boolean
  /** Writes a prepared frame as it is. */
  write(frame: Buffer): void
  close(code: number): void
}
