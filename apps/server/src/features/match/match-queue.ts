import type { JobQueue } from '../../jobs/job-store.ts'

/** The queue of a match's jobs: its rounds, corrections and end. */
export const matchQueue = (matchId: string): JobQueue => `match:${matchId}`
