import type { JobQueue } from '../../jobs/job-store.ts'

/** Returns the queue of a match's jobs: those of its rounds, corrections and end. */
export const matchQueue = (matchId: string): JobQueue => `match:${matchId}`
