import type { DueQueue } from '../../live/due-store.ts'

/** The due work of a match: its rounds, corrections, the end of it. */
export const matchQueue = (matchId: string): DueQueue => `match:${matchId}`
