import type { SessionId, UserId } from '@bettle/contract'

/** A connected socket that has signed in. */
export interface Listener {
  readonly userId: UserId
  readonly sessionId: SessionId
  /** True for a guest, who receives no hub updates ([G4]). */
  readonly isGuest?: boolean
  /** Sends a prepared frame unchanged. */
  write(frame: Buffer): void
  close(code: number): void
}
