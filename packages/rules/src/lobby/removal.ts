/** The result of a removal: the member may only watch, or is out of the lobby ([M13]). */
export type RemovedTo = 'spectator' | 'out'

export interface Remover {
  readonly userId: string
  readonly isHost: boolean
  readonly isAdmin: boolean
  /**
   * True if the remover has ever held a player's seat in the match. An administrator who did may remove members only as
   * the host ([V6]).
   */
  readonly isRankedInMatch: boolean
}

/**
 * Returns true if the remover may remove this member. The host may, and an administrator without a player's seat in the
 * match, but never themselves ([M13]).
 */
export function mayRemoveMember(by: Remover, userId: string): boolean {
  return by.userId !== userId && (by.isHost || (by.isAdmin && !by.isRankedInMatch))
}

/**
 * Returns true if a removal is stricter than the previous removal. A member who only watches can still be removed from
 * the lobby, and no removal is reversed ([M13]).
 */
export function isFurtherRemoval(before: RemovedTo | undefined, to: RemovedTo): boolean {
  return before === undefined || (before === 'spectator' && to === 'out')
}
