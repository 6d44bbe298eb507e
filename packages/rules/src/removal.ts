/** Where somebody is put who is removed: they may watch at most, or are out ([M13]). */
export type RemovedTo = 'spectator' | 'out'

export interface Remover {
  readonly userId: string
  readonly isHost: boolean
  readonly isAdmin: boolean
  /** Ever held a player's seat in the match: an administrator who plays decides nothing beyond what a host may ([V6]). */
  readonly isRankedInMatch: boolean
}

/** Whether they may remove this member: the host, or an administrator who has no part in the match; nobody themselves ([M13]). */
export function mayRemoveMember(by: Remover, userId: string): boolean {
  return by.userId !== userId && (by.isHost || (by.isAdmin && !by.isRankedInMatch))
}

/** Whether it goes beyond what was decided before: who watches can still be put out, and nothing leads back ([M13]). */
export function isFurtherRemoval(before: RemovedTo | undefined, to: RemovedTo): boolean {
  return before === undefined || (before === 'spectator' && to === 'out')
}
