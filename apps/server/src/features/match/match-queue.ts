import type { JobQueue } from '../../jobs/job-store.ts'

/** The due work of a match: its rounds, corrections, the end of it. */
export const matchQueue = (matchId: string): JobQueue => `match:${matchId}`
